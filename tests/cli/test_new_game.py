"""`anpfiff new-game`: what it makes can be played and keeps the laws at once."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from anpfiff.games import OURS, find

if TYPE_CHECKING:
    from tests.cli.kit import Terminal

ROOT = Path(__file__).parents[2]


def run(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """A new Python in a folder."""
    return subprocess.run([sys.executable, *args], cwd=folder, capture_output=True, text=True, check=False)


def test_a_new_game_keeps_the_laws_at_once(terminal: Terminal, tmp_path: Path) -> None:
    made = terminal.run("new-game", "street_duel", "--into", str(tmp_path / "street"))
    assert made.exit_code == 0
    tested = run(tmp_path / "street", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist")

    assert tested.returncode == 0, tested.stdout[-2000:]
    assert " passed" in tested.stdout


def test_nothing_in_it_is_called_like_the_game_it_was_copied_from(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("new-game", "street_duel", "--into", str(tmp_path / "street"))
    texts = {path: path.read_text(encoding="utf-8") for path in (tmp_path / "street").rglob("*") if path.is_file()}

    assert any("class StreetDuel(Game):" in text for text in texts.values())
    assert any("game-name = Street duel" in text for text in texts.values())
    left = ["penalty_duel", "penalty duel", "penaltyduel", "elfmeterduell", "duel de tirs au but"]
    assert [path for path, text in texts.items() if any(name in text.lower() for name in left)] == []


def test_in_a_checkout_it_takes_one_line_outside_its_folders(terminal: Terminal, tmp_path: Path) -> None:
    for folder in ("src/anpfiff/games/penalty_duel", "tests/games/penalty_duel"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shelf = tmp_path / "src/anpfiff/games/__init__.py"
    shutil.copy(ROOT / "src/anpfiff/games/__init__.py", shelf)
    before = shelf.read_text(encoding="utf-8")
    assert terminal.run("new-game", "street_duel", "--tree", "--into", str(tmp_path)).exit_code == 0
    after = shelf.read_text(encoding="utf-8")

    changed = [line for line in after.splitlines() if line not in before.splitlines()]
    assert changed == ['EXAMPLES: Final = ["penalty_duel", "street_duel"]']
    for folder in ("src/anpfiff/games", "tests/games"):
        first, second = (tmp_path / folder / key for key in ("penalty_duel", "street_duel"))
        names = [
            sorted(str(path.relative_to(one)) for path in one.rglob("*") if path.is_file()) for one in (first, second)
        ]
        assert names[0] == names[1]
    assert "from anpfiff.games.street_duel.actions import" in (
        tmp_path / "src/anpfiff/games/street_duel/rules.py"
    ).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["Street-Duel"], "cannot be the key"),
        (["finale"], "already"),
        (["penalty_duel"], "already"),
        (["street_duel", "--tree"], "no checkout"),
    ],
)
def test_what_cannot_be_is_refused(terminal: Terminal, tmp_path: Path, args: list[str], said: str) -> None:
    refused = terminal.run("new-game", *args, "--into", str(tmp_path / "new"))

    assert refused.exit_code == 2
    assert said in refused.stderr
    assert not (tmp_path / "new").exists()


def test_a_folder_that_is_used_is_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").touch()
    refused = terminal.run("new-game", "street_duel", "--into", str(tmp_path))

    assert refused.exit_code == 2
    assert not (tmp_path / "street_duel").exists()


def test_examples_are_listed_only_for_those_who_ask(terminal: Terminal) -> None:
    assert "penalty_duel" not in terminal.run("games").stdout
    assert all(key in terminal.run("games", "--all").stdout for key in OURS.names())
    assert find("penalty_duel").key in terminal.run("games", "penalty_duel").stdout
