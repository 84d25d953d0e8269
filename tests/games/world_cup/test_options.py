"""The options and editions: what the rulebook lists is what a table can agree on."""

from __future__ import annotations

import json
import re

import pytest

from anpfiff.core.words import rulebook_of
from anpfiff.errors import Refusal
from anpfiff.games.world_cup import GAME
from anpfiff.games.world_cup.cards import NATIONS

ROW = re.compile(r"^\| `(\w+)` \| (.+?) \|", re.MULTILINE)


def test_every_option_is_in_the_rulebook() -> None:
    """With all its values, the default first."""
    text = rulebook_of(GAME, "en")
    rows = dict(ROW.findall(text.split("## Options")[1].split("## What is reconstructed")[0]))

    for option in GAME.edition("world_cup_1930").options:
        written = [value if isinstance(value, str) else json.dumps(value) for value in option.values]
        assert re.findall(r"`([^`]+)`", rows.pop(option.name)) == written
        assert option.default == option.values[0]
    assert rows == {}


def test_the_editions_differ_in_the_tournament_alone() -> None:
    first, second = (GAME.agree(edition).options for edition in ("world_cup_1930", "world_cup_2002"))

    assert {name for name in first if first[name] != second[name]} == {"tournament"}


@pytest.mark.parametrize(("seats", "edition"), [(None, "1930"), (13, "1930"), (14, "2002"), (16, "2002")])
def test_more_than_thirteen_seats_play_2002_without_being_told(seats: int | None, edition: str) -> None:
    assert GAME.agree(seats=seats).edition == f"world_cup_{edition}"
    with pytest.raises(Refusal, match="for 2 to 13 seats"):
        GAME.agree("world_cup_1930", seats=14)


@pytest.mark.parametrize(("option", "value"), [("deck", 90), ("modifier_dice", 1), ("away_goals", True)])
def test_what_the_rulebook_does_not_list_is_refused(option: str, value: object) -> None:
    with pytest.raises(Refusal):
        GAME.agree(options={option: value})


def test_an_owner_can_lay_his_ranks_and_numbers_over_ours() -> None:
    own = 'game = "world_cup"\n[[nation]]\nid = "peru"\nrank_1930 = "green"\n[[action]]\nid = "foul"\ncount = 5\n'
    book = GAME.book(GAME.agree("world_cup_1930", own_cards=own))
    peru = next(card for card in GAME.cards(own) if card.id == "peru")

    assert book.squares[NATIONS.index("peru")] == 3
    assert book.stock.size(book.stock.whole) == 79
    assert peru.provenance["rank_1930"] == "printed"
    with pytest.raises(Refusal, match="rank_1930"):
        GAME.agree("world_cup_1930", own_cards=own.replace("green", "pink")) and GAME.cards(
            own.replace("green", "pink")
        )
