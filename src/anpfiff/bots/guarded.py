"""A bot of somebody's own behind a guard: its answer comes in time and is one of the options, or it loses the match."""

from __future__ import annotations

import signal
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from anpfiff.bots.bot import Bot
from anpfiff.bots.forfeit import CRASHED, ILLEGAL, SLOW, Forfeit

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


class TooSlow(BaseException):
    """The clock has run out; no `except Exception` of the bot's own catches it."""


class GuardedBot(Bot):
    """Asks a bot or any other object that can choose, and believes nothing: what is wrong becomes a `Forfeit`."""

    def __init__(self, bot: Any, name: str, seconds: float) -> None:
        self.bot = bot
        self.name = name
        self.seconds = seconds
        self.needs_view = bool(getattr(bot, "needs_view", True))

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """What the bot says; an action may be named by its notation."""
        began = time.monotonic()
        try:
            with interrupted_after(self.seconds):
                said: object = self.bot.choose(view, role, list(options), rng)
        except Forfeit:
            raise
        except TooSlow:
            raise self._too_slow() from None
        except Exception as error:  # whatever somebody else's bot does
            raise Forfeit(self.name, CRASHED, f"{type(error).__name__}: {error}") from error
        if time.monotonic() - began > self.seconds:
            raise self._too_slow()
        for action in options:
            if said is action or said == action.notation:
                return action
        raise Forfeit(self.name, ILLEGAL, repr(said) if isinstance(said, str) else str(said))

    def _too_slow(self) -> Forfeit:
        return Forfeit(self.name, SLOW, f"{self.seconds:g} s")


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """Interrupt what runs here after some seconds, where the system can: in the main thread, and not on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise TooSlow
