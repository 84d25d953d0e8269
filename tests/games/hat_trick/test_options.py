"""The options and editions: what the rulebook lists is what a table can agree on."""

from __future__ import annotations

import re

import pytest

from anpfiff.errors import CatalogError, Clash, Refusal
from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.players_box import MATCH_EVENTS

ROW = re.compile(r"^\| `(\w+)` \| (.+?) \|", re.MULTILINE)


def test_every_option_is_in_the_rulebook() -> None:
    """With all its values, the default first."""
    text = (GAME.folder / "RULEBOOK.md").read_text(encoding="utf-8")
    rows = dict(ROW.findall(text.split("## Options")[1]))

    for option in GAME.edition("english").options:
        assert rows.pop(option.name).split(", ") == [f"`{str(value).lower()}`" for value in option.values]
        assert option.default == option.values[0]
    assert rows == {}


@pytest.mark.parametrize(("option", "value"), [("stalling", 2), ("move_duty", True), ("away_goals", True)])
def test_what_the_rulebook_does_not_list_is_refused(option: str, value: object) -> None:
    with pytest.raises(Refusal):
        GAME.agree(options={option: value})


EXPANSION = ["styles", *[f"event_{event}" for event in MATCH_EVENTS]]


@pytest.mark.parametrize("option", EXPANSION)
@pytest.mark.parametrize("teams", ["regulars", "flags", "star_table"])
def test_what_needs_role_cards_is_refused_for_teams_without_them(option: str, teams: str) -> None:
    with pytest.raises(Clash) as caught:
        GAME.agree(options={"teams": teams, option: True})

    assert caught.value.message == (
        f"option {option}=true: only with teams=team_cards or teams=budget, found teams={teams}"
    )
    assert caught.value.expected == ["teams=team_cards", "teams=budget"]
    for with_roles in ("team_cards", "budget"):
        assert GAME.agree(options={"teams": with_roles, option: True}).options[option] is True


def test_an_edition_with_styles_cannot_be_played_with_regulars_unless_they_are_switched_off() -> None:
    with pytest.raises(Clash, match="option styles=true"):
        GAME.agree("players", {"teams": "regulars"})
    assert GAME.agree("players", {"teams": "regulars", "styles": False}).options["teams"] == "regulars"


def test_the_demotion_of_star_goalkeepers_needs_role_cards_too() -> None:
    with pytest.raises(Clash, match="option keeper_demotion=blank_only"):
        GAME.agree(options={"keeper_demotion": "blank_only"})


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
