"""A new game: the penalty duel under another name, as a package of its own or in the tree, ready to be changed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff import __version__
from anpfiff.cli.messages import Trouble
from anpfiff.games import EVERY, EXAMPLES, KEY, find

if TYPE_CHECKING:
    from collections.abc import Callable

PATTERN: Final = EXAMPLES[0]
COPIED: Final = [".py", ".toml", ".md", ".ftl", ".txt"]
SHELF: Final = Path("src/anpfiff/games/__init__.py")
TESTS: Final = Path("tests/games")
TITLES: Final = ["Penalty Duel", "Elfmeterduell", "Duel de tirs au but"]
"""What the pattern is called in our languages."""

PROJECT: Final = """\
# A game for Anpfiff. `pip install -e '.[test]'` puts it on the shelf; `pytest` holds it to the laws of the house.
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "anpfiff-{dashed}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["anpfiff>={version}"]

[project.optional-dependencies]
test = ["anpfiff[testing]"]

[project.entry-points."anpfiff.games"]
{key} = "{key}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["{key}"]

[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["."]
"""
LAWS: Final = '''\
"""The laws that every game keeps: states are data, options are complete, nothing hidden leaks, the log is the match."""

from __future__ import annotations

from anpfiff.testing.laws import *  # noqa: F403
from {key} import GAME

GAMES = [GAME]
'''
STORY: Final = '''\
"""Rules, told as stories; one test for each number of the rulebook."""

from __future__ import annotations

from anpfiff.testing.kit import given
from {key} import GAME


def test_p2_2_different_corners_are_a_goal() -> None:
    duel = given(GAME)
    duel.fate("coin 0")
    duel.say("0: shoot right", "1: dive middle")

    assert duel.told("scored") == {{"seat": 0, "corner": "right", "dive": "middle"}}
'''


def check_key(key: str) -> None:
    """Refuse a key that no module could have, or that another game has already."""
    if not KEY.fullmatch(key):
        raise Trouble("error-game-key", name=key)
    if key in EVERY.names():
        raise Trouble("error-game-taken", name=key)


def make_package(key: str, folder: Path) -> list[Path]:
    """A package of its own in a new folder, with an entry point and the laws as its tests; returns its files."""
    check_key(key)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Trouble("error-folder-used", file=str(folder))
    files = {"pyproject.toml": PROJECT, "tests/test_laws.py": LAWS, "tests/test_rules.py": STORY}
    made = copy(find(PATTERN).folder, folder / key, renamed(key, key))
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.format(key=key, dashed=key.replace("_", "-"), version=__version__), encoding="utf-8")
        made.append(path)
    return made


def make_in_tree(key: str, root: Path) -> list[Path]:
    """A game of the house in a checkout: its folder, its tests, and its name among the examples."""
    check_key(key)
    shelf = root / SHELF
    if not shelf.exists():
        raise Trouble("error-no-tree", folder=str(root))
    rename = renamed(key, f"anpfiff.games.{key}")
    made = copy(shelf.parent / PATTERN, shelf.parent / key, rename)
    made += copy(root / TESTS / PATTERN, root / TESTS / key, rename)
    text = shelf.read_text(encoding="utf-8")
    shelf.write_text(re.sub(r"(?m)^(EXAMPLES: Final = \[.*)\]$", rf'\1, "{key}"]', text), encoding="utf-8")
    return [*made, shelf]


def renamed(key: str, package: str) -> Callable[[str], str]:
    """How a text of the pattern reads for another game: its key, its package, its class and its names."""
    title = key.replace("_", " ").capitalize()
    camel = "".join(part.capitalize() for part in key.split("_"))

    def rename(text: str) -> str:
        for name in TITLES:
            text = text.replace(name, title)
        text = text.replace(f"anpfiff.games.{PATTERN}", package).replace(PATTERN, key)
        text = text.replace("PenaltyDuel", camel)
        return re.sub(r"(?i)\bpenalty duel\b", key.replace("_", " "), text)

    return rename


def copy(source: Path, target: Path, rename: Callable[[str], str]) -> list[Path]:
    """Copy all sources, words and rulebooks of a folder under their new names."""
    made = []
    for path in sorted(source.rglob("*")):
        if path.is_file() and path.suffix in COPIED:
            goal = target / path.relative_to(source)
            goal.parent.mkdir(parents=True, exist_ok=True)
            goal.write_text(rename(path.read_text(encoding="utf-8")), encoding="utf-8")
            made.append(goal)
    return made
