"""Nothing is acknowledged that is not in the file which is opened next time."""

from __future__ import annotations

import resource
import shutil
import sqlite3
import time
from typing import TYPE_CHECKING

import pytest

from anpfiff.server.log.store.errors import StoreRefusal, Unavailable
from anpfiff.server.log.store.sqlite import SqliteStore
from tests.server.log.store.kit import everything, fill, opened, table
from tests.server.process import Server
from tests.server.stress.test_api import check, wish

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.anyio


def delete(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    other = file.with_name("other.db")
    shutil.copy(file, other)
    other.replace(file)


def delete_the_log(file: Path) -> None:
    file.with_name(f"{file.name}-wal").unlink()


@pytest.mark.parametrize("harm", [delete, replace, delete_the_log])
async def test_a_file_that_is_not_there_any_more_takes_nothing(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    file = tmp_path / "stadium.db"
    async with opened(str(file)) as store:
        await fill(store, 2, 3)
        await store.ping()
        harm(file)
        with pytest.raises(Unavailable):
            await store.ping()
        with pytest.raises(Unavailable):
            await store.append("table-000", 3, b"lost")
        with pytest.raises(Unavailable):
            await store.create(table("new"), b"lost")
        with pytest.raises(Unavailable):
            await store.read("table-000")


async def test_a_file_that_comes_back_is_good_again(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    async with opened(str(file)) as store:
        await fill(store, 1, 3)
        file.rename(tmp_path / "elsewhere.db")
        with pytest.raises(Unavailable):
            await store.append("table-000", 3, b"not yet")
        (tmp_path / "elsewhere.db").rename(file)
        assert await store.append("table-000", 3, b'"now"')
        await store.ping()
    async with opened(str(file)) as store:
        assert (await store.read("table-000"))[-1] == (3, b'"now"')


async def test_a_database_that_takes_no_writing_is_not_healthy(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "stadium.db")) as store:
        assert isinstance(store, SqliteStore)
        await store.ping()
        await store._write(lambda db: db.execute("pragma query_only = on"))
        with pytest.raises(Unavailable):
            await store.ping()


async def test_after_a_clean_stop_everything_is_in_the_one_file(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    async with opened(str(file)) as store:
        await fill(store, 5, 20)
        before = await everything(store)
    shutil.copy(file, tmp_path / "copy.db")

    async with opened(str(tmp_path / "copy.db")) as store:
        assert await everything(store) == before


async def test_a_damaged_file_is_refused_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    async with opened(str(file)) as store:
        await fill(store, 40, 60)
    data = bytearray(file.read_bytes())
    for at in range(4096 * 4, len(data) - 4096, 4096 * 3):
        data[at : at + 200] = b"\xab" * 200
    file.write_bytes(data)

    with pytest.raises(StoreRefusal, match=r"damaged|malformed"):
        async with opened(str(file)):
            pass


async def test_looking_for_damage_takes_no_longer_than_it_may(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    async with opened(str(file)):
        pass
    db = sqlite3.connect(file)
    db.execute("create table big as with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000) "
               "select i, hex(randomblob(100)) as t from n")  # fmt: skip
    db.commit()
    db.close()
    began = time.monotonic()
    async with opened(str(file)) as store:
        await store.ping()
    assert time.monotonic() - began < 20


def test_health_says_when_the_disk_is_full_and_when_it_is_not_any_more(tmp_path: Path) -> None:
    with Server(tmp_path / "stadium.db", tmp_path) as server:
        laid = server.lay("friend", "friend")
        assert server.process is not None
        most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, most[1]))
        time.sleep(1.1)
        assert server.http("GET", "/health").status == 503
        check(server.http("POST", "/api/tables", wish()), 503)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, most)
        time.sleep(1.1)
        assert server.http("GET", "/health").status == 200
        assert server.http("POST", "/api/tables", wish()).status == 201
        assert (
            server.http(
                "GET", f"/api/tables/{laid['table']}", None, {"authorization": f"Bearer {laid['watch']}"}
            ).status
            == 200
        )


def test_a_server_whose_file_is_deleted_says_so_and_acknowledges_nothing(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    with Server(file, tmp_path) as server:
        server.lay("friend", "friend")
        file.unlink()
        time.sleep(1.1)
        assert server.http("GET", "/health").status == 503
        check(server.http("POST", "/api/tables", wish()), 503)
