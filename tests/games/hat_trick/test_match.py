"""H0 and H1: the box, the pitch and the course of a match."""

from __future__ import annotations

import pytest

from anpfiff.bots.match import Count, play_out
from anpfiff.bots.names import make
from anpfiff.core.rng import seeded
from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.cards import BOX
from anpfiff.games.hat_trick.stages import (
    NEXT_AFTER_ACTION,
    NEXT_AFTER_GOAL,
    NEXT_FREE_KICK,
    NEXT_GOAL_KICK,
    NEXT_OPEN_PLAY,
)
from anpfiff.testing.kit import given
from tests.games.hat_trick.kit import FILLERS, HatScenario, kick_off


def toss(winner: int) -> HatScenario:
    story = HatScenario(given(GAME).table)
    story.say(f"-1: toss {winner}")
    return story


def test_h0_1_more_goals_win_and_a_draw_is_a_draw() -> None:
    for goals, places in (((2, 1), [[0], [1]]), ((0, 3), [[1], [0]]), ((1, 1), [[0, 1]])):
        story = kick_off()
        story.match.half = 2
        story.match.sides[0].goals, story.match.sides[1].goals = goals
        story.begin("end-half 0")
        assert story.table.result().places == places
        assert story.table.result().score == list(goals)


def test_h0_2_the_four_corners_are_free_at_kick_off() -> None:
    cells = kick_off().match.cells

    assert [cell for cell, man in enumerate(cells) if man < 0] == [0, 3, 20, 23]
    assert len(cells) == 24


def test_h0_3_s1_a_man_has_attack_defence_and_a_flank() -> None:
    """H24: stars are never weaker; a card is seen by its own coach, so both sides have the same flanks."""
    for player in BOX.players:
        assert player.side == player.number % 2
        assert player.star != player.regular
    story = kick_off()
    for seat in (0, 1):
        story.give(seat, 6)
        story.round()
        story.play("short_pass_4_left", "short_pass_4_left")
        moved = {int(line.split()[1]) for line in story.may(seat) if line != "stay"}
        assert moved == {2, 4, 8, 10}


def test_h0_4_a_deck_has_thirty_two_cards() -> None:
    stock = kick_off().match.book.stocks[0]

    assert stock.size(stock.whole) == 32
    kinds = [0, 0, 0]
    for card in BOX.actions:
        kinds[card.type] += card.copies
    assert kinds == [16, 8, 8]
    assert sum(card.footballs * card.copies for card in BOX.actions) == 80


def test_h0_5_a13_nine_shots_and_six_goalkeepers() -> None:
    assert len(BOX.shots) == 9
    assert [card.kind for card in BOX.goalkeepers] == [0, 0, 0, 1, 1, 1]
    assert {card.modifier for card in BOX.shots} == {2, 3, 4}


def test_h1_1_h1_7_a_match_has_two_halves_and_the_other_side_begins_the_second() -> None:
    story = toss(1)
    story.draw_up()
    assert story.match.half == 1
    assert story.carrier == (1, 6)
    story.begin("end-half 0")
    story.draw_up()
    assert story.match.half == 2
    assert story.carrier == (0, 6)
    story.begin("end-half 0")
    assert story.table.is_over


def test_h1_2_a_coin_says_who_kicks_off() -> None:
    story = HatScenario(given(GAME).table)
    assert story.may(-1) == ["toss 0", "toss 1"]
    assert "tossed" in story.say("-1: toss 1")
    assert story.match.starter == 1


def test_h1_3_everybody_has_his_place() -> None:
    story = kick_off()

    places = {2: (1, 2), 3: (1, 3), 4: (2, 1), 5: (2, 4), 6: (3, 2), 7: (3, 3), 8: (4, 1), 9: (4, 4)}
    for seat in (0, 1):
        for number, place in {**places, 10: (5, 2), 11: (5, 3)}.items():
            assert story.place(seat, number) == place
    assert story.carrier == (0, 6)


def test_h1_4_s3_all_cards_are_shuffled_and_three_dealt() -> None:
    story = kick_off()
    story.remove(0, 9)
    story.match.sides[0].yellow = True
    story.leave(0, "dribble_1_left")
    story.begin("begin-half 0")
    story.draw_up()

    for side in story.match.sides:
        assert (side.hand.size, side.deck.size, side.discard.size) == (3, 29, 0)
    assert story.place(0, 9) is None
    assert story.match.sides[0].yellow


def test_s3_by_an_option_yellow_cards_are_cleared_at_half_time() -> None:
    story = kick_off({"cards_between_halves": "clear_yellow"})
    story.match.sides[0].yellow = True
    story.begin("begin-half 0")

    assert not story.match.sides[0].yellow


def test_h1_5_s31_a_half_is_over_when_both_piles_have_run_out() -> None:
    story = kick_off()
    story.leave(0, "short_pass_4_left")
    story.leave(1, "short_pass_4_left", "dribble_1_left")
    story.say(f"0: play {FILLERS[0]}", f"1: play {FILLERS[0]}")
    story.draw_up()
    assert story.match.sides[0].is_out
    assert not story.match.sides[1].is_out
    story.match.to_come = NEXT_OPEN_PLAY
    assert "half_over" not in story.begin("next-play 0", "end-half 0")
    story.match.sides[1].is_out = True
    assert "half_over" in story.begin("next-play 0", "end-half 0")


@pytest.mark.parametrize(("line", "is_over"), [(1, True), (2, True), (3, True), (4, True), (5, False)])
def test_h1_6_a9_a_half_goes_on_in_the_last_two_lines_of_the_side_with_the_ball(line: int, is_over: bool) -> None:
    for seat in (0, 1):
        story = kick_off()
        story.run_out()
        story.stand(seat, 2, line, 1)
        story.give(seat, 2)
        story.match.to_come = NEXT_AFTER_ACTION
        assert ("half_over" in story.begin("next-play 0")) == is_over


@pytest.mark.parametrize(("line", "is_over"), [(1, False), (2, False), (3, True), (4, True), (5, False)])
def test_a9_by_an_option_it_goes_on_before_either_goal(line: int, is_over: bool) -> None:
    story = kick_off({"half_end": "either_end"})
    story.run_out()
    story.stand(0, 2, line, 1)
    story.give(0, 2)
    story.match.to_come = NEXT_AFTER_ACTION

    assert ("half_over" in story.begin("next-play 0")) == is_over


def test_h1_8_a_level_match_may_go_to_a_third_half_and_to_penalties() -> None:
    ends = {"draw_allowed": "", "extra_time_and_penalties": "toss", "penalties_at_once": "toss"}
    for kind, phase in ends.items():
        story = kick_off({"match_kind": kind})
        story.match.half = 2
        story.begin("end-half 0")
        assert story.phase == phase
    story = kick_off({"match_kind": "extra_time_and_penalties"})
    story.match.half = 2
    story.begin("end-half 0")
    story.fate("toss 1")
    assert story.match.half == 3
    assert story.match.attacker == 1
    story.match.sides[1].goals = 1
    story.begin("end-half 0")
    assert story.table.result().reason == "extra_time"


def test_s33_an_opportunity_is_played_out_with_both_piles_out() -> None:
    story = kick_off()
    story.run_out()
    story.stand(0, 2, 6, 1)
    story.give(0, 2)
    story.match.to_come = NEXT_AFTER_ACTION

    assert "opportunity" in story.begin("next-play 0")


def test_s34_t3_a_goal_as_the_last_act_is_not_followed_by_a_kick_off() -> None:
    story = kick_off()
    story.run_out()
    story.match.to_come = NEXT_AFTER_GOAL
    assert story.begin("next-play 0") == ["half_over"]
    story.match.sides[0].is_out = False
    story.match.to_come = NEXT_AFTER_GOAL
    assert story.begin("next-play 0") == ["kick_off"]


def test_t4_a_free_kick_is_taken_with_both_piles_out() -> None:
    story = kick_off()
    story.run_out()
    story.match.to_come = NEXT_FREE_KICK
    story.begin("next-play 0")

    assert story.phase == "choose-move"


def test_t5_t17_before_a_goalkeepers_kick_the_half_may_end() -> None:
    for option in ("attacking_zone", "either_end"):
        story = kick_off({"half_end": option})
        story.run_out()
        story.match.ball = -1
        story.match.to_come = NEXT_GOAL_KICK
        assert story.begin("next-play 0") == ["half_over"]


def test_t16_the_third_wasted_opportunity_in_a_row_ends_the_half() -> None:
    for option, fails, is_over in ((3, 2, False), (3, 3, True), (1, 1, True), (0, 9, False)):
        story = kick_off({"stalling": option})
        story.run_out()
        story.match.fails = fails
        story.stand(0, 2, 6, 1)
        story.give(0, 2)
        story.match.to_come = NEXT_OPEN_PLAY
        assert ("stalled" in story.begin("next-play 0", "end-half 0")) == is_over


def test_every_match_of_bots_ends_with_a_whistle() -> None:
    for seed in range(3):
        s = GAME.lay(GAME.agree("nations"))
        play_out(s, [make("greedy", GAME)] * 2, seeded(seed), seeded(seed, 1), Count())
        assert s.is_over()
        assert len(s.result().places) == 2


def test_s2_who_kicks_off_without_number_six() -> None:
    order = [7, 8, 9, 4, 5, 10, 11, 2, 3]
    story = kick_off()
    gone = [6]
    for number in order:
        story.remove(0, *gone)
        story.match.attacker = 0
        story.begin("kick-off 0")
        assert story.carrier == (0, number)
        gone.append(number)
    story.remove(0, *gone)
    story.match.attacker = 0
    story.begin("kick-off 0")
    assert story.carrier == (1, 6)
