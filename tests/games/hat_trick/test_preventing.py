"""H15.20: the gold ball winner against abilities that are used by moving, passing or shooting in their own way."""

from __future__ import annotations

import pytest

from tests.games.hat_trick.kit import HatScenario, before_goal, players


def beside(role: str, gold: bool, seat: int = 0) -> HatScenario:
    """Number 8 of a seat has a role, and a gold ball winner of the other stands beside him; blue has the ball."""
    story = players()
    story.put(seat, 8, 3, 1)
    story.cast(seat, 8, role, gold)
    story.put(1 - seat, 7, 4, 1)
    story.cast(1 - seat, 7, "ball_winner", gold=True)
    return story


ATTACKING = [
    ("wing_runner", False, "short_pass_2_left", "run 8 back"),
    ("wing_runner", True, "short_pass_2_right", "leap 8"),
    ("overlapping_full_back", True, "short_pass_2_left", "run 8 forward"),
    ("utility_man", False, "short_pass_2_right", "move 8 forward"),
    ("utility_man", True, "short_pass_2_right", "swap 8 4"),
]


@pytest.mark.parametrize(("role", "gold", "card", "way"), ATTACKING)
def test_h15_20_e14_an_ability_that_is_used_by_moving_is_prevented_before_the_move(
    role: str, gold: bool, card: str, way: str
) -> None:
    story = beside(role, gold)
    story.play(card, "short_pass_2_left")
    story.expect(asked=[1], phase="prevent-ability", may=["no", "prevent 7 8"])
    story.say("1: no")
    story.expect(asked=[0], phase="choose-move")
    assert way in story.may(0)
    story = beside(role, gold)
    story.play(card, "short_pass_2_left")
    story.say("1: prevent 7 8")
    story.expect(asked=[0], phase="choose-move")
    assert way not in story.may(0)
    assert story.is_gold(0, 8) == gold
    assert not story.is_gold(1, 7)


@pytest.mark.parametrize("role", ["defensive_forward", "utility_man"])
def test_h15_20_the_attackers_ball_winner_prevents_a_move_of_the_defender(role: str) -> None:
    story = beside(role, gold=False, seat=1)
    story.play("short_pass_2_left", "short_pass_2_left")
    story.say("0: stay")
    story.expect(asked=[0], phase="prevent-ability", may=["no", "prevent 7 8"])
    story.say("0: prevent 7 8")
    story.expect(asked=[1], phase="choose-move")
    assert not [line for line in story.may(1) if line.startswith("move 8 ")]


def test_h15_20_nobody_is_asked_where_a_plain_move_uses_no_ability() -> None:
    story = beside("utility_man", gold=False)
    story.play("short_pass_2_left", "short_pass_2_left")
    story.expect(asked=[0], phase="choose-move")


def test_h15_20_a_stopper_is_held_in_an_opportunity() -> None:
    story = before_goal({"teams": "team_cards"})
    story.put(1, 3, 6, 4)
    story.cast(1, 3, "stopper")
    story.put(0, 7, 5, 4)
    story.cast(0, 7, "ball_winner", gold=True)
    story.play("short_pass_1_left", "short_pass_1_right")
    story.say("0: stay")
    story.expect(asked=[0], phase="prevent-ability", may=["no", "prevent 7 3"])
    story.say("0: prevent 7 3")
    assert story.phase != "choose-move" or "move 3 forward" not in story.may(1)


def test_h15_20_a_centre_forward_who_calls_for_the_ball_is_not_found() -> None:
    story = before_goal({"teams": "team_cards"})
    story.put(0, 11, 5, 4)
    story.cast(0, 11, "centre_forward")
    story.put(1, 6, 5, 3)
    story.cast(1, 6, "ball_winner", gold=True)
    story.play("short_pass_1_left", "short_pass_1_left")
    assert story.seek(1, "prevent-ability") == ["prevent 6 11"]
    story.say("1: prevent 6 11")
    assert "pass 11" not in story.may(0)


def test_h15_20_a_false_nine_does_not_step_up() -> None:
    story = before_goal({"teams": "team_cards"})
    story.remove(0, 11)
    story.put(0, 10, 5, 1)
    story.cast(0, 10, "false_nine")
    story.put(1, 6, 4, 1)
    story.cast(1, 6, "ball_winner", gold=True)
    story.give(0, 10)
    story.chance()
    story.play("dribble_1_right", "short_pass_1_right")
    assert story.seek(1, "prevent-ability") == ["prevent 6 10"]
    story.say("1: prevent 6 10")
    story.expect(asked=[0], phase="shoot-or-wait", may=["shoot", "wait"])


def test_e14_a_prevention_is_not_prevented() -> None:
    story = beside("wing_runner", gold=True)
    story.put(0, 6, 4, 2)
    story.cast(0, 6, "ball_winner", gold=True)
    story.give(0, 9)
    story.round()
    story.play("short_pass_2_left", "short_pass_2_left")
    story.expect(asked=[1], phase="prevent-ability", may=["no", "prevent 7 8"])
    story.say("1: prevent 7 8")
    story.expect(asked=[0], phase="choose-move")
