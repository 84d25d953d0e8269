"""Many tables in step show, number by number, what the environment of one table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from anpfiff.games import OURS
from anpfiff.gym import vector_env
from anpfiff.gym.match import GymMatch
from tests.gym.test_environments import EDITIONS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anpfiff.gym.vector import VectorTables

every_game = pytest.mark.parametrize("game", OURS.names())


def any_options(env: VectorTables, rng: np.random.Generator) -> NDArray[np.int64]:
    """An option of every asked seat, each as likely."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in env.masks])


def assert_shows(env: VectorTables, table: int, match: GymMatch) -> None:
    seen = match.observe(match.seat)

    assert env.seats[table] == match.seat
    np.testing.assert_array_equal(env.observations[table], seen["observation"])
    np.testing.assert_array_equal(env.masks[table], seen["action_mask"])


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_table_is_the_match_of_its_seed_step_by_step(game: str, edition: str) -> None:
    tables, rng = 2, np.random.default_rng(1)
    env = vector_env(game, tables=tables, edition=edition)
    env.reset([5, 6])
    matches = [GymMatch(env.spec, int(seed)) for seed in env.seeds]
    ended = 0
    for _ in range(450):
        for table in range(tables):
            assert_shows(env, table, matches[table])
        said = any_options(env, rng)
        env.step(said)
        for table, match in enumerate(matches):
            match.say(match.seat, int(said[table]))
            assert env.over[table] == match.is_over
            np.testing.assert_allclose(env.rewards[table], match.returns(), rtol=1e-6)
            if match.is_over:
                ended += 1
                matches[table] = GymMatch(env.spec, int(env.seeds[table]))
        if ended >= 3:
            break
    assert ended


def test_the_same_seed_is_the_same_matches_and_another_is_not() -> None:
    seeds = []
    for seed in (1, 1, 2):
        env, rng = vector_env("penalty_duel", tables=4), np.random.default_rng(3)
        env.reset(seed)
        for _ in range(100):
            env.step(any_options(env, rng))
        seeds.append(env.seeds.tolist())

    assert seeds[0] == seeds[1] != seeds[2]
    assert len(set(seeds[0])) == 4


def test_whoever_says_what_is_no_option_forfeits_that_match_and_the_next_begins() -> None:
    env, rng = vector_env("finale", tables=2), np.random.default_rng(1)
    env.reset(1)
    said, seat, seeds = any_options(env, rng), int(env.seats[0]), env.seeds.copy()
    said[0] = np.flatnonzero(env.masks[0] == 0)[0]
    env.step(said)

    assert env.over.tolist() == [1, 0]
    assert env.rewards[0].tolist() == [float(other != seat) for other in range(2)]
    assert (env.seeds != seeds).tolist() == [True, False]
    env.step(any_options(env, rng))
    assert not env.over.any()
    assert not env.rewards.any()


@every_game
def test_a_sample_is_an_option_of_every_asked_seat(game: str) -> None:
    said = []
    for _ in range(2):
        env = vector_env(game, tables=3)
        env.reset(7)
        for _ in range(30):
            sample = env.sample()
            assert env.masks[np.arange(3), sample].all()
            env.step(sample)
        said.append(env.sample().tolist())

    assert said[0] == said[1]


def test_arrays_of_ones_own_are_written_to() -> None:
    size, actions = vector_env("finale", tables=3).shapes(3)["observations"][0], 805
    mine = np.full(size, -7, np.int32)
    masks = np.full((3, actions), 9, np.int8)
    env = vector_env("finale", tables=3, arrays={"observations": mine, "masks": masks})
    env.reset(1)

    assert env.observations is mine
    assert mine[0, 0] == env.seats[0]
    assert set(np.unique(masks)) == {0, 1}


@every_game
def test_a_second_reset_leaves_nothing_of_the_first(game: str) -> None:
    env, rng = vector_env(game, tables=2), np.random.default_rng(4)
    env.reset(1)
    first = env.observations.copy(), env.masks.copy()
    for _ in range(20):
        env.step(any_options(env, rng))
    env.reset(1)

    np.testing.assert_array_equal(env.observations, first[0])
    np.testing.assert_array_equal(env.masks, first[1])


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one table"):
        vector_env("finale", tables=0)
    with pytest.raises(ValueError, match="masks: expected int8 of shape"):
        vector_env("finale", tables=2, arrays={"masks": np.zeros((2, 3), np.int8)})
    with pytest.raises(ValueError, match="no arrays"):
        vector_env("finale", tables=2, arrays={"mask": np.zeros((2, 3), np.int8)})
    env = vector_env("finale", tables=2)
    with pytest.raises(ValueError, match="reset comes before"):
        env.step([0, 0])
    with pytest.raises(ValueError, match="a seed"):
        env.reset([1])
    env.reset(1)
    with pytest.raises(ValueError, match="numbers of actions below"):
        env.step([0, 805])
