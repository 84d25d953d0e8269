"""Help, versions, errors, and the shelf."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from anpfiff import __version__
from anpfiff.core.catalog import LANGUAGES
from anpfiff.games import SHELF

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.kit import Terminal

COMMANDS = ["games", "play", "replay", "simulate", "rules", "cards", "bench", "referee"]
TO_A_GAME = [["play"], ["simulate"], ["rules"], ["cards"], ["games"]]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_every_language(terminal: Terminal, command: str, language: str) -> None:
    shown = terminal.run(command, "--help", LANG=language)

    assert shown.exit_code == 0
    assert command in shown.stdout
    assert {"de": "Diese Hilfe", "en": "Show this help", "fr": "Montrer cette aide"}[language] in shown.stdout


def test_the_program_lists_all_commands(terminal: Terminal) -> None:
    for args in ([], ["--help"]):
        shown = terminal.run(*args)
        assert shown.exit_code == 0
        assert all(command in shown.stdout for command in COMMANDS)


def test_the_version_says_how_the_engine_was_built(terminal: Terminal) -> None:
    shown = terminal.run("--version")

    assert shown.exit_code == 0
    assert __version__ in shown.stdout
    assert "pure Python" in shown.stdout or "compiled" in shown.stdout


def test_the_speed_of_the_engine_is_measured(terminal: Terminal) -> None:
    shown = terminal.run("bench", "--seconds", "0.1")

    assert shown.exit_code == 0
    assert all(game.key in shown.stdout for game in SHELF)


def test_the_referee_answers_programs(terminal: Terminal) -> None:
    shown = terminal.run("referee", typed='{"do": "games"}\nrubbish\n{"do": "quit"}\n')

    assert shown.exit_code == 0
    assert [json.loads(line)["ok"] for line in shown.stdout.splitlines()] == [True, False, True]


@pytest.mark.parametrize("command", TO_A_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_game_is_one_clear_line(terminal: Terminal, command: list[str], language: str) -> None:
    shown = terminal.run(*command, "chess", "--lang", language)

    assert shown.exit_code == 2
    assert shown.stdout == ""
    assert len(shown.stderr.strip().splitlines()) == 1
    assert "chess" in shown.stderr
    assert "finale" in shown.stderr


@pytest.mark.parametrize("args", [["play"], ["nonsense"], ["play", "finale", "--nonsense"], ["games", "a", "b"]])
def test_a_wrong_command_line_is_one_clear_line(terminal: Terminal, args: list[str]) -> None:
    shown = terminal.run(*args)

    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1


def test_games_are_listed_for_people_and_programs(terminal: Terminal) -> None:
    data = json.loads(terminal.run("games", "--json").stdout)

    assert [game["key"] for game in data["games"]] == [game.key for game in SHELF]
    for game in data["games"]:
        assert game["editions"][0]["options"]
        shown = terminal.run("games", game["key"], "--lang", "fr").stdout
        assert all(option in shown for option in game["editions"][0]["options"])
        assert game["key"] in terminal.run("games").stdout


@pytest.mark.parametrize(
    "content",
    [
        "game = ",
        'game = "chess"',
        'game = "finale"\nnonsense = 1',
        'game = "finale"\n[[footballer]]\nid = "nobody"\nvalue = 3',
        'game = "finale"\n[[footballer]]\nid = "ernst_allhalt"\nvalue = "much"',
        'game = "finale"\n[[footballer]]\nid = "ernst_allhalt"\nprovenance = 3',
        'game = "finale"\n[[footballer]]\nid = ["ernst_allhalt"]',
        "\x00",
    ],
)
def test_a_wrong_card_file_is_one_clear_line(terminal: Terminal, tmp_path: Path, content: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(content, encoding="utf-8")
    for command in ("play", "cards", "simulate"):
        shown = terminal.run(command, "finale", "--own-cards", str(file))
        assert shown.exit_code == 2
        assert len(shown.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "styles=true gilt nur zusammen mit einem von: teams=team_cards, teams=budget"),
        ("en", "styles=true goes only with one of: teams=team_cards, teams=budget"),
        ("fr", "de ces choix : teams=team_cards, teams=budget"),
    ],
)
def test_options_that_do_not_go_together_are_refused_in_the_readers_language(
    terminal: Terminal, language: str, sentence: str
) -> None:
    shown = terminal.run("play", "hat_trick", "--option", "styles=true", LANG=language)

    assert shown.exit_code == 2
    assert sentence in shown.stderr
    listed = terminal.run("games", "hat_trick", LANG=language).stdout
    assert listed.count("teams=team_cards, teams=budget") == 7
