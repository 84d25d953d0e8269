"""What an owner of a box can enter, and what their file says already."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from anpfiff.cards.accepted_values import Shape
from anpfiff.core.words import refusals_of
from anpfiff.games import find
from anpfiff.server.own_cards import cards_to_enter, line_of, read_leniently


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


def sheet_of(game: str, language: str) -> OwnersSheet:
    """What can be entered of a box."""
    takes: dict[Takes, int] = {}
    cards: list[CardToEnter] = []
    for card in cards_to_enter(find(game)):
        fields: list[FieldToEnter] = []
        for entry in card.entries:
            want, allowed = entry.want, entry.want.allowed
            found = Takes(want.shape, want.low, want.high, want.length, None if allowed is None else tuple(allowed))
            fields.append(FieldToEnter(entry.name, takes.setdefault(found, len(takes)), entry.value, entry.source))
        cards.append(CardToEnter(card.kind, card.id, card.names, fields))
    return OwnersSheet(cards, list(takes), refusals_of(language).read_text(encoding="utf-8"))


def reading_of(game: str, own_cards: str) -> OwnersReading:
    """What an owner's file says."""
    found = read_leniently(find(game), own_cards)
    faults = [CardFault(line_of(one), one.at, one.key, one.facts) for one in found.faults]
    return OwnersReading(found.said(), faults)
