"""The catalog: a strict reader of card files. Every field has a provenance; every mistake names its file and key."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

from anpfiff.cards.accepted_values import FLAG, NAMES, ONE, TEXT, TEXTS, WHOLE, WHOLES, Want
from anpfiff.errors import CatalogError

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.cards.own_file import OwnFile
    from anpfiff.cards.toml_lines import TomlPlace

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


class Expected:
    """What a value should be: in English, and under ``refused-card-<key>`` in the words of the reader."""

    __slots__ = ("facts", "key", "text")

    def __init__(self, text: str, key: str, facts: dict[str, str | int] | None = None) -> None:
        self.text = text
        self.key = key
        self.facts: dict[str, str | int] = facts if facts is not None else {}


class TomlTable:
    """The tables of one TOML file, read one by one; what nobody asked for is an error."""

    def __init__(self, data: dict[str, Any], file: str, path: str = "", place: TomlPlace | None = None) -> None:
        self.data = data
        self.file = file
        self.path = path
        self.place = place
        """Where the table stands, if its lines are known."""
        self.left = set(data)
        self.wants: dict[str, Want] = {}
        """What the keys that were asked for take."""
        self.own: OwnFile | None = None
        """The owner's file of which cards lie over those of this one."""

    @property
    def where(self) -> str:
        """File and table."""
        return f"{self.file} {self.path}" if self.path else self.file

    def fault(self, detail: str, name: str, key: str, facts: dict[str, str | int]) -> CatalogError:
        """An error in this table; in an owner's file it names the line of what has this name."""
        if self.place is not None:
            return CatalogError(detail, self.file, self.place.line(name), self.path, key, facts)
        if self.own is not None:
            return CatalogError(detail, OWN, key=key, facts=facts)
        return CatalogError(detail, at=self.where, key=key, facts=facts)

    def wrong(self, key: str, expected: Expected) -> CatalogError:
        """The error for one key."""
        found = shown(self.data[key]) if key in self.data else "nothing"
        facts: dict[str, str | int] = {"name": key, "found": shown(self.data[key]) if key in self.data else "-"}
        detail = f"{key}: expected {expected.text}, found {found}"
        return self.fault(detail, key, f"card-{expected.key}", {**facts, **expected.facts})

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self.data

    def take(self, key: str, expected: Expected) -> Any:
        """The raw value of a key that must be there."""
        if key not in self.data:
            raise self.wrong(key, expected)
        self.left.discard(key)
        return self.data[key]

    def text(self, key: str, allowed: list[str] | None = None) -> str:
        """A text, one of those allowed."""
        expected = Expected("a text", "text")
        if allowed is not None:
            several = ", ".join(allowed)
            expected = Expected(f"one of {several}", "one-of", {"allowed": several})
        self.wants[key] = Want(TEXT if allowed is None else ONE, allowed=allowed)
        value = self.take(key, expected)
        if not isinstance(value, str) or not value or (allowed is not None and value not in allowed):
            raise self.wrong(key, expected)
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        expected = Expected(f"a whole number from {low} to {high}", "whole", {"low": low, "high": high})
        self.wants[key] = Want(WHOLE, low, high)
        value = self.take(key, expected)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, expected)
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        self.wants[key] = Want(FLAG)
        value = self.take(key, TRUTH)
        if not isinstance(value, bool):
            raise self.wrong(key, TRUTH)
        return value

    def wholes(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers within bounds."""
        size = "" if length is None else f"{length} "
        facts: dict[str, str | int] = {"size": 0 if length is None else length, "low": low, "high": high}
        expected = Expected(f"a list of {size}whole numbers from {low} to {high}", "wholes", facts)
        self.wants[key] = Want(WHOLES, low, high, length)
        value = self.take(key, expected)
        good = isinstance(value, list) and all(
            isinstance(v, int) and not isinstance(v, bool) and low <= v <= high for v in value
        )
        if not good or (length is not None and len(value) != length):
            raise self.wrong(key, expected)
        return list(value)

    def texts(
        self, key: str, allowed: list[str] | None = None, length: int | None = None, *, if_there: bool = False
    ) -> list[str]:
        """A list of texts, each one of those allowed; nothing, if the key need not be there."""
        size = "" if length is None else f"{length} "
        several = "" if allowed is None else ", ".join(map(repr, allowed))
        is_any = "no" if allowed is None else "yes"
        facts: dict[str, str | int] = {
            "size": 0 if length is None else length,
            "allowed": several,
            "several": is_any,
        }
        expected = Expected(f"a list of {size}texts" + (f" out of {several}" if several else ""), "texts", facts)
        self.wants[key] = Want(TEXTS, length=length, allowed=allowed)
        if if_there and key not in self.data:
            return []
        value = self.take(key, expected)
        good = isinstance(value, list) and all(isinstance(v, str) and (allowed is None or v in allowed) for v in value)
        if not good or (length is not None and len(value) != length):
            raise self.wrong(key, expected)
        return list(value)

    def names(self, key: str) -> dict[str, str]:
        """A name in every language."""
        several = ", ".join(LANGUAGES)
        expected = Expected(f"a name in each of {several}", "names", {"languages": several})
        self.wants[key] = Want(NAMES)
        value = self.take(key, expected)
        if not isinstance(value, dict) or sorted(value) != LANGUAGES:
            raise self.wrong(key, expected)
        if not all(isinstance(v, str) and v for v in value.values()):
            raise self.wrong(key, expected)
        return dict(value)

    def table(self, key: str) -> TomlTable:
        """A table inside this one."""
        value = self.take(key, TABLE)
        if not isinstance(value, dict):
            raise self.wrong(key, TABLE)
        path = f"{self.path} [{key}]" if self.path else f"[{key}]"
        return TomlTable(value, self.file, path, None if self.place is None else self.place.below(key))

    def tables(self, key: str) -> list[TomlTable]:
        """A list of tables, one per card; each card has an id of its own."""
        value = self.take(key, TABLES)
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            raise self.wrong(key, TABLES)
        found = [self._card(key, number, card) for number, card in enumerate(value)]
        ids: set[str] = set()
        for toml in found:
            card = toml.data.get("id")
            if isinstance(card, str) and card in ids:
                toml.path = f"[[{key}]]"
                raise toml.fault(f"the id {card!r} stands twice", "id", "card-twice", {"card": card})
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
            raise unknown_key(self, min(self.left))


def unknown_key(toml: TomlTable, name: str) -> CatalogError:
    """The error for a key that no table of this kind has."""
    return toml.fault(f"unknown key {name!r}", name, "card-unknown-key", {"name": name})


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
                    raise unknown_key(own, field)
                found[field] = own.text(field, PROVENANCES)
        return found


TRUTH: Final = Expected("true or false", "flag")
TABLE: Final = Expected("a table", "table")
TABLES: Final = Expected("a list of tables", "tables")


def read_toml(text: str, where: str) -> dict[str, Any]:
    """The data of a TOML text; a syntax error names the file."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        facts: dict[str, str | int] = {"line": place[1] if place else "?"}
        raise CatalogError(str(error), where, key="card-toml", facts=facts) from error


def read_file(path: Path) -> dict[str, Any]:
    """The data of a TOML file."""
    return read_toml(path.read_text(encoding="utf-8"), path.name)
