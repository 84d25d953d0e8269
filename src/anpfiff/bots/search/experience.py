"""Experience: what a lead in the middle of a match was worth in the end, learned from roll-outs that were played on."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

LESSONS: Final = 20
"""Roll-outs that are played to their end before a lead is trusted."""
ONE_IN: Final = 32
"""Later, one roll-out in this many is still played to its end."""
STEPS: Final = 4
KEPT: Final = 0.9
"""The part of it that still counts at the next decision of the same match, when there is less time left."""
USUAL_SLOPE: Final = 0.3
"""What is believed before anything was seen: to be ahead is good."""
CAUTION: Final = 4.0
"""How strongly that is believed; few matches make no steep curve."""
LITTLE: Final = 0.1
SURE: Final = 30.0
"""Nothing is surer than this, as the logarithm of the odds."""
LONGEST_STEP: Final = 1.0
"""No step of the fit is longer: Newton's method leaps where everything is almost certain."""


@final
class Experience:
    """The chance to win as a logistic curve over the lead: two numbers, fitted to what was seen."""

    __slots__ = ("height", "lessons", "matches", "refit", "slope", "wins")

    def __init__(self) -> None:
        self.matches: dict[i64, float] = {}
        """By lead, the matches seen from the chair of every seat."""
        self.wins: dict[i64, float] = {}
        self.lessons: i64 = 0
        self.refit: i64 = LESSONS
        """The number of lessons after which the curve is fitted again."""
        self.height: float = 0.0
        self.slope: float = USUAL_SLOPE

    def is_ripe(self) -> bool:
        """Whether a lead can be trusted."""
        return self.lessons >= LESSONS

    def is_enough(self, iteration: i64) -> bool:
        """Whether this roll-out may end at the horizon."""
        return self.is_ripe() and iteration % ONE_IN != 0

    def learn(self, leads: list[i64], won: list[float]) -> None:
        """One match that was played on, from the chair of every seat."""
        for seat, lead in enumerate(leads):
            self.matches[lead] = self.matches.get(lead, 0.0) + 1.0
            self.wins[lead] = self.wins.get(lead, 0.0) + won[seat]
        self.lessons += 1
        if self.lessons >= self.refit:
            self.fit()
            self.refit = self.lessons + self.lessons // 2

    def fade(self) -> None:
        """Time goes on, and what was seen counts a little less."""
        for lead in self.matches:
            self.matches[lead] *= KEPT
            self.wins[lead] *= KEPT
        self.lessons = int(float(self.lessons) * KEPT)
        self.refit = max(self.lessons + 1, LESSONS)

    def worth(self, lead: i64) -> float:
        """The chance to win with this lead."""
        return 1.0 / (1.0 + exp(-within(self.height + self.slope * float(lead), SURE)))

    def fit(self) -> None:
        """A few steps of Newton's method, with a little caution about steep curves."""
        for _ in range(STEPS):
            up, tilt = -LITTLE * self.height, -CAUTION * (self.slope - USUAL_SLOPE)
            up_up, up_tilt, tilt_tilt = LITTLE, 0.0, CAUTION
            for lead, matches in self.matches.items():
                x, chance = float(lead), self.worth(lead)
                missing = self.wins[lead] - matches * chance
                weight = matches * chance * (1.0 - chance)
                up += missing
                tilt += missing * x
                up_up += weight
                up_tilt += weight * x
                tilt_tilt += weight * x * x
            whole = up_up * tilt_tilt - up_tilt * up_tilt
            self.height += within((tilt_tilt * up - up_tilt * tilt) / whole, LONGEST_STEP)
            self.slope += within((up_up * tilt - up_tilt * up) / whole, LONGEST_STEP)


def within(value: float, bound: float) -> float:
    """The value, or the bound that it would pass."""
    return max(-bound, min(bound, value))


def leads(score: list[int]) -> list[i64]:
    """How far each seat is ahead of the best of the others."""
    found: list[i64] = []
    for seat in range(len(score)):
        best = max([score[other] for other in range(len(score)) if other != seat])
        found.append(score[seat] - best)
    return found
