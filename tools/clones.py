"""Regenerate `clone` and `show` of the games' states from their fields: plain lines are the fastest code compiled.

python -m tools.clones
"""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.core.fields import Fixed, Parts
from anpfiff.core.kinds import CLONED, CLONED_EACH, COPIED
from anpfiff.core.many import ListOf, PileOf
from anpfiff.core.tracker import held_slots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.core.fields import Field, Fields

SOURCE: Final = Path(__file__).parents[1] / "src"
ABOUT: Final = '"""A copy that shares nothing that changes. Made from the fields: `make clones` regenerates it."""'
SHOW: Final = '"""Write what has changed since an older view. Made from the fields: `make clones` regenerates it."""'
WIDTH: Final = 120


def modules() -> list[Path]:
    """The files in which a class has the slots of its declaration."""
    found = sorted((SOURCE / "anpfiff" / "games").rglob("*.py"))
    return [path for path in found if "__slots__ = FIELDS.slots" in path.read_text(encoding="utf-8")]


def renewed(path: Path) -> str:
    """The file with the clone that its fields ask for; a class that has none keeps the one of its base."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    fields: Fields = importlib.import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts)).FIELDS
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and "__slots__ = FIELDS.slots" in map(ast.unparse, node.body):
            methods = {line.name: line for line in node.body if isinstance(line, ast.FunctionDef)}
            clone = methods.get("clone")
            if clone is not None:
                taken = [arg.arg for arg in methods["__init__"].args.args[1:]]
                is_state = any(ast.unparse(base) == "State" for base in node.bases)
                show = methods.get("show")
                if show is not None:
                    assert show.lineno > (clone.end_lineno or 0), f"{path}: `show` stands below `clone`"
                    del lines[show.lineno - 2 : show.end_lineno]
                lines[clone.lineno - 1 : clone.end_lineno] = [
                    *written(node.name, taken, fields, is_state),
                    "",
                    *showing(node.name, methods["__init__"], fields),
                ]
    return "\n".join(lines) + "\n"


def written(name: str, taken: list[str], fields: Fields, is_state: bool) -> list[str]:
    """The lines of a clone: what the constructor takes, then every other attribute."""
    copies = {slot: copy for field in fields.fields for slot, copy in copies_of(field)}
    call = f"        other = {name}({', '.join(copies[slot] for slot in taken)})"
    if len(call) > WIDTH:
        call = "\n".join([f"        other = {name}(", *[f"            {copies[slot]}," for slot in taken], "        )"])
    found = [f"    def clone(self) -> {name}:", f"        {ABOUT}", *call.splitlines()]
    found += ["        self.copy_to(other)"] if is_state else []
    found += [f"        other.{slot} = {copy}" for slot, copy in copies.items() if slot not in taken]
    return [*found, "        return other"]


def showing(name: str, made: ast.FunctionDef, fields: Fields) -> list[str]:
    """The lines of `show`: every attribute as it was and as it is, by its place among them."""
    types = {
        line.target.attr: ast.unparse(line.annotation)
        for line in ast.walk(made)
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute)
    }
    head = [f"    def show(self, old: {name}, sheet: Sheet) -> None:", f"        {SHOW}"]
    return [*head, *(shown(k, slot, types[slot]) for k, slot in enumerate(held_slots(fields)))]


def shown(k: int, slot: str, kind: str) -> str:
    """One attribute of this type, handed over."""
    how = {"Pile": "pile", "i64": "number", "bool": "number"}.get(kind, "thing")
    return f"        sheet.{how}({k}, old.{slot}, self.{slot})"


def copies_of(field: Field) -> Iterator[tuple[str, str]]:
    """What a clone has of each attribute, as an expression."""
    for slot in field.slots:
        yield slot, copy_of(field, f"self.{slot}")


def copy_of(field: Field, value: str) -> str:
    """A list of fixed length is written out."""
    kind = field.kind
    if isinstance(field, Parts):
        return each_of(value, field.length)
    if isinstance(field, Fixed):
        return value
    if isinstance(kind, PileOf) and kind.only:
        return f"{value}.clone() if self.book.{kind.only} else {value}"
    if isinstance(kind, ListOf) and kind.copying == CLONED_EACH:
        return each_of(value, kind.length)
    return {CLONED: f"{value}.clone()", COPIED: f"{value}.copy()"}.get(kind.copying, value)


def each_of(value: str, length: int) -> str:
    """A clone of each of a list."""
    if length < 0:
        return f"[one.clone() for one in {value}]"
    return f"[{', '.join(f'{value}[{k}].clone()' for k in range(length))}]"


if __name__ == "__main__":
    for module in modules():
        module.write_text(renewed(module), encoding="utf-8")
