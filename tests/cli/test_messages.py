"""Help, versions, errors, and the shelf."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import anpfiff
from anpfiff import __version__
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.cli.language import words_for
from anpfiff.games import SHELF

if TYPE_CHECKING:
    from tests.cli.kit import Terminal

HOUSE = Path(anpfiff.__path__[0])
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


WRONG_NUMBERS = [
    (["simulate", "finale", "--games", "0"], {"de": "mindestens 1", "en": "at least 1", "fr": "au moins 1"}),
    (["cup", "finale", "--entrants", "65"], {"de": "höchstens 64", "en": "at most 64", "fr": "au plus 64"}),
    (["simulate", "finale", "--games", "x"], {"de": "ganze Zahl", "en": "whole number", "fr": "nombre entier"}),
    (["bench", "--seconds", "x"], {"de": "eine Zahl", "en": "a number", "fr": "un nombre"}),
]


@pytest.mark.parametrize(("args", "reasons"), WRONG_NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_number_does_not_fit_is_said_in_the_readers_language(
    terminal: Terminal, args: list[str], reasons: dict[str, str], language: str
) -> None:
    shown = terminal.run(*args, LANG=language)

    assert shown.exit_code == 2
    assert reasons[language] in shown.stderr
    assert "should" not in shown.stderr


def test_a_wrong_address_names_its_option(terminal: Terminal) -> None:
    for args in (["serve", "--no-browser", "--public", "nonsense"], ["bot", "random", "--server", "nonsense"]):
        shown = terminal.run(*args)
        assert shown.exit_code == 2
        assert args[-2] in shown.stderr


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


SAID = {
    "de": ["einen Bot nobody gibt es nicht", "eine Option squds gibt es nicht", "hat keine Ausgabe", "2 bis 8 Plätze"],
    "en": ["there is no bot nobody", "there is no option squds", "has no edition", "2 to 8 seats"],
    "fr": ["pas de bot nobody", "pas d’option squds", "pas d’édition", "à 2 jusqu’à 8 places"],  # noqa: RUF001
}
ENGLISH = ["there is", "expected", "has no", "seats", "Missing", "No such", "Invalid", "Usage"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_in_one_language(terminal: Terminal, language: str) -> None:
    wrong = [
        ["simulate", "finale", "--bots", "nobody"],
        ["play", "finale", "--option", "squds=own"],
        ["play", "finale", "--edition", "klingon"],
        ["play", "finale", "--seats", ",".join(["greedy"] * 9)],
        ["plya"],
        ["rules"],
        ["play", "finale", "--nonsense"],
        ["play", "finale", "--seed"],
        ["games", "a", "b"],
        ["report", str(terminal.home)],
    ]
    shown = [terminal.run(*args, "--lang", language) if "--seed" not in args else
             terminal.run(*args, LANG=language) for args in wrong]  # fmt: skip
    assert all(one.exit_code == 2 and len(one.stderr.strip().splitlines()) == 1 for one in shown)
    for one, part in zip(shown, SAID[language], strict=False):
        assert part in one.stderr
    if language != "en":
        assert not [word for one in shown for word in ENGLISH if word in one.stderr]
    assert "expected: 2, 8" not in shown[3].stderr
    assert "play" in shown[4].stderr, "a guess at what was meant"


def test_a_long_list_says_that_it_is_cut_and_begins_with_the_likeliest(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--option", "squds=own").stderr
    assert "(expected: squads, " in shown
    assert ", …)" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_no_word_of_another_language_and_keeps_its_brackets(terminal: Terminal, language: str) -> None:
    shown = " ".join(terminal.run("simulate", "--help", "--lang", language, COLUMNS="200").stdout.split())
    assert "anpfiff[cluster]" in shown
    assert {"de": "[nötig]", "en": "[required]", "fr": "[requis]"}[language] in shown
    assert {"de": "Aufruf:", "en": "Usage:", "fr": "Usage :"}[language] in shown
    if language != "en":
        assert "required" not in shown
        assert "default" not in shown


def test_a_game_for_two_is_not_for_two_to_two(terminal: Terminal) -> None:
    assert "2 to 2" not in terminal.run("games").stdout
    assert "hat_trick is for 2 seats, not 3" in terminal.run("play", "hat_trick", "--seats", "me,me,me").stderr


def test_every_refusal_with_a_key_has_words() -> None:
    words = words_for("en")
    sources = [path.read_text(encoding="utf-8") for path in HOUSE.rglob("*.py")]
    keys = {key for text in sources for key in re.findall(r'key="([a-z-]+)"(?: if [^\n]+ else "([a-z-]+)")?', text)}
    found = {one for pair in keys for one in pair if one}
    assert found >= {"game", "option", "seats", "seats-just", "database-taken"}
    assert all(words.has(f"refused-{key}") for key in found)


@pytest.mark.parametrize(
    ("language", "of_the_card", "of_the_replay"),
    [
        (
            "de",
            "Zeile 4: [[footballer]] ernst_allhalt: value ist eine ganze Zahl",
            "der Aufzeichnung fehlt die Zeile game",
        ),
        ("en", "line 4: [[footballer]] ernst_allhalt: value is a whole number", "the replay lacks its line game"),
        ("fr", "ligne 4 : [[footballer]] ernst_allhalt : value est un nombre entier", "il manque à l’enregistrement"),  # noqa: RUF001
    ],
)
def test_what_is_wrong_in_a_file_is_said_in_the_readers_language(
    terminal: Terminal, tmp_path: Path, language: str, of_the_card: str, of_the_replay: str
) -> None:
    cards, replay = tmp_path / "own.toml", tmp_path / "match.replay"
    cards.write_text('game = "finale"\n[[footballer]]\nid = "ernst_allhalt"\nvalue = "much"\n', encoding="utf-8")
    replay.write_text("anpfiff replay 1\n", encoding="utf-8")

    assert (
        f"own.toml, {of_the_card}" in terminal.run("cards", "finale", "--own-cards", str(cards), LANG=language).stderr
    )
    for asked in ([], ["--verify"]):
        shown = terminal.run("replay", str(replay), *asked, LANG=language)
        assert of_the_replay in shown.stdout + shown.stderr


@pytest.mark.parametrize(
    ("language", "told"), [("de", "„b“ ist hier zu viel"), ("en", "“b” is too much here"), ("fr", "« b » est de trop")]
)
def test_one_argument_too_many_is_named_with_where_help_is(terminal: Terminal, language: str, told: str) -> None:
    shown = terminal.run("report", "a", "b", "--lang", language)

    assert shown.exit_code == 2
    assert told in shown.stderr.replace("\u202f", " ")
    assert "--help" in shown.stderr
