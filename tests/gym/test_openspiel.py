"""OpenSpiel plays our games: its own test passes, its own search finds worlds that a seat may imagine."""

from __future__ import annotations

import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from absl import logging as absl_logging
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from anpfiff.core.event import ALL
from anpfiff.games import OURS, SHELF
from anpfiff.gym.openspiel import OpenSpielState, load_game, register, register_all, resampler
from tests.gym.test_environments import EDITIONS

# OpenSpiel's algorithms bring a log handler that holds whatever was sys.stderr when it was made, here a file of
# pytest's, and closes it as soon as somebody sets up logging again, as every server does. The true one it leaves alone.
absl_logging.get_absl_handler().python_handler.stream = sys.__stderr__

every_game = pytest.mark.parametrize("game", OURS.names())


def to_a_decision(state: OpenSpielState, rng: np.random.Generator) -> None:
    """Let fate answer until a seat is asked."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))


def play_on(state: OpenSpielState, rng: np.random.Generator, decisions: int) -> None:
    """Anything that may be said, until so many seats have answered or the match is over."""
    for _ in range(decisions):
        to_a_decision(state, rng)
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_simulation_test_of_openspiel_passes(game: str, edition: str) -> None:
    pyspiel.random_sim_test(load_game(game, edition=edition), num_sims=1, serialize=True, verbose=False)


@every_game
def test_the_test_of_openspiel_for_its_own_games_passes(game: str) -> None:
    """It clones, pickles and writes down games and matches on the way."""
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(register(game)))


def assert_go_on_alike(*states: OpenSpielState) -> None:
    """Matches ask the same and are seen in the same way, now and as they go on."""
    for step in range(5):
        whole = [
            (
                str(state),
                state.current_player(),
                state.legal_actions(),
                [state.information_state_string(player) for player in range(state.num_players())],
                [state.observation_tensor(player) for player in range(state.num_players())],
            )
            for state in states
        ]
        assert all(one == whole[0] for one in whole)
        for state in states:
            play_on(state, np.random.default_rng(step), 1)


@every_game
def test_a_match_that_is_written_down_and_read_again_goes_on_as_it_would(game: str) -> None:
    rng, resample = np.random.default_rng(6), resampler(6)
    rules = load_game(game)
    state = rules.new_initial_state()
    for decisions in (0, 1, 4, 20):
        play_on(state, rng, decisions)
        to_a_decision(state, rng)
        if state.is_terminal():
            break
        for world in (state, resample(state, state.current_player())):
            _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(rules, world))
            assert_go_on_alike(world.clone(), read, pickle.loads(pickle.dumps(world)))


def test_another_program_can_unpickle_a_match_without_further_ado() -> None:
    state = load_game("fussball_fieber", seats=3).new_initial_state()
    play_on(state, np.random.default_rng(7), 5)
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    read = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(state), capture_output=True, check=True)

    assert read.stdout.decode().strip() == str(state)


def test_what_is_no_parameter_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="players"):
        load_game("finale", players=2)


def test_every_game_of_the_shelf_goes_by_its_name() -> None:
    assert register_all() == [f"anpfiff_{key}" for key in SHELF.names()]
    assert register_all() == [f"anpfiff_{key}" for key in SHELF.names()]
    assert pyspiel.load_game("anpfiff_fussball_fieber(seats=3)").num_players() == 3


@every_game
def test_a_resampled_world_looks_the_same_and_asks_the_same(game: str) -> None:
    rng, resample = np.random.default_rng(1), resampler(1)
    state = load_game(game).new_initial_state()
    for _ in range(6):
        play_on(state, rng, 3)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = resample(state, player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        play_on(other, rng, 5)


def test_a_sealed_answer_in_a_resampled_world_is_shown_when_the_question_is_opened() -> None:
    rng, state = np.random.default_rng(1), load_game("finale").new_initial_state()
    while state.current_player() != 1 or "tactic" not in state.action_to_string(state.legal_actions()[0]):
        play_on(state, rng, 1)
        to_a_decision(state, rng)
    other = resampler(1)(state, state.current_player())
    other.apply_action(other.legal_actions()[0])

    assert not any(other.held.table.state.sealed)
    assert other.held.table.log[-1].to == ALL


@every_game
def test_fates_chances_are_those_of_the_rules(game: str) -> None:
    rng, state = np.random.default_rng(2), load_game(game).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
        play_on(state, rng, 1)
        if state.move_number() > 200:
            return


@every_game
def test_their_information_set_search_plays_our_games(game: str) -> None:
    rules = load_game(game)
    bot = ismcts.ISMCTSBot(
        game=rules,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=3,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(1),
    )
    bot.set_resampler(resampler(1))
    rng, state = np.random.default_rng(3), rules.new_initial_state()
    for _ in range(2):
        to_a_decision(state, rng)
        said = bot.step(state)
        assert said in state.legal_actions()
        state.apply_action(said)


def test_a_clone_plays_on_by_itself() -> None:
    rng = np.random.default_rng(4)
    state = load_game("finale").new_initial_state()
    play_on(state, rng, 4)
    before = str(state)
    play_on(state.clone(), rng, 4)

    assert str(state) == before
