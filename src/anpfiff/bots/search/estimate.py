"""What a search has found out: about every option, and about everybody's chance to win, with how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.search.search import Search
    from anpfiff.core.action import Action

Z: Final = 1.959964
"""Half the width of an interval of 95 %, in standard errors."""


@final
class Estimate:
    """The chance to win, the half width of its interval (95 %), and from how many imagined matches it is known."""

    __slots__ = ("chance", "error", "matches")

    def __init__(self, chance: float, error: float, matches: i64) -> None:
        self.chance: float = chance
        self.error: float = error
        self.matches: i64 = matches

    def at_least(self) -> float:
        """What it surely is: of two options the one that is better known comes first."""
        return self.chance - self.error


def estimate(matches: float, won: float, squares: float, seats: i64) -> Estimate:
    """From sums, and two matches nobody has seen, which keep a small sample from being too sure.

    In the chance every seat has a fair share of them, so that all chances make one; in the error one is won, one lost.
    """
    number = matches + 2.0
    centre = (won + 1.0) / number
    variance = max(0.0, (squares + 1.0) / number - centre * centre)
    return Estimate((won + 2.0 / float(seats)) / number, Z * sqrt(variance / number), int(matches))


def outlook(search: Search) -> list[Estimate]:
    """Every seat's chance to win, as far as the chair can know."""
    done = float(search.done)
    seats = len(search.won)
    return [estimate(done, search.won[seat], search.squares[seat], seats) for seat in range(seats)]


def estimates(search: Search, options: list[Action]) -> list[Estimate]:
    """The chance to win with each option."""
    decision, seats = search.first_decision(), len(search.won)
    found: list[Estimate] = []
    for action in options:
        if decision is not None and action in decision.index and decision.index[action] < len(search.wins_by):
            row = search.wins_by[decision.index[action]]
            found.append(estimate(row[0], row[1], row[2], seats))
        else:
            found.append(estimate(0.0, 0.0, 0.0, seats))
    return found
