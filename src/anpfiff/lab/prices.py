"""Price against worth: what every man, role or card adds to the score, all others being equal, beside what it costs.

Good men are seldom bought alone, so a plain comparison of sides with and without a man would credit him with his
fellows. A regression of the score's difference on everything that was chosen keeps them apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from anpfiff.bots.interval import Z_95, Interval

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anpfiff.lab.batch import MatchRecord

RIDGE: Final = 1e-6
"""Where a squad must have a fixed number of men, all of them together are always there; this tells them apart."""


@dataclass(frozen=True)
class Worth:
    """What one thing adds to the score of a match, beside an average one, and what it costs."""

    thing: str
    price: int
    chosen: int
    worth: Interval
    bargain: float
    """How much more it is worth than things of its price usually are."""


@dataclass(frozen=True)
class Market:
    """All that can be chosen, and what a point of the price buys."""

    goods: list[Worth]
    slope: Interval
    """How much more the score is for each point of the price."""
    start: float
    """What something that costs nothing would be worth."""


class Equations:
    """The normal equations of the regression; whole numbers, so that matches may come in any order."""

    def __init__(self, things: list[str], cards: dict[str, str]) -> None:
        self.place: Final = {said: things.index(card) for said, card in cards.items() if card}
        size = len(things)
        self.products: Final = [[0] * size for thing in things]
        self.sums: Final = [0] * size
        self.moments: Final = [0] * size
        self.chosen: Final = [0] * size
        self.total = 0
        self.squares = 0
        self.count = 0
        self.seats = 2

    def enter(self, record: MatchRecord) -> None:
        """Every seat against all the others; of two seats one says it all. Everything times the number of others."""
        seats = len(record.score)
        self.seats = seats
        for seat in range(seats if seats > 2 else 1):
            difference = seats * record.score[seat] - sum(record.score)
            row: dict[int, int] = {}
            for other, kept in enumerate(record.kept):
                for k in self._places(kept):
                    row[k] = row.get(k, 0) + (seats - 1 if other == seat else -1)
            self._enter_row(row, difference)
        for kept in record.kept:
            for k in self._places(kept):
                self.chosen[k] += 1

    def _places(self, kept: list[str]) -> list[int]:
        return [self.place[thing] for thing in kept if thing in self.place]

    def _enter_row(self, row: dict[int, int], difference: int) -> None:
        self.count += 1
        self.total += difference
        self.squares += difference * difference
        for k, number in row.items():
            self.sums[k] += number
            self.moments[k] += number * difference
            products = self.products[k]
            for other, more in row.items():
                products[other] += number * more

    def solve(self) -> list[Interval]:
        """What every thing adds, with its bounds."""
        size, count = len(self.sums), self.count
        centred = [
            [self.products[i][j] - self.sums[i] * self.sums[j] / count for j in range(size)] for i in range(size)
        ]
        moments = [self.moments[i] - self.sums[i] * self.total / count for i in range(size)]
        ridge = RIDGE * count
        inverse = inverted([[centred[i][j] + (ridge if i == j else 0.0) for j in range(size)] for i in range(size)])
        worth = [sum(inverse[i][j] * moments[j] for j in range(size)) for i in range(size)]
        explained = sum(worth[i] * moments[i] for i in range(size))
        left = max(self.squares - self.total * self.total / count - explained, 0.0)
        freedom = max(count - size - 1, 1)
        # Seats of one match add up to nothing: of n of them only n - 1 tell something new.
        variance = left / freedom * (self.seats / (self.seats - 1) if self.seats > 2 else 1.0)
        errors = [sqrt(max(_sandwich(inverse[i], centred), 0.0) * variance) for i in range(size)]
        return [Interval(w, w - Z_95 * e, w + Z_95 * e) for w, e in zip(worth, errors, strict=True)]


def _sandwich(row: list[float], middle: list[list[float]]) -> float:
    return sum(a * sum(m * b for m, b in zip(line, row, strict=True)) for a, line in zip(row, middle, strict=True))


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix, by elimination with the largest pivot."""
    size = len(matrix)
    work = [[*row, *[1.0 if k == i else 0.0 for k in range(size)]] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(work[row][column]))
        work[column], work[pivot] = work[pivot], work[column]
        scale = work[column][column]
        work[column] = [number / scale for number in work[column]]
        for row in range(size):
            factor = work[row][column]
            if row != column and factor:
                work[row] = [a - factor * b for a, b in zip(work[row], work[column], strict=True)]
    return [row[size:] for row in work]


def market(prices: dict[str, int], records: Iterable[MatchRecord]) -> Market:
    """What everything is worth that has a price and was chosen."""
    kept = list(records)
    said = {thing for record in kept for seat in record.kept for thing in seat}
    cards = {thing: card_of(thing, prices) for thing in said}
    things = sorted({card for card in cards.values() if card})
    equations = Equations(things, cards)
    for record in kept:
        equations.enter(record)
    worth = equations.solve()
    slope, start = line([prices[thing] for thing in things], [interval.value for interval in worth])
    goods = [
        Worth(thing, prices[thing], equations.chosen[k], worth[k], worth[k].value - start - slope.value * prices[thing])
        for k, thing in enumerate(things)
    ]
    return Market(sorted(goods, key=lambda one: (-one.bargain, one.thing)), slope, start)


def card_of(thing: str, prices: dict[str, int]) -> str:
    """The card with a price that something said stands for: its own name, or one it begins with, or nothing."""
    found = [card for card in prices if thing == card or thing.startswith(f"{card}_")]
    return max(found, key=len, default="")


def line(xs: list[int], ys: list[float]) -> tuple[Interval, float]:
    """The straight line through points: its slope with bounds, and where it starts."""
    count = len(xs)
    x, y = sum(xs) / count, sum(ys) / count
    spread = sum((one - x) ** 2 for one in xs)
    if not spread:
        return Interval(0.0, 0.0, 0.0), y
    slope = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / spread
    left = sum((b - y - slope * (a - x)) ** 2 for a, b in zip(xs, ys, strict=True))
    reach = Z_95 * sqrt(left / max(count - 2, 1) / spread)
    return Interval(slope, slope - reach, slope + reach), y - slope * x
