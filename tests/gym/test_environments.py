"""The environments pass the tests of those who made the interfaces, for every edition of every game."""

from __future__ import annotations

import json
import warnings
from typing import TYPE_CHECKING

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import anpfiff
from anpfiff.bots.forfeit import Forfeit
from anpfiff.core.chair import imagine, look
from anpfiff.core.codec import encode
from anpfiff.core.referee import asked_roles, options
from anpfiff.core.rng import seeded
from anpfiff.errors import Malformed
from anpfiff.games import OURS, SHELF
from anpfiff.gym import aec_env, parallel_env, single_env, spec_of
from anpfiff.gym.aec import AecTable
from anpfiff.gym.match import NOBODY, GymMatch
from anpfiff.gym.parallel import ParallelTable
from anpfiff.gym.seats import Seats

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

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


class Kept(Seats):
    """It remembers its matches."""

    def kick_off(self, seed: int | None) -> None:
        """A new match, to be remembered."""
        super().kick_off(seed)
        self.matches = [*getattr(self, "matches", []), self.match]


class KeptTable(Kept, AecTable):
    """Whose seats answer one after the other."""


class KeptTogether(Kept, ParallelTable):
    """Whose seats answer all at once."""


def ended(env: Kept) -> int:
    """How many matches came to their end by the rules."""
    return sum(match.is_over and match.forfeiter == NOBODY for match in env.matches)


@pytest.mark.parametrize(
    ("code", "why"),
    [("1 / 0", "division by zero"), ("return 'offside'", "offside"), ("raise SystemExit", "SystemExit")],
)
def test_a_bot_that_does_not_answer_loses_the_match_and_not_the_training(code: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n    answers = 0\n    def choose(self, view, role, options, rng):\n"
        f"        self.answers += 1\n        if self.answers > 5:\n            {code}\n        return options[0]\n",
        encoding="utf-8",
    )
    env = single_env("finale", bots=f"{file}:Mine", seat=0)
    for match in range(2):
        observation, info = env.reset(seed=match)
        is_over = False
        while not is_over:
            assert info["bot_forfeit"] == ""
            action = np.flatnonzero(observation["action_mask"])[0]
            observation, reward, is_over, _, info = env.step(action)

        assert reward == 1.0
        assert why in info["bot_forfeit"]
        assert not info["forfeit"]
        assert not observation["action_mask"].any()


def test_against_a_bot_that_never_says_a_word_there_is_nothing_to_learn(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def choose(self, view, role, options, rng):\n        1 / 0\n", encoding="utf-8")

    with pytest.raises(Forfeit, match="division by zero"):
        single_env("finale", bots=f"{file}:Mine", seat=0).reset(seed=1)


@every_edition
def test_pettingzoo_is_content(game: str, edition: str) -> None:
    """With as many turns as it takes by itself: what it checks at the end of a match is checked at one."""
    env = KeptTable(game, edition=edition)
    api_test(env)
    seed_test(lambda: aec_env(game, edition=edition))

    assert ended(env)


@every_edition
def test_pettingzoo_is_content_with_all_at_once(game: str, edition: str) -> None:
    env = KeptTogether(game, edition=edition)
    parallel_api_test(env)
    parallel_seed_test(lambda: parallel_env(game, edition=edition))

    assert ended(env) == 2


@every_game
def test_the_same_seed_is_the_same_match_with_all_at_once(game: str) -> None:
    """PettingZoo's own test of it looks at one step."""
    envs, rng = [parallel_env(game) for _ in range(2)], np.random.default_rng(6)
    seen = [env.reset(seed=6)[0] for env in envs]
    while envs[0].agents:
        assert data_equivalence(seen[0], seen[1])
        actions = {
            agent: int(rng.choice(np.flatnonzero(one["action_mask"]))) if one["action_mask"].any() else 0
            for agent, one in seen[0].items()
        }
        steps = [env.step(actions) for env in envs]
        assert data_equivalence(steps[0], steps[1])
        seen = [step[0] for step in steps]

    assert not envs[1].agents


@pytest.mark.parametrize("game", [game.key for game in SHELF])
def test_pettingzoo_finds_it_fast_enough(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its own measurement, which takes five seconds: matches follow each other without a word of complaint."""
    performance_benchmark(aec_env(game))

    turns = next(line for line in capsys.readouterr().out.splitlines() if line.endswith("turns per second"))
    assert float(turns.split()[0]) > 100


@every_edition
def test_gymnasium_is_content(game: str, edition: str) -> None:
    env = single_env(game, edition=edition, bots="random")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


def assert_told(match: GymMatch, seat: int, *masks: NDArray[np.generic]) -> None:
    """Every mask of a seat says what the rules let it say, and no two of them are the same array."""
    s = match.state
    may = (
        []
        if match.is_over
        else [action for role in asked_roles(s) if s.roles[role] == seat for action in options(s, role)]
    )
    for mask in masks:
        assert np.flatnonzero(mask).tolist() == sorted(match.spec.numbers[action] for action in may)
    assert len({id(mask) for mask in masks}) == len(masks)


@every_game
def test_a_mask_stands_in_the_observation_and_in_the_info_of_every_seat(game: str) -> None:
    env, rng = aec_env(game), np.random.default_rng(7)
    env.reset(seed=7)
    while not env.match.is_over:
        for seat, agent in enumerate(env.agents):
            assert_told(env.match, seat, env.observe(agent)["action_mask"], env.infos[agent]["action_mask"])
        env.step(int(rng.choice(np.flatnonzero(env.last()[4]["action_mask"]))))

    assert not any(info["action_mask"].any() for info in env.infos.values())


@every_game
def test_a_mask_stands_in_the_observation_and_in_the_info_with_all_at_once(game: str) -> None:
    env, rng = parallel_env(game), np.random.default_rng(7)
    seen, infos = env.reset(seed=7)
    while env.agents:
        for seat, agent in enumerate(env.agents):
            assert_told(env.match, seat, seen[agent]["action_mask"], infos[agent]["action_mask"])
        masks = {agent: np.flatnonzero(info["action_mask"]) for agent, info in infos.items()}
        seen, _, _, _, infos = env.step(
            {agent: int(rng.choice(may)) if len(may) else 0 for agent, may in masks.items()}
        )

    assert not any(info["action_mask"].any() for info in infos.values())


@every_game
def test_a_learner_finds_its_mask_wherever_it_looks(game: str) -> None:
    env, rng = single_env(game, bots="random"), np.random.default_rng(8)
    seen, info = env.reset(seed=8)
    is_over = False
    while not is_over:
        assert env.action_masks().dtype == np.bool_
        assert_told(env.match, info["seat"], seen["action_mask"], info["action_mask"], env.action_masks())
        seen, _, is_over, _, info = env.step(rng.choice(np.flatnonzero(env.action_masks())))

    assert not info["forfeit"]
    assert not env.action_masks().any()


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
def test_a_view_that_was_written_down_has_the_numbers_of_the_environment(game: str) -> None:
    spec, rng = spec_of(game), np.random.default_rng(9)
    match = GymMatch(spec, 9)
    for _ in range(40):
        if match.is_over:
            break
        seen = match.observe(match.seat)
        written = json.loads(json.dumps(encode(spec.game, spec.setup, look(match.state, match.seat))))
        assert np.array_equal(spec.observe(spec.read(written), match.seat), seen["observation"])
        match.say(match.seat, int(rng.choice(np.flatnonzero(seen["action_mask"]))))


def test_a_view_of_another_setup_is_refused() -> None:
    table = anpfiff.table("fussball_fieber", seats=3)

    with pytest.raises(Malformed, match="another setup"):
        spec_of("fussball_fieber", seats=2).read(table.encode(0))


@every_game
def test_a_spec_is_json_and_names_the_revision(game: str) -> None:
    spec = spec_of(game)
    data = json.loads(json.dumps(spec.as_data()))

    assert (data["game"], data["revision"]) == (game, spec.game.revision)
    assert data["actions"][spec.numbers[spec.actions[7]]] == spec.actions[7].notation
    assert sum(int(np.prod(row["shape"])) for row in data["observation"]) == spec.size
