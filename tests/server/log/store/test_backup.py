"""Backups: whole or not at all, readable by both engines."""

from __future__ import annotations

import asyncio
import gzip
import stat
from typing import TYPE_CHECKING

import pytest

from anpfiff.errors import Malformed
from anpfiff.server.log.store.backup import BackupWriter, backup, restore
from anpfiff.server.log.store.errors import StoreRefusal, Unavailable
from tests.server.log.store.kit import everything, fill, opened, table

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.server.log.store import Store
    from tests.postgres import Cluster

pytestmark = pytest.mark.anyio


def shortened(file: Path) -> list[bytes]:
    """Beginnings of a backup."""
    data = file.read_bytes()
    return [data[:length] for length in [0, 1, 5, *range(20, len(data), len(data) // 8), len(data) - 9, len(data) - 1]]


def spoilt(file: Path) -> dict[str, bytes]:
    """What can become of a backup."""
    data = file.read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    raw = bytearray(data)
    raw[len(raw) // 2] ^= 0xFF
    ways = {
        "a byte flipped": bytes(raw),
        "no gzip": b"".join(lines),
        "a body changed": gzip.compress(b"".join(lines).replace(b"first", b"forst", 1)),
        "a table missing": gzip.compress(b"".join(lines[:4] + lines[5:])),
        "a table twice": gzip.compress(b"".join(lines[:5] + lines[4:])),
        "two tables swapped": gzip.compress(b"".join([lines[0], lines[2], lines[1], *lines[3:]])),
        "no end": gzip.compress(b"".join(lines[:-1])),
        "a line cut": gzip.compress(b"".join(lines)[:-3]),
        "more after the end": gzip.compress(b"".join(lines) + b"{}\n"),
        "another format": gzip.compress(b"".join(lines).replace(b"anpfiff backup", b"another backup")),
        "another version": gzip.compress(b"".join(lines).replace(b'"version":1', b'"version":2', 1)),
        "nonsense": gzip.compress(b"nonsense\n"),
        "nothing": gzip.compress(b""),
    }
    assert data not in ways.values()
    return ways


@pytest.fixture
async def whole(tmp_path: Path) -> Path:
    """A backup of 30 tables."""
    file = tmp_path / "whole.backup"
    async with opened(str(tmp_path / "source.db")) as store:
        await fill(store, 30, 5)
        await backup(store, file)
    return file


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_a_server_moves_between_all_engines(store: Store, target: str, tmp_path: Path, cluster: Cluster) -> None:
    await fill(store, 130, 4)
    file = tmp_path / "all.backup"
    written: list[tuple[int, int]] = []
    read: list[tuple[int, int]] = []

    assert await backup(store, file, lambda *count: written.append(count)) == 130
    name = None
    if target == "postgres":
        name = await asyncio.to_thread(cluster.lend_database)
    try:
        async with opened(cluster.url(name) if name else str(tmp_path / "target.db")) as other:
            assert await restore(other, file, lambda *count: read.append(count)) == 130
            assert await everything(other) == await everything(store)
            assert await other.append("table-000", 4, b"and play goes on")
    finally:
        if name:
            await asyncio.to_thread(cluster.take_back, name)
    assert written == read == [(done, 130) for done in range(1, 131)]


async def test_an_empty_server_has_a_backup_too(store: Store, tmp_path: Path) -> None:
    assert await backup(store, tmp_path / "empty.backup") == 0
    assert await restore(store, tmp_path / "empty.backup") == 0


async def test_a_store_that_is_not_empty_keeps_what_it_has(store: Store, whole: Path) -> None:
    await store.create(table("mine"), b"0")

    with pytest.raises(StoreRefusal, match="not empty"):
        await restore(store, whole)
    assert [record.table for record, _ in await everything(store)] == ["mine"]


async def test_a_file_that_is_cut_off_is_refused(store: Store, whole: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut"
    for data in shortened(whole):
        cut.write_bytes(data)
        with pytest.raises(Malformed, match="no whole backup"):
            await restore(store, cut)
    assert await everything(store) == []
    assert await restore(store, whole) == 30


async def test_a_damaged_file_is_refused(store: Store, whole: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    for what, data in spoilt(whole).items():
        bad.write_bytes(data)
        with pytest.raises((Malformed, StoreRefusal)):
            await restore(store, bad)
        assert await everything(store) == [], what
    assert await restore(store, whole) == 30


async def test_a_table_that_comes_twice_is_refused_though_the_sum_is_right(store: Store, tmp_path: Path) -> None:
    writer = BackupWriter(tmp_path / "twice.backup")
    writer.begin(2, 2)
    for _ in range(2):
        writer.add(table("a"), [(0, b"0")])
    writer.finish()
    writer.clear_away()

    with pytest.raises(StoreRefusal, match="twice"):
        await restore(store, tmp_path / "twice.backup")
    assert await everything(store) == []


async def test_a_backup_from_the_future_is_refused(store: Store, whole: Path, tmp_path: Path) -> None:
    future = tmp_path / "future"
    future.write_bytes(spoilt(whole)["another version"])

    with pytest.raises(Malformed, match="version 2"):
        await restore(store, future)


async def test_a_missing_file_is_no_backup(store: Store, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        await restore(store, tmp_path / "nowhere")


async def test_a_backup_takes_its_place_only_when_it_is_whole(address: str, tmp_path: Path) -> None:
    file = tmp_path / "backups" / "server.backup"
    file.parent.mkdir()
    file.write_bytes(b"the old one")
    async with opened(address) as store:
        await fill(store, 3, 3)

        def give_up(done: int, _of: int) -> None:
            if done == 2:
                raise Unavailable("enough")

        with pytest.raises(Unavailable, match="enough"):
            await backup(store, file, give_up)
        assert file.read_bytes() == b"the old one"
        assert list(file.parent.iterdir()) == [file]
        assert await backup(store, file) == 3
    assert list(file.parent.iterdir()) == [file]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
