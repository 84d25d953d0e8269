"""The wheels: compiled and pure, each carries everything, runs in an empty environment, and shows the page."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from typing import TYPE_CHECKING

import pytest

from tests.installed.kit import ROOT, Kind, chromium, installed, run

if TYPE_CHECKING:
    from pathlib import Path

PACKAGE = ROOT / "src"
every_kind = pytest.mark.parametrize("kind", ["compiled", "sources"])


class Built:
    """What `make wheel` has built, and what it said."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said = self.build("sdist") + self.build("wheel", CC="/nonexistent/cc")
        [self.pure] = folder.glob("*.whl")
        self.said += self.build("wheel")
        [self.compiled] = set(folder.glob("*.whl")) - {self.pure}
        [self.sdist] = folder.glob("*.tar.gz")

    def build(self, target: str, **env: str) -> str:
        """One file, by hatchling."""
        command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(self.folder)]
        kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        done = subprocess.run(command, cwd=ROOT, env={**kept, **env}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def wheel(self, kind: Kind) -> Path:
        """The compiled wheel, or the one of the sources alone."""
        return self.compiled if kind == "compiled" else self.pure


def test_without_a_compiler_the_wheel_is_pure_python_and_says_so(built: Built) -> None:
    assert built.pure.name.endswith("-py3-none-any.whl")
    assert "anpfiff: not compiled" in built.said
    assert not [name for name in zipfile.ZipFile(built.pure).namelist() if name.endswith((".so", ".pyc"))]


def test_the_compiled_wheel_is_for_this_machine_and_carries_the_engine(built: Built) -> None:
    names = zipfile.ZipFile(built.compiled).namelist()

    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in built.compiled.name
    assert [name for name in names if name.startswith("anpfiff/core/referee.") and name.endswith((".so", ".pyd"))]


@every_kind
def test_a_wheel_carries_rules_cards_words_and_the_page(built: Built, kind: Kind) -> None:
    names = zipfile.ZipFile(built.wheel(kind)).namelist()
    needed = [
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*")
        if path.suffix in (".py", ".toml", ".ftl", ".md", ".sql") or path.name == "py.typed"
    ]

    assert set(needed) <= set(names)
    assert "anpfiff/server/static/index.html" in names
    assert any(name.startswith("anpfiff/server/static/assets/") for name in names)


def test_the_source_archive_builds_without_node(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {"pyproject.toml", "hatch_build.py", "tools/engine.py", "src/anpfiff/core/referee.py"} <= names
    assert "src/anpfiff/server/static/index.html" in names
    assert not [name for name in names if name.startswith(("client/node_modules", ".venv", "build/"))]


@every_kind
def test_a_wheel_plays_in_an_empty_environment(built: Built, kind: Kind, tmp_path: Path) -> None:
    """With what is locked for playing and nothing else: the server starts, the page opens, a match is played."""
    python = installed(built.wheel(kind), tmp_path / "venv") / "python"
    said = run(python, ROOT / "tools" / "try_installed.py", kind, chromium(), where=tmp_path)

    assert "a browser shows the shelf" in said
    assert "a match was played" in said
