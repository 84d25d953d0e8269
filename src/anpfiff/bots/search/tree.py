"""The tree of a search: what its chair has seen happen in imagined worlds, and how that went for those who chose.

A node stands for everything the searching chair can tell apart. What is hidden from it (a card drawn by somebody else,
a face-down statement that is not shown) leads into one common branch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.state import State

ADVICE_WEIGHT: Final = 8.0
"""How strongly a sealed answer is held to the advice, in matches, before regret has anything to say."""
PRIOR_VISITS: Final = 40.0
"""Imagined matches of the usual worth that count beside those that were played: one lucky win proves nothing."""
NO_PLACES: Final[list[i64]] = []
UNSEEN: Final = 0
"""The branch of everything that is hidden from the searching chair; that of action k is k + 1."""


class Node:
    """A place in the tree, and the branches that lead on from it."""

    __slots__ = ("branches", "phase", "sibling", "view")

    def __init__(self, phase: AnyPhase) -> None:
        self.phase: AnyPhase = phase
        self.branches: list[Node | None] = [None]
        self.sibling: Node | None = None
        """Another node at the end of the same branch, where another phase waits."""
        self.view: State | None = None
        """What the chair sees here, kept where it decides next, so that the tree can be used again."""

    def after(self, branch: i64, phase: AnyPhase) -> Node | None:
        """The node at the end of a branch where this phase waits, if anybody has been there."""
        node = self.branches[branch]
        while node is not None and node.phase is not phase:
            node = node.sibling
        return node

    def attach(self, branch: i64, node: Node) -> None:
        """Hang a new node at the end of a branch."""
        node.sibling = self.branches[branch]
        self.branches[branch] = node


@final
class DecisionNode(Node):
    """Where one role chooses: its options so far, how often each was tried, and what came of it."""

    __slots__ = ("actions", "count", "every", "got", "index", "prior", "regret", "share", "total", "tries")

    def __init__(self, phase: AnyPhase) -> None:
        super().__init__(phase)
        self.actions: list[Action] = []
        self.index: dict[Action, i64] = {}
        self.every: list[i64] = NO_PLACES
        """All places."""
        self.count: float = 0.0
        self.got: float = 0.0
        self.tries: list[float] = []
        self.total: list[float] = []
        """By action: the sum of what the choosing seat got."""
        self.prior: list[float] = []
        """By action: how much the advice expects of it, not yet shared out."""
        self.regret: list[float] = []
        """By action, in sealed questions: how much one would rather have said it."""
        self.share: list[float] = []
        """By action, in sealed questions: how often it was meant to be said, later thoughts counting more."""

    def enter(self, options: list[Action], priors: list[float]) -> None:
        """Give new options their place."""
        for k, action in enumerate(options):
            if action not in self.index:
                self.index[action] = len(self.actions)
                self.actions.append(action)
                self.tries.append(0.0)
                self.total.append(0.0)
                self.prior.append(priors[k])
                self.regret.append(ADVICE_WEIGHT * priors[k])
                self.share.append(0.0)
                self.branches.append(None)
        self.every = list(range(len(self.actions)))

    def places(self, options: list[Action]) -> list[i64]:
        """The place of each option; none if one of them has no place yet. The list is shared, and never changed."""
        if self._are_all(options):
            return self.every
        found: list[i64] = []
        for action in options:
            if action not in self.index:
                return NO_PLACES
            found.append(self.index[action])
        return found

    def _are_all(self, options: list[Action]) -> bool:
        """Whether these are just the options that have a place, in their order."""
        number: i64 = len(options)
        if number != len(self.actions):
            return False
        k: i64 = 0
        while k < number:
            if options[k] is not self.actions[k]:
                return False
            k += 1
        return True

    def note(self, k: i64, value: float) -> None:
        """An action was tried, and this is what it brought the choosing seat."""
        self.tries[k] += 1.0
        self.total[k] += value
        self.got += value
        self.count += 1.0

    def mean(self) -> float:
        """What the choosing seat got here on average."""
        return self.got / self.count if self.count > 0.0 else 0.5

    def worth(self, k: i64, usual: float) -> float:
        """What an action brings: its mean, drawn towards what is usual here as long as it was tried but rarely."""
        return (self.total[k] + PRIOR_VISITS * usual) / (self.tries[k] + PRIOR_VISITS)


@final
class ChanceNode(Node):
    """Where fate is asked: a branch for everything that has fallen so far."""

    __slots__ = ("fallen",)

    def __init__(self, phase: AnyPhase) -> None:
        super().__init__(phase)
        self.fallen: dict[Action, i64] = {}
        """The branch of each outcome."""

    def child(self, outcome: Action) -> i64:
        """The branch of what fell."""
        branch = self.fallen.get(outcome)
        if branch is None:
            branch = len(self.branches)
            self.fallen[outcome] = branch
            self.branches.append(None)
        return branch


@final
class SealedNode(Node):
    """Where several roles are asked at once, face down: a node for each, and a branch for all that lies open then."""

    __slots__ = ("decisions", "openings")

    def __init__(self, phase: AnyPhase, roles: i64) -> None:
        super().__init__(phase)
        self.decisions: list[DecisionNode | None] = [None] * roles
        self.openings: dict[tuple[Action, ...], i64] = {}

    def decision(self, role: i64) -> DecisionNode:
        """The first node of a role; it knows nothing of what others say."""
        found = self.decisions[role]
        if found is None:
            found = DecisionNode(self.phase)
            self.decisions[role] = found
        return found

    def opening(self, said: tuple[Action, ...]) -> i64:
        """The branch for what lies open."""
        branch = self.openings.get(said)
        if branch is None:
            branch = len(self.branches)
            self.openings[said] = branch
            self.branches.append(None)
        return branch


def size_of(node: Node | None) -> i64:
    """How many nodes hang here, this one and its siblings included."""
    found: i64 = 0
    left: list[Node] = [] if node is None else [node]
    while left:
        here = left.pop()
        found += 1
        for branch in here.branches:
            other = branch
            while other is not None:
                left.append(other)
                other = other.sibling
        if isinstance(here, SealedNode):
            left += [decision for decision in here.decisions if decision is not None]
    return found
