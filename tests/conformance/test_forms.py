"""A form means what the small steps mean: whatever order people name things in, the same answers are legal."""

from __future__ import annotations

import pytest

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.forms import *
from tests.walk import GAMES, Case


@pytest.mark.parametrize(
    ("key", "edition"), [("finale", None), ("world_cup", "world_cup_2002"), ("fussball_fieber", None), ("toy", None)]
)
def test_a_game_in_which_equal_things_are_named_has_forms(key: str, edition: str | None) -> None:
    game = next(game for game in GAMES if game.key == key)
    case = Case(game, game.agree(edition), key)
    assert any(form.blanks for seed in range(6) for _, _, form in asked_forms(case, seed))
