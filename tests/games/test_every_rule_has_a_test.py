"""Rulebook, rules and tests of every game speak of the same numbers."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.words import rulebook_of
from anpfiff.games import OURS

if TYPE_CHECKING:
    from anpfiff.core.game import Game

RULE = re.compile(r"^\*\*([A-Z]\d+(?:\.\d+)?)\*\* \S", re.MULTILINE)
CHAPTER = re.compile(r"^## ([A-Z]\d+) \S", re.MULTILINE)

every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)


def text_of(game: Game) -> str:
    """The rulebook of a game; the other languages are held to the English one."""
    return rulebook_of(game, "en")


def rulebook(game: Game) -> set[str]:
    """The numbers of all rules and rulings."""
    return set(RULE.findall(text_of(game)))


def letters(game: Game) -> tuple[str, str]:
    """The letter of the chapters, and those of the rulings."""
    chapters = {chapter[0] for chapter in CHAPTER.findall(text_of(game))}
    assert len(chapters) == 1
    (chapter,) = chapters
    return chapter, "".join(sorted({number[0] for number in rulebook(game)} - chapters))


def named(game: Game) -> dict[str, list[str]]:
    """The numbers that the names of a game's tests contain."""
    chapter, rulings = (part.lower() for part in letters(game))
    ruling = rf"|[{rulings}]\d+" if rulings else ""  # a game may have no open points
    in_a_name = re.compile(rf"(?:^test|_)_?({chapter}\d+_\d+{ruling})(?=_|$)")
    found: dict[str, list[str]] = {}
    for path in sorted((Path(__file__).parent / game.key).glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in in_a_name.findall(node.name):
                    found.setdefault(number.upper().replace("_", "."), []).append(node.name)
    return found


def sources(game: Game) -> list[tuple[str, ast.Module]]:
    """The sources of a game; compiled modules have their .py file beside them."""
    paths = sorted(game.folder.rglob("*.py"))
    assert any(path.parent.name == "rules" or path.name == "rules.py" for path in paths)
    return [(path.name, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


@every_game
def test_every_number_stands_once(game: Game) -> None:
    """A rule has one paragraph, and each chapter and series of rulings counts from its first without a gap."""
    numbers = RULE.findall(text_of(game))
    chapter, rulings = letters(game)

    assert len(numbers) == len(set(numbers))
    for series in [*CHAPTER.findall(text_of(game)), *rulings]:
        mark = f"{series}." if series.startswith(chapter) else series
        mine = [int(number.removeprefix(mark)) for number in numbers if re.fullmatch(re.escape(mark) + r"\d+", number)]
        assert mine == list(range(1, len(mine) + 1)), series
        assert mine, series


@every_game
def test_every_rule_has_a_test(game: Game) -> None:
    """The number of each rule and ruling is part of the name of a test."""
    assert rulebook(game) - set(named(game)) == set()


@every_game
def test_no_test_names_a_rule_that_is_not_there(game: Game) -> None:
    """A number in the name of a test is a number of the rulebook."""
    unknown = {number: names for number, names in named(game).items() if number not in rulebook(game)}

    assert unknown == {}


@every_game
def test_every_phase_has_its_rule_in_the_rulebook(game: Game) -> None:
    """The referee cites it with every question and every refusal."""
    for phase in game.phases.phases.values():
        assert phase.rule in rulebook(game), phase


@every_game
def test_every_cited_number_is_in_the_rulebook(game: Game) -> None:
    """In docstrings of the game's sources; a chapter without a rule is a chapter of the rulebook."""
    known = rulebook(game) | set(CHAPTER.findall(text_of(game)))
    in_text = re.compile(rf"\b([{''.join(letters(game))}]\d+(?:\.\d+)?)\b")
    cited = 0
    for name, module in sources(game):
        for node in ast.walk(module):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                for number in in_text.findall(ast.get_docstring(node) or ""):
                    assert number in known, f"{name} cites {number}"
                    cited += 1
    assert cited >= len({phase.key() for phase in game.phases.phases.values()}), "every phase cites its rule"


@every_game
def test_the_docstring_of_a_phase_begins_with_its_rule(game: Game) -> None:
    """So that code and rulebook can be read side by side."""
    found = 0
    for name, module in sources(game):
        for node in module.body:
            rule = rule_of(node) if isinstance(node, ast.ClassDef) else None
            if isinstance(node, ast.ClassDef) and rule is not None:
                assert (ast.get_docstring(node) or "").startswith(f"{rule}  "), f"{name}: {node.name}"
                found += 1
    assert found == len({phase.key() for phase in game.phases.phases.values()})


def rule_of(node: ast.ClassDef) -> str | None:
    """The value of the class attribute `rule`."""
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id == "rule":
            assert isinstance(line.value, ast.Constant)
            return str(line.value.value)
    return None


@every_game
def test_the_rulebook_stands_for_itself(game: Game) -> None:
    """It points to no file but those of the game, and quotes no original, in any language."""
    for language in LANGUAGES:
        assert not re.search(r"\.\./|(?:DE|FR|FF):\d|[„“«»]", rulebook_of(game, language))
