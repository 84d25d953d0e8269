"""H15: the abilities of half-space midfielders, wingers, playmakers and utility men."""

from __future__ import annotations

from tests.games.hat_trick.kit import HatScenario, alone, before_goal, players


def test_h15_27_a_short_pass_is_played_long() -> None:
    story = alone()
    story.put(0, 10, 5, 2)
    story.cast(0, 6, "half_space_midfielder")
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == ["use 6"]
    story.say("0: use 6", "0: no")
    assert story.carrier == (0, 10)


def test_h15_27_h15_28_not_in_an_opportunity_nor_for_a_long_shot() -> None:
    """FAQ: neither in an opportunity nor in a long shot, in silver and in gold."""
    for gold, card in ((False, "short_pass_4_left"), (True, "long_ball_4_left")):
        story = before_goal({"teams": "team_cards"})
        story.cast(0, 10, "half_space_midfielder", gold)
        assert story.offered(card, "short_pass_1_left", 0) == []
        story = alone({"event_long_shot": True})
        story.put(0, 6, 5, 2)
        story.cast(0, 6, "half_space_midfielder", gold)
        story.give(0, 6)
        story.round()
        assert story.offered(card, "short_pass_1_left", 0, "shoot-long") == ["long_shot"]
        story.say("0: long_shot")
        story.expect(phase="aim-and-dive")
        assert story.is_gold(0, 6) == gold


def test_h15_28_a_long_ball_is_played_short_or_becomes_a_dribble() -> None:
    for kind, carrier in (("short_pass", 8), ("dribble", 6)):
        story = alone()
        story.put(0, 8, 4, 1)
        story.put(0, 10, 5, 2)
        story.cast(0, 6, "half_space_midfielder", gold=True)
        assert story.offered("long_ball_4_left", "short_pass_1_left", 0) == ["use 6"]
        story.say("0: use 6", f"0: perform {kind}")
        story.seek(1)
        assert story.carrier == (0, carrier)


def winger(gold: bool) -> HatScenario:
    story = before_goal({"teams": "team_cards"})
    story.cast(0, 11, "wing_forward", gold)
    story.chance()
    return story


def test_h15_29_up_to_the_end_of_the_opportunity_he_moves_whatever_the_flank() -> None:
    """FAQ: a parry, a free kick or a corner ends it; it is a new opportunity then."""
    story = winger(False)
    assert story.seek(0) == ["use 11"]
    story.say("0: use 11", "0: no")
    assert story.is_gold(0, 11)
    story.play("dribble_2_left", "short_pass_2_left")
    assert "move 11 back" in story.may(0)
    story.say("0: move 11 back")
    assert story.is_gold(0, 11)
    story.chance()
    assert story.match.sides[0].free_men == 0


def test_h15_29_not_without_it_nor_for_the_defender() -> None:
    story = winger(False)
    story.say("0: no")
    story.play("dribble_2_left", "short_pass_2_left")
    assert "move 11 back" not in story.may(0)
    story = before_goal({"teams": "team_cards"})
    story.cast(1, 11, "wing_forward")
    story.chance()
    assert story.seek(1) == []


def test_h15_30_no_opponent_displaces_him() -> None:
    story = winger(True)
    story.put(0, 11, 5, 2)
    story.put(1, 3, 4, 2)
    story.say("0: use 11", "0: no")
    story.play("dribble_2_left", "short_pass_2_right")
    story.say("0: stay")
    assert "move 3 back" not in story.may(1)
    assert story.match.sides[0].fixed_men == 1 << 9


def test_h15_30_without_it_he_is_displaced() -> None:
    story = winger(True)
    story.put(0, 11, 5, 2)
    story.put(1, 3, 4, 2)
    story.say("0: no")
    story.play("dribble_2_left", "short_pass_2_right")
    story.say("0: stay")
    assert "move 3 back" in story.may(1)


def test_h15_31_one_more_for_his_short_pass() -> None:
    story = alone()
    story.cast(0, 6, "playmaker")
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == ["use 6"]
    story.say("0: use 6")
    assert story.told("outplayed")["balls"] == 6


def test_h15_31_not_for_somebody_elses() -> None:
    story = alone()
    story.put(0, 8, 4, 1)
    story.cast(0, 8, "playmaker")
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == []


def test_h15_32_his_short_pass_comes_to_whom_he_wants() -> None:
    story = alone()
    story.put(0, 8, 4, 1)
    story.put(0, 9, 4, 4)
    story.cast(0, 6, "playmaker", gold=True)
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == ["use 6"]
    story.say("0: use 6", "0: pass 9")
    assert story.carrier == (0, 9)


def test_h15_32_not_if_nobody_else_is_there() -> None:
    story = alone()
    story.put(0, 8, 4, 1)
    story.cast(0, 6, "playmaker", gold=True)
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == []


def test_h15_33_he_moves_whatever_the_flank() -> None:
    story = players()
    story.cast(0, 8, "utility_man")
    story.play("short_pass_2_right", "short_pass_2_left")
    assert "move 8 forward" in story.may(0)
    story.say("0: move 8 forward")
    assert story.is_gold(0, 8)


def test_h15_33_by_a_card_of_his_side_nothing_is_used() -> None:
    story = players()
    story.cast(0, 8, "utility_man")
    story.play("short_pass_2_left", "short_pass_2_left")
    story.say("0: move 8 forward")
    assert not story.is_gold(0, 8)


def test_h15_34_instead_of_a_move_he_changes_places_with_a_neighbour() -> None:
    story = players()
    story.cast(0, 8, "utility_man", gold=True)
    story.put(0, 10, 4, 2)
    story.play("short_pass_2_right", "short_pass_2_left")
    assert "swap 8 10" in story.may(0)
    story.say("0: swap 8 10")
    assert story.seen(0, 8) == (4, 2)
    assert story.seen(0, 10) == (4, 1)
    assert not story.is_gold(0, 8)


def test_h15_34_not_with_the_carrier() -> None:
    story = players()
    story.cast(0, 8, "utility_man", gold=True)
    story.put(0, 8, 3, 1)
    story.play("short_pass_2_right", "short_pass_2_left")
    assert [line for line in story.may(0) if line.startswith("swap")] == ["swap 8 4"]
