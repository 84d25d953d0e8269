"""The same work on a Ray cluster of two workers, one of which is killed in the middle."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import psutil  # type: ignore[import-untyped]

from anpfiff.lab.plan import Plan
from tests.lab.kit import batches, command, contents, played, started, wait_until
from tests.walk import IS_COMPILED

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan("finale", ("greedy", "greedy"), 4000 if IS_COMPILED else 200, seed=4)
SIZE = PLAN.games // 40


def busy_workers(pid: int) -> list[int]:
    """Ray's processes below ours that are playing right now."""
    found = []
    for process in psutil.Process(pid).children(recursive=True):
        try:
            if process.cmdline()[:1] == ["ray::play_part"]:
                found.append(process.pid)
        except (psutil.NoSuchProcess, psutil.ZombieProcess):
            continue
    return found


def test_a_killed_worker_loses_no_match_and_counts_none_twice(tmp_path: Path) -> None:
    folder, here = tmp_path / "cluster", tmp_path / "here"
    process = started(command(PLAN, folder, SIZE, "--cluster", "--workers", "2"))
    wait_until(lambda: batches(folder) >= 2 and len(busy_workers(process.pid)) > 0, "a busy cluster")
    os.kill(busy_workers(process.pid)[0], signal.SIGKILL)
    at_the_kill = batches(folder)
    said = process.communicate()

    assert process.returncode == 0, said
    assert at_the_kill < 40
    played(here, PLAN, 1, SIZE)
    assert contents(folder) == contents(here)
