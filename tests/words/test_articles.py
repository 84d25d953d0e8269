"""Nations in sentences: German and French say them with their article, in the case that the sentence asks for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.words import cases_of, written_in
from anpfiff.games import OURS, find
from tests.words.test_words import arguments, messages

if TYPE_CHECKING:
    from anpfiff.core.game import Game

ROOT = Path(__file__).parents[2]
LABEL = re.compile(
    r"(?:^|= |\] |: |[(\N{EN DASH}„«+] ?|\u202f|[,.!] )"
    r"\{ \$(\w+) \}(?=$|[.,:!?)“;\u202f]| [({\N{EN DASH}]| (?:gegen|contre) \{)",
    re.MULTILINE,
)
"""A name by itself is no sentence: at the head of a line, behind a colon, in brackets, before its opponent."""
PAGE = [
    *[f"src/anpfiff/server/words/headlines/{language}.ftl" for language in ("de", "fr")],
    *[f"client/src/words/{folder}/{language}.ftl" for folder in ("paper", "report") for language in ("de", "fr")],
]
PERSONS = re.compile(r"^paper-against =.*$", re.MULTILINE)


def nations(game: Game) -> set[str]:
    return {card.id for card in game.cards() if card.kind in ("nation", "team", "team_card")} & set(game.names()["fr"])


def bare(text: str, names: set[str]) -> list[str]:
    """The lines that name one of these without its article."""
    left = LABEL.sub("", text)
    return [line for line in left.splitlines() if {*re.findall(r"\{ \$(\w+) \}", line)} & names]


def test_german_and_french_decline_their_names() -> None:
    assert set(cases_of("de", "Italien").values()) == {"Italien"}
    assert cases_of("de", "Niederlande")["dat"] == "den Niederlanden"
    assert cases_of("fr", "Italie")["Nom"] == "L\N{RIGHT SINGLE QUOTATION MARK}Italie"
    assert cases_of("fr", "Pays-Bas")["gen"] == "des Pays-Bas"
    assert cases_of("en", "Netherlands") == {}


@pytest.mark.parametrize("key", ["world_cup", "fussball_fieber", "hat_trick"])
def test_every_nation_has_its_article_in_french(key: str) -> None:
    game = find(key)
    assert {game.names()["fr"][one] for one in nations(game)} - set(written_in("fr")[1]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_names_that_there_are_have_an_article(language: str) -> None:
    known = {name for game in OURS for name in game.names()[language].values()}
    assert set(written_in(language)[1]) - known == set()


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("key", ["world_cup", "fussball_fieber", "hat_trick"])
def test_a_game_names_no_nation_without_its_article(key: str, language: str) -> None:
    game = find(key)
    text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    given, found = arguments(game), {}
    for message in messages(game, language):
        names = {name for name, ids in given.get(message, {}).items() if ids and {*ids} & nations(game)}
        part = re.search(rf"^{message} =.*(?:\n[ }}].*)*", text, re.MULTILINE)
        assert part is not None
        found[message] = bare(part[0], names)
    assert {message: lines for message, lines in found.items() if lines} == {}


@pytest.mark.parametrize("file", PAGE)
def test_headlines_and_reports_name_no_nation_without_its_article(file: str) -> None:
    text = PERSONS.sub("", (ROOT / file).read_text(encoding="utf-8"))
    assert bare(text, {"team", "winner", "loser", "first", "second"}) == []


def test_the_search_finds_a_bare_name() -> None:
    assert bare("tell-won = { $team } gewinnt", {"team"})
    assert bare("tell-won = Sieg für { $team }!", {"team"})
    assert not bare(
        "tell-won = Sieg: { $team }!\ntell-over = { $team } \N{EN DASH} { $other } { $goals }", {"team", "other"}
    )
