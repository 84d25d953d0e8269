"""Hints: what a search thinks of every option of a decision, for people who ask for a hint or look back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.bots.search.bot import BY_CHANCE, EXPLORATION
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.estimate import Estimate, estimates, outlook
from anpfiff.bots.search.rollout import RolloutPolicy
from anpfiff.bots.search.search import Search
from anpfiff.bots.search.tree import DecisionNode
from anpfiff.core.walk import Walk, known_to

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Reason
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

    __slots__ = ("answers", "best", "estimates", "options", "reason", "why")

    def __init__(
        self, options: list[Action], found: list[Estimate], scores: list[float], answers: list[list[Action]]
    ) -> None:
        self.options: list[Action] = options
        self.estimates: list[Estimate] = found
        self.answers: list[list[Action]] = answers
        """By option: the whole answer it begins, in small steps; where nothing else is asked, the option alone."""
        best: i64 = 0
        for k in range(len(found)):
            if found[k].at_least() > found[best].at_least():
                best = k
        self.best: i64 = best
        self.why: str = why(best, found, scores)
        self.reason: Reason | None = None
        """What the game's own advice says for the best answer."""

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
    advice = game.advice()
    scores = advice.scores(view, role, options)
    found = Hints(options, estimates(search, options), scores, [whole_answer(search, role, one) for one in options])
    found.reason = advice.reason(view, role, options, scores, found.answers[found.best]) if found.why else None
    return found


def whole_answer(search: Search, role: i64, option: Action) -> list[Action]:
    """What people would say in one go with this option: the small steps that did best after it, as far as they know."""
    walk = Walk(known_to(search.view, role), role)
    form = walk.world.agenda[-1].form(walk.world, role)
    node, last = search.first_decision(), option
    walk.say(option)
    while form is not None and form.end_of(walk.steps[-1]) != len(form.blanks) - 1:
        may = walk.options()
        if not may or len(form.leading([*walk.steps, may[0]])) <= len(walk.steps):
            break
        if len(may) == 1:  # no place in the tree
            walk.say(may[0])
            continue
        node = None if node is None else following(node, last)
        tried = tried_most(node, may)
        last = tried if tried is not None else first_of(search, walk, may)
        walk.say(last)
    return walk.steps


def following(node: DecisionNode, action: Action) -> DecisionNode | None:
    """Where the chair decides next after this, if the search has been there."""
    after = node.branches[node.index[action] + 1] if action in node.index else None
    return after if isinstance(after, DecisionNode) else None


def tried_most(node: DecisionNode | None, may: list[Action]) -> Action | None:
    """The option that looked best, if the search knows them all."""
    if node is None:
        return None
    places = node.places(may)
    best: Action | None = None
    tries = 0.0
    for k in places:
        if node.tries[k] > tries:
            tries = node.tries[k]
            best = node.actions[k]
    return best


def first_of(search: Search, walk: Walk, may: list[Action]) -> Action:
    """The option that the game's own advice likes best."""
    scores = search.policy.advice.scores(walk.world, walk.role, may)
    return may[scores.index(max(scores))]


def forecast(game: Game, view: State, chair: i64, budget: Budget, rng: Rng) -> list[Estimate]:
    """Every seat's chance to win, from what a chair can see; that of the spectators favours nobody."""
    if not view.agenda:
        raise ValueError("the match is over: there is nothing to forecast")
    search = Search(view, chair, RolloutPolicy(game.advice(), BY_CHANCE), EXPLORATION)
    search.run(budget, rng)
    return outlook(search)
