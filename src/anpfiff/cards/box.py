"""The box: cards as they are read from card files, with an owner's own values laid over them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from anpfiff.cards.catalog import LANGUAGES, Provenance, TomlTable
from anpfiff.cards.own_file import OwnFile, open_cards

if TYPE_CHECKING:
    from pathlib import Path


class Card:
    """A card as people see it: its kind, its names, its printed fields and where each field comes from."""

    def __init__(
        self, kind: str, card: str, names: dict[str, str], fields: dict[str, object], provenance: dict[str, str]
    ) -> None:
        self.kind: Final = kind
        self.id: Final = card
        self.names: Final = names
        self.fields: Final = fields
        self.provenance: Final = provenance


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """Something that is printed on a card or board and has an id. A game reads its own fields in `read`."""

    def __init__(self, toml: TomlTable, provenance: Provenance) -> None:
        self.id: str = toml.text("id")
        self.names: dict[str, str] = self.read_names(toml)
        self.read(toml)
        self.provenance: dict[str, str] = provenance.of(toml)
        toml.done()

    def read_names(self, toml: TomlTable) -> dict[str, str]:
        """Its name in every language."""
        return toml.names("name")

    def read(self, toml: TomlTable) -> None:
        """Read the fields of this kind of card."""

    def shown_as(self) -> str:
        """What kind of card it is to people (``kind-<kind>`` in words); nothing, if people are not shown it."""
        return ""

    def fields(self) -> dict[str, object]:
        """The fields that people are shown."""
        return {}

    def label(self, language: str) -> str:
        """What it is called wherever its id is named."""
        return self.names[language]

    def shown(self) -> Card:
        """The card as people see it."""
        return Card(self.shown_as(), self.id, self.names, self.fields(), self.provenance)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardBox:
    """Everything in a box. `lists` are the kinds of card that an owner may correct."""

    def __init__(self, game: str, folder: Path, lists: list[str], own_cards: str = "") -> None:
        self.folder: Path = folder / "cards"
        self.lists: list[str] = lists
        self.own: OwnFile | None = OwnFile(own_cards, game, lists) if own_cards else None
        self.listed: dict[str, list[TomlTable]] = {}
        """By kind that an owner may correct: the cards as they were read."""
        self.sources: dict[str, Provenance] = {}

    def open(
        self, file: str, key: str, fields: list[str], free: list[str] | None = None
    ) -> tuple[list[TomlTable], Provenance]:
        """The cards of one file, and where their fields come from; `free` are ids under which an owner may add some."""
        toml = open_cards(self.folder / f"{file}.toml", key, self.own if key in self.lists else None, free)
        provenance = Provenance(toml.table("provenance"), fields)
        found = toml.tables(key)
        toml.done()
        if key in self.lists:
            self.listed[key], self.sources[key] = found, provenance
        return found, provenance

    def printed(self) -> list[Printed]:
        """All that has an id, in the order in which people are shown it."""
        return []

    def cards(self) -> list[Card]:
        """Every card as people see it."""
        return [one.shown() for one in self.printed() if one.shown_as()]

    def names(self) -> dict[str, dict[str, str]]:
        """Names by language and id."""
        return {language: {one.id: one.label(language) for one in self.printed()} for language in LANGUAGES}
