"""Narrow and wide terminals, and a replay that plays by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from rich.text import Text

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.cli.colours import fold
from anpfiff.cli.replay_viewer import ReplayViewer
from anpfiff.games import OURS
from tests.cli.kit import ENTER, WHOLE_MATCH
from tests.cli.test_real_terminal import Keyboard

if TYPE_CHECKING:
    from tests.cli.kit import Terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS.names())
def test_forty_columns_are_enough(terminal: Terminal, game: str, language: str) -> None:
    shown = terminal.run("play", game, "--seed", "2", "--lang", language, typed=ENTER * 6 + "q\n", COLUMNS="40")
    assert shown.exit_code == 0
    lines = [
        line for line in shown.stdout.splitlines() if str(terminal.home) not in line and "anpfiff play" not in line
    ]
    assert max(len(line.removesuffix(" q").rstrip()) for line in lines) <= 40, "but for what is typed after a prompt"


def test_lines_that_belong_together_are_cut_at_the_same_column() -> None:
    drawing = Text("short\n" + "abcdefgh|j" * 6 + "\n" + "0123456789" * 6 + "\nend")
    assert [line.plain for line in fold(drawing, 40)] == [
        "short",
        ("abcdefgh|j" * 6)[:30],
        ("0123456789" * 6)[:30],
        ("abcdefgh|j" * 6)[30:],
        ("0123456789" * 6)[30:],
        "end",
    ]
    assert [line.plain for line in fold(drawing, 80)] == drawing.plain.split("\n")


def test_on_a_wide_screen_the_news_stand_beside_the_board(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--seed", "1", typed=ENTER * 4 + "q\n", COLUMNS="140").stdout
    assert any(len(line) > 85 and line[:80].strip() and line[82:].strip() for line in shown.splitlines())
    assert max(map(len, shown.splitlines())) <= 140


def test_a_film_goes_from_goal_to_goal(terminal: Terminal) -> None:
    terminal.run("play", "finale", "--seed", "5", typed=WHOLE_MATCH)
    viewer, goals = ReplayViewer(terminal.table()), 0
    while viewer.now.ply < viewer.match.ply:
        before = sum(viewer.now.state.score_so_far())
        viewer.go_to_next_goal()
        goals += sum(viewer.now.state.score_so_far()) - before
    assert goals == sum(viewer.match.state.score_so_far())
    assert goals > 0


def test_a_replay_shows_the_next_goal_and_plays_by_itself(terminal: Terminal) -> None:
    terminal.run("play", "finale", "--seed", "5", typed=WHOLE_MATCH)
    with Keyboard(terminal.home, "replay", str(terminal.matches()[-1])) as keys:
        keys.wait_for("0 of ")
        keys.type("g\n")
        keys.wait_for("g: next goal")
        keys.type("b\np\n")
        keys.wait_for("SV Stollen")
        keys.press_ctrl_c()
        keys.wait_for("g: next goal")
        keys.type("q\n")
        assert keys.end() == 0
