"""Servers as processes of their own: a server or a bare server, and the databases under them."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import psutil  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.postgres import Cluster

QUIET: Final = (
    "create schema quiet",
    "create function quiet.pg_notify(text, text) returns boolean language sql immutable as 'select true'",
)
"""Put before PostgreSQL's own in the search path of a database, nobody is notified there."""


class Server:
    """A process that serves at a port."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C"})
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1])
        self.seen = psutil.Process(self.process.pid)

    def cpu(self) -> float:
        """Seconds of a core it has taken; bots' workers are not in it."""
        return seconds_of(self.seen)

    def resident(self) -> int:
        """Bytes of memory it has."""
        return int(self.seen.memory_info().rss)

    def stop(self) -> None:
        """Stop it gracefully."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Anpfiff(Server):
    """One node of ours."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "anpfiff", "serve", "--no-browser", "--port", "0", "--database", database]
        super().__init__([*command, "--rate", "100000", "--tables", "1000000", "--lines", "1000000"])

    def open_table(self, **options: Any) -> dict[str, Any]:
        """A table for two friends."""
        wish = {"game": "finale", "seats": [{"kind": "friend"}, {"kind": "friend"}], "options": options}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables", json.dumps(wish).encode(), method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
        return found


class Bare(Server):
    """A bare server."""

    def __init__(self, database: str) -> None:
        super().__init__([sys.executable, "-m", "bench.server.bare", database])


class Databases:
    """Fresh databases of a kind, and what the database server itself takes."""

    def __init__(self, folder: Path, cluster: Cluster | None) -> None:
        self._folder = folder
        self._cluster = cluster

    def new(self) -> str:
        """An empty one."""
        if self._cluster is None:
            return str(self._folder / f"{secrets.token_hex(4)}.db")
        return self._cluster.url(self._cluster.lend_database())

    def new_quiet(self) -> str:
        """An empty one on PostgreSQL in which nobody is notified of anything."""
        assert self._cluster is not None
        name = self._cluster.lend_database()
        self._cluster.execute(*QUIET, f"alter database {name} set search_path = quiet, pg_catalog, public", name=name)
        return self._cluster.url(name)

    def cpu(self) -> float:
        """Seconds of a core that PostgreSQL has taken, all its processes that are alive together."""
        if self._cluster is None:
            return 0.0
        first = (self._cluster.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0]
        main = psutil.Process(int(first))
        return sum(seconds_of(one) for one in (main, *main.children(recursive=True)))


@contextlib.contextmanager
def databases(kind: str) -> Iterator[Databases]:
    """Databases of a kind, gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "SQLite":
            yield Databases(Path(folder), None)
            return
        from tests.postgres import Cluster

        cluster = Cluster()
        try:
            yield Databases(Path(folder), cluster)
        finally:
            cluster.stop()


def seconds_of(process: psutil.Process) -> float:
    """Seconds of a core a process has taken; one that is gone has taken what nobody can tell any more."""
    try:
        times = process.cpu_times()
    except psutil.NoSuchProcess:
        return 0.0
    return float(times.user + times.system)
