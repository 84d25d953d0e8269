"""Facts: what a game tells with a view follows from that view alone, whatever lies face down in it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from anpfiff.core.chair import SPECTATOR, imagine, look
from anpfiff.core.codec import decode
from anpfiff.core.rng import seeded
from anpfiff.core.table import from_state
from anpfiff.server.tables.views import view_of
from anpfiff.testing.cases import cases_for, every_game
from anpfiff.testing.declared import facts_of, is_of_type, places_of, places_told
from anpfiff.testing.law import Walk, node_law
from anpfiff.testing.walk import Case, nodes, played, sampled

if TYPE_CHECKING:
    from anpfiff.core.game import Game


@node_law(seed=2)
async def facts_are_the_same_in_worlds_that_a_chair_cannot_tell_apart(walk: Walk) -> None:
    case = walk.case
    rng = seeded(21)
    async for s in walk.sampled(30):
        for chair in case.chairs():
            view = look(s, chair)
            facts = case.game.facts(view)
            assert case.game.facts(look(imagine(view, rng), chair)) == facts
            _, read = decode(case.game, case.write(view))
            assert case.game.facts(read) == facts


@node_law(seed=1)
async def facts_are_json_and_making_them_changes_nothing(walk: Walk) -> None:
    case = walk.case
    async for s in walk.sampled(60):
        for view in (s, *[look(s, chair) for chair in case.chairs()]):
            before = case.write(view)
            facts = case.game.facts(view)
            assert json.loads(json.dumps(facts)) == facts
            assert case.write(view) == before


@node_law(seed=1)
async def facts_are_of_the_types_that_the_game_declares(walk: Walk) -> None:
    case = walk.case
    declared = facts_of(case.game)
    async for s in walk.sampled(60):
        for chair in case.chairs():
            facts = case.game.facts(look(s, chair))
            assert is_of_type(facts, declared), facts


@node_law(seed=2)
async def facts_do_not_tell_that_somebody_has_answered_face_down(walk: Walk) -> None:
    case = walk.case
    async for s in walk.sampled(60):
        for chair in case.chairs():
            view = look(s, chair)
            facts = case.game.facts(view)
            view.sealed = [said if seat == chair else [] for seat, said in zip(s.roles, view.sealed, strict=True)]
            assert case.game.facts(view) == facts


@every_game
def test_every_fact_that_a_game_declares_is_told(game: Game) -> None:
    missing = places_of(facts_of(game))
    for case in cases_for(game):
        for s in sampled(case, 1, 30):
            if not missing:
                return
            missing -= {place for chair in case.chairs() for place in places_told(game.facts(look(s, chair)))}
    assert not missing


@every_game
def test_facts_are_there_at_every_single_moment_of_a_match(case: Case) -> None:
    for s in nodes(case, 24):
        case.game.facts(look(s, SPECTATOR))


@every_game
def test_facts_are_sent_with_every_view(case: Case) -> None:
    table = from_state(case.game, case.write(played(case, 25, 40).state), 25)
    for chair in case.chairs():
        view = table.view(chair)
        assert view_of(table, view).facts == case.game.facts(view)
