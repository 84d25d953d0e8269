"""The server is killed with signal 9; `make stress` does it 50 and 20 times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.stress.crash import crash_postgres, crash_sqlite, patience_sqlite
from tests.volume import IS_STRESS, volume

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import Cluster


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    crash_sqlite(tmp_path, kills=volume(3, 50))


def test_nothing_acknowledged_is_lost_when_one_of_two_servers_or_the_database_is_killed(
    tmp_path: Path, cluster: Cluster, database: str
) -> None:
    crash_postgres(tmp_path, cluster, database, kills=volume(3, 20))


if IS_STRESS:

    def test_clocks_and_bots_go_on_by_themselves_after_the_times_people_have(tmp_path: Path) -> None:
        patience_sqlite(tmp_path)
