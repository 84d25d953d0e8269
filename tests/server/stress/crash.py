"""Servers are killed with signal 9 at random moments, under load; what was acknowledged is there, and all goes on."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from anpfiff.server.log.store import OVER
from tests.server.kit import rooms_of, seated
from tests.server.process import PATIENCE, Server
from tests.server.stress.cups import Cups
from tests.server.stress.load import Load

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.postgres import Cluster
    from tests.server.process import Message

GENEROUS = ("--rate", "10000", "--tables", "1000000")
MOVE = {"kind": "move", "seconds": 1, "then": "bot"}


class Alone:
    """Tables at which no client does anything: bots somebody looks at, and people who went away from a short clock."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.clock = self._lay_clock()
        self.bots = self._lay("greedy", "greedy")

    def _lay(self, *seats: str, **wish: object) -> Message:
        laid = self.load.lay(*seats, **wish)
        assert laid is not None
        return laid

    def _lay_clock(self) -> Message:
        laid = self._lay("friend", "friend", clock=MOVE)
        for client in seated(self.load.hosts[0], laid, 0, 1):
            client.close()
        return laid

    def renew(self) -> None:
        """New tables for those that are over; bots are quick, so theirs is new every time."""
        self.bots = self._lay("greedy", "greedy")
        if self._reached()[self.clock["table"]] is None:
            self.clock = self._lay_clock()

    def _reached(self) -> dict[str, int | None]:
        """How long the log of each is; none if it is over."""
        found = rooms_of(self.load.database, self.clock["table"], self.bots["table"])
        return {table: None if record.head.status == OVER else room.seq for table, (record, room) in found.items()}

    def _look(self) -> None:
        """Look at the bots among themselves, who else would rest."""
        seen = {"Authorization": f"Bearer {self.bots['watch']}"}
        assert self.load.servers[0].http("GET", f"/api/tables/{self.bots['table']}", headers=seen).status == 200

    def wait_for_progress(self, seconds: float = PATIENCE) -> None:
        """Wait until all of them have gone on by themselves."""
        before = self._reached()

        def have_gone_on() -> bool:
            self._look()
            now = self._reached()
            return all(
                now[table] is None or (reached is not None and now[table] > reached)  # type: ignore[operator]
                for table, reached in before.items()
            )

        self.load.wait_until("a clock or a bot stands still", have_gone_on, seconds)


def crash_sqlite(folder: Path, kills: int, tell: Callable[[str], object] = str) -> None:
    """One server on a file."""
    luck = random.Random(kills)
    server = Server(folder / "stadium.db", folder, *GENEROUS, grace=300, bot_due=1000)
    with server:
        load = Load([server], 3)
        alone, cups = Alone(load), Cups(load)
        for number in range(kills):
            alone.renew()
            if number % 4 == 0:
                cups.open(server)
            load.go_on(luck.uniform(0.05, 0.6))
            server.kill()
            time.sleep(luck.choice([0.0, 0.1]))
            server.start()
            load.check_promises()
            load.wait_for_progress()
            alone.wait_for_progress()
            tell(f"sqlite: kill {number + 1} of {kills} survived")
        tell(f"sqlite: {cups.check()} matches of {len(cups.ids)} competitions, each played once")
        finish(load, [server], tell)


def patience_sqlite(folder: Path, tell: Callable[[str], object] = str) -> None:
    """One kill with the waiting times people have: a clock that ran out meanwhile gives its seat half a minute."""
    with Server(folder / "stadium.db", folder, *GENEROUS) as server:
        load = Load([server], 0)
        alone = Alone(load)
        load.go_on(2.0)
        server.kill()
        server.start()
        begun = time.monotonic()
        alone.wait_for_progress(60.0)
        tell(f"sqlite: clocks and bots went on by themselves after {time.monotonic() - begun:.0f} seconds")


def crash_postgres(
    folder: Path, cluster: Cluster, database: str, kills: int, tell: Callable[[str], object] = str
) -> None:
    """Two servers on one database; they are killed in turn, and now and then the database itself is."""
    luck = random.Random(kills)
    servers = [Server(database, folder, *GENEROUS, grace=300, bot_due=1000) for _ in range(2)]
    with servers[0], servers[1]:
        load = Load(servers, 3)
        alone, cups = Alone(load), Cups(load)
        for number in range(kills):
            victim = servers[number % 2]
            alone.renew()
            if number % 4 == 0:
                cups.open(victim)
            load.go_on(luck.uniform(0.05, 0.6))
            victim.kill()
            load.check_promises()
            load.wait_for_progress()  # on the other one
            victim.start()
            alone.wait_for_progress()
            tell(f"postgres: kill {number + 1} of {kills} survived")
            if number % 4 == 1:
                cluster.kill()
                time.sleep(luck.uniform(0.0, 0.5))
                cluster.start()
                load.check_promises()
                load.wait_for_progress()
                alone.wait_for_progress()
                tell("postgres: the database was killed, and all went on")
        tell(f"postgres: {cups.check()} matches of {len(cups.ids)} competitions, each played once")
        finish(load, servers, tell)


def finish(load: Load, servers: list[Server], tell: Callable[[str], object]) -> None:
    """Everybody goes home; then it is counted."""
    load.end()
    load.check_hello()
    for server in servers:
        assert server.stop() == 0
        server.check_log(*(secret for match in load.ended for secret in match.secrets))
    answers = load.check_all()
    drops = sum(guest.client.drops for match in load.ended for guest in match.guests)
    assert answers > 50, "that was no load"
    assert drops > 0, "nobody noticed anything"
    tell(f"{answers} acknowledged answers at {len(load.ended)} tables, {drops} dropped lines, nothing lost")
