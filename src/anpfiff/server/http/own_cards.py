"""What an owner of a box could enter, card by card, and what a file of theirs says already, mistakes aside."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Final

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.cards.toml_lines import statements
from anpfiff.core.words import refusals_of
from anpfiff.errors import CatalogError
from anpfiff.games import find
from anpfiff.protocol.own_cards import CardFault, CardToEnter, FieldToEnter, OwnersReading, OwnersSheet, Takes

if TYPE_CHECKING:
    from anpfiff.cards.accepted_values import Want
    from anpfiff.cards.box import Card, CardBox
    from anpfiff.core.game import Game

MOST_FAULTS: Final = 40
"""A file with more mistakes than this is another file."""
NOT_ENTERED: Final = ["id", "provenance"]


class Entry:
    """A field of a card: what it takes, what it says now and where that comes from."""

    __slots__ = ("name", "source", "value", "want")

    def __init__(self, name: str, want: Want, value: object, source: str) -> None:
        self.name = name
        self.want = want
        self.value = value
        self.source = source


class OwnersCard:
    """A card that an owner may correct."""

    __slots__ = ("entries", "id", "kind", "names")

    def __init__(self, kind: str, card: str, names: dict[str, str], entries: list[Entry]) -> None:
        self.kind = kind
        self.id = card
        self.names = names
        self.entries = entries


class Reading:
    """An owner's file with its mistakes taken out: the rest still counts."""

    def __init__(self, text: str, faults: list[CatalogError]) -> None:
        self.text = text
        """Mistakes are blank lines in it, so that every other line has the number it had."""
        self.faults = faults
        """Those that stand on a line were taken out; those without one are about the box as a whole."""

    def said(self) -> dict[str, dict[str, dict[str, Any]]]:
        """By kind and id: what the file says of a card."""
        data = tomllib.loads(self.text) if self.text else {}
        return {
            kind: {card["id"]: {name: card[name] for name in card if name != "id"} for card in cards}
            for kind, cards in data.items()
            if isinstance(cards, list)
        }


def cards_to_enter(game: Game, own_cards: str = "") -> list[OwnersCard]:
    """Every card that an owner may correct and people are shown, with all that can be said about it."""
    return [card for box in game.boxes(own_cards) for card in _of_box(box)]


def _of_box(box: CardBox) -> list[OwnersCard]:
    shown: dict[tuple[str, str], Card] = {(card.kind, card.id): card for card in box.cards()}
    found: list[OwnersCard] = []
    for kind, tables in box.listed.items():
        for toml in tables:
            card = shown.get((kind, toml.data["id"]))
            if card is None:
                continue
            values = {**card.fields, **toml.data}
            sources = box.sources[kind].of(toml)
            entries = [
                Entry(name, toml.wants[name], values[name], source)
                for name, source in sources.items()
                if name in toml.wants and name in values and name not in NOT_ENTERED and toml.wants[name].is_open()
            ]
            found.append(OwnersCard(kind, card.id, {one: card.names[one] for one in LANGUAGES}, entries))
    return found


def read_leniently(game: Game, own_cards: str) -> Reading:
    """Read an owner's file, and take out what is wrong statement by statement; each mistake is named with its line."""
    lines = own_cards.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    faults: list[CatalogError] = []
    while len(faults) < MOST_FAULTS:
        text = "\n".join(lines)
        try:
            game.boxes(text if text.strip() else "")
            game.lay(game.agree(own_cards=text))
        except CatalogError as fault:
            faults.append(fault)
            line = line_of(fault)
            if fault.facts.get("name") == "game" or (fault.key == "card-toml" and not line):
                return Reading("", faults)
            if not line:
                return Reading(text, faults)
            _take_out(lines, line, is_syntax=not fault.line)
        else:
            return Reading(text, faults)
    return Reading("", faults)


def line_of(fault: CatalogError) -> int:
    """Where a mistake stands, that of a text that is no TOML included; 0 if nobody can say."""
    said = str(fault.facts.get("line", "")) if fault.key == "card-toml" else ""
    return fault.line or (int(said) if said.isdigit() else 0)


def _take_out(lines: list[str], line: int, *, is_syntax: bool) -> None:
    """Blank a statement; at the head of a card, at its id, or where a statement has no end, the whole card."""
    heads = [number for number, text in enumerate(lines, 1) if text.lstrip().startswith("[")]
    first, end = line, len(lines) + 1
    if is_syntax or line in heads or lines[line - 1].split("=")[0].strip() == "id":
        first = max((head for head in heads if head <= line), default=line)
        end = min((head for head in heads if head > line), default=end) if first in heads else line + 1
    else:
        starts = [number for number, _ in statements("\n".join(lines))]
        end = min((start for start in starts if start > line), default=end)
    for number in range(first, min(end, len(lines) + 1)):
        lines[number - 1] = ""


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
