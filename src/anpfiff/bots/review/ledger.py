"""The ledger: bookings come in one by one, from the last node back to the first, and every seat's account is known."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from anpfiff.bots.search.estimate import Z
from anpfiff.core.fate_kind import CARDS, DICE

COLUMNS: Final = ["dice", "cards", "guesses", "losses", "gifts", "second_thoughts"]


@final
class BookedChoice:
    """What the ledger has to know of a judged choice."""

    __slots__ = ("cost", "counts", "error", "gained", "is_sure", "seat", "thought")

    def __init__(
        self,
        seat: int,
        cost: list[float],
        gained: list[float],
        error: float,
        thought: float,
        is_sure: bool,
        counts: bool,
    ) -> None:
        self.seat: int = seat
        self.cost: list[float] = cost
        self.gained: list[float] = gained
        self.error: float = error
        self.thought: float = thought
        self.is_sure: bool = is_sure
        self.counts: bool = counts


@final
class Account:
    """One seat's account: six columns that add up to how it ended less what it began with. Errors are of 95 %."""

    __slots__ = ("began", "choices", "columns", "counted", "counts", "ended", "errors", "gifts_by", "seat")

    def __init__(self, seat: int, seats: int) -> None:
        self.seat: int = seat
        self.began: float = 0.0
        self.ended: float = 0.0
        self.columns: dict[str, float] = dict.fromkeys(COLUMNS, 0.0)
        self.errors: dict[str, float] = dict.fromkeys(COLUMNS, 0.0)
        self.counts: dict[str, int] = dict.fromkeys(COLUMNS, 0)
        """How many nodes or choices moved a column."""
        self.gifts_by: list[float] = [0.0] * seats
        self.choices: int = 0
        """How many choices this seat had."""
        self.counted: int = 0
        """How many of them were no matter of course."""

    @property
    def luck(self) -> float:
        """All that nobody chose."""
        return self.columns["dice"] + self.columns["cards"] + self.columns["guesses"]

    @property
    def choice(self) -> float:
        """All that somebody chose."""
        return self.columns["losses"] + self.columns["gifts"]

    @property
    def left_over(self) -> float:
        """What the columns do not explain: nothing, but for rounding."""
        return self.ended - self.began - sum(self.columns.values())

    @property
    def level(self) -> float:
        """Lost winning chance for every choice that was no matter of course."""
        return abs(self.columns["losses"]) / float(self.counted) if self.counted else 0.0


@final
class Ledger:
    """The accounts of all seats, as far as they are booked."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.nodes: int = 0
        self.found: list[Account] = [Account(seat, seats) for seat in range(seats)]
        self._sums: dict[str, list[list[float]]] = {}
        """By column: match by match and seat by seat, what its nodes changed; what two nodes share cancels out."""
        self._squares: list[dict[str, float]] = [dict.fromkeys(COLUMNS, 0.0) for _ in range(seats)]

    def book(self, kind: str, before: list[list[float]], after: list[list[float]], choices: list[BookedChoice]) -> None:
        """Enter the node before all that were entered so far."""
        column = kind if kind in (DICE, CARDS) else "guesses"
        self._add_up(column, before, after)
        self.nodes += 1
        for account in self.found:
            seat = account.seat
            account.began = mean_of(before, seat)
            if self.nodes == 1:
                account.ended = mean_of(after, seat)
            change = mean_of(after, seat) - account.began
            for one in choices:
                change -= self._judge(account, one)
            account.columns[column] += change
            account.counts[column] += 1

    def _judge(self, account: Account, one: BookedChoice) -> float:
        """Enter one choice into an account; what of the change is explained by it."""
        seat, squares = account.seat, self._squares[account.seat]
        is_mine = one.seat == seat
        account.choices += int(is_mine)
        account.counted += int(is_mine and one.counts)
        if one.is_sure:
            column = "losses" if is_mine else "gifts"
            account.columns[column] += one.cost[seat]
            account.counts[column] += 1
            account.gifts_by[one.seat] += 0.0 if is_mine else one.cost[seat]
            squares[column] += one.error**2
            squares["guesses"] += one.error**2
        account.columns["second_thoughts"] += one.gained[seat]
        account.counts["second_thoughts"] += int(one.thought > 0.0)
        squares["second_thoughts"] += one.thought**2
        squares["guesses"] += one.thought**2
        return one.cost[seat] + one.gained[seat]

    def _add_up(self, column: str, before: list[list[float]], after: list[list[float]]) -> None:
        sums = self._sums.setdefault(column, [[0.0] * self.seats for _ in before])
        for n in range(len(before)):
            row, was, now = sums[n], before[n], after[n]
            for seat in range(self.seats):
                row[seat] += now[seat] - was[seat]

    def accounts(self) -> list[Account]:
        """Every seat's account with its errors."""
        for account in self.found:
            for column in COLUMNS:
                spread = error_of_sums(self._sums.get(column, []), account.seat)
                account.errors[column] = sqrt(spread**2 + self._squares[account.seat][column])
        return self.found


def mean_of(values: list[list[float]], seat: int) -> float:
    """The mean of one seat's values."""
    return sum([row[seat] for row in values]) / float(len(values))


def error_of_sums(sums: list[list[float]], seat: int) -> float:
    """Half the width of the interval (95 %) of the mean of a seat's sums."""
    number = float(len(sums))
    if number < 2.0:
        return 0.0
    centre = mean_of(sums, seat)
    return Z * sqrt(sum([(row[seat] - centre) ** 2 for row in sums]) / (number - 1.0) / number)
