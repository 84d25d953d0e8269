"""Ratings of bots."""

from __future__ import annotations

from collections import Counter

import pytest

from anpfiff.errors import Malformed, Unknown
from anpfiff.lab.plan import Plan
from anpfiff.lab.ratings import Deal, Encounters, Outcome, fit, tables_for
from anpfiff.lab.study_kinds import round_robin


def duel(one: str, other: str, wins: int, draws: int, losses: int) -> Counter[Deal]:
    """The matches between two bots, each with a deal of its own."""
    return Counter(
        {
            (tuple(sorted([(one, 1), (other, 2)])),): wins,
            (tuple(sorted([(one, 1), (other, 1)])),): draws,
            (tuple(sorted([(one, 2), (other, 1)])),): losses,
        }
    )


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    found = fit(["a", "b"], {("a", "b"): 1000.0, ("b", "a"): 100.0})

    assert found["a"] - found["b"] == pytest.approx(400)
    assert found["a"] + found["b"] == pytest.approx(3000)


def test_strengths_that_made_the_results_are_found_again() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    points = {
        (one, other): 900 * strength[one] / (strength[one] + strength[other])
        for one in strength
        for other in strength
        if one != other
    }
    found = fit(list(strength), points)

    assert found["a"] - found["b"] == pytest.approx(found["b"] - found["c"])
    assert found["a"] - found["b"] == pytest.approx(120.41, abs=0.01)


def test_bounds_hold_the_rating_and_grow_closer_with_more_matches() -> None:
    few = Encounters([duel("a", "b", 12, 4, 4)]).ratings(1)["a"]
    many = Encounters([duel("a", "b", 1200, 400, 400)]).ratings(1)["a"]

    assert few.low < few.value < few.high
    assert many.low < many.value < many.high
    assert 6 < (few.high - few.low) / (many.high - many.low) < 14
    assert Encounters([duel("a", "b", 12, 4, 4)]).ratings(1)["a"] == few


def test_who_always_wins_has_a_rating_all_the_same() -> None:
    found = Encounters([duel("a", "b", 50, 0, 0)]).ratings(1)

    assert 1500 < found["a"].value < 3000


def test_a_pair_in_figures() -> None:
    met = Encounters([duel("a", "b", 6, 2, 2), duel("a", "b", 1, 0, 9)])
    pair = met.pair("a", "b")

    assert (pair.wins, pair.draws, pair.losses) == (7, 2, 11)
    assert pair.points.value == pytest.approx(0.4)
    assert met.pair("b", "a").points.value == pytest.approx(0.6)


def test_chairs_of_one_match_are_not_counted_as_matches() -> None:
    both: Outcome = (("a", 1), ("a", 1), ("b", 3), ("b", 3))
    none: Outcome = (("a", 3), ("a", 3), ("b", 1), ("b", 1))
    one, four = Encounters([duel("a", "b", 30, 0, 20)]), Encounters([Counter({(both,): 30, (none,): 20})])

    assert four.pair("a", "b").points == one.pair("a", "b").points
    assert four.pair("a", "b").wins == 120


def test_matches_of_one_deal_are_one_testimony() -> None:
    """Where the deal decides and not the bot, playing it from both sides tells that both are alike, for certain."""
    won: Outcome = (("a", 1), ("b", 2))
    lost: Outcome = (("a", 2), ("b", 1))
    apart = Encounters([Counter({(won,): 20, (lost,): 20})]).pair("a", "b")
    paired = Encounters([Counter({(won, lost): 20})]).pair("a", "b")

    assert (paired.wins, paired.losses, paired.points.value) == (apart.wins, apart.losses, apart.points.value)
    assert apart.points.high - apart.points.low > 0.3
    assert paired.points.high - paired.points.low == pytest.approx(0.0)


def test_an_arena_plays_every_deal_from_every_side() -> None:
    """Two matches in a row have one seed, and the bots change seats between them."""
    plan = round_robin(Plan("finale", (), 6), ["greedy", "random"], None, 10).series[0].plan
    seeds = [plan.match_seed(match) for match in range(6)]

    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == 3
    assert [plan.seats(match) for match in (0, 1)] == [[0, 1], [1, 0]]


def test_every_two_bots_meet_and_neither_has_more_chairs() -> None:
    assert tables_for(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables_for(["a", "b"], 3) == [("a", "b", "a"), ("b", "a", "b")]
    for seats in range(2, 9):
        chairs = Counter(bot for table in tables_for(["a", "b"], seats) for bot in table)
        assert chairs["a"] == chairs["b"]


def test_arenas_that_cannot_be() -> None:
    plan = Plan("finale", (), 5)
    for bots in (["greedy"], ["greedy", "greedy"]):
        with pytest.raises(Malformed):
            round_robin(plan, bots, None, 5)
    with pytest.raises(Unknown):
        round_robin(plan, ["greedy", "nobody"], None, 5)
    with pytest.raises(Malformed):
        round_robin(plan, ["greedy", "random"], 12, 5)
