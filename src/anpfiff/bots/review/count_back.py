"""A match that is looked at again, from its last node back to the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.bots.review.booking import AGAIN_SEED, KICK_OFF_SEED, Booking, ReviewBudget, judged, values_before
from anpfiff.bots.review.evaluator import Evaluator, with_all_hands, world_of
from anpfiff.bots.review.ledger import BookedChoice, Ledger, error_of_sums, mean_of
from anpfiff.bots.review.nodes import first_state, nodes_of
from anpfiff.bots.review.steps import ConfirmedStep, largest_steps
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.bots.review.choices import JudgedChoice
    from anpfiff.bots.review.nodes import MatchNode
    from anpfiff.core.state import State
    from anpfiff.core.table import Table

USUAL: Final = (500, 50, 400)
"""Matches played on from a node, worlds for every option, and worlds in which a choice is measured."""
FROM_SOURCES: Final = (48, 8, 80)
"""The same where the engine is not compiled, and some twenty times slower."""
AGAIN: Final = 3
"""A step that looked large is measured in so many times more matches."""
MOST_AGAIN: Final = 500
KICK_OFF: Final = 20
"""The matches from the kick-off are played in so many parts, so that bots who wait for a worker come in between."""
KICK_OFF_PART: Final = 100
"""At most so many matches are one part of them."""
MOST_NODES: Final = 180
"""A longer match is looked at with fewer matches for every node, so that all of it is done in about a minute."""

LONG: Final = 280
"""From so many nodes on there are fewer still: every match that is played on is as much longer as the match itself."""


def usual_budget(nodes: int, is_quick: bool, part: float = 1.0) -> ReviewBudget:
    """How much is played on for a match of so many nodes. It follows from game and log, never from what is found."""
    path, first, again = USUAL if is_quick else FROM_SOURCES
    number = float(max(1, nodes))
    share = part * min(1.0, MOST_NODES / number) * min(1.0, LONG / number)
    return ReviewBudget(max(24, int(path * share)), max(4, int(first * share)), max(12, int(again * share)))


@final
class CountBack:
    """One match, its nodes and its ledger."""

    def __init__(self, match: Table, budget: ReviewBudget | None = None) -> None:
        self.match: Table = match
        self.evaluator: Evaluator = Evaluator(match.game.advice())
        self.nodes: list[MatchNode] = nodes_of(match)
        self.seats: int = match.setup.seats
        self.budget: ReviewBudget = self.usual(True) if budget is None else budget

    def usual(self, is_quick: bool) -> ReviewBudget:
        """How much is played on for this match."""
        return usual_budget(len(self.nodes), is_quick, self.evaluator.advice.review_share())

    def last_values(self) -> list[list[float]]:
        """How it ended; a match that was broken off is worth what would have become of it."""
        return self._last_values(self.budget.path, 1)

    def _last_values(self, matches: int, seed: int) -> list[list[float]]:
        if self.match.is_over:
            return [self.match.result().wins() for _ in range(matches)]
        return self._played_on(self.match.state, matches, seed, 0)

    def _played_on(self, s: State, matches: int, seed: int, stream: int) -> list[list[float]]:
        """How matches end that are played on from a state, as all seats together see it."""
        view, found = with_all_hands(s), []
        for n in range(matches):
            rng = seeded(seed, stream * 100_003 + n)
            found.append(self.evaluator.play_out(world_of(view, rng), rng))
        return found

    def kick_off(self, part: int) -> list[list[float]]:
        """How matches end that are played from the kick-off; one of `KICK_OFF` parts."""
        return self._played_on(first_state(self.match), min(self.budget.path, KICK_OFF_PART), KICK_OFF_SEED, part)

    def confirm(self, number: int) -> ConfirmedStep:
        """What a node changed, once more, in other matches."""
        node, matches = self.nodes[number], max(self.budget.path, min(MOST_AGAIN, AGAIN * self.budget.path))
        if number + 1 < len(self.nodes):
            after = self._played_on(self.nodes[number + 1].before, matches, AGAIN_SEED + 2, number)
        else:
            after = self._last_values(matches, AGAIN_SEED + 2)
        before = values_before(self.evaluator, node, number, after, AGAIN_SEED)
        changes = [[now - was for now, was in zip(*rows, strict=True)] for rows in zip(after, before, strict=True)]
        seats = range(self.seats)
        return ConfirmedStep(
            [mean_of(changes, seat) for seat in seats], [error_of_sums(changes, seat) for seat in seats]
        )

    def book(self, number: int, after: list[list[float]]) -> Booking:
        """One node, from the values after it."""
        node = self.nodes[number]
        before = values_before(self.evaluator, node, number, after)
        return Booking(node, before, after, judged(self.evaluator, node, number, self.budget))

    def back(self) -> Iterator[Booking]:
        """All nodes, the last one first."""
        after = self.last_values()
        for number in range(len(self.nodes) - 1, -1, -1):
            booking = self.book(number, after)
            after = booking.before
            yield booking

    def ledger(self, bookings: list[Booking]) -> Ledger:
        """The ledger of all bookings, which come in the order in which they were made."""
        found = Ledger(self.seats)
        for one in bookings:
            found.book(one.node.kind, one.before, one.after, [booked(at.seat, at.choice) for at in one.choices])
        return found

    def confirmed(self, bookings: list[Booking]) -> dict[int, ConfirmedStep]:
        """By the first ply of a node: the largest steps of these bookings, measured again."""
        changes = [[one.change(seat) for seat in range(self.seats)] for one in bookings]
        numbers = [len(self.nodes) - 1 - place for place in largest_steps(changes)]
        return {int(self.nodes[number].first): self.confirm(number) for number in numbers}


def booked(seat: int, choice: JudgedChoice) -> BookedChoice:
    """A judged choice as the ledger needs it."""
    return BookedChoice(seat, choice.gained, choice.gained_errors)
