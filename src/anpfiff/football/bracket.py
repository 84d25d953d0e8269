"""Knock-out brackets: who meets whom, and who has a bye."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

BYE: Final = -1


def first_round(drawn: list[i64]) -> list[i64]:
    """The first round for entrants in the order they were drawn: neighbours meet, and the first drawn have the byes."""
    places = 1
    while places < len(drawn):
        places *= 2
    byes = places - len(drawn)
    found: list[i64] = []
    for k, entrant in enumerate(drawn):
        found.append(entrant)
        if k < byes:
            found.append(BYE)
    return found
