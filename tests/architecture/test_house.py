"""Packages import one way, what rules must not know, and how files are kept."""

from __future__ import annotations

import ast
import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "anpfiff"
NEVER_IN_RULES = {
    "asyncio",
    "concurrent",
    "datetime",
    "http",
    "locale",
    "logging",
    "marshal",
    "multiprocessing",
    "numpy",
    "os",
    "pickle",
    "random",
    "secrets",
    "shelve",
    "socket",
    "subprocess",
    "threading",
    "time",
    "urllib",
    "uuid",
}
LONGEST_FILE = 600
KEPT = ["src", "tests", "bench", "docs"]


def sources(*packages: str) -> list[Path]:
    return sorted(path for room in packages for path in (HOUSE / room).rglob("*.py"))


def files(*endings: str) -> list[Path]:
    found = [path for folder in KEPT for path in (ROOT / folder).rglob("*") if path.suffix in endings]
    return sorted(path for path in found if "__pycache__" not in path.parts and ".mypy_cache" not in path.parts)


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


def contracts() -> configparser.ConfigParser:
    found = configparser.ConfigParser()
    found.read(ROOT / ".importlinter", encoding="utf-8")
    return found


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    """Import-linter on a house that stands in this folder."""
    return subprocess.run(
        [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_import_contracts_hold() -> None:
    """The sources are looked at, whichever build the suite runs on."""
    done = lint_imports(ROOT)

    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 broken" in done.stdout


def test_every_package_has_its_layer() -> None:
    layers = contracts()["importlinter:contract:packages"]["layers"].replace("|", " ").split()
    packages = {f"anpfiff.{path.name}" for path in HOUSE.iterdir() if (path / "__init__.py").exists()}

    assert set(layers) >= packages
    assert layers[-1] == "anpfiff.errors"


def test_games_are_reached_by_name_only() -> None:
    """Every package above the games, and every game there will ever be."""
    layers = contracts()["importlinter:contract:packages"]["layers"].replace("|", " ").split()
    contract = contracts()["importlinter:contract:no-concrete-game"]

    assert contract["forbidden_modules"].split() == ["anpfiff.games.*"]
    assert set(contract["source_modules"].split()) == set(layers[: layers.index("anpfiff.games")])


WRONG_IMPORTS = {
    "a game that knows another": ("games/hat_trick/state.py", "anpfiff.games.finale.book", "Games do not know each"),
    "a bot that knows a game": ("bots/simple.py", "anpfiff.games.finale", "Games are reached by name only"),
    "a front door that knows a game": ("api.py", "anpfiff.games.finale", "Games are reached by name only"),
    "a game that knows the bots": ("games/finale/state.py", "anpfiff.bots.bot", "Packages import one way"),
    "a message that knows football": ("protocol/table.py", "anpfiff.football.score", "The protocol knows the engine"),
    "a visitor that knows its host": ("server/tables/viewer.py", "anpfiff.server.tables.host", "The parts of a table"),
    "a rule with dice of its own": ("games/finale/state.py", "random", "Rules own no dice"),
}


@pytest.mark.parametrize("wrong", WRONG_IMPORTS)
def test_a_wrong_import_breaks_its_contract(wrong: str, tmp_path: Path) -> None:
    """In a copy of the house; a contract that nothing can break would keep nothing."""
    file, imported, contract = WRONG_IMPORTS[wrong]
    copy = tmp_path / "src" / "anpfiff"
    shutil.copytree(HOUSE, copy, ignore=lambda folder, names: [n for n in names if not may_be_copied(folder, n)])
    shutil.copy2(ROOT / ".importlinter", tmp_path)
    with (copy / file).open("a", encoding="utf-8") as source:
        source.write(f"\nimport {imported}\n")
    done = lint_imports(tmp_path)

    assert done.returncode == 1, done.stdout + done.stderr
    assert re.findall(r"^(.*) BROKEN$", done.stdout, re.MULTILINE)[0].startswith(contract)
    assert " 1 broken" in done.stdout


def may_be_copied(folder: str, name: str) -> bool:
    """Sources only, and not the page."""
    return name.endswith(".py") or (Path(folder, name).is_dir() and name not in ("static", "__pycache__"))


@pytest.mark.parametrize("path", sources("cards", "core", "real_box", "football", "games"), ids=relative)
def test_rules_own_no_dice_no_clock_and_no_network(path: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            imported.add(node.module.split(".")[0])

    assert not imported & NEVER_IN_RULES


@pytest.mark.parametrize("path", sources("cards", "core", "real_box", "football", "games"), ids=relative)
def test_rules_keep_to_plain_classes_that_the_compiler_likes(path: Path) -> None:
    """No dataclasses, enums or named tuples: they make the compiled build slow (see docs/speed.md)."""
    text = path.read_text(encoding="utf-8")

    assert not [word for word in ("dataclass", "NamedTuple", "Enum", "deepcopy", "eval(", "exec(") if word in text]


def test_no_kind_of_message_or_entry_falls_through_in_silence() -> None:
    """A match over classes ends with a case for all others that hands them on or calls assert_never: mypy sees it."""
    matches = [
        (relative(path), node.cases[-1])
        for path in sources("protocol", "server", "cli", "offline")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Match) and any(isinstance(part, ast.MatchClass) for part in ast.walk(node))
    ]

    assert len(matches) > 8
    for path, last in matches:
        assert ast.unparse(last.pattern) in ("_", "_ as never"), path
        assert not isinstance(last.body[0], ast.Pass), path


def test_a_file_is_a_chapter_not_a_book() -> None:
    lines = {relative(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files(".py")}

    assert {path: number for path, number in lines.items() if number > LONGEST_FILE} == {}


def test_nothing_is_left_for_later() -> None:
    later = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    found = [
        f"{relative(path)}:{number}"
        for path in files(".py", ".toml", ".md", ".ftl", ".txt")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if any(word in line for word in later)
    ]

    assert found == []


def test_no_test_is_left_out() -> None:
    """A test that does not run proves nothing."""
    words = ["pytest.sk" + "ip", "mark.sk" + "ip", "xfa" + "il", "importor" + "skip"]
    found = [relative(path) for path in files(".py") if any(word in path.read_text(encoding="utf-8") for word in words)]

    assert found == []


def faults(data: bytes) -> list[str]:
    """What is untidy in a text."""
    found = [name for name, mark in {"carriage return": b"\r", "tab": b"\t"}.items() if mark in data]
    if data and (not data.endswith(b"\n") or data.endswith(b"\n\n")):
        found.append("end")
    if data.decode("utf-8", "replace").encode() != data:
        found.append("no UTF-8")
    return found


def test_text_is_kept_tidy() -> None:
    found = {
        relative(path): faults(path.read_bytes()) for path in files(".py", ".toml", ".ftl", ".md", ".txt", ".lock")
    }

    assert len(found) > 1000
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("data", [b"a\rb\n", b"\ta\n", b"a", b"a\n\n", b"\xff\n"])
def test_text_that_is_untidy_is_found(data: bytes) -> None:
    assert len(faults(data)) == 1


@pytest.mark.parametrize(
    ("does", "places"),
    [
        ("websocket.accept", ["src/anpfiff/server/connection/socket.py"]),
        ("store.append(", ["src/anpfiff/cli/tables.py", "src/anpfiff/server/log/host.py"]),
    ],
)
def test_what_accepts_a_websocket_and_what_appends_to_a_log_is_counted(does: str, places: list[str]) -> None:
    assert [relative(path) for path in sources("") if does in path.read_text(encoding="utf-8")] == places
