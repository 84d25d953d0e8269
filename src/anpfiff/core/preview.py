"""Previews: what an answer, or a part of one, would do to the table, as far as the one who thinks of it can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.phase import CHOICE
from anpfiff.core.referee import follow, play
from anpfiff.core.walk import Walk, known_to
from anpfiff.errors import FaceDown

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.state import State


def preview(s: State, role: i64, said: list[Action]) -> State:
    """The view of a role after it has said this, before anything follows from it by itself; fate is not asked.

    A part of an answer to a form is enough. What cannot be said is refused, with its rule, by what the role may know.
    Nothing changes in `s`.
    """
    return preview_and_steps(s, role, said)[0]


def preview_and_steps(s: State, role: i64, said: list[Action]) -> tuple[State, list[Action]]:
    """The same, and the small steps of what is said; none where it is a part of an answer."""
    walk = Walk(known_to(s, role), role)
    part = walk.take(said, in_part=True)
    if part is None:
        return after(known_to(s, role), role, walk.steps), walk.steps
    walk.world.agenda[-1].outline(walk.world, role, part)
    return walk.world, []


def after(world: State, role: i64, steps: list[Action]) -> State:
    """What small steps do to a world; what follows from the last of them by itself does not happen yet."""
    for step in steps[:-1]:
        play(world, role, step)
    if not steps:
        return world
    before = world.clone()
    try:
        phase = world.agenda[-1]
        if phase.kind == CHOICE:
            world.agenda.pop()
            follow(world.agenda, phase.chosen(world, steps[-1]))
        else:
            world.sealed[role] = [*world.sealed[role], steps[-1]]
    except FaceDown:  # what it does depends on something that cannot be seen
        return before
    return world
