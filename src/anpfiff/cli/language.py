"""Which language somebody reads, and all words they may meet in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.words import Words, files_of, refusals_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anpfiff.core.game import Game

FOLDER: Final = Path(__file__).parent / "words"
VARIABLES: Final = ["LC_ALL", "LC_MESSAGES", "LANG"]
"""Where the environment names its language; the first one that says anything counts."""
FALLBACK: Final = "en"


def language_of(given: str | None) -> str:
    """The language that was asked for, else that of the environment, else English."""
    return given if given is not None else language_of_environment()


def language_of_environment() -> str:
    """The language of the environment, if we speak it."""
    said = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    language = said[:2].lower()
    return language if language in LANGUAGES else FALLBACK


def language_in(args: Sequence[str]) -> str:
    """The language for help and errors, before anything else of a command line is understood."""
    for place, arg in enumerate(args):
        after = arg.removeprefix("--lang=") if arg.startswith("--lang=") else ""
        if arg == "--lang" and place + 1 < len(args):
            after = args[place + 1]
        if after in LANGUAGES:
            return after
    return language_of_environment()


def words_for(language: str, game: Game | None = None, own_cards: str = "") -> Words:
    """The words of the terminal, and those of a game with the names of its cards."""
    files = [*sorted(FOLDER.glob(f"*{language}.ftl")), refusals_of(language)]
    if game is None:
        return Words(language, files)
    names = {card: printable(name) for card, name in game.names(own_cards).get(language, {}).items()}
    return Words(language, [*files_of(game, language), *files], names)


def printable(text: str) -> str:
    """A text from a file of somebody else's, without the codes that would command a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
