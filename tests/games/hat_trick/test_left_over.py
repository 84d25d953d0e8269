"""H13: nothing is left over when an ability, a style card or an event has ended, and nothing is used without effect."""

from __future__ import annotations

from anpfiff.games.hat_trick.cards import SHORT_PASS
from anpfiff.games.hat_trick.stages import CHANCE, NEXT_CORNER
from anpfiff.games.hat_trick.state import NOWHERE
from tests.games.hat_trick.kit import HatScenario, alone, players
from tests.games.hat_trick.test_styles import WITH_STYLES, acted, hold


def turned_and_silver() -> HatScenario:
    """A central midfielder has borrowed the turn of a wing-back, and then another gold ability."""
    story = players()
    story.cast(0, 6, "central_midfielder")
    story.match.sides[0].turned = 1 << 4
    story.give(0, 7)
    story.round()
    return story


def test_h15_10_e15_who_turns_back_lies_with_his_silver_side_up_also_if_he_did_before() -> None:
    """FAQ: back at any time, but then to silver."""
    story = turned_and_silver()
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == ["use 6"]
    story.say("0: use 6")
    assert story.match.sides[0].turned == 0
    assert not story.is_gold(0, 6)


def test_h13_4_h15_40_who_has_nobody_to_give_the_ball_to_uses_nothing() -> None:
    """Booklet: an ability is used when its effect takes place, and nobody turns a card over because he likes to."""
    story = alone()
    story.cast(0, 6, "second_striker", gold=True)
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == []
    story = alone()
    story.cast(0, 6, "second_striker", gold=True)
    story.put(0, 9, 3, 4)
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == ["use 6"]


def in_the_last_line(gold: bool) -> HatScenario:
    """A half-space midfielder has the ball in his last line, in a normal round (S29)."""
    story = alone()
    story.put(0, 8, 6, 1)
    story.cast(0, 8, "half_space_midfielder", gold)
    story.give(0, 8)
    story.round()
    return story


def test_h13_4_h15_27_t7_in_the_last_line_a_long_ball_is_a_short_pass_anyway() -> None:
    assert in_the_last_line(gold=False).offered("short_pass_4_left", "short_pass_1_left", 0) == []


def test_h13_4_h15_28_t7_in_the_last_line_a_long_ball_can_become_a_dribble_only() -> None:
    story = in_the_last_line(gold=True)
    assert story.offered("long_ball_4_left", "short_pass_1_left", 0) == ["use 8"]
    story.say("0: use 8")
    story.expect(phase="choose-action", may=["perform dribble"])
    story.say("0: perform dribble")
    assert story.told("stuck")["number"] == 8


def provoked(role: str, gold: bool = False) -> HatScenario:
    """Win a foul has been played against a silver ball winner; a team-mate of the carrier has a role."""
    story = alone(WITH_STYLES)
    hold(story, 0, "win_a_foul")
    story.put(1, 7, 4, 2)
    story.cast(1, 7, "ball_winner")
    story.put(0, 8, 4, 4)
    story.cast(0, 8, role, gold)
    story.play("dribble_1_left", "short_pass_2_left")
    story.seek(0, "play-style")
    story.say("0: style win_a_foul")
    story.say("1: use 7")
    assert story.carrier == (1, 7)
    return story


def test_h15_26_h16_11_also_a_ball_that_a_ball_winner_has_won_instead_of_a_foul_is_lost() -> None:
    story = provoked("box_to_box", gold=True)
    assert story.seek(0) == ["use 8"]
    story.say("0: use 8", "0: move 8 back")
    assert story.seen(0, 8) == (3, 4)
    story.expect(phase="play-cards")


def test_h15_16_e15_who_has_won_the_ball_instead_of_a_foul_may_hand_it_on() -> None:
    """A central midfielder borrows the silver side of a ball winner, and then the gold one of a full-back."""
    story = alone(WITH_STYLES)
    hold(story, 0, "win_a_foul")
    story.put(1, 7, 4, 2)
    story.cast(1, 7, "central_midfielder")
    story.put(1, 6, 4, 1)
    story.cast(1, 6, "ball_winner")
    story.put(1, 5, 4, 3)
    story.cast(1, 5, "full_back", gold=True)
    story.play("dribble_1_left", "short_pass_2_left")
    story.seek(0, "play-style")
    story.say("0: style win_a_foul", "1: borrow 7 6")
    assert story.seek(1) == ["borrow 7 5"]
    story.say("1: borrow 7 5", "1: pass 5")
    assert story.carrier == (1, 5)


def test_h15_12_h15_29_who_moves_whatever_the_flank_may_also_run() -> None:
    """A central midfielder has borrowed the silver side of a wing forward; now he borrows a gold full-back's run."""
    story = players()
    story.clear()
    story.put(0, 10, 6, 1)
    story.give(0, 10)
    story.put(0, 7, 4, 4)
    story.cast(0, 7, "central_midfielder", gold=True)
    story.put(0, 5, 3, 4)
    story.cast(0, 5, "overlapping_full_back", gold=True)
    story.chance()
    story.match.sides[0].free_men = 1 << 5
    story.play("short_pass_2_left", "short_pass_2_left")
    assert "move 7 forward" in story.may(0)
    assert "run 7 forward" in story.may(0)
    assert "run 5 forward" not in story.may(0)


def test_e11_who_stands_on_his_old_field_already_does_not_fall_back() -> None:
    story = players()
    side = story.match.sides[0]
    side.leapers, side.leap_from = [2], [story.match.cells.index(2)]
    assert "fell_back" not in story.begin("next-play 0")
    assert side.leapers == []


def test_t16_e31_an_opportunity_of_the_other_side_breaks_the_row_however_it_ends() -> None:
    """Of three that one side wastes in a row: between two of them the other side had one that ended in a free kick."""
    story = players()
    story.run_out()
    s = story.match
    s.fails, s.waster = 2, 0
    story.put(1, 10, 1, 2)
    story.give(1, 10)
    story.chance()
    assert (s.stage, s.fails) == (CHANCE, 0)
    story.put(0, 10, 6, 2)
    story.give(0, 10)
    s.fails = 2
    story.chance()
    assert s.fails == 2


def test_e17_a_half_that_ends_ends_the_row() -> None:
    """Also where no other half follows, but the shoot-out."""
    story = players({**WITH_STYLES, "match_kind": "penalties_at_once"})
    story.match.sides[0].style = 1
    acted(story, SHORT_PASS)
    assert story.match.sides[0].streak == [SHORT_PASS]
    story.match.half = 2
    story.begin("end-half 0")
    assert story.match.sides[0].streak == []


def test_t20_s43_in_a_shoot_out_no_goalkeeper_rises_or_falls() -> None:
    for star, dive in ((False, "regular_left"), (True, "star_right")):
        story = players({"match_kind": "penalties_at_once"})
        story.match.half = 2
        story.match.sides[1].star_keeper = star
        story.begin("end-half 0")
        story.fate("toss 0", "card long_ball_3_left")
        story.say("0: aim shot_long_ball_left", f"1: dive {dive}")
        assert story.match.sides[1].star_keeper == star


def test_t4_a_corner_is_taken_with_both_piles_out() -> None:
    story = players({"event_corner": True})
    story.run_out()
    story.match.ball = NOWHERE
    story.match.to_come = NEXT_CORNER
    story.begin("next-play 0", "end-half 0")
    story.expect(asked=[0], phase="choose-corner")
