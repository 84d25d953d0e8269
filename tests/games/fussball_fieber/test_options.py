"""The options and editions: what the rulebook lists is what a table can agree on."""

from __future__ import annotations

import json
import re

import pytest

from anpfiff.core.words import rulebook_of
from anpfiff.errors import Refusal
from anpfiff.games.fussball_fieber import GAME

ROW = re.compile(r"^\| `(\w+)` \| (.+?) \|", re.MULTILINE)


def listed() -> dict[str, str]:
    """The rows of the rulebook's table: option, and the text of its values."""
    text = rulebook_of(GAME, "en")
    return dict(ROW.findall(text.split("## Options")[1].split("## What is reconstructed")[0]))


def written(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def test_every_option_is_in_the_rulebook() -> None:
    """With all its values, the default first."""
    rows = listed()

    for option in GAME.edition("de_2014").options:
        assert re.findall(r"`([^`]+)`", rows.pop(option.name)) == [written(value) for value in option.values]
        assert option.default == option.values[0]
    assert rows == {}


def test_the_long_edition_goes_on_to_the_final() -> None:
    short, long = (GAME.agree(edition).options for edition in ("de_2014", "de_2014_long"))

    assert {name for name in short if short[name] != long[name]} == {"length"}
    assert long["length"] == "knockout"


@pytest.mark.parametrize(
    ("option", "value"), [("length", "endless"), ("joker_value", 3), ("joker_value", True), ("offside", 1)]
)
def test_what_the_rulebook_does_not_list_is_refused(option: str, value: object) -> None:
    with pytest.raises(Refusal):
        GAME.agree(options={option: value})


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_coaches_play(seats: int) -> None:
    with pytest.raises(Refusal, match="2 to 4 seats"):
        GAME.agree(seats=seats)
