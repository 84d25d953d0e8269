"""Rulebook, rules and tests speak of the same numbers."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from anpfiff.games.world_cup import GAME

RULE = re.compile(r"^\*\*([WCXT]\d+(?:\.\d+)?)\*\* \S", re.MULTILINE)
CHAPTER = re.compile(r"^## (W\d+) \S", re.MULTILINE)
IN_A_NAME = re.compile(r"(?:^test|_)_?(w\d+_\d+|[cxt]\d+)(?=_|$)")
IN_TEXT = re.compile(r"\b([WCXT]\d+(?:\.\d+)?)\b")

RULEBOOK = (GAME.folder / "RULEBOOK.md").read_text(encoding="utf-8")


def rulebook() -> set[str]:
    """The numbers of all rules and rulings."""
    return set(RULE.findall(RULEBOOK))


def named() -> dict[str, list[str]]:
    """The numbers that the names of our tests contain."""
    found: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in IN_A_NAME.findall(node.name):
                    found.setdefault(number.upper().replace("_", "."), []).append(node.name)
    return found


def test_every_number_stands_once() -> None:
    """A rule has one paragraph, and each chapter counts from its first rule without a gap."""
    numbers = RULE.findall(RULEBOOK)

    assert len(numbers) == len(set(numbers))
    for series in [*CHAPTER.findall(RULEBOOK), *"CXT"]:
        mark = f"{series}." if series.startswith("W") else series
        mine = [int(number.removeprefix(mark)) for number in numbers if re.fullmatch(re.escape(mark) + r"\d+", number)]
        assert mine == list(range(1, len(mine) + 1)), series
        assert mine, series
    assert {"C18", "X35", "T17"} <= set(numbers)


def test_every_rule_has_a_test() -> None:
    """The number of each rule and ruling is part of the name of a test."""
    assert rulebook() - set(named()) == set()


def test_no_test_names_a_rule_that_is_not_there() -> None:
    """A number in the name of a test is a number of the rulebook."""
    unknown = {number: names for number, names in named().items() if number not in rulebook()}

    assert unknown == {}


def test_every_phase_has_its_rule_in_the_rulebook() -> None:
    """The referee cites it with every question and every refusal."""
    for phase in GAME.phases.phases.values():
        assert phase.rule in rulebook(), phase


def test_every_cited_number_is_in_the_rulebook() -> None:
    """In docstrings of the game's sources; a chapter without a rule is a chapter of the rulebook."""
    known = rulebook() | set(CHAPTER.findall(RULEBOOK))
    cited = 0
    for path in sorted(GAME.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                for number in IN_TEXT.findall(ast.get_docstring(node) or ""):
                    assert number in known, f"{path.name} cites {number}"
                    cited += 1
    assert cited > 50


def test_the_rulebook_stands_for_itself() -> None:
    """It points to no file but those of the game, and quotes nothing."""
    assert not re.search(r"\.\./|[„“«»]", RULEBOOK)
