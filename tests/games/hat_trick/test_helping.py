"""E17, E18: what helps an action, so that it does not count for a style, and where a row begins anew."""

from __future__ import annotations

from anpfiff.games.hat_trick.cards import DRIBBLE, LONG_BALL, SHORT_PASS
from anpfiff.games.hat_trick.players_box import STYLES
from tests.games.hat_trick.kit import HatScenario, alone
from tests.games.hat_trick.test_styles import WITH_STYLES, acted, hold, styled

TACTICAL, TECHNICAL, PHYSICAL = (STYLES.index(style) for style in ("tactical", "technical", "physical"))


def pitch() -> HatScenario:
    """Number 6 has the ball in the third line, number 8 waits in the fourth; far away stand 3 and 10."""
    story = alone(WITH_STYLES)
    story.put(0, 8, 4, 1)
    story.put(0, 3, 1, 3)
    story.put(0, 10, 5, 3)
    story.match.sides[0].style = TACTICAL
    return story


def row(story: HatScenario) -> list[int]:
    """Nothing more is used; returns the row of seat 0 after the round."""
    story.seek(9)
    return [int(kind) for kind in story.match.sides[0].streak]


def test_e18_what_is_used_after_the_success_does_not_spoil_it() -> None:
    """An overlapping full-back who hands the ball over, a killer pass."""
    story = pitch()
    story.cast(0, 6, "overlapping_full_back")
    story.play("dribble_4_left", "short_pass_1_left")
    assert story.seek(0) == ["use 6"]
    story.say("0: use 6", "0: pass 8")
    assert row(story) == [DRIBBLE]
    story = pitch()
    hold(story, 0, "killer_pass")
    story.play("short_pass_4_left", "short_pass_1_left")
    assert story.seek(0, "play-style") == ["style killer_pass"]
    story.say("0: style killer_pass")
    assert row(story) == [SHORT_PASS]


def test_e18_a_ball_more_in_the_comparison_is_help() -> None:
    story = pitch()
    story.cast(0, 6, "playmaker")
    story.play("short_pass_4_left", "short_pass_1_left")
    assert story.seek(0) == ["use 6"]
    story.say("0: use 6")
    assert row(story) == []


def test_e18_a_move_by_ability_helps_only_on_the_fields_of_the_action() -> None:
    """Number 3 far behind, or in the line that is compared."""
    for line, helped in ((1, False), (2, True)):
        story = pitch()
        story.put(0, 3, line, 3)
        story.cast(0, 3, "utility_man")
        story.play("short_pass_4_left", "short_pass_1_left")
        story.say("0: move 3 forward")
        assert story.is_gold(0, 3)
        assert row(story) == ([] if helped else [SHORT_PASS])


def test_e18_a_dribble_is_helped_only_on_the_field_of_the_carrier_and_the_one_ahead() -> None:
    """Number 7 leaves the field ahead by ability, or another field of that line."""
    for column, helped in ((2, True), (3, False)):
        story = alone(WITH_STYLES)
        story.match.sides[0].style = TECHNICAL
        story.put(0, 7, 4, column)
        story.cast(0, 7, "utility_man")
        card = "dribble_4_right" if column == 2 else "dribble_4_left"
        story.play(card, "short_pass_1_left")
        story.say("0: move 7 forward")
        assert story.is_gold(0, 7)
        assert row(story) == ([] if helped else [DRIBBLE])


def test_e18_a_wing_back_who_has_turned_helps_as_long_as_he_is_turned() -> None:
    for line, helped in ((3, True), (1, False)):
        story = pitch()
        story.put(0, 4, line, 1)
        story.cast(0, 4, "wing_back", gold=True)
        story.match.sides[0].turned = 1 << 2
        story.give(0, 6)
        story.round()
        story.play("short_pass_4_left", "short_pass_1_left")
        assert row(story) == ([] if helped else [SHORT_PASS])


def test_e18_rotation_and_switched_positions_help_only_on_the_fields_of_the_action() -> None:
    for man, helped in ((3, False), (8, True)):
        story = pitch()
        hold(story, 0, "rotation")
        story.match.sides[0].style = STYLES.index("total")
        if man == 8:
            story.put(0, 8, 2, 1)
        story.play(f"short_pass_4_{'left' if man == 8 else 'right'}", "short_pass_1_left")
        assert story.seek(0, "play-style") == ["style rotation"]
        story.say("0: style rotation", f"0: move {man} forward")
        assert row(story) == ([] if helped else [SHORT_PASS])


def test_e18_a_second_ball_is_help() -> None:
    story = styled(cards=("second_ball",))
    story.put(0, 10, 6, 3)
    for number, column in ((2, 1), (3, 2), (6, 4)):
        story.put(1, number, 6, column)
    story.play("long_ball_4_left", "short_pass_2_left")
    assert story.seek(0, "play-style") == ["style second_ball"]
    story.say("0: style second_ball")
    assert story.carrier == (0, 10)
    assert row(story) == []


def test_e18_an_ability_of_the_opponent_that_was_prevented_is_help() -> None:
    """Also one that would have taken the ball when the pass had come."""
    story = pitch()
    story.put(1, 9, 3, 3)
    story.cast(1, 9, "number_six")
    story.put(0, 7, 3, 4)
    story.cast(0, 7, "ball_winner", gold=True)
    story.play("short_pass_4_left", "short_pass_1_left")
    assert story.seek(0, "prevent-ability") == ["prevent 7 9"]
    story.say("0: prevent 7 9")
    assert row(story) == []


def test_e18_what_the_defender_uses_does_not_spoil_it() -> None:
    story = pitch()
    story.put(1, 9, 3, 3)
    story.cast(1, 9, "number_six")
    story.play("short_pass_4_left", "short_pass_1_left")
    assert story.seek(1) == ["use 9"]
    story.say("1: use 9")
    assert row(story) == [SHORT_PASS]


def test_h16_2_e17_a_row_that_has_earned_a_card_is_used_up() -> None:
    """A fourth short pass is the first of the next row."""
    story = alone(WITH_STYLES)
    side = story.match.sides[0]
    side.style = TACTICAL
    for times in range(1, 7):
        acted(story, SHORT_PASS)
        assert (story.phase == "gain-style") == (times in (3, 6))
        if story.phase == "gain-style":
            story.fate(story.may(-1)[0])
    assert side.styles.size == 2


def test_h16_2_h15_14_a_long_ball_is_measured_from_where_it_was_played() -> None:
    """A wing runner who falls back after it has not played it from there."""
    story = alone(WITH_STYLES)
    story.clear()
    story.put(0, 4, 4, 1)
    story.put(0, 10, 5, 1)
    side = story.match.sides[0]
    side.style = PHYSICAL
    side.leapers, side.leap_from = [2], [4]
    story.give(0, 10)
    s = story.match
    s.stage, s.kind, s.outcome, s.got, s.helped, s.passer = 1, LONG_BALL, 1, 1, False, 2
    story.begin("end-action 0")
    assert story.seen(0, 4) == (2, 1)
    assert story.phase == ""


def test_h15_14_h16_17_two_wing_runners_who_have_leapt_both_fall_back() -> None:
    story = alone(WITH_STYLES)
    hold(story, 0, "rotation")
    story.put(0, 6, 4, 2)
    story.give(0, 6)
    for number, column in ((4, 1), (5, 4)):
        story.put(0, number, 1, column)
        story.cast(0, number, "wing_runner", gold=True)
    story.play("dribble_4_left", "short_pass_1_left")
    assert story.seek(0, "play-style") == ["style rotation"]
    heard = story.say("0: style rotation", "0: leap 4", "0: leap 5")
    assert heard.count("leapt") == 2
    story.seek(9)
    assert (story.seen(0, 4), story.seen(0, 5)) == ((1, 1), (1, 4))
