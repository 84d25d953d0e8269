"""W7: the groups of 2002."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from anpfiff.football.fixtures import everybody_meets
from anpfiff.football.standings import Results, standings
from anpfiff.games.world_cup import GAME
from anpfiff.games.world_cup.cards import NATIONS
from anpfiff.games.world_cup.rules.group_tables import table_of
from tests.games.world_cup.kit import CupScenario, korea

Scores = dict[tuple[str, str], tuple[int, int]]
WITHOUT = "skip_head_to_head"
A = ["france", "senegal", "uruguay", "denmark"]


def group_a(scores: Scores, options: dict[str, Any] | None = None) -> CupScenario:
    """Group A with these results, all others 0:0, about to be ranked."""
    story = korea(options)
    s = story.cup
    s.teams, s.group = s.book.matches, 0
    results = []
    for k in range(0, 12, 2):
        pair = NATIONS[s.teams[k]], NATIONS[s.teams[k + 1]]
        left, right = scores.get(pair) or scores.get(pair[::-1], (0, 0))[::-1]
        results += [0, s.teams[k], s.teams[k + 1], left, right, -1]
    s.results = results
    return story


def ranking(story: CupScenario) -> list[list[str]]:
    return [sorted(NATIONS[team] for team in place) for place in table_of(story.cup)]


def test_w7_1_three_points_for_a_win_and_the_first_two_go_on() -> None:
    story = group_a({("france", "senegal"): (1, 0), ("uruguay", "denmark"): (1, 0), ("france", "uruguay"): (1, 0)})
    story.begin("rank-group 0")
    points = {one["team"]: one["points"] for one in story.all_told("table")}

    assert points == {"france": 7, "uruguay": 4, "senegal": 2, "denmark": 2}
    assert [NATIONS[team] for team in story.cup.qualified] == ["france", "uruguay"]


def test_w7_1_of_two_level_the_winner_of_their_match_comes_first() -> None:
    """Whatever the goal difference."""
    scores = {("france", "senegal"): (1, 0), ("senegal", "uruguay"): (5, 0), ("uruguay", "denmark"): (0, 1)}
    story = group_a({**scores, ("denmark", "france"): (1, 0), ("denmark", "senegal"): (0, 0)})

    assert ranking(story) == [["denmark"], ["france"], ["senegal"], ["uruguay"]]


def test_w7_1_then_goal_difference_then_goals() -> None:
    scores = {("france", "uruguay"): (3, 1), ("senegal", "uruguay"): (1, 0), ("france", "denmark"): (0, 1)}
    story = group_a({**scores, ("senegal", "denmark"): (0, 1)})
    assert ranking(story) == [["denmark"], ["france"], ["senegal"], ["uruguay"]]

    scores = {("france", "uruguay"): (2, 1), ("senegal", "uruguay"): (1, 0), ("france", "denmark"): (0, 1)}
    story = group_a({**scores, ("senegal", "denmark"): (0, 1)})
    assert ranking(story) == [["denmark"], ["france"], ["senegal"], ["uruguay"]]


@pytest.mark.parametrize(("reading", "first"), [("better", "france"), ("smaller", "senegal")])
def test_c3_the_better_goal_difference_comes_first(reading: str, first: str) -> None:
    scores = {("france", "uruguay"): (3, 0), ("senegal", "uruguay"): (1, 0), ("denmark", "uruguay"): (0, 1)}
    story = group_a(
        {**scores, ("france", "denmark"): (1, 0), ("senegal", "denmark"): (1, 0)}, {"goal_difference": reading}
    )

    assert ranking(story)[0] == [first]


THREE_LEVEL: Scores = {
    ("france", "senegal"): (1, 0),
    ("senegal", "uruguay"): (1, 0),
    ("uruguay", "france"): (3, 0),
    ("france", "denmark"): (1, 0),
    ("senegal", "denmark"): (1, 0),
    ("uruguay", "denmark"): (1, 0),
}


def test_w7_2_c4_three_level_have_a_table_of_their_own() -> None:
    """Each has beaten one of the others, so the goal difference of all matches decides."""
    assert ranking(group_a(THREE_LEVEL)) == [["uruguay"], ["senegal"], ["france"], ["denmark"]]


def test_c4_t4_who_is_separated_is_placed_and_the_rest_begin_again() -> None:
    """Uruguay has the best difference; France and Senegal, level in it, go back to their match, which France won."""
    scores = {("france", "senegal"): (1, 0), ("senegal", "uruguay"): (4, 3), ("uruguay", "france"): (3, 0)}
    denmark = {("france", "denmark"): (3, 0), ("senegal", "denmark"): (1, 0), ("uruguay", "denmark"): (1, 0)}

    assert ranking(group_a({**scores, **denmark})) == [["uruguay"], ["france"], ["senegal"], ["denmark"]]


def test_c4_in_a_group_of_four_it_makes_no_difference_whether_three_have_a_table_of_their_own() -> None:
    """Points among three that are level are always the same for all; every pattern of results is tried."""
    books = [GAME.book(GAME.agree("world_cup_2002", {"three_way_tie": way})) for way in ("mini_table", WITHOUT)]
    teams = [NATIONS.index(team) for team in A]
    for pattern in product([(1, 0), (0, 0), (0, 1)], repeat=6):
        pairs = everybody_meets(teams)
        flat = [n for k, goals in enumerate(pattern) for n in (*pairs[2 * k : 2 * k + 2], *goals)]
        one, other = (standings(teams, Results(flat, 3, 1), book.rules, []) for book in books)
        assert one == other
    assert [book.rules[1].mark(0, [0, 1, 2], Results([0, 1, 1, 0], 3, 1)) for book in books] == [3, 0]


def test_w7_3_x34_t4_a_lot_decides_where_it_matters() -> None:
    """All drawn: a lot for first place among four, another for second among three, and no third lot."""
    story = group_a({})
    story.begin("rank-group 0")
    story.expect(asked=[-1], phase="lot-in-group", may=[f"coin {team}" for team in sorted(A)])
    story.fate("coin uruguay")
    assert story.told("coin") == {"team": "uruguay"}
    story.expect(phase="lot-in-group", may=["coin denmark", "coin france", "coin senegal"])
    story.fate("coin senegal")

    assert [NATIONS[team] for team in story.cup.qualified] == ["uruguay", "senegal"]
    assert [one["place"] for one in story.all_told("table")] == [1, 2, 3, 3]


def test_w7_3_a_lot_for_second_place_only() -> None:
    story = group_a({("france", "senegal"): (1, 0), ("france", "uruguay"): (1, 0), ("france", "denmark"): (1, 0)})
    story.begin("rank-group 0")

    story.expect(may=["coin denmark", "coin senegal", "coin uruguay"])
