"""What the assistant explains: each concept has a rule, words in three languages, and a place where it turns up."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.phase import STEP
from anpfiff.core.words import rulebook_of
from anpfiff.errors import Malformed
from anpfiff.games import KEYS, find
from anpfiff.lessons.concepts import FOLDER, LONGEST, LONGEST_NAME, concept_words, concepts_of, key_of
from anpfiff.server.http.lessons import concept_notes

if TYPE_CHECKING:
    from anpfiff.core.game import Game

SKINS = Path(__file__).parents[2] / "client" / "src" / "skins"
MARK = re.compile(r"data-concept=(?:\"([^\"]+)\"|\{)")
SPOKEN = re.compile(r"[a-z_]+")
NUMBER = re.compile(r"\d+")

every_box = pytest.mark.parametrize("key", KEYS)
everywhere = pytest.mark.parametrize(("key", "language"), [(key, lang) for key in KEYS for lang in LANGUAGES])


def rule_of(game: Game, number: str, language: str) -> str | None:
    """The paragraph of a rule."""
    found = re.search(
        rf"^\*\*{re.escape(number)}\*\*(.*?)(?=\n\n|\Z)", rulebook_of(game, language), re.MULTILINE | re.DOTALL
    )
    return found[1] if found else None


def marked(key: str) -> set[str]:
    """What a skin marks: by name, or where a mark follows from something else whatever its file speaks of."""
    found: set[str] = set()
    for file in (SKINS / key).rglob("*.svelte"):
        text = file.read_text(encoding="utf-8")
        for plain in MARK.findall(text):
            found |= {plain} if plain else set(SPOKEN.findall(text)) & set(concepts_of(find(key)))
    return found


@every_box
def test_every_box_on_the_shelf_has_concepts(key: str) -> None:
    assert len(concepts_of(find(key))) >= 10


@everywhere
def test_every_concept_is_named_and_explained_in_short(key: str, language: str) -> None:
    notes = concept_notes(find(key), language).concepts

    assert [note.key for note in notes if len(note.name) > LONGEST_NAME] == []
    assert [(note.key, len(note.text)) for note in notes if len(note.text) > LONGEST] == []


@everywhere
def test_no_words_are_there_without_a_concept(key: str, language: str) -> None:
    game = find(key)
    text = (game.folder / FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    keys = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]

    assert keys == [word for one in concepts_of(game) for word in (key_of(one), f"{key_of(one)}-is")]


@everywhere
def test_a_number_that_is_said_stands_in_the_rule(key: str, language: str) -> None:
    game, words = find(key), concept_words(find(key), language)
    for name, concept in concepts_of(game).items():
        rule = rule_of(game, concept.rule, language)
        assert rule is not None, f"{name}: there is no rule {concept.rule}"
        said = set(NUMBER.findall(words.text(f"{key_of(name)}-is")))
        assert said <= set(NUMBER.findall(rule)), f"{name}: {said} against {concept.rule}"


@every_box
def test_questions_events_and_fields_of_a_concept_exist(key: str) -> None:
    game, concepts = find(key), concepts_of(find(key)).values()
    prompts = {prompt for phase in game.phases.phases.values() if phase.kind != STEP for prompt in phase.prompts()}
    fields = {f"{card.kind}.{field}" for card in game.cards() for field in card.fields}

    assert {one for concept in concepts for one in concept.asked} <= {word.replace("_", "-") for word in prompts}
    assert {one for concept in concepts for one in concept.told} <= set(game.events.kinds)
    assert {one for concept in concepts for one in concept.fields} <= fields


@every_box
def test_every_concept_turns_up_and_every_mark_is_a_concept(key: str) -> None:
    concepts, marks = concepts_of(find(key)), marked(key)
    silent = {name for name, one in concepts.items() if not (one.asked or one.told or one.fields)}

    assert sorted(marks - set(concepts)) == []
    assert sorted(silent - marks) == []


def test_a_game_need_not_have_concepts() -> None:
    assert concepts_of(find("penalty_duel")) == {}
    assert concept_notes(find("penalty_duel"), "en").concepts == []


def test_a_file_that_cannot_be_read_is_refused_by_its_name(tmp_path: Path) -> None:
    class Broken:
        key = "broken"
        folder = tmp_path

    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "concepts.toml").write_text("[ball]\nrules = 'X1'\n", encoding="utf-8")

    with pytest.raises(Malformed, match=r"broken/concepts.toml: .*rules"):
        concepts_of(Broken())
