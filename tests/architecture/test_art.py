"""What the page draws is drawn for every card: a flag for each nation, a picture for each motif."""

from __future__ import annotations

import re
from pathlib import Path

from anpfiff.games import find
from anpfiff.games.fussball_fieber.cards import BOX, TEAMS
from anpfiff.games.world_cup.cards import NATIONS

CLIENT = Path(__file__).parents[2] / "client" / "src"


def keys(file: str, name: str) -> set[str]:
    """The keys of a table of drawings in a file of the page."""
    text = (CLIENT / file).read_text(encoding="utf-8")
    table = text[text.index(f"export const {name}") :]
    return set(re.findall(r"^  (\w+): ", table[: table.index("\n};")], re.MULTILINE))


def test_every_nation_of_every_box_has_a_flag_and_no_flag_is_without_a_nation() -> None:
    teams = [card for card in find("hat_trick").cards() if card.kind in ("nation", "team_card")]
    others = {card.names["en"].lower().replace(" ", "_") for card in teams}

    assert len(others) > 32
    assert keys("graphics/flags.ts", "FLAGS") == {*TEAMS, *NATIONS, *others}


def test_every_card_of_fussball_fieber_has_a_picture_of_its_own() -> None:
    reactions = {re.sub(r"_\d$", "", card.id) for card in BOX.reactions}

    assert keys("skins/fussball_fieber/art/motifs.ts", "MOTIFS") == {
        *[card.motif for card in BOX.actions],
        *reactions,
        *[joker.id for joker in BOX.jokers],
    }
