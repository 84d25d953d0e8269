"""The bots' workers: bots think in processes of their own, never block a table, and are replaced if they fail."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from anpfiff.build import own_build
from anpfiff.server.bots.engine_build import Engine
from anpfiff.server.bots.isolated import SAFE_FOLDER, command_of
from anpfiff.server.bots.measured_strength import Paces
from anpfiff.server.bots.queue import USUAL, Errand, Turns
from anpfiff.server.bots.review_work import BookNode
from anpfiff.server.bots.worker import FORECAST, HINT, DrawLink, ReadMatch, Review, Task, WorkerAnswer

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from anpfiff.build import Build
    from anpfiff.protocol.decision import Hint, StandingAt
    from anpfiff.protocol.own_cards import OwnersReading
    from anpfiff.server.bots.review_work import BookedNode, ReviewOutline
    from anpfiff.server.bots.worker import Inspect, Order, ReadOwn

PATIENCE: Final = 10.0
"""How many seconds a bot may think before a simpler one takes its place."""
LOOKING_BACK: Final = 12
"""How many times longer a node of a review may take: nobody waits for it, and it must end on a busy machine too."""
COMMAND: Final = command_of("anpfiff.server.bots.worker")
HINT_WITHIN: Final = 5.0
"""Seconds somebody waits for a worker who thinks about a hint, or about everybody's chance to win."""
FILE_WORKERS: Final = 1
READ_WITHIN: Final = 3.0
"""Seconds a worker may take for what a stranger sent."""
LONGEST_ANSWER: Final = 1 << 22
MOST_COURSES: Final = 200
"""How many courses of matches are kept."""


class Failed(Exception):
    """A bot crashed, talked nonsense or was too slow."""

    def __init__(self, why: Literal["crashed", "slow"]) -> None:
        super().__init__(why)
        self.why: Final[Literal["crashed", "slow"]] = why


class _Place:
    """Where a worker works, if one was started."""

    worker: Process | None = None


class BotPool:
    """A fixed number of workers; they start when first needed. Openers take turns, and people come before bots."""

    def __init__(
        self,
        number: int,
        patience: float = PATIENCE,
        command: tuple[str, ...] = COMMAND,
        engine: Engine | None = None,
    ) -> None:
        self.patience: Final = patience
        self.engine: Final = engine or Engine()
        self._command: Final = command
        # one more than one, so that nobody who sits there waits for what can wait
        self._turns: Final = Turns([_Place() for _ in range(max(2, number) if number else 0)], kept=1)
        self._workers: Final[dict[Process, Build]] = {}
        self._leaving: Final[set[Process]] = set()
        """Workers that were sent home and have not ended yet."""
        """Every worker that was started, and the build of the engine it runs."""
        self._proven: Final[set[Build]] = {own_build()}
        """The builds that work: a worker that runs them has answered."""
        self.paces: Final = Paces()
        self._courses: Final[dict[str, list[StandingAt]]] = {}
        self._reviews: Final[dict[str, asyncio.Task[list[StandingAt]]]] = {}
        """Courses that are being worked out, by table."""
        self._is_winding_up: bool = False
        self._is_closed: bool = False
        self._door: Final = asyncio.Lock()
        """Held while a worker starts: half a worker cannot be sent away, and an event loop would never end."""

    async def think(self, task: Task, errand: Errand = USUAL) -> str:
        """What the bot says; or `Failed`, and the worker that failed is gone."""
        answer = await self._hand_over(task, errand)
        self.paces.note(task.view["game"], task.bot, answer.cut_at)
        return answer.action

    async def hint(self, task: Task, opener: str = "") -> list[Hint]:
        """What is to be thought of each option."""
        return (await self._hand_over(task, Errand(opener, within=HINT_WITHIN))).hints

    async def forecast(self, task: Task, opener: str = "") -> StandingAt:
        """Everybody's chance to win; no bot that somebody waits for is kept waiting by it."""
        return (await self._hand_over(task, Errand(opener, True, HINT_WITHIN))).course[0]

    async def course(self, table: str, replay: str, opener: str = "") -> list[StandingAt]:
        """How everybody's chance to win went in a match that is over; worked out once, however many ask."""
        if table in self._courses:
            return self._courses[table]
        if table not in self._reviews:
            self._reviews[table] = asyncio.create_task(self._review(table, replay, opener))
        return await asyncio.shield(self._reviews[table])

    async def outline(self, task: BookNode, opener: str = "") -> ReviewOutline:
        """What is known at once of a match that is looked at again."""
        found = (await self._hand_over(task, Errand(opener, True))).outline
        if found is None or self._is_winding_up:
            raise Failed("slow")
        return found

    async def book(self, task: BookNode, opener: str = "") -> BookedNode:
        """One node of a match that is looked at again."""
        found = (await self._hand_over(task, Errand(opener, True))).booked
        if found is None or self._is_winding_up:
            raise Failed("slow")
        return found

    async def inspect(self, task: Inspect) -> WorkerAnswer:
        """What is in an owner's card file, or what is wrong with it."""
        return await self._hand_over(task)

    async def read_own(self, task: ReadOwn) -> OwnersReading:
        """What is right in an owner's card file, and what is wrong."""
        found = (await self._hand_over(task)).owned
        if found is None:
            raise Failed("crashed")
        return found

    async def read_match(self, replay: str) -> WorkerAnswer:
        """What is in the file of a match, or what is wrong with it."""
        return await self._hand_over(ReadMatch(replay))

    async def qr_code(self, link: str) -> str:
        """A link as a QR code."""
        return (await self._hand_over(DrawLink(link))).picture

    async def _review(self, table: str, replay: str, opener: str) -> list[StandingAt]:
        """A moment at a time, so that bots who wait for a worker come in between."""
        found: list[StandingAt] = []
        try:
            while more := (await self._hand_over(Review(replay, len(found)), Errand(opener, True))).course:
                found += more
                if self._is_winding_up:
                    raise Failed("slow")
        finally:
            del self._reviews[table]
        if len(self._courses) >= MOST_COURSES:
            del self._courses[next(iter(self._courses))]
        self._courses[table] = found
        return found

    def wind_up(self) -> None:
        """Give up what takes long: this node stops."""
        self._is_winding_up = True

    async def _hand_over(self, task: Order, errand: Errand = USUAL) -> WorkerAnswer:
        """What a worker answers; or `Failed`."""
        build = self.engine.build()
        try:
            return await self._try(task, errand)
        except Failed:
            if self.engine.build() == build:
                raise
        return await self._try(task, errand)  # the new build did not work: by that of this server, then

    async def _try(self, task: Order, errand: Errand) -> WorkerAnswer:
        try:
            async with self._turns.turn(errand) as place:
                return await self._at(place, task)
        except TimeoutError as error:
            raise Failed("slow") from error

    async def _at(self, place: _Place, task: Order) -> WorkerAnswer:
        worker, place.worker = place.worker, None
        try:
            if worker is not None and self._workers[worker] != self.engine.build():
                await self._dismiss(worker)  # the compiled engine is there by now
                self.paces.forget()
                worker = None
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            async with asyncio.timeout(self.patience * (LOOKING_BACK if isinstance(task, BookNode) else 1)):
                answer = await _ask(worker, task)
        except BaseException as error:
            self._doubt(worker, error)
            await self._dismiss(worker)
            if isinstance(error, TimeoutError):
                raise
            if isinstance(error, (OSError, EOFError, ValueError, RecursionError, msgspec.MsgspecError)):
                raise Failed("crashed") from error
            raise
        else:
            self._proven.add(self._workers[worker])
            place.worker = worker
            return answer

    def _doubt(self, worker: Process | None, error: BaseException) -> None:
        """If no worker with this build has ever answered, it is the build that failed, and not the bot."""
        is_silent = isinstance(error, (OSError, EOFError)) and not isinstance(error, TimeoutError)
        if is_silent and worker in self._workers and self._workers[worker] not in self._proven:
            self.engine.give_up()

    async def _start(self) -> Process:
        hiring = asyncio.ensure_future(self._hire())
        try:
            return await asyncio.shield(hiring)
        except asyncio.CancelledError:  # nobody waits any more, but a process that is half started would stay behind
            with contextlib.suppress(Failed, OSError):
                await self._dismiss(await hiring)
            raise

    async def _hire(self) -> Process:
        async with self._door:
            if self._is_closed:
                raise Failed("crashed")
            build = self.engine.build()
            worker = await asyncio.create_subprocess_exec(
                *self.engine.placed(self._command),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                cwd=SAFE_FOLDER,
                limit=LONGEST_ANSWER,
            )
            self._workers[worker] = build
        return worker

    async def _dismiss(self, worker: Process | None) -> None:
        if worker is None:
            return
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        self._workers.pop(worker, None)
        self._leaving.add(worker)
        worker._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001  a full pipe would stay open for ever
        await worker.wait()
        self._leaving.discard(worker)

    async def close(self) -> None:
        """Send all workers home, and hire no more."""
        async with self._door:
            self._is_closed = True
        for worker in list(self._workers):
            await self._dismiss(worker)
        for worker in list(self._leaving):
            await worker.wait()


async def exchange(worker: Process, task: Order) -> WorkerAnswer:
    """Hand a task to a worker and wait for its answer, whatever it is."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        worker.stdin.write(msgspec.json.encode(task) + b"\n")
    except RuntimeError as error:  # uvloop has noticed already that the worker is dead
        raise EOFError from error
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise EOFError
    return msgspec.json.decode(line, type=WorkerAnswer)


async def _ask(worker: Process, task: Order) -> WorkerAnswer:
    return checked(task, await exchange(worker, task))


def checked(task: Order, answer: WorkerAnswer) -> WorkerAnswer:
    """The answer, if it is one to this task."""
    if not isinstance(task, Task):
        return answer
    if task.bot == FORECAST:
        if len(answer.course) != 1:
            raise ValueError(answer)
    elif task.bot == HINT:
        if len(answer.hints) != len(task.options):
            raise ValueError(answer)
    elif answer.action not in task.options:
        raise ValueError(answer.action)
    return answer
