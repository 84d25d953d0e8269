"""How long a search may think: a number of imagined matches, a number of seconds, or both."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

FOR_EVER: Final = 1 << 40
MOST_NODES: Final = 60_000
"""A tree grows no larger than this; further matches only sharpen what is there."""


@final
class Budget:
    """With iterations alone the same seed gives the same answer on every machine; with seconds the clock has a say."""

    __slots__ = ("iterations", "nodes", "seconds")

    def __init__(self, iterations: i64 = FOR_EVER, seconds: float = 0.0, nodes: i64 = MOST_NODES) -> None:
        if seconds <= 0.0 and iterations >= FOR_EVER:
            raise ValueError("a search needs an end: iterations, seconds or both")
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        """0: the clock is not looked at."""
        self.nodes: i64 = nodes

    def ends(self) -> float:
        """The time of the clock at which a search that begins now is over."""
        return perf_counter() + self.seconds if self.seconds > 0.0 else 0.0


def is_time_over(ends: float) -> bool:
    """Whether the time has come; it never does for a search without seconds."""
    return ends > 0.0 and perf_counter() >= ends
