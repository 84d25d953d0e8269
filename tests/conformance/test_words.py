"""Whatever is asked, said or told has words in three languages."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.words import *
from tests.walk import GAMES, find


def test_a_game_is_found_by_its_name() -> None:
    assert [find(game.key) for game in GAMES] == GAMES
