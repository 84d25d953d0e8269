"""House bots: bots of the host's own, named on the command line, that sit down at the tables of this server.

Each plays in a process of its own, one for every seat it has: what it keeps in mind is kept, and what it breaks breaks
nothing else. A name such as `house:Sweeper` is all that a table knows of it; what runs is known to the host alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shlex
import signal
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.bots.forfeit import CRASHED, ILLEGAL, SLOW
from anpfiff.bots.names import BOTS, check_league
from anpfiff.bots.own import COMMAND, FILE, called, check_own, is_own, split
from anpfiff.errors import Malformed, Refusal, Unknown
from anpfiff.protocol.fields import LONGEST_NAME
from anpfiff.server.bots.engine_build import Engine
from anpfiff.server.bots.isolated import command_of
from anpfiff.server.bots.pool import exchange
from anpfiff.server.bots.queue import USUAL, Errand, Turns
from anpfiff.server.tables.judge import check_name

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from anpfiff.bots.forfeit import How
    from anpfiff.core.game import Game
    from anpfiff.protocol.bots import BotStrength
    from anpfiff.server.bots.worker import Task
    from anpfiff.server.tables.entries import LaidSeat

_LOG: Final = logging.getLogger(__name__)
HOUSE: Final = "house:"
"""What the name of a house bot begins with, wherever a table names a bot."""
START: Final = 20.0
"""Seconds a process may take beside its answer: to start, and to end what it was interrupted in."""
KEPT: Final = 8
"""How many processes are kept while they have nothing to do; the one that waits longest is ended first."""
LONGEST_ANSWER: Final = 1 << 20
WORKER: Final = command_of("anpfiff.server.bots.worker")


class HouseBot(msgspec.Struct, frozen=True):
    """A bot of the host's own."""

    name: str
    """As people see it."""
    runs: str
    """What it is for `anpfiff.bots.own`; a file by its whole path."""
    games: tuple[str, ...]
    """The games it can be made for."""

    @property
    def key(self) -> str:
        """What a table calls it."""
        return HOUSE + self.name


class HouseForfeit(Exception):
    """A house bot has lost its match."""

    def __init__(self, how: How, detail: str) -> None:
        super().__init__(detail)
        self.how: Final = how


def read_bots(names: Sequence[str], shelf: Iterable[Game]) -> list[HouseBot]:
    """The bots that a host names, each loaded once for every game: `my_bot.py:Coach`, or `Sweeper=cmd:./my_bot`."""
    games, found = list(shelf), list[HouseBot]()
    for text in names:
        runs = placed(text)
        name = check_name(called(text)[0] or usual_name(runs))
        if not is_own(runs):
            raise Unknown(f"there is no bot {runs[:80]!r}", key="bot", facts={"name": runs[:80]})
        if name.casefold() in {other.name.casefold() for other in found}:
            raise Malformed(f"two bots are called {name}", key="bot-twice", facts={"name": name})
        found.append(HouseBot(name, runs, playable(runs, games)))
    return found


def playable(runs: str, games: list[Game]) -> tuple[str, ...]:
    """The games a bot can be made for; if there is none it is refused with the reason."""
    found: list[str] = []
    refusal: Refusal | None = None
    for game in games:
        try:
            check_own(runs, game, game.agree())
            found.append(game.key)
        except Refusal as error:
            refusal = error
    if not found and refusal is not None:
        raise refusal
    return tuple(found)


def placed(runs: str) -> str:
    """The name of a bot that means the same in any folder; a command runs in the host's."""
    runs = called(runs)[1]
    file, colon, attribute = runs.partition(":")
    is_file = not runs.startswith(COMMAND) and split(file)[0].endswith(FILE)
    return f"{Path(file).resolve()}{colon}{attribute}" if is_file else runs


def usual_name(runs: str) -> str:
    """What a bot is called that has no other name: its class, its file, or its program."""
    plain = split(runs)[0]
    if plain.startswith(COMMAND):
        words = [word for word in shlex.split(plain.removeprefix(COMMAND)) if not word.startswith("-")]
        return Path(words[-1]).stem if words else ""
    file, _, attribute = plain.partition(":")
    return attribute or Path(file).stem


def house_names(bot: str, number: int, taken: Iterable[str]) -> list[str]:
    """So many names for a house bot that nobody has: its own, and then its own with a number."""
    used, found = set(taken), list[str]()
    name = bot.removeprefix(HOUSE)
    again = (f"{name[: LONGEST_NAME - 1 - len(str(times))]} {times}" for times in count(2))
    for one in chain([name], again):
        if len(found) == number:
            break
        if one not in used:
            found.append(one)
    return found


def called_apart(seats: Sequence[LaidSeat]) -> list[LaidSeat]:
    """Seats at which every house bot has its name, and a number where it sits at several."""
    found: list[LaidSeat] = []
    for seat in seats:
        if seat.bot is not None and seat.bot.startswith(HOUSE) and not seat.name:
            [name] = house_names(seat.bot, 1, [other.name for other in found if other.bot == seat.bot])
            found.append(msgspec.structs.replace(seat, name=name))
        else:
            found.append(seat)
    return found


class HouseBots:
    """The house bots of one node, and the processes in which they play."""

    def __init__(
        self,
        bots: Sequence[HouseBot] = (),
        at_once: int = 1,
        engine: Engine | None = None,
        strengths: Mapping[tuple[str, str], BotStrength] | None = None,
    ) -> None:
        self.bots: Final = {bot.key: bot for bot in bots}
        self._engine: Final = engine or Engine()
        self.strengths: Final = strengths or {}
        """By game and key, where the host has measured it."""
        self._turns: Final = Turns(range(max(2, at_once)), kept=1)
        self._workers: Final[dict[tuple[str, int], Process]] = {}
        self._leaving: Final[set[Process]] = set()
        """Workers that were sent home and have not ended yet."""
        """By table and seat; who answered last stands last."""
        self._is_closed = False

    def offered(self, game: Game) -> list[HouseBot]:
        """The bots that play a game."""
        return [bot for bot in self.bots.values() if game.key in bot.games]

    def check(self, name: str, game: Game) -> None:
        """Refuse a bot that neither plays in a league nor is one of the house."""
        if not name.startswith(HOUSE):
            check_league(name)
        elif name not in [bot.key for bot in self.offered(game)]:
            expected = [*BOTS, *(bot.key for bot in self.offered(game))]
            raise Unknown(f"there is no bot {name[:80]!r}", None, expected, "bot", {"name": name[:80]})

    def check_for(self, game: Game) -> Callable[[str], None]:
        """The same for one game."""
        return lambda name: self.check(name, game)

    async def think(self, task: Task, seat: int, errand: Errand = USUAL) -> str:
        """What a bot of the house says at a table; `HouseForfeit` if that is nothing."""
        bot = self.bots[task.bot]
        place = (task.table, seat)
        async with self._turns.turn(errand):
            worker = self._workers.pop(place, None)
            try:
                if worker is None or worker.returncode is not None:
                    worker = await self._begin()
                async with asyncio.timeout(split(bot.runs)[1] + START):
                    answer = await exchange(worker, msgspec.structs.replace(task, bot=bot.runs))
            except BaseException as error:
                await self._end(worker)
                if isinstance(error, TimeoutError):
                    raise self._forfeited(bot, SLOW, "no answer") from error
                if isinstance(error, (OSError, EOFError, ValueError, msgspec.MsgspecError)):
                    raise self._forfeited(bot, CRASHED, "its process ended") from error
                raise
            self._workers[place] = worker
        if answer.forfeit is not None:
            raise self._forfeited(bot, answer.forfeit, answer.wrong)
        if answer.action not in task.options:
            raise self._forfeited(bot, ILLEGAL, answer.action)
        return answer.action

    def _forfeited(self, bot: HouseBot, how: How, detail: str) -> HouseForfeit:
        _LOG.warning("%s (%s) forfeits its match: %s (%s)", bot.name, bot.runs, how, detail)
        return HouseForfeit(how, detail)

    async def _begin(self) -> Process:
        """A new process; of those that wait the oldest makes room for it."""
        while len(self._workers) >= KEPT:
            await self._end(self._workers.pop(next(iter(self._workers))))
        if self._is_closed:
            raise EOFError
        return await asyncio.create_subprocess_exec(
            *self._engine.placed(WORKER),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
            process_group=0,
        )

    async def forget(self, table: str) -> None:
        """A match is over: whoever played it goes home."""
        for place in [place for place in self._workers if place[0] == table]:
            await self._end(self._workers.pop(place))

    async def close(self) -> None:
        """Send all home."""
        self._is_closed = True
        for place in list(self._workers):
            await self._end(self._workers.pop(place))
        for worker in list(self._leaving):
            await worker.wait()

    async def _end(self, worker: Process | None) -> None:
        """End a process with everything it has started."""
        if worker is None:
            return
        self._leaving.add(worker)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(worker.pid, signal.SIGKILL)
            else:
                worker.kill()
        worker._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001  a full pipe would stay open for ever
        await worker.wait()
        self._leaving.discard(worker)
