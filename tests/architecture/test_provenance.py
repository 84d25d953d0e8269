"""docs/provenance.md is made from the card files; `python -m tests.architecture.test_provenance` writes it anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from anpfiff.cards.catalog import PROVENANCES
from anpfiff.games import SHELF

if TYPE_CHECKING:
    from anpfiff.cards.box import Card
    from anpfiff.core.game import Game

PAGE = Path(__file__).parents[2] / "docs" / "provenance.md"
HEAD = """# Where every value comes from

Made from the card files by `python -m tests.architecture.test_provenance`; do not edit.

**printed**: stands in the rulebook. **public**: told by a third party in public. **derived**: follows from the
former by argument. **reconstructed**: our own, made to fit everything known; not what the card in the box says.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section for game in SHELF for section in sections(game))]).rstrip("\n") + "\n"


def sections(game: Game) -> list[str]:
    """One game: for each kind of card what its fields are, and the cards that differ."""
    found = [f"## {game.names()['en'].get(game.key, game.key.replace('_', ' ').title())}\n"]
    kinds = dict.fromkeys(card.kind for card in game.cards())
    for kind in kinds:
        cards = [card for card in game.cards() if card.kind == kind]
        usual = {field: most(cards, field) for card in cards for field in card.provenance}
        found.append(f"### {kind} ({len(cards)} cards)\n")
        for tag in PROVENANCES:
            fields = [field for field, known in usual.items() if known == tag]
            if fields:
                found.append(f"- {tag}: {', '.join(fields)}")
        found += ["", *(line for card in cards if (line := different(card, usual)))]
        found.append("")
    return found


def most(cards: list[Card], field: str) -> str:
    """The tag most cards have for a field."""
    tags = [card.provenance[field] for card in cards if field in card.provenance]
    return max(PROVENANCES, key=tags.count)


def different(card: Card, usual: dict[str, str]) -> str:
    """A line for a card whose fields come from elsewhere than usual."""
    own = [f"{field} {tag}" for field, tag in card.provenance.items() if tag != usual[field]]
    return f"- {card.names['en']} (`{card.id}`): {', '.join(own)}" if own else ""


def test_the_page_of_provenance_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_page_names_what_is_reconstructed() -> None:
    assert "- reconstructed: " in page()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
