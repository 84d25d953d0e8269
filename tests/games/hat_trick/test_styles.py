"""H16: the styles of play, each card when it applies and when it does not."""

from __future__ import annotations

import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.pile import each
from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.players_box import PLAYERS, STYLE_CARDS, STYLES
from anpfiff.games.hat_trick.stages import BEATEN, PASSED, WON
from anpfiff.games.hat_trick.state import Match
from anpfiff.testing.kit import given
from tests.games.hat_trick.kit import HatScenario, alone, players

WITH_STYLES = {"styles": True}


def styled(*, seat: int = 0, cards: tuple[str, ...] = (), whole: bool = False) -> HatScenario:
    """A position in which a seat has these style cards."""
    story = players(WITH_STYLES) if whole else alone(WITH_STYLES)
    hold(story, seat, *cards)
    return story


def hold(story: HatScenario, seat: int, *cards: str) -> None:
    side = story.match.sides[seat]
    if cards:
        side.style = PLAYERS.style_cards[STYLE_CARDS.index(cards[0])].style
    for card in cards:
        side.styles.add(STYLE_CARDS.index(card))
        story.match.style_deck.take(STYLE_CARDS.index(card))


def asked_for(story: HatScenario, first: str, second: str, seat: int = 0) -> list[str]:
    return story.offered(first, second, seat, "play-style")


def test_h16_1_four_styles_of_three_cards_lie_open() -> None:
    story = players(WITH_STYLES)
    assert [sum(card.style == k for card in PLAYERS.style_cards) for k in range(4)] == [3, 3, 3, 3]
    assert [style.id for style in PLAYERS.styles] == STYLES
    assert story.match.style_deck.size == 12
    assert not story.table.view(-2).piles()[-1].is_down()
    assert players().match.style_deck.size == 0


def test_b10_everybody_sees_what_style_cards_somebody_has_gained() -> None:
    story = styled(cards=("step_over",))
    for chair in (0, 1, SPECTATOR):
        view = story.table.view(chair)
        assert isinstance(view, Match)
        assert STYLE_CARDS[each(view.sides[0].styles.cards())[0]] == "step_over"
        assert view.style_deck.size == 11


def acted(story: HatScenario, kind: int, *, far: int = 1, helped: bool = False) -> list[str]:
    """Seat 0 has performed an action of this kind with success."""
    s = story.match
    s.stage = 1
    s.kind, s.outcome, s.got, s.helped = kind, WON, BEATEN if kind == 2 else PASSED, helped
    s.passer = 4
    story.put(0, 6, 2, 2)
    story.put(0, 7, 2 + far, 3)
    story.give(0, 7)
    return story.begin("end-action 0")


@pytest.mark.parametrize(
    ("style", "kinds", "fars"),
    [
        ("tactical", [0, 0, 0], [1, 1, 1]),
        ("technical", [2, 2], [1, 1]),
        ("physical", [1], [3]),
        ("total", [1, 0, 2], [1, 1, 1]),
        ("total", [2, 1, 0], [1, 2, 1]),
    ],
)
def test_h16_2_h16_4_a_condition_earns_a_card_of_the_style(style: str, kinds: list[int], fars: list[int]) -> None:
    story = players(WITH_STYLES)
    story.match.sides[0].style = STYLES.index(style)
    for kind, far in zip(kinds[:-1], fars[:-1], strict=True):
        acted(story, kind, far=far)
        assert story.phase == ""
    acted(story, kinds[-1], far=fars[-1])
    assert story.phase == "gain-style"
    assert len(story.may(-1)) == 3
    story.fate(story.may(-1)[0])
    side = story.match.sides[0]
    assert side.styles.size == 1
    assert side.fresh == side.styles.cards()


def test_h16_2_e17_what_interrupts_a_row() -> None:
    """Another kind of action, losing the ball, an opportunity, a goal."""
    story = players(WITH_STYLES)
    side = story.match.sides[0]
    side.style = 1
    acted(story, 2)
    acted(story, 0)
    acted(story, 2)
    assert story.phase == ""
    story.chance()
    assert side.streak == []
    acted(story, 2)
    story.begin("kick-off 0")
    assert side.streak == []
    acted(story, 2)
    story.match.outcome = 2
    story.begin("end-action 0")
    assert side.streak == []


def test_e18_h16_2_an_action_that_was_helped_does_not_count() -> None:
    story = players(WITH_STYLES)
    story.match.sides[0].style = 2
    acted(story, 1, far=3, helped=True)
    assert story.phase == ""


def test_h16_2_nothing_is_gained_in_an_opportunity() -> None:
    story = players(WITH_STYLES)
    story.match.sides[0].style = 2
    acted(story, 1, far=3)
    assert story.phase == "gain-style"
    story = players(WITH_STYLES)
    story.match.sides[0].style = 2
    story.match.stage = 2
    s = story.match
    s.kind, s.outcome, s.got, s.passer = 1, WON, PASSED, 4
    story.begin("end-action 0")
    assert story.phase == ""


def test_e16_a_dribble_succeeds_onto_a_free_field_but_not_by_giving_the_ball_on() -> None:
    """FAQ: when the carrier moves forward."""
    story = alone(WITH_STYLES)
    story.match.sides[0].style = 1
    story.play("dribble_1_left", "short_pass_4_left")
    story.seek(1)
    assert story.match.sides[0].streak == [2]
    story = alone(WITH_STYLES)
    story.match.sides[0].style = 1
    story.put(0, 8, 4, 2)
    story.play("dribble_1_left", "short_pass_4_left")
    story.seek(1)
    assert story.match.sides[0].streak == []


def test_e19_e20_from_an_empty_pile_nothing_is_gained_and_both_share_one() -> None:
    story = players(WITH_STYLES)
    hold(story, 1, "kick_and_rush", "hard_tackle", "second_ball")
    story.match.sides[0].style = 2
    acted(story, 1, far=3)
    assert story.phase == ""


def test_h16_3_e23_a_team_of_ones_own_finds_its_style() -> None:
    story = players(WITH_STYLES)
    acted(story, 1, far=3)
    assert story.match.sides[0].style == STYLES.index("physical")
    story = players(WITH_STYLES)
    acted(story, 0)
    acted(story, 2)
    acted(story, 1, far=3)
    story.expect(asked=[0], phase="choose-style", may=["play_style physical", "play_style total"])
    story.say("0: play_style total")
    assert story.match.sides[0].style == 3
    assert all(line.split()[1] in STYLE_CARDS[9:] for line in story.may(-1))


def test_h16_4_h16_5_not_in_the_round_it_was_gained_and_one_in_a_round() -> None:
    story = styled(cards=("step_over", "one_two"))
    story.put(1, 3, 4, 2)
    assert asked_for(story, "dribble_4_left", "short_pass_1_left") == ["style step_over"]
    story.put(0, 8, 4, 1)
    story.say("0: style step_over")
    assert story.phase != "play-style"
    story = styled(cards=("step_over",))
    story.put(1, 3, 4, 2)
    story.play("dribble_4_left", "short_pass_1_left")
    story.match.sides[0].fresh = story.match.sides[0].styles.cards()
    assert story.seek(0, "play-style") == []


def test_h16_6_e29_e30_abilities_first_then_the_styles_in_their_order() -> None:
    story = styled(cards=("step_over",))
    hold(story, 1, "hard_tackle")
    story.put(1, 3, 4, 2)
    story.cast(1, 3, "man_marker", gold=True)
    story.play("dribble_2_left", "short_pass_2_left")
    assert story.seek(1) == ["use 3"]
    story.say("1: no")
    story.expect(asked=[0], phase="play-style")
    story.say("0: no")
    story.expect(asked=[1], phase="play-style")


def test_e29_the_defender_comes_first_if_his_style_does() -> None:
    story = styled(cards=("kick_and_rush",))
    hold(story, 1, "offside_trap")
    story.put(0, 10, 5, 2)
    story.put(1, 3, 5, 3)
    assert asked_for(story, "long_ball_4_left", "short_pass_1_left", 1) == ["style offside_trap"]


def test_h16_7_a_card_that_was_played_is_put_aside() -> None:
    story = styled(cards=("step_over",))
    story.put(1, 3, 4, 2)
    asked_for(story, "dribble_4_left", "short_pass_1_left")
    story.say("0: style step_over")
    side = story.match.sides[0]
    assert (side.styles.size, side.spent.size) == (0, 1)


def test_h16_8_killer_pass() -> None:
    story = styled(cards=("killer_pass",))
    story.put(0, 8, 4, 1)
    story.put(0, 10, 5, 2)
    assert asked_for(story, "short_pass_4_left", "short_pass_1_left") == ["style killer_pass"]
    story.say("0: style killer_pass")
    assert story.carrier == (0, 10)
    story = styled(cards=("killer_pass",))
    story.put(0, 8, 4, 1)
    assert asked_for(story, "short_pass_4_left", "short_pass_1_left") == []


def test_h16_9_offside_trap() -> None:
    story = styled(seat=1, cards=("offside_trap",))
    story.put(0, 10, 5, 2)
    story.put(1, 3, 5, 3)
    assert asked_for(story, "long_ball_4_left", "short_pass_1_left", 1) == ["style offside_trap"]
    story.say("1: style offside_trap")
    assert story.carrier == (1, 3)
    story = styled(seat=1, cards=("offside_trap",))
    story.put(0, 10, 5, 2)
    story.put(0, 11, 5, 1)
    story.put(1, 3, 5, 3)
    assert asked_for(story, "long_ball_4_left", "short_pass_1_left", 1) == []
    story = styled(seat=1, cards=("offside_trap",))
    assert asked_for(story, "long_ball_4_left", "short_pass_1_left", 1) == [], "nobody stands where the ball is going"


def test_h16_10_keep_the_ball() -> None:
    story = styled(cards=("keep_the_ball",))
    story.put(0, 7, 3, 3)
    assert asked_for(story, "short_pass_4_left", "short_pass_1_left") == ["style keep_the_ball"]
    story.say("0: style keep_the_ball")
    assert story.told("outplayed")["balls"] == 9
    story = styled(seat=1, cards=("keep_the_ball",))
    assert asked_for(story, "short_pass_4_left", "short_pass_1_left", 1) == []


def test_h16_11_e22_win_a_foul() -> None:
    """Before any move; the man ahead has fouled, and the ball stays."""
    story = styled(cards=("win_a_foul",), whole=True)
    assert asked_for(story, "dribble_1_left", "short_pass_2_left") == ["style win_a_foul"]
    heard = story.say("0: style win_a_foul")
    assert story.told("foul")["number"] == 7
    assert "free_kick" in heard
    assert story.carrier == (0, 6)
    story = styled(cards=("win_a_foul",), whole=True)
    story.remove(1, 7)
    asked_for(story, "dribble_1_left", "short_pass_2_left")
    story.say("0: style win_a_foul")
    assert story.told("foul")["number"] == 8


def test_h16_11_not_with_two_balls_nor_against_an_equal_card_nor_after_a_move() -> None:
    for first, second in (("dribble_2_left", "short_pass_4_left"), ("dribble_1_left", "short_pass_1_left")):
        assert asked_for(styled(cards=("win_a_foul",), whole=True), first, second) == []
    story = styled(cards=("win_a_foul",), whole=True)
    story.play("dribble_1_left", "short_pass_2_left")
    story.say("0: no", "0: move 8 forward")
    assert story.seek(0, "play-style") == []


def test_e31_out_of_an_opportunity_both_draw_up_before_the_free_kick() -> None:
    story = styled(cards=("win_a_foul",), whole=True)
    story.chance()
    asked_for(story, "dribble_1_left", "short_pass_2_left")
    story.do("0: style win_a_foul")
    assert [side.hand.size for side in story.match.sides] == [3, 3]
    assert story.match.stage == 6


def test_h16_12_step_over() -> None:
    story = styled(cards=("step_over",))
    story.put(1, 3, 4, 2)
    asked_for(story, "dribble_2_left", "short_pass_2_left")
    story.say("0: style step_over")
    assert story.told("outplayed")["balls"] == 6
    assert asked_for(styled(cards=("step_over",)), "dribble_2_left", "short_pass_2_left") == []


def test_h16_13_one_two() -> None:
    story = styled(cards=("one_two",))
    story.put(0, 10, 5, 3)
    assert asked_for(story, "dribble_2_left", "short_pass_2_left") == ["style one_two"]
    story.say("0: style one_two", "0: pass 10")
    assert story.carrier == (0, 10)
    assert asked_for(styled(cards=("one_two",)), "dribble_2_left", "short_pass_2_left") == []


def test_h16_14_kick_and_rush() -> None:
    story = styled(cards=("kick_and_rush",))
    story.put(0, 10, 5, 3)
    assert asked_for(story, "long_ball_2_left", "short_pass_2_left") == ["style kick_and_rush"]
    story.say("0: style kick_and_rush")
    assert story.told("outplayed")["balls"] == 7
    assert asked_for(styled(cards=("kick_and_rush",)), "short_pass_2_left", "short_pass_2_left") == []


def test_h16_15_hard_tackle() -> None:
    """Two balls more, and a tie without a foul."""
    story = styled(seat=1, cards=("hard_tackle",))
    story.put(1, 4, 4, 2)
    asked_for(story, "dribble_2_left", "short_pass_2_left", 1)
    story.match.sides[0].total += 2
    heard = story.say("1: style hard_tackle")
    assert "stopped" in heard
    assert story.carrier == (1, 4)
    assert asked_for(styled(seat=1, cards=("hard_tackle",)), "short_pass_2_left", "short_pass_2_left", 1) == []


def test_h16_16_second_ball() -> None:
    story = styled(cards=("second_ball",))
    story.put(0, 10, 5, 3)
    for number, column in ((2, 1), (3, 2), (6, 4)):
        story.put(1, number, 5, column)
    assert asked_for(story, "long_ball_4_left", "short_pass_2_left") == ["style second_ball"]
    assert story.carrier == (1, 2)
    story.say("0: style second_ball")
    assert story.carrier == (0, 10)
    story = styled(cards=("second_ball",))
    story.put(0, 10, 5, 3)
    for number, column in ((2, 1), (3, 2), (6, 4)):
        story.put(1, number, 5, column)
    assert asked_for(story, "long_ball_2_left", "short_pass_4_left") == []


def test_h16_17_rotation() -> None:
    story = styled(cards=("rotation",), whole=True)
    assert asked_for(story, "short_pass_2_left", "short_pass_2_left") == ["style rotation"]
    story.say("0: style rotation", "0: move 8 forward")
    story.expect(asked=[0], phase="choose-move")
    story.say("0: move 10 forward")
    story.expect(asked=[1], phase="choose-move")
    story = styled(seat=1, cards=("rotation",), whole=True)
    story.play("short_pass_2_left", "short_pass_2_left")
    story.expect(asked=[0], phase="choose-move")


def test_h16_18_switch_positions() -> None:
    story = styled(cards=("switch_positions",), whole=True)
    story.put(0, 8, 4, 2)
    story.put(0, 9, 4, 3)
    assert asked_for(story, "short_pass_2_left", "short_pass_2_left") == ["style switch_positions"]
    story.say("0: style switch_positions")
    assert "swap 8 9" in story.may(0)
    story.say("0: swap 8 9")
    assert (story.seen(0, 8), story.seen(0, 9)) == ((4, 3), (4, 2))
    story.expect(asked=[0], phase="choose-move")
    assert asked_for(styled(cards=("switch_positions",)), "short_pass_2_left", "short_pass_2_left") == []


def test_h16_19_pressing() -> None:
    story = styled(seat=1, cards=("pressing",), whole=True)
    story.play("short_pass_2_left", "short_pass_2_left")
    story.say("0: stay")
    story.expect(asked=[1], phase="play-style")
    story.say("1: style pressing")
    assert "move 6 forward" in story.may(1)
    story = styled(seat=1, cards=("pressing",), whole=True)
    story.play("short_pass_2_left", "short_pass_2_left")
    story.say("0: stay", "1: no")
    assert "move 6 forward" not in story.may(1)


def test_h16_20_e20_e21_for_a_new_half_used_cards_are_renewed_in_turn_the_defender_first() -> None:
    story = players(WITH_STYLES)
    hold(story, 0, "kick_and_rush", "hard_tackle")
    hold(story, 1, "second_ball")
    for seat, card in ((0, "kick_and_rush"), (1, "second_ball")):
        story.match.sides[seat].styles.take(STYLE_CARDS.index(card))
        story.match.sides[seat].spent.add(STYLE_CARDS.index(card))
    story.match.attacker = 0
    story.begin("renew-styles 0", "play-cards 0")
    assert story.state.agenda[-1].role == 1
    story.fate("gain kick_and_rush", "gain second_ball")
    first, second = story.match.sides
    assert second.styles.cards() == 1 << STYLE_CARDS.index("kick_and_rush")
    assert first.styles.size == 2
    assert first.spent.size == 0


def test_the_first_half_begins_without_style_cards() -> None:
    story = HatScenario(given(GAME, edition="players").table)
    story.say("0: ready team_bra", "1: ready team_ger", "-1: toss 0")
    assert [side.styles.size for side in story.match.sides] == [0, 0]
    assert story.match.sides[0].style == STYLES.index("technical")
