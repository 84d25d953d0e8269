"""The catalog: a strict reader of card files. Every field has a provenance; every mistake names its file and key."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.errors import CatalogError
from anpfiff.core.toml_lines import TomlPlace, lines_of

if TYPE_CHECKING:
    from pathlib import Path

LANGUAGES: Final = ["de", "en", "fr"]
OWN: Final = "your file"
"""What an owner's card file is called where nobody knows its name."""
PROVENANCES: Final = ["printed", "public", "derived", "reconstructed"]


def shown(value: object) -> str:
    """A value as an error shows it."""
    try:
        return repr(value)[:80]
    except ValueError:  # Python does not write numbers of thousands of digits
        return "a huge number"


class TomlTable:
    """The tables of one TOML file, read one by one; what nobody asked for is an error."""

    def __init__(self, data: dict[str, Any], file: str, path: str = "", place: TomlPlace | None = None) -> None:
        self.data = data
        self.file = file
        self.path = path
        self.place = place
        """Where the table stands, if its lines are known."""
        self.left = set(data)
        self.own: OwnFile | None = None
        """The owner's file of which cards lie over those of this one."""

    @property
    def where(self) -> str:
        """File and table."""
        return f"{self.file} {self.path}" if self.path else self.file

    def fault(self, detail: str, key: str = "") -> CatalogError:
        """An error in this table; in an owner's file it names the line of a key."""
        if self.place is None:
            return CatalogError(detail, OWN) if self.own is not None else CatalogError(f"{self.where}: {detail}")
        return CatalogError(f"{self.path}: {detail}" if self.path else detail, self.file, self.place.line(key))

    def wrong(self, key: str, expected: str) -> CatalogError:
        """The error for one key."""
        found = shown(self.data[key]) if key in self.data else "nothing"
        return self.fault(f"{key}: expected {expected}, found {found}", key)

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self.data

    def take(self, key: str, expected: str) -> Any:
        """The raw value of a key that must be there."""
        if key not in self.data:
            raise self.wrong(key, expected)
        self.left.discard(key)
        return self.data[key]

    def text(self, key: str, allowed: list[str] | None = None) -> str:
        """A text, one of those allowed."""
        expected = "a text" if allowed is None else "one of " + ", ".join(allowed)
        value = self.take(key, expected)
        if not isinstance(value, str) or not value or (allowed is not None and value not in allowed):
            raise self.wrong(key, expected)
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        expected = f"a whole number from {low} to {high}"
        value = self.take(key, expected)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, expected)
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.take(key, "true or false")
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def wholes(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers within bounds."""
        size = "" if length is None else f"{length} "
        expected = f"a list of {size}whole numbers from {low} to {high}"
        value = self.take(key, expected)
        good = isinstance(value, list) and all(
            isinstance(v, int) and not isinstance(v, bool) and low <= v <= high for v in value
        )
        if not good or (length is not None and len(value) != length):
            raise self.wrong(key, expected)
        return list(value)

    def texts(self, key: str, allowed: list[str] | None = None, length: int | None = None) -> list[str]:
        """A list of texts, each one of those allowed."""
        size = "" if length is None else f"{length} "
        expected = f"a list of {size}texts" + ("" if allowed is None else " out of " + ", ".join(map(repr, allowed)))
        value = self.take(key, expected)
        good = isinstance(value, list) and all(isinstance(v, str) and (allowed is None or v in allowed) for v in value)
        if not good or (length is not None and len(value) != length):
            raise self.wrong(key, expected)
        return list(value)

    def names(self, key: str) -> dict[str, str]:
        """A name in every language."""
        expected = "a name in each of " + ", ".join(LANGUAGES)
        value = self.take(key, expected)
        if not isinstance(value, dict) or sorted(value) != LANGUAGES:
            raise self.wrong(key, expected)
        if not all(isinstance(v, str) and v for v in value.values()):
            raise self.wrong(key, expected)
        return dict(value)

    def table(self, key: str) -> TomlTable:
        """A table inside this one."""
        value = self.take(key, "a table")
        if not isinstance(value, dict):
            raise self.wrong(key, "a table")
        path = f"{self.path} [{key}]" if self.path else f"[{key}]"
        return TomlTable(value, self.file, path, None if self.place is None else self.place.below(key))

    def tables(self, key: str) -> list[TomlTable]:
        """A list of tables, one per card; each card has an id of its own."""
        value = self.take(key, "a list of tables")
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            raise self.wrong(key, "a list of tables")
        found = [self._card(key, number, card) for number, card in enumerate(value)]
        ids: set[str] = set()
        for toml in found:
            card = toml.data.get("id")
            if isinstance(card, str) and card in ids:
                toml.path = f"[[{key}]]"
                raise toml.fault(f"the id {card!r} stands twice", "id")
            ids.add(str(card))
        return found

    def _card(self, key: str, number: int, card: dict[str, Any]) -> TomlTable:
        name = card.get("id", "(no id)")
        path = f"[[{key}]] {name if isinstance(name, str) else shown(name)}"
        if self.place is not None:
            return TomlTable(card, self.file, path, self.place.below(f"{key}/{number}"))
        place = None if self.own is None else self.own.places[key].get(str(name))
        return TomlTable(card, self.file if place is None else OWN, path, place)

    def done(self) -> None:
        """All keys were read; a key nobody asked for is a mistake."""
        if self.left:
            raise self.fault(f"unknown key {min(self.left)!r}", min(self.left))


class Provenance:
    """Where each field of a kind of card comes from: a default per field, and what single cards say."""

    def __init__(self, toml: TomlTable, fields: list[str]) -> None:
        self.fields = fields
        self.default = {field: toml.text(field, PROVENANCES) for field in fields}
        toml.done()

    def of(self, card: TomlTable) -> dict[str, str]:
        """The provenance of each field of one card."""
        found = dict(self.default)
        if card.has("provenance"):
            own = card.table("provenance")
            for field in sorted(own.data):
                if field not in found:
                    raise own.fault(f"unknown key {field!r}", field)
                found[field] = own.text(field, PROVENANCES)
        return found


def read_toml(text: str, where: str) -> dict[str, Any]:
    """The data of a TOML text; a syntax error names the file."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise CatalogError(str(error), where) from error


def read_file(path: Path) -> dict[str, Any]:
    """The data of a TOML file."""
    return read_toml(path.read_text(encoding="utf-8"), path.name)


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
            mine.path = f"[[{key}]]"
            raise mine.fault(f"our box has no card with the id {shown(card)}{more}", "id")
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
            raise toml.fault(f"unknown key {field!r}; a card has {', '.join(known)}", field)
