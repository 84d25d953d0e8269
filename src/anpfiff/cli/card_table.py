"""A table of cards: a line for each card, a column for each field, and behind each value where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.text import Text

from anpfiff.cards.catalog import PROVENANCES
from anpfiff.cli.colours import STYLES, mood

if TYPE_CHECKING:
    from anpfiff.cards.box import Card
    from anpfiff.core.words import Words

SIGNS: Final = {"printed": "", "public": "'", "derived": "*", "reconstructed": "°"}
"""What stands behind a value, by its provenance."""
PREFIXES: Final = ["symbol", "slot"]
"""Words that games give to the values of several fields."""
NAME: Final = "name"
ID: Final = "id"
NOTHING: Final = "-"
YES: Final = "✓"
ARROW: Final = "^"
AGAIN: Final = "↺"


def key(name: str) -> str:
    """A name as it stands in words."""
    return name.replace("_", "-")


class CardTable:
    """Cards of one kind in columns; where the titles of the columns are too wide, numbers stand for them."""

    def __init__(self, cards: list[Card], words: Words, width: int, *, with_ids: bool = False) -> None:
        self.words = words
        self.short: dict[str, str] = {}
        """The marks that were used instead of words, and what they mean."""
        self.fields = [ID, NAME] if with_ids else [NAME, *self._common_fields(cards)]
        self.titles = [words.text("cards-id" if field == ID else f"field-{key(field)}") for field in self.fields]
        cells = [[cell_len(self.cell(card, field).plain) for card in cards] for field in self.fields]
        values = [max(lengths, default=0) for lengths in cells]
        wide = [max(value, *map(cell_len, title.split())) for value, title in zip(values, self.titles, strict=True)]
        self.is_numbered = sum(wide) + len(wide) - 1 > width
        self.widths = [max(value, 1) for value in values] if self.is_numbered else wide
        self.gap = 2 if sum(self.widths) + 2 * len(self.widths) <= width else 1

    def _common_fields(self, cards: list[Card]) -> list[str]:
        """What most of these cards have; the rest is seen when one card is asked for."""
        fields = dict.fromkeys(field for card in cards for field in card.fields)
        return [field for field in fields if sum(field in card.fields for card in cards) * 2 > len(cards)]

    def header(self) -> list[Text]:
        """The titles of the columns."""
        if self.is_numbered:
            legend = "   ".join(f"{number} {title}" for number, title in enumerate(self.titles, 1))
            numbers = [Text(str(number), STYLES["strong"]) for number in range(1, len(self.titles) + 1)]
            return [mood(legend, "faint"), self._line(numbers)]
        stacks = [title.split() for title in self.titles]
        height = max(map(len, stacks))
        stacks = [[""] * (height - len(stack)) + stack for stack in stacks]
        return [self._line([Text(stack[row], STYLES["strong"]) for stack in stacks]) for row in range(height)]

    def rows(self, cards: list[Card]) -> list[Text]:
        """A line for each card."""
        return [self._line([self.cell(card, field) for field in self.fields]) for card in cards]

    def _line(self, cells: list[Text]) -> Text:
        line = Text()
        for cell, width in zip(cells, self.widths, strict=True):
            line.append_text(cell)
            line.append(" " * (width - cell_len(cell.plain) + self.gap))
        line.rstrip()
        return line

    def cell(self, card: Card, field: str) -> Text:
        """A value with the sign of its provenance; our ids are on no card, so they have none."""
        if field == ID:
            return Text(card.id)
        return with_sign(self._write(card, field), card.provenance.get(field))

    def _write(self, card: Card, field: str) -> str:
        if field == NAME:
            return card.names[self.words.language]
        value = card.fields.get(field, "")
        for one in value if isinstance(value, list) else [value]:
            mark = mark_of(one, field, self.words)
            if mark is not None:
                self.short[mark] = name_of(str(one), field, self.words)
        return write(value, field, self.words, is_short=True)

    def legend(self) -> str:
        """What the marks in this table mean."""
        return "   ".join(f"{mark} {name}" for mark, name in self.short.items())


def with_sign(text: str, provenance: str | None) -> Text:
    """A value and the sign of its provenance."""
    sign = SIGNS[provenance or "printed"]
    return Text(text).append(sign, STYLES["warn" if provenance == "reconstructed" else "faint"])


def write(value: object, field: str, words: Words, *, is_short: bool = False) -> str:
    """A value as people read it; ids and keywords get their names, in tables the marks that stand for them."""
    if isinstance(value, bool):
        return YES if value else NOTHING
    if isinstance(value, list):
        between = " " if is_short else ", "
        return between.join(write(one, field, words, is_short=is_short) for one in value) or NOTHING
    if not isinstance(value, str):
        return str(value)
    mark = mark_of(value, field, words) if is_short else None
    return name_of(value, field, words) if mark is None else mark


def mark_of(value: object, field: str, words: Words) -> str | None:
    """The mark that stands for a symbol; a word that means something else in this field has none."""
    if not isinstance(value, str) or words.has(f"{key(field)}-{key(value)}") or not words.has(f"mark-{key(value)}"):
        return None
    return words.text(f"mark-{key(value)}")


def name_of(value: str, field: str, words: Words) -> str:
    """The name of an id or keyword."""
    if value in words.names:
        return words.names[value]
    plain = value.removesuffix(ARROW)
    again = AGAIN if value.endswith(ARROW) else ""
    for prefix in [key(field), *PREFIXES]:
        if words.has(f"{prefix}-{key(plain.lower())}"):
            return words.text(f"{prefix}-{key(plain.lower())}") + again
    return (plain or NOTHING) + again


def legend_of_signs(words: Words) -> Text:
    """What the signs behind the values mean."""
    items = [f"{SIGNS[source]} {words.text(f'provenance-{source}')}" for source in PROVENANCES if SIGNS[source]]
    return mood(words.text("cards-legend", {"marks": "   ".join(items)}), "faint")
