"""Luck alone: what fell in a match against all that could have fallen, for every seat. Its mean is zero for everybody.

So a result less its luck has the mean of the result and a smaller spread (AIVAT, Burch and others, AAAI 2018): an arena
needs fewer matches to tell two bots apart. Nothing is judged, and the evaluator is fixed before, whoever plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.bots.review.booking import ReviewBudget, values_before
from anpfiff.bots.review.count_back import CountBack
from anpfiff.bots.review.ledger import mean_of
from anpfiff.core.referee import CARDS, DICE

if TYPE_CHECKING:
    from anpfiff.core.table import Table


def luck_of(match: Table, matches: int) -> list[float]:
    """By seat: the luck of dice and cards in a match that is over, from so many matches played on from every node."""
    review = CountBack(match, ReviewBudget(matches, 1, 1))
    found = [0.0] * review.seats
    after = review.last_values()
    for number in range(len(review.nodes) - 1, -1, -1):
        node = review.nodes[number]
        before = values_before(review.evaluator, node, number, after)
        if node.kind in (DICE, CARDS):
            for seat in range(review.seats):
                found[seat] += mean_of(after, seat) - mean_of(before, seat)
        after = before
    return found
