"""The catalog: a strict reader of card files. Every field has a provenance; every mistake names its file and key."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.errors import CatalogError

if TYPE_CHECKING:
    from pathlib import Path

LANGUAGES: Final = ["de", "en", "fr"]
PROVENANCES: Final = ["printed", "public", "derived", "reconstructed"]


def _shown(value: object) -> str:
    try:
        return repr(value)[:80]
    except ValueError:  # Python does not write numbers of thousands of digits
        return "a huge number"


class Shelf:
    """The tables of one TOML file, read one by one; what nobody asked for is an error."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data = data
        self.where = where
        self.left = set(data)

    def wrong(self, key: str, expected: str) -> CatalogError:
        """The error for one key."""
        found = _shown(self.data[key]) if key in self.data else "nothing"
        return CatalogError(f"{self.where}: {key}: expected {expected}, found {found}")

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

    def shelf(self, key: str) -> Shelf:
        """A table inside this one."""
        value = self.take(key, "a table")
        if not isinstance(value, dict):
            raise self.wrong(key, "a table")
        return Shelf(value, f"{self.where} [{key}]")

    def shelves(self, key: str) -> list[Shelf]:
        """A list of tables, one per card; each card has an id of its own."""
        value = self.take(key, "a list of tables")
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            raise self.wrong(key, "a list of tables")
        ids = [v.get("id") for v in value]
        for card in ids:
            if ids.count(card) > 1:
                raise CatalogError(f"{self.where} [[{key}]]: the id {card!r} stands twice")
        return [Shelf(v, f"{self.where} [[{key}]] {v.get('id', '(no id)')}") for v in value]

    def done(self) -> None:
        """All keys were read; a key nobody asked for is a mistake."""
        if self.left:
            raise CatalogError(f"{self.where}: unknown key {min(self.left)!r}")


class Provenance:
    """Where each field of a kind of card comes from: a default per field, and what single cards say."""

    def __init__(self, shelf: Shelf, fields: list[str]) -> None:
        self.fields = fields
        self.default = {field: shelf.text(field, PROVENANCES) for field in fields}
        shelf.done()

    def of(self, card: Shelf) -> dict[str, str]:
        """The provenance of each field of one card."""
        found = dict(self.default)
        if card.has("provenance"):
            own = card.shelf("provenance")
            for field in sorted(own.data):
                if field not in found:
                    raise CatalogError(f"{own.where}: unknown key {field!r}")
                found[field] = own.text(field, PROVENANCES)
        return found


def read_toml(text: str, where: str) -> dict[str, Any]:
    """The data of a TOML text; a syntax error names the file."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise CatalogError(f"{where}: {error}") from error


def read_file(path: Path) -> dict[str, Any]:
    """The data of a TOML file."""
    return read_toml(path.read_text(encoding="utf-8"), path.name)


def lay_over(base: dict[str, Any], own: dict[str, Any], lists: list[str], where: str) -> dict[str, Any]:
    """Lay an owner's card values over ours, matched by id; they count as printed unless he says otherwise."""
    found = dict(base)
    shelf = Shelf(own, where)
    for key in lists:
        if not shelf.has(key):
            continue
        cards = {card["id"]: dict(card) for card in base[key]}
        for mine in shelf.shelves(key):
            card = mine.data.get("id")
            if not isinstance(card, str) or card not in cards:
                raise CatalogError(f"{where} [[{key}]]: our box has no card with the id {_shown(card)}")
            given = {field: value for field, value in mine.data.items() if field not in ("id", "provenance")}
            told = mine.shelf("provenance").data if mine.has("provenance") else {}
            before = cards[card].get("provenance", {})
            cards[card].update(given)
            cards[card]["provenance"] = {**before, **dict.fromkeys(given, "printed"), **told}
        found[key] = list(cards.values())
    return found
