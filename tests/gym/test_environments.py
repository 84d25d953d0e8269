"""The environments pass the tests of those who made the interfaces, for every edition of every game."""

from __future__ import annotations

import json
import warnings
from typing import TYPE_CHECKING

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

from anpfiff.core.chair import imagine, look
from anpfiff.core.rng import seeded
from anpfiff.games import OURS, SHELF
from anpfiff.gym import aec_env, parallel_env, single_env, spec_of
from anpfiff.gym.match import GymMatch

if TYPE_CHECKING:
    from anpfiff.gym.aec import AecTable
    from anpfiff.gym.single import SingleSeat

EDITIONS = [(game.key, edition.key) for game in OURS for edition in game.editions()]
every_edition = pytest.mark.parametrize(("game", "edition"), EDITIONS)
every_game = pytest.mark.parametrize("game", OURS.names())

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
"""PettingZoo would rather have a plain array than a mask beside it."""


def play_out(env: AecTable | SingleSeat, seed: int) -> None:
    """Say any option until the match is over."""
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)  # type: ignore[misc]
    is_over = False
    while not is_over:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, is_over, _, _ = env.step(action)  # type: ignore[misc]
    assert 0.0 <= reward <= 1.0


@every_edition
def test_pettingzoo_is_content(game: str, edition: str) -> None:
    api_test(aec_env(game, edition=edition), num_cycles=20)
    seed_test(lambda: aec_env(game, edition=edition), num_cycles=20)


@every_edition
def test_pettingzoo_is_content_with_all_at_once(game: str, edition: str) -> None:
    parallel_api_test(parallel_env(game, edition=edition), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(game, edition=edition), num_cycles=20)


@pytest.mark.parametrize("game", [game.key for game in SHELF])
def test_pettingzoo_finds_it_fast_enough(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its own measurement, which takes five seconds: matches follow each other without a word of complaint."""
    performance_benchmark(aec_env(game))

    turns = next(line for line in capsys.readouterr().out.splitlines() if line.endswith("turns per second"))
    assert float(turns.split()[0]) > 100


@every_game
def test_gymnasium_is_content(game: str) -> None:
    env = single_env(game, bots="random")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


def test_a_learner_is_told_that_the_match_is_forfeited() -> None:
    env = single_env("finale", bots="random", seat=0)
    observation, _ = env.reset(seed=1)

    _, reward, is_over, _, info = env.step(np.flatnonzero(observation["action_mask"] == 0)[0])

    assert (reward, is_over, info["forfeit"]) == (0.0, True, True)


@every_game
def test_a_seat_against_bots_comes_to_full_time(game: str) -> None:
    play_out(single_env(game, bots="random"), 1)
    play_out(single_env(game, bots="greedy", seat=0), 2)


@every_game
def test_all_seats_are_paid_what_the_match_is_worth(game: str) -> None:
    env, rng = aec_env(game), np.random.default_rng(3)
    env.reset(seed=3)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        paid[agent] += reward
        env.step(None if is_over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))

    assert list(paid.values()) == pytest.approx(env.match.returns())
    assert sum(paid.values()) == pytest.approx(sum(env.match.state.result().returns()))


@every_game
def test_an_observation_holds_what_its_spec_says(game: str) -> None:
    spec, rng = spec_of(game), np.random.default_rng(4)
    space, match = spec.observation_space(), GymMatch(spec, 4)
    while not match.is_over:
        seen = match.observe(match.seat)
        assert space.contains(seen)
        assert spec.named(seen["observation"])["chair"] == match.seat
        match.say(match.seat, int(rng.choice(np.flatnonzero(seen["action_mask"]))))


@every_game
def test_an_observation_is_the_same_in_worlds_that_a_chair_cannot_tell_apart(game: str) -> None:
    spec, rng, fate = spec_of(game), np.random.default_rng(5), seeded(5)
    match = GymMatch(spec, 5)
    while not match.is_over:
        for seat in range(spec.setup.seats):
            view = look(match.state, seat)
            other = look(imagine(view, fate), seat)
            assert np.array_equal(spec.observe(view, seat), spec.observe(other, seat))
        match.say(match.seat, int(rng.choice(np.flatnonzero(match.observe(match.seat)["action_mask"]))))


def test_whoever_says_what_is_no_option_forfeits_the_match() -> None:
    env = aec_env("finale")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))

    assert all(env.terminations.values())
    assert env.rewards == {other: float(other != agent) for other in env.agents}


def test_a_match_can_be_cut_short() -> None:
    env = aec_env("finale", most_decisions=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))

    assert all(env.truncations.values())


@every_game
def test_a_spec_is_json_and_names_the_revision(game: str) -> None:
    spec = spec_of(game)
    data = json.loads(json.dumps(spec.as_data()))

    assert (data["game"], data["revision"]) == (game, spec.game.revision)
    assert data["actions"][spec.numbers[spec.actions[7]]] == spec.actions[7].notation
    assert sum(int(np.prod(row["shape"])) for row in data["observation"]) == spec.size
