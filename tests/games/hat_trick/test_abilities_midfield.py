"""H15: the abilities of midfielders and wingers, each when it applies and when it does not."""

from __future__ import annotations

import pytest

from tests.games.hat_trick.kit import HatScenario, alone


def test_h15_17_one_more_against_a_short_pass_out_of_his_line() -> None:
    story = alone()
    story.put(1, 6, 3, 4)
    story.cast(1, 6, "number_six")
    assert story.offered("short_pass_2_left", "short_pass_2_left", 1) == ["use 6"]
    story.say("1: use 6")
    assert story.is_gold(1, 6)


def test_h15_17_not_against_a_long_ball() -> None:
    story = alone()
    story.put(1, 6, 4, 4)
    story.put(0, 9, 4, 1)
    story.cast(1, 6, "number_six")
    assert story.offered("long_ball_2_left", "short_pass_2_left", 1) == []


def long_ball(six_of: int, gold: bool = True) -> HatScenario:
    """Number 6 of seat 0 plays to number 10 in line 5; a holding midfielder of a side stands beside him."""
    story = alone()
    story.put(0, 10, 5, 2)
    story.put(six_of, 7 if six_of == 0 else 6, 5, 3)
    story.cast(six_of, 7 if six_of == 0 else 6, "number_six", gold)
    return story


def test_h15_18_t26_he_intercepts_a_long_ball_to_the_man_beside_him() -> None:
    story = long_ball(1)
    assert story.offered("long_ball_4_left", "short_pass_1_left", 1) == ["use 6"]
    assert story.carrier == (0, 10)
    story.say("1: use 6")
    assert story.carrier == (1, 6)
    assert not story.is_gold(1, 6)


def test_h15_18_e13_also_one_that_was_intercepted_even_by_the_other_holding_midfielder() -> None:
    """FAQ: on an interception too, also on one by the other side's holding midfielder."""
    story = long_ball(1)
    story.put(0, 7, 5, 4)
    story.cast(0, 7, "number_six", gold=True)
    story.offered("long_ball_4_left", "short_pass_1_left", 1)
    story.say("1: use 6")
    assert story.seek(0) == ["use 7"]
    story.say("0: use 7")
    assert story.carrier == (0, 7)
    assert story.seek(1) == []


def test_h15_18_not_in_silver_nor_across_a_corner_nor_for_a_short_pass() -> None:
    assert long_ball(1, gold=False).offered("long_ball_4_left", "short_pass_1_left", 1) == []
    story = long_ball(1)
    story.put(1, 6, 6, 3)
    assert story.offered("long_ball_4_left", "short_pass_1_left", 1) == []
    story = long_ball(1)
    story.put(0, 10, 4, 2)
    story.put(1, 6, 4, 3)
    assert story.offered("short_pass_4_left", "short_pass_1_left", 1) == []


def test_h15_18_not_after_a_foul() -> None:
    """The action is completed for the attacker, and the free kick is his: 3 balls against 3, and equal cards."""
    story = long_ball(1)
    story.offered("long_ball_2_left", "short_pass_2_left", 1, "choose-move")
    assert story.seek(1) == []
    assert story.match.sides[1].yellow
    assert story.carrier == (0, 10)


def test_h15_19_instead_of_a_foul_he_wins_the_ball() -> None:
    """Ball winner 2/3 against a ball winner 2/3: two balls in attack and a card of three against three and two."""
    story = alone()
    story.put(1, 7, 3, 4)
    story.cast(1, 7, "ball_winner")
    story.put(0, 2, 3, 1)
    assert story.offered("short_pass_2_left", "short_pass_2_left", 1) == ["use 7"]
    story.say("1: use 7")
    assert story.carrier == (1, 7)
    assert not story.match.sides[1].yellow
    assert story.is_gold(1, 7)


def test_h15_19_not_if_another_has_fouled() -> None:
    story = alone()
    story.put(1, 7, 3, 4)
    story.cast(1, 7, "ball_winner")
    story.put(0, 2, 3, 1)
    story.put(0, 8, 3, 3)
    story.put(1, 8, 5, 4)
    story.offered("short_pass_1_left", "short_pass_2_left", 1)
    assert not story.match.sides[1].yellow
    assert not story.is_gold(1, 7)


def preventing() -> HatScenario:
    story = alone()
    story.put(1, 8, 3, 4)
    story.put(1, 7, 4, 2)
    story.cast(0, 6, "playmaker")
    story.cast(1, 7, "ball_winner", gold=True)
    return story


def test_h15_20_e14_an_ability_that_could_be_used_now_is_prevented() -> None:
    """FAQ: before it is declared; its owner is not turned over and may not use it again in this round."""
    story = preventing()
    assert story.offered("short_pass_2_left", "short_pass_2_left", 1, "prevent-ability") == ["prevent 7 6"]
    story.say("1: prevent 7 6")
    assert not story.is_gold(1, 7)
    assert not story.is_gold(0, 6)
    assert story.seek(0) == []


def test_h15_20_not_if_there_is_nothing_to_prevent_or_nobody_beside() -> None:
    story = preventing()
    assert story.offered("long_ball_2_left", "short_pass_2_left", 1, "prevent-ability") == []
    story = preventing()
    story.put(1, 7, 5, 2)
    assert story.offered("short_pass_2_left", "short_pass_2_left", 1, "prevent-ability") == []


def borrowing(gold: bool, lender: str, lender_gold: bool) -> HatScenario:
    story = alone()
    story.put(1, 8, 3, 4)
    story.put(0, 3, 2, 2)
    story.cast(0, 6, "central_midfielder", gold)
    story.cast(0, 3, lender, lender_gold)
    return story


@pytest.mark.parametrize("gold", [False, True])
def test_h15_21_h15_22_e15_he_uses_the_visible_ability_of_a_neighbour_as_his_own(gold: bool) -> None:
    """Only he is turned over; the conditions are his: it is he who carries the ball."""
    story = borrowing(gold, "ball_playing_centre_back" if gold else "playmaker", gold)
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == ["borrow 6 3"]
    story.say("0: borrow 6 3")
    assert story.is_gold(0, 6) != gold
    assert story.is_gold(0, 3) == gold


def test_h15_21_h15_22_e15_not_of_the_other_metal_nor_from_afar() -> None:
    """FAQ: he must be a neighbour at the moment the borrowed ability names."""
    assert borrowing(True, "playmaker", False).offered("short_pass_2_left", "short_pass_2_left", 0) == []
    story = borrowing(False, "playmaker", False)
    story.put(0, 3, 2, 1)
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == []


def test_h15_21_the_moment_is_that_of_the_borrowed_ability() -> None:
    """FAQ: with a ball-playing centre-back it is after a successful dribble that they must be neighbours."""
    story = borrowing(False, "ball_playing_centre_back", False)
    story.put(0, 3, 4, 1)
    assert story.offered("dribble_4_left", "short_pass_1_left", 0) == ["borrow 6 3"]
    story.say("0: borrow 6 3", "0: step_up")
    assert story.seen(0, 6) == (5, 2)


def test_h15_23_one_more_for_his_long_ball() -> None:
    story = long_ball(0, gold=False)
    story.cast(0, 6, "deep_playmaker")
    assert story.offered("long_ball_2_left", "short_pass_2_left", 0) == ["use 6"]
    before = story.match.sides[0].total
    story.say("0: use 6")
    assert story.told("outplayed")["balls"] == before + 1


def test_h15_23_not_for_a_short_pass() -> None:
    story = alone()
    story.cast(0, 6, "deep_playmaker")
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == []


def test_h15_24_his_long_ball_comes_to_whom_he_wants() -> None:
    story = alone()
    story.put(0, 10, 5, 2)
    story.put(0, 11, 5, 4)
    story.cast(0, 6, "deep_playmaker", gold=True)
    assert story.offered("long_ball_4_left", "short_pass_1_left", 0) == ["use 6"]
    assert story.carrier == (0, 10)
    story.say("0: use 6", "0: pass 11")
    assert story.carrier == (0, 11)


def test_h15_24_not_if_it_fails_or_somebody_else_played_it() -> None:
    story = alone()
    story.put(0, 10, 5, 2)
    story.put(0, 11, 5, 4)
    story.put(0, 7, 2, 3)
    story.cast(0, 7, "deep_playmaker", gold=True)
    assert story.offered("long_ball_4_left", "short_pass_1_left", 0) == []
    story = alone()
    story.put(0, 10, 5, 2)
    story.put(0, 8, 5, 4)
    for column, number in ((1, 2), (3, 3)):
        story.put(1, number, 5, column)
    story.cast(0, 6, "deep_playmaker", gold=True)
    assert story.offered("long_ball_1_left", "short_pass_4_left", 0) == []


def passing(role: str, gold: bool) -> HatScenario:
    story = alone()
    story.put(0, 8, 4, 1)
    story.put(0, 7, 2, 3)
    story.cast(0, 7, role, gold)
    return story


def test_h15_25_after_a_short_pass_of_his_team_he_goes_forward() -> None:
    story = passing("box_to_box", False)
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == ["use 7"]
    story.say("0: use 7")
    assert story.seen(0, 7) == (3, 3)


def test_h15_25_not_after_one_that_failed_nor_with_the_ball_ahead() -> None:
    story = passing("box_to_box", False)
    story.put(1, 3, 3, 4)
    assert story.offered("short_pass_1_left", "short_pass_4_left", 0) == []
    story = passing("box_to_box", False)
    story.put(0, 8, 4, 3)
    story.put(0, 7, 3, 3)
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == []


def losing() -> HatScenario:
    story = alone()
    story.put(1, 3, 3, 4)
    story.put(0, 7, 5, 3)
    story.cast(0, 7, "box_to_box", gold=True)
    return story


def test_h15_26_when_his_team_loses_the_ball_he_drops_back_one_field_or_two() -> None:
    for answer, line in (("move 7 back", 4), ("run 7 back", 3)):
        story = losing()
        assert story.offered("short_pass_1_left", "short_pass_4_left", 0) == ["use 7"]
        story.say("0: use 7")
        story.expect(phase="choose-retreat", may=["move 7 back", "run 7 back"])
        story.say(f"0: {answer}")
        assert story.seen(0, 7) == (line, 3)


def test_h15_26_not_if_it_is_kept() -> None:
    assert losing().offered("short_pass_4_left", "short_pass_1_left", 0) == []


def test_h15_22_h15_10_e15_who_has_borrowed_the_turn_turns_back_by_himself() -> None:
    """Away from the wing-back too, and at any time."""
    story = borrowing(True, "wing_back", True)
    assert "borrow 6 3" in story.offered("short_pass_2_left", "short_pass_2_left", 0)
    story.say("0: borrow 6 3")
    side = story.match.sides[0]
    assert side.turned == 1 << 4
    assert story.is_gold(0, 6)
    story.put(0, 3, 1, 1)
    story.match.agenda.pop()
    story.begin("window 0 after_own_move")
    story.expect(asked=[0], phase="use-ability", may=["no", "use 6"])
    story.say("0: use 6")
    assert side.turned == 0
    assert not story.is_gold(0, 6)


def test_h15_22_e15_who_has_turned_does_not_borrow_the_turn_once_more() -> None:
    story = borrowing(True, "wing_back", True)
    story.offered("short_pass_2_left", "short_pass_2_left", 0)
    story.say("0: borrow 6 3")
    assert story.seek(0) == ["use 3", "use 6"]
