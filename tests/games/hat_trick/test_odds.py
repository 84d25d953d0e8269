"""The exact chances behind an option."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from tests.games.hat_trick.kit import FILLERS, kick_off
from tests.games.hat_trick.test_shot import saving, shooting


def test_the_chance_of_a_duel_counts_every_card_the_other_may_have() -> None:
    """A short pass of 4: the line has 4 against 2, so only a card that makes 8 or more could stop it: none."""
    story = kick_off()
    story.hold(0, "short_pass_4_left", "short_pass_1_left", "short_pass_2_left")
    chances = story.table.odds(0)

    assert chances["play short_pass_4_left"] == {"success": Fraction(1), "outplayed": Fraction(1)}
    weak = chances["play short_pass_1_left"]
    assert weak == {"success": Fraction(16, 32), "outplayed": Fraction(16, 32), "stopped": Fraction(16, 32)}


def test_the_defender_knows_of_the_attacker_only_what_lies_open() -> None:
    story = kick_off()
    story.hold(0, "short_pass_4_left", "short_pass_1_left", "short_pass_2_left")
    story.hold(1, "short_pass_4_left", *FILLERS[:2])
    before = story.table.odds(1)
    story.hold(0, "dribble_1_left", "short_pass_1_left", "long_ball_2_left")

    assert story.table.odds(1) == before
    story.leave(0, "dribble_1_right")
    assert story.table.odds(1) != before


def test_a_move_of_the_defender_settles_the_duel() -> None:
    story = kick_off()
    story.play("short_pass_1_left", "short_pass_2_left")
    story.say("0: stay")
    chances = story.table.odds(1)

    assert chances["stay"] == {"success": Fraction(0), "outplayed": Fraction(1)}
    assert all(sum(chance.values()) in (1, 2) for chance in chances.values())


def test_each_line_of_a_long_ball_has_its_chance() -> None:
    story = kick_off()
    story.play("long_ball_1_left", "short_pass_4_left")
    story.say("0: stay", "1: stay")

    assert story.table.odds(0)["lines 2"] == {"success": Fraction(1), "outplayed": Fraction(1)}


def test_the_chance_of_a_save_is_counted_by_the_cards_left() -> None:
    """A shot of 5 against three cards out of five."""
    story = saving()
    story.leave(1, "dribble_1_left", "dribble_1_right", "dribble_2_left", "dribble_2_right", "dribble_4_left")
    found = [sum(cards) for cards in combinations([1, 1, 2, 2, 4], 3)]
    chances = story.table.odds(1)["draw"]

    assert chances["scored"] == Fraction(sum(total < 5 for total in found), len(found))
    assert chances["parried"] == Fraction(sum(total == 5 for total in found), len(found))
    assert chances["saved"] == chances["success"] - chances["parried"]
    assert story.table.odds(1)["stop"] == {"success": Fraction(0), "scored": Fraction(1)}


def test_a_pile_that_runs_out_on_the_way_goes_on_with_the_discards() -> None:
    story = saving()
    story.leave(1, "dribble_4_left", "dribble_4_right")

    assert story.table.odds(1)["draw"]["saved"] == 1


def test_before_a_shot_both_cards_of_the_goalkeeper_are_weighed_alike() -> None:
    story = shooting("long_ball_4_left")
    chances = story.table.odds(0)
    assert list(chances) == story.may(0)
    for chance in chances.values():
        assert chance["success"] == chance["scored"]
        assert sum(part for label, part in chance.items() if label != "success") == 1
    mine = story.table.odds(1)
    assert list(mine) == story.may(1)
    assert all(chance["success"] == 1 - chance["scored"] for chance in mine.values())
