"""Calibration: whether seats that are told a chance of 30 per cent win about 30 per cent of the time.

The moments of one match are no independent witnesses: a seat that has a lead keeps it for a while. So everything is
counted match by match, and all that one seat was told in one match counts as a single testimony.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from anpfiff.bots.interval import Interval, wilson
from anpfiff.lab.statistics import Ratio, chance_of

if TYPE_CHECKING:
    from anpfiff.lab.batch import MatchRecord

STEPS: Final = 10
"""Steps from 0 to 100 per cent."""
SUREST: Final = 0.01
"""Some hundred imagined matches make nobody surer than this."""
FEWEST: Final = 2.0
"""Where less is expected to be won or lost, in whole matches, there is too little to be judged."""
SUSPICIOUS: Final = 0.01
"""True chances look worse than this, everything together, once in a hundred studies."""


@dataclass
class Group:
    """Chances that belong together: what was said, what was won, and how far chance alone may part them."""

    chairs: int = 0
    """How often a seat was told its chance."""
    said: float = 0.0
    won: float = 0.0
    single: float = 0.0
    """The variance of what is won, if every moment spoke for itself."""
    bunched: float = 0.0
    """The same, if all that one seat was told in one match stands and falls together: the most it can be."""

    def add(self, chances: list[float], won: float) -> None:
        """All that one seat was told in one match, and its share of the win in the end."""
        spreads = [sqrt(within(chance) * (1 - within(chance))) for chance in chances]
        self.chairs += len(chances)
        self.said += sum(chances)
        self.won += won * len(chances)
        self.single += sum(spread * spread for spread in spreads)
        self.bunched += sum(spreads) ** 2

    @property
    def mean(self) -> float:
        """What was said on average."""
        return self.said / self.chairs if self.chairs else 0.0

    @property
    def witnesses(self) -> float:
        """As many independent moments would tell as much."""
        return self.chairs * self.single / self.bunched if self.bunched else 0.0

    @property
    def share(self) -> Interval:
        """The share that was won."""
        return wilson(self.won / self.chairs * self.witnesses, self.witnesses) if self.chairs else wilson(0, 0)

    @property
    def deviation(self) -> float:
        """By how many standard errors more was won than said."""
        return (self.won - self.said) / sqrt(self.bunched) if self.bunched else 0.0

    def as_data(self) -> dict[str, Any]:
        """The group as JSON data."""
        return {"told": self.chairs, "said": round(self.mean, 6), "won": self.share.as_data()}

    @property
    def is_judged(self) -> bool:
        """Whether enough was to be expected of either kind."""
        return min(self.mean, 1 - self.mean) * self.witnesses >= FEWEST


@dataclass
class Calibration:
    """All chances of a series, by how high they were and by seat, and how far off they were on the whole."""

    moments: int = 0
    matches: int = 0
    steps: list[Group] = field(default_factory=lambda: [Group() for step in range(STEPS)])
    seats: list[Group] = field(default_factory=list)
    brier: Ratio = field(default_factory=Ratio)
    """The mean square of the difference between chance and result: 0 for a prophet."""
    even: Ratio = field(default_factory=Ratio)
    """The same for somebody who always gives every seat the same chance."""

    def enter(self, record: MatchRecord) -> None:
        """One match, with all that was said in it."""
        if not record.looks:
            return
        self.matches += 1
        self.moments += len(record.looks)
        winners, number = record.places.count(1), len(record.places)
        self.seats += [Group() for seat in range(number - len(self.seats))]
        off, even = 0.0, 0.0
        for seat, place in enumerate(record.places):
            won = 1 / winners if place == 1 else 0.0
            told = [look[seat] for look in record.looks]
            self.seats[seat].add(told, won)
            for step in range(STEPS):
                if here := [chance for chance in told if step_of(chance) == step]:
                    self.steps[step].add(here, won)
            off += sum((chance - won) ** 2 for chance in told)
            even += (1 / number - won) ** 2 * len(told)
        self.brier.add(off, number * len(record.looks))
        self.even.add(even, number * len(record.looks))

    @property
    def judged(self) -> list[Group]:
        """The groups of which there is enough."""
        return [group for group in [*self.steps, *self.seats] if group.is_judged]

    @property
    def chance(self) -> float:
        """How likely true chances are to have a group as far off as the worst one here (after Bonferroni)."""
        chances = [chance_of(group.deviation) for group in self.judged]
        return min(1.0, min(chances, default=1.0) * max(len(chances), 1))

    @property
    def is_true(self) -> bool:
        """Whether nothing is farther off than chance allows."""
        return self.chance >= SUSPICIOUS

    def as_data(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return {
            "moments": self.moments,
            "matches": self.matches,
            "steps": [group.as_data() for group in self.steps],
            "seats": [group.as_data() for group in self.seats],
            "brier": self.brier.mean().as_data(),
            "even": self.even.mean().as_data(),
            "chance": round(self.chance, 6),
            "true": self.is_true,
        }


def step_of(chance: float) -> int:
    """The step on which a chance stands; certainty belongs to the last one."""
    return min(int(chance * STEPS), STEPS - 1)


def within(chance: float) -> float:
    """A chance, kept away from certainty."""
    return max(SUREST, min(1 - SUREST, chance))
