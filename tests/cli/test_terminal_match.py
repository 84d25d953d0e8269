"""Hints at the table, and looking back at a match, in the terminal."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.replay import read
from anpfiff.games import find
from tests.cli.kit import WHOLE_MATCH, Terminal
from tests.games.test_golden import folder_of

if TYPE_CHECKING:
    from pathlib import Path

NOTE = {"de": "Ein geteilter Sieg", "en": "A shared win", "fr": "Une victoire partagée"}


@pytest.fixture
def match() -> Path:
    """A short match that was played to its end."""
    return folder_of("fussball_fieber") / "two_coaches.txt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_one_letter_away(terminal: Terminal, language: str) -> None:
    shown = terminal.run("play", "finale", "--seed", "1", "--lang", language, typed="h\nq\n")

    assert shown.exit_code == 0
    assert NOTE[language] in shown.stdout
    assert len(re.findall(r"\d+[.,]\d\s?% ± \d+[.,]\d\s?%", shown.stdout)) == 3, (
        "starter squad, its men with another bench, or one of one's own"
    )
    assert not [entry for entry in terminal.table().log if entry.seat == 0], "a hint is no answer"


def test_people_can_play_against_every_league(terminal: Terminal) -> None:
    shown = terminal.run("games", "finale")
    for league in ("random", "novice", "greedy", "league", "world", "First division", "forgives"):
        assert league in shown.stdout
    assert (
        terminal.run("play", "fussball_fieber", "--seats", "me,search-2", "--seed", "1", typed=WHOLE_MATCH).exit_code
        == 0
    )
    assert terminal.table().is_over
    refused = terminal.run("play", "finale", "--seats", "me,search-x")
    assert refused.exit_code == 2
    assert "search-x cannot sit down" in refused.stderr.replace("\n", " ")


def test_looking_back_tells_choices_from_luck(terminal: Terminal, match: Path) -> None:
    shown = terminal.run("analyse", str(match), "--iterations", "4", "--json")
    assert shown.exit_code == 0
    found = json.loads(shown.stdout)
    assert found["game"] == "fussball_fieber"
    assert {one["seat"] for node in found["nodes"] for one in node["choices"]} == {0, 1}
    assert all(len(one["options"]) > 1 for node in found["nodes"] for one in node["choices"])
    columns = ("dice", "cards", "own", "others", "unforeseen")
    for account in found["accounts"]:
        assert account["began"] + sum(account[column] for column in columns) == pytest.approx(account["ended"])
    again = terminal.run("analyse", str(match), "--iterations", "4", "--json")
    assert again.stdout == shown.stdout, "the same match is judged alike every time"


def test_a_bot_of_ones_own_says_what_it_would_have_said(terminal: Terminal, match: Path, tmp_path: Path) -> None:
    bot = tmp_path / "last.py"
    method = "    def choose(self, view, role, options, rng):\n        return options[-1]\n"
    bot.write_text(f"import anpfiff\n\n\nclass Last(anpfiff.Bot):\n{method}", encoding="utf-8")
    shown = terminal.run("analyse", str(match), "--iterations", "2", "--bot", str(bot), "--json")
    assert shown.exit_code == 0
    choices = [one for node in json.loads(shown.stdout)["nodes"] for one in node["choices"]]
    played = read(match.read_text(encoding="utf-8"), find)
    assert choices
    for one in choices:
        decision = played.fork(one["ply"], None).decision(one["seat"])
        assert one["bot"] == decision.options[-1].notation
    table = terminal.run("analyse", str(match), "--iterations", "2", "--bot", "greedy", "--lang", "en")
    assert re.search(r"better\s+bot", table.stdout)
    assert "there is no bot nobody" in terminal.run("analyse", str(match), "--bot", "nobody").stderr


@pytest.mark.parametrize(("language", "told"), [("de", "abgestürzt"), ("en", "it crashed"), ("fr", "planté")])
def test_one_that_would_have_crashed_is_told_of(
    terminal: Terminal, match: Path, tmp_path: Path, language: str, told: str
) -> None:
    bot = tmp_path / "gone.py"
    bot.write_text("class Gone:\n    def choose(self, view, role, options, rng):\n        raise SystemExit\n", "utf-8")
    said = ("analyse", str(match), "--iterations", "2", "--bot", f"{bot}:Gone", "--lang", language)
    shown = terminal.run(*said, COLUMNS="300")

    assert shown.exit_code == 0
    assert f"{told} (gone.py:3: SystemExit)" in shown.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_looking_back_is_told_in_words(terminal: Terminal, match: Path, language: str) -> None:
    shown = terminal.run("analyse", str(match), "--iterations", "4", "--seat", "1", "--lang", language)
    assert shown.exit_code == 0
    assert "search-" not in shown.stdout
    assert re.search(r"\d+[.,]\d\s?% ± ", shown.stdout)


def test_looking_back_from_a_seat_that_is_not_there_is_refused(terminal: Terminal, match: Path) -> None:
    refused = terminal.run("analyse", str(match), "--seat", "7")
    assert refused.exit_code == 2
    assert "there is no seat 7" in refused.stderr
