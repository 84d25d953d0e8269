"""A whole World Cup in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.cli.language import words_for
from anpfiff.core.chair import look
from anpfiff.core.referee import advance, wander
from anpfiff.core.rng import seeded
from anpfiff.games import find

if TYPE_CHECKING:
    from tests.cli.kit import Terminal

ENTER = "\n"


@pytest.mark.parametrize(
    ("edition", "seats", "language"),
    [
        ("world_cup_1930", "me,greedy,random", "de"),
        ("world_cup_2002", "random,me", "fr"),
        ("world_cup_2002", "me" + ",greedy" * 8, "en"),
    ],
)
def test_a_whole_tournament_can_be_played(terminal: Terminal, edition: str, seats: str, language: str) -> None:
    args = ["--edition", edition, "--seats", seats, "--seed", "4", "--lang", language]
    shown = terminal.run("play", "world_cup", *args, typed=ENTER * 4000)

    assert shown.exit_code == 0
    assert "Traceback" not in shown.stdout + shown.stderr
    assert shown.stdout.count("½") > 20
    assert ".replay" in shown.stdout


def test_the_champion_is_named_at_the_end(terminal: Terminal) -> None:
    args = ["--seats", "random,me,random", "--seed", "3", "--lang", "de"]
    shown = terminal.run("play", "world_cup", *args, typed=ENTER * 4000)

    assert "\nMeister: " in shown.stdout


@pytest.mark.parametrize("seats", [2, 9, 16])
def test_the_largest_tables_stay_within_80_columns(seats: int) -> None:
    game = find("world_cup")
    s, rng = game.lay(game.agree("world_cup_2002", seats=seats)), seeded(seats)
    words = [words_for(language, game) for language in LANGUAGES]
    advance(s)
    step = 0
    while s.agenda:
        if step % 9 == 0:
            lines = str(game.render(look(s, step % seats), step % seats, words[step % 3])).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 45
        step += 1
        wander(s, rng)
    assert "WM 2002" in str(game.render(look(s, 0), 0, words[0]))
