"""A real terminal: keys are typed into it, and Ctrl-C is one of them."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Self

import pytest

from tests.cli.kit import WHOLE_MATCH, Terminal

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = [sys.executable, "-c", "from anpfiff.cli.main import main; main()"]
PATIENCE = 30.0


class Keyboard:
    """A program in a terminal of 80 by 24 letters, unless it is told otherwise, and hands at its keyboard."""

    def __init__(self, home: Path, *args: str, **told: str) -> None:
        self.master, slave = pty.openpty()
        environment = {
            **{name: value for name, value in os.environ.items() if name != "NO_COLOR"},
            "ANPFIFF_DATA": str(home),
            "LC_ALL": "en",
            "COLUMNS": "80",
            "LINES": "24",
            "TERM": "xterm",
            **told,
        }
        # whoever runs the tests in the background ignores Ctrl+C, and a program would inherit that
        before = signal.signal(signal.SIGINT, signal.SIG_DFL)
        self.program = subprocess.Popen(
            [*PROGRAM, *args], stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        signal.signal(signal.SIGINT, before)
        os.close(slave)
        self.shown = ""

    def wait_for(self, text: str) -> str:
        """Everything shown until this text appears."""
        until = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < until, f"{text!r} never came:\n{self.shown}"
            if select.select([self.master], [], [], 0.1)[0]:
                self.shown += os.read(self.master, 65536).decode("utf-8", "replace")
        found, _, self.shown = self.shown.partition(text)
        return found + text

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def press_ctrl_c(self) -> None:
        """Interrupt, once the program has settled down to listen."""
        time.sleep(0.5)
        self.program.send_signal(signal.SIGINT)

    def end(self) -> int:
        """Wait for the end of the program."""
        return self.program.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        """Whatever happened, nothing that was started here goes on."""
        if self.program.poll() is None:
            os.killpg(self.program.pid, signal.SIGKILL)
            self.program.wait(PATIENCE)
        os.close(self.master)


def test_a_replay_is_stepped_through(terminal: Terminal) -> None:
    terminal.run("play", "finale", "--seed", "5", typed=WHOLE_MATCH)
    with Keyboard(terminal.home, "replay", str(terminal.matches()[-1])) as keys:
        keys.wait_for("0 of ")
        keys.type("\n")
        keys.wait_for("1 of ")
        keys.type("20\n")
        assert "SV Stollen" in keys.wait_for("20 of ")
        keys.type("b\n")
        keys.wait_for("19 of ")
        keys.type("nonsense\n")
        keys.wait_for("b goes back")
        keys.type("9999\n")
        keys.wait_for("after 90 minutes")
        keys.type("q\n")

        assert keys.end() == 0


def test_ctrl_c_saves_and_says_how_to_go_on(terminal: Terminal) -> None:
    with Keyboard(terminal.home, "play", "finale", "--seed", "3") as keys:
        keys.wait_for("> ")
        keys.type("\n")
        keys.wait_for("> ")
        keys.press_ctrl_c()
        keys.wait_for("anpfiff play finale --continue")

        assert keys.end() == 0
    assert [str(entry) for entry in terminal.table().log if entry.seat == 0] == ["0: squad starter"]


def test_ctrl_c_stops_a_simulation_with_what_is_finished(terminal: Terminal) -> None:
    with Keyboard(terminal.home, "simulate", "finale", "--games", "500000", "--workers", "2") as keys:
        keys.wait_for("50/500000")
        keys.press_ctrl_c()
        keys.wait_for("Stopped after")
        keys.wait_for("greedy wins")

        assert keys.end() == 130


ASKED = "help >"
LARGE = {"COLUMNS": "120", "LINES": "50"}
HOME = "\x1b[H"


@pytest.mark.parametrize(
    ("told", "is_in_place"),
    [
        (LARGE, True),
        ({**LARGE, "NO_COLOR": "1"}, False),
        ({**LARGE, "TERM": "dumb"}, False),
        ({**LARGE, "LINES": "12"}, False),
    ],
)
def test_the_table_is_drawn_in_place_where_that_can_be_read(
    terminal: Terminal, told: dict[str, str], is_in_place: bool
) -> None:
    with Keyboard(terminal.home, "play", "finale", "--seed", "5", **told) as keys:
        assert (HOME in keys.wait_for(ASKED)) == is_in_place
        keys.type("\r")
        shown = keys.wait_for(ASKED)
        keys.type("q\r")
        keys.wait_for("Saved in")

    assert (HOME in shown) == is_in_place
    assert "SV Stollen" in shown  # the table, whole, wherever it is drawn


def test_whoever_wants_it_plain_gets_one_picture_below_the_other(terminal: Terminal) -> None:
    with Keyboard(terminal.home, "play", "finale", "--seed", "5", "--plain", **LARGE) as keys:
        shown = keys.wait_for(ASKED)
        keys.type("q\r")
        keys.wait_for("Saved in")

    assert HOME not in shown
    assert "\x1b[3" not in shown  # no colours either


def test_what_is_said_stays_to_be_read_when_the_table_is_drawn_again(terminal: Terminal) -> None:
    with Keyboard(terminal.home, "play", "finale", "--seed", "5", **LARGE) as keys:
        keys.wait_for(ASKED)
        keys.type("\r")
        keys.wait_for(ASKED)
        keys.type("u\r")
        last = keys.wait_for(ASKED).rpartition(HOME)[2]
        keys.type("q\r")
        keys.wait_for("Saved in")

    assert "Taken back" in last
    assert "SV Stollen" in last


def test_a_replay_begins_at_kick_off_is_drawn_in_place_and_goes_to_the_next_goal(terminal: Terminal) -> None:
    terminal.run("play", "finale", "--seed", "5", typed=WHOLE_MATCH)
    with Keyboard(terminal.home, "replay", str(terminal.matches()[-1]), **LARGE) as keys:
        assert "0 : 0" in keys.wait_for("0 of ")
        keys.type("g\r")
        after = keys.wait_for(" of ")
        keys.type("q\r")
        assert keys.end() == 0

    assert HOME in after
    assert "0 : 0" not in after.splitlines()[1]
