"""The terminal as referee beside the real box."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from anpfiff.games import SHELF
from anpfiff.real_box.corrections import film
from anpfiff.real_box.table import Real, RealTable

if TYPE_CHECKING:
    from tests.cli.kit import Terminal

FIRST = "1\n"
"""Always the first thing that may be said."""
ANYTHING = "".join(f"{random.Random(n).randint(1, 4)}\n" for n in range(2000))


def at_sight(terminal: Terminal) -> RealTable:
    """The last saved match, taken up again."""
    kept = terminal.table()
    table = RealTable(kept.game, kept.setup, Real(dice=True, cards=True), None, kept.players)
    table.take_up(kept.log)
    return table


def test_a_whole_match_is_refereed(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--real", "dice,cards", "--names", "Mara,Jonas", typed=ANYTHING)

    assert shown.exit_code == 0
    assert "What do the dice show?" in shown.stdout
    assert "To say: Mara" in shown.stdout
    assert terminal.table().is_over
    assert "\nreal dice,cards\n" in terminal.matches()[-1].read_text(encoding="utf-8")


@pytest.mark.parametrize("game", [game.key for game in SHELF])
def test_every_box_is_asked_for_what_lies_on_the_table(terminal: Terminal, game: str) -> None:
    shown = terminal.run("play", game, "--real", "dice,cards", typed=FIRST * 12 + "f\nq\n")

    assert shown.exit_code == 0
    assert "corrects moment 3" in shown.stdout
    assert len(film(at_sight(terminal))) >= 10


def test_help_names_what_there_is_beside_a_real_box_and_nothing_is_advised(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--real", "dice,cards", typed=FIRST * 4 + "\n?\nq\n")

    assert "with the real box. A number answers" in shown.stdout
    assert "Enter takes" not in shown.stdout
    assert "the film: everything that was entered" in shown.stdout
    assert "is not among the answers" not in shown.stdout, "an empty line says nothing"


def test_those_who_are_named_sit_at_the_table(terminal: Terminal) -> None:
    shown = terminal.run("play", "world_cup", "--real", "dice,cards", "--names", "Mara,Jonas", typed="q\n")

    assert shown.exit_code == 0
    assert terminal.table().players == ["Mara", "Jonas"]


def test_a_moment_is_corrected_and_taken_back(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--real", "dice,cards", typed=FIRST * 6 + "f 5\n4\nf\nu\nf 99\nq\n")

    assert "Corrected. Moments that stay: 1, that fall away: 0." in shown.stdout
    assert "a number from 1 to 5" in shown.stdout
    moments = [moment.said for moment in film(at_sight(terminal))]
    assert moments[4] == "die 3"
    assert len(moments) == 5


def test_a_match_goes_on_after_a_pause_with_its_film(terminal: Terminal) -> None:
    terminal.run("play", "finale", "--real", "dice,cards", "--names", "Mara,Jonas", typed=FIRST * 6 + "q\n")
    before = [moment.said for moment in film(at_sight(terminal))]
    shown = terminal.run("play", "finale", "--continue", typed=FIRST + "q\n")

    assert "What do the dice show?" in shown.stdout
    assert [moment.said for moment in film(at_sight(terminal))] == [*before, "die 0"]


def test_real_dice_with_the_cards_of_the_app_and_a_bot(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--real", "dice", "--seats", "me,greedy", typed=FIRST * 8 + "q\n")

    assert shown.exit_code == 0
    assert "What do the dice show?" in shown.stdout


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--real", "balls"], "expected dice, cards or dice,cards"),
        (["--real", ""], "expected dice, cards or dice,cards"),
        (["--real", "cards", "--seats", "me,greedy"], "cannot play along"),
    ],
)
def test_what_does_not_go_together_is_said(terminal: Terminal, args: list[str], reason: str) -> None:
    shown = terminal.run("play", "finale", *args)

    assert shown.exit_code == 2
    assert reason in " ".join((shown.stdout + shown.stderr).split())
