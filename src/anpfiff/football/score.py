"""The score of a match: who is ahead, and when a shoot-out is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

LEVEL: Final = -1
"""As the side that is ahead: neither."""


def ahead(first: i64, second: i64) -> i64:
    """The side with more goals: 0, 1 or neither."""
    if first == second:
        return LEVEL
    return 0 if first > second else 1


def beyond_reach(first: i64, second: i64, first_left: i64, second_left: i64) -> i64:
    """The side the other cannot catch any more with the kicks it has left: 0, 1 or neither."""
    if first > second + second_left:
        return 0
    return 1 if second > first + first_left else LEVEL
