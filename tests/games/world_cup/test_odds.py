"""The exact chances behind an option."""

from __future__ import annotations

from fractions import Fraction

from tests.games.world_cup.kit import round_of_16, uruguay


def test_a_penalty_is_scored_four_times_in_six() -> None:
    story = round_of_16()
    story.use("penalty")
    chances = story.table.odds(0)

    assert set(chances) == set(story.may(0))
    for chance in chances.values():
        assert chance == {"success": Fraction(2, 3), "penalty_scored": Fraction(2, 3), "penalty_missed": Fraction(1, 3)}


def test_where_a_match_is_still_to_be_named_there_are_no_odds() -> None:
    story = uruguay()
    story.use("penalty")
    assert "team uruguay" not in story.table.odds(0)

    story.say("0: team uruguay")
    assert len(story.table.odds(0)) == 2


def test_the_very_last_turn_before_all_the_dice_has_no_odds() -> None:
    """Sixteen dice follow and nobody has a say; that is more than anybody wants to know."""
    story = uruguay(seats=9)
    story.cup.to_draw = 0
    story.cup.turns = 1
    story.begin("next-turn 0", "next-group 0")

    assert story.phase == "play-card"
    assert story.table.odds(story.asked[0]) == {}
