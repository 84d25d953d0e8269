"""TypeScript types for the client, made from the types that check every message: the two cannot drift apart.

python -m tools.typescript > client/src/generated/protocol.ts
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import inspect
from starlette.responses import Response

from anpfiff.protocol.competition import Command
from anpfiff.protocol.connection import VERSION, ClientMessage, ServerMessage
from anpfiff.protocol.errors import Problem
from anpfiff.protocol.fields import LONGEST_CARD_FILE, PHRASES, Phrase
from anpfiff.protocol.live import MOST_LIVE
from anpfiff.protocol.table import Line, TableNoticeKind
from anpfiff.server.http.api import endpoints

if TYPE_CHECKING:
    from collections.abc import Iterable

HEADER: Final = """\
// Made from src/anpfiff/protocol; do not edit. `make protocol` regenerates it.
"""
UNIONS: Final = {
    "Line": Line,
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "CompetitionWish": Command,
}
NUMBERS: Final = {"VERSION": VERSION, "MOST_LIVE": MOST_LIVE, "LONGEST_CARD_FILE": LONGEST_CARD_FILE}
CHOICES: Final = {"TableNoticeKind": TableNoticeKind, "Phrase": Phrase}


def typescript() -> str:
    """The whole file."""
    sent = [kind for one in endpoints() for kind in (one.takes, one.gives) if kind not in (None, Response)]
    structs = structs_of([*UNIONS.values(), *sent, Problem])
    blocks = [_interface(name, struct) for name, struct in structs.items()]
    blocks += [f"export type {name} = {_names(union)};\n" for name, union in UNIONS.items()]
    blocks += [f"export type {name} = {_type(inspect.type_info(choice))};\n" for name, choice in CHOICES.items()]
    blocks.append(_endpoints())
    blocks += [f"export const {name} = {number};\n" for name, number in NUMBERS.items()]
    blocks.append(f"export const PHRASES = {msgspec.json.encode(PHRASES).decode()} as const;\n")
    return "\n".join([HEADER, *blocks])


def _endpoints() -> str:
    lines = [
        "/** What every endpoint takes and gives; what is no JSON is given as text. */",
        "export interface Endpoints {",
    ]
    for one in endpoints():
        takes = "null" if one.takes is None else _type(inspect.type_info(one.takes))
        gives = "string" if one.gives is Response else _type(inspect.type_info(one.gives))
        lines.append(f'  "{one.method} {one.path}": {{ takes: {takes}; gives: {gives} }};')
    return "\n".join([*lines, "}", ""])


def structs_of(kinds: list[Any]) -> dict[str, inspect.StructType]:
    """Every struct that these types are made of, by name, in reading order."""
    found: dict[str, inspect.StructType] = {}
    for kind in inspect.multi_type_info(kinds):
        _collect(kind, found)
    return found


def _names(union: Any) -> str:
    kind = inspect.type_info(union)
    assert isinstance(kind, inspect.UnionType)
    return " | ".join(sorted(part.cls.__name__ for part in kind.types if isinstance(part, inspect.StructType)))


def _collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Every struct that a type is made of, in reading order."""
    if isinstance(kind, inspect.StructType):
        if kind.cls.__name__ not in found:
            found[kind.cls.__name__] = kind
            for field in kind.fields:
                _collect(field.type, found)
        return
    for part in _parts(kind):
        _collect(part, found)


def _parts(kind: inspect.Type) -> Iterable[inspect.Type]:
    match kind:
        case inspect.UnionType():
            return kind.types
        case inspect.ListType() | inspect.VarTupleType():
            return (kind.item_type,)
        case inspect.TupleType():
            return kind.item_types
        case inspect.DictType():
            return (kind.value_type,)
        case _:
            return ()


def _interface(name: str, struct: inspect.StructType) -> str:
    about = " ".join((struct.cls.__doc__ or "").split())
    lines = [f"/** {about} */", f"export interface {name} {{"]
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {msgspec.json.encode(struct.tag).decode()};")
    is_asked = struct.forbid_unknown_fields  # what a client sends may leave out what has a default
    for field in struct.fields:
        mark = "?" if is_asked and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        case inspect.ListType() | inspect.VarTupleType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(item) for item in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case inspect.UnionType():
            names = " | ".join(sorted({_type(part) for part in kind.types}, key=lambda name: (name == "null", name)))
            return next((name for name, union in UNIONS.items() if _names(union) == names), names)
        case inspect.AnyType():
            return "unknown"
        case _:
            raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    sys.stdout.write(typescript())
