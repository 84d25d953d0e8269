"""A bot of somebody's own behind a guard: its answer comes in time and is one of the options, or it loses the match."""

from __future__ import annotations

import signal
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from traceback import walk_tb
from typing import TYPE_CHECKING, Any

from anpfiff.bots.bot import Bot
from anpfiff.bots.forfeit import CRASHED, ILLEGAL, SLOW, Forfeit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


class TooSlow(BaseException):
    """The clock has run out; no `except Exception` of the bot's own catches it."""


class GuardedBot(Bot):
    """Asks a bot or any other object that can choose, and believes nothing: what is wrong becomes a `Forfeit`."""

    def __init__(self, make: Callable[[], Any], name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        self.bot: Any = None
        self.lost: Forfeit | None = None
        """Why it cannot play: it could not be made, and loses the match with its first answer."""
        try:
            with guarded(name, seconds):
                self.bot = make()
                if not callable(getattr(self.bot, "choose", None)) or type(self.bot).choose is Bot.choose:
                    raise TypeError("write a method choose(self, view, role, options, rng)")
                self.needs_view = bool(getattr(self.bot, "needs_view", True))
        except Forfeit as forfeit:
            self.lost = forfeit

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """What the bot says; an action may be named by its notation."""
        if self.lost is not None:
            raise self.lost
        with guarded(self.name, self.seconds):
            said: object = self.bot.choose(view, role, list(options), rng)
            for action in options:
                # Nothing of the bot's own decides what is equal.
                if said is action or (isinstance(said, str) and str.__eq__(action.notation, said)):
                    return action
            raise Forfeit(self.name, ILLEGAL, repr(said) if isinstance(said, str) else str(said))


@contextmanager
def guarded(name: str, seconds: float) -> Iterator[None]:
    """What a bot does here is done in time and raises nothing but a `Forfeit`; only Ctrl-C is not the bot's."""
    began = time.monotonic()
    try:
        with interrupted_after(seconds):
            yield
    except Forfeit:
        raise
    except TooSlow:
        raise too_slow(name, seconds) from None
    except BaseException as error:  # whatever somebody else's bot does: sys.exit() too
        if isinstance(error, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
            raise
        raise Forfeit(name, CRASHED, f"{place_of(error)}{told(error)}") from error
    if time.monotonic() - began > seconds:
        raise too_slow(name, seconds)


def too_slow(name: str, seconds: float) -> Forfeit:
    """The clock has run out."""
    return Forfeit(name, SLOW, f"{seconds:g} s")


def place_of(error: BaseException) -> str:
    """Where in the bot's own files it went wrong, as `my_bot.py:12: `; "" if it did so nowhere in them."""
    steps = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__) if is_foreign(frame)]
    if not steps:
        return ""
    folder = Path(steps[0][0]).parent
    file, line = [step for step in steps if Path(step[0]).is_relative_to(folder)][-1]
    return f"{Path(file).name}:{line}: "


def is_foreign(frame: FrameType) -> bool:
    """Whether code runs there that is neither ours nor what loads and guards a bot."""
    module = str(frame.f_globals.get("__name__", ""))
    return module.partition(".")[0] not in ("anpfiff", "importlib", "contextlib", "inspect")


def told(error: BaseException) -> str:
    """What an error is called and says, if it can say anything."""
    kind = type(error).__name__
    try:
        text = str(error)
    except Exception:  # noqa: BLE001  an error of somebody else's, too
        return kind
    return f"{kind}: {text}" if text else kind


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
