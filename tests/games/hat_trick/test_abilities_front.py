"""H15: the abilities of forwards, each when it applies and when it does not."""

from __future__ import annotations

from anpfiff.games.hat_trick.players_box import STYLE_CARDS
from tests.games.hat_trick.kit import HatScenario, alone, before_goal, players


def test_h15_35_when_the_others_have_the_ball_he_moves_whatever_the_flank() -> None:
    story = players()
    story.cast(1, 10, "defensive_forward")
    story.play("short_pass_2_left", "short_pass_2_right")
    story.say("0: stay")
    assert "move 10 forward" in story.may(1)
    story.say("1: move 10 forward")
    assert story.is_gold(1, 10)


def test_h15_35_not_with_the_ball_in_his_own_team() -> None:
    story = players()
    story.cast(0, 10, "defensive_forward")
    story.play("short_pass_2_right", "short_pass_2_right")
    assert "move 10 forward" not in story.may(0)


def short_pass() -> HatScenario:
    story = alone()
    story.put(0, 8, 4, 2)
    story.put(1, 10, 4, 3)
    story.cast(1, 10, "defensive_forward", gold=True)
    return story


def test_h15_36_he_intercepts_a_short_pass_to_the_man_beside_him() -> None:
    story = short_pass()
    assert story.offered("short_pass_4_left", "short_pass_1_left", 1) == ["use 10"]
    story.say("1: use 10")
    assert story.carrier == (1, 10)


def test_h15_36_t25_also_one_that_was_intercepted() -> None:
    """FAQ: also if it reached the opponent by an interception; the chain ends, for each use turns a card over."""
    story = alone()
    story.put(1, 8, 3, 3)
    story.put(0, 11, 3, 4)
    story.cast(0, 11, "defensive_forward", gold=True)
    story.give(0, 11)
    story.round()
    assert story.offered("short_pass_1_left", "short_pass_4_left", 0) == []
    story = alone()
    story.put(1, 2, 3, 3)
    story.put(1, 3, 3, 1)
    story.put(0, 11, 4, 3)
    story.cast(0, 11, "defensive_forward", gold=True)
    assert story.offered("short_pass_1_left", "short_pass_4_left", 0) == ["use 11"]
    story.say("0: use 11")
    assert story.carrier == (0, 11)
    assert story.seek(1) == []


def test_h15_36_t26_not_a_long_ball_nor_in_an_opportunity() -> None:
    story = short_pass()
    assert story.offered("long_ball_4_left", "short_pass_1_left", 1) == []
    story = before_goal({"teams": "team_cards"})
    story.cast(1, 2, "defensive_forward", gold=True)
    story.put(0, 11, 5, 3)
    story.play("short_pass_4_left", "short_pass_1_left")
    story.seek(0, "choose-pass")
    story.say("0: pass 11")
    assert story.phase == "shoot-or-wait"


def centre_forward(gold: bool, line: int = 5) -> HatScenario:
    story = before_goal({"teams": "team_cards"})
    story.put(0, 11, line, 4)
    story.cast(0, 11, "centre_forward", gold)
    return story


def test_h15_37_a_short_pass_finds_him_wherever_he_stands_in_the_last_two_lines() -> None:
    story = centre_forward(False)
    assert "pass 11" in story.offered("short_pass_4_left", "short_pass_1_left", 0, "choose-pass")
    story.say("0: pass 11")
    assert story.is_gold(0, 11)
    assert story.carrier == (0, 11)


def test_h15_37_not_in_the_fourth_line_and_beside_the_carrier_nothing_is_used() -> None:
    story = centre_forward(False, line=4)
    assert "pass 11" not in story.offered("short_pass_4_left", "short_pass_1_left", 0, "choose-pass")
    story = centre_forward(False)
    story.put(0, 11, 5, 3)
    story.offered("short_pass_4_left", "short_pass_1_left", 0, "choose-pass")
    story.say("0: pass 11")
    assert not story.is_gold(0, 11)


def test_h15_38_after_a_pass_his_shot_has_one_more_power_also_right_after_his_silver_ability() -> None:
    """FAQ: gold after silver, in one opportunity."""
    story = centre_forward(False)
    story.offered("short_pass_4_left", "short_pass_1_left", 0, "choose-pass")
    story.say("0: pass 11", "0: shoot")
    assert story.seek(0) == ["use 11"]
    story.say("0: use 11", "0: aim shot_short_pass_left", "1: dive regular_centre")
    assert story.told("aimed")["power"] == 9
    assert not story.is_gold(0, 11)


def test_h15_38_not_with_a_dribble_and_silver_does_not_follow_gold() -> None:
    """FAQ: not the other way round."""
    story = centre_forward(True)
    story.give(0, 11)
    story.chance()
    story.play("dribble_4_left", "short_pass_1_left")
    story.seek(0, "shoot-or-wait")
    story.say("0: shoot")
    assert story.phase == "aim-and-dive"
    story = centre_forward(True)
    assert "pass 11" not in story.offered("short_pass_4_left", "short_pass_1_left", 0, "choose-pass")


def second_striker(gold: bool) -> HatScenario:
    story = players()
    story.put(0, 10, 4, 2)
    story.cast(0, 10, "second_striker", gold)
    return story


def test_h15_39_the_ball_comes_to_him_and_he_must_give_it_on() -> None:
    """FAQ: he must pass it on even if he has only just received it."""
    story = second_striker(False)
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == ["use 10"]
    heard = story.say("0: use 10")
    assert story.is_gold(0, 10)
    assert "sideways" in heard
    assert story.carrier == (0, 8)


def test_h15_39_not_without_the_carrier_beside_him() -> None:
    story = second_striker(False)
    story.put(0, 10, 4, 3)
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == []


def test_h15_40_as_the_carrier_he_need_not_give_it_away() -> None:
    story = second_striker(True)
    story.give(0, 10)
    story.round()
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == ["use 10"]
    story.say("0: use 10")
    assert story.match.skips
    assert story.carrier == (0, 10)


def test_h15_40_not_if_another_has_the_ball() -> None:
    assert second_striker(True).offered("short_pass_4_left", "short_pass_1_left", 0) == []


def false_nine(line: int) -> HatScenario:
    story = players()
    story.put(0, 10, line, 2)
    story.cast(0, 10, "false_nine")
    story.remove(0, 11)
    story.give(0, 10)
    story.chance()
    return story


def test_h15_41_t24_with_a_dribble_he_steps_up_and_shoots() -> None:
    story = false_nine(5)
    assert story.offered("dribble_4_left", "short_pass_1_left", 0, "shoot-or-wait") == ["shoot", "wait", "surge"]
    heard = story.say("0: surge")
    assert "shot" in heard
    assert story.seen(0, 10) == (6, 2)
    assert story.seen(1, 3) == (5, 2)
    assert story.carrier == (0, 10)
    assert story.is_gold(0, 10)


def test_h15_41_not_in_the_last_line_already() -> None:
    """FAQ: then it counts as not used."""
    story = false_nine(6)
    assert story.offered("dribble_4_left", "short_pass_1_left", 0, "shoot-or-wait") == ["shoot", "wait"]
    story.say("0: shoot")
    assert not story.is_gold(0, 10)


def test_h15_42_after_the_move_of_his_team_he_drops_back() -> None:
    story = players()
    story.cast(0, 10, "false_nine", gold=True)
    assert story.offered("short_pass_4_right", "short_pass_1_left", 0) == ["use 10"]
    story.say("0: use 10")
    assert story.seen(0, 10) == (4, 2)


def test_h15_42_not_with_the_ball() -> None:
    story = players()
    story.cast(0, 10, "false_nine", gold=True)
    story.give(0, 10)
    story.round()
    assert story.offered("short_pass_4_right", "short_pass_1_left", 0) == []


def parried(line: int) -> HatScenario:
    """A shot of number 9 with a power of 6 is parried; blue 3 is nearest, red 11 hopes."""
    story = players()
    story.put(0, 9, 6, 1)
    story.put(0, 11, line, 4)
    story.cast(0, 11, "goal_poacher")
    story.give(0, 9)
    story.shot("dribble_4_left")
    story.say("0: aim shot_dribble_centre", "1: dive regular_left")
    for card in ("dribble_4_left", "short_pass_2_left"):
        story.say("1: draw", f"-1: card {card}")
    story.say("1: stop")
    return story


def test_h15_43_a_parried_ball_is_his_in_the_last_line() -> None:
    story = parried(6)
    assert story.carrier == (1, 3)
    assert story.seek(0) == ["use 11"]
    story.do("0: use 11")
    assert story.carrier == (0, 11)
    assert story.match.stage == 2


def test_h15_43_not_in_the_fifth() -> None:
    story = parried(5)
    assert story.seek(0) == []
    assert story.carrier == (1, 3)


def poaching(line: int) -> HatScenario:
    story = players()
    story.put(0, 11, line, 2)
    story.cast(0, 11, "goal_poacher", gold=True)
    story.give(0, 11)
    story.shot("dribble_4_left")
    return story


def test_h15_44_from_the_last_line_he_chooses_among_all_nine() -> None:
    story = poaching(6)
    assert story.seek(0) == ["use 11"]
    story.say("0: use 11")
    assert len(story.may(0)) == 9
    assert len(story.may(1)) == 3


def test_h15_44_not_from_the_fifth() -> None:
    story = poaching(5)
    story.expect(phase="aim-and-dive")
    assert len(story.may(0)) == 3


def test_h15_39_h15_40_who_has_just_taken_the_ball_is_not_freed_by_his_gold_side() -> None:
    """FAQ: must I give it away even if I have only just got it? Yes."""
    story = second_striker(False)
    story.offered("short_pass_4_left", "short_pass_1_left", 0)
    story.say("0: use 10")
    assert story.match.must_give
    assert not story.match.skips
    assert story.phase != "use-ability"
    story.give(0, 10)
    story.round()
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == ["use 10"]


def test_h15_39_h16_10_nor_does_a_style_card_keep_the_ball_he_has_just_taken() -> None:
    story = players({"styles": True})
    story.put(0, 10, 4, 2)
    story.cast(0, 10, "second_striker")
    card = STYLE_CARDS.index("keep_the_ball")
    story.match.sides[0].style = 0
    story.match.sides[0].styles.add(card)
    story.match.style_deck.take(card)
    story.offered("short_pass_4_left", "short_pass_1_left", 0)
    story.say("0: use 10")
    assert story.phase != "play-style"
    assert story.carrier == (0, 8)
