"""One search: imagine a world behind the view, walk down the tree, play on to the end, and remember how it went."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final, final

from anpfiff.bots.search.budget import MOST_NODES, is_time_over
from anpfiff.bots.search.experience import Experience, leads
from anpfiff.bots.search.selection import (
    least_tried,
    mixture,
    most_promising,
    pick,
    priors,
    regret,
    with_exploration,
)
from anpfiff.bots.search.tree import UNSEEN, ChanceNode, DecisionNode, Node, SealedNode
from anpfiff.core.action import FACE_DOWN
from anpfiff.core.chair import imagine, look
from anpfiff.core.phase import CHANCE, CHOICE, EVERYONE
from anpfiff.core.referee import advance, fall, is_waiting, play, waiting

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.search.budget import Budget
    from anpfiff.bots.search.rollout import RolloutPolicy
    from anpfiff.core.action import Action
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


FEW_OUTCOMES: Final = 12
"""A die is small, a deck is not: what is drawn from it gets a node of its own only when it is drawn again."""


@final
class PathStep:
    """One choice on the way down the tree: who made it where, and in a sealed question out of which mixture."""

    __slots__ = ("chance", "decision", "k", "places", "seat", "shares")

    def __init__(
        self, decision: DecisionNode, k: i64, seat: i64, places: list[i64], shares: list[float], chance: float
    ) -> None:
        self.decision: DecisionNode = decision
        self.k: i64 = k
        self.seat: i64 = seat
        self.places: list[i64] = places
        self.shares: list[float] = shares
        """Empty where nothing was sealed."""
        self.chance: float = chance


@final
class Search:
    """What one chair thinks about one view. It is handed the view and nothing else."""

    def __init__(
        self, view: State, chair: i64, policy: RolloutPolicy, exploration: float, root: Node | None = None
    ) -> None:
        self.chair: i64 = chair
        self.policy: RolloutPolicy = policy
        self.exploration: float = exploration
        self.view: State = unsealed(view, chair)
        self.root: Node = root if root is not None else new_node(self.view)
        self.nodes: i64 = 1
        self.is_even: bool = False
        """Whether every option of the first question is tried alike: for hints, which tell about all of them."""
        self.done: i64 = 0
        self.cut: i64 = 0
        """After how many iterations the clock cut it short; 0 if it did not."""
        seats: i64 = len(view.score_so_far())  # not all of them need have a role: in a cup only two play
        self.won: list[float] = [0.0] * seats
        """By seat: matches won in all imagined worlds of this search, shared wins in parts."""
        self.squares: list[float] = [0.0] * seats
        self.wins_by: list[list[float]] = []
        """By option of the first decision: matches, wins of the chair, their squares."""
        self.horizon: i64 = 0
        """Decisions of every seat after which a roll-out may be judged by the lead; 0: all are played out."""
        self.experience: Experience = Experience()
        self._path: list[PathStep] = []
        self._decisions: i64 = 0
        self._most: i64 = MOST_NODES

    def run(self, budget: Budget, rng: Rng, until_settled: bool = False) -> None:
        """Think until the budget is spent, or until no further thought could change the answer.

        A tree has no cycles: the collector would look for them again and again in vain.
        """
        collects = gc.isenabled()
        gc.disable()
        try:
            self._run(budget, rng, until_settled)
        finally:
            if collects:
                gc.enable()

    def _run(self, budget: Budget, rng: Rng, until_settled: bool) -> None:
        ends = budget.ends()
        self._most = budget.nodes
        n: i64 = 0
        while n < budget.iterations and not (until_settled and self.is_settled(budget.iterations - n)):
            self.iterate(rng)
            n += 1
            if is_time_over(ends):
                self.cut = n
                return

    def iterate(self, rng: Rng) -> None:
        """One imagined match."""
        world = imagine(self.view, rng)
        self._path = []
        self._decisions = 0
        self._descend(world, rng)
        if self.horizon > 0:
            self.policy.play_on(world, rng, self.horizon * len(self.won))
            if world.agenda:
                self._judge(world, rng)
                return
        self.policy.play_to_the_end(world, rng)
        result = world.result()
        self._learn(result.wins(), result.returns())

    def is_settled(self, left: i64) -> bool:
        """Whether what was tried most stays so whatever is tried in the iterations left; a mixture is never settled."""
        root = self.root
        if not isinstance(root, DecisionNode):
            return False
        most = 0.0
        second = 0.0
        for tries in root.tries:
            if tries > most:
                second = most
                most = tries
            elif tries > second:
                second = tries
        return most - second > float(left)

    def _judge(self, world: State, rng: Rng) -> None:
        """Tell by the lead who will win; while that has to be learned, and now and then later, play on and see."""
        lead = leads(world.score_so_far())
        won: list[float] = []
        if not self.experience.is_enough(self.done):
            self.policy.play_to_the_end(world, rng)
            won = world.result().wins()
            self.experience.learn(lead, won)
        if self.experience.is_ripe():
            won = [self.experience.worth(ahead) for ahead in lead]
        self._learn(won, won)

    def _descend(self, world: State, rng: Rng) -> None:
        """Walk down the tree until it ends or the match does; a new node is hung where it ended."""
        node = self.root
        while True:
            phase = node.phase
            branch: i64 = UNSEEN
            is_end = False
            if isinstance(node, ChanceNode):
                branch = self._ask_fate(world, node, rng)
            elif isinstance(node, DecisionNode):
                options = phase.options(world, phase.role)
                if world.roles[phase.role] == self.chair:
                    self._arrive(world, node)
                action = self._choose(world, node, phase.role, options, False, rng)
                if phase.shows(action) or world.roles[phase.role] == self.chair:
                    branch = node.index[action] + 1
                play(world, phase.role, action)
            elif isinstance(node, SealedNode):
                branch, is_end = self._open(world, node, rng)
            self._skip_forced(world)
            if not world.agenda or is_end:
                return
            following = world.agenda[-1]
            child = node.after(branch, following)
            if child is None:
                if self.nodes >= self._most:
                    return
                child = new_node(world)
                node.attach(branch, child)
                self.nodes += 1
                if not isinstance(child, ChanceNode) or not self._is_small(world, child):
                    return
            node = child

    def _is_small(self, world: State, chance_node: ChanceNode) -> bool:
        """Whether a tree may grow through fate at once: few things can fall, or the chair does not see which."""
        seen_by: i64 = chance_node.phase.seen_by(world)
        is_hidden = seen_by != EVERYONE and world.roles[seen_by] != self.chair
        return is_hidden or len(chance_node.phase.outcomes(world).actions) <= FEW_OUTCOMES

    def _skip_forced(self, world: State) -> None:
        """Where there is but one thing to say it is said; that is no place in the tree."""
        while world.agenda:
            phase = world.agenda[-1]
            if phase.kind != CHOICE:
                return
            options = phase.options(world, phase.role)
            if len(options) > 1:
                return
            play(world, phase.role, options[0])

    def _ask_fate(self, world: State, chance_node: ChanceNode, rng: Rng) -> i64:
        """Whatever fell before, each outcome is as likely as its weight says.

        To let outcomes fall in turn would be exact for one node and wrong for a deal: of many draws one after another
        each would have its first turn, and what comes first is no fair sample.
        """
        phase = chance_node.phase
        outcome = phase.outcomes(world).pick(rng)
        seen_by: i64 = phase.seen_by(world)
        is_seen = seen_by == EVERYONE or world.roles[seen_by] == self.chair
        fall(world, outcome)
        return chance_node.child(outcome) if is_seen else UNSEEN

    def _open(self, world: State, node: SealedNode, rng: Rng) -> tuple[i64, bool]:
        """All say what they say without a look at the others; then it is opened.

        Says which branch is followed, and whether the tree ends because somebody has said something new.
        """
        phase = node.phase
        asked = waiting(world, phase)
        is_end = False
        shown: list[Action] = []
        for role in asked:
            seat: i64 = world.roles[role]
            if seat == self.chair:
                self._arrive(world, node)
            is_new = self._answer(world, node, role, len(asked) > 1, rng)
            is_end = is_end or is_new
        for role in asked:
            is_mine = world.roles[role] == self.chair
            shown += [action if is_mine or phase.shows(action) else FACE_DOWN for action in world.sealed[role]]
        advance(world)
        if is_end:
            return UNSEEN, True
        return node.opening(tuple(shown)), False

    def _answer(self, world: State, node: SealedNode, role: i64, is_mixed: bool, rng: Rng) -> bool:
        """One role's statements; True if they have left the tree."""
        phase = node.phase
        decision: DecisionNode | None = node.decision(role)
        before: DecisionNode | None = None
        branch: i64 = UNSEEN
        is_end = False
        while is_waiting(world, phase, role):
            options = phase.options(world, role)
            if len(options) == 1:
                action = options[0]
            elif is_end or decision is None:
                action = self.policy.choose(world, role, options, rng)
                if not is_end and before is not None and self.nodes < self._most:
                    before.branches[branch] = DecisionNode(phase)
                    self.nodes += 1
                is_end = True
            else:
                action = self._choose(world, decision, role, options, is_mixed, rng)
                before = decision
                branch = decision.index[action] + 1
                following = decision.branches[branch]
                decision = following if isinstance(following, DecisionNode) else None
            world.sealed[role] = [*world.sealed[role], action]
        return is_end

    def _choose(
        self, world: State, decision: DecisionNode, role: i64, options: list[Action], is_mixed: bool, rng: Rng
    ) -> Action:
        """One role's choice at its node, remembered until the result is known."""
        seat: i64 = world.roles[role]
        places = decision.places(options)
        if not places:
            decision.enter(options, priors(self.policy.advice.scores(world, role, options)))
            places = decision.places(options)
        is_told_of_all = self.is_even and seat == self.chair and decision is self.first_decision()
        if is_mixed:
            shares = mixture(decision, places)
            tried = with_exploration(shares)
            n: i64 = pick(tried, rng)
            if is_told_of_all:
                n = places.index(least_tried(decision, places))
                tried = [1.0 / float(len(places))] * len(places)
            self._path.append(PathStep(decision, places[n], seat, places, shares, tried[n]))
            return decision.actions[places[n]]
        k: i64 = least_tried(decision, places) if is_told_of_all else most_promising(decision, places, self.exploration)
        self._path.append(PathStep(decision, k, seat, places, [], 1.0))
        return decision.actions[k]

    def first_decision(self) -> DecisionNode | None:
        """Where the chair itself is asked at the root of the tree."""
        root = self.root
        if isinstance(root, DecisionNode):
            return root
        if isinstance(root, SealedNode):
            role: i64 = 0
            while role < len(self.view.roles):
                if self.view.roles[role] == self.chair:
                    return root.decisions[role]
                role += 1
        return None

    def _arrive(self, world: State, node: Node) -> None:
        """The chair decides here; where it does so for the second time it may stand next, so what it sees is kept."""
        self._decisions += 1
        if self._decisions == 2 and node.view is None:
            node.view = look(world, self.chair)

    def _learn(self, won: list[float], got: list[float]) -> None:
        """Carry what every seat won, and what it is worth to it, back to every choice that led to it."""
        self.done += 1
        for seat in range(len(won)):
            self.won[seat] += won[seat]
            self.squares[seat] += won[seat] * won[seat]
        first = self.first_decision()
        for step in self._path:
            decision = step.decision
            value = got[step.seat]
            if step.shares:
                regret(decision, step.places, step.shares, step.k, step.chance, value)
            decision.note(step.k, value)
            if decision is first and step.seat == self.chair:
                self._note(step.k, won[self.chair])

    def _note(self, k: i64, won: float) -> None:
        while len(self.wins_by) <= k:
            self.wins_by.append([0.0, 0.0, 0.0])
        row = self.wins_by[k]
        row[0] += 1.0
        row[1] += won
        row[2] += won * won


def new_node(world: State) -> Node:
    """A node for what is asked now."""
    phase: AnyPhase = world.agenda[-1]
    if phase.kind == CHANCE:
        return ChanceNode(phase)
    if phase.kind == CHOICE:
        return DecisionNode(phase)
    return SealedNode(phase, len(world.roles))


def unsealed(view: State, chair: i64) -> State:
    """A view in which the others have yet to answer: what lies face down is no reason to guess before one's own turn.

    All sealed answers count as given at the same moment, so who answered first makes no difference.
    """
    found = view.clone()
    role: i64 = 0
    while role < len(found.roles):
        said = found.sealed[role]
        if found.roles[role] != chair and said and said[0] is FACE_DOWN:
            found.sealed[role] = []
        role += 1
    return found
