"""What a command costs before it says a word: it loads what it needs, and nothing for the others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from anpfiff import __version__
from anpfiff.build import own_build
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.cli import start
from anpfiff.cli.language import words_for
from anpfiff.cli.start import version_line
from anpfiff.games import OURS

ROOT = Path(__file__).parents[2]
ENOUGH = 0.2
"""Seconds of CPU in which a version is told."""
ELSEWHERE = [
    "anpfiff.server",
    "anpfiff.cli",
    "starlette",
    "uvicorn",
    "asyncpg",
    "websockets",
    "typer",
    "rich",
    "fluent",
]
LOADED = "import json, sys; print(json.dumps(sorted(sys.modules)))"


def cpu(*args: str) -> float:
    """Seconds of CPU, of user and system together, that a run of the program takes."""
    program = subprocess.Popen([sys.executable, "-m", "anpfiff", *args], stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(program.pid, 0)
    program.returncode = os.waitstatus_to_exitcode(status)
    assert program.returncode == 0
    return used.ru_utime + used.ru_stime


def loaded(code: str) -> list[str]:
    """Every module that is there after a piece of code has run in a new process."""
    done = subprocess.run([sys.executable, "-c", f"{code}\n{LOADED}"], capture_output=True, text=True, check=True)
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


def games_in(modules: list[str]) -> set[str]:
    """The games that were loaded."""
    return {key for key in OURS.names() if f"anpfiff.games.{key}" in modules}


def test_the_version_costs_next_to_nothing() -> None:
    assert min(cpu("--version") for _ in range(5)) < ENOUGH


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_version_told_at_once_is_the_one_in_the_words(language: str) -> None:
    words = words_for(language)
    engine = words.text("version-pure" if own_build() == "sources" else "version-compiled")
    line, *advice = version_line(language).splitlines()
    assert line == words.text("version", {"version": __version__, "engine": engine})
    assert len(advice) == (own_build() == "sources")


def test_the_program_is_started_by_the_turnstile() -> None:
    script = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]["anpfiff"]
    module, _, name = script.partition(":")
    assert module == "anpfiff.cli.start"
    assert callable(getattr(import_module(module), name))


def test_the_engine_is_loaded_without_server_terminal_or_words() -> None:
    code = (
        "import anpfiff.core.table, anpfiff.core.replay, anpfiff.football.standings, anpfiff.bots.names, anpfiff.games"
    )
    modules = loaded(code + "\nfor game in anpfiff.games.SHELF: game.agree()")
    assert not [name for name in modules for other in ELSEWHERE if name == other or name.startswith(other + ".")]


@pytest.mark.parametrize("key", OURS.names())
def test_only_the_game_one_asks_for_is_loaded(key: str) -> None:
    code = f"from anpfiff.games import find\nassert find({key!r}).key == {key!r}"
    assert games_in(loaded(code)) == {key}


def test_no_game_is_loaded_before_one_is_asked_for() -> None:
    code = "import anpfiff.bots.names, anpfiff.games, anpfiff.cli.main, anpfiff.lab.simulation, anpfiff.server.app"
    assert games_in(loaded(code)) == set()


def test_a_command_loads_nothing_for_the_others(tmp_path: Path) -> None:
    run = "from anpfiff.cli.main import app\ntry:\n    app(['rules', 'finale', 'F4.3'])\nexcept SystemExit: pass"
    modules = loaded(f"import os; os.environ['ANPFIFF_DATA'] = {str(tmp_path)!r}\n{run}")
    assert games_in(modules) == {"finale"}
    for other in ("anpfiff.server", "anpfiff.lab.page", "anpfiff.lab.simulation", "anpfiff.bots.search", "segno"):
        assert other not in modules


def test_without_a_command_the_server_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[list[str]] = []
    monkeypatch.setattr("sys.argv", ["anpfiff"])
    monkeypatch.setattr("anpfiff.cli.main.main", lambda: said.append(list(sys.argv[1:])))

    start.main()

    assert said == [["serve"]]
