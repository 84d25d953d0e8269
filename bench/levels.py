"""How our leagues play by the measure of the review: what they lose with every decision that is no matter of course.

    python -m bench.levels finale --matches 22

Each league sits down against the usual bot, on both sides by turns, and only its own choices are judged. The figures
stand in the advice of the games (`levels`, `level_spread`); docs/review.md says how they are read. The compiled engine
is wanted.
"""

from __future__ import annotations

import sys
from math import sqrt
from typing import TYPE_CHECKING

from anpfiff.api import play
from anpfiff.bots.names import BOTS, USUAL
from anpfiff.bots.review.booking import ReviewBudget, judged
from anpfiff.bots.review.count_back import CountBack
from anpfiff.bots.review.levels import FEWEST, leagues_like
from anpfiff.bots.search.estimate import Z
from anpfiff.games import find

if TYPE_CHECKING:
    from anpfiff.bots.review.choices import JudgedChoice

LEAGUES = BOTS[:4]


def choices_of(game: str, league: str, seed: int, budget: ReviewBudget | None = None) -> list[JudgedChoice]:
    """All choices of a league in one match against the usual bot, judged as in a review."""
    seat = seed % 2
    bots = [league, USUAL] if seat == 0 else [USUAL, league]
    review = CountBack(play(game, bots, seed=seed), budget)
    found: list[JudgedChoice] = []
    for number, node in enumerate(review.nodes):
        if seat in node.seats():
            found += [one.choice for one in judged(review.evaluator, node, number, review.budget) if one.seat == seat]
    return found


class Played:
    """One match: how many decisions counted, and what was lost with each of them, in points."""

    def __init__(self, choices: list[JudgedChoice]) -> None:
        counted = [one for one in choices if one.counts]
        self.counted = len(counted)
        self.lost = 100.0 * sum(one.lost for one in counted if one.is_sure) / max(1, len(counted))


def figures(matches: list[Played]) -> tuple[float, float, float]:
    """The mean over all decisions, half the width of its interval (95 %), and the standard deviation of one."""
    told = [one for one in matches if one.counted > 1]
    number = sum(one.counted for one in told)
    centre = sum(one.counted * one.lost for one in told) / number
    spread = sqrt(sum(one.counted * (one.lost - centre) ** 2 for one in told) / (len(told) - 1))
    return centre, Z * spread / sqrt(number), spread


def main() -> None:
    """Play, judge and print, league by league."""
    game, matches = sys.argv[1], int(sys.argv[3]) if len(sys.argv) > 3 else 12
    advice = find(game).advice()
    for league in LEAGUES:
        played = [Played(choices_of(game, league, seed)) for seed in range(matches)]
        centre, error, spread = figures(played)
        told = [leagues_like(advice, one.lost / 100.0, one.counted) for one in played if one.counted >= FEWEST]
        hits = sum(league in one for one in told)
        counted = sum(one.counted for one in played) / matches
        lost = f"{centre:.1f} ± {error:.1f} points, {spread:.1f} each"
        print(f"{league}: {counted:.1f} decisions, {lost}; named {hits} of {len(told)} times")


if __name__ == "__main__":
    main()
