"""H4, H5 and H6: short pass, long ball and dribble."""

from __future__ import annotations

import pytest

from anpfiff.games.hat_trick.stages import ROUND
from tests.games.hat_trick.kit import HatScenario, kick_off


def acted(story: HatScenario, first: str, second: str) -> list[str]:
    """Both play, nobody moves; returns the kinds of all events, up to a dead ball."""
    story.play(first, second)
    heard = story.heard
    while story.phase == "choose-move" and story.match.stage == ROUND:
        story.say(f"{story.asked[0]}: stay")
        heard = heard + story.heard
    story.heard = heard
    return [event.kind.name for event in heard]


def test_h4_1_the_attackers_card_says_what_is_performed() -> None:
    for attacker, phase in ((0, "play-cards"), (1, "choose-line")):
        story = kick_off(attacker=attacker)
        acted(story, "short_pass_4_left", "long_ball_4_left")
        assert story.phase == phase


def test_h4_2_h4_4_a8_nine_against_five() -> None:
    """The printed example: 7 and 2 against 1 and 4, after 5 has stepped up."""
    story = kick_off()
    story.play("short_pass_2_right", "short_pass_4_left")
    story.say("0: move 5 forward", "1: stay")
    found = story.told("outplayed")

    assert (found["balls"], found["against"]) == (9, 5)
    assert story.carrier == (0, 8)
    assert story.told("received")["number"] == 8


def test_h4_3_a_tie_goes_to_the_stronger_card() -> None:
    """Without 5 the line has 4 against 2 of 9 and 8."""
    story = kick_off()
    acted(story, "short_pass_1_left", "short_pass_3_left")
    found = story.told("stopped")

    assert (found["balls"], found["against"]) == (5, 5)
    story = kick_off()
    story.stand(1, 6, 4, 2)
    story.remove(1, 9)
    story.round()
    heard = acted(story, "short_pass_4_left", "short_pass_2_left")
    assert "outplayed" in heard
    found = story.told("outplayed")
    assert (found["balls"], found["against"]) == (6, 6)


def test_h4_3_equal_cards_too_are_a_foul() -> None:
    story = kick_off()
    story.remove(0, 7)
    story.round()
    heard = acted(story, "short_pass_3_left", "short_pass_3_right")

    assert "all_level" in heard
    assert "foul" in heard


def test_h4_4_s11_a7_with_nobody_ahead_the_lowest_number_of_the_line_has_the_ball() -> None:
    story = kick_off()
    story.remove(0, 8, 9)
    story.round()
    acted(story, "short_pass_4_left", "short_pass_1_left")

    assert story.carrier == (0, 6)


def test_h4_5_a_pass_that_fails_comes_to_the_lowest_defender_in_the_line() -> None:
    story = kick_off()
    heard = acted(story, "short_pass_1_left", "short_pass_4_left")

    assert "intercepted" in heard
    assert story.carrier == (1, 8)


def test_h4_6_the_cards_are_discarded_and_a_new_round_begins() -> None:
    story = kick_off()
    acted(story, "short_pass_4_left", "short_pass_1_left")

    assert [side.shown.size for side in story.match.sides] == [0, 0]
    assert [side.discard.size for side in story.match.sides] == [1, 1]
    story.expect(asked=[0, 1], phase="play-cards")


def test_h4_6_h7_1_a_pass_into_the_last_line_is_an_opportunity() -> None:
    story = kick_off()
    story.stand(0, 8, 6, 1)
    story.give(0, 11)
    story.round()

    assert "opportunity" in acted(story, "short_pass_4_left", "short_pass_1_left")
    assert story.carrier == (0, 8)


def test_s11_a_short_pass_from_the_last_line_stays_there_and_is_an_opportunity() -> None:
    story = kick_off()
    story.stand(0, 8, 6, 1)
    story.give(0, 8)
    story.round()

    assert "opportunity" in acted(story, "short_pass_4_left", "short_pass_1_left")
    assert story.carrier == (0, 8)


def test_h5_1_a6_a_long_ball_goes_to_a_line_with_a_team_mate() -> None:
    story = kick_off()
    acted(story, "long_ball_4_left", "short_pass_4_left")
    story.expect(phase="choose-line", may=["lines 1", "lines 2"])
    story = kick_off()
    story.remove(0, 8, 9)
    story.round()
    heard = acted(story, "long_ball_4_left", "short_pass_4_left")

    assert "long_ball" in heard
    assert story.carrier == (0, 10)


def test_h5_2_eleven_against_seven() -> None:
    """The printed example: two lines forward, 7 and 4 against 3 and 4."""
    story = kick_off()
    acted(story, "long_ball_4_left", "short_pass_4_left")
    story.say("0: lines 2")
    found = story.told("outplayed")

    assert (found["balls"], found["against"]) == (11, 7)
    assert story.carrier == (0, 10)


def test_h5_2_a_long_ball_that_fails_comes_to_a_defender_of_the_destination() -> None:
    story = kick_off()
    story.remove(0, 11)
    story.round()
    acted(story, "long_ball_1_left", "short_pass_4_left")
    story.say("0: lines 2")

    assert story.carrier == (1, 4)


def test_s12_a_long_ball_goes_only_to_lines_that_are_there() -> None:
    story = kick_off()
    story.stand(0, 8, 6, 1)
    story.give(0, 11)
    story.round()
    heard = acted(story, "long_ball_4_left", "short_pass_1_left")

    assert "long_ball" in heard
    assert story.carrier == (0, 8)


def test_s13_t8_without_anybody_ahead_any_line_may_be_named_and_the_ball_stays() -> None:
    story = kick_off()
    story.remove(0, 8, 9, 10, 11)
    story.round()
    acted(story, "long_ball_4_left", "short_pass_1_left")
    story.expect(may=["lines 1", "lines 2", "lines 3"])
    story.clear()
    for number, column in ((6, 2), (7, 3)):
        story.match.sides[0].off = 0
        story.stand(0, number, 3, column)
    story.give(0, 7)
    story.say("0: lines 3")

    assert story.carrier == (0, 6)


def test_s14_in_a_line_without_defenders_the_card_defends_and_the_next_line_gets_the_ball() -> None:
    story = kick_off()
    story.clear()
    story.stand(0, 2, 3, 2)
    story.stand(1, 9, 2, 1)
    story.give(0, 2)
    story.round()
    acted(story, "short_pass_1_left", "short_pass_4_right")
    assert story.carrier == (1, 9)

    story = kick_off()
    story.clear()
    story.stand(0, 2, 3, 2)
    story.stand(1, 9, 5, 1)
    story.give(0, 2)
    story.round()
    heard = acted(story, "short_pass_1_left", "short_pass_4_left")
    assert "cleared" in heard
    assert story.match.attacker == 1
    assert story.carrier is None
    assert "goal_kick" in heard


def test_s15_t18_a_tie_without_a_defender_is_won() -> None:
    """It takes a line without anybody, and only a long ball goes there."""
    story = kick_off()
    story.clear()
    story.stand(0, 2, 3, 2)
    story.stand(1, 9, 6, 1)
    story.give(0, 2)
    story.round()
    acted(story, "long_ball_3_right", "short_pass_3_left")
    heard = story.say("0: lines 1")

    assert "outplayed" in heard
    assert story.carrier == (0, 2)


def test_t7_a_long_ball_from_the_last_line_is_a_short_pass() -> None:
    story = kick_off()
    story.stand(0, 8, 6, 1)
    story.give(0, 8)
    story.round()
    acted(story, "long_ball_4_left", "short_pass_1_left")

    assert story.carrier == (0, 8)


def test_h6_1_h6_2_four_against_seven() -> None:
    """The printed example: 3 and 1 against 3 and 4."""
    story = kick_off()
    story.give(0, 11)
    story.round()
    heard = acted(story, "dribble_1_left", "short_pass_4_right")
    found = story.told("stopped")

    assert (found["balls"], found["against"]) == (4, 7)
    assert "tackled" in heard
    assert story.carrier == (1, 3)
    assert story.place(0, 10) == (5, 2)


def test_h6_2_s17_who_wins_changes_places_and_in_the_last_line_has_an_opportunity() -> None:
    story = kick_off()
    story.give(0, 11)
    story.round()
    heard = acted(story, "dribble_4_left", "short_pass_1_right")

    assert "dribbled" in heard
    assert "opportunity" in heard
    assert story.carrier == (0, 10)
    assert story.place(0, 10) == (6, 2)
    assert story.place(1, 3) == (2, 3)


def test_h6_3_a_team_mate_ahead_gets_the_ball() -> None:
    story = kick_off()
    story.stand(0, 2, 4, 3)
    story.round()
    heard = acted(story, "dribble_1_left", "short_pass_4_right")

    assert "outplayed" not in heard
    assert story.carrier == (0, 2)


def test_h6_4_onto_a_free_field_the_carrier_steps() -> None:
    story = kick_off()
    story.remove(1, 6)
    story.round()
    heard = acted(story, "dribble_1_left", "short_pass_4_right")

    assert "stepped" in heard
    assert story.carrier == (0, 7)
    assert story.place(0, 7) == (4, 3)


def test_s16_a_dribble_in_the_last_line_does_nothing() -> None:
    story = kick_off()
    story.stand(0, 8, 6, 1)
    story.give(0, 8)
    story.round()
    heard = acted(story, "dribble_1_left", "short_pass_4_right")

    assert "stuck" in heard
    assert "opportunity" in heard
    assert story.carrier == (0, 8)


def test_s18_who_wins_the_ball_in_his_own_last_line_has_an_opportunity_at_once() -> None:
    story = kick_off()
    story.stand(1, 11, 6, 3)
    story.give(0, 3)
    story.round()
    heard = acted(story, "short_pass_1_left", "short_pass_4_right")

    assert story.carrier == (1, 11)
    assert "opportunity" in heard


@pytest.mark.parametrize("seat", [0, 1])
def test_the_two_sides_are_each_others_mirror(seat: int) -> None:
    story = kick_off(attacker=seat)
    cards = ["short_pass_2_right", "short_pass_4_left"]
    story.play(cards[seat], cards[1 - seat])
    story.say(f"{seat}: move 5 forward", f"{1 - seat}: stay")

    assert story.told("outplayed")["balls"] == 9
    assert story.carrier == (seat, 8)
