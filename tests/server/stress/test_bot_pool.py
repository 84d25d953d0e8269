"""Bots that crash, hang or talk nonsense: the match goes on, everybody is told, and no other table waits."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING

import psutil  # type: ignore[import-untyped]
import pytest
import uvicorn
import uvloop

from anpfiff.bots.names import BOTS
from anpfiff.server.app import build
from anpfiff.server.bots.pool import COMMAND, BotPool, _ask
from anpfiff.server.bots.worker import Task
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.log.store.address import store_at
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.services import Limits, Services
from tests.server.kit import Client, rooms_of, seated
from tests.server.process import PATIENCE, Server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator
    from pathlib import Path

    from anpfiff.server.log.store import Head, Store

WAYS = {
    "ends at once": "",
    "ends when asked": "import sys; sys.stdin.readline()",
    "crashes when asked": "import sys; sys.stdin.readline(); 1 / 0",
    "hangs": "import time; time.sleep(60)",
    "hangs and will not end": "import signal, time; signal.signal(15, signal.SIG_IGN); time.sleep(60)",
    "says nothing": "import sys\nfor line in sys.stdin: print(flush=True)",
    "says rubbish": "import sys\nfor line in sys.stdin: print('rubbish', flush=True)",
    "says bytes": "import sys\nfor line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
    "says what may not be said": 'import sys\nfor line in sys.stdin: print(\'{"action": "goal"}\', flush=True)',
    "says it deeply": "import sys\nfor line in sys.stdin: print('{\"x\":' + '[' * 30000, flush=True)",
    "says too much": "import sys\nwhile True: sys.stdout.write('x' * 100000)",
    "says it twice": "import sys\nfor line in sys.stdin: print('{}\\n{}', flush=True)",
    "does not exist": None,
}  # type: dict[str, str | None]

STOPPING = """
import asyncio, sys
from anpfiff.server.bots.worker import Task
from anpfiff.server.bots.pool import Failed, BotPool

async def think(bot_pool):
    try:
        await bot_pool.think(Task("t", "greedy", 0, ["pass"], {}))
    except Failed:
        print("failed", flush=True)

async def run():
    bot_pool = BotPool(2, 5.0, (sys.executable, "-S", "-c", "import sys; sys.stdin.readline()"))
    bots = [asyncio.create_task(think(bot_pool)) for _ in range(8)]
    await asyncio.wait(bots, return_when=asyncio.FIRST_COMPLETED)
    await bot_pool.close()

asyncio.run(run())
print("stopped")
"""
"""Bots fail one after another, and their workers are replaced, when the node is stopped."""


class Hosted(Server):
    """A server in this process, so that its insides can be chosen."""

    def __init__(self, store: Store, database: Path, folder: Path, bot_pool: BotPool) -> None:
        super().__init__(database, folder)
        limits = Limits(messages=100_000, burst=100_000, tables=100_000)
        services = Services(store, bot_pool, Metrics(), limits)
        config = uvicorn.Config(
            build(services), host="127.0.0.1", port=self.port, ws="websockets-sansio", log_config=None, lifespan="on"
        )
        self.server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self.server.run, daemon=True)

    def start(self) -> Server:
        """Start, and wait until it is healthy."""
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < until
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextlib.contextmanager
def hosting(folder: Path, bot_pool: BotPool, store: Store | None = None) -> Iterator[Hosted]:
    """A server of this process; whatever happens, no worker is left behind."""
    database = folder / "stadium.db"
    before = psutil.Process().children()
    with Hosted(store or store_at(str(database)), database, folder, bot_pool) as made:
        yield made
    workers = [child for child in psutil.Process().children() if child not in before]
    assert not psutil.wait_procs(workers, timeout=3)[1], "a worker is left behind"


def command_of(way: str) -> tuple[str, ...]:
    program = WAYS[way]
    return ("/nonexistent/bot",) if program is None else (sys.executable, "-S", "-c", program)


@pytest.mark.parametrize("way", WAYS)
def test_a_bot_that_fails_is_replaced_for_all_to_see(
    tmp_path: Path, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    patience = 0.3 if "hang" in way else 5.0
    with hosting(tmp_path, BotPool(2, patience, command_of(way))) as server:
        laid = server.lay("friend", BOTS[-1])
        watcher = Client(laid["table"], laid["watch"])
        watcher.open(server.host)
        [person] = seated(server.host, laid, 0)
        for _ in range(4):
            person.settle()
            person.say(person.news["decision"]["options"][0])
        person.ping()
        watcher.ping()
        for client in (person, watcher):
            told = [line for line in client.lines if line["line"] == "notice" and line["what"] == "bot_replaced"]
            assert len(told) == len(BOTS) - 1, "once for each simpler bot"
            assert told[0]["seat"] == 1
            assert told[0]["detail"].split() == [BOTS[-2], "slow" if "hang" in way else "crashed"]
            client.close()
    ours = [record for record in caplog.records if record.name.partition(".")[0] in ("asyncio", "uvicorn", "anpfiff")]
    assert not [record for record in ours if record.levelname == "ERROR"], caplog.text


def test_a_whole_match_is_played_with_bots_that_crash(tmp_path: Path) -> None:
    with hosting(tmp_path, BotPool(1, 5.0, command_of("ends at once"))) as server:
        laid = server.lay("friend", "random")
        [person] = seated(server.host, laid, 0)
        person.play_on()
        person.close()


def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    """While one bot still hangs, people play on elsewhere."""
    with hosting(tmp_path, BotPool(1, 60.0, command_of("hangs"))) as server:
        [waiting] = seated(server.host, server.lay("friend", BOTS[-1]), 0)
        people = seated(server.host, server.lay("friend", "friend"), 0, 1)
        begun, answers = time.monotonic(), 0
        while answers < 30:
            for person in people:
                person.ping()
                if person.is_asked:
                    person.say(person.news["decision"]["options"][0])
                    answers += 1
            assert time.monotonic() - begun < 15
        waiting.ping()
        assert not [line for line in waiting.lines if line["line"] == "said" and line["seat"] == 1], "it did not hang"


class Flaky:
    """A store that loses its disk now and then: an entry may be in, or not, and nobody is told."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fail: list[str] = []

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    def append(self, table: str, seq: int, body: bytes, head: Head | None = None) -> Awaitable[bool]:
        """Append, unless told to fail before or after it."""
        return self._append(table, seq, body, head)

    async def _append(self, table: str, seq: int, body: bytes, head: Head | None) -> bool:
        how = self.fail.pop(0) if self.fail else None
        if how == "before":
            raise Unavailable("the disk is full")
        done = await self._store.append(table, seq, body, head)
        if how == "after":
            raise Unavailable("the disk is gone")
        return done


@pytest.mark.parametrize("how", ["before", "after"])
def test_a_bot_goes_on_when_the_store_comes_back(tmp_path: Path, how: str) -> None:
    """Nobody but the bot writes to this table, so nobody else finds out that the store is back."""
    store = Flaky(store_at(str(tmp_path / "stadium.db")))
    with hosting(tmp_path, BotPool(1, 5.0, COMMAND), store) as server:  # type: ignore[arg-type]
        store.fail = [how] * 3
        laid = server.lay("random", "random")
        until = time.monotonic() + PATIENCE
        while rooms_of(server.database, laid["table"])[laid["table"]][0].head.status != "over":
            assert time.monotonic() < until, "the bots stand still"
            time.sleep(0.1)


@pytest.mark.parametrize("how", ["before", "after"])
def test_nothing_is_told_that_is_not_in_the_store(tmp_path: Path, how: str) -> None:
    """Neither to those who were there nor to those who come while nobody knows."""
    store = Flaky(store_at(str(tmp_path / "stadium.db")))
    with hosting(tmp_path, BotPool(1, 5.0, COMMAND), store) as server:  # type: ignore[arg-type]
        laid = server.lay("friend", "friend")
        people = seated(server.host, laid, 0, 1)
        for person in people:
            person.settle()
        store.fail = [how]
        with pytest.raises(Exception, match="busy"):
            people[0].ask("talk", ply=people[0].news["ply"], seat=0, phrase="oops")
        newcomer = Client(laid["table"], laid["watch"])
        newcomer.open(server.host)
        newcomer.until("news")
        _, room = rooms_of(server.database, laid["table"])[laid["table"]]
        assert len(newcomer.lines) == room.journals.told(-2)
        people[0].ask("talk", ply=people[0].news["ply"], seat=0, phrase="thanks")
        for client in (*people, newcomer):
            client.ping()
            phrases = [line["detail"] for line in client.lines if line.get("what") == "talked"]
            assert phrases == (["thanks"] if how == "before" else ["oops", "thanks"])
            client.close()


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "stadium.db", tmp_path) as server:
        server.lay("greedy", "greedy")
        assert server.process is not None
        until = time.monotonic() + PATIENCE
        while not (workers := psutil.Process(server.process.pid).children()):
            assert time.monotonic() < until, "the bots do not begin to think"
            time.sleep(0.02)
        server.kill()
        _, alive = psutil.wait_procs(workers, timeout=10)
        assert not alive


def test_a_node_that_stops_while_workers_start_comes_to_an_end() -> None:
    """In a process of its own, which would hang: half a worker cannot be ended."""
    done = subprocess.run([sys.executable, "-c", STOPPING], capture_output=True, text=True, timeout=30, check=True)
    assert done.stdout.split()[-1] == "stopped"


def test_a_worker_that_is_found_dead_before_it_is_asked_has_crashed_too() -> None:
    async def run() -> None:
        worker = await asyncio.create_subprocess_exec(sys.executable, "-S", "-c", "", stdin=-1, stdout=-1)
        await worker.wait()
        worker._transport.close()  # type: ignore[attr-defined]  # as the event loop does it some time after
        await asyncio.sleep(0)
        with pytest.raises((EOFError, OSError)):
            await _ask(worker, Task("t", "greedy", 0, ["pass"], {}))

    uvloop.run(run())
