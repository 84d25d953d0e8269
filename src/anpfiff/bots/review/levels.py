"""The level of play: which of our leagues lose as much with every decision that is no matter of course.

What the leagues lose is measured by `python -m bench.levels GAME` and stands in the advice of each game. One match has
few such decisions, so the answer is a range of leagues.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from anpfiff.bots.names import BOTS

if TYPE_CHECKING:
    from anpfiff.core.advice import Advice

FEWEST: Final = 4
"""Of fewer decisions nothing is said."""


def leagues_like(advice: Advice, level: float, counted: int) -> list[str]:
    """The leagues, the weakest first, that play like somebody who loses so much with each of so many decisions.

    Those whose own figure lies within one standard error; if none does, the nearest. Nothing where the game's leagues
    cannot be told apart, or where there were too few decisions.
    """
    figures = advice.levels()
    if not figures or counted < FEWEST:
        return []
    error = advice.level_spread() / sqrt(float(counted))
    lost = 100.0 * level
    near = [k for k in range(len(figures)) if abs(figures[k] - lost) <= error]
    if not near:
        best = min(abs(figure - lost) for figure in figures)
        near = [k for k in range(len(figures)) if abs(figures[k] - lost) == best]
    return BOTS[near[0] : near[-1] + 1]
