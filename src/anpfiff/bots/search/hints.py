"""Hints: what a search thinks of every option of a decision, for people who ask for a hint or look back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

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


EVEN: Final = "even"
"""The second best is as good, as far as can be told."""
SIGHT: Final = "sight"
"""The game's own quick advice likes nothing better."""
LATER: Final = "later"
"""The game's own quick advice likes something better; what came of it in imagined matches tells otherwise."""


@final
class Hints:
    """The estimates of all options, in their order, the place of the best of them, and why it is the best."""

    __slots__ = ("best", "estimates", "options", "why")

    def __init__(self, options: list[Action], found: list[Estimate], scores: list[float]) -> None:
        self.options: list[Action] = options
        self.estimates: list[Estimate] = found
        best: i64 = 0
        for k in range(len(found)):
            if found[k].chance > found[best].chance:
                best = k
        self.best: i64 = best
        self.why: str = why(best, found, scores)

    def of(self, action: Action) -> Estimate:
        """The estimate of one option."""
        return self.estimates[self.options.index(action)]


def why(best: i64, found: list[Estimate], scores: list[float]) -> str:
    """One reason for the best option, from what the search saw and from the advice; none where there is no choice."""
    if len(found) < 2:
        return ""
    second = max([found[k].chance for k in range(len(found)) if k != best])
    if found[best].chance - second < found[best].error:
        return EVEN
    return SIGHT if scores[best] >= max(scores) else LATER


def hints_for(game: Game, view: State, role: i64, options: list[Action], budget: Budget, rng: Rng) -> Hints:
    """Half of the budget goes to all options alike, so that each is known; the other half to the promising ones."""
    search = Search(view, view.roles[role], RolloutPolicy(game.advice(), BY_CHANCE), EXPLORATION)
    half = Budget(max(1, budget.iterations // 2), budget.seconds / 2.0, budget.nodes)
    search.is_even = True
    search.run(half, rng)
    search.is_even = False
    search.run(half, rng)
    return Hints(options, estimates(search, options), game.advice().scores(view, role, options))


def forecast(game: Game, view: State, chair: i64, budget: Budget, rng: Rng) -> list[Estimate]:
    """Every seat's chance to win, from what a chair can see; that of the spectators favours nobody."""
    if not view.agenda:
        raise ValueError("the match is over: there is nothing to forecast")
    search = Search(view, chair, RolloutPolicy(game.advice(), BY_CHANCE), EXPLORATION)
    search.run(budget, rng)
    return outlook(search)
