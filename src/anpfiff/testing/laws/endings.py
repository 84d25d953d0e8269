"""Every match ends in time, and its result says who has won."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from anpfiff.bots.match import Count, play_out
from anpfiff.bots.names import make
from anpfiff.bots.simple import RandomBot
from anpfiff.core.referee import advance, wander
from anpfiff.core.rng import seeded
from anpfiff.errors import Illegal
from anpfiff.testing.cases import every_game
from anpfiff.testing.law import match_law
from anpfiff.testing.walk import IS_COMPILED, Case, going_together, seats_allowed

if TYPE_CHECKING:
    from anpfiff.bots.bot import Bot
    from anpfiff.core.game import Game
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import Result, State

EACH = 40 if IS_COMPILED else 8
"""So many matches of each case; the compiled engine has time for more."""
MANY = 170_000 if IS_COMPILED else 20_000
"""So many decisions are enough, be it in fewer matches of a long game."""


def play_at_random(s: State, rng: Rng, count: Count) -> None:
    """One generator for the dice and for everybody who is asked."""
    bots: list[Bot] = [RandomBot()] * 16
    play_out(s, bots, rng, rng, count)


def check_result(result: Result, seats: int) -> None:
    """Places share out the seats; everybody has a score; the reason has a name."""
    assert sorted(seat for place in result.places for seat in place) == list(range(seats))
    assert all(result.places)
    assert all(place == sorted(place) for place in result.places)
    assert len(result.score) == seats
    assert result.reason
    assert json.loads(json.dumps(result.as_data())) == result.as_data()


@match_law
def every_match_ends_within_its_bound_and_has_a_result(case: Case) -> None:
    for seed in range(EACH):
        s, count = case.game.lay(case.setup), Count()
        play_at_random(s, seeded(seed), count)
        assert s.is_over()
        assert 0 < count.decisions <= case.game.longest
        check_result(s.result(), case.setup.seats)


@every_game
def test_every_match_ends_whatever_is_agreed(game: Game) -> None:
    rng, decisions = seeded(2026), 0
    for seed in range(1200):
        if decisions > MANY:
            break
        editions = game.editions()
        edition = editions[rng.below(len(editions))]
        given = {option.name: option.values[rng.below(len(option.values))] for option in edition.options}
        given = going_together(edition, given)
        seats = seats_allowed(game, given)
        setup = game.agree(edition.key, given, seats[0])
        s, count = game.lay(setup), Count()
        play_at_random(s, seeded(seed), count)
        assert count.decisions <= game.longest
        decisions += count.decisions
        check_result(s.result(), setup.seats)


@match_law
def the_score_can_be_read_at_any_moment_and_ends_as_the_result(case: Case) -> None:
    s, rng = case.game.lay(case.setup), seeded(11)
    advance(s)
    while not s.is_over():
        assert len(s.score_so_far()) == case.setup.seats
        wander(s, rng)
    assert s.score_so_far() == s.result().score


@match_law
def the_bots_can_play_it(case: Case) -> None:
    bots = [make(("random", "greedy")[seat % 2], case.game) for seat in range(case.setup.seats)]
    for seed in range(2):
        s, count = case.game.lay(case.setup), Count()
        play_out(s, bots, seeded(seed), seeded(seed, 1), count)
        check_result(s.result(), case.setup.seats)


@every_game
def test_a_bot_that_searches_can_play_it(case: Case) -> None:
    bots = [make("search-2" if seat == 0 else "greedy", case.game) for seat in range(case.setup.seats)]
    s, count = case.game.lay(case.setup), Count()
    play_out(s, bots, seeded(1), seeded(1, 1), count)
    check_result(s.result(), case.setup.seats)


@every_game
def test_a_match_that_goes_on_has_no_result_yet(case: Case) -> None:
    table = case.table()

    with pytest.raises(Illegal, match="not over"):
        table.result()
