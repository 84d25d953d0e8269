"""What an owner of a box can enter, and what their file says already."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from anpfiff.cards.accepted_values import Shape
from anpfiff.protocol.fields import LONGEST_BODY


class Takes(Struct, frozen=True):
    """What a field takes: one of some texts, a number within bounds, a list of either, or words."""

    shape: Shape
    low: int | None
    high: int | None
    length: int | None
    """How many a list has; none where it may have any number."""
    allowed: tuple[str, ...] | None
    """None where any text will do."""


class FieldToEnter(Struct):
    """A field of a card, as our box has it."""

    name: str
    takes: int
    """The number of what it takes."""
    value: Any
    source: str
    """Its provenance."""


class CardToEnter(Struct):
    """A card that an owner may correct."""

    kind: str
    id: str
    names: dict[str, str]
    fields: list[FieldToEnter]


class OwnersSheet(Struct):
    """Every card that an owner may correct."""

    cards: list[CardToEnter]
    takes: list[Takes]
    words: str
    """What may be wrong with a value, as Fluent messages ``refused-<key>``."""


class CardFault(Struct):
    """A mistake in an owner's file."""

    line: int
    """Where it stands; 0 where the box as a whole does not fit together."""
    at: str
    """The card, as the file names it."""
    key: str
    facts: dict[str, str | int]
    """The arguments of its words."""


class OwnersReading(Struct):
    """What is right in an owner's file, and what is wrong."""

    said: dict[str, dict[str, dict[str, Any]]]
    """By kind, id and field: what the file says, without what is wrong."""
    faults: list[CardFault]


class OwnCards(Struct, forbid_unknown_fields=True):
    """The card file of somebody who owns the box."""

    own_cards: Annotated[str, Meta(max_length=LONGEST_BODY)]
