"""The bot that searches: it imagines, plays on, and says what did best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.bots.bot import Bot
from anpfiff.bots.search.reuse import grown_for
from anpfiff.bots.search.rollout import RolloutPolicy
from anpfiff.bots.search.search import Search
from anpfiff.bots.search.selection import pick
from anpfiff.bots.search.tree import size_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.search.budget import Budget
    from anpfiff.bots.search.tree import DecisionNode
    from anpfiff.core.action import Action
    from anpfiff.core.game import Game
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State

EXPLORATION: Final = 0.7
"""The factor before the second term of PUCT."""
BY_CHANCE: Final = 100
"""How many of a thousand decisions in a roll-out are made by chance."""
WORTH_SAYING: Final = 0.5
"""In a sealed question an answer is given only if its share is at least this part of the largest."""


@final
class SearchBot(Bot):
    """Thinks within a budget through one match, and goes on with the same tree as long as the match follows it."""

    def __init__(
        self, game: Game, budget: Budget, by_chance: i64 = BY_CHANCE, exploration: float = EXPLORATION
    ) -> None:
        self.game: Game = game
        self.budget: Budget = budget
        self.policy: RolloutPolicy = RolloutPolicy(game.advice(), by_chance)
        self.exploration: float = exploration
        self.last: Search | None = None
        self.said: Action | None = None

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """The option that did best."""
        if len(options) == 1:
            return options[0]
        assert view is not None
        search = self.begin(view, role)
        search.run(self.budget, rng, until_settled=True)
        decision = search.first_decision()
        assert decision is not None
        chosen = mixed(decision, options, rng) if sum(decision.share) > 0.0 else most_tried(decision, options)
        self.last = search
        self.said = chosen
        return chosen

    def cut_at(self) -> i64:
        """After how many iterations the clock cut its last thought short; 0 if it thought as long as it wished."""
        return 0 if self.last is None else self.last.cut

    def begin(self, view: State, role: i64) -> Search:
        """A search from this view, with the tree that is there already if the match has followed it."""
        chair: i64 = view.roles[role]
        last, said = self.last, self.said
        root = None
        if last is not None and said is not None:
            root = grown_for(self.game, last, said, view, chair)
        search = Search(view, chair, self.policy, self.exploration, root)
        if last is not None:
            search.experience = last.experience
            search.experience.fade()
        search.nodes = size_of(search.root)
        search.horizon = self.policy.advice.horizon()
        return search


def most_tried(decision: DecisionNode, options: list[Action]) -> Action:
    """The option that was tried most often, and among equals the one that brought more."""
    best = options[0]
    highest = -1.0
    for action in options:
        k: i64 = decision.index[action]
        value = decision.tries[k] + decision.worth(k, 0.0)
        if value > highest:
            highest = value
            best = action
    return best


def mixed(decision: DecisionNode, options: list[Action], rng: Rng) -> Action:
    """An option from the mixture the search came to; options that it rarely said are left out as noise."""
    shares = [decision.share[k] for k in decision.places(options)]
    most = max(shares)
    kept = [share if share >= WORTH_SAYING * most else 0.0 for share in shares]
    whole = sum(kept)
    return options[pick([share / whole for share in kept], rng)]
