"""A form means what the small steps mean: whatever order people name things in, the same answers are legal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.chair import imagine, look
from anpfiff.core.form import ORDER, SHAPES, Form
from anpfiff.core.referee import asked_roles, options, play, wander
from anpfiff.core.rng import Rng, seeded
from anpfiff.core.walk import small_steps
from anpfiff.errors import Illegal
from anpfiff.testing.law import Walk, form_law, node_law

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.core.action import Action
    from anpfiff.core.state import State
    from anpfiff.testing.walk import Case

FEW = 400
"""Where a form has no more answers than these, all of them are compared."""

ALIKE = 5
"""So many forms with the same question and the same number of things to name are compared in one match."""

GREEDY = 6
"""So many things are said in one go by somebody who tries how far he gets."""

TRIED = 400
"""Where every node of a long match would take too long, about so many are tried."""


def asked_forms(case: Case, seed: int) -> Iterator[tuple[State, int, Form]]:
    """Every form of one random match, in which people like to come to one."""
    s, rng = case.state(), seeded(seed, 7)
    while not s.is_over():
        for role in asked_roles(s):
            form = s.agenda[-1].form(s, role)
            if form is not None:
                yield s, int(role), form
        if not rng.below(2) or not lead_to_form(s):
            wander(s, rng)


def lead_to_form(s: State) -> bool:
    """Let somebody say the first thing after which he is asked for a form; False if there is none."""
    for role in asked_roles(s):
        for action in options(s, role):
            world = s.clone()
            play(world, role, action)
            if role in asked_roles(world) and world.agenda[-1].form(world, role) is not None:
                play(s, role, action)
                return True
    return False


def goes_on(s: State, role: int, form: Form, said: list[Action]) -> bool:
    """Whether the small steps said so far leave the run of this form open."""
    if role not in asked_roles(s):
        return False
    answer = form.read(said)
    if answer.closed and max(answer.closed) == len(form.blanks) - 1:
        return False
    room = sum(blank.most - (k in answer.closed) for k, blank in enumerate(form.blanks))
    filled = len(answer.named) == min(room, form.most)
    ends = [blank.end for blank in form.blanks if blank.end is not None]
    return answer.open_detail() is not None or not filled or options(s, role) == ends[-1:]


def all_runs(s: State, role: int, form: Form, said: list[Action], found: list[list[Action]]) -> bool:
    """Every run of small steps through a form; False if there are too many."""
    for action in options(s, role):
        world = s.clone()
        play(world, role, action)
        run = [*said, action]
        if goes_on(world, role, form, run):
            if not all_runs(world, role, form, run, found):
                return False
        else:
            found.append(run)
        if len(found) > FEW:
            return False
    return True


def random_run(s: State, role: int, form: Form, rng: Rng) -> list[Action]:
    """One run of small steps, at random."""
    world = s.clone()
    run: list[Action] = []
    while not run or goes_on(world, role, form, run):
        may = options(world, role)
        run.append(may[rng.below(len(may))])
        play(world, role, run[-1])
    return run


def units(form: Form, said: list[Action]) -> list[list[Action]]:
    """What was named, each thing with its detail; ends are left out unless nothing else was said."""
    answer = form.read(said)
    found = [
        [action] if (detail := answer.details[item]) is None else [action, detail]
        for item, action in enumerate(answer.named)
    ]
    return found or [said]


def shuffled(form: Form, said: list[Action], rng: Rng) -> list[Action]:
    left = units(form, said)
    found: list[Action] = []
    while left:
        found += left.pop(rng.below(len(left)))
    return found


def meaning(form: Form, said: list[Action]) -> Counter[str]:
    return Counter(" + ".join(action.notation for action in unit) for unit in units(form, said))


def every_answer(form: Form, left: int, named: list[Action], found: list[list[Action]]) -> bool:
    """Every whole answer that the data of a form allow, each in one order; False if there are too many."""
    listed = list(dict.fromkeys(option for blank in form.blanks for option in blank.options))
    times = max(blank.options.count(option) for blank in form.blanks for option in blank.options)
    if len(named) + times * (len(listed) - left) < form.least:
        return True
    answer = form.read(named)
    if named and answer.fits and answer.is_filled:
        found.append(named)
    for k in range(left, len(listed)):
        more = [*named, listed[k]]
        if form.read(more).fits and (len(found) > FEW or not every_answer(form, k, more, found)):
            return False
    return True


@form_law
async def every_legal_run_is_reached_in_any_order(walk: Walk) -> None:
    case = walk.case
    rng = seeded(len(case.label), 8)
    async for s, role, form in walk.forms():
        assert form.shape in SHAPES
        run = random_run(s, role, form, rng)
        assert small_steps(s, role, run) == run, "said as it is asked, an answer stays as it is"
        mixed = run if form.shape == ORDER else shuffled(form, run, rng)
        steps = small_steps(s, role, mixed)
        assert meaning(form, steps) == meaning(form, run)
        world = s.clone()
        for step in steps:
            assert step in options(world, role)
            play(world, role, step)


@form_law
async def a_form_allows_what_the_small_steps_allow_and_nothing_else(walk: Walk) -> None:
    seen: set[tuple[object, ...]] = set()
    kinds: Counter[tuple[str, str, int]] = Counter()
    async for s, role, form in walk.forms():
        key = (form.most, form.budget, *[option.notation for blank in form.blanks for option in blank.options])
        alike = (form.shape, form.blanks[0].prompt, form.most)
        if key in seen or kinds[alike] == ALIKE:
            continue
        seen.add(key)
        kinds[alike] += 1
        runs: list[list[Action]] = []
        answers: list[list[Action]] = []
        if not all_runs(s, role, form, [], runs) or not every_answer(form, 0, [], answers):
            continue
        heads = {frozenset(Counter(str(a.notation) for a in form.read(run).named).items()) for run in runs}
        heads.discard(frozenset())
        assert {frozenset(Counter(a.notation for a in named).items()) for named in answers} == heads


@form_law
async def whatever_else_is_named_is_refused_with_its_rule(walk: Walk) -> None:
    case = walk.case
    rng = seeded(len(case.label), 9)
    async for s, role, form in walk.forms():
        listed = [option for blank in form.blanks for option in blank.options]
        wrong = form.leading([listed[rng.below(len(listed))] for _ in range(rng.below(6) + 1)])
        before = case.write(s)
        answer = form.read(wrong)
        if answer.fits and answer.is_filled and answer.open_detail() is None:
            assert meaning(form, small_steps(s, role, wrong)) == meaning(form, wrong)
        else:
            with pytest.raises(Illegal) as caught:
                small_steps(s, role, wrong)
            assert caught.value.rule
        assert case.write(s) == before


def going_on(s: State, role: int, rng: Rng) -> list[Action]:
    """What a role could say one after the other in this very world, as long as nobody else has a word."""
    world = s.clone()
    said: list[Action] = []
    while role in asked_roles(world) and len(said) < GREEDY:
        may = options(world, role)
        said.append(may[rng.below(len(may))])
        play(world, role, said[-1])
    return said


def like(s: State, role: int, rng: Rng) -> list[State]:
    """Worlds that look the same to a role: others hold other cards, and have said something face down, or not yet."""
    silent = s.clone()
    silent.sealed = [said if other == role else [] for other, said in enumerate(s.sealed)]
    return [silent, imagine(look(s, s.roles[role]), rng)]


def judged(s: State, role: int, said: list[Action]) -> tuple[object, ...]:
    """All that somebody hears who says this in one go."""
    try:
        return tuple(small_steps(s, role, said))
    except Illegal as refusal:
        return refusal.message, refusal.rule, refusal.expected


@node_law(seed=1)
async def what_is_said_in_one_go_is_judged_by_what_one_may_know(walk: Walk) -> None:
    case = walk.case
    rng = seeded(len(case.label), 10)
    async for s in walk.sampled(TRIED):
        for role in asked_roles(s):
            said = going_on(s, int(role), rng)
            worlds = like(s, int(role), rng)
            for length in {rng.below(len(said)) + 1, len(said)}:
                for probe in (said[:length], [*said[:length], said[0]]):
                    heard = judged(s, int(role), probe)
                    assert [judged(world, int(role), probe) for world in worlds] == [heard, heard]
