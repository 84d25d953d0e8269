"""Small wrong changes that the tests must notice.

    python tools/mutants.py [WORD ...]      try all mutants, or those with one of these words in their name or file

Each mutant of tests/mutants.toml is made in a copy of the tree, and the tests named with it are run there: they must
fail. Without the change they must pass. Ends with 1 if a mutant escapes.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).parents[1]
LIST = ROOT / "tests" / "mutants.toml"
COPIED = ["src", "tests", "tools", "docs", "client", "examples", "deploy", "pyproject.toml", "Makefile", "README.md"]
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", ".mypy_cache")
LONGEST = 120.0
"""Seconds for the tests of one mutant."""
CLIENT = "client "
"""Tests that begin with this are units of the client."""
FAILED = 1
"""What pytest and vitest end with when tests fail."""


class Mutant:
    """One wrong change."""

    def __init__(self, name: str, file: str, old: str, new: str, tests: str) -> None:
        self.name = name
        self.file = file
        self.old = old
        self.new = new
        self.tests = tests


def listed(words: list[str]) -> list[Mutant]:
    """The mutants of the list."""
    found = tomllib.loads(LIST.read_text(encoding="utf-8"))["mutant"]
    mutants = [Mutant(**one) for one in found]
    return [one for one in mutants if not words or any(word in f"{one.name} {one.file}" for word in words)]


def copy_of_tree(folder: Path) -> Path:
    """A copy of what the tests need."""
    for name in COPIED:
        path = ROOT / name
        if path.is_dir():
            shutil.copytree(path, folder / name, ignore=LEFT_OUT, symlinks=True)
        else:
            shutil.copy2(path, folder / name)
    (folder / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    return folder


def run(tests: str, tree: Path) -> int:
    """Run tests in a copy; the exit status of the runner."""
    if tests.startswith(CLIENT):
        command = ["npx", "vitest", "run", *tests.removeprefix(CLIENT).split()]
        where = tree / "client"
    else:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis"]
        command += shlex.split(tests)
        where = tree
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=where, env=env, capture_output=True, timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        return FAILED  # it hangs: whoever runs the suite notices
    return done.returncode


def try_mutant(mutant: Mutant, trees: Queue[Path]) -> str:
    """What came of a mutant: caught, or what is wrong."""
    tree = trees.get()
    path = tree / mutant.file
    text = path.read_text(encoding="utf-8")
    try:
        if text.count(mutant.old) != 1:
            return f"its text stands {text.count(mutant.old)} times in {mutant.file}"
        path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        code = run(mutant.tests, tree)
        return "" if code == FAILED else f"ESCAPED (exit status {code})"
    finally:
        path.write_text(text, encoding="utf-8")
        trees.put(tree)


def passes_clean(tests: str, trees: Queue[Path]) -> bool:
    """Whether tests pass without any mutant."""
    tree = trees.get()
    try:
        return run(tests, tree) == 0
    finally:
        trees.put(tree)


def main() -> None:
    """Try them, and tell."""
    mutants = listed(sys.argv[1:])
    if not mutants:
        sys.exit("no mutant has one of these words in its name or file")
    workers = os.cpu_count() or 1
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        trees: Queue[Path] = Queue()
        for number in range(workers):
            (Path(folder) / str(number)).mkdir()
            trees.put(copy_of_tree(Path(folder) / str(number)))
        began = time.monotonic()
        selections = sorted({one.tests for one in mutants})
        for tests, passes in zip(selections, pool.map(lambda one: passes_clean(one, trees), selections), strict=True):
            print(f"{'passes' if passes else 'FAILS':8} without a mutant: {tests}", flush=True)
            wrong += [] if passes else [tests]
        if wrong:
            sys.exit("these tests must pass before a mutant can be tried")
        for mutant, said in zip(mutants, pool.map(lambda one: try_mutant(one, trees), mutants), strict=True):
            print(f"{said or 'caught':8} {mutant.name} ({mutant.tests})", flush=True)
            wrong += [mutant.name] if said else []
    print(f"{len(mutants) - len(wrong)} of {len(mutants)} caught in {time.monotonic() - began:.0f} s")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
