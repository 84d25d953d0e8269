"""The odds shown to a seat: exact, whole, and what really happens."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.chair import look
from anpfiff.core.odds import SUCCESS, after, odds
from anpfiff.core.phase import SEALED
from anpfiff.core.referee import asked_roles, fall, is_fate_asked, options, play
from anpfiff.core.rng import Rng, seeded
from anpfiff.errors import FaceDown
from anpfiff.testing.cases import Quiet, cases_for, every_case, every_game
from anpfiff.testing.law import Walk, node_law
from anpfiff.testing.walk import Case, nodes, sampled

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.state import State

TRIES = 600
POSITIONS = 12


def reckoned(case: Case, seed: int) -> int:
    """How many chances a match lets its seats reckon; each is checked."""
    found = 0
    for s in sampled(case, seed, 120):
        for role in asked_roles(s):
            seen = odds(look(s, s.roles[role]), role, case.game.verdicts)
            notations = [action.notation for action in options(s, role)]
            assert [notation for notation in notations if notation in seen] == list(seen)
            for chances in seen.values():
                assert all(isinstance(chance, Fraction) for chance in chances.values())
                assert 0 <= chances[SUCCESS] <= 1
                labels = {label: chance for label, chance in chances.items() if label != SUCCESS}
                assert sum(labels.values()) == 1
                assert all(chance > 0 for chance in labels.values())
                found += 1
    return found


@every_case
def test_chances_are_whole_and_add_up_to_one(case: Case, is_quiet: Quiet) -> None:
    """In all of one match, and of more until there are some."""
    found = [reckoned(case, 2)]
    while not found[-1] and len(found) < 10:
        found.append(reckoned(case, 2 + len(found)))

    assert bool(found[-1]) != is_quiet(case.game, case.setup)


@node_law(seed=1)
async def what_a_seat_cannot_see_makes_no_difference(walk: Walk) -> None:
    """Odds from the chair's view are those of the whole state, where a chair can have them at all."""
    case = walk.case
    async for s in walk.sampled(40):
        if s.is_over() or s.agenda[-1].kind == SEALED:
            continue
        for role in asked_roles(s):
            whole = odds(s, role, case.game.verdicts)
            seen = odds(look(s, s.roles[role]), role, case.game.verdicts)
            assert all(whole[notation] == chances for notation, chances in seen.items())


def first_verdict(s: State, case: Case, rng: Rng) -> str:
    """Let fate answer until something is settled."""
    while True:
        for event in s.told or []:
            label = case.game.verdicts.label(event)
            if label is not None:
                return label
        s.told = []
        assert is_fate_asked(s)
        fall(s, s.agenda[-1].outcomes(s).pick(rng))


@every_game
def test_chances_are_what_really_happens(game: Game, is_quiet: Quiet) -> None:
    """Within five standard deviations of so many tries, for some positions."""
    tried = 0
    cases = [case for case in cases_for(game) if not is_quiet(game, case.setup)]
    for case, seed in itertools.product(cases, range(12, 17)):
        tried += try_match(case, seed, POSITIONS - tried) if tried < POSITIONS else 0
    assert tried == POSITIONS or not cases


def try_match(case: Case, seed: int, most: int) -> int:
    """Try out what may be said in a match; returns in how many positions, at most so many, there were chances."""
    rng, tried = seeded(seed), 0
    for ply, s in enumerate(nodes(case, seed)):
        if s.is_over() or s.agenda[-1].kind == SEALED or tried == most:
            continue
        for role in asked_roles(s):
            may = options(s, role)
            action = may[ply % len(may)]
            chances = after(s, role, action, case.game.verdicts)
            if not chances:
                continue
            tried += 1
            fallen = []
            for attempt in range(TRIES):
                world = s.clone()
                world.told = []
                play(world, role, action)
                fallen.append(first_verdict(world, case, rng))
            assert set(fallen) <= set(chances)
            for label, chance in chances.items():
                if label != SUCCESS:
                    spread = 5 * (TRIES * float(chance * (1 - chance))) ** 0.5
                    assert abs(fallen.count(label) - TRIES * chance) <= spread
    return tried


@node_law(seed=1)
async def odds_never_peep(walk: Walk) -> None:
    """Whatever a seat asks the odds of, nothing that lies face down is read; there are odds or there are none."""
    case = walk.case
    async for s in walk.nodes():
        for role in asked_roles(s) if not s.is_over() and s.agenda[-1].kind != SEALED else []:
            view = look(s, s.roles[role])
            try:
                odds(view, role, case.game.verdicts)
            except FaceDown:
                pytest.fail(f"{s.agenda[-1]} reads what lies face down")
