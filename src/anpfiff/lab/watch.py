"""Who is being asked, where the process that started this one can read it: bots may take their process with them.

Everything a bot of somebody's own does in its process can be guarded there, but for two things: that the process ends
(`os._exit`, a segmentation fault), and that it never comes back to Python. Both are seen from outside.
"""

from __future__ import annotations

import signal
import time
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, NamedTuple

from anpfiff.bots.bot import Bot
from anpfiff.bots.forfeit import DIED, SLOW, Forfeit
from anpfiff.bots.names import make
from anpfiff.bots.own import split

if TYPE_CHECKING:
    from collections.abc import Iterable
    from multiprocessing.context import SpawnProcess

    from mypy_extensions import i64

    from anpfiff.bots.forfeit import Died, How
    from anpfiff.core.action import Action
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State

GRACE: Final = 3.0
"""Seconds after its time in which a bot is still interrupted from inside; then its process is ended."""


class AnswerAt(NamedTuple):
    """Which bot is being asked, in which match, for which of its answers; for answer 0 it is being made."""

    match: int
    bot: int
    answer: int


@dataclass(frozen=True)
class Loss:
    """A match that a bot loses with a certain answer, because it ended its process there."""

    asked: AnswerAt
    how: How | Died
    detail: str

    def forfeit(self, name: str) -> Forfeit:
        """As it is told."""
        return Forfeit(split(name)[0], self.how, self.detail)


class Watch:
    """What a worker is doing, in memory that it shares with the process that started it."""

    def __init__(self) -> None:
        self._numbers: Final = get_context("spawn").RawArray("d", 4)

    def begin(self, asked: AnswerAt, seconds: float) -> None:
        """A bot is asked, and has so much time."""
        self._numbers[0:3] = asked
        self._numbers[3] = time.monotonic() + seconds

    def end(self) -> None:
        """It has answered."""
        self._numbers[3] = 0.0

    def asked(self) -> AnswerAt | None:
        """Who is being asked now, if anybody is."""
        match, bot, answer, until = self._numbers
        return AnswerAt(int(match), int(bot), int(answer)) if until else None

    def is_overdue(self) -> bool:
        """Whether the bot that is asked should have been interrupted long ago."""
        until = float(self._numbers[3])
        return 0.0 < until < time.monotonic() - GRACE


class WatchedBot(Bot):
    """A bot of somebody's own in one match of a study, under the eyes of the process that started this one."""

    def __init__(
        self, name: str, game: Game, setup: Setup, asked: AnswerAt, watch: Watch, losses: Iterable[Loss] = ()
    ) -> None:
        self._name: Final = name
        self._seconds: Final = split(name)[1]
        self._asked = asked
        self._watch: Final = watch
        self._losses: Final = {loss.asked: loss for loss in losses}
        self._bot: Bot | None = None
        if asked not in self._losses:
            watch.begin(asked, self._seconds)
            self._bot = make(name, game, setup=setup)
            watch.end()
            self.needs_view = self._bot.needs_view

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """What the bot says, unless it is known to end its process instead."""
        if self._bot is None:
            raise self._losses[self._asked].forfeit(self._name)
        self._asked = self._asked._replace(answer=self._asked.answer + 1)
        if self._asked in self._losses:
            raise self._losses[self._asked].forfeit(self._name)
        self._watch.begin(self._asked, self._seconds)
        try:
            return self._bot.choose(view, role, options, rng)
        finally:
            self._watch.end()


class Worker(NamedTuple):
    """A process, and what it is doing."""

    process: SpawnProcess
    watch: Watch


def loss_of(name: str, worker: Worker) -> Loss:
    """What a bot has lost in a process that is no more: it was too slow, or ended it."""
    asked = worker.watch.asked() or AnswerAt(0, 0, 0)
    if worker.watch.is_overdue():
        return Loss(asked, SLOW, f"{split(name)[1]:g} s")
    worker.process.join()
    return Loss(asked, DIED, end_of(worker.process.exitcode))


def end_of(code: int | None) -> str:
    """How a process ended, in a word that is the same in every language."""
    if code is None or code >= 0:
        return f"exit {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
