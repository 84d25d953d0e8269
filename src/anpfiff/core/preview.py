"""Previews: what an answer, or a part of one, would do to the table, as far as the one who thinks of it can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.odds import odds_of_run
from anpfiff.core.phase import CHOICE
from anpfiff.core.referee import follow, play
from anpfiff.core.walk import Walk, known_to, refusal, small_steps
from anpfiff.errors import FaceDown, Illegal

if TYPE_CHECKING:
    from fractions import Fraction

    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.odds import Verdicts
    from anpfiff.core.state import State


def preview(s: State, role: i64, said: list[Action]) -> State:
    """The view of a role after it has said this, before anything follows from it by itself; fate is not asked.

    A part of an answer to a form is enough. What cannot be said is refused, with its rule, by what the role may know.
    Nothing changes in `s`.
    """
    walk = Walk(known_to(s, role), role)
    rest = said
    while rest:
        walk.expect_asked(rest[0])
        phase = walk.world.agenda[-1]
        form = phase.form(walk.world, role)
        if form is None:
            walk.say(rest[0])
            rest = rest[1:]
            continue
        mine = form.leading(rest)
        if not mine:
            raise refusal(rest[0], phase.rule, [*form.blanks[0].options])
        answer = form.read(mine)
        if len(mine) == len(rest) and answer.fits and not (answer.is_filled and answer.open_detail() is None):
            phase.outline(walk.world, role, answer)
            return walk.world
        walk.fill_in(answer)
        rest = rest[len(mine) :]
    return after(known_to(s, role), role, walk.steps)


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


def odds_after(s: State, role: i64, said: list[Action], verdicts: Verdicts) -> dict[str, Fraction]:
    """The exact chance of each verdict behind a whole answer; none where others have a say or something is missing."""
    try:
        steps = small_steps(s, role, said)
    except Illegal:
        return {}
    return odds_of_run(known_to(s, role), role, steps, verdicts) if steps else {}
