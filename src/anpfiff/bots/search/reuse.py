"""Using the tree again: the part of the last tree that belongs to the position the match has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.bots.search.tree import UNSEEN, DecisionNode, Node, SealedNode

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.search.search import Search
    from anpfiff.core.action import Action
    from anpfiff.core.game import Game
    from anpfiff.core.state import State


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
