"""Hints: what a search thinks of every option of a decision, for people who ask for a hint or look back."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.bots.search.bot import BY_CHANCE, EXPLORATION
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.estimate import Estimate, estimates, outlook
from anpfiff.bots.search.rollout import RolloutPolicy
from anpfiff.bots.search.search import Search

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.game import Game
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


@final
class Hints:
    """The estimates of all options, in their order, and the place of the best of them."""

    __slots__ = ("best", "estimates", "options")

    def __init__(self, options: list[Action], found: list[Estimate]) -> None:
        self.options: list[Action] = options
        self.estimates: list[Estimate] = found
        best: i64 = 0
        for k in range(len(found)):
            if found[k].chance > found[best].chance:
                best = k
        self.best: i64 = best

    def of(self, action: Action) -> Estimate:
        """The estimate of one option."""
        return self.estimates[self.options.index(action)]


def hints_for(game: Game, view: State, role: i64, options: list[Action], budget: Budget, rng: Rng) -> Hints:
    """Half of the budget goes to all options alike, so that each is known; the other half to the promising ones."""
    search = Search(view, view.roles[role], RolloutPolicy(game.advice(), BY_CHANCE), EXPLORATION)
    half = Budget(max(1, budget.iterations // 2), budget.seconds / 2.0, budget.nodes)
    search.is_even = True
    search.run(half, rng)
    search.is_even = False
    search.run(half, rng)
    return Hints(options, estimates(search, options))


def forecast(game: Game, view: State, chair: i64, budget: Budget, rng: Rng) -> list[Estimate]:
    """Every seat's chance to win, from what a chair can see; that of the spectators favours nobody."""
    if not view.agenda:
        raise ValueError("the match is over: there is nothing to forecast")
    search = Search(view, chair, RolloutPolicy(game.advice(), BY_CHANCE), EXPLORATION)
    search.run(budget, rng)
    return outlook(search)
