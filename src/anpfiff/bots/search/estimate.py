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


def estimate(matches: float, won: float, squares: float) -> Estimate:
    """From sums; two matches nobody has seen, one won and one lost, keep a small sample from being too sure."""
    number = matches + 2.0
    chance = (won + 1.0) / number
    variance = max(0.0, (squares + 1.0) / number - chance * chance)
    return Estimate(won / matches if matches > 0.0 else 0.5, Z * sqrt(variance / number), int(matches))


def outlook(search: Search) -> list[Estimate]:
    """Every seat's chance to win, as far as the chair can know."""
    done = float(search.done)
    return [estimate(done, search.won[seat], search.squares[seat]) for seat in range(len(search.won))]


def estimates(search: Search, options: list[Action]) -> list[Estimate]:
    """The chance to win with each option."""
    decision = search.first_decision()
    found: list[Estimate] = []
    for action in options:
        if decision is not None and action in decision.index and decision.index[action] < len(search.wins_by):
            row = search.wins_by[decision.index[action]]
            found.append(estimate(row[0], row[1], row[2]))
        else:
            found.append(estimate(0.0, 0.0, 0.0))
    return found
