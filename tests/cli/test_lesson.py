"""`anpfiff lesson`: a lesson in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.games import find
from anpfiff.lessons.lesson import find_lesson

if TYPE_CHECKING:
    from tests.cli.kit import Terminal

FINALE = str(find_lesson(find("finale"), "first_goal").path)


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("de", "Ede: Die stärkere Karte", "Allein"),
        ("en", "Eddie: The stronger card", "without me"),
        ("fr", "Dédé\u202f: La carte", "sans moi"),
    ],
)
def test_a_lesson_is_played_with_enter_only(terminal: Terminal, language: str, first: str, last: str) -> None:
    shown = terminal.run("lesson", FINALE, "--lang", language, typed="\n" * 20)
    assert shown.exit_code == 0
    assert first in shown.output
    assert {"de": "ohne mich", "en": last, "fr": last}[language] in " ".join(shown.output.split())


def test_what_is_not_let_gets_its_reason(terminal: Terminal) -> None:
    shown = terminal.run("lesson", FINALE, typed="tactic solo_run\n")
    assert "That one only defends." in shown.output


def test_a_lesson_is_checked(terminal: Terminal) -> None:
    shown = terminal.run("lesson", FINALE, "--check")
    assert shown.exit_code == 0
    assert "All is well" in shown.output
