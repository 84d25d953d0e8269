"""H16: where the style cards end: whose they are, how long they last, and who is asked when several could be meant."""

from __future__ import annotations

from anpfiff.games.hat_trick.players_box import STYLES
from anpfiff.games.hat_trick.stages import NEXT_CHANCE
from tests.games.hat_trick.kit import HatScenario, alone, players
from tests.games.hat_trick.test_styles import WITH_STYLES, acted, asked_for, hold, styled


def tackled_hard(first: str, second: str, attackers: int) -> list[str]:
    """A dribble against a hard tackle; the attacker has so many balls more than he would have."""
    story = styled(seat=1, cards=("hard_tackle",))
    story.put(1, 4, 4, 2)
    asked_for(story, first, second, 1)
    story.match.sides[0].total += attackers
    return story.say("1: style hard_tackle")


def test_h16_15_a_tie_after_a_hard_tackle_is_the_defenders_whoever_has_the_stronger_card() -> None:
    """Number 6 has 2 balls and 4, number 4 has 2 and 2 and the two of the tackle: six against six."""
    assert "stopped" in tackled_hard("dribble_4_left", "short_pass_2_left", 0)
    assert "stopped" in tackled_hard("dribble_2_left", "short_pass_2_left", 2)
    assert "outplayed" in tackled_hard("dribble_4_left", "short_pass_2_left", 1)


def test_h16_17_rotation_moves_two_different_men() -> None:
    story = styled(cards=("rotation",), whole=True)
    asked_for(story, "short_pass_2_left", "short_pass_2_left")
    story.say("0: style rotation", "0: move 8 forward")
    story.expect(asked=[0], phase="choose-move")
    assert not [line for line in story.may(0) if line.split()[1:2] == ["8"]]
    story.say("0: move 10 forward")
    story.expect(asked=[1], phase="choose-move")


def test_h16_17_the_man_who_moved_first_may_move_again_in_the_next_round() -> None:
    story = styled(cards=("rotation",), whole=True)
    asked_for(story, "short_pass_2_left", "short_pass_2_left")
    story.say("0: style rotation", "0: move 8 forward", "0: stay")
    story.give(0, 6)
    story.round()
    story.play("short_pass_2_left", "short_pass_2_left")
    assert "move 8 back" in story.may(0)


def test_h16_19_pressing_belongs_to_the_side_that_played_it() -> None:
    """Red presses and wins the ball; a blue box-to-box midfielder who drops back must not displace the carrier."""
    story = styled(seat=1, cards=("pressing",))
    story.put(1, 8, 3, 1)
    story.put(1, 7, 3, 3)
    story.put(0, 7, 4, 1)
    story.cast(0, 7, "box_to_box", gold=True)
    assert asked_for(story, "short_pass_1_left", "short_pass_4_left", 1) == ["style pressing"]
    story.say("1: style pressing")
    story.seek(0)
    assert story.carrier == (1, 7)
    story.put(1, 7, 3, 1)
    story.match.ball = 8
    assert story.phase != "use-ability" or story.seek(0) == []


def fouled(cards: tuple[str, ...] = ("win_a_foul",)) -> HatScenario:
    """Nobody is ahead of the carrier, and two opponents in his line have the same number."""
    story = alone({"styles": True})
    hold(story, 0, *cards)
    for number, column in ((2, 1), (3, 4)):
        story.put(1, number, 3, column)
        story.cast(1, number, "full_back")
    return story


def test_h14_4_e22_of_several_lowest_defenders_their_coach_says_who_was_provoked() -> None:
    story = fouled()
    assert asked_for(story, "dribble_1_left", "short_pass_2_left") == ["style win_a_foul"]
    story.say("0: style win_a_foul")
    story.expect(asked=[1], phase="choose-fouler", may=["fouled 2", "fouled 3"])
    heard = story.say("1: fouled 3")
    assert story.told("foul")["number"] == 3
    assert "free_kick" in heard
    assert story.carrier == (0, 6)


def test_h15_19_e30_a_ball_winner_who_was_provoked_wins_the_ball_instead() -> None:
    """Abilities come before style cards."""
    story = fouled()
    story.put(1, 7, 4, 2)
    story.cast(1, 7, "ball_winner")
    asked_for(story, "dribble_1_left", "short_pass_2_left")
    story.say("0: style win_a_foul")
    story.expect(asked=[1], phase="use-ability", may=["no", "use 7"])
    heard = story.do("1: use 7")
    assert "free_kick" not in heard
    assert story.carrier == (1, 7)
    assert not story.match.sides[1].yellow
    story.expect(phase="play-cards")


def test_h15_19_e31_out_of_an_opportunity_both_draw_up_when_a_ball_winner_has_it() -> None:
    story = fouled()
    story.put(1, 7, 4, 2)
    story.cast(1, 7, "ball_winner")
    story.match.to_come = NEXT_CHANCE
    story.chance()
    asked_for(story, "dribble_1_left", "short_pass_2_left")
    story.say("0: style win_a_foul")
    story.do("1: use 7")
    assert story.carrier == (1, 7)
    assert [side.hand.size for side in story.match.sides] == [3, 3]
    assert story.match.stage == 1


def test_e17_a_row_that_has_earned_a_card_is_used_up() -> None:
    """The third dribble in a row begins the next one; the fourth earns the second card."""
    story = players(WITH_STYLES)
    side = story.match.sides[0]
    side.style = STYLES.index("technical")
    for number, cards in ((1, 0), (2, 1), (3, 1), (4, 2)):
        acted(story, 2)
        assert (story.phase == "gain-style") == (number % 2 == 0)
        if story.phase == "gain-style":
            story.fate(story.may(-1)[0])
        assert side.styles.size == cards
