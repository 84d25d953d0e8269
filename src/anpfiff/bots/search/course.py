"""The course of a match: everybody's chance to win from moment to moment, as spectators could have known it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.bots.search.counsel import forecast
from anpfiff.bots.search.estimate import Estimate
from anpfiff.bots.search.payoff import wins
from anpfiff.core.chair import SPECTATOR
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from anpfiff.bots.search.budget import Budget
    from anpfiff.core.table import Table


@final
class Standing:
    """Everybody's chance to win after so many things said."""

    __slots__ = ("chances", "ply")

    def __init__(self, ply: int, chances: list[Estimate]) -> None:
        self.ply = ply
        self.chances = chances


def course(match: Table, moments: int, budget: Budget, seed: int = 0) -> list[Standing]:
    """So many moments at most, evenly spread from kick-off to the end; the last one is the result, without error."""
    last = match.ply
    plies = sorted({last * moment // max(1, moments - 1) for moment in range(moments - 1)} - {last})
    found: list[Standing] = []
    table = match.fork(0, None)
    for ply in plies:
        table.repeat(match.log[table.ply : ply])
        view = table.view(SPECTATOR)
        found.append(Standing(ply, forecast(match.game, view, SPECTATOR, budget, seeded(seed, ply + 1))))
    if match.is_over:
        won = wins(match.result(), match.setup.seats)
        found.append(Standing(last, [Estimate(share, 0.0, 1) for share in won]))
    return found
