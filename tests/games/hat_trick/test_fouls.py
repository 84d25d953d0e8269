"""H10: fouls, free kicks and penalties."""

from __future__ import annotations

import pytest

from tests.games.hat_trick.kit import HatScenario, kick_off
from tests.games.hat_trick.test_action_cards import acted


def tied(options: dict[str, object] | None = None) -> HatScenario:
    """Red 6 alone with 2 balls against blue 9 and 8 with 1 each: equal cards make a foul."""
    story = kick_off(options)
    story.remove(0, 7)
    story.round()
    return story


def test_h10_1_h10_2_the_lowest_number_has_fouled_and_the_first_foul_is_yellow() -> None:
    story = tied()
    heard = acted(story, "short_pass_3_left", "short_pass_3_right")

    assert story.told("foul") == {"team": "esp", "number": 8}
    assert "booked" in heard
    assert story.match.sides[1].yellow
    assert story.carrier == (0, 8)
    assert story.place(1, 8) == (4, 1)


def test_h10_1_s10_s20_the_next_foul_gives_the_card_back_and_sends_the_man_off() -> None:
    story = tied()
    story.match.sides[1].yellow = True
    heard = acted(story, "short_pass_3_left", "short_pass_3_right")
    assert "sent_off" in heard
    assert "booked" not in heard
    assert not story.match.sides[1].yellow
    assert story.place(1, 8) is None
    story.match.sides[1].yellow = True
    story.remove(1, 9)
    story.stand(1, 7, 4, 1)
    story.give(0, 6)
    story.round()
    assert "sent_off" in acted(story, "short_pass_2_left", "short_pass_2_right")
    assert story.match.sides[1].men() == 7
    story.begin("kick-off 0")
    assert story.place(1, 8) is None
    assert story.match.cells[11] < 0


def test_h10_2_after_a_dribble_the_man_taken_on_has_fouled() -> None:
    story = kick_off()
    story.give(0, 11)
    story.round()
    heard = acted(story, "dribble_3_left", "short_pass_3_right")

    assert "foul" in heard
    assert story.told("foul")["number"] == 3


def test_s19_after_a_dribble_they_change_places_before_the_man_is_sent_off() -> None:
    story = kick_off()
    story.match.sides[1].yellow = True
    story.give(0, 11)
    story.round()
    acted(story, "dribble_3_left", "short_pass_3_right")

    assert story.place(0, 10) == (6, 2)
    assert story.place(1, 3) is None


def test_h10_3_a14_s7_the_defender_moves_first_and_neither_carrier_nor_the_man_moved_is_displaced() -> None:
    story = tied()
    acted(story, "short_pass_3_left", "short_pass_3_right")
    story.expect(asked=[1], phase="choose-move")
    assert "move 5 forward" not in story.may(1)
    story.say("1: move 9 forward")
    assert story.place(1, 9) == (5, 4)
    story.expect(asked=[0])
    assert not [line for line in story.may(0) if line.startswith("move 8")]
    assert story.place(0, 4) == (3, 1)
    assert not [line for line in story.may(0) if line.startswith("move 4 ")]


def test_a14_t12_the_man_just_moved_is_protected_and_others_are_not() -> None:
    story = tied()
    acted(story, "short_pass_3_left", "short_pass_3_right")
    story.say("1: move 11 back")
    assert story.place(1, 11) == (4, 3)
    assert "move 10 back" in story.may(0)
    assert story.match.moved == 9
    story.stand(0, 4, 2, 2)

    assert "move 4 forward" not in story.may(0)


def test_h10_4_s21_a_foul_before_the_goal_is_a_penalty_after_a_pass_too() -> None:
    story = kick_off()
    story.clear()
    story.stand(0, 10, 5, 2)
    story.stand(0, 8, 6, 3)
    story.stand(1, 3, 2, 1)
    story.give(0, 10)
    story.round()
    heard = acted(story, "short_pass_3_left", "short_pass_3_right")

    assert "penalty" in heard
    assert story.carrier == (0, 8)
    story.expect(asked=[0, 1], phase="aim-and-dive")
    assert story.may(0) == [f"aim shot_short_pass_{way}" for way in ("left", "centre", "right")]


def test_h10_4_after_a_dribble() -> None:
    story = kick_off()
    story.give(0, 11)
    story.round()

    assert "penalty" in acted(story, "dribble_3_left", "short_pass_3_right")
    assert story.may(0)[0] == "aim shot_dribble_left"


def test_s22_outside_in_the_last_line_it_is_a_free_kick() -> None:
    story = kick_off()
    story.clear()
    story.stand(0, 10, 5, 2)
    story.stand(0, 8, 6, 1)
    story.stand(1, 3, 2, 1)
    story.give(0, 10)
    story.round()
    heard = acted(story, "short_pass_3_left", "short_pass_3_right")

    assert "free_kick" in heard
    assert "penalty" not in heard


@pytest.mark.parametrize(("choice", "stage"), [("chance", 2), ("build_up", 1)])
def test_h10_5_a10_s23_s24_wherever_the_ball_is_the_attacker_has_the_choice_after_both_moves(
    choice: str, stage: int
) -> None:
    story = tied()
    acted(story, "short_pass_3_left", "short_pass_3_right")
    story.say("1: stay", "0: stay")
    story.expect(asked=[0], phase="chance-or-round", may=["chance", "build_up"])
    story.say(f"0: {choice}")

    assert story.match.stage == stage


@pytest.mark.parametrize("option", ["minus_one", "fixed_one"])
def test_h10_6_a1_at_a_penalty_the_goalkeeper_draws_one_card_and_the_symbol_counts(option: str) -> None:
    for dive, cards in (("left", 2), ("centre", 1), ("right", 0)):
        story = kick_off({"penalty_draw": option})
        story.give(0, 11)
        story.round()
        acted(story, "dribble_3_left", "short_pass_3_right")
        story.say("0: aim shot_dribble_left", f"1: dive regular_{dive}")
        assert story.told("dived")["cards"] == cards
