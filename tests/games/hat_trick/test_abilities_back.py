"""H15: the abilities of centre-backs and full-backs, each when it applies and when it does not."""

from __future__ import annotations

from tests.games.hat_trick.kit import HatScenario, alone, before_goal, players


def dribbling(role: str, gold: bool = False, column: int = 2) -> HatScenario:
    """Number 6 of seat 0 with this role dribbles against number 3 of seat 1."""
    story = alone()
    story.put(0, 6, 3, column)
    story.put(1, 3, 4, column)
    story.cast(0, 6, role, gold)
    story.give(0, 6)
    story.round()
    return story


def test_h15_1_e10_t23_after_a_dribble_he_may_take_one_more_field_and_turns_over_either_way() -> None:
    """FAQ: he turns over even if he does not take the field."""
    for answer, line in (("step_up", 5), ("stay", 4)):
        story = dribbling("ball_playing_centre_back")
        story.put(1, 9, 5, 2)
        assert story.offered("dribble_4_left", "short_pass_1_left", 0) == ["use 6"]
        story.say("0: use 6", f"0: {answer}")
        assert story.seen(0, 6) == (line, 2)
        assert story.carrier == (0, 6)
        assert story.is_gold(0, 6)
    assert story.seen(1, 9) == (5, 2)


def test_h15_1_t23_not_after_a_failed_dribble_nor_in_the_last_line() -> None:
    assert dribbling("ball_playing_centre_back").offered("dribble_1_left", "short_pass_4_left", 0) == []
    story = dribbling("ball_playing_centre_back")
    story.put(0, 6, 5, 2)
    story.put(1, 3, 6, 2)
    story.give(0, 6)
    assert story.offered("dribble_4_left", "short_pass_1_left", 0) == []


def test_h15_2_e1_a_short_pass_out_of_the_first_three_lines_counts_one_more() -> None:
    """E1: the balls of the side that was visible count, and the one of the ability."""
    story = alone()
    story.put(1, 8, 3, 4)
    story.cast(0, 6, "ball_playing_centre_back", gold=True)
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == ["use 6"]
    before = story.match.sides[0].total
    story.say("0: use 6")
    assert story.told("outplayed")["balls"] == before + 1
    assert not story.is_gold(0, 6)


def test_h15_2_not_from_the_fourth_line_nor_for_a_long_ball() -> None:
    story = alone()
    story.cast(0, 6, "ball_playing_centre_back", gold=True)
    story.put(0, 6, 4, 2)
    story.give(0, 6)
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == []
    story = alone()
    story.cast(0, 6, "ball_playing_centre_back", gold=True)
    assert story.offered("long_ball_2_left", "short_pass_2_left", 0) == []


def marking(carrier_line: int = 3) -> HatScenario:
    story = alone()
    story.put(0, 6, carrier_line, 2)
    story.put(1, 2, carrier_line, 1)
    story.cast(1, 2, "man_marker")
    story.give(0, 6)
    story.round()
    return story


def test_h15_3_a_stronger_card_wins_the_ball() -> None:
    """FAQ: he turns over when the foul is decided."""
    story = marking()
    assert story.offered("short_pass_2_left", "short_pass_1_left", 1) == ["use 2"]
    story.say("1: use 2")
    assert story.is_gold(1, 2)
    story.say("-1: card dribble_3_left")
    assert story.told("tackle_won")["number"] == 2
    assert story.carrier == (1, 2)
    assert "dribble_3_left" in story.cards(story.match.sides[1].discard, 1)


def test_h15_3_e9_a_weaker_one_is_a_foul_of_the_marker_where_the_carrier_stands() -> None:
    """FAQ: the free kick is taken from there, and the marker himself is sent off; before the goal it is a penalty."""
    story = marking()
    story.match.sides[1].yellow = True
    story.offered("short_pass_2_left", "short_pass_1_left", 1)
    heard = story.say("1: use 2", "-1: card dribble_2_left")
    assert "tackle_failed" in heard
    assert "free_kick" in heard
    assert story.told("sent_off")["number"] == 2
    assert story.carrier == (0, 6)
    assert story.seen(0, 6) == (3, 2)
    story = marking(6)
    story.offered("short_pass_2_left", "short_pass_1_left", 1)
    assert "penalty" in story.say("1: use 2", "-1: card dribble_2_left")


def test_h15_3_not_on_a_team_mate_nor_from_afar() -> None:
    """FAQ: never against a team-mate."""
    story = alone()
    story.put(0, 2, 3, 1)
    story.cast(0, 2, "man_marker")
    assert story.offered("dribble_2_left", "short_pass_1_left", 0) == []
    story = marking()
    story.put(1, 2, 4, 1)
    assert story.offered("short_pass_2_left", "short_pass_1_left", 1) == []


def test_h15_4_one_more_when_an_opponent_dribbles_against_him() -> None:
    story = dribbling("stopper")
    story.cast(1, 3, "man_marker", gold=True)
    assert story.offered("dribble_2_left", "short_pass_2_left", 1) == ["use 3"]
    story.say("1: use 3")
    assert story.told("stopped")["against"] == 7


def test_h15_4_not_against_a_pass() -> None:
    story = dribbling("stopper")
    story.cast(1, 3, "man_marker", gold=True)
    assert story.offered("short_pass_2_left", "short_pass_2_left", 1) == []


def test_h15_5_one_more_when_a_pass_is_compared_in_his_line() -> None:
    story = alone()
    story.put(1, 3, 3, 4)
    story.cast(1, 3, "defence_leader")
    assert story.offered("short_pass_2_left", "short_pass_2_left", 1) == ["use 3"]
    story.say("1: use 3")
    assert story.told("stopped")["against"] == 7


def test_h15_5_not_in_another_line_nor_in_a_duel() -> None:
    story = alone()
    story.put(1, 3, 4, 4)
    story.cast(1, 3, "defence_leader")
    assert story.offered("short_pass_2_left", "short_pass_2_left", 1) == []
    story = dribbling("stopper")
    story.cast(1, 3, "defence_leader")
    assert story.offered("dribble_2_left", "short_pass_2_left", 1) == []


def leading() -> HatScenario:
    story = alone()
    story.put(0, 2, 2, 3)
    story.put(0, 3, 2, 4)
    story.cast(0, 2, "defence_leader", gold=True)
    return story


def test_h15_6_t27_after_the_move_a_neighbour_moves_too_whatever_his_side() -> None:
    """FAQ: without an ability of his own; and nobody may displace the carrier."""
    story = leading()
    story.cast(0, 3, "overlapping_full_back", gold=True)
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == ["use 2"]
    story.say("0: use 2")
    story.expect(phase="led-move", may=["move 3 forward", "move 3 back"])
    story.say("0: move 3 forward")
    assert story.seen(0, 3) == (3, 4)
    assert story.is_gold(0, 3)
    assert not story.is_gold(0, 2)
    story = leading()
    story.put(0, 2, 2, 1)
    story.put(0, 3, 2, 2)
    story.offered("short_pass_2_left", "short_pass_2_left", 0)
    story.say("0: use 2")
    assert story.may(0) == ["move 3 back"]


def test_h15_6_not_without_a_neighbour_nor_after_the_move_of_the_others() -> None:
    story = leading()
    story.put(0, 3, 1, 4)
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == []
    story = leading()
    story.offered("short_pass_2_left", "short_pass_2_left", 0)
    story.say("0: no")
    assert story.seek(0) == []


def stopping(role: str, gold: bool = False) -> HatScenario:
    story = before_goal({"teams": "team_cards"})
    story.cast(1, 2, role, gold)
    return story


def test_h15_7_in_an_opportunity_of_the_others_he_moves_whatever_the_flank() -> None:
    story = stopping("stopper")
    story.play("dribble_2_left", "short_pass_2_right")
    story.say("0: stay")
    assert "move 2 forward" in story.may(1)
    story.say("1: move 2 forward")
    assert story.is_gold(1, 2)


def test_h15_7_not_used_by_a_card_of_his_side_nor_in_a_round() -> None:
    story = stopping("stopper")
    story.play("dribble_2_left", "short_pass_2_left")
    story.say("0: stay", "1: move 2 forward")
    assert not story.is_gold(1, 2)
    story = players()
    story.cast(1, 2, "stopper")
    story.play("short_pass_2_left", "short_pass_2_right")
    story.say("0: stay")
    assert "move 2 forward" not in story.may(1)


def shooting_beside(line: int, column: int) -> HatScenario:
    story = stopping("stopper", gold=True)
    story.put(1, 2, line, column)
    story.shot("dribble_4_left")
    story.say("0: aim shot_dribble_centre", "1: dive regular_left")
    return story


def test_h15_8_one_more_card_against_a_neighbours_shot() -> None:
    story = shooting_beside(6, 3)
    assert story.seek(1) == ["use 2"]
    before = story.match.draws
    story.say("1: use 2")
    assert story.match.draws == before + 1
    assert not story.is_gold(1, 2)


def test_h15_8_e4_h13_7_not_across_a_corner() -> None:
    story = shooting_beside(5, 3)
    story.expect(phase="draw-or-stop")
    assert story.seek(1) == []
