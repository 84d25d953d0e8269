"""What `make soak` runs: the crash tests for long, with the waiting times people have. Say how long, or leave it.

python -m tests.server.stress.soak [kills on SQLite] [kills on PostgreSQL]
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from tests.postgres import Cluster
from tests.server.stress.crash import crash_postgres, crash_sqlite, patience_sqlite

SQLITE, POSTGRES = 50, 20


def main(sqlite: int = SQLITE, postgres: int = POSTGRES) -> None:
    """All of it, one after the other; whatever is wrong ends it."""
    begun = time.monotonic()

    def tell(line: str) -> None:
        sys.stdout.write(f"{time.monotonic() - begun:7.1f} s  {line}\n")
        sys.stdout.flush()

    with tempfile.TemporaryDirectory(prefix="anpfiff-soak-") as folder:
        for name in ("sqlite", "patience", "postgres"):
            (Path(folder) / name).mkdir()
        crash_sqlite(Path(folder) / "sqlite", sqlite, tell)
        patience_sqlite(Path(folder) / "patience", tell)
        cluster = Cluster()
        try:
            database = cluster.url(cluster.lend_database())
            crash_postgres(Path(folder) / "postgres", cluster, database, postgres, tell)
        finally:
            cluster.stop()
    tell("all of it survived")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
