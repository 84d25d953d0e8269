from __future__ import annotations

from dataclasses import replace
from multiprocessing import active_children

import pytest

from anpfiff.errors import Malformed, Unknown
from anpfiff.games import OURS, find
from anpfiff.lab.batch import play_batch, read_batch
from anpfiff.lab.plan import Plan, seat_bots
from anpfiff.lab.simulation import parts_of, simulate
from anpfiff.lab.tally import Tally, empty


def quietly(games: int) -> None:
    """Nobody watches the progress."""
    assert games >= 0


def alone(plan: Plan) -> Tally:
    """The tally of one plan, played here."""
    (tally,), is_whole = simulate([plan], 1, quietly)
    assert is_whole
    return tally


def test_parts_add_up_to_the_whole_in_any_order() -> None:
    plan = Plan("finale", ("greedy", "random"), 12, seed=5)
    whole, parts = empty(plan.bots), empty(plan.bots)
    whole.add(read_batch(play_batch(plan, 0, 12)))
    for first, last in [(8, 12), (0, 3), (3, 8)]:
        parts.add(read_batch(play_batch(plan, first, last)))

    # The chances are sums of fractions, so their last digits hang on the order.
    for key, tally in whole.fate.items():
        assert parts.fate[key].times == tally.times
        assert parts.fate[key].expected == pytest.approx(tally.expected)
    assert replace(parts, fate={}) == replace(whole, fate={})


def test_workers_change_nothing() -> None:
    plans = [Plan("finale", ("random", "random"), 20, seed=1), Plan("fussball_fieber", ("random",) * 3, 9, seed=2)]

    assert simulate(plans, 1, quietly, batch=5) == simulate(plans, 2, quietly, batch=5)


def test_bots_take_turns_at_every_seat() -> None:
    """Greedy wins most matches, so it must win about as many from either seat."""
    tally = alone(Plan("finale", ("greedy", "random"), 60, seed=2))

    assert tally.wins[0] > 3 * tally.wins[1]
    assert min(tally.seat_wins) > 10


def test_ctrl_c_keeps_what_is_finished() -> None:
    def impatient(games: int) -> None:
        if games >= 5:
            raise KeyboardInterrupt

    (tally,), is_whole = simulate([Plan("finale", ("random", "random"), 40, seed=2)], 1, impatient, batch=5)

    assert not is_whole
    assert 5 <= tally.games < 40
    assert sum(tally.wins) + tally.draws == tally.games


def test_ctrl_c_waits_for_no_match() -> None:
    """The workers are in matches that take hours when somebody stops them; what was finished before is kept."""

    def impatient(games: int) -> None:
        if games:
            raise KeyboardInterrupt

    quick, endless = Plan("finale", ("random",) * 2, 1), Plan("hat_trick", ("search-1000000",) * 2, 3)
    (finished, cut_off), is_whole = simulate([quick, endless], 2, impatient, batch=1)

    assert not is_whole
    assert (finished.games, cut_off.games) == (1, 0)
    assert not active_children()


@pytest.mark.parametrize("games", [1, 7, 100, 5001])
@pytest.mark.parametrize("size", [1, 2, 50])
def test_parts_cover_every_match_once(games: int, size: int) -> None:
    parts = parts_of(0, Plan("finale", ("random", "random"), games), size)

    assert [match for part in parts for match in range(part.first, part.last)] == list(range(games))


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
        simulate([Plan("finale", ("random", "random"), 0)], 1, quietly)
    with pytest.raises(Unknown):
        simulate([Plan("finale", ("random", "random"), 1, edition="klingon")], 1, quietly)
    with pytest.raises(Unknown):
        simulate([Plan("finale", ("random", "random"), 1, free=("sing",))], 1, quietly)


@pytest.mark.parametrize("game", [game.key for game in OURS])
def test_every_game_can_be_simulated(game: str) -> None:
    bots = seat_bots(find(game), ["random"], None, {})
    tally = alone(Plan(game, bots, 5))

    assert tally.games == 5
    assert tally.decisions.total > 0
