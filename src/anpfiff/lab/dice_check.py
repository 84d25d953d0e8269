"""The dice check: whether everything that fate decides falls as often as the rules say."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from anpfiff.bots.interval import Z_95, Interval
from anpfiff.lab.statistics import chance_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anpfiff.lab.batch import OutcomeTally

FEWEST: Final = 10
"""What is expected less often than this is too rare to be judged."""
SUSPICIOUS: Final = 0.01
"""Honest dice look worse than this, all places together, once in a hundred studies."""


@dataclass(frozen=True)
class OutcomeCheck:
    """One outcome: how often it fell, how often it should have, and how many standard errors lie between."""

    phase: str
    outcome: str
    times: int
    expected: float
    deviation: float
    ratio: Interval
    """Fallen to expected, with the bounds between which honest dice stay 95 times out of 100 around one."""


@dataclass(frozen=True)
class DiceCheck:
    """All outcomes that fell often enough, and what they say together."""

    outcomes: list[OutcomeCheck]
    rare: int
    chance: float
    """How likely honest dice are to have an outcome as far off as the worst one here (after Bonferroni)."""

    @property
    def is_honest(self) -> bool:
        """Whether there is nothing to be wondered at."""
        return self.chance >= SUSPICIOUS


def check_dice(outcomes: Iterable[OutcomeTally]) -> DiceCheck:
    """Judge every outcome that was not certain."""
    judged, rare = [], 0
    for one in outcomes:
        if one.spread <= 1e-9:
            continue
        if min(one.expected, one.spread) < FEWEST:
            rare += 1
            continue
        error = sqrt(one.spread)
        reach = Z_95 * error / one.expected
        ratio = one.times / one.expected
        deviation = (one.times - one.expected) / error
        bounds = Interval(ratio, 1 - reach, 1 + reach)
        judged.append(OutcomeCheck(one.phase, one.outcome, one.times, one.expected, deviation, bounds))
    chances = [chance_of(one.deviation) for one in judged]
    return DiceCheck(judged, rare, min(1.0, min(chances, default=1.0) * max(len(chances), 1)))
