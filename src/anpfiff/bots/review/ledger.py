"""The ledger: bookings come in one by one, from the last node back to the first, and every seat's account is known."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from anpfiff.bots.search.estimate import Z
from anpfiff.core.referee import CARDS, DICE

COLUMNS: Final = ["dice", "cards", "own", "others", "unforeseen"]
LUCK: Final = ["dice", "cards", "unforeseen"]
CHOICE: Final = ["own", "others"]
LEVEL: Final = 0.02
"""Who ends within two points of where he began has neither won nor lost by the match."""
FAIR: Final = 0.15
"""Where neither luck nor choices brought more than that, errors included, a level match is a fair one."""


@final
class BookedChoice:
    """What the ledger has to know of a judged choice: by seat what it brought, with its errors."""

    __slots__ = ("errors", "gained", "seat")

    def __init__(self, seat: int, gained: list[float], errors: list[float]) -> None:
        self.seat: int = seat
        self.gained: list[float] = gained
        self.errors: list[float] = errors


@final
class Account:
    """One seat's account: five columns that add up to how it ended less what it began with. Errors are of 95 %."""

    __slots__ = ("began", "began_error", "by_seat", "columns", "counts", "ended", "errors", "seat")

    def __init__(self, seat: int, seats: int) -> None:
        self.seat: int = seat
        self.began: float = 0.0
        self.began_error: float = 0.0
        self.ended: float = 0.0
        self.columns: dict[str, float] = dict.fromkeys(COLUMNS, 0.0)
        self.errors: dict[str, float] = dict.fromkeys(COLUMNS, 0.0)
        self.counts: dict[str, int] = dict.fromkeys(COLUMNS, 0)
        """How many nodes or choices moved a column."""
        self.by_seat: list[float] = [0.0] * seats
        """What the choices of every seat brought this one."""

    @property
    def luck(self) -> float:
        """All that nobody chose."""
        return sum([self.columns[column] for column in LUCK])

    @property
    def choice(self) -> float:
        """All that somebody chose."""
        return sum([self.columns[column] for column in CHOICE])

    @property
    def choice_error(self) -> float:
        """Half the width of its interval."""
        return sqrt(sum([self.errors[column] ** 2 for column in CHOICE]))

    @property
    def luck_error(self) -> float:
        """The same of luck: it is the result less the beginning and the choices, and the result is certain."""
        return sqrt(self.choice_error**2 + self.began_error**2)

    @property
    def left_over(self) -> float:
        """What the columns do not explain: nothing, but for rounding."""
        return self.ended - self.began - sum(self.columns.values())

    @property
    def verdict(self) -> str:
        """What decided the match for this seat, said only where the intervals leave no other answer."""
        change = self.ended - self.began
        if abs(change) <= LEVEL:
            return self._verdict_of_a_level_match()
        sign = 1.0 if change > 0.0 else -1.0
        choice, luck = sign * self.choice, sign * self.luck
        end = "won" if change > 0.0 else "lost"
        if choice - self.choice_error > max(0.0, luck + self.luck_error):
            return f"{end}-choices"
        own = sign * self.columns["own"] + self.errors["own"]
        if own <= 0.0 and luck - self.luck_error > max(0.0, choice + self.choice_error):
            return f"{end}-luck"  # luck alone only where the seat's own choices surely had no part in it
        is_both = choice > self.choice_error and luck > self.luck_error
        return "both" if is_both else "unknown"

    def _verdict_of_a_level_match(self) -> str:
        if abs(self.choice) > self.choice_error:
            return "level-better" if self.choice > 0.0 else "level-worse"
        return "fair" if abs(self.choice) + self.choice_error <= FAIR else "unknown"


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
        self._first: list[list[float]] = []
        self._first_column: str = "unforeseen"

    def book(self, kind: str, before: list[list[float]], after: list[list[float]], choices: list[BookedChoice]) -> None:
        """Enter the node before all that were entered so far."""
        column = kind if kind in (DICE, CARDS) else "unforeseen"
        self._add_up(column, before, after)
        self._first, self._first_column = before, column
        self.nodes += 1
        for account in self.found:
            seat = account.seat
            account.began = mean_of(before, seat)
            account.began_error = error_of_sums(before, seat)
            if self.nodes == 1:
                account.ended = mean_of(after, seat)
            change = mean_of(after, seat) - account.began
            for one in choices:
                change -= self._judge(account, one)
            account.columns[column] += change
            account.counts[column] += 1

    def kick_off(self, values: list[list[float]]) -> None:
        """How matches ended that were played from the kick-off: many more than were played on from the first node.

        The chance at kick-off is theirs, and the first node is booked against it.
        """
        chances = [mean_of(values, seat) for seat in range(self.seats)]
        self._add_up(self._first_column, [chances for _ in self._first], self._first)
        for account in self.found:
            seat = account.seat
            account.columns[self._first_column] += account.began - chances[seat]
            account.began, account.began_error = chances[seat], error_of_sums(values, seat)
            self._squares[seat][self._first_column] += account.began_error**2

    def _judge(self, account: Account, one: BookedChoice) -> float:
        """Enter one choice into an account; what of the change is explained by it."""
        seat, squares = account.seat, self._squares[account.seat]
        column = "own" if one.seat == seat else "others"
        account.columns[column] += one.gained[seat]
        account.counts[column] += 1
        account.by_seat[one.seat] += one.gained[seat]
        squares[column] += one.errors[seat] ** 2
        squares["unforeseen"] += one.errors[seat] ** 2
        return one.gained[seat]

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
