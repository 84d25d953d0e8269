"""What a result is worth to every seat: the win, shared by those who share it, and a little for every place gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.state import Result

FOR_PLACES: Final = 0.15
"""How much of the whole is for the place when several seats play; between two seats the win says it all."""


def wins(result: Result, seats: i64) -> list[float]:
    """Each seat's share of the win: one, a half in a draw between two, nothing for the others."""
    found = [0.0] * seats
    first = result.places[0]
    for seat in first:
        found[seat] = 1.0 / float(len(first))
    return found


def payoffs(result: Result, won: list[float]) -> list[float]:
    """What each seat strives for, from 0 to 1."""
    seats: i64 = len(won)
    if seats <= 2:
        return won
    found = [0.0] * seats
    better: i64 = 0
    for group in result.places:
        beaten = float(seats - better - len(group)) + float(len(group) - 1) / 2.0
        for seat in group:
            found[seat] = (1.0 - FOR_PLACES) * won[seat] + FOR_PLACES * beaten / float(seats - 1)
        better += len(group)
    return found
