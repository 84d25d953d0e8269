"""Workers take no code from the folder in which somebody happened to start the server or a study."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from anpfiff.server.bots.isolated import command_of
from anpfiff.server.bots.pool import BotPool
from anpfiff.server.bots.worker import Inspect, Task
from tests.server.rooms import Hall

if TYPE_CHECKING:
    from pathlib import Path

TRAPS = ["secrets", "random", "selectors", "socket", "msgspec", "hashlib", "struct", "runpy", "signal", "anpfiff"]


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose modules write down that they ran; it is the current one."""
    folder = tmp_path / "folder"
    folder.mkdir()
    for name in TRAPS:
        code = f"open({str(tmp_path / 'ran')!r}, 'a').write('{name}')\nraise SystemExit(9)\n"
        (folder / f"{name}.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(folder)
    return tmp_path / "ran"


def test_bots_think_in_any_folder_and_run_nothing_from_it(trap: Path) -> None:
    hall = Hall("ann", None)
    decision = hall.room.match.asks()[0]
    options = [action.notation for action in decision.options]
    task = Task("t", "random", decision.role, options, hall.room.match.encode(decision.seat))

    async def work() -> tuple[str, str]:
        bot_pool = BotPool(1)
        try:
            box = await bot_pool.inspect(Inspect("finale", 'game = "finale"\n'))
            return await bot_pool.think(task), box.wrong
        finally:
            await bot_pool.close()

    action, wrong = asyncio.run(work())
    assert action in options
    assert wrong == ""
    assert not trap.exists()


@pytest.mark.parametrize("path", ["", ":", "."])
def test_not_even_if_the_environment_says_so(trap: Path, path: str) -> None:
    """An empty entry of PYTHONPATH means the current folder."""
    worker = subprocess.run(
        command_of("anpfiff.server.bots.worker"),
        check=False,
        input=b"",
        env={**os.environ, "PYTHONPATH": path},
        timeout=60,
    )

    assert worker.returncode == 0
    assert not trap.exists()


def test_the_workers_of_a_study_run_nothing_from_the_folder_either(trap: Path, tmp_path: Path) -> None:
    script = tmp_path / "scripts" / "anpfiff_script.py"
    script.parent.mkdir()
    script.write_text(
        "from anpfiff.cli.main import main\nif __name__ == '__main__':\n    main()\n",
        encoding="utf-8",
    )
    out = tmp_path / "study"
    command = [sys.executable, str(script), "simulate", "finale", "--games", "6", "--bots", "random,random"]
    played = subprocess.run(
        [*command, "--workers", "2", "--batch", "2", "--out", str(out)], check=False, capture_output=True, timeout=120
    )

    assert played.returncode == 0, played.stderr.decode()
    assert not trap.exists()
