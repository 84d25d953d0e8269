"""The wheel: it carries everything the game needs, and without a C compiler it is pure Python and says so."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A wheel built where no compiler works, and what the build said."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for name in ("src", "tools", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (source / name).parent.mkdir(exist_ok=True)
        (source / name).symlink_to(ROOT / name)
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "-w", str(folder), "."]
    env = {**os.environ, "CC": "false"}
    env.pop("PYTHONPATH", None)
    done = subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = folder.glob("*.whl")
    return found, done.stdout + done.stderr


def test_without_a_compiler_the_wheel_is_pure_python_and_says_so(wheel: tuple[Path, str]) -> None:
    path, said = wheel

    assert path.name.endswith("-py3-none-any.whl")
    assert "anpfiff: not compiled" in said
    assert "pure Python" in said


def test_the_wheel_carries_rules_cards_and_words(wheel: tuple[Path, str]) -> None:
    names = zipfile.ZipFile(wheel[0]).namelist()
    package = ROOT / "src"
    needed = [
        str(path.relative_to(package))
        for path in package.rglob("*")
        if path.suffix in (".py", ".toml", ".ftl", ".md", ".sql") or path.name == "py.typed"
    ]

    assert set(needed) <= set(names)
    assert "anpfiff/server/static/index.html" in names  # the page, built by `make client`
    assert any(name.startswith("anpfiff/server/static/assets/") for name in names)
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
