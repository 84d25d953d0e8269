"""H7: the scoring opportunity."""

from __future__ import annotations

from tests.games.hat_trick.kit import HatScenario, before_goal, kick_off


def turned(story: HatScenario, first: str, second: str) -> None:
    """Both play a card, and nobody moves."""
    story.play(first, second)
    while story.phase == "choose-move":
        story.say(f"{story.asked[0]}: stay")


def test_h7_1_h7_2_it_begins_like_a_round_but_nobody_draws() -> None:
    story = before_goal()
    story.expect(asked=[0, 1], phase="play-cards")
    turned(story, "dribble_1_left", "short_pass_4_left")
    assert [side.hand.size for side in story.match.sides] == [2, 2]
    story.say("0: wait")

    assert story.match.turn == 2
    assert [side.hand.size for side in story.match.sides] == [2, 2]


def test_h7_3_s7_s28_the_defender_may_displace_the_carrier_and_the_attacker_may_not() -> None:
    story = before_goal()
    story.stand(0, 8, 5, 2)
    story.stand(1, 3, 2, 3)
    story.give(0, 10)
    story.stand(1, 3, 1, 2)
    story.stand(1, 2, 2, 3)
    story.chance()
    story.play("dribble_1_left", "short_pass_4_left")
    assert "move 10 back" not in story.may(0)
    story.say("0: stay")
    assert "move 2 back" in story.may(1)
    story.say("1: move 2 back")

    assert story.carrier == (0, 10)
    assert story.place(0, 10) == (5, 2)
    assert story.place(1, 2) == (1, 3)


def test_h7_4_s25_a_short_pass_goes_to_the_fields_around() -> None:
    story = before_goal()
    story.stand(0, 8, 6, 1)
    story.stand(0, 11, 5, 3)
    story.stand(0, 9, 6, 4)
    story.give(0, 8)
    story.chance()
    turned(story, "short_pass_1_left", "short_pass_4_left")
    assert story.carrier == (0, 10)
    story.expect(phase="choose-pass", may=["hold", "pass 8", "pass 11"])
    story.say("0: pass 11")

    story.expect(phase="shoot-or-wait", may=["shoot", "wait"])


def test_h7_5_a_long_ball_goes_to_the_last_three_lines() -> None:
    story = before_goal()
    turned(story, "long_ball_1_left", "short_pass_4_left")

    story.expect(phase="choose-pass", may=["hold", "pass 8", "pass 9", "pass 11"])


def test_h7_6_t11_with_a_dribble_only_the_shot_is_asked() -> None:
    story = before_goal()
    turned(story, "dribble_1_left", "short_pass_4_left")
    story.expect(asked=[0], phase="shoot-or-wait")
    story = kick_off()
    story.chance()
    turned(story, "dribble_1_left", "short_pass_4_left")

    story.expect(asked=[0, 1], phase="play-cards")


def test_h7_7_s27_the_shot_may_be_given_up_and_the_card_is_spent() -> None:
    story = before_goal()
    turned(story, "dribble_1_left", "short_pass_4_left")
    story.say("0: wait")
    assert "dribble_1_left" in story.cards(story.match.sides[0].discard)
    turned(story, "short_pass_1_left", "short_pass_4_left")
    story.say("0: hold")

    assert story.match.turn == 3
    assert story.carrier == (0, 10)


def test_h7_7_the_shot() -> None:
    story = before_goal()
    turned(story, "dribble_1_left", "short_pass_4_left")

    assert "shot" in story.say("0: shoot")
    story.expect(asked=[0, 1], phase="aim-and-dive")


def test_s26_a_receiver_in_the_fourth_line_cannot_shoot() -> None:
    story = before_goal()
    turned(story, "long_ball_1_left", "short_pass_4_left")
    story.say("0: pass 8")

    assert story.carrier == (0, 8)
    story.expect(asked=[0, 1], phase="play-cards")


def waste(story: HatScenario) -> list[str]:
    heard: list[str] = []
    for side in story.match.sides:
        side.shown.fill(0)
    for seat in (0, 1):
        story.hold(seat, "dribble_1_left")
    story.match.to_come = 5
    heard += story.begin("next-play 0", "end-half 0")
    story.say("0: play dribble_1_left", "1: play dribble_1_left")
    while story.phase in ("choose-move", "shoot-or-wait", "choose-sideways"):
        heard += story.say(f"{story.asked[0]}: {story.may(story.asked[0])[-1 if story.phase != 'choose-move' else 0]}")
    story.draw_up()
    return heard + [event.kind.name for event in story.heard]


def test_h7_8_a5_out_of_cards_the_lowest_number_has_the_ball_and_a_tie_is_the_defenders() -> None:
    """Blue 2 stands beside red 10; then red 2 is there too, and at last he has it alone."""
    story = before_goal()
    assert "wasted" in waste(story)
    assert story.carrier == (1, 2)
    assert [side.hand.size for side in story.match.sides] == [3, 3]
    story.expect(phase="play-cards")
    assert story.match.stage == 1


def test_a5_the_two_readings_of_a_wasted_opportunity() -> None:
    for option, carrier in (("lowest_number", (0, 2)), ("defender_first", (1, 11))):
        story = before_goal({"failed_chance": option})
        story.clear()
        story.stand(0, 2, 6, 1)
        story.stand(1, 11, 1, 1)
        story.give(0, 2)
        waste(story)
        assert story.carrier == carrier


def test_s29_if_the_ball_stays_in_the_last_line_a_normal_round_follows() -> None:
    story = before_goal()
    story.clear()
    story.stand(0, 2, 6, 1)
    story.give(0, 2)
    waste(story)

    assert story.carrier == (0, 2)
    assert story.match.stage == 1


def test_t6_a_defender_in_his_own_last_line_plays_a_normal_round() -> None:
    story = kick_off()
    story.clear()
    story.stand(0, 3, 1, 1)
    story.stand(1, 2, 6, 1)
    story.give(0, 3)
    waste(story)

    assert story.carrier == (1, 2)
    assert story.match.stage == 1


def test_t16_wasted_opportunities_are_counted_once_both_piles_are_out() -> None:
    story = before_goal()
    story.clear()
    story.stand(0, 2, 6, 1)
    story.give(0, 2)
    waste(story)
    assert story.match.fails == 0
    for times in (1, 2):
        story.give(0, 2)
        for seat in (0, 1):
            story.hold(seat, "dribble_1_left")
        story.run_out()
        story.match.sides[0].hand.fill(0)
        story.begin("waste-chance 0")
        assert story.match.fails == times


def test_t16_it_is_the_same_side_that_wastes_whoever_gets_the_ball() -> None:
    """A defender has the ball before his own goal; with the reading that the half goes on there, three are enough."""
    story = before_goal({"half_end": "either_end"})
    story.clear()
    story.stand(0, 10, 6, 2)
    story.stand(1, 2, 1, 1)
    for times in (1, 2, 3):
        story.give(0, 10)
        story.run_out()
        story.match.sides[0].hand.fill(0)
        story.match.stage = 2
        story.begin("waste-chance 0")
        story.draw_up()
        assert (story.carrier, story.match.fails) == ((1, 2), times)
        assert ("stalled" in story.begin("next-play 0", "end-half 0")) == (times == 3)


def test_t16_an_opportunity_of_the_other_side_breaks_the_row() -> None:
    story = before_goal({"half_end": "either_end"})
    story.clear()
    story.stand(0, 10, 6, 2)
    story.stand(1, 10, 6, 2)
    story.run_out()
    for seat, times in ((0, 1), (0, 2), (1, 1), (0, 1)):
        story.give(seat, 10)
        story.begin("waste-chance 0")
        assert story.match.fails == times
