"""Laws 1 to 3, at every node of random play: the state is data, options are complete, fate is asked."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from anpfiff.core.chair import look
from anpfiff.core.codec import check_stocks, decode, decode_whole
from anpfiff.core.phase import CHANCE, CHOICE, SEALED
from anpfiff.core.referee import asked_roles, is_fate_asked, options
from anpfiff.core.rng import seeded
from anpfiff.testing.cases import cases_for, every_game
from anpfiff.testing.law import Walk, node_law
from anpfiff.testing.walk import asks, numbers_of_seats, play_on

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.state import State

AHEAD = 20
"""Plies played on from a node."""
NODES = 60
"""Where every node of a long match would take too long, about so many are tried."""


@every_game
def test_the_cases_show_every_edition_every_value_of_every_option_and_every_number_of_seats(game: Game) -> None:
    mine = [case.setup for case in cases_for(game)]

    assert {setup.edition for setup in mine} == {edition.key for edition in game.editions()}
    assert {setup.seats for setup in mine} >= set(numbers_of_seats(game))
    for option in game.edition().options:
        assert {json.dumps(setup.options[option.name]) for setup in mine} == {json.dumps(v) for v in option.values}


@node_law()
async def a_state_survives_json_and_plays_on_as_if_nothing_had_happened(walk: Walk) -> None:
    case = walk.case
    async for ply, s in walk.counted(NODES):
        written = case.write(s)
        text = json.dumps(written)
        setup, again = decode(case.game, json.loads(text))
        assert setup.options == case.setup.options
        assert case.write(again) == json.loads(text) == written
        assert asks(again) == asks(s)
        here = s.clone()
        play_on(here, seeded(ply), AHEAD)
        play_on(again, seeded(ply), AHEAD)
        assert case.write(again) == case.write(here)


@node_law(seed=2)
async def a_true_state_is_always_believed(walk: Walk) -> None:
    case = walk.case
    async for s in walk.sampled(4):
        written = case.write(s)
        assert case.write(decode_whole(case.game, written)[1]) == written


@node_law()
async def a_view_survives_json_too(walk: Walk) -> None:
    case = walk.case
    async for s in walk.sampled(6):
        for chair in case.chairs():
            written = json.loads(json.dumps(case.write(look(s, chair))))
            assert case.write(decode(case.game, written)[1]) == written


@node_law()
async def a_clone_and_its_original_leave_each_other_alone(walk: Walk) -> None:
    case = walk.case
    kept: list[tuple[State, dict[str, Any]]] = []
    async for s in walk.sampled(NODES):
        before = case.write(s)
        clone, player = s.clone(), s.clone()
        play_on(player, seeded(len(kept)), AHEAD)
        assert case.write(s) == before
        kept.append((clone, before))
    for clone, before in kept:
        assert case.write(clone) == before


@node_law()
async def asking_and_looking_change_nothing(walk: Walk) -> None:
    case = walk.case
    async for s in walk.sampled(60):
        before = case.write(s)
        asks(s)
        for chair in case.chairs():
            view = look(s, chair)
            asked_roles(view)
        assert case.write(s) == before
        assert s.told is None


@node_law()
async def no_card_is_lost_or_born(walk: Walk) -> None:
    async for s in walk.nodes():
        check_stocks(s)
        for pile, stock, place in zip(s.piles(), s.stocks(), s.places(), strict=True):
            assert pile.size == len(stock.write(pile.cards())), place.name
            if pile.order is not None:
                assert sorted(pile.order) == [stock.card(card) for card in stock.write(pile.cards())]


@node_law()
async def what_may_be_said_is_never_empty_unique_known_and_always_in_the_same_order(walk: Walk) -> None:
    case = walk.case
    words = case.game.vocabulary
    async for s in walk.nodes():
        for role in asked_roles(s):
            may = options(s, role)
            notations = [action.notation for action in may]
            assert may
            assert len(set(notations)) == len(may)
            assert all(words.read(action.notation) is action for action in may)
            assert [action.notation for action in options(s, role)] == notations
            assert [action.notation for action in options(s.clone(), role)] == notations


@node_law()
async def what_can_fall_is_unique_known_and_has_whole_positive_weights(walk: Walk) -> None:
    case = walk.case
    words = case.game.vocabulary
    async for s in walk.nodes():
        if not is_fate_asked(s):
            continue
        fate = s.agenda[-1].outcomes(s)
        assert fate.actions
        assert len({outcome.notation for outcome in fate.actions}) == len(fate.actions) == len(fate.weights)
        assert all(words.read(outcome.notation) is outcome for outcome in fate.actions)
        assert all(isinstance(weight, int) and weight > 0 for weight in fate.weights)
        assert fate.total == sum(fate.weights)


@node_law()
async def the_agenda_holds_lines_of_the_rulebook_and_somebody_is_always_asked(walk: Walk) -> None:
    case = walk.case
    async for s in walk.nodes():
        assert all(case.game.phases.read(phase.notation) is phase for phase in s.agenda)
        assert sorted(set(s.roles)) == sorted(s.roles)
        assert all(0 <= seat < case.setup.seats for seat in s.roles)
        assert len(s.sealed) == len(s.roles)
        if s.is_over():
            continue
        phase = s.agenda[-1]
        assert phase.kind in (CHOICE, SEALED, CHANCE)
        assert phase.rule
        assert 0 <= phase.role < len(s.roles)
        assert bool(asked_roles(s)) != is_fate_asked(s)
        assert phase.kind == SEALED or not any(s.sealed)


@every_game
def test_every_line_of_the_rulebook_is_written_in_its_own_way_and_cites_a_rule(game: Game) -> None:
    for notation, phase in game.phases.phases.items():
        assert phase.notation == notation
        assert phase.rule
        assert "\n" not in notation
    for notation, action in game.vocabulary.actions.items():
        assert action.notation == notation == " ".join([action.verb.word, *action.args])
        assert len(action.args) == len(action.verb.names)
        assert notation.strip() == notation
        assert notation.isprintable()
