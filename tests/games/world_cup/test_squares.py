"""W4: squares, and what can be attacked on them."""

from __future__ import annotations

import pytest

from anpfiff.games.world_cup.rows import exchange, filled, goals, half_goals, lay, outermost, times, tokens, turn
from tests.games.world_cup.kit import korea


def test_w4_1_tokens_are_laid_from_the_arrow_outwards() -> None:
    story = korea()
    for card in ("attack", "one_goal", "defence"):
        story.use(card, "team brazil", "against turkey")
        story.begin("next-turn 0")

    assert story.squares("brazil", "turkey") == ["attack_token", "goal_1", "defence_token"]


def test_w4_2_x8_mexico_and_italy() -> None:
    """The worked example: a defence outermost protects everything, a single goal is open to attack."""
    story = korea()
    story.lay("mexico", "italy", "attack_token", "goal_1", "defence_token")
    story.lay("italy", "mexico", "goal_1")

    assert story.targets("foul") == ["italy"]
    story.begin("next-turn 0")
    assert story.targets("offside") == ["italy"]


@pytest.mark.parametrize(
    ("outer", "foul", "offside"),
    [
        ("goal_1", True, True),
        ("goal_3", True, True),
        ("attack_token", False, True),
        ("defence_token", False, False),
        ("penalty_token", False, False),
        ("turned goal_1", False, False),
        ("turned attack_token", False, False),
    ],
)
def test_w4_2_x8_only_the_outermost_token_that_lies_face_up(outer: str, foul: bool, offside: bool) -> None:
    """Whatever lies further in is protected, even by a token that was turned."""
    story = korea()
    story.lay("brazil", "turkey", "goal_2", "attack_token", outer)

    assert story.may_use("foul") == foul
    assert story.may_use("offside") == offside


def test_w4_3_one_token_on_a_square() -> None:
    story = korea()
    story.lay("china", "turkey", "goal_1", "goal_1")
    story.use("one_goal", "team china")

    assert story.may(0) == ["against costa_rica", "against brazil"]


def test_w4_4_a_token_that_was_turned_keeps_its_square() -> None:
    story = korea()
    story.lay("china", "turkey", "turned goal_1", "turned attack_token")
    story.use("attack", "team china")

    assert "against turkey" not in story.may(0)


def test_a_row_is_a_number() -> None:
    row = lay(lay(lay(0, 3), 4), 6)

    assert tokens(row) == [3, 4, 6]
    assert (filled(row), outermost(row)) == (3, 6)
    assert (goals(row), half_goals(row)) == (4, 1)
    row = lay(row, 2)
    assert outermost(turn(row)) == 10
    assert tokens(exchange(row, 1)) == [3, 4, 6, 1]
    assert goals(turn(row)) == 4
    assert times(turn(row), 2) == 1
