"""TypeScript types of what skins draw, made from the fields, facts and events that the games declare.

python -m tools.view_types client/src/skins
"""

from __future__ import annotations

import ast
import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.fields import Parts, write_table
from anpfiff.games import SHELF
from tools.told_types import event_types, fact_types

if TYPE_CHECKING:
    from anpfiff.core.fields import Field, Fields
    from anpfiff.core.game import Game

FILE: Final = "state.ts"
HEADER: Final = """\
// Made from the fields, facts and events that the game declares; do not edit. `make protocol` writes it anew.
import type { Pile } from '../../table/board';
import type { EventOf, LookOf } from '../../table/look';
"""
OF_GAME: Final = """
export type Look = LookOf<Game>;
export type Told = EventOf<Game>;
"""
EMPTY_PILE: Final = {"size": 0, "cards": []}


def view_types(game: Game) -> str:
    """The whole file for one game: its types, and an empty table for tests."""
    s = game.lay(game.agree())
    blocks: dict[str, str] = {}
    _interface(game, s.fields(), s, blocks)
    name = s.fields().name
    blank = json.dumps(_emptied(write_table(s)), ensure_ascii=False)
    role = "Role" if "Role" in blocks else "number"
    told = [*blocks.values(), *fact_types(game), event_types(game)]
    whole = f"export interface Game {{ table: {name}; facts: Facts; events: Events; role: {role} }}\n{OF_GAME}"
    empty = f"export const BLANK: {name} = {blank};\n"
    return "\n".join([HEADER, *told, f"/** All of it. */\n{whole}", f"/** A table on which nothing lies. */\n{empty}"])


def _interface(game: Game, fields: Fields, part: object, blocks: dict[str, str]) -> None:
    """The types of a part, after those it is made of."""
    about, told = _docs(game, type(part))
    lines = [f"/** {about} */", f"export interface {fields.name} {{"]
    for field in fields.fields:
        for name, text in field.declared().items():
            blocks[name] = f"export interface {name} {text}\n" if text[0] == "{" else f"export type {name} = {text};\n"
        if isinstance(field, Parts):
            _interface(game, field.fields, getattr(part, field.name)[0], blocks)
        if field.typescript():
            lines += [f"  /** {_meaning(field, told)} */"] if _meaning(field, told) else []
            lines.append(f"  {field.name}: {field.typescript()};")
    blocks[fields.name] = "\n".join([*lines, "}", ""])


def _meaning(field: Field, told: dict[str, str]) -> str:
    """What the sources say about an attribute; about what is not kept under its name its kind says it."""
    is_kept = field.slots == [field.name]
    return told.get(field.name, "") if is_kept else " ".join((type(field.kind).__doc__ or "").split())


def _docs(game: Game, part: type) -> tuple[str, dict[str, str]]:
    """What the sources say about a class and about each of its attributes."""
    source = (game.folder / f"{part.__module__.rpartition('.')[2]}.py").read_text(encoding="utf-8")
    found = next(
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == part.__name__
    )
    lines = next(node.body for node in found.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    told: dict[str, str] = {}
    for line, after in pairwise(lines):
        match line, after:
            case ast.AnnAssign(target=ast.Attribute(attr=name)), ast.Expr(value=ast.Constant(value=str(text))):
                told[name] = " ".join(text.split())
    return " ".join((ast.get_docstring(found) or "").split()), told


def _emptied(data: Any) -> Any:
    """A view with all piles empty."""
    if isinstance(data, dict):
        return EMPTY_PILE if "size" in data else {key: _emptied(value) for key, value in data.items()}
    return [_emptied(value) for value in data] if isinstance(data, list) else data


def skins(folder: Path) -> dict[Path, str]:
    """The file of every game that has a skin in this folder."""
    return {folder / game.key / FILE: view_types(game) for game in SHELF if (folder / game.key).is_dir()}


if __name__ == "__main__":
    for path, text in skins(Path(sys.argv[1])).items():
        path.write_text(text, encoding="utf-8")
