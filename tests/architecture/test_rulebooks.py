"""How rules and cards are written, in every game: read from the sources, so that both builds are judged alike."""

from __future__ import annotations

import ast
import importlib
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from anpfiff.cards.catalog import PROVENANCES
from anpfiff.games import find

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "anpfiff"
GAMES = sorted(path for path in (HOUSE / "games").iterdir() if (path / "__init__.py").exists())
KINDS = {"Step", "Choice", "Sealed", "Chance"}
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def classes(path: Path) -> list[ast.ClassDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def base_names(node: ast.ClassDef) -> set[str]:
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return {base.id for base in plain if isinstance(base, ast.Name)}


def slots(path: Path, node: ast.ClassDef) -> list[str] | None:
    """The slots of a class; those of a state are the fields that it declares."""
    for line in node.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
            if ast.unparse(line.value) == "FIELDS.slots":
                module = ".".join(path.relative_to(HOUSE.parent).with_suffix("").parts)
                return list(importlib.import_module(module).FIELDS.slots)
            found = ast.literal_eval(line.value)
            return list(found)
    return None


def own_fields(node: ast.ClassDef) -> set[str]:
    """Whatever a class assigns to itself."""
    found = set()
    for line in ast.walk(node):
        targets = (
            line.targets if isinstance(line, ast.Assign) else [line.target] if isinstance(line, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                found.add(target.attr)
    return found


def phases(game: Path) -> list[tuple[Path, ast.ClassDef]]:
    """The phases of a game; a class that others in the rules inherit from is no line of the rulebook itself."""
    chapters = sorted([*(game / "rules").rglob("*.py"), *game.glob("rules.py")])
    found = [(path, node) for path in chapters for node in classes(path)]
    kin = set(KINDS)
    for turn in range(3):
        kin |= {node.name for path, node in found if base_names(node) & kin}
    shared = {base for path, node in found for base in base_names(node)}
    return [(path, node) for path, node in found if node.name in kin - shared]


@every_game
def test_every_phase_begins_with_its_rule_and_is_final(game: Path) -> None:
    found = phases(game)
    assert found
    for path, node in found:
        where = f"{path.name}: {node.name}"
        rules = [
            ast.literal_eval(line.value)
            for line in node.body
            if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == "rule" and line.value is not None
        ]
        doc = ast.get_docstring(node) or ""
        assert len(rules) == 1, where
        assert doc.startswith(f"{rules[0]}  "), where
        assert len(doc.splitlines()[0]) > len(rules[0]) + 10, where
        assert "final" in [ast.unparse(decorator) for decorator in node.decorator_list], where


@every_game
def test_every_rule_that_is_cited_stands_in_the_rulebook(game: Path) -> None:
    numbers = set(re.findall(r"\b[A-Z]{1,2}\d+(?:\.\d+)?\b", (game / "RULEBOOK.md").read_text(encoding="utf-8")))
    for path, node in phases(game):
        doc = ast.get_docstring(node) or ""
        cited = re.match(r"[A-Z]+\d+(?:\.\d+)?", doc)
        assert cited is not None
        assert cited[0] in numbers, f"{path.name}: {node.name}"


@pytest.mark.parametrize("path", sorted((HOUSE / "core").glob("*.py")), ids=lambda path: path.name)
def test_slots_of_the_laws_are_tidy(path: Path) -> None:
    for node in classes(path):
        check_slots(path, node)


@every_game
def test_slots_of_a_game_are_tidy(game: Path) -> None:
    for path in sorted(game.rglob("*.py")):
        for node in classes(path):
            check_slots(path, node)
    for path, node in phases(game):
        assert slots(path, node) is not None, f"{path.name}: {node.name}"


def check_slots(path: Path, node: ast.ClassDef) -> None:
    """What a class with slots assigns to itself is in its slots, in order, and nothing else is."""
    mine = slots(path, node)
    if mine is None:
        return
    where = f"{path.name}: {node.name}"
    assert mine == sorted(set(mine)), where
    inherited = {"kind", "role", "notation", "agenda", "roles", "sealed", "told", "whole", "_cards", "size"}
    inherited |= {"_actions", "_weights", "total"}
    assert own_fields(node) - set(mine) <= inherited, where
    assert set(mine) <= own_fields(node) | {"__dict__"}, where


def card_files(game: Path) -> list[Path]:
    return sorted((game / "cards").glob("*.toml"))


@every_game
def test_every_field_of_every_card_has_a_provenance(game: Path) -> None:
    files = card_files(game)
    assert bool(files) == bool(find(game.name).cards()), "a game without cards has no card files"
    for path in files:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        known = data.pop("provenance")
        assert set(known.values()) <= set(PROVENANCES), path.name
        for cards in data.values():
            for card in cards:
                fields = set(card) - {"id", "provenance"}
                assert fields <= set(known), f"{path.name}: {card['id']}: {sorted(fields - set(known))}"
                assert set(card.get("provenance", {})) <= set(known)
                assert set(card.get("provenance", {}).values()) <= set(PROVENANCES)


@every_game
def test_every_number_and_option_of_an_edition_says_where_it_comes_from(game: Path) -> None:
    data: dict[str, Any] = tomllib.loads((game / "edition.toml").read_text(encoding="utf-8"))
    options, editions = data.pop("options"), data.pop("editions")
    for name, table in data.items():
        assert table["provenance"] in PROVENANCES, name
    for name, option in options.items():
        assert option["source"].split(":")[0] in PROVENANCES, name
        assert option["values"], name
    for name, preset in editions.items():
        assert set(preset) <= set(options), name
