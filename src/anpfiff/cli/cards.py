"""Cards in the terminal: all of a box, or one in full; for each value whether it is printed or only reconstructed."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from rich.text import Text

from anpfiff.cli.card_table import NAME, CardTable, key, legend_of_signs, with_sign, write
from anpfiff.cli.colours import STYLES, grid, mood
from anpfiff.cli.messages import Trouble

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.cards.box import Card
    from anpfiff.core.words import Words


def as_data(card: Card) -> dict[str, Any]:
    """A card as JSON data."""
    return {
        "kind": card.kind,
        "id": card.id,
        "names": card.names,
        "fields": card.fields,
        "provenance": card.provenance,
    }


def show_cards(console: Console, groups: list[tuple[str, list[Card]]], words: Words, *, with_ids: bool = False) -> None:
    """Cards kind by kind in one table each; groups with a title stand apart in it."""
    kinds = dict.fromkeys(card.kind for _, cards in groups for card in cards)
    for kind in kinds:
        mine = [(title, [card for card in cards if card.kind == kind]) for title, cards in groups]
        cards = [card for _, some in mine for card in some]
        table = CardTable(cards, words, console.width, with_ids=with_ids)
        console.print(mood(f"{words.text('kind-' + key(kind))} ({len(cards)})", "strong"))
        lines = table.header()
        for title, some in mine:
            if some and title:
                lines.append(mood(title, "good"))
            lines += table.rows(some)
        for line in lines:
            console.print(line)
        if table.legend():
            console.print(mood(table.legend(), "faint"))
        console.print()
    console.print(legend_of_signs(words))


def show_card(console: Console, card: Card, words: Words) -> None:
    """One card in full, each field with its provenance in words."""
    console.print(mood(f"{card.names[words.language]} ({words.text('kind-' + key(card.kind))}, {card.id})", "strong"))
    table = grid()
    for field in dict.fromkeys([NAME, *card.fields, *card.provenance]):
        source = card.provenance.get(field)
        table.add_row(
            Text(words.text(f"field-{key(field)}")),
            value_of(card, field, words),
            Text(
                words.text(f"provenance-{source}") if source else "",
                STYLES["warn" if source == "reconstructed" else "faint"],
            ),
        )
    console.print(table)
    console.print(legend_of_signs(words))


def value_of(card: Card, field: str, words: Words) -> Text:
    """The value of a field in words, with the sign of its provenance; some provenance has no value of its own."""
    if field == NAME:
        return with_sign(card.names[words.language], card.provenance.get(field))
    if field not in card.fields:
        return Text()
    return with_sign(write(card.fields[field], field, words), card.provenance.get(field))


def find_card(cards: list[Card], wanted: str) -> Card:
    """The card of this id."""
    for card in cards:
        if card.id == wanted:
            return card
    raise Trouble("error-no-card", card=wanted)


def print_json(data: Any) -> None:
    """JSON for programs: plain, without colours or line breaks of the terminal."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
