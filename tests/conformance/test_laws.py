"""Every law on every game of ours, and what is special to our games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from anpfiff.testing.cases import every_game
from anpfiff.testing.laws import *
from anpfiff.testing.laws.forms import asked_forms
from tests.games.folder import is_quiet
from tests.walk import CASES, Case, find, judged_games
from tests.walk import GAMES as ALL_GAMES

ROOT = Path(__file__).parents[2]
GAMES = judged_games()


@pytest.mark.parametrize(
    ("key", "edition"), [("finale", None), ("world_cup", "world_cup_2002"), ("fussball_fieber", None), ("toy", None)]
)
def test_a_game_in_which_equal_things_are_named_has_forms(key: str, edition: str | None) -> None:
    game = find(key)
    case = Case(game, game.agree(edition), key)
    assert any(form.blanks for seed in range(6) for _, _, form in asked_forms(case, seed))


@every_game
def test_two_processes_with_one_seed_write_one_log(case: Case) -> None:
    """Nothing depends on the process: not on the order of sets, not on the clock, not on memory."""
    script = (
        "from tests.walk import CASES, played\n"
        "from anpfiff.core.replay import write\n"
        f"for case in CASES:\n    if case.game.key == {case.game.key!r}:\n"
        "        print(write(played(case, 2026)))\n"
    )
    texts = []
    for hash_seed in ("1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        texts.append(done.stdout)

    assert texts[0] == texts[1]
    assert texts[0].count("result ") >= len([other for other in CASES if other.game is case.game])


def test_a_game_is_found_by_its_name() -> None:
    assert [find(game.key) for game in ALL_GAMES] == ALL_GAMES
