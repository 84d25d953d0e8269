"""TypeScript types for the client, made from the types that check every message: the two cannot drift apart.

python -m anpfiff.server.typescript > client/src/protocol.ts
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import inspect

from anpfiff.server import api, fields, lesson_messages, protocol, visit_messages
from anpfiff.server.competitions import commands, view
from anpfiff.server.conference import ConferenceNews, ConferenceWish
from anpfiff.server.owner_messages import OwnersReading, OwnersSheet
from anpfiff.server.review_messages import MatchReview

if TYPE_CHECKING:
    from collections.abc import Iterable

HEADER: Final = """\
// Made from src/anpfiff/server/protocol.py and api.py; do not edit. `make protocol` regenerates it.
"""
UNIONS: Final = {
    "Line": protocol.Line,
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
    "CompetitionWish": commands.Command,
}
CHOICES: Final = {"AffairKind": protocol.AffairKind, "Phrase": fields.Phrase}
ANSWERS: Final = (
    api.SavedMatch, api.MatchFile,
    api.OpenTable, api.Invitations, api.Tables, api.Games, api.GameWords, api.Cards, api.Rules, api.Film, api.Report,
    api.Course, MatchReview, api.Puzzles, api.QrWish, api.PushKey, api.HookWish, api.PushWish, api.Health, api.Problem,
    OwnersSheet, OwnersReading, api.OwnCards,
    api.Again, api.AgainWish, api.OpenLesson, lesson_messages.ConceptNotes, lesson_messages.LessonPlans,
    commands.OpenCompetition, commands.CompetitionOpened, view.CompetitionInfo, view.CompetitionList,
    ConferenceWish, ConferenceNews, visit_messages.VisitingBotList, visit_messages.InviteBot, visit_messages.InvitedBot,
)  # fmt: skip


def typescript() -> str:
    """The whole file."""
    structs = structs_of([*UNIONS.values(), *ANSWERS])
    blocks = [_interface(name, struct) for name, struct in structs.items()]
    blocks += [f"export type {name} = {_names(union)};\n" for name, union in UNIONS.items()]
    blocks += [f"export type {name} = {_type(inspect.type_info(choice))};\n" for name, choice in CHOICES.items()]
    blocks.append(f"export const VERSION = {protocol.VERSION};\n")
    blocks.append(f"export const PHRASES = {msgspec.json.encode(fields.PHRASES).decode()} as const;\n")
    return "\n".join([HEADER, *blocks])


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
            names = {_type(part) for part in kind.types}
            line = {part.cls.__name__ for part in inspect.type_info(protocol.Line).types}  # type: ignore[attr-defined]
            return "Line" if names == line else " | ".join(sorted(names, key=lambda name: (name == "null", name)))
        case inspect.AnyType():
            return "unknown"
        case _:
            raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    sys.stdout.write(typescript())
