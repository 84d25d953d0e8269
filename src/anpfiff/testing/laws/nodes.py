"""Laws 1 to 3, at every node of random play: the state is data, options are complete, fate is asked."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.chair import look
from anpfiff.core.codec import check_stocks, decode, decode_whole
from anpfiff.core.phase import CHANCE, CHOICE, SEALED
from anpfiff.core.referee import asked_roles, is_fate_asked, options
from anpfiff.core.rng import seeded
from anpfiff.testing.cases import cases_for, every_case, every_game
from anpfiff.testing.walk import Case, asks, nodes, numbers_of_seats, play_on, sampled

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.state import State

SEEDS = [1, 2]
AHEAD = 20
"""Plies played on from a node."""
NODES = 60
"""Where every node of a long match would take too long, about so many are tried."""
every_seed = pytest.mark.parametrize("seed", SEEDS)


@every_game
def test_the_cases_show_every_edition_every_value_of_every_option_and_every_number_of_seats(game: Game) -> None:
    mine = [case.setup for case in cases_for(game)]

    assert {setup.edition for setup in mine} == {edition.key for edition in game.editions()}
    assert {setup.seats for setup in mine} >= set(numbers_of_seats(game))
    for option in game.edition().options:
        assert {json.dumps(setup.options[option.name]) for setup in mine} == {json.dumps(v) for v in option.values}


@every_case
@every_seed
def test_a_state_survives_json_and_plays_on_as_if_nothing_had_happened(case: Case, seed: int) -> None:
    for ply, s in enumerate(sampled(case, seed, NODES)):
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


@every_case
def test_a_true_state_is_always_believed(case: Case) -> None:
    for s in sampled(case, 3, 4):
        written = case.write(s)
        assert case.write(decode_whole(case.game, written)[1]) == written


@every_case
@every_seed
def test_a_view_survives_json_too(case: Case, seed: int) -> None:
    for s in sampled(case, seed, 6):
        for chair in case.chairs():
            written = json.loads(json.dumps(case.write(look(s, chair))))
            assert case.write(decode(case.game, written)[1]) == written


@every_case
@every_seed
def test_a_clone_and_its_original_leave_each_other_alone(case: Case, seed: int) -> None:
    kept: list[tuple[State, dict[str, Any]]] = []
    for s in sampled(case, seed, NODES):
        before = case.write(s)
        clone, player = s.clone(), s.clone()
        play_on(player, seeded(len(kept)), AHEAD)
        assert case.write(s) == before
        kept.append((clone, before))
    for clone, before in kept:
        assert case.write(clone) == before


@every_case
@every_seed
def test_asking_and_looking_change_nothing(case: Case, seed: int) -> None:
    for s in sampled(case, seed, 60):
        before = case.write(s)
        asks(s)
        for chair in case.chairs():
            view = look(s, chair)
            asked_roles(view)
        assert case.write(s) == before
        assert s.told is None


@every_case
@every_seed
def test_no_card_is_lost_or_born(case: Case, seed: int) -> None:
    for s in nodes(case, seed):
        check_stocks(s)
        for pile, stock, place in zip(s.piles(), s.stocks(), s.places(), strict=True):
            assert pile.size == len(stock.write(pile.cards())), place.name
            if pile.order is not None:
                assert sorted(pile.order) == [stock.card(card) for card in stock.write(pile.cards())]


@every_case
@every_seed
def test_what_may_be_said_is_never_empty_unique_known_and_always_in_the_same_order(case: Case, seed: int) -> None:
    words = case.game.vocabulary
    for s in nodes(case, seed):
        for role in asked_roles(s):
            may = options(s, role)
            notations = [action.notation for action in may]
            assert may
            assert len(set(notations)) == len(may)
            assert all(words.read(action.notation) is action for action in may)
            assert [action.notation for action in options(s, role)] == notations
            assert [action.notation for action in options(s.clone(), role)] == notations


@every_case
@every_seed
def test_what_can_fall_is_unique_known_and_has_whole_positive_weights(case: Case, seed: int) -> None:
    words = case.game.vocabulary
    for s in nodes(case, seed):
        if not is_fate_asked(s):
            continue
        fate = s.agenda[-1].outcomes(s)
        assert fate.actions
        assert len({outcome.notation for outcome in fate.actions}) == len(fate.actions) == len(fate.weights)
        assert all(words.read(outcome.notation) is outcome for outcome in fate.actions)
        assert all(isinstance(weight, int) and weight > 0 for weight in fate.weights)
        assert fate.total == sum(fate.weights)


@every_case
@every_seed
def test_the_agenda_holds_lines_of_the_rulebook_and_somebody_is_always_asked(case: Case, seed: int) -> None:
    for s in nodes(case, seed):
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
