"""What a lead is worth is learned from matches that were played on, and from nothing else."""

from __future__ import annotations

from math import exp

import pytest

from anpfiff.bots.names import make
from anpfiff.bots.search.experience import LESSONS, ONE_IN, Experience, leads
from anpfiff.core.chair import look
from anpfiff.core.referee import options
from anpfiff.core.rng import seeded
from anpfiff.games import find
from tests.bots.test_search import opening, thought


def test_a_lead_is_counted_over_the_best_of_the_others() -> None:
    assert leads([3, 1]) == [2, -2]
    assert leads([4, 4, 1]) == [0, 0, -3]


def test_the_curve_finds_what_made_the_matches() -> None:
    """Matches made by a known curve: both ends of it are found again."""
    rng, found = seeded(1), Experience()
    for _ in range(4000):
        lead = int(rng.below(7)) - 3
        is_won = int(rng.below(10_000)) < 10_000 / (1 + exp(-0.8 * lead))
        found.learn([lead, -lead], [1.0, 0.0] if is_won else [0.0, 1.0])
    for lead in range(-3, 4):
        assert found.worth(lead) == pytest.approx(1 / (1 + exp(-0.8 * lead)), abs=0.02)
    assert found.worth(1) + found.worth(-1) == pytest.approx(1.0, abs=1e-6)


def test_nobody_trusts_a_lead_before_enough_matches_were_played_out() -> None:
    found = Experience()
    for lesson in range(LESSONS):
        assert not found.is_ripe(), lesson
        assert not found.is_enough(lesson)
        found.learn([1, -1], [1.0, 0.0])
    assert found.is_ripe()
    assert not found.is_enough(ONE_IN), "now and then a match is still played to its end"
    assert found.is_enough(ONE_IN + 1)


def test_one_sided_matches_make_no_endless_curve() -> None:
    found = Experience()
    for _ in range(10 * LESSONS):
        found.learn([2, -2], [1.0, 0.0])
    assert 0.9 < found.worth(2) < 1.0
    assert 0.5 < found.worth(1) < found.worth(2)


def test_however_large_the_leads_the_curve_can_be_reckoned() -> None:
    """A match may be lost 0:100; nothing overflows, and the curve turns the right way."""
    rng, found = seeded(1), Experience()
    for _ in range(10 * LESSONS):
        lead = int(rng.below(201)) - 100
        is_won = int(rng.below(100)) < (80 if lead > 0 else 20)
        found.learn([lead, -lead], [1.0, 0.0] if is_won else [0.0, 1.0])
        assert 0.0 < found.worth(100) <= 1.0
    assert found.worth(-100) < 0.5 < found.worth(100)


def test_where_the_advice_names_a_horizon_a_bot_judges_by_the_lead() -> None:
    game = find("hat_trick")
    s, role = opening(game, seed=4, steps=6)
    view = look(s, s.roles[role])
    search = thought(view, role, 3 * LESSONS, game=game)
    assert search.experience.lessons == 0, "hints play every match to its end"

    bot = make(f"search-{3 * LESSONS}", game)
    bot.choose(view, role, options(view, role), seeded(1))
    assert LESSONS <= bot.last.experience.lessons < 2 * LESSONS  # type: ignore[attr-defined]


def test_what_was_seen_counts_less_as_time_goes_on() -> None:
    found = Experience()
    for _ in range(3 * LESSONS):
        found.learn([1, -1], [1.0, 0.0])
    curve = found.worth(1)
    for _ in range(5):
        found.fade()
    assert LESSONS <= found.lessons < 2 * LESSONS
    assert found.worth(1) == curve
    for _ in range(3 * LESSONS):
        found.learn([1, -1], [0.5, 0.5])
    assert found.worth(1) < curve
    for _ in range(100):
        found.fade()
    assert not found.is_ripe()
