"""Fixtures, brackets and ties of two legs."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from anpfiff.football.bracket import BYE, qualified_round, seed_order, seeded_round
from anpfiff.football.fixtures import berger, double_berger, groups_of, is_everybody_met
from anpfiff.football.legs import AGGREGATE, AWAY_GOALS, enough, two_legs
from anpfiff.football.score import LEVEL
from anpfiff.football.standings import Buchholz, Points, Results, Wins, standings


@pytest.mark.parametrize("number", range(2, 65))
def test_a_berger_table_is_fair(number: int) -> None:
    rounds = berger(list(range(number)))

    assert len(rounds) == number - 1 + number % 2
    assert is_everybody_met(list(range(number)), [team for matches in rounds for team in matches])
    assert all(len(set(matches)) == len(matches) == number - number % 2 for matches in rounds)
    homes = [sum(team in matches[::2] for matches in rounds) for team in range(number)]
    assert max(homes) - min(homes) <= 1
    for team in range(number):
        row = [team in matches[::2] for matches in rounds if team in matches]
        assert sum(one == other for one, other in pairwise(row)) <= 1, "home twice in a row, or away, once at most"


def test_in_a_double_round_everybody_is_host_to_everybody() -> None:
    rounds = double_berger([0, 1, 2, 3, 4])
    pairs = [tuple(matches[k : k + 2]) for matches in rounds for k in range(0, len(matches), 2)]

    assert sorted(pairs) == [(a, b) for a, b in product(range(5), repeat=2) if a != b]


def test_groups_are_dealt_there_and_back() -> None:
    assert groups_of(list(range(8)), 4) == [[0, 7], [1, 6], [2, 5], [3, 4]]
    assert groups_of(list(range(5)), 2) == [[0, 3, 4], [1, 2]]


@pytest.mark.parametrize("number", range(2, 65))
def test_the_best_seeds_meet_late_and_rest_first(number: int) -> None:
    drawn = seeded_round(list(range(number)))
    byes = drawn.count(BYE)

    assert sorted(team for team in drawn if team != BYE) == list(range(number))
    assert byes < number
    resting = {max(drawn[k : k + 2]) for k in range(0, len(drawn), 2) if BYE in drawn[k : k + 2]}
    assert resting == set(range(byes)), "the first seeds have the byes, one each"
    field = drawn
    while len(field) > 2:  # the better always win
        field = [min(team for team in field[k : k + 2] if team != BYE) for k in range(0, len(field), 2)]
    assert set(field) == {0, 1}


def test_the_order_of_seeds() -> None:
    assert seed_order(8) == [0, 7, 3, 4, 1, 6, 2, 5]


def test_nobody_meets_their_own_group_at_once() -> None:
    for number in (2, 4, 8):
        tables = [[10 * group, 10 * group + 1, 10 * group + 2] for group in range(number)]
        drawn = qualified_round(tables, 2)
        pairs = [(drawn[k] // 10, drawn[k + 1] // 10) for k in range(0, len(drawn), 2)]
        assert len(pairs) == number
        assert all(one != other for one, other in pairs)


def test_two_legs_are_added_up() -> None:
    assert (two_legs([1, 0], [0, 2], True).side, two_legs([1, 0], [0, 2], True).by) == (1, AGGREGATE)
    assert (two_legs([2, 1], [1, 2], True).side, two_legs([1, 1], [2, 2], True).by) == (LEVEL, AWAY_GOALS)
    assert two_legs([1, 1], [2, 2], True).side == 0, "side 0 scored two away, side 1 one"
    assert two_legs([1, 1], [2, 2], False).side == LEVEL


def test_what_is_enough_is_the_least_that_is_enough() -> None:
    assert enough([1, 2], 0, True) == 2, "1:0 makes it 2:2, and the other side scored twice away"
    assert enough([1, 2], 1, True) == 0
    assert enough([1, 0], 1, False) == 2
    for first, side, away in product(product(range(4), repeat=2), (0, 1), (True, False)):
        goals = enough(list(first), side, away)
        tried = [two_legs(list(first), [k, 0] if side == 0 else [0, k], away).side == side for k in range(goals + 1)]
        assert tried == [False] * goals + [True]


def test_level_on_points_the_stronger_opponents_count() -> None:
    results = Results([0, 1, 1, 0, 2, 3, 1, 0, 1, 4, 2, 0], 3, 1)

    assert standings([0, 2], results, [Points(), Buchholz()], []) == [[0], [2]]
    assert [Wins().mark(team, [], results) for team in range(5)] == [1, 1, 1, 0, 0]


def test_what_is_given_for_a_rest_counts_for_oneself_and_for_those_one_met() -> None:
    results = Results([0, 1, 1, 0, 2, 3, 1, 0], 3, 1, {3: 3})

    assert [results.points(team) for team in range(4)] == [3, 0, 3, 3]
    assert results.points(3, [2, 3]) == 0, "a rest is no match against anybody"
    assert [Buchholz().mark(team, [], results) for team in (0, 2)] == [0, 3]
    assert Buchholz(is_by_matches=True).mark(2, [], results) == 0
