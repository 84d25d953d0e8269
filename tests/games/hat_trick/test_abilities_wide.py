"""H15: the abilities of full-backs and wing-backs, each when it applies and when it does not."""

from __future__ import annotations

from tests.games.hat_trick.kit import HatScenario, alone, players
from tests.games.hat_trick.test_abilities_back import dribbling


def test_h15_9_one_more_for_a_dribble_outside_be_it_in_vain() -> None:
    """FAQ: it counts as used though the dribble fails."""
    story = dribbling("wing_back", column=1)
    assert story.offered("dribble_1_left", "short_pass_4_left", 0) == ["use 6"]
    heard = story.say("0: use 6")
    assert "stopped" in heard
    assert story.is_gold(0, 6)


def test_h15_9_not_in_the_middle() -> None:
    assert dribbling("wing_back").offered("dribble_1_left", "short_pass_4_left", 0) == []


def turning() -> HatScenario:
    story = players()
    story.cast(0, 4, "wing_back", gold=True)
    return story


def test_h15_10_e12_he_turns_and_turns_over_only_when_he_turns_back() -> None:
    """FAQ: back at any time, but then to silver."""
    story = turning()
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == ["use 4"]
    side = story.match.sides[0]
    assert (side.attack(2), side.defence(2)) == (2, 3)
    story.say("0: use 4")
    assert (side.attack(2), side.defence(2)) == (3, 2)
    assert story.is_gold(0, 4)
    assert story.seek(0) == ["use 4"]
    story.say("0: no")
    assert story.seek(0) == ["use 4"]
    assert story.match.window == 3
    story.say("0: use 4")
    assert not story.is_gold(0, 4)
    assert side.turned == 0


def test_h15_10_not_at_the_move_of_the_others() -> None:
    story = turning()
    story.give(1, 6)
    story.round()
    story.play("short_pass_2_left", "short_pass_2_left")
    assert story.match.mover == 1
    assert story.phase == "choose-move"


def test_h15_11_after_a_dribble_the_ball_goes_to_any_team_mate_in_the_line() -> None:
    story = dribbling("overlapping_full_back")
    story.put(0, 9, 4, 4)
    story.put(0, 8, 4, 1)
    assert story.offered("dribble_4_left", "short_pass_1_left", 0) == ["use 6"]
    story.say("0: use 6")
    story.expect(phase="hand-over", may=["pass 8", "pass 9"])
    story.say("0: pass 9")
    assert story.carrier == (0, 9)


def test_h15_11_e16_not_without_anybody_there_nor_after_a_foul() -> None:
    """FAQ: a foul is no successful dribble."""
    assert dribbling("overlapping_full_back").offered("dribble_4_left", "short_pass_1_left", 0) == []
    story = dribbling("overlapping_full_back")
    story.cast(1, 3, "man_marker")
    story.put(0, 9, 4, 4)
    story.play("dribble_3_left", "short_pass_3_left")
    assert story.seek(0) == []
    assert story.match.sides[1].yellow


def test_h15_12_moved_forward_he_may_go_two_fields_and_turns_over_after_the_move() -> None:
    """FAQ: after the move, not after the action."""
    story = players()
    story.cast(0, 4, "overlapping_full_back", gold=True)
    story.play("short_pass_2_left", "short_pass_2_left")
    assert "run 4 forward" in story.may(0)
    story.say("0: run 4 forward")
    assert story.seen(0, 4) == (4, 1)
    assert not story.is_gold(0, 4)


def test_h15_12_not_by_a_card_of_the_other_side_nor_over_the_carrier() -> None:
    story = players()
    story.cast(0, 4, "overlapping_full_back", gold=True)
    story.play("short_pass_2_right", "short_pass_2_left")
    assert "run 4 forward" not in story.may(0)
    story = players()
    story.cast(0, 4, "overlapping_full_back", gold=True)
    story.put(0, 4, 2, 2)
    story.play("short_pass_2_left", "short_pass_2_left")
    assert "run 4 forward" not in story.may(0)


def test_h15_13_moved_back_he_may_go_two_fields() -> None:
    story = players()
    story.cast(0, 4, "wing_runner")
    story.put(0, 4, 4, 1)
    story.play("short_pass_2_left", "short_pass_2_left")
    story.say("0: run 4 back")
    assert story.seen(0, 4) == (2, 1)
    assert story.is_gold(0, 4)


def test_h15_13_not_off_the_pitch_and_not_for_falling_back() -> None:
    """FAQ: not for the falling back after the gold ability."""
    story = players()
    story.cast(0, 4, "wing_runner")
    story.play("short_pass_2_left", "short_pass_2_left")
    assert "run 4 back" not in story.may(0)
    story = leaping()
    story.say("0: leap 4")
    story.seek(1)
    assert story.seen(0, 4) == (2, 2)
    assert not story.is_gold(0, 4)


def leaping(first: str = "short_pass_1_right", second: str = "short_pass_4_left") -> HatScenario:
    story = players()
    story.cast(0, 4, "wing_runner", gold=True)
    story.put(0, 4, 2, 2)
    story.play(first, second)
    return story


def test_h15_14_e11_he_leaps_over_the_carrier_and_falls_back_after_the_action() -> None:
    """FAQ: the carrier does not block the leap, and he turns over after it."""
    story = leaping()
    assert story.carrier == (0, 6)
    assert "leap 4" in story.may(0)
    story.say("0: leap 4")
    assert story.seen(0, 4) == (4, 2)
    assert not story.is_gold(0, 4)
    story.seek(1)
    assert story.seen(0, 4) == (2, 2)


def test_h15_14_e11_not_onto_the_carrier_and_with_the_ball_he_stays() -> None:
    story = leaping()
    story.put(0, 4, 1, 2)
    assert "leap 4" not in story.may(0)
    story = leaping("short_pass_4_right", "short_pass_1_left")
    story.say("0: leap 4")
    story.seek(1)
    assert story.carrier == (0, 4)
    assert story.seen(0, 4) == (4, 2)


def test_h15_15_one_more_against_a_dribble_outside() -> None:
    story = dribbling("stopper", column=4)
    story.cast(1, 3, "full_back")
    assert story.offered("dribble_2_left", "short_pass_2_left", 1) == ["use 3"]
    story.say("1: use 3")
    assert story.is_gold(1, 3)


def test_h15_15_not_in_the_middle() -> None:
    story = dribbling("stopper", column=3)
    story.cast(1, 3, "full_back")
    assert story.offered("dribble_2_left", "short_pass_2_left", 1) == []


def winning() -> HatScenario:
    story = alone()
    story.put(1, 4, 3, 4)
    story.put(1, 9, 4, 4)
    story.cast(1, 4, "full_back", gold=True)
    return story


def test_h15_16_who_has_just_won_the_ball_plays_it_to_a_neighbour() -> None:
    story = winning()
    assert story.offered("short_pass_1_left", "short_pass_4_left", 1) == ["use 4"]
    story.say("1: use 4", "1: pass 9")
    assert story.carrier == (1, 9)


def test_h15_16_not_if_the_ball_is_kept() -> None:
    story = winning()
    assert story.offered("short_pass_4_left", "short_pass_1_left", 1) == []
