"""The bench of the server: what it keeps, and the bare server beside which it measures."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import TYPE_CHECKING

from bench.server.__main__ import keep
from bench.server.bare import SqliteBook

if TYPE_CHECKING:
    from pathlib import Path


def test_a_part_that_was_not_measured_keeps_its_figures(tmp_path: Path) -> None:
    file = tmp_path / "server.json"
    keep(file, {"flat": {"answers": [1.0]}, "cold": {"ms": [7.0]}}, "a machine")
    keep(file, {"flat": {"answers": [2.0, 3.0]}}, "another machine")

    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["flat"]["rounds"] == {"answers": [2.0, 3.0]}
    assert kept["flat"]["machine"] == "another machine"
    assert kept["cold"]["rounds"] == {"ms": [7.0]}


def test_what_the_bare_server_has_acknowledged_is_in_its_file(tmp_path: Path) -> None:
    file = str(tmp_path / "bare.db")

    async def append() -> None:
        book = SqliteBook(file)
        await book.open()
        await asyncio.gather(*(book.append("table", str(number)) for number in range(50)))

    asyncio.run(append())
    with sqlite3.connect(file) as db:
        found = [int(body) for (body,) in db.execute("select body from entry order by rowid")]
    db.close()
    assert found == list(range(50))
