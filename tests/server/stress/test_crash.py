"""The server is killed with signal 9; `make soak` does it 50 and 20 times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.stress.crash import crash_postgres, crash_sqlite

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import Cluster


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    crash_sqlite(tmp_path, kills=5)


def test_nothing_acknowledged_is_lost_when_one_of_two_servers_or_the_database_is_killed(
    tmp_path: Path, cluster: Cluster, database: str
) -> None:
    crash_postgres(tmp_path, cluster, database, kills=5)
