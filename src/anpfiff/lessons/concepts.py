"""Concepts: what the assistant explains when it first turns up in a free match (docs/lessons.md)."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.core.words import Words
from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from anpfiff.core.game import Game

LONGEST_NAME: Final = 32
"""Characters of what a concept is called."""
LONGEST: Final = 120
"""Characters of what is said about it."""
FOLDER: Final = "concepts"


class Concept(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One idea of a game: its rule, and what it turns up with besides what a skin marks."""

    rule: str
    asked: list[str] = []
    """Prompts of questions with which it turns up."""
    told: list[str] = []
    """Events with which it turns up."""
    fields: list[str] = []
    """Values of cards that it explains, as kind.field."""


@lru_cache(maxsize=64)
def concepts_of(game: Game) -> dict[str, Concept]:
    """The concepts of a game, in the order in which they are explained; a game need not have any."""
    file = game.folder / FOLDER / "concepts.toml"
    if not file.exists():
        return {}
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Concept])
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        name = f"{game.key}/{file.name}"
        raise Malformed(f"{name}: {error}", key="lesson-file", facts={"file": name, "why": str(error)}) from error


def concept_words(game: Game, language: str) -> Words:
    """What concepts are called (`red-card`), and what is said about them (`red-card-is`)."""
    return Words(language, [game.folder / FOLDER / f"{language}.ftl"])


def key_of(concept: str) -> str:
    """The key of a concept's name."""
    return concept.replace("_", "-")
