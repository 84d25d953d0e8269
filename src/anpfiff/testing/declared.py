"""What a game declares that it tells: the types of its facts, and whether facts are of these types."""

from __future__ import annotations

import runpy
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

if TYPE_CHECKING:
    from anpfiff.core.game import Game


class Facts(TypedDict):
    """Nothing: the game has no `fact_types.py`."""


def facts_of(game: Game) -> type:
    """The type of a game's facts; from the source, for a compiled class does not know what its fields hold."""
    file = game.folder / "fact_types.py"
    found: type = runpy.run_path(str(file))["Facts"] if file.is_file() else Facts
    return found


def is_of_type(value: Any, kind: Any) -> bool:
    """Whether JSON data has just the fields that are declared, and each holds what it may."""
    of, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return type(value) is dict and _has_fields(value, kind)
    if of in (Union, UnionType):
        return any(is_of_type(value, part) for part in parts)
    if of is Annotated:
        return is_of_type(value, parts[0]) and (len(value) == parts[1] if type(value) is list else value in parts[1])
    if of is list:
        return type(value) is list and all(is_of_type(one, parts[0]) for one in value)
    if of is dict:
        return type(value) is dict and all(is_of_type(one, parts[1]) for one in value.values())
    return type(value) is kind


@cache
def fields_of(kind: type) -> dict[str, Any]:
    """The type of each field of a typed dictionary."""
    return get_type_hints(kind, include_extras=True)


def _has_fields(value: dict[str, Any], kind: Any) -> bool:
    fields = fields_of(kind)
    return kind.__required_keys__ <= value.keys() <= fields.keys() and all(
        is_of_type(value[name], fields[name]) for name in value
    )


def places_of(kind: Any, at: str = "") -> set[str]:
    """Where a type has fields: "action.sides.sum"."""
    if is_typeddict(kind):
        fields = {f"{at}.{name}".lstrip("."): field for name, field in fields_of(kind).items()}
        return fields.keys() | {place for name, field in fields.items() for place in places_of(field, name)}
    return {
        place
        for part in get_args(kind)[: 1 if get_origin(kind) is Annotated else None]
        for place in places_of(part, at)
    }


def places_told(value: Any, at: str = "") -> set[str]:
    """Where data holds something; ids are skipped besides, since data does not tell them from the names of fields."""
    if isinstance(value, list):
        return {place for one in value for place in places_told(one, at)}
    if not isinstance(value, dict):
        return set()
    found: set[str] = set()
    for name, one in value.items():
        there = f"{at}.{name}".lstrip(".")
        found |= places_told(one, there) | places_told(one, at)
        if one not in (None, [], {}):
            found.add(there)
    return found
