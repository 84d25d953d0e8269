"""The options and editions: what the rulebook lists is what a table can agree on."""

from __future__ import annotations

import re

import pytest

from anpfiff.core.errors import CatalogError, Refusal
from anpfiff.games.hat_trick import GAME

ROW = re.compile(r"^\| `(\w+)` \| (.+?) \|", re.MULTILINE)


def test_every_option_is_in_the_rulebook() -> None:
    """With all its values, the default first."""
    text = (GAME.folder / "RULEBOOK.md").read_text(encoding="utf-8")
    rows = dict(ROW.findall(text.split("## Options")[1]))

    for option in GAME.edition("english").options:
        assert rows.pop(option.name).split(", ") == [str(value).lower() for value in option.values]
        assert option.default == option.values[0]
    assert rows == {}


@pytest.mark.parametrize(("option", "value"), [("stalling", 2), ("move_duty", True), ("away_goals", True)])
def test_what_the_rulebook_does_not_list_is_refused(option: str, value: object) -> None:
    with pytest.raises(Refusal):
        GAME.agree(options={option: value})


def test_an_owner_can_lay_his_balls_over_ours() -> None:
    own = 'game = "hat_trick"\n[[player]]\nid = "left_striker"\nregular = [4, 1]\n'
    book = GAME.book(GAME.agree(own_cards=own))
    mine = next(card for card in GAME.cards(own) if card.id == "left_striker")

    assert (book.attack[16], book.defence[16]) == (4, 1)
    assert mine.provenance["regular"] == "printed"
    with pytest.raises(CatalogError, match="never weaker"):
        GAME.cards(own.replace("[4, 1]", "[5, 1]"))
    with pytest.raises(Refusal, match="regular"):
        GAME.cards(own.replace("[4, 1]", "[9, 1]"))


def test_a_draw_can_be_offered_only_where_it_can_stand() -> None:
    assert GAME.can_draw(GAME.agree("english"))
    assert not GAME.can_draw(GAME.agree("nations"))
