"""The shell fills in what there is: games, editions, options, bots, cards, rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.test_real_terminal import Keyboard

if TYPE_CHECKING:
    from tests.cli.kit import Terminal


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("anpfiff pl", "play"),
        ("anpfiff play fi", "finale"),
        ("anpfiff play --na", "--names"),
        ("anpfiff play finale --edition fr", "fr_first"),
        ("anpfiff play finale --option squ", "squads="),
        ("anpfiff play finale --option squads=sta", "squads=starter"),
        ("anpfiff play finale --seats me,gre", "me,greedy"),
        ("anpfiff simulate finale --bots greedy,wor", "greedy,world"),
        ("anpfiff cards finale --card solo", "solo_run"),
        ("anpfiff rules finale F4.3", "F4.3"),
        ("anpfiff rules hat_trick H17.", "H17.7"),
        ("anpfiff play nonsense --edition fr", None),
    ],
)
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_word_is_completed(terminal: Terminal, shell: str, line: str, expected: str | None) -> None:
    asked = {
        "bash": {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)},
        "zsh": {"_TYPER_COMPLETE_ARGS": line},
        "fish": {"_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
    }[shell]
    shown = terminal.run(_ANPFIFF_COMPLETE=f"complete_{shell}", **asked)
    assert shown.exit_code == 0
    if expected is None:
        assert "fr_first" not in shown.stdout
    else:
        assert expected in shown.stdout
    assert "Traceback" not in shown.output


def test_without_a_game_one_is_asked_which(terminal: Terminal) -> None:
    with Keyboard(terminal.home, "play", "--seed", "1") as keys:
        keys.wait_for("Which game?")
        keys.type("chess\n")
        keys.wait_for("Which game?")
        keys.type("1\n")
        keys.wait_for("Enter = ")
        keys.type("q\n")
        keys.wait_for("anpfiff play finale --continue")
        assert keys.end() == 0
