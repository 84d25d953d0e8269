"""Studies in folders, played here or by a process of their own that can be killed."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING

from anpfiff.lab.simulation import simulate
from anpfiff.lab.study import begin
from anpfiff.lab.study_kinds import one_series
from anpfiff.lab.tables import write_tables

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

    from anpfiff.lab.plan import Plan
    from anpfiff.lab.study import Study

PATIENCE = 120.0
"""Seconds that a test waits for something; on an idle machine it takes a few."""


def quietly(games: int) -> None:
    """Nobody watches the progress."""
    assert games >= 0


def played(folder: Path, plan: Plan, workers: int, batch: int) -> Study:
    """A study that nobody disturbed."""
    study = begin(folder, one_series(plan, batch))
    _, is_whole = simulate([plan], workers, quietly, batch=batch, study=study)
    assert is_whole
    write_tables(study)
    return study


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a study, byte by byte; what is left of an unfinished one too."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def command(plan: Plan, folder: Path, batch: int, *more: str) -> list[str]:
    """The command line of a study."""
    said = ["simulate", plan.game, "--games", str(plan.games), "--bots", ",".join(plan.bots), "--seed", str(plan.seed)]
    for name, value in plan.options.items():
        said += ["--option", f"{name}={value}"]
    return [sys.executable, "-m", "anpfiff", *said, "--batch", str(batch), "--out", str(folder), *more]


def started(said: list[str]) -> subprocess.Popen[str]:
    """The process of a command line."""
    return subprocess.Popen(said, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.01)


def batches(folder: Path) -> int:
    """How many batches are finished."""
    return len(list((folder / "batches").glob("[0-9]*.json")))


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a package that offers the bot `sweeper`, for this process and those it starts."""
    (folder / "sweeper_of_mine.py").write_text(
        "class Sweeper:\n    def choose(self, view, role, options, rng):\n        return options[-1]\n",
        encoding="utf-8",
    )
    about = folder / "sweeper_of_mine-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sweeper-of-mine\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[anpfiff.bots]\nsweeper = sweeper_of_mine:Sweeper\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
