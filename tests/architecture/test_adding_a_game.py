"""The page about adding a game shows the penalty duel as it is, and the duel is as small as the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from anpfiff.games import find
from tests.words.test_words import messages, needed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
DUEL = ROOT / "src" / "anpfiff" / "games" / "penalty_duel"
STORIES = ROOT / "tests" / "games" / "penalty_duel"
MOST_LINES = 300
EXCERPTS = re.findall(r"```python\n# (tests: )?penalty_duel/(\S+)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(
    ("where", "name", "code"), EXCERPTS, ids=[f"{name} {k}" for k, (_, name, _) in enumerate(EXCERPTS)]
)
def test_code_on_the_page_stands_in_the_duel(where: str, name: str, code: str) -> None:
    file = (STORIES if where else DUEL) / name

    assert code.strip("\n") in file.read_text(encoding="utf-8")


def test_all_code_on_the_page_is_an_excerpt_or_is_run() -> None:
    shown = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)

    assert len(EXCERPTS) >= 8
    assert [code for code in shown if not code.startswith(("# penalty_duel/", "# tests: ", ">>> "))] == []


def test_the_page_lists_every_file_of_the_duel() -> None:
    (table,) = re.findall(r"(?m)^\| file \|.*\n(?:\|.*\n)+", PAGE)
    listed = set(re.findall(r"`([\w./]+)`", table)) | {
        "RULEBOOK.de.md",
        "RULEBOOK.fr.md",
        "words/en.ftl",
        "words/fr.ftl",
    }
    there = {
        str(path.relative_to(DUEL)) for path in DUEL.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }

    assert {name for name in there if not name.endswith((".so", ".pyc"))} - listed == set()


def test_the_page_lists_every_kind_of_word() -> None:
    (table,) = re.findall(r"(?m)^\| key \|.*\n(?:\|.*\n)+", PAGE)
    kinds = {key.split("-")[0] for key in re.findall(r"`([a-z]+-[^`]*)`", table)}
    game = find("penalty_duel")

    assert {key.split("-")[0] for key in [*messages(game, "en"), *needed(game)]} - kinds <= {"seat", "provenance"}


def test_the_duel_is_small_and_takes_one_line_outside_its_folder() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in DUEL.glob("*.py"))
    others = [path for path in (ROOT / "src").rglob("*.py") if not path.is_relative_to(DUEL)]
    named = [
        line for path in others for line in path.read_text(encoding="utf-8").splitlines() if "penalty_duel" in line
    ]

    assert lines <= MOST_LINES
    assert named == ['EXAMPLES: Final = ["penalty_duel"]']
