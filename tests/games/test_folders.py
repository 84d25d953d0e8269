"""A game on the shelf has its tests; what is missing is said once, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.games import OURS
from tests.games.folder import NEEDED, missing

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("key", OURS.names())
def test_every_game_on_the_shelf_brings_its_tests(key: str) -> None:
    assert missing(key) == []


def test_a_game_without_a_folder_is_told_all_that_it_lacks(tmp_path: Path) -> None:
    assert len(missing("penalty", tmp_path)) == len(NEEDED)
    (tmp_path / "penalty").mkdir()
    for name in NEEDED:
        (tmp_path / "penalty" / name).touch()
    assert missing("penalty", tmp_path) == []
    (tmp_path / "penalty" / "perft.toml").unlink()
    assert missing("penalty", tmp_path) == [
        "tests/games/penalty/perft.toml is missing: positions with exact numbers of lines"
    ]
