"""How sure many matches make us: differences and means, and sums that can be added up in any order."""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, sqrt

from anpfiff.bots.interval import Z_95, Interval


def between_pairs(pairs: list[tuple[tuple[float, float], tuple[float, float]]]) -> Interval:
    """How much larger the second mean is than the first, where the same deal was played under both: pair by pair.

    Each of the two is a total and the number of things it was counted over, which may be none.
    """
    totals = [[sum(pair[which][part] for pair in pairs) for part in (0, 1)] for which in (0, 1)]
    if len(pairs) < 2 or not totals[0][1] or not totals[1][1]:
        return Interval(0.0, 0.0, 0.0)
    means = [total / things for total, things in totals]
    weights = [things / len(pairs) for _, things in totals]
    spread = 0.0
    for one, other in pairs:
        off = (other[0] - means[1] * other[1]) / weights[1] - (one[0] - means[0] * one[1]) / weights[0]
        spread += off * off
    found = means[1] - means[0]
    reach = Z_95 * sqrt(spread / (len(pairs) - 1) / len(pairs))
    return Interval(found, found - reach, found + reach)


def chance_of(deviation: float) -> float:
    """How likely it is to be at least this many standard errors away from what is expected, on either side."""
    return erfc(abs(deviation) / sqrt(2))


@dataclass
class Ratio:
    """A mean over things that come in bunches, such as the moments of a match: its bounds count the bunches."""

    bunches: int = 0
    things: float = 0.0
    total: float = 0.0
    squares: float = 0.0
    products: float = 0.0
    sizes: float = 0.0

    def add(self, total: float, things: int) -> None:
        """See one more bunch."""
        self.bunches += 1
        self.things += things
        self.total += total
        self.squares += total * total
        self.products += total * things
        self.sizes += things * things

    def mean(self) -> Interval:
        """The mean, with the interval of a normal distribution; a single bunch tells nothing about its spread."""
        if not self.things:
            return Interval(0.0, 0.0, 0.0)
        mean = self.total / self.things
        if self.bunches == 1:
            return Interval(mean, mean, mean)
        spread = max(0.0, self.squares - 2 * mean * self.products + mean * mean * self.sizes)
        reach = Z_95 * sqrt(spread * self.bunches / (self.bunches - 1)) / self.things
        return Interval(mean, mean - reach, mean + reach)


@dataclass
class Sample:
    """Whole numbers that were seen: only their sums are kept, so the order of adding never matters."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        """See one more number."""
        self.count += 1
        self.total += number
        self.squares += number * number

    def merge(self, other: Sample) -> None:
        """See all numbers of another sample."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> Interval:
        """The mean, with the interval of a normal distribution; a single number tells nothing about its spread."""
        if not self.count:
            return Interval(0.0, 0.0, 0.0)
        mean = self.total / self.count
        if self.count == 1:
            return Interval(mean, mean, mean)
        spread = self.squares * self.count - self.total * self.total
        reach = Z_95 * sqrt(spread / (self.count - 1)) / self.count
        return Interval(mean, mean - reach, mean + reach)
