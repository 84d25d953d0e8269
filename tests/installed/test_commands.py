"""Every command, in an environment of what playing needs: it works, or says in one sentence what it needs."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest
import typer.main

from anpfiff.cli.main import app
from tests.installed.kit import ROOT, bare, installed, run

if TYPE_CHECKING:
    from pathlib import Path

    from tests.installed.test_wheels import Built

WORKS = [
    "games finale",
    "rules finale F4.3",
    "cards finale --ids",
    "play penalty_duel --seats novice,novice --plain --save match.replay",
    "replay match.replay --verify",
    "analyse match.replay",
    "simulate penalty_duel --games 4 --workers 1 --keep decisions --out study",
    "report study",
    "arena penalty_duel --games 4 --workers 1",
    "cup penalty_duel --entrants 2",
    "bench --seconds 0.1",
    "puzzles check penalty_duel",
    "lesson {lesson} --check",
    "new-game street_football",
    "backup all.backup --database stadium.db",
    "restore all.backup --database other.db",
    "tables --database other.db",
    "referee",
]
NEEDS = {
    "serve --no-browser --database postgresql://nobody@127.0.0.1:1/none": "pip install 'anpfiff[postgres]'",
    "bot none.py:Coach --server http://127.0.0.1:1": "none.py",
    "restore none.backup --database stadium.db": "none.backup",
    "site page --runtime none --wheels none": "none/pyodide.mjs",
}
DOORS = {
    "from anpfiff.gym.openspiel import load_game": "openspiel",
    "from anpfiff.gym import aec_env; aec_env('finale')": "learn",
    "from anpfiff.gym import vector_env; vector_env('finale', tables=2)": "learn",
}


@pytest.fixture(scope="module")
def programs(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(built.compiled, tmp_path_factory.mktemp("commands") / "venv")


def test_every_command_works_or_says_what_it_needs(programs: Path, tmp_path: Path) -> None:
    for command, needed in NEEDS.items():
        said = refusal(programs / "anpfiff", *command.split(), where=tmp_path)
        assert needed in said
        assert "Traceback" not in said
    lesson = ROOT / "src/anpfiff/games/finale/lessons/first_goal.toml"
    for command in WORKS:
        run(programs / "anpfiff", *command.format(lesson=lesson).split(), where=tmp_path)

    known = {command.split()[0] for command in [*WORKS, *NEEDS]}
    assert known == set(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


@pytest.mark.parametrize("door", DOORS)
def test_a_door_for_researchers_says_which_packages_it_needs(programs: Path, tmp_path: Path, door: str) -> None:
    said = refusal(programs / "python", "-c", door, where=tmp_path)

    assert f"pip install 'anpfiff[{DOORS[door]}]'" in said.splitlines()[-1]


def refusal(*command: str | Path, where: Path) -> str:
    """What a program says that cannot do what it shall."""
    done = subprocess.run(command, cwd=where, env=bare(where), capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0, done.stdout
    return done.stderr
