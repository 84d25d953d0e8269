"""Two people before one terminal: nothing of one hand is seen by the other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.games import OURS, find
from tests.cli.kit import ENTER, WHOLE_MATCH

if TYPE_CHECKING:
    from tests.cli.kit import Terminal

CLEAR = "\x1b[2J"
BLUE, RED = "3\n", "4\n"
COLOURS = "1\n" + BLUE + ENTER + "1\n" + RED
"""Seat 0 takes blue; the curtain; seat 1 takes red."""


def names(colour: str) -> list[str]:
    """The tactic cards of a colour."""
    return [card.names["en"] for card in find("finale").cards() if card.fields.get("colour") == colour]


def screens(terminal: Terminal, typed: str) -> list[str]:
    """What stood on the screen between one clearing and the next."""
    shown = terminal.run(
        "play", "finale", "--seats", "me,me", "--seed", "7", typed=typed, FORCE_COLOR="1", TERM="xterm"
    )
    assert shown.exit_code == 0
    return shown.stdout.split(CLEAR)


def test_people_are_called_by_their_names(terminal: Terminal) -> None:
    people = ["--seats", "me,greedy,me,greedy", "--names", "Anna, Ben"]
    shown = terminal.run("play", "world_cup", *people, "--seed", "1", typed=ENTER * 3)
    assert terminal.table().players == ["Anna", "greedy", "Ben", "greedy"]
    said = shown.stdout
    assert "Anna draws" in said
    assert "County league 1 draws" in said
    assert "County league 2 draws" in said
    assert not re.search(r"(?i)\bseat [0-9]", said)
    again = terminal.run("play", "world_cup", "--continue", typed=ENTER).stdout
    assert "Ben" in again
    other = terminal.run("play", "world_cup", "--continue", "--names", "Mara,Jonas", typed=ENTER).stdout
    assert "Jonas" in other
    assert "Ben" not in other


@pytest.mark.parametrize("names", ["Anna", "Anna,Ben,Cleo", "Anna,greedy", "me,Ben"])
def test_names_that_do_not_fit_are_refused(terminal: Terminal, names: str) -> None:
    shown = terminal.run("play", "finale", "--seats", "me,me", "--names", names)
    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS.names())
def test_nobody_is_a_number_from_nought(terminal: Terminal, game: str, language: str) -> None:
    options = ["--option", "format=cup"] if game == "finale" else []
    shown = terminal.run("play", game, *options, "--seed", "3", "--lang", language, typed=ENTER * 12 + "l\nc\nq\n")
    assert shown.exit_code == 0
    film = terminal.run("replay", str(terminal.matches()[-1]), "--lang", language)
    numbered = r"(?i)\b(seat|platz|place) [0-9]"
    assert not re.search(numbered, shown.stdout + film.stdout)
    assert {"de": "Bezirksliga", "en": "County league", "fr": "Régional"}[language] in shown.stdout


def test_a_curtain_falls_between_two_people(terminal: Terminal) -> None:
    parts = screens(terminal, ENTER * 2)

    assert "pass the keyboard to Coach 2" in parts[1]
    assert len(parts) == 2, "nothing is shown before the curtain is lifted"


def test_the_screen_and_its_history_are_wiped(terminal: Terminal) -> None:
    parts = screens(terminal, ENTER * 4)

    assert all("\x1b[3J" in part for part in parts[1:])


def test_a_hand_is_never_seen_by_the_other(terminal: Terminal) -> None:
    parts = screens(terminal, COLOURS + ENTER + ENTER)
    curtains = [part for part in parts if "pass the keyboard" in part]
    asked = [part for part in parts if "Which tactic card do you play" in part]

    assert len(curtains) >= 2
    assert len(asked) == 2
    for part in curtains:
        assert not [name for name in names("blue") + names("red") + names("white") if name in part]
    red, blue = [part.rpartition("Kick-off!")[2] for part in asked]
    assert [name for name in names("red") if name in red]
    assert not [name for name in names("blue") if name in red]
    assert [name for name in names("blue") if name in blue]
    assert not [name for name in names("red") if name in blue]


def test_two_people_can_play_a_whole_match(terminal: Terminal) -> None:
    parts = screens(terminal, WHOLE_MATCH)

    assert terminal.table().is_over
    assert "Winner" in parts[-1] or "A draw" in parts[-1]
