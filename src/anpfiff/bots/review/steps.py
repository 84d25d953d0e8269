"""The largest steps of a match, measured again: of many steps that are known roughly the largest are mostly chance."""

from __future__ import annotations

from typing import Final, final

MOST_STEPS: Final = 10
"""So many are measured again."""
SMALL: Final = 0.03
"""A step is named if it is surely larger than that."""


@final
class ConfirmedStep:
    """What a node changed, by seat, in matches that were not yet counted when it was chosen; errors are of 95 %."""

    __slots__ = ("changes", "errors")

    def __init__(self, changes: list[float], errors: list[float]) -> None:
        self.changes: list[float] = changes
        self.errors: list[float] = errors

    def holds(self, seat: int) -> bool:
        """Whether it surely was more than a small step for a seat."""
        return abs(self.changes[seat]) - self.errors[seat] > SMALL


def largest_steps(changes: list[list[float]]) -> list[int]:
    """Which nodes changed most for any seat, the largest first."""
    sizes = [max([abs(change) for change in row]) for row in changes]
    order = sorted(range(len(sizes)), key=lambda number: (-sizes[number], number))
    return [number for number in order[:MOST_STEPS] if sizes[number] > SMALL]
