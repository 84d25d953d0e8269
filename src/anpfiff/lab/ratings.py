"""Ratings: how strong bots are beside each other, after Bradley and Terry, with intervals by resampling deals.

The model has one strength for each bot and looks at all matches at once, so unlike a rating that goes up and down from
match to match it does not depend on their order: the same matches give the same ratings.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import log10
from random import Random
from typing import TYPE_CHECKING, Final

from anpfiff.bots.interval import Interval, wilson
from anpfiff.lab.statistics import Ratio

if TYPE_CHECKING:
    from anpfiff.lab.batch import MatchRecord

MIDDLE: Final = 1500.0
"""The mean of all ratings; 400 points are odds of ten to one."""
ROUNDS: Final = 200
RESAMPLES: Final = 400
Outcome = tuple[tuple[str, int], ...]
"""The bots of a match with their places."""
Deal = tuple[Outcome, ...]
"""All matches of one deal, which was played from every side; they hang together, so the deal is what counts."""


@dataclass
class Pair:
    """What happened between two bots, seen from the first."""

    wins: int
    draws: int
    losses: int
    points: Interval
    """The share of the points, a draw being half of one."""

    @property
    def decided(self) -> Interval:
        """The share of the wins among all that was won or lost; exact in its bounds at tables for two."""
        return wilson(self.wins, self.wins + self.losses)


class Encounters:
    """All matches between bots, as far as ratings are concerned: who was placed before whom."""

    def __init__(self, tables: list[Counter[Deal]]) -> None:
        self.tables: Final = tables
        """For each table of bots how often a deal ended how."""
        self.bots: Final = sorted({bot for table in tables for deal in table for match in deal for bot, _ in match})

    def points(self, tables: list[Counter[Deal]]) -> dict[tuple[str, str], float]:
        """The points of every bot against every other; one virtual draw each keeps a bot that always wins finite."""
        found = {(one, other): 0.5 for one in self.bots for other in self.bots if one != other}
        for table in tables:
            for deal, times in table.items():
                for outcome in deal:
                    for one, other, point in points_in(outcome):
                        found[one, other] += point * times
        return found

    def ratings(self, seed: int) -> dict[str, Interval]:
        """The rating of every bot, with the bounds that 95 % of all resampled arenas keep to."""
        rng = Random(seed)  # noqa: S311  no game depends on it
        best = fit(self.bots, self.points(self.tables))
        drawn: dict[str, list[float]] = {bot: [] for bot in self.bots}
        for _ in range(RESAMPLES):
            tables = [
                Counter(rng.choices(sorted(table), [table[key] for key in sorted(table)], k=table.total()))
                for table in self.tables
                if table
            ]
            for bot, rating in fit(self.bots, self.points(tables)).items():
                drawn[bot].append(rating)
        found = {}
        for bot, ratings in drawn.items():
            ratings.sort()
            low, high = ratings[RESAMPLES // 40], ratings[-1 - RESAMPLES // 40]
            found[bot] = Interval(best[bot], min(low, best[bot]), max(high, best[bot]))
        return found

    def pair(self, one: str, other: str) -> Pair:
        """Everything between two bots."""
        counts, points = Counter[float](), Ratio()
        for table in self.tables:
            for deal, times in table.items():
                met = [row for outcome in deal for row in points_in(outcome)]
                got = [point for first, second, point in met if (first, second) == (one, other)]
                for point in got:
                    counts[point] += times
                for _ in range(times if got else 0):
                    points.add(sum(got), len(got))
        mean = points.mean()
        share = Interval(mean.value, max(0.0, mean.low), min(1.0, mean.high))
        return Pair(counts[1.0], counts[0.5], counts[0.0], share)


def outcome_of(bots: list[str], record: MatchRecord) -> Outcome:
    """How a match ended for the bots round its table."""
    return tuple(sorted((bot, record.places[seat]) for bot, seat in zip(bots, record.seats, strict=True)))


def points_in(outcome: Outcome) -> list[tuple[str, str, float]]:
    """The points of every bot against every other of another name."""
    return [
        (one, other, 1.0 if place < behind else 0.5 if place == behind else 0.0)
        for one, place in outcome
        for other, behind in outcome
        if one != other
    ]


def fit(bots: list[str], points: dict[tuple[str, str], float]) -> dict[str, float]:
    """The strengths under which these points are likeliest (Hunter's algorithm), as ratings round the middle."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        new = {}
        for one in bots:
            won = sum(points[one, other] for other in bots if other != one)
            met = sum(
                (points[one, other] + points[other, one]) / (strength[one] + strength[other])
                for other in bots
                if other != one
            )
            new[one] = won / met if met else 1.0
        scale = sum(new.values()) / len(new)
        strength = {bot: value / scale for bot, value in new.items()}
    ratings = {bot: 400 * log10(value) for bot, value in strength.items()}
    mean = sum(ratings.values()) / len(ratings)
    return {bot: rating - mean + MIDDLE for bot, rating in ratings.items()}


def tables_for(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """A round robin: every two bots meet, side by side round the table if it has more than two seats."""
    found = []
    for place, one in enumerate(bots):
        for other in bots[place + 1 :]:
            found.append(tuple([one, other][seat % 2] for seat in range(seats)))
            if seats % 2:  # so that neither has more chairs than the other
                found.append(tuple([other, one][seat % 2] for seat in range(seats)))
    return found
