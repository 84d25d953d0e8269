"""Bots' workers change over to the compiled engine when it comes, and nothing else need restart."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest

from anpfiff.build import noted, own_build
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core import extras
from anpfiff.errors import Missing
from anpfiff.server.bots.engine_build import Engine
from anpfiff.server.bots.isolated import ROOT
from anpfiff.server.bots.pool import COMMAND, BotPool
from anpfiff.server.bots.worker import Task

if TYPE_CHECKING:
    from pathlib import Path

TELLS_ITS_PATH = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": sys.argv[1]}), flush=True)
"""


def test_without_a_folder_workers_run_what_the_server_runs() -> None:
    engine = Engine()

    assert engine.build() == own_build()
    assert not engine.is_awaited
    assert engine.placed(COMMAND) == COMMAND


def test_a_compiled_engine_is_awaited_until_its_folder_is_there(tmp_path: Path) -> None:
    engine = Engine(tmp_path / "compiled")
    assert engine.is_awaited == (own_build() == "sources")
    assert engine.build() == own_build()

    (tmp_path / "compiled").mkdir()

    assert not engine.is_awaited
    assert engine.build() == "compiled"


@pytest.mark.parametrize("note", ["no_compiler", "no_packages", "failed", "failed a1b2 c3d4"])
def test_an_engine_that_cannot_come_is_not_awaited_and_says_why(tmp_path: Path, note: str) -> None:
    (tmp_path / "compiled.failed").write_text(f"{note}\n", encoding="ascii")
    engine = Engine(tmp_path / "compiled")

    assert not engine.is_awaited
    assert engine.obstacle() == (note.split(maxsplit=1)[0] if own_build() == "sources" else None)
    assert noted(tmp_path / "compiled") == note.split(maxsplit=1)[0]
    assert all(bool(engine.advice(language)) == (own_build() == "sources") for language in LANGUAGES)


def test_workers_change_over_by_themselves(tmp_path: Path) -> None:
    folder = tmp_path / "compiled"
    command = (sys.executable, "-S", "-c", TELLS_ITS_PATH, str(ROOT))
    task = Task("t", "greedy", 0, [str(folder), str(ROOT)], {"game": "finale"})

    async def run() -> list[str]:
        bot_pool = BotPool(1, 30.0, command, Engine(folder))
        before = [await bot_pool.think(task) for _ in range(2)]
        folder.mkdir()
        after = [await bot_pool.think(task) for _ in range(2)]
        await bot_pool.close()
        return before + after

    changed = str(folder) if own_build() == "sources" else str(ROOT)
    assert asyncio.run(run()) == [str(ROOT), str(ROOT), changed, changed]


def test_what_an_extra_brings_is_missed_by_its_name() -> None:
    with pytest.raises(Missing, match=r"pip install 'anpfiff\[postgres\]'"):
        extras.load("no_such_package", "postgres")


FAILS_IN_A_FOLDER = """
import json, sys
for line in sys.stdin:
    if sys.argv[1].endswith("broken"):
        sys.exit(3)
    print(json.dumps({"action": sys.argv[1]}), flush=True)
"""


def test_an_engine_that_does_not_work_costs_no_bot_its_place(tmp_path: Path) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    command = (sys.executable, "-S", "-c", FAILS_IN_A_FOLDER, str(ROOT))
    task = Task("t", "greedy", 0, [str(folder), str(ROOT)], {"game": "finale"})

    async def run() -> list[str]:
        bot_pool = BotPool(1, 30.0, command, Engine(folder))
        said = [await bot_pool.think(task) for _ in range(2)]
        assert bot_pool.engine.build() == own_build()
        await bot_pool.close()
        return said

    assert asyncio.run(run()) == [str(ROOT)] * 2
