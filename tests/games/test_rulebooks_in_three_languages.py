"""The rulebook of every game is the same book in every language: rule by rule, table by table, name by name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.rulebook import readable_rulebook
from anpfiff.core.words import rulebook_of
from anpfiff.errors import Unknown
from anpfiff.games import OURS, find

if TYPE_CHECKING:
    from anpfiff.core.game import Game

RULE = re.compile(r"\*\*([A-Z]\d+(?:\.\d+)?)\*\* ")
CODE = re.compile(r"```.*?```", re.DOTALL)
NAME = re.compile(r"`([^`]+)`")
CITED = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")
LEAST = 1 / 3
"""No rule is told in less than this part of the English one."""

every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
in_other_words = pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, id=f"{game.key}-{language}")
        for game in OURS
        for language in LANGUAGES
        if language != "en"
    ],
)


def blocks(game: Game, language: str) -> list[str]:
    """The paragraphs, headings and tables of a book, each on one line; code stands apart."""
    text = CODE.sub("", rulebook_of(game, language))
    found = re.split(r"\n\s*\n", text.strip())
    return [block if block.startswith("|") else " ".join(block.split()) for block in found]


def chapters(game: Game, language: str) -> list[str]:
    """The blocks after the introduction, which is free to explain the book in its own way."""
    found = blocks(game, language)
    return found[next(k for k, block in enumerate(found) if block.startswith("## ")) :]


def rules(game: Game, language: str) -> list[tuple[str, str]]:
    """All numbers in their order, with the text of each rule."""
    found = [(RULE.match(block), block) for block in blocks(game, language)]
    return [(match[1], block[match.end() :]) for match, block in found if match is not None]


def skeleton(game: Game, language: str) -> list[str]:
    """What each block is: a heading of some depth with its number, a rule, a table with its rows, or a text."""
    return [kind_of(block) for block in blocks(game, language)]


def kind_of(block: str) -> str:
    heading = re.match(r"(#+) ([A-Z]\d+\b)?", block)
    rule = RULE.match(block)
    if heading is not None:
        return f"{heading[1]} {heading[2] or ''}"
    if rule is not None:
        return rule[1]
    return f"table of {len(block.splitlines())} rows" if block.startswith("|") else "text"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_rulebook_in_every_language(game: Game, language: str) -> None:
    asked = {phase.rule for phase in game.phases.phases.values()}

    assert asked <= {number for number, text in rules(game, language)}


@every_game
def test_a_rulebook_in_a_language_we_do_not_speak_is_refused(game: Game) -> None:
    for language in ("it", "", "EN", "../en", "de.md"):
        with pytest.raises(Unknown) as refused:
            rulebook_of(game, language)
        assert refused.value.expected == LANGUAGES


@in_other_words
def test_the_same_numbers_stand_in_the_same_order(game: Game, language: str) -> None:
    assert [number for number, text in rules(game, language)] == [number for number, text in rules(game, "en")]


@in_other_words
def test_headings_rules_texts_and_tables_follow_each_other_alike(game: Game, language: str) -> None:
    assert skeleton(game, language) == skeleton(game, "en")


@in_other_words
def test_every_block_names_the_same_options_and_cites_the_same_rules(game: Game, language: str) -> None:
    for mine, english in zip(chapters(game, language), chapters(game, "en"), strict=True):
        assert NAME.findall(mine) == NAME.findall(english), mine
        assert sorted(CITED.findall(mine)) == sorted(CITED.findall(english)), mine


@in_other_words
def test_code_is_the_same_in_every_language(game: Game, language: str) -> None:
    assert CODE.findall(rulebook_of(game, language)) == CODE.findall(rulebook_of(game, "en"))


@in_other_words
def test_no_sentence_is_left_in_english(game: Game, language: str) -> None:
    """The name of the game, above everything, is the only line that may be alike; of a table it is each row."""
    mine, english = (lines(game, one) for one in (language, "en"))

    assert sorted(set(mine) & set(english)) == []


def lines(game: Game, language: str) -> list[str]:
    """The blocks without the title, and each row of a table for itself; its rule under the head says nothing."""
    return [line for block in blocks(game, language)[1:] for line in block.splitlines() if not line.startswith("|-")]


@pytest.mark.parametrize(("language", "word"), [("en", "may"), ("de", "darf"), ("fr", "peut")])
def test_what_is_free_is_free_in_every_language(language: str, word: str) -> None:
    """A side may move in Hat-Trick, and need not (H3.1)."""
    assert f" {word} " in dict(rules(find("hat_trick"), language))["H3.1"]


@in_other_words
def test_no_rule_is_cut_short(game: Game, language: str) -> None:
    short = [
        number
        for (number, mine), (_, english) in zip(rules(game, language), rules(game, "en"), strict=True)
        if len(mine) < LEAST * len(english)
    ]

    assert short == []


@every_game
def test_french_keeps_its_narrow_spaces(game: Game) -> None:
    """Before a colon, a semicolon, a question mark or an exclamation mark, as in the words of the games."""
    text = re.sub(r"`[^`]+`", "", CODE.sub("", rulebook_of(game, "fr")))

    assert re.findall(r".{0,20}(?: |[^\W\d])[:;?!](?=[\s*)]|$)", text) == []
    assert "'" not in text


@in_other_words
def test_a_book_is_not_familiar_with_its_reader(game: Game, language: str) -> None:
    """It speaks of the coach, or of whoever holds a card, and calls nobody by du or tu."""
    familiar = {"de": r"\b(?:du|dir|dich|dein(?:e[mnrs]?)?)\b", "fr": r"\b(?:tu|toi|te|ton|ta|tes|t\u2019\w+)\b"}[
        language
    ]

    assert re.findall(familiar, rulebook_of(game, language), re.IGNORECASE) == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_people_read_no_word_of_the_source(game: Game, language: str) -> None:
    """Options and their values stand in the book by their names; files and commands stay as they are typed."""
    prose = CODE.sub("", readable_rulebook(game, language))
    assert re.findall(r"\b[a-z]+_[a-z_]+\b", NAME.sub("", prose)) == []
    left = [" ".join(code.split()) for code in NAME.findall(prose)]
    options = {option.name for edition in game.editions() for option in edition.options}
    assert not [code for code in left if code.partition(" = ")[0] in options]
    assert all(" " in code or "_" not in code for code in left), left
