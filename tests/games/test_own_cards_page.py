"""The page for owners of a box: every file it shows can be played with as it stands."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from anpfiff.games import find

PAGE = (Path(__file__).parents[2] / "docs" / "own_cards.md").read_text(encoding="utf-8")
FILES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("text", FILES, ids=range(len(FILES)))
def test_a_file_on_the_page_of_own_cards_is_accepted(text: str) -> None:
    data = tomllib.loads(text)
    game = find(data["game"])
    box = {(card.kind, card.id) for card in game.cards(text)}

    for key in data.keys() - {"game"}:
        assert {(key, card["id"]) for card in data[key]} <= box
    game.lay(game.agree("players" if "match_event" in data else None, own_cards=text))
