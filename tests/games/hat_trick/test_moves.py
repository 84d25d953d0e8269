"""H2 and H3: playing cards, moving, and the sideways pass."""

from __future__ import annotations

from anpfiff.games.hat_trick.stages import NEXT_FREE_KICK, NEXT_GOAL_KICK
from tests.games.hat_trick.kit import FILLERS, kick_off, players


def test_h2_1_both_play_face_down_and_turn_up_together() -> None:
    story = kick_off()
    assert story.asked == [0, 1]
    assert story.say(f"0: play {FILLERS[0]}") == []
    assert story.table.view(1).sealed[0][0].notation == "face_down"
    assert story.say(f"1: play {FILLERS[1]}") == ["played", "played"]
    assert story.cards(story.match.sides[0].shown) == [FILLERS[0]]


def test_h2_2_both_draw_so_that_they_hold_three() -> None:
    story = kick_off()
    story.say(f"0: play {FILLERS[0]}", f"1: play {FILLERS[1]}")
    assert [side.hand.size for side in story.match.sides] == [2, 2]
    story.fate("card dribble_4_left", "card dribble_4_right")

    assert [side.hand.size for side in story.match.sides] == [3, 3]
    assert "dribble_4_left" in story.cards(story.match.sides[0].hand)
    assert "dribble_4_right" in story.cards(story.match.sides[1].hand, 1)


def test_h2_3_s30_s32_t1_an_empty_pile_is_made_anew_of_the_discards_when_a_card_is_needed() -> None:
    """As often as it runs out."""
    story = kick_off()
    side = story.match.sides[0]
    for times in range(2):
        story.leave(0, "long_ball_4_left")
        side.hand.take(story.match.book.stocks[0].card(FILLERS[times]))
        side.discard.add(story.match.book.stocks[0].card(FILLERS[times]))
        discards = side.discard.size
        story.begin("draw-up 0", "play-cards 0")
        story.fate("card long_ball_4_left")
        assert (side.deck.size, side.discard.size) == (0, discards)
        card = FILLERS[2]
        side.hand.take(story.match.book.stocks[0].card(card))
        side.discard.add(story.match.book.stocks[0].card(card))
        story.begin("draw-up 0", "play-cards 0")
        assert story.fate(f"card {card}") == ["shuffled", "drew"]
        assert (side.deck.size, side.discard.size) == (discards, 0)
        side.hand.take(story.match.book.stocks[0].card("long_ball_4_left"))
        side.hand.add(story.match.book.stocks[0].card(FILLERS[times]))
        side.deck.take(story.match.book.stocks[0].card(FILLERS[times]))
        side.deck.add(story.match.book.stocks[0].card("long_ball_4_left"))


def test_h3_1_a2_the_attacker_may_move_but_not_the_carrier() -> None:
    story = kick_off()
    story.play("short_pass_4_left", "short_pass_4_left")
    story.expect(asked=[0], phase="choose-move")

    assert story.may(0)[0] == "stay"
    assert not [line for line in story.may(0) if line.startswith("move 6")]


def test_a2_by_an_option_a_man_must_be_moved_if_one_can_be() -> None:
    story = kick_off({"move_duty": "must"})
    story.play("short_pass_4_left", "short_pass_4_left")

    assert "stay" not in story.may(0)


def test_a2_h13_2_no_ability_is_a_duty() -> None:
    """The only man who could move would need his ability for it, once alone and once with another of his kind."""
    for number in (3, 9):
        story = players({"move_duty": "must"})
        story.clear()
        story.put(0, 6, 3, 2)
        story.put(0, number, 4, 4)
        story.cast(0, number, "utility_man")
        story.give(0, 6)
        story.round()
        story.play("short_pass_4_left", "short_pass_1_left")
        story.expect(may=["stay", f"move {number} forward", f"move {number} back"])
    story.put(0, 8, 4, 1)
    story.round()
    story.play("short_pass_4_left", "short_pass_1_left")
    assert "stay" not in story.may(0)


def test_h3_2_h3_3_a_man_of_the_cards_flank_moves_forward_or_back() -> None:
    story = kick_off()
    story.play("short_pass_4_left", "short_pass_4_right")
    story.expect(
        may=[
            "stay",
            "move 2 forward",
            "move 4 forward",
            "move 4 back",
            "move 8 forward",
            "move 8 back",
            "move 10 forward",
            "move 10 back",
        ]
    )
    story.say("0: move 8 forward")

    assert story.place(0, 8) == (5, 1)
    assert story.place(1, 5) == (3, 4)


def test_h3_2_s10_a_free_field_is_entered_and_left_free() -> None:
    story = kick_off()
    story.remove(1, 9)
    story.play("short_pass_4_left", "short_pass_4_right")
    story.say("0: move 4 forward")

    assert story.place(0, 4) == (3, 1)
    assert story.match.cells[4] < 0


def test_s4_t11_nobody_moves_off_the_pitch_and_who_cannot_move_is_not_asked() -> None:
    story = kick_off()
    story.clear()
    story.stand(0, 6, 3, 2)
    story.stand(1, 2, 1, 2)
    story.give(0, 6)
    story.play("short_pass_4_left", "short_pass_4_left")

    story.expect(asked=[1], may=["stay", "move 2 forward"])


def test_h3_6_s5_the_carrier_is_displaced_by_nobody() -> None:
    story = kick_off()
    story.stand(0, 4, 2, 2)
    story.stand(1, 6, 3, 2)
    story.give(0, 6)
    story.play("short_pass_4_left", "short_pass_4_left")

    assert "move 4 forward" not in story.may(0)
    assert "move 4 back" in story.may(0)


def test_s6_team_mates_may_change_places() -> None:
    story = kick_off()
    story.stand(0, 4, 4, 2)
    story.play("short_pass_4_left", "short_pass_4_right")
    story.say("0: move 4 forward")

    assert story.place(0, 4) == (5, 2)
    assert story.place(0, 10) == (4, 2)


def test_h3_4_s8_the_ball_goes_sideways_to_the_nearest_whoever_stands_between() -> None:
    story = kick_off()
    story.stand(0, 9, 3, 4)
    story.play("short_pass_4_left", "short_pass_4_right")
    assert "sideways" in story.say("0: stay")
    assert story.carrier == (0, 7)

    story = kick_off()
    story.remove(0, 7)
    story.stand(1, 7, 4, 2)
    story.stand(0, 9, 3, 4)
    story.round()
    story.play("short_pass_4_left", "short_pass_4_right")
    story.say("0: stay")
    assert story.carrier == (0, 9)


def test_h3_4_of_two_equally_near_the_coach_chooses() -> None:
    story = kick_off()
    story.stand(0, 4, 3, 1)
    story.round()
    story.play("short_pass_4_left", "short_pass_4_right")
    story.say("0: stay")
    story.expect(asked=[0], phase="choose-sideways", may=["pass 4", "pass 7"])
    story.say("0: pass 4")

    assert story.carrier == (0, 4)


def test_h3_4_alone_in_his_line_the_carrier_keeps_the_ball() -> None:
    story = kick_off()
    story.remove(0, 7)
    story.round()
    story.play("short_pass_4_left", "short_pass_4_right")

    assert "sideways" not in story.say("0: stay")
    assert story.carrier == (0, 6)


def test_h3_5_s7_then_the_defender_moves_and_may_take_the_move_back() -> None:
    story = kick_off()
    story.play("short_pass_4_right", "short_pass_4_left")
    story.say("0: move 5 forward")
    story.expect(asked=[1])
    story.say("1: move 8 back")

    assert story.place(0, 5) == (2, 4)
    assert story.place(1, 8) == (4, 1)


def test_s9_who_has_given_the_ball_away_may_be_displaced() -> None:
    story = kick_off()
    story.play("short_pass_4_right", "short_pass_4_right")
    story.say("0: stay")
    assert story.carrier == (0, 7)
    story.say("1: move 7 forward")

    assert story.place(0, 6) == (4, 2)


def test_s44_a_side_without_a_card_plays_none_and_does_not_move() -> None:
    story = kick_off()
    story.hold(0, *FILLERS[:3])
    story.match.sides[1].hand.fill(0)
    story.match.sides[1].deck.fill(story.match.book.stocks[1].whole)
    story.match.sides[1].card = -1
    story.chance()
    story.expect(asked=[0], phase="play-cards")
    story.say(f"0: play {FILLERS[0]}", "0: stay")

    assert story.asked != [1]


def test_the_publishers_first_round() -> None:
    """Red 5 steps up, the ball goes to 7; blue 6 cannot go forward, but back, and 8 could undo red's move."""
    story = kick_off()
    assert story.carrier == (0, 6)
    story.play("short_pass_2_right", "short_pass_4_left")
    story.say("0: move 5 forward")
    assert story.place(1, 8) == (5, 1)
    assert story.carrier == (0, 7)
    assert "move 6 forward" not in story.may(1)
    assert "move 6 back" in story.may(1)
    assert "move 8 back" in story.may(1)
    story.say("1: move 6 back")

    assert story.place(1, 6) == (2, 2)
    assert story.place(0, 11) == (4, 3)


def test_a2_by_an_option_a_man_must_be_moved_at_a_dead_ball_too() -> None:
    """At a goalkeeper's kick and at a free kick; if none can be moved, nobody is asked."""
    for coming in (NEXT_GOAL_KICK, NEXT_FREE_KICK):
        for duty in ("may", "must"):
            story = kick_off({"move_duty": duty})
            story.match.to_come = coming
            story.begin("next-play 0", "end-half 0")
            for turn in range(2):
                story.expect(phase="choose-move")
                assert ("stay" in story.may(story.asked[0])) == (duty == "may")
                story.say(f"{story.asked[0]}: {story.may(story.asked[0])[-1]}")
    story = kick_off({"move_duty": "must"})
    story.clear()
    story.stand(0, 6, 3, 2)
    story.give(0, 6)
    story.match.to_come = NEXT_FREE_KICK
    story.begin("next-play 0", "end-half 0")
    story.expect(asked=[0], phase="chance-or-round")
