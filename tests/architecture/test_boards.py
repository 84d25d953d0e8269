"""The hints for the plain table (`board.toml`) name things that are really on the table."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

import pytest

from anpfiff.core.chair import look
from anpfiff.core.referee import advance
from anpfiff.core.words import words_of
from anpfiff.games import OURS

if TYPE_CHECKING:
    from anpfiff.core.game import Game

BOARDS: Final = [game for game in OURS if (game.folder / "board.toml").exists()]

LONGEST_TRACK: Final = 12
"""A longer one is a number."""


def hints(game: Game) -> dict[str, Any]:
    return tomllib.loads((game.folder / "board.toml").read_text(encoding="utf-8"))


def view_of(game: Game) -> dict[str, Any]:
    """What seat 0 sees when it is asked for the first time."""
    s = game.lay(game.agree())
    advance(s)
    return game.encode(look(s, 0))


def keys(value: object) -> set[str]:
    """Every key in a view, however deep."""
    if isinstance(value, dict):
        return {str(key) for key in value}.union(*[keys(inner) for inner in value.values()])
    return set().union(*[keys(inner) for inner in value]) if isinstance(value, list) else set()


@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.key)
def test_what_is_hinted_at_is_on_the_table(game: Game) -> None:
    found, known = hints(game), keys(view_of(game))
    paths = [str(found[name]) for name in ("score", "team") if name in found]
    paths += [str(pile.get("at", pile["name"])) for pile in found.get("piles", [])]
    paths += [str(counter["name"]) for counter in found.get("counters", [])]
    paths += [str(path) for name in ("pairs", "field") for path in found.get(name, {}).values()]

    assert paths
    assert [path for path in paths if not set(re.findall(r"\w+", path)) <= known] == []


@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.key)
def test_a_track_ends_at_the_bound_of_its_field(game: Game) -> None:
    assert not [counter for counter in hints(game).get("counters", []) if "most" in counter], "the field says it"
    tracks = [counter for counter in game.hints().get("counters", []) if "least" in counter]
    assert all(counter["least"] < counter["most"] <= LONGEST_TRACK for counter in tracks)


@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.key)
@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_pile_and_counter_has_a_title(game: Game, language: str) -> None:
    words, found = words_of(game, language), hints(game)
    titles = [f"pile-{pile['name']}" for pile in found.get("piles", [])]
    titles += [f"counter-{counter['name'].replace('_', '-')}" for counter in found.get("counters", [])]

    assert [title for title in titles if not words.has(title)] == []
