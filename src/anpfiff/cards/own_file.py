"""An owner's card file: the true values of a box, laid over ours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.cards.catalog import OWN, TomlTable, read_file, read_toml, shown
from anpfiff.cards.toml_lines import TomlPlace, lines_of

if TYPE_CHECKING:
    from pathlib import Path


class OwnFile:
    """An owner's card file: cards by list, and the line on which each value stands."""

    def __init__(self, text: str, game: str, lists: list[str]) -> None:
        self.data = read_toml(text, OWN)
        toml = TomlTable(self.data, OWN, "", TomlPlace(lines_of(text)))
        toml.text("game", [game])
        self.cards = {key: toml.tables(key) if toml.has(key) else [] for key in lists}
        self.places = {
            key: {str(card.data.get("id")): card.place for card in cards if card.place is not None}
            for key, cards in self.cards.items()
        }
        toml.done()


def open_cards(path: Path, key: str, own: OwnFile | None = None, free: list[str] | None = None) -> TomlTable:
    """Our card file with an owner's cards laid over; `free` are ids for cards they may add, in order."""
    data = read_file(path)
    if own is None:
        return TomlTable(data, path.name)
    toml = TomlTable(lay_over(data, own, key, free or []), path.name)
    toml.own = own
    return toml


def lay_over(base: dict[str, Any], own: OwnFile, key: str, free: list[str]) -> dict[str, Any]:
    """Lay an owner's card values over ours, matched by id; they count as printed unless they say otherwise."""
    cards = {card["id"]: dict(card) for card in base[key]}
    left = list(free)
    for mine in own.cards[key]:
        card = mine.data.get("id")
        if isinstance(card, str) and left and card == left[0]:
            cards[card] = {"id": card}
            left.pop(0)
        if not isinstance(card, str) or card not in cards:
            more = f"; the next new one is called {left[0]}" if left else ""
            facts: dict[str, str | int] = {"card": shown(card), "next": left[0] if left else ""}
            mine.path = f"[[{key}]]"
            detail = f"our box has no card with the id {shown(card)}{more}"
            raise mine.fault(detail, "id", "card-next-new" if left else "card-not-ours", facts)
        given = {field: value for field, value in mine.data.items() if field not in ("id", "provenance")}
        _check_fields(mine, list(given), base["provenance"])
        told: dict[str, Any] = {}
        if mine.has("provenance"):
            sources = mine.table("provenance")
            _check_fields(sources, list(sources.data), base["provenance"])
            told = sources.data
        before = cards[card].get("provenance", {})
        cards[card].update(given)
        cards[card]["provenance"] = {**before, **dict.fromkeys(given, "printed"), **told}
    return {**base, key: list(cards.values())}


def _check_fields(toml: TomlTable, fields: list[str], known: dict[str, Any]) -> None:
    for field in fields:
        if field not in known:
            facts: dict[str, str | int] = {"name": field, "known": ", ".join(known)}
            detail = f"unknown key {field!r}; a card has {facts['known']}"
            raise toml.fault(detail, field, "card-no-field", facts)
