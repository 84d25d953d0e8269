"""The course of a match: everybody's chance to win from moment to moment, as spectators could have known it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.bots.search.estimate import Estimate
from anpfiff.bots.search.hints import forecast
from anpfiff.core.chair import SPECTATOR
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from anpfiff.bots.search.budget import Budget
    from anpfiff.core.table import Table


@final
class Standing:
    """Everybody's chance to win at one ply."""

    __slots__ = ("chances", "ply")

    def __init__(self, ply: int, chances: list[Estimate]) -> None:
        self.ply = ply
        self.chances = chances


@final
class Course:
    """At most `moments` moments, evenly spread from kick-off to the end; the last one is the result, without error."""

    __slots__ = ("match", "plies", "table")

    def __init__(self, match: Table, moments: int) -> None:
        last = match.ply
        self.match = match
        self.plies: list[int] = sorted({last * moment // max(1, moments - 1) for moment in range(moments - 1)} - {last})
        if match.is_over:
            self.plies.append(last)
        self.table = match.fork(0, None)

    def at(self, moment: int, budget: Budget, seed: int = 0) -> Standing:
        """One of the moments; it is quickest to ask for them in their order."""
        match, ply = self.match, self.plies[moment]
        if match.is_over and ply == match.ply:
            return Standing(ply, [Estimate(share, 0.0, 1) for share in match.result().wins()])
        if ply < self.table.ply:
            self.table = match.fork(0, None)
        self.table.repeat(match.log[self.table.ply : ply])
        chances = forecast(match.game, self.table.view(SPECTATOR), SPECTATOR, budget, seeded(seed, ply + 1))
        return Standing(ply, chances)
