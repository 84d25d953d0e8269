"""Hints and looking back: every option has its chance, and a match is shared out between choices and luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.bots.names import BOTS, check_league, is_bot, iterations_of, make
from anpfiff.bots.search.bot import SearchBot
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.course import Course
from anpfiff.bots.search.estimate import Estimate, estimate
from anpfiff.bots.search.hints import EVEN, LATER, SIGHT, Hints, forecast, hints_for, why
from anpfiff.core.chair import SPECTATOR, look
from anpfiff.core.referee import advance
from anpfiff.core.replay import read
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.core.walk import small_steps
from anpfiff.core.words import words_of
from anpfiff.errors import Unknown
from anpfiff.games import OURS, find
from tests.bots.toys import BET, CROWNS, PATHS, ROLL, STEPS, TOYS, at
from tests.games.test_golden import folder_of

if TYPE_CHECKING:
    from anpfiff.core.game import Game

WITH_FORMS = {"finale", "world_cup"}


def test_every_option_has_its_chance_and_the_best_is_named() -> None:
    found = hints_for(TOYS, look(at(BET), 0), 0, STEPS, Budget(2000), seeded(1))
    for one, exact in zip(found.estimates, (3 / 8, 5 / 8), strict=True):
        assert abs(one.chance - exact) <= one.error < 0.05
    assert found.options[found.best] is STEPS[1]
    assert sum(one.matches for one in found.estimates) == 2000
    assert all(one.matches >= 500 for one in found.estimates), "half of the budget is for all options alike"
    assert found.of(STEPS[0]) is found.estimates[0]


@pytest.mark.parametrize(
    ("second", "scores", "reason"),
    [
        (0.58, [2.0, 1.0], EVEN),
        (0.40, [2.0, 1.0], SIGHT),
        (0.40, [1.0, 1.0], SIGHT),
        (0.40, [1.0, 2.0], LATER),
    ],
)
def test_a_hint_says_why(second: float, scores: list[float], reason: str) -> None:
    found = [Estimate(0.6, 0.05, 100), Estimate(second, 0.05, 100)]
    assert why(0, found, scores) == reason
    assert why(0, found[:1], scores[:1]) == "", "without a choice there is nothing to say"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
def test_a_hint_names_a_whole_answer(game: Game) -> None:
    """Where people answer in one go, so does the hint."""
    rng, table, forms = seeded(3), Table(game, game.agree(), 5), 0
    for _ in range(90):
        if table.is_over or forms == 6:
            break
        decision = table.asks()[0]
        form = table.form(decision.seat)
        if form is not None or table.ply < 20:
            forms += form is not None
            found = hints_for(game, table.view(decision.seat), decision.role, decision.options, Budget(2), rng)
            for option, answer in zip(found.options, found.answers, strict=True):
                assert answer[0] is option
                assert len(answer) == 1 or form is not None
                assert small_steps(table.state, decision.role, answer) == answer
        table.say(decision.seat, decision.options[rng.below(len(decision.options))])
    assert forms or game.key not in WITH_FORMS


@pytest.mark.parametrize("game", [game for game in OURS if game.advice().clauses()], ids=lambda game: game.key)
def test_advice_has_reasons(game: Game) -> None:
    """What is weighed is told: most answers that the advice likes best have a reason, and it has words."""
    rng, words, advice = seeded(3), words_of(game, "de"), game.advice()
    table, asked, told = Table(game, game.agree(), 5), 0, []
    while not table.is_over and asked < 60:
        decision = table.asks()[0]
        options, view = decision.options, table.view(decision.seat)
        scores = advice.scores(view, decision.role, options)
        best = options[scores.index(max(scores))]
        if len(options) > 1:
            asked += 1
            found = advice.reason(view, decision.role, options, scores, [best])
            told += [] if found is None else [words.why(found)]
        table.say(decision.seat, options[rng.below(len(options))])
    assert len(told) >= asked // 2
    assert len(set(told)) >= 5


def test_even_an_option_that_loses_at_once_is_known() -> None:
    s = at(CROWNS[0], 5)
    found = hints_for(TOYS, look(s, 0), 0, s.agenda[-1].options(s, 0), Budget(200), seeded(1))
    assert [round(one.chance, 1) for one in found.estimates] == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert all(one.matches >= 20 for one in found.estimates)


@pytest.mark.parametrize("won", [0.0, 3.0])
def test_few_matches_make_nobody_certain(won: float) -> None:
    """Three of three are no hundred per cent: the chance is the middle of its interval, which is wide."""
    one = estimate(3.0, won, won, 2)
    assert one.chance == pytest.approx((won + 1) / 5)
    assert one.error > 0.3
    assert estimate(0.0, 0.0, 0.0, 4).chance == 0.25, "of nothing it is a fair share"


@pytest.mark.parametrize("seats", [2, 3, 16])
def test_all_chances_together_make_one(seats: int) -> None:
    shares = [float(seat == 0) * 5 for seat in range(seats)]
    assert sum(estimate(5.0, won, won, seats).chance for won in shares) == pytest.approx(1.0)


@pytest.mark.parametrize(("tried", "won"), [(0.0, 0.0), (1.0, 0.0)])
def test_what_was_hardly_tried_is_not_the_best(tried: float, won: float) -> None:
    """Where all goes wrong an answer of which nothing is known has the better chance; it is not named for that."""
    found = [estimate(tried, won, won, 2), estimate(12.0, 3.0, 3.0, 2)]
    assert Hints(STEPS, found, [0.0, 0.0], [[step] for step in STEPS]).best == 1


def test_spectators_see_a_forecast_for_everybody() -> None:
    found = forecast(TOYS, look(at(BET), SPECTATOR), SPECTATOR, Budget(1500), seeded(1))
    assert found[0].chance == pytest.approx(5 / 8, abs=0.03), "whoever bets bets well"
    assert found[0].chance + found[1].chance == pytest.approx(1.0)

    s = at(ROLL)
    s.way = [0]
    fallen = forecast(TOYS, look(s, SPECTATOR), SPECTATOR, Budget(800), seeded(1))[0]
    assert abs(fallen.chance - 3 / 8) <= fallen.error < 0.05
    s.agenda = []
    with pytest.raises(ValueError, match="over"):
        forecast(TOYS, s, SPECTATOR, Budget(1), seeded(1))


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
def test_a_forecast_can_be_made_at_the_kick_off_of_every_game(game: Game) -> None:
    s = game.lay(game.agree())
    advance(s)
    found = forecast(game, look(s, SPECTATOR), SPECTATOR, Budget(10), seeded(1))
    assert sum(one.chance for one in found) == pytest.approx(1.0)


def test_a_blunder_is_found() -> None:
    s = at(PATHS[0])
    found = hints_for(TOYS, look(s, 0), 0, STEPS, Budget(600), seeded(1))
    assert found.options[found.best] is STEPS[0]
    assert found.of(STEPS[1]).chance < 0.02


def test_bots_have_names() -> None:
    game = find("finale")
    assert all(is_bot(name) and make(name, game) for name in BOTS)
    assert iterations_of("search-250") == 250
    bot = make("search-250", game)
    assert isinstance(bot, SearchBot)
    assert bot.budget.seconds == 0.0
    for name in ("search", "search-", "search-0", "search--1", "search-1.5", "search-99999999", "nobody", ""):
        assert not is_bot(name)
        with pytest.raises(Unknown):
            make(name, game)
    with pytest.raises(Unknown):
        check_league("search-250")


def test_the_course_of_a_match_runs_from_kick_off_to_the_result() -> None:
    match = read((folder_of("fussball_fieber") / "two_coaches.txt").read_text(encoding="utf-8"), find)
    course = Course(match, 6)
    found = [course.at(moment, Budget(8)) for moment in range(len(course.plies))]
    assert found[0].ply == 0
    assert found[-1].ply == match.ply
    assert [one.ply for one in found] == sorted({one.ply for one in found})
    assert len(found) <= 6
    for one in found:
        assert sum(seat.chance for seat in one.chances) == pytest.approx(1.0)
    assert all(seat.error > 0 for one in found[:-1] for seat in one.chances)
    assert [seat.error for seat in found[-1].chances] == [0.0, 0.0]
    assert sorted(seat.chance for seat in found[-1].chances) in ([0.0, 1.0], [0.5, 0.5])
