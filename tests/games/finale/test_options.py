"""The options and editions: what the rulebook lists is what a table can agree on."""

from __future__ import annotations

import json
import re

import pytest

from anpfiff.core.words import rulebook_of
from anpfiff.errors import Refusal
from anpfiff.games.finale import GAME
from tests.games.finale.kit import before_kick_off

ROW = re.compile(r"^\| `(\w+)` \| (.+?) \|", re.MULTILINE)
FRENCH = re.compile(r"`([^`]+)` FR")


def listed() -> dict[str, str]:
    """The rows of the rulebook's table: option, and the text of its values."""
    text = rulebook_of(GAME, "en")
    return dict(ROW.findall(text.split("## Options")[1].split("## What is reconstructed")[0]))


def written(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def test_every_option_is_in_the_rulebook() -> None:
    """With all its values, the default first."""
    rows = listed()

    for option in GAME.edition("de_revised").options:
        assert re.findall(r"`([^`]+)`", rows.pop(option.name)) == [written(value) for value in option.values]
        assert option.default == option.values[0]
    assert rows == {}


def test_the_french_edition_is_the_one_in_the_rulebook() -> None:
    """Where a value is marked FR it is the default of fr_first, and nowhere else do the editions differ."""
    rows = listed()

    for option in GAME.edition("fr_first").options:
        french = FRENCH.findall(rows[option.name]) or [written(option.values[0])]
        assert [written(option.default)] == french


def test_the_french_edition_plays_by_its_own_defaults() -> None:
    """Two goalkeepers are demanded, and what is said goes before what the edition says."""
    story = before_kick_off(edition="fr_first")
    story.say("0: squad own")
    assert "pick bernd_schranke" not in story.may(0)

    story = before_kick_off({"goalkeepers_required": 1}, edition="fr_first")
    story.say("0: squad own")
    assert "pick bernd_schranke" in story.may(0)
    assert story.match.book.substitutions == 4


@pytest.mark.parametrize(
    ("option", "value"),
    [("counter", "always"), ("voluntary_substitutions", 5), ("lost_row_refill", 1), ("offside", True)],
)
def test_what_the_rulebook_does_not_list_is_refused(option: str, value: object) -> None:
    """Unknown values and unknown options, and a number where yes or no is asked."""
    with pytest.raises(Refusal):
        GAME.agree(options={option: value})
