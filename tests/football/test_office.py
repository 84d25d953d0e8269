"""The office: scores, fixtures, standings and brackets, without any game."""

from __future__ import annotations

from itertools import product

import pytest

from anpfiff.football.bracket import BYE, Tie, by_round, entrants, first_round, of_round
from anpfiff.football.fixtures import everybody_meets, is_everybody_met
from anpfiff.football.score import LEVEL, ahead, beyond_reach
from anpfiff.football.standings import GoalDifference, GoalsScored, HeadToHead, Points, Results, Rule, standings

FIVE = [0, 1, 2, 3, 4]


def test_who_is_ahead() -> None:
    assert [ahead(2, 1), ahead(0, 3), ahead(1, 1)] == [0, 1, LEVEL]


def test_a_shoot_out_is_over_when_the_kicks_left_cannot_change_it() -> None:
    """Tried against every way the kicks that are left can end."""
    for first, second, mine, other in product(range(4), range(4), range(3), range(3)):
        ends = {ahead(first + a, second + b) for a in range(mine + 1) for b in range(other + 1)}
        sure = next(iter(ends)) if len(ends) == 1 else LEVEL
        assert beyond_reach(first, second, mine, other) == sure


def test_everybody_meets_everybody_once() -> None:
    assert everybody_meets([3, 1, 2]) == [3, 1, 3, 2, 1, 2]
    assert is_everybody_met([1, 2, 3], [2, 1, 3, 2, 1, 3])
    assert not is_everybody_met([1, 2, 3], [2, 1, 3, 2])
    assert not is_everybody_met([1, 2, 3], [2, 1, 3, 2, 1, 2])
    assert not is_everybody_met([1, 2], [1, 2, 1, 3])


def test_points_and_goals() -> None:
    results = Results([0, 1, 2, 1, 2, 0, 0, 0, 1, 2, 3, 1], 3, 1)

    assert [results.points(team) for team in range(3)] == [4, 3, 1]
    assert [results.points(team, [0, 1]) for team in (0, 1)] == [3, 0]
    assert [results.scored(team) for team in range(3)] == [2, 4, 1]
    assert [results.conceded(team) for team in range(3)] == [1, 3, 3]


@pytest.mark.parametrize(
    ("rules", "places"),
    [
        ([Points()], [[3], [0, 1, 2], [4]]),
        ([Points(), HeadToHead()], [[3], [2], [1], [0], [4]]),
        ([Points(), HeadToHead(2), GoalDifference()], [[3], [0], [1], [2], [4]]),
        ([Points(), GoalDifference(is_smaller_better=True)], [[3], [2], [1], [0], [4]]),
        ([GoalsScored()], [[0], [1, 3], [2], [4]]),
    ],
)
def test_rules_separate_in_their_order(rules: list[Rule], places: list[list[int]]) -> None:
    """Teams 0, 1 and 2 have six points each; among them 2 has most, over all matches 0 has the best difference."""
    among = [1, 0, 1, 0, 2, 0, 1, 0, 2, 1, 1, 0]
    others = [0, 3, 5, 0, 0, 4, 5, 0, 1, 3, 0, 1, 1, 4, 4, 0, 2, 3, 0, 1, 2, 4, 0, 1, 3, 4, 3, 0]

    assert standings(FIVE, Results([*among, *others], 3, 1), rules, []) == places


def test_a_lot_helps_where_nothing_else_does() -> None:
    nothing = Results([], 3, 1)

    assert standings([0, 1, 2], nothing, [Points()], []) == [[0, 1, 2]]
    assert standings([0, 1, 2], nothing, [Points()], [1]) == [[1], [0, 2]]
    assert standings([0, 1, 2], nothing, [Points()], [1, 2]) == [[1], [2], [0]]
    assert standings([], nothing, [Points()], []) == []


def test_brackets() -> None:
    ties = [Tie("a", "semi", "x", "y"), Tie("b", "semi", "z", "w"), Tie("c", "final", "winner_a", "winner_b")]

    assert entrants(of_round(ties, "semi"), {"x": 1, "y": 2, "z": 3, "w": 4}) == [1, 2, 3, 4]
    assert entrants(of_round(ties, "final"), {"winner_a": 2, "winner_b": 3}) == [2, 3]
    assert first_round([7, 8, 9]) == [7, BYE, 8, 9]
    assert by_round([1, 3, 2, 1]) == [[1], [2], [0, 3]]
