"""H8 and H9: the shot, and the goalkeeper's kick."""

from __future__ import annotations

import pytest

from tests.games.hat_trick.kit import FILLERS, HatScenario, before_goal, kick_off


def shooting(card: str, line: int = 6, column: int = 2, seat: int = 0) -> HatScenario:
    """Number 10 shoots with a card from a field."""
    story = kick_off()
    story.stand(seat, 10, line, column)
    story.give(seat, 10)
    story.shot(card)
    return story


def test_h8_1_shooting_cards_of_the_action_against_three_goalkeeper_cards_face_down() -> None:
    story = shooting("long_ball_3_left")
    story.expect(asked=[0, 1], may=[f"aim shot_long_ball_{way}" for way in ("left", "centre", "right")])
    assert story.may(1) == [f"dive regular_{way}" for way in ("left", "centre", "right")]
    assert story.say("0: aim shot_long_ball_right") == []
    assert story.say("1: dive regular_left") == ["aimed", "dived"]


def test_h8_2_a_shot_of_six() -> None:
    """The printed example: 3 balls on the card and +3."""
    story = shooting("long_ball_3_left")
    story.say("0: aim shot_long_ball_right", "1: dive regular_centre")

    assert story.told("aimed")["power"] == 6


@pytest.mark.parametrize(
    ("line", "column", "regular", "star"),
    [(6, 1, 3, 4), (6, 2, 2, 2), (6, 3, 2, 2), (6, 4, 3, 4), (5, 1, 4, 5), (5, 2, 3, 4), (5, 4, 4, 5)],
)
def test_h8_3_t15_the_cards_depend_on_the_field_and_on_the_goalkeeper(
    line: int, column: int, regular: int, star: int
) -> None:
    for is_star, cards in ((False, regular), (True, star)):
        story = shooting("long_ball_3_left", line, column)
        story.match.sides[1].star_keeper = is_star
        kind = "star" if is_star else "regular"
        assert story.may(1) == [f"dive {kind}_{way}" for way in ("left", "centre", "right")]
        story.say("0: aim shot_long_ball_left", f"1: dive {kind}_centre")
        assert story.told("dived")["cards"] == cards


def test_h8_3_the_symbol_at_the_hand_adds_or_takes_a_card() -> None:
    for aim, dive, cards in (("left", "left", 3), ("left", "right", 1), ("centre", "left", 2), ("centre", "centre", 3)):
        story = shooting("long_ball_3_left")
        story.say(f"0: aim shot_long_ball_{aim}", f"1: dive regular_{dive}")
        assert story.told("dived")["cards"] == cards


def test_s35_a_minus_never_leads_below_no_card_and_no_card_is_a_goal() -> None:
    story = shooting("long_ball_3_left")
    story.match.to_come = 8
    story.begin("next-play 0", "end-half 0")
    story.say("0: aim shot_long_ball_left", "1: dive regular_right")

    assert story.told("dived")["cards"] == 0
    assert story.told("scored")["goals"] == 1


def saving(power_card: str = "long_ball_2_left") -> HatScenario:
    """A shot of 5 against three cards."""
    story = shooting(power_card)
    story.say("0: aim shot_long_ball_right", "1: dive regular_right")
    return story


def test_h8_4_t10_the_goalkeeper_draws_one_by_one_and_may_stop_before_the_first() -> None:
    story = saving()
    story.expect(asked=[1], phase="draw-or-stop", may=["draw", "stop"])
    story.say("1: draw")
    assert story.fate("card dribble_2_left") == ["saving"]
    story.expect(asked=[1], may=["draw", "stop"])
    assert "scored" in story.say("1: stop")
    story = saving()
    assert "scored" in story.say("1: stop")


def test_h8_5_more_balls_than_the_power_are_a_save() -> None:
    story = saving()
    for card in ("dribble_4_left", "dribble_2_left"):
        story.say("1: draw", f"-1: card {card}")
    assert "saved" in story.do("1: stop")

    assert story.match.attacker == 1
    assert story.match.stage == 5
    assert [side.hand.size for side in story.match.sides] == [3, 3]


def test_t9_s36_who_has_enough_or_just_as_much_may_draw_on() -> None:
    story = saving()
    story.say("1: draw", "-1: card dribble_4_left", "1: draw", "-1: card dribble_1_left")
    story.expect(may=["draw", "stop"])
    story.say("1: draw", "-1: card short_pass_4_left")

    assert story.told("saved")["balls"] == 9


def test_who_has_the_ball_or_cannot_have_it_any_more_has_no_choice() -> None:
    story = saving()
    assert story.table.decision(1).forced(story.match) is None
    story.say("1: draw", "-1: card dribble_1_left", "1: draw", "-1: card dribble_1_right")
    assert story.table.decision(1).forced(story.match) is None, "a card of three balls is level"
    story.match.power = 12
    assert str(story.table.decision(1).forced(story.match)) == "stop", "no card has so many balls"
    story.match.power = 1
    assert str(story.table.decision(1).forced(story.match)) == "stop", "he has it"


def test_who_cannot_have_the_ball_any_more_is_told_by_what_is_left_of_his_pile() -> None:
    story = saving()
    story.say("1: draw", "-1: card dribble_1_left")
    pile, stock = story.match.sides[1].deck, story.match.book.stocks[1]
    story.match.power = 9
    assert story.table.decision(1).forced(story.match) is None, "two cards of four balls are level"
    small = [kind for kind in stock.kinds(pile.cards()) if story.match.book.balls[kind] < 4]
    cards = pile.cards()
    for kind in set(stock.kinds(cards)) - set(small):
        for _ in range(stock.copies(cards, kind)):
            pile.take(kind)
    assert str(story.table.decision(1).forced(story.match)) == "stop", "no card of four balls lies there"


def test_who_has_the_ball_whatever_he_draws_draws() -> None:
    story = saving()
    forced = story.table.decision(1).forced
    story.match.power = 4
    assert forced(story.match) is None, "three cards of one ball each are a goal"
    story.match.power = 3
    assert str(forced(story.match)) == "draw", "three cards have three balls at least; without them it is a goal"
    story.match.saved = 3
    assert forced(story.match) is None, "he parries, or draws on"


def test_what_is_left_of_his_pile_tells_that_he_has_the_ball() -> None:
    story = saving()
    pile, stock = story.match.sides[1].deck, story.match.book.stocks[1]
    cards = pile.cards()
    for kind in stock.kinds(cards):
        for _ in range(stock.copies(cards, kind) if story.match.book.balls[kind] == 1 else 0):
            pile.take(kind)
    story.match.power = 6
    assert str(story.table.decision(1).forced(story.match)) == "draw", "no card of one ball lies there"
    pile.fill(0)
    assert story.table.decision(1).forced(story.match) is None, "beyond the pile any card may come"


def test_h8_6_a12_just_as_many_are_a_parry_to_the_nearest_number() -> None:
    """A shot of 5 falls to blue 3, not to blue 2 nor to red 10; red 7 is as near as blue 3, but no defender."""
    story = saving()
    story.stand(0, 7, 6, 4)
    story.say("1: draw", "-1: card dribble_4_left", "1: draw", "-1: card dribble_1_left")
    story.stand(1, 3, 1, 1)
    heard = story.do("1: stop")

    assert "parried" in heard
    assert story.carrier == (1, 3)
    assert story.match.stage == 1


def test_h8_6_s38_a_parry_to_an_attacker_is_a_new_opportunity_with_full_hands() -> None:
    story = saving()
    story.stand(0, 6, 6, 4)
    story.say("1: draw", "-1: card dribble_4_left", "1: draw", "-1: card dribble_1_left")
    heard = story.do("1: stop")

    assert story.carrier == (0, 6)
    assert "opportunity" in heard
    assert [side.hand.size for side in story.match.sides] == [3, 3]


def test_t13_of_two_attackers_equally_near_the_lower_number() -> None:
    story = saving()
    story.clear()
    story.stand(0, 6, 6, 4)
    story.stand(0, 4, 6, 1)
    story.stand(0, 10, 6, 2)
    story.give(0, 10)
    story.say("1: draw", "-1: card dribble_4_left", "1: draw", "-1: card dribble_1_left")
    story.do("1: stop")

    assert story.carrier == (0, 4)


def test_s37_a_parry_with_nobody_in_the_last_line_is_a_goalkeepers_kick() -> None:
    story = shooting("long_ball_2_left", 5, 2)
    story.remove(1, 2, 3)
    story.say("0: aim shot_long_ball_right", "1: dive regular_right")
    story.say("1: draw", "-1: card dribble_4_left", "1: draw", "-1: card dribble_1_left")
    heard = story.do("1: stop")

    assert "goal_kick" in heard
    assert story.match.attacker == 1


def test_h8_7_s39_a_goal_is_followed_by_a_kick_off_with_full_hands() -> None:
    story = saving()
    story.match.sides[0].hand.fill(0)
    story.match.sides[0].deck.fill(story.match.book.stocks[0].whole)
    heard = story.do("1: stop")

    assert story.match.sides[0].goals == 1
    assert "kick_off" in heard
    assert story.carrier == (1, 6)
    assert story.place(0, 10) == (5, 2)
    assert [side.hand.size for side in story.match.sides] == [3, 3]


def test_t2_s30_cards_of_this_turn_are_in_the_temporary_pile_and_cards_of_this_save_are_not() -> None:
    story = before_goal()
    story.play("dribble_4_left", "short_pass_4_left")
    while story.phase == "choose-move":
        story.say(f"{story.asked[0]}: stay")
    story.leave(1, "dribble_1_left")
    story.say("0: shoot", "0: aim shot_dribble_left", "1: dive regular_left")
    story.say("1: draw", "-1: card dribble_1_left", "1: draw")

    assert "card short_pass_4_left" in story.may(-1)
    assert "card dribble_1_left" not in story.may(-1)
    assert "shuffled" in story.fate("card short_pass_4_left")


def goal_kick(options: dict[str, object] | None = None) -> HatScenario:
    """The goalkeeper of seat 0 has the ball."""
    story = kick_off(options)
    story.match.attacker = 0
    story.match.ball = -1
    story.match.to_come = 9
    story.begin("next-play 0", "end-half 0")
    return story


def test_h9_1_h9_2_a3_s42_anybody_moves_but_not_the_man_who_has_just_moved() -> None:
    story = goal_kick()
    story.expect(asked=[0], phase="choose-move")
    assert {line.split()[1] for line in story.may(0) if line != "stay"} == {str(number) for number in range(2, 12)}
    story.say("0: move 6 forward")
    assert story.place(1, 7) == (4, 3)
    story.expect(asked=[1])
    assert "move 7 back" not in story.may(1)
    assert "move 10 back" in story.may(1)


def test_a3_by_an_option_the_last_card_says_who_moves() -> None:
    story = kick_off({"goalkick_side": "card_side"})
    story.match.sides[0].card = story.match.book.stocks[0].card("short_pass_1_left")
    story.match.ball = -1
    story.match.to_come = 9
    story.begin("next-play 0", "end-half 0")

    assert {int(line.split()[1]) % 2 for line in story.may(0) if line != "stay"} == {0}


@pytest.mark.parametrize(
    ("card", "carrier"),
    [("dribble_1_left", (0, 2)), ("short_pass_1_left", (0, 4)), ("long_ball_1_left", (0, 6))],
)
def test_h9_3_h9_4_a4_the_card_says_how_far_and_the_lowest_number_has_it(card: str, carrier: tuple[int, int]) -> None:
    story = goal_kick()
    story.hold(0, card, *FILLERS[1:3])
    story.say("0: stay", "1: stay")
    story.expect(asked=[0], phase="kick-card")
    heard = story.do(f"0: play {card}")

    assert "kicked" in heard
    assert story.match.sides[0].hand.size == 3
    assert story.carrier == carrier


def test_h9_4_of_two_equal_numbers_the_other_side_has_it() -> None:
    story = goal_kick()
    story.stand(1, 4, 5, 3)
    story.hold(0, *FILLERS[:3])
    story.say("0: stay", "1: stay")
    story.do(f"0: play {FILLERS[0]}")

    assert story.carrier == (1, 4)


def test_s40_to_an_empty_line_it_goes_on_outwards() -> None:
    story = goal_kick()
    story.remove(0, 2, 3)
    story.hold(0, "dribble_1_left", *FILLERS[:2])
    story.say("0: stay", "1: stay")
    story.do("0: play dribble_1_left")

    assert story.carrier == (0, 4)


def test_s41_an_opponent_in_his_last_line_has_an_opportunity() -> None:
    story = goal_kick()
    story.remove(0, 2, 3)
    story.stand(1, 9, 6, 1)
    story.hold(0, "dribble_1_left", *FILLERS[:2])
    story.say("0: stay", "1: stay")
    heard = story.do("0: play dribble_1_left")

    assert story.carrier == (1, 9)
    assert "opportunity" in heard
