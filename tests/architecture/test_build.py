"""The developer interface: a few make targets, what CI runs, and locks that can be trusted."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.architecture.test_house import contracts
from tools import engine

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = ["play", "test", "check", "compile", "bench", "install", "lock", "clean"]
LOCKS = {path.stem: path for path in (ROOT / "locks").glob("*.lock")}
every_lock = pytest.mark.parametrize("path", LOCKS.values(), ids=lambda path: path.name)
TOOLS = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tools").glob("*.py"))


def recipe(target: str) -> str:
    """What make does for a target, with what it needs before."""
    return MAKEFILE[MAKEFILE.index(f"\n{target}:") :].split("\n\n")[0]


@pytest.mark.parametrize("target", TARGETS)
def test_there_is_a_target(target: str) -> None:
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)

    assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)
    assert phony is not None
    assert target in phony[1].split()


def test_ci_runs_what_developers_run() -> None:
    path = ROOT / ".ci" / "run"
    lines = path.read_text(encoding="utf-8").splitlines()

    assert os.access(path, os.X_OK)
    assert lines[0] == "#!/usr/bin/env bash"
    assert "set -euo pipefail" in lines
    assert lines[-1] == "make test"
    assert "    make test " in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_suite_runs_on_the_sources_and_on_the_compiled_build() -> None:
    steps = re.findall(r"(check|test-\w+)\b", recipe("test"))

    assert steps == ["check", "test-sources", "test-compiled", "test-page", "test-installed"]
    assert "PYTHONPATH=build/compiled" in MAKEFILE


MADE = [
    ".venv/.play", ".venv/.ready", "build/player/.ready", "client/node_modules/.develop",
    "src/anpfiff/server/static/index.html", "build/compiled/.ready", "build/checked/client", "build/checked/units",
]  # fmt: skip
BUILT_AND_CHECKED = {
    "--compile": "the engine", "tools/page.py\n": "the page", "run check": "the client", "npm test": "its units",
}  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ("README.md", set()),
        ("src/anpfiff/rule.py", {"the engine", "its units"}),
        ("client/src/page.ts", {"the page", "the client", "its units"}),
    ],
)
def test_only_what_has_changed_is_built_and_checked_again(tmp_path: Path, changed: str, again: set[str]) -> None:
    for name in ("locks", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    sources = ["client/package-lock.json", "client/src/page.ts", "src/anpfiff/rule.py"]
    for moment, name in enumerate([*sources, *MADE, changed], 2_000_000_000):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (moment, moment))
    command = ["make", "--dry-run", "FOR_TESTS=1", "compile", "client", "check-client", "check-units"]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout

    assert {what for sign, what in BUILT_AND_CHECKED.items() if sign in said} == again


def test_check_covers_format_lint_types_and_layers() -> None:
    parts = ["check-sources", "build/checked/client", "build/checked/units"]
    done = "".join(recipe(part) for part in parts)

    assert recipe("check").split(":")[1].split("##")[0].split() == ["check-sources", "check-client", "check-units"]
    for tool in ("ruff format --check", "ruff check", "mypy", "lint-imports", "npm run check", "npm test"):
        assert tool in done


@every_lock
def test_a_lock_pins_every_package_with_hashes_and_names_no_address(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=[^\s#])", text.strip())

    assert entries
    assert all(re.match(r"[A-Za-z0-9._-]+(\[[a-z,]+\])?==[^\s;]+", entry) for entry in entries)
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}", entry) for entry in entries)
    for address in ("://", "--index-url", "--find-links", " @ ", "--extra-index"):
        assert address not in text


def test_packages_are_installed_only_by_their_hashes() -> None:
    by_make = [line for line in MAKEFILE.splitlines() if "pip install" in line]
    by_tools = re.findall(r"\[\*(?:PIP|pip)(?:\(\w+\))?, [^\]]*\]", TOOLS)

    assert by_make
    assert len(by_tools) == 5
    assert all("--no-deps" in line for line in [*by_make, *by_tools])
    assert all("--require-hashes" in line for line in [*by_make, *by_tools] if "lock" in line)


def test_a_lock_names_all_that_its_packages_need() -> None:
    """Nothing is looked up when a lock is installed, so a package that it forgot would be missing."""
    asked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)

    assert asked.returncode == 0, asked.stdout


def packages(lock: str) -> dict[str, str]:
    """The packages of a lock with their versions."""
    pins = re.findall(
        r"^([A-Za-z0-9._-]+)(?:\[[a-z,]+\])?==(\S+)", LOCKS[lock].read_text(encoding="utf-8"), re.MULTILINE
    )
    return {re.sub(r"[._-]+", "-", name).lower(): version for name, version in pins}


def names(needs: list[str]) -> set[str]:
    """The packages that are needed."""
    found = [re.match(r"[A-Za-z0-9._-]+", need) for need in needs if isinstance(need, str)]
    return {re.sub(r"[._-]+", "-", match[0]).lower() for match in found if match}


def test_what_the_package_needs_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = [need for needs in project["project"]["optional-dependencies"].values() for need in needs]

    assert names(project["project"]["dependencies"]) <= set(packages("play"))
    assert names([*project["dependency-groups"]["dev"], *extras]) <= set(packages("develop"))
    assert names(project["dependency-groups"]["compile"]) <= set(packages("compile"))
    assert names(project["dependency-groups"]["page"]) == set(packages("page"))
    assert names(project["dependency-groups"]["site"]) == set(packages("site"))


def test_all_locks_agree_and_playing_needs_little() -> None:
    whole = packages("develop")

    for lock in ("play", "host", "compile", "page", "site"):
        assert packages(lock).items() <= whole.items()
    assert not {"asyncpg", "prometheus-client", "pyarrow", "ray", "mypy", "pytest", "playwright"} & set(
        packages("play")
    )


def test_python_is_as_new_as_we_say_and_mypy_is_strict() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    assert project["project"]["requires-python"] == ">=3.11"
    assert project["tool"]["mypy"]["strict"] is True
    assert project["tool"]["pytest"]["ini_options"]["filterwarnings"] == ["error"]
    assert project["tool"]["ruff"]["lint"]["select"] == ["ALL"]


def imported(path: Path) -> set[str]:
    """All that a file imports at its top or below, types included, and the packages that this loads first."""
    tree = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    found = [alias.name for node in tree if isinstance(node, ast.Import) for alias in node.names]
    for node in tree:
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    parts = [name.split(".") for name in found]
    return {".".join(names[:length]) for names in parts for length in range(1, len(names) + 1)}


def followed(paths: list[Path]) -> tuple[set[Path], set[str]]:
    """The files that a type checker reads for these, and what they import from elsewhere."""
    seen: set[Path] = set()
    others: set[str] = set()
    while paths:
        path = paths.pop()
        if path not in seen:
            seen.add(path)
            names = imported(path)
            others |= {name for name in names if "." not in name} - {"anpfiff"}
            places = [engine.SOURCE / name.replace(".", "/") for name in names if name.startswith("anpfiff")]
            files = [file for place in places for file in (place / "__init__.py", place.with_suffix(".py"))]
            paths += [file for file in files if file.is_file()]
    return seen, others


def test_what_is_compiled_imports_nothing_but_itself_and_what_playing_needs() -> None:
    """A player's environment has no more, and the type checker that compiles there stops at what is missing."""
    layers = contracts()["importlinter:contract:packages"]["layers"].replace("|", " ").split()
    seen, others = followed(engine.compiled_files())
    brought = packages_distributions()
    strange = {
        name
        for name in others - set(sys.stdlib_module_names)
        if not names(brought.get(name, [])) & set(packages("play"))
    }

    assert set(layers[layers.index("anpfiff.bots") :]) == {
        "anpfiff.errors",
        *(f"anpfiff.{name}" for name in engine.PACKAGES),
    }
    assert {path.parent for path in seen - set(engine.compiled_files())} == {engine.PACKAGE}
    assert not strange
