"""A node that is late lays no more tables, and one that stood still calls no time at once."""

from __future__ import annotations

import asyncio
import signal
import time
from typing import TYPE_CHECKING

import pytest

from anpfiff.server import ticking
from anpfiff.server.bots.pool import BotPool
from anpfiff.server.refusals import Busy, TooMany
from anpfiff.server.security.limits import HOUR, Turnstile
from anpfiff.server.services import Limits
from anpfiff.server.ticking import STILL, Ticking
from tests.server.kit import seated
from tests.server.process import Server
from tests.server.stress.test_api import wish
from tests.server.stress.test_bot_pool import hosting

if TYPE_CHECKING:
    from pathlib import Path


def test_the_lag_of_a_busy_loop_is_seen_and_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ticking, "OVER", 5)

    async def run() -> None:
        stood: list[int] = []
        found = Ticking(lambda: stood.append(1))
        found.begin()
        for _ in range(6):
            time.sleep(0.5)  # noqa: ASYNC251  that is what is tested
            await asyncio.sleep(0)
        assert found.lag > Limits().lag
        async with asyncio.timeout(10):
            while found.lag > Limits().lag / 2:  # noqa: ASYNC110  time has to pass
                await asyncio.sleep(0.05)
        assert not stood
        found.stop()

    asyncio.run(run())


def test_a_late_node_refuses_new_tables_and_says_when_to_come_again(tmp_path: Path) -> None:
    with hosting(tmp_path, BotPool(1)) as server:
        people = seated(server.host, server.lay("friend", "friend"), 0, 1)
        lobby = server.server.config.app.server.lobby  # type: ignore[union-attr]
        lobby.ticking.stop()
        lobby.ticking.lag = 1.0
        refused = server.http("POST", "/api/tables", wish())
        assert refused.status == 503
        assert int(refused.headers["retry-after"]) > 0
        assert refused.json()["error"]["kind"] == "busy"
        assert server.http("GET", "/health").status == 200
        for person in people:  # who sits plays on
            person.settle()
            person.say(person.news["decision"]["options"][0])
            person.close()


def test_who_opened_too_many_is_told_when_the_next_is_fine() -> None:
    turnstile = Turnstile(Limits(tables=1))
    turnstile.open_table("192.0.2.1")
    with pytest.raises(TooMany) as refused:
        turnstile.open_table("192.0.2.1")
    assert HOUR - 60 < refused.value.after / 1000 <= HOUR
    with pytest.raises(Busy):
        Turnstile(Limits(), lambda: 1.0).open_table("192.0.2.2")


def test_a_process_that_was_stopped_gives_time_as_after_a_restart(tmp_path: Path) -> None:
    clock = {"kind": "move", "seconds": int(STILL), "then": "bot"}
    with Server(tmp_path / "stadium.db", tmp_path) as server:
        people = seated(server.host, server.lay("friend", "friend", clock=clock), 0, 1)
        for person in people:
            person.settle()
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(STILL + 2)
        server.process.send_signal(signal.SIGCONT)
        time.sleep(1)
        for person in people:
            person.ping()
            assert not [line for line in person.lines if line.get("what") == "time_over"]
            assert person.is_asked
            person.close()
