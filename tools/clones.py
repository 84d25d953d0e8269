"""Regenerate `clone` and `follow` of the games' states from their fields: plain lines are the fastest code compiled.

python -m tools.clones
"""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.core.fields import Fixed, Parts
from anpfiff.core.kinds import ANY, CLONED, CLONED_EACH, COPIED, Kind, ListOf, PileOf
from anpfiff.core.tracker import held_slots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.core.fields import Field, Fields

SOURCE: Final = Path(__file__).parents[1] / "src"
ABOUT: Final = '"""A copy that shares nothing that changes. Made from the fields: `make clones` regenerates it."""'
FOLLOW: Final = (
    '"""Become what it is now and write what has changed. Made from the fields: `make clones` regenerates it."""'
)
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
                follow = methods.get("follow")
                if follow is not None:
                    assert follow.lineno > (clone.end_lineno or 0), f"{path}: `follow` stands below `clone`"
                    del lines[follow.lineno - 2 : follow.end_lineno]
                lines[clone.lineno - 1 : clone.end_lineno] = [
                    *written(node.name, taken, fields, is_state),
                    "",
                    *following(node.name, methods["__init__"], fields, is_state),
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


def following(name: str, made: ast.FunctionDef, fields: Fields, is_state: bool) -> list[str]:
    """The lines of `follow`: every attribute as it is and as it is now, by its place among them; then all parts."""
    types = {
        line.target.attr: ast.unparse(line.annotation)
        for line in ast.walk(made)
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute)
    }
    if is_state:
        head = [
            "    def follow(self, now: State, sheets: list[Sheet]) -> None:",
            f"        {FOLLOW}",
            f"        assert isinstance(now, {name})",
            "        sheet = sheets[0]",
        ]
    else:
        head = [f"    def follow(self, now: {name}, sheet: Sheet) -> None:", f"        {FOLLOW}"]
    check_secrets(fields, types)
    found = [followed(k, slot, types[slot]) for k, slot in enumerate(held_slots(fields))]
    parts = [field.name for field in fields.fields if isinstance(field, Parts)]
    assert len(parts) <= 1, f"{name}: parts of one kind only are followed"
    for part in parts:
        found += [
            f"        for k, one in enumerate(self.{part}):",
            f"            one.follow(now.{part}[k], sheets[1 + k])",
        ]
    return [*head, *found]


def check_secrets(fields: Fields, types: dict[str, str]) -> None:
    """Only piles can lie face down, and a view that follows knows them: those of fields, and of lists that last.

    By their types it knows how they are handed over; anything else would be copied as it lies on the table, face up.
    """
    for field in fields.fields:
        if isinstance(field, Parts):
            continue
        kind, handed = field.kind, "Pile"
        if isinstance(kind, ListOf) and isinstance(kind.kind, PileOf):
            assert kind.length != ANY, f"{field.name}: a list of piles that grows cannot be followed"
            kind, handed = kind.kind, "list[Pile]"
        if isinstance(kind, PileOf):
            assert types[field.slot] == handed, f"{field.name}: annotate it as {handed}, found {types[field.slot]}"
        inner = kind.kind if isinstance(kind, ListOf) else kind
        is_known = type(inner).lying in (Kind.lying, PileOf.lying)
        assert is_known, f"{field.name}: where its piles lie is not known to a view that follows"


def followed(k: int, slot: str, kind: str) -> str:
    """One attribute of this type, handed over."""
    if kind in ("Pile", "list[Pile]"):
        return f"        sheet.{'pile' if kind == 'Pile' else 'piles'}({k}, self.{slot}, now.{slot})"
    how = {"i64": "number", "bool": "flag"}.get(kind, "thing")
    return f"        self.{slot} = sheet.{how}({k}, self.{slot}, now.{slot})"


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
