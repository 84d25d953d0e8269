"""A template for the owner of a box: every value we only reconstructed, as commented TOML to be filled in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from anpfiff.cards.catalog import LANGUAGES, read_file
from anpfiff.errors import Refusal

if TYPE_CHECKING:
    from anpfiff.cards.box import Card
    from anpfiff.core.game import Game
    from anpfiff.core.words import Words

DOUBTFUL: Final = "reconstructed"
VALUE: Final = "# "
"""Before a line that counts once this is taken away."""
REMARK: Final = "## "
"""Before a line that stays a remark even then."""


def template(game: Game, words: Words) -> str:
    """The file: valid as it is, and valid with any of its cards uncommented."""
    lines = [f"{REMARK}{line}" for line in words.text("template-head", {"game": game.key}).splitlines()]
    lines += ["", f'game = "{game.key}"']
    shown = {(card.kind, card.id): card for card in game.cards()}
    for file in sorted((game.folder / "cards").glob("*.toml")):
        data = read_file(file)
        for kind, cards in data.items():
            if isinstance(cards, list) and can_be_corrected(game, kind, cards[0]["id"]):
                for card in cards:
                    lines += lines_of(kind, card, shown.get((kind, card["id"])), data["provenance"], words)
    return "\n".join(lines) + "\n"


def can_be_corrected(game: Game, kind: str, card: str) -> bool:
    """Whether an owner's file may say something about cards of this kind: the game's own reader knows."""
    try:
        game.cards(f'game = "{game.key}"\n[[{kind}]]\nid = {written(card)}\n')
    except Refusal:
        return False
    return True


def lines_of(kind: str, card: dict[str, Any], shown: Card | None, sources: dict[str, str], words: Words) -> list[str]:
    """One card with everything about it that is in doubt; nothing if all of it is known."""
    sources = {**sources, **card.get("provenance", {})}
    values = {**({} if shown is None else shown.fields), **card}
    doubtful = {field: values[field] for field, source in sources.items() if source == DOUBTFUL and field in values}
    if not doubtful:
        return []
    name = words.names.get(card["id"], card["id"])
    head = ["", f"{REMARK}{name}", f"{VALUE}[[{kind}]]", f"{VALUE}id = {written(card['id'])}"]
    return [*head, *[f"{VALUE}{field} = {written(value)}" for field, value in doubtful.items()]]


def written(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        keys = [language for language in LANGUAGES if language in value] or list(value)
        return "{ " + ", ".join(f"{key} = {written(value[key])}" for key in keys) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def uncommented(text: str) -> str:
    """A template with every card in it taken at its word."""
    return "\n".join(line.removeprefix(VALUE) for line in text.splitlines()) + "\n"
