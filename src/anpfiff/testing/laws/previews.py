"""Previews: what an answer would do is told by what its seat may know, fate is not asked, and nothing happens by it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.chair import imagine, look
from anpfiff.core.preview import preview
from anpfiff.core.referee import asked_roles, options
from anpfiff.core.rng import Rng, seeded
from anpfiff.core.walk import small_steps
from anpfiff.errors import Illegal
from anpfiff.testing.cases import every_game
from anpfiff.testing.law import Walk, form_law, node_law
from anpfiff.testing.laws.forms import random_run, units
from anpfiff.testing.walk import Case, played

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from anpfiff.core.action import Action
    from anpfiff.core.state import State


def heard(case: Case, s: State, role: int, said: list[Action]) -> object:
    """All that somebody learns who asks what this would do."""
    try:
        facts = case.game.facts(preview(s, role, said))
    except Illegal as refusal:
        return refusal.message, refusal.rule, refusal.expected
    assert json.loads(json.dumps(facts)) == facts
    return facts


def worlds_like(s: State, role: int, rng: Rng) -> Iterator[State]:
    """Worlds that this role cannot tell apart from its own: other cards lie hidden, others have answered or not."""
    silent = s.clone()
    silent.sealed = [said if other == role else [] for other, said in enumerate(s.sealed)]
    yield silent
    yield imagine(look(s, s.roles[role]), rng)
    yield look(s, s.roles[role])


async def parts(walk: Walk, rng: Rng) -> AsyncIterator[tuple[State, int, list[Action]]]:
    """Parts of answers to the forms of one random match, in any order."""
    seen: set[str] = set()
    async for s, role, form in walk.forms():
        key = f"{s.agenda[-1]!r} {len(form.blanks)}"
        if key in seen:
            continue
        seen.add(key)
        whole = units(form, random_run(s, role, form, rng))
        named: list[Action] = []
        while whole:
            named = [*named, *whole.pop(rng.below(len(whole)))]
            yield s, role, named


@node_law(seed=2)
async def previews_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(walk: Walk) -> None:
    case = walk.case
    rng = seeded(31)
    async for s in walk.sampled(15):
        for role in asked_roles(s):
            may = options(s, role)
            said = [may[rng.below(len(may))]]
            known = heard(case, s, int(role), said)
            assert all(heard(case, other, int(role), said) == known for other in worlds_like(s, int(role), rng))


@form_law
async def a_part_of_an_answer_has_a_preview_too(walk: Walk) -> None:
    case, rng = walk.case, seeded(32)
    async for s, role, said in parts(walk, rng):
        before = case.write(s)
        known = heard(case, s, role, said)
        assert isinstance(known, dict)
        assert all(heard(case, other, role, said) == known for other in worlds_like(s, role, rng))
        assert case.write(s) == before


@node_law(seed=2)
async def what_cannot_be_said_has_no_preview(walk: Walk) -> None:
    case = walk.case
    async for s in walk.sampled(10):
        for role in asked_roles(s):
            may = options(s, role)
            form = s.agenda[-1].form(s, role)
            wrong = next(
                action
                for action in case.game.vocabulary.actions.values()
                if action not in may and (form is None or not form.lists(action))
            )
            with pytest.raises(Illegal):
                preview(s, role, [wrong])


@every_game
def test_a_preview_lets_nothing_happen(case: Case) -> None:
    table = played(case, 34, 30)
    if table.is_over:
        return
    seat = table.asks()[0].seat
    state, log, events = case.write(table.state), len(table.log), len(table.events)
    for action in table.decision(seat).options[:20]:
        view = table.preview(seat, [action.notation])
        assert case.game.facts(view) == case.game.facts(preview(table.state, table.decision(seat).role, [action]))
    assert (case.write(table.state), len(table.log), len(table.events)) == (state, log, events)


@form_law
async def the_order_in_which_a_set_is_named_makes_no_difference(walk: Walk) -> None:
    case, rng = walk.case, seeded(35)
    async for s, role, said in parts(walk, rng):
        form = s.agenda[-1].form(s, role)
        assert form is not None
        answer = form.read(said)
        if form.shape != "order" and answer.is_filled and answer.open_detail() is None:
            facts = case.game.facts(preview(s, role, said))
            assert facts == case.game.facts(preview(s, role, small_steps(s, role, said)))
