"""The bot that searches: it imagines, plays on, and says what did best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.bots.bot import Bot
from anpfiff.bots.search.rollout import RolloutPolicy
from anpfiff.bots.search.search import Search
from anpfiff.bots.search.selection import pick
from anpfiff.bots.search.tree import UNSEEN, DecisionNode, Node, SealedNode, size_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.search.budget import Budget
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


def grown_for(game: Game, last: Search, said: Action, view: State, chair: i64) -> Node | None:
    """The part of the last tree that has grown for this view, if the match has come to a place the search has seen."""
    if last.chair != chair or not view.agenda:
        return None
    root = last.root
    if isinstance(root, SealedNode) and is_same_question(game, last, said, view):
        return next_statement(root, last, said, view)
    branch: i64 = UNSEEN
    if isinstance(root, DecisionNode):
        if said not in root.index:
            return None
        branch = root.index[said] + 1
    left: list[Node] = []
    add(left, root.branches[branch] if isinstance(root, DecisionNode) else None)
    if isinstance(root, SealedNode):
        for opened in root.branches:
            add(left, opened)
    while left:
        node = left.pop()
        seen = node.view
        if seen is not None:
            if node.phase is view.agenda[-1] and is_same_view(game, seen, view):
                return node
            continue
        for following in node.branches:
            add(left, following)
    return None


def add(left: list[Node], node: Node | None) -> None:
    """A node and its siblings are still to be looked at."""
    while node is not None:
        left.append(node)
        node = node.sibling


def is_same_view(game: Game, one: State, other: State) -> bool:
    """Whether a chair could not tell these two views apart."""
    return one.agenda == other.agenda and one.roles == other.roles and game.encode(one) == game.encode(other)


def is_same_question(game: Game, last: Search, said: Action, view: State) -> bool:
    """Whether the same sealed question goes on: nothing has changed but that we have made a statement."""
    before = last.view
    if len(before.roles) != len(view.roles) or not is_same_view(game, before, view):
        return False
    role: i64 = 0
    while role < len(view.roles):
        if view.roles[role] == last.chair and view.sealed[role] != [*before.sealed[role], said]:
            return False
        role += 1
    return True


def next_statement(root: SealedNode, last: Search, said: Action, view: State) -> Node | None:
    """The same question, with our own node moved on by the statement that was made."""
    found = SealedNode(root.phase, len(root.decisions))
    found.openings = root.openings
    found.branches = root.branches
    role: i64 = 0
    while role < len(root.decisions):
        decision = root.decisions[role]
        if decision is not None and view.roles[role] == last.chair:
            following = decision.branches[decision.index[said] + 1] if said in decision.index else None
            if not isinstance(following, DecisionNode):
                return None
            decision = following
        found.decisions[role] = decision
        role += 1
    return found
