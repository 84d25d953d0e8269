"""The part of a review that a worker does: one node at a time, so that bots who wait for a worker come in between."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

from anpfiff.bots.review.count_back import CountBack
from anpfiff.bots.review.deserved import Deserved
from anpfiff.bots.review.finishes import finishes_of, taken_chances
from anpfiff.bots.review.ledger import mean_of
from anpfiff.build import own_build
from anpfiff.core.replay import read
from anpfiff.games import find
from anpfiff.protocol.review import (
    ConfirmedChange,
    DeservedResult,
    DeservedScore,
    ReviewedChoice,
    ReviewedNode,
    ReviewedOption,
)

if TYPE_CHECKING:
    from anpfiff.bots.review.booking import ChoiceAt
    from anpfiff.core.table import Table

AT_ONCE: Final = 2
"""How many reviews are under way at once. All others wait: workers would read each match anew for every node."""
MOST_SCORES = 8
DIGITS = 5


class BookNode(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    """A node of a match that is over, to be booked from the values after it; without a number: the outline."""

    replay: str
    number: int | None = None
    after: list[list[float]] = []
    part: Literal["node", "again", "kick_off"] = "node"
    """The node, its change once more in other matches, or one part of the matches from the kick-off."""


@lru_cache(maxsize=AT_ONCE)
def review_of(replay: str) -> CountBack:
    """The match that is looked at; as many are kept as are under way at once, for their nodes come by turns."""
    review = CountBack(read(replay, find))
    review.budget = review.usual(own_build() == "compiled")
    return review


def outline(replay: str) -> ReviewOutline:
    """What is certain before anything is played on."""
    review = review_of(replay)
    return ReviewOutline(len(review.nodes), review.last_values(), deserved_of(review.match))


def deserved_of(match: Table) -> DeservedResult | None:
    """The deserved result of a match with shots."""
    finishes = finishes_of(match, taken_chances(match))
    if not finishes:
        return None
    found = Deserved(finishes)
    won, drawn, lost = found.outcome(0)
    return DeservedResult(
        (found.goals[0], found.goals[1]),
        (found.shots[0], found.shots[1]),
        (found.expected[0], found.expected[1]),
        shown_scores(found),
        (won, drawn, lost),
        (found.points(0), found.points(1)),
        found.unknown,
    )


def shown_scores(found: Deserved) -> list[DeservedScore]:
    """The likeliest scores, and in any case the one that came."""
    came = (found.goals[0], found.goals[1])
    return [
        DeservedScore((home, away), chance)
        for place, (home, away, chance) in enumerate(found.scores())
        if place < MOST_SCORES or (home, away) == came
    ]


def booked(task: BookNode, number: int) -> BookedNode:
    """One node, or what else the task asks for."""
    review = review_of(task.replay)
    if task.part == "kick_off":
        return BookedNode(values=review.kick_off(number))
    if task.part == "again":
        return BookedNode(confirmed=confirmed(review, number))
    booking = review.book(number, task.after)
    node, seats = booking.node, range(review.seats)
    shown = ReviewedNode(
        int(node.first),
        int(node.last),
        node.kind,  # type: ignore[arg-type]  # one of four words
        node.seats(),
        [round(mean_of(booking.before, seat), DIGITS) for seat in seats],
        [round(mean_of(booking.after, seat), DIGITS) for seat in seats],
        [reviewed(one) for one in booking.choices],
    )
    return BookedNode(shown, booking.before)


def confirmed(review: CountBack, number: int) -> ConfirmedChange:
    """What a node changed, measured again, as it is sent."""
    step, seats = review.confirm(number), range(review.seats)
    return ConfirmedChange(
        [round(change, DIGITS) for change in step.changes],
        [round(error, DIGITS) for error in step.errors],
        [step.holds(seat) for seat in seats],
    )


def reviewed(one: ChoiceAt) -> ReviewedChoice:
    """A judged choice, as it is sent."""
    choice = one.choice
    options = [
        ReviewedOption(action.notation, round(chance, DIGITS), round(error, DIGITS))
        for action, chance, error in zip(choice.options, choice.worth, choice.errors, strict=True)
    ]
    return ReviewedChoice(
        ply=one.ply,
        seat=one.seat,
        question=one.question,
        options=options,
        said=int(choice.said),
        best=int(choice.best),
        lost=choice.lost,
        error=choice.error,
        is_sure=choice.is_sure,
        cost=choice.cost,
        gained=choice.gained,
        gained_errors=choice.gained_errors,
    )


class BookedNode(Struct):
    """What a worker found out: about one node, about a step that looked large, or about the kick-off."""

    node: ReviewedNode | None = None
    values: list[list[float]] = []
    """Match by match and seat by seat: how it ended, played on from before the node or from the kick-off."""
    confirmed: ConfirmedChange | None = None


class ReviewOutline(Struct):
    """What is known of a match at once: how many nodes it has, how it ended, and what was deserved."""

    nodes: int
    values: list[list[float]]
    deserved: DeservedResult | None
