from __future__ import annotations

import pytest

from anpfiff.core.errors import Malformed, Unknown
from anpfiff.games import SHELF, find
from anpfiff.lab.simulation import Plan, chunks, empty, play_chunk, seat_bots, simulate


def quietly(games: int) -> None:
    """Nobody watches the progress."""
    assert games > 0


def test_parts_add_up_to_the_whole_in_any_order() -> None:
    plan = Plan("finale", ("greedy", "random"), 12, seed=5)
    whole = play_chunk(plan, 0, 12)
    parts = empty(plan)
    for first, last in [(8, 12), (0, 3), (3, 8)]:
        parts.merge(play_chunk(plan, first, last))

    assert parts == whole


def test_workers_change_nothing() -> None:
    plan = Plan("finale", ("random", "random"), 20, seed=1)

    assert simulate(plan, 1, quietly) == simulate(plan, 2, quietly)


def test_bots_take_turns_at_every_seat() -> None:
    """Greedy wins most matches, so it must win about as many from either seat."""
    tally, is_whole = simulate(Plan("finale", ("greedy", "random"), 60, seed=2), 1, quietly)

    assert is_whole
    assert tally.wins[0] > 3 * tally.wins[1]
    assert min(tally.seat_wins) > 10


def test_ctrl_c_keeps_what_is_finished() -> None:
    def impatient(games: int) -> None:
        if games >= 5:
            raise KeyboardInterrupt

    tally, is_whole = simulate(Plan("finale", ("random", "random"), 40, seed=2), 1, impatient)

    assert not is_whole
    assert 5 <= tally.games < 40
    assert sum(tally.wins) + tally.draws == tally.games


@pytest.mark.parametrize("games", [1, 7, 100, 5001])
@pytest.mark.parametrize("workers", [1, 2, 9])
def test_chunks_cover_every_match_once(games: int, workers: int) -> None:
    played = [match for first, last in chunks(games, workers) for match in range(first, last)]

    assert played == list(range(games))


def test_neighbouring_seeds_share_no_match() -> None:
    seeds = [
        Plan("finale", ("random", "random"), 1000, seed).match_seed(match) for seed in range(5) for match in range(1000)
    ]

    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def test_one_name_takes_every_seat() -> None:
    assert seat_bots(find("finale"), ["greedy"], None, {"format": "cup"}) == ("greedy",) * 4
    assert seat_bots(find("finale"), ["greedy", "random"], None, {}) == ("greedy", "random")
    with pytest.raises(Unknown):
        seat_bots(find("finale"), ["nobody"], None, {})
    with pytest.raises(Malformed):
        seat_bots(find("finale"), [], None, {})
    assert seat_bots(find("finale"), ["random"] * 3, None, {}) == ("random",) * 3
    with pytest.raises(Malformed):
        seat_bots(find("finale"), ["random"] * 3, None, {"format": "match"})


def test_plans_that_cannot_be() -> None:
    with pytest.raises(Malformed):
        simulate(Plan("finale", ("random", "random"), 0), 1, quietly)
    with pytest.raises(Unknown):
        simulate(Plan("finale", ("random", "random"), 1, edition="klingon"), 1, quietly)


@pytest.mark.parametrize("game", [game.key for game in SHELF])
def test_every_game_can_be_simulated(game: str) -> None:
    bots = seat_bots(find(game), ["random"], None, {})
    tally, _ = simulate(Plan(game, bots, 5), 1, quietly)

    assert tally.games == 5
    assert tally.decisions.total > 0
