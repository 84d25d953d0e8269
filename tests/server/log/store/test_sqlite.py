"""The file on one machine: one server, no loss, and a backup beside it."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from anpfiff.server.log.store import RUNNING, Head
from anpfiff.server.log.store.connections import settle
from anpfiff.server.log.store.errors import StoreRefusal, Unavailable
from anpfiff.server.log.store.sqlite import SqliteStore
from tests.postgres import account, passable_folder
from tests.server.log.store.kit import PATIENCE, everything, fill, opened, table

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[4]
# Appends without end at four tables, and says so on standard output after each answer.
PLAYER = """
import asyncio, os, sys
from tests.server.log.store.kit import opened, table

async def play(store, name, life):
    seq = (await store.read(name))[-1][0]
    while True:
        seq += 1
        assert await store.append(name, seq, life.encode())
        os.write(1, f"{name} {seq}\\n".encode())

async def main(address, life):
    async with opened(address) as store:
        for name in "abcd":
            await store.create(table(name), b"laid")
        await asyncio.gather(*(play(store, name, life) for name in "abcd"))

asyncio.run(main(sys.argv[1], sys.argv[2]))
"""
WAITER = """
import asyncio, sys
from tests.server.log.store.kit import opened

async def main(address):
    async with opened(address):
        print("open", flush=True)
        await asyncio.sleep(3600)

asyncio.run(main(sys.argv[1]))
"""
COPIER = """
import asyncio, sys
from pathlib import Path
from anpfiff.server.log.store.backup import backup
from tests.server.log.store.kit import opened

async def main(address, file):
    async with opened(address, read_only=True) as store:
        print(await backup(store, Path(file)))

asyncio.run(main(sys.argv[1], sys.argv[2]))
"""


def program(text: str, *args: str) -> subprocess.Popen[bytes]:
    """Another process with a store."""
    return subprocess.Popen([sys.executable, "-c", text, *args], cwd=ROOT, stdout=subprocess.PIPE)


async def test_one_file_one_server(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    other_name = tmp_path / "other.db"
    other_name.symlink_to(file)
    async with opened(str(file)) as store:
        for name in (file, other_name):
            with pytest.raises(StoreRefusal, match="another server has"):
                await SqliteStore(name).open()
        await store.create(table("a"), b"0")
    async with opened(str(file)) as store:
        assert await store.read("a") == [(0, b"0")]


async def test_a_killed_server_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    with program(WAITER, str(file)) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        with pytest.raises(StoreRefusal, match="another server has"):
            await SqliteStore(file).open()
        other.kill()
        other.wait(PATIENCE)
    async with opened(str(file)) as store:
        await store.ping()


async def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    acknowledged: list[tuple[str, int]] = []
    lives = 3
    for life in range(lives):
        with program(PLAYER, str(file), f"life {life}") as player:
            assert player.stdout is not None
            started = player.stdout.readline()
            await asyncio.sleep(0.2 + 0.1 * life)
            player.send_signal(signal.SIGKILL)
            lines = (started + player.stdout.read()).decode().splitlines()
            acknowledged += [(line.split()[0], int(line.split()[1])) for line in lines]

    async with opened(str(file)) as store:
        stored = {name: [seq for seq, _ in await store.read(name)] for name in "abcd"}
        lived = {body for _, body in await store.read("a")}
    assert len(acknowledged) > 100
    assert len(set(acknowledged)) == len(acknowledged)
    for name in "abcd":
        assert stored[name] == list(range(len(stored[name])))
        assert {seq for each, seq in acknowledged if each == name} <= set(stored[name])
    assert lived == {b"laid"} | {f"life {life}".encode() for life in range(lives)}


async def test_a_backup_is_made_beside_a_running_server(tmp_path: Path) -> None:
    file, copy = tmp_path / "stadium.db", tmp_path / "copy.gz"
    async with opened(str(file)) as store:
        await fill(store, 10, 10)
        with program(COPIER, str(file), str(copy)) as copier:
            seq = 10
            while copier.poll() is None:
                assert await store.append("table-000", seq, b"meanwhile")
                seq += 1
            assert copier.stdout is not None
            assert copier.stdout.read() == b"10\n"
    assert copier.returncode == 0
    assert copy.stat().st_size > 0


async def test_a_backup_needs_no_server(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    async with opened(str(file)) as store:
        await fill(store, 2, 2)
        before = await everything(store)
    async with opened(str(file), read_only=True) as store:
        assert await everything(store) == before


@contextmanager
def without_rights() -> Iterator[None]:
    """Root may write everywhere: here it is somebody else."""
    was, other = os.geteuid(), account()
    if other is not None:
        os.seteuid(other.pw_uid)
    try:
        yield
    finally:
        os.seteuid(was)


async def test_a_closed_file_is_read_where_nothing_may_be_written() -> None:
    folder = passable_folder(None)
    file = folder / "stadium.db"
    try:
        async with opened(str(file)) as store:
            await fill(store, 3, 4)
            full = await everything(store)
        file.chmod(0o444)
        folder.chmod(0o555)
        store = SqliteStore(file, read_only=True)
        with without_rights():
            await store.open()
            assert await everything(store) == full
            with pytest.raises(Unavailable, match="not open for writing"):
                await store.create(table("new"), b"0")
        file.with_name("stadium.db-wal").touch()
        with pytest.raises(Unavailable, match="began to write"):
            await store.ping()
        await store.close()
    finally:
        shutil.rmtree(folder)


async def test_a_commit_that_fails_is_told_and_the_store_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    async with opened(str(file)) as store:
        await store.create(table("a"), b"0")
        with sqlite3.connect(file) as meddler:
            meddler.execute(
                "create trigger full_disk before insert on stadium_entry when new.body = 'too much'"
                " begin select raise(rollback, 'disk full'); end"
            )
        meddler.close()
        fine, bad, later = (
            asyncio.ensure_future(store.append("a", seq, body, Head(RUNNING)))
            for seq, body in [(1, b"fine"), (2, b"too much"), (3, b"later")]
        )
        told = await asyncio.gather(fine, bad, later, return_exceptions=True)
        # Neighbours in one commit share its fate; whoever is told True is in, and nobody else.
        assert isinstance(told[1], Unavailable)
        assert "disk full" in str(told[1])
        held = [seq for seq, _ in await store.read("a")]
        assert held == [0, *(seq for seq, answer in enumerate(told, 1) if answer is True)]
        assert await store.append("a", len(held), b"fine", Head(RUNNING))


async def test_a_file_held_by_another_program_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    async with opened(str(file)) as store:
        await store.create(table("a"), b"0")
        meddler = sqlite3.connect(file, isolation_level=None)
        meddler.execute("begin immediate")
        waiting = asyncio.ensure_future(store.append("a", 1, b"1"))
        assert await store.read("a") == [(0, b"0")], "reading never waits for a writer"
        assert not waiting.done()
        meddler.execute("rollback")
        meddler.close()
        assert await waiting


async def test_a_full_disk_fails_the_batch_and_not_the_store(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    async with opened(str(file)) as store:
        assert isinstance(store, SqliteStore)
        await store.create(table("a"), b"0")
        await store._write(lambda db: db.execute("pragma max_page_count = 1").fetchone())
        with pytest.raises(Unavailable, match="full"):
            await store.append("a", 1, b"x" * 1_000_000, Head(RUNNING))
        assert (await store.read("a")) == [(0, b"0")]
        assert await store.record("a") == table("a")
        await store._write(lambda db: db.execute("pragma max_page_count = 1000000").fetchone())
        assert await store.append("a", 1, b"x" * 1_000_000)


async def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "stadium.db")) as store:
        assert isinstance(store, SqliteStore)
        full = 2
        assert await store._write(lambda db: db.execute("pragma synchronous").fetchone()) == (full,)
        assert await store._write(lambda db: db.execute("pragma journal_mode").fetchone()) == ("wal",)


async def test_nobody_else_may_read_the_secrets(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "stadium.db"
    async with opened(str(file)) as store:
        await store.create(table("a"), b"0")
        for path in file.parent.glob("stadium.db*"):
            if not path.name.endswith(".lock"):
                assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


async def test_files_that_are_no_server_are_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("not a database at all, but long enough to look like a header of one " * 20)
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as other:
        other.execute("create table contacts (name text)")
    other.close()
    before = foreign.read_bytes()

    for file in (text, foreign, tmp_path):
        for read_only in (False, True):
            with pytest.raises(StoreRefusal):
                await SqliteStore(file, read_only=read_only).open()
    with pytest.raises(StoreRefusal):
        await SqliteStore(tmp_path / "missing.db", read_only=True).open()
    assert not (tmp_path / "missing.db").exists()
    with sqlite3.connect(foreign) as other:
        assert other.execute("select name from sqlite_master").fetchall() == [("contacts",)]
    other.close()
    assert len(foreign.read_bytes()) == len(before)


async def test_no_thread_is_left_behind(tmp_path: Path) -> None:
    before = {thread.name for thread in threading.enumerate()}
    for _ in range(3):
        async with opened(str(tmp_path / "stadium.db")) as store:
            await store.read("a")
            assert await everything(store) == []
            with pytest.raises(StoreRefusal):
                await SqliteStore(tmp_path / "stadium.db").open()

    after = {thread.name for thread in threading.enumerate()}
    assert {name for name in after - before if "store" in name} == set()


async def test_trouble_is_told_to_each_in_an_exception_of_its_own() -> None:
    loop = asyncio.get_running_loop()
    first, second = loop.create_future(), loop.create_future()
    settle([first, second], Unavailable("the disk is full"))

    assert first.exception() is not second.exception()
    assert str(first.exception()) == str(second.exception()) == "the disk is full"


async def test_a_path_may_begin_where_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened("stadium.db") as store:
        await store.create(table("a"), b"0")
        assert len(await everything(store)) == 1
    assert (tmp_path / "stadium.db").is_file()
