"""A match that is looked at again, from its last node back to the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.bots.review.booking import Booking, ReviewBudget, judged, values_before
from anpfiff.bots.review.evaluator import Evaluator
from anpfiff.bots.review.ledger import BookedChoice, Ledger
from anpfiff.bots.review.nodes import nodes_of
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.bots.review.choices import JudgedChoice
    from anpfiff.bots.review.nodes import MatchNode
    from anpfiff.core.table import Table

USUAL: Final = (600, 60, 500)
"""Matches played on from a node, worlds for every option, and worlds in which a loss is measured again."""
FROM_SOURCES: Final = (48, 8, 80)
"""The same where the engine is not compiled, and some twenty times slower."""
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
        if self.match.is_over:
            return [self.match.result().wins() for _ in range(self.budget.path)]
        s = self.match.state
        return [self.evaluator.play_out(s.clone(), seeded(1, n)) for n in range(self.budget.path)]

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


def booked(seat: int, choice: JudgedChoice) -> BookedChoice:
    """A judged choice as the ledger needs it."""
    return BookedChoice(seat, choice.cost, choice.gained, choice.error, choice.thought, choice.is_sure, choice.counts)
