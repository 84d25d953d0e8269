"""A bot that is a program in any language: a JSON line with view and options goes in, one with an action comes out."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
import time
from typing import TYPE_CHECKING, Any, Final

from anpfiff.bots.bot import Bot
from anpfiff.bots.forfeit import CRASHED, ILLEGAL, SLOW, Forfeit
from anpfiff.core.codec import encode

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State

RANDOM: Final = 1 << 31
"""With every question comes a number below this: a program that takes all chance from it can be repeated."""
LONGEST_LINE: Final = 65_536


class CommandBot(Bot):
    """Runs a program for one match and asks it; its standard error is shown as it is."""

    def __init__(self, command: str, game: Game, setup: Setup, seconds: float) -> None:
        self.command = command
        self.game = game
        self.setup = setup
        self.seconds = seconds
        self.asked = 0
        self._rest = b""
        self._program: subprocess.Popen[bytes] | None = None

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """What the program says."""
        assert view is not None
        self.asked += 1
        said = self._answer(self.question(view, role, options, int(rng.below(RANDOM))))
        for action in options:
            if action.notation == said:
                return action
        raise Forfeit(self.command, ILLEGAL, said)

    def question(self, view: State, role: int, options: list[Action], number: int) -> dict[str, Any]:
        """The line that is sent, as data: the words of `anpfiff referee`, turned round."""
        phase = view.agenda[-1]
        return {
            "do": "choose",
            "id": self.asked,
            "seat": int(view.roles[role]),
            "role": int(role),
            "prompt": f"{self.game.key}-{phase.prompt(view, role)}",
            "rule": phase.rule,
            "options": [action.notation for action in options],
            "view": encode(self.game, self.setup, view),
            "facts": self.game.facts(view),
            "random": number,
        }

    def _answer(self, question: dict[str, Any]) -> str:
        """Send a line and read one; whatever is wrong with the program is a forfeit."""
        line = self._line(self._running(), json.dumps(question).encode() + b"\n")
        try:
            found = json.loads(line)
            action = found["action"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise Forfeit(self.command, ILLEGAL, line.decode("utf-8", "replace")) from None
        return action if isinstance(action, str) else json.dumps(action)

    def _line(self, program: subprocess.Popen[bytes], question: bytes) -> bytes:
        """The next line, if the program reads the question and answers in time."""
        assert program.stdin is not None
        assert program.stdout is not None
        until = time.monotonic() + self.seconds
        left = question
        with selectors.DefaultSelector() as selector:
            selector.register(program.stdin, selectors.EVENT_WRITE)
            selector.register(program.stdout, selectors.EVENT_READ)
            while left or b"\n" not in self._rest:
                ready = selector.select(max(0.0, until - time.monotonic()))
                if not ready or time.monotonic() > until:
                    stop(program)
                    raise Forfeit(self.command, SLOW, f"{self.seconds:g} s")
                for key, _ in ready:
                    if key.fileobj is program.stdout:
                        self._hear(program)
                        continue
                    sent = self._send(program, left)
                    left = left[sent:]
                    if not left:
                        selector.unregister(program.stdin)
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def _send(self, program: subprocess.Popen[bytes], left: bytes) -> int:
        """Send as much of the question as the pipe takes; how much it took."""
        assert program.stdin is not None
        try:
            return os.write(program.stdin.fileno(), left)
        except BlockingIOError:
            return 0
        except OSError:
            raise self._ended(program) from None

    def _hear(self, program: subprocess.Popen[bytes]) -> None:
        """Take what the program has said."""
        assert program.stdout is not None
        read = os.read(program.stdout.fileno(), LONGEST_LINE)
        if not read:
            raise self._ended(program)
        self._rest += read
        if len(self._rest) > LONGEST_LINE:
            raise Forfeit(self.command, ILLEGAL, f"a line of more than {LONGEST_LINE} bytes")

    def _running(self) -> subprocess.Popen[bytes]:
        """The program, started with the first question."""
        if self._program is None:
            try:
                self._program = subprocess.Popen(  # noqa: S603  the command stands on our own command line
                    shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            except (OSError, ValueError) as error:
                raise Forfeit(self.command, CRASHED, str(error)) from None
            assert self._program.stdin is not None
            os.set_blocking(self._program.stdin.fileno(), False)  # who never reads must not keep us waiting
        return self._program

    def __del__(self) -> None:
        if self._program is not None:
            stop(self._program)

    def _ended(self, program: subprocess.Popen[bytes]) -> Forfeit:
        stop(program)
        return Forfeit(self.command, CRASHED, f"exit {program.returncode}")


def stop(program: subprocess.Popen[bytes]) -> None:
    """End a program: by the end of its input, and if it does not hear that, by force."""
    try:
        if program.stdin is not None:
            program.stdin.close()
    except OSError:
        pass
    if program.stdout is not None:
        program.stdout.close()
    try:
        program.wait(0.5)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
