"""F9: who has won."""

from __future__ import annotations

import pytest

from tests.games.fussball_fieber.kit import kick_off, long_game


def test_f9_1_the_most_points_win() -> None:
    story = kick_off(seats=3)
    told = story.finish_group([4, 6, 5], [5, -3, 2])

    assert story.table.result().places == [[1], [2], [0]]
    assert "winner" in told
    assert "champion" not in told, "nobody is world champion by the points of a group"
    assert story.table.result().score == [4, 6, 5]


def test_f9_2_between_equal_points_the_difference_decides() -> None:
    story = kick_off(seats=3)
    story.finish_group([6, 6, 6], [-1, 2, 1])

    assert story.table.result().places == [[1], [2], [0]]
    assert story.table.result().details["difference"] == [-1, 2, 1]


def test_f9_2_the_three_differences_are_added_up() -> None:
    story = kick_off()
    story.camp(0).noted = [3, -1, 2, 5]

    assert story.camp(0).difference() == 4


def test_f9_3_who_is_level_shares_the_win() -> None:
    story = kick_off(seats=3)
    told = story.finish_group([6, 3, 6], [1, 9, 1])

    assert story.table.result().places == [[0, 2], [1]]
    assert told.count("shared") == 2


@pytest.mark.parametrize("length", ["group_only", "knockout"])
def test_f9_4_the_short_game_ends_here(length: str) -> None:
    story = kick_off({"length": length})
    story.finish_group([7, 6])

    assert story.table.is_over == (length == "group_only")


def test_t6_places_by_round_then_points_then_difference_and_ties_share() -> None:
    story = long_game(seats=4)
    story.finish_group([9, 4, 4, 3], [0, 2, 2, 7])

    assert story.table.result().places == [[0], [1, 2], [3]]
    assert story.table.result().details["rounds"] == [1, 0, 0, 0]


def test_t6_a_higher_round_goes_before_more_points() -> None:
    story = long_game(seats=4)
    story.finish_group([5, 9, 7, 4])
    story.draw_quarter("croatia", "ghana", "russia")
    story.finish_quarter([1, -1, -2, None], ["croatia", "ghana", "russia", ""])

    assert story.table.result().places == [[0], [1], [2], [3]]
    assert story.table.result().reason == "alone"
