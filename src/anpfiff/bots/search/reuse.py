"""The tree again: what was thought at one's last decision about just the position that has come is thought already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.bots.search.tree import UNSEEN, Desk, Node, Round

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
    if isinstance(root, Round) and is_same_round(game, last, said, view):
        return next_statement(root, last, said, view)
    branch: i64 = UNSEEN
    if isinstance(root, Desk):
        if said not in root.index:
            return None
        branch = root.index[said] + 1
    left: list[Node] = []
    add(left, root.branches[branch] if isinstance(root, Desk) else None)
    if isinstance(root, Round):
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


def is_same_round(game: Game, last: Search, said: Action, view: State) -> bool:
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


def next_statement(root: Round, last: Search, said: Action, view: State) -> Node | None:
    """The same round, with our own desk moved on by the statement that was made."""
    found = Round(root.phase, len(root.desks))
    found.openings = root.openings
    found.branches = root.branches
    role: i64 = 0
    while role < len(root.desks):
        desk = root.desks[role]
        if desk is not None and view.roles[role] == last.chair:
            following = desk.branches[desk.index[said] + 1] if said in desk.index else None
            if not isinstance(following, Desk):
                return None
            desk = following
        found.desks[role] = desk
        role += 1
    return found
