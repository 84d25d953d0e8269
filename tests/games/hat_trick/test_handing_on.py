"""H15, H16: what is at an end when the ball has been handed on, and what a ball won back leads to."""

from __future__ import annotations

from anpfiff.games.hat_trick.cards import LONG_BALL
from anpfiff.games.hat_trick.stages import CAUGHT, LOST, NEXT_GOAL_KICK
from anpfiff.games.hat_trick.state import NOWHERE
from tests.games.hat_trick.kit import HatScenario, alone
from tests.games.hat_trick.test_styles import WITH_STYLES, hold


def dribbling(receiver: str) -> HatScenario:
    """An overlapping full-back has dribbled to the fourth line, where a man with a role waits for the ball."""
    story = alone(WITH_STYLES)
    story.cast(0, 6, "overlapping_full_back")
    story.put(0, 7, 4, 4)
    story.cast(0, 7, receiver)
    story.play("dribble_4_left", "short_pass_1_left")
    assert story.seek(0) == ["use 6"]
    return story


def test_h15_1_h15_11_who_has_been_handed_the_ball_has_not_dribbled_himself() -> None:
    for receiver in ("ball_playing_centre_back", "overlapping_full_back"):
        story = dribbling(receiver)
        story.say("0: use 6", "0: pass 7")
        assert story.carrier == (0, 7)
        assert story.seek(0) == []


def test_h16_13_a_one_two_is_played_by_the_man_who_has_dribbled() -> None:
    story = dribbling("stopper")
    hold(story, 0, "one_two")
    story.put(0, 10, 5, 3)
    story.say("0: use 6", "0: pass 7")
    assert story.seek(0, "play-style") == []


def winning() -> HatScenario:
    """Red wins the ball with a gold full-back; beside him stands another one."""
    story = alone()
    story.put(1, 4, 3, 3)
    story.cast(1, 4, "full_back", gold=True)
    story.put(1, 5, 3, 4)
    story.cast(1, 5, "full_back", gold=True)
    story.put(1, 9, 2, 4)
    story.play("short_pass_1_left", "short_pass_4_left")
    assert story.seek(1, "choose-receiver") == ["pass 4", "pass 5"]
    story.say("1: pass 4")
    return story


def test_h15_16_who_has_been_handed_the_ball_has_not_won_it_himself() -> None:
    story = winning()
    assert story.seek(1) == ["use 4"]
    story.say("1: use 4", "1: pass 5")
    assert story.carrier == (1, 5)
    assert story.seek(1) == []


def test_h15_36_a_ball_that_was_handed_on_is_not_intercepted_as_a_pass() -> None:
    story = winning()
    story.put(0, 10, 4, 4)
    story.cast(0, 10, "defensive_forward", gold=True)
    story.seek(1)
    story.say("1: use 4", "1: pass 5")
    assert story.seek(0) == []


def test_h15_32_h16_8_a_playmaker_chooses_where_his_pass_comes_to_not_the_killer_pass() -> None:
    story = alone(WITH_STYLES)
    hold(story, 0, "killer_pass")
    story.put(0, 8, 4, 1)
    story.put(0, 10, 5, 2)
    story.put(0, 11, 5, 3)
    story.cast(0, 6, "playmaker", gold=True)
    story.play("short_pass_4_left", "short_pass_1_left")
    assert story.seek(0, "play-style") == ["style killer_pass"]
    story.say("0: style killer_pass")
    assert story.carrier == (0, 10)
    assert story.seek(0) == []


def test_h15_32_h16_8_a_killer_pass_to_the_line_of_his_own_pass_leaves_the_playmaker_his_choice() -> None:
    """Nobody was ahead, so the short pass stayed in its line; then two box-to-box midfielders went up."""
    story = alone(WITH_STYLES)
    hold(story, 0, "killer_pass")
    story.cast(0, 6, "playmaker", gold=True)
    story.put(0, 2, 3, 1)
    for number, column in ((7, 3), (8, 4)):
        story.put(0, number, 3, column)
        story.cast(0, number, "box_to_box")
    story.match.skips = True
    story.play("short_pass_4_left", "short_pass_1_left")
    for number in (7, 8):
        assert f"use {number}" in story.seek(0), story.phase
        story.say(f"0: use {number}")
    assert story.seek(0, "play-style") == ["style killer_pass"]
    story.say("0: style killer_pass", "0: pass 7")
    assert story.seek(0) == ["use 6"]
    story.say("0: use 6", "0: pass 8")
    assert story.carrier == (0, 8)


def test_h16_16_s14_a_second_ball_out_of_the_goalkeepers_hands_is_played_on() -> None:
    """No defender is left behind the line: their goalkeeper would have had it."""
    story = alone(WITH_STYLES)
    hold(story, 0, "second_ball")
    story.put(0, 10, 5, 3)
    story.play("long_ball_2_left", "short_pass_1_left")
    s = story.match
    s.kind, s.passer, s.line, s.got, s.outcome = LONG_BALL, 4, 4, CAUGHT, LOST
    s.attacker, s.ball, s.to_come = 1, NOWHERE, NEXT_GOAL_KICK
    story.begin("window 0 after_action", "end-action 0", "next-play 0", "end-half 0")
    assert story.seek(0, "play-style") == ["style second_ball"]
    story.say("0: style second_ball")
    assert story.carrier == (0, 10)
    story.expect(phase="play-cards")
