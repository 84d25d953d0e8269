"""A rulebook as people read it: options of a table stand in it by their names, not as the source calls them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from anpfiff.core.words import rulebook_of, words_of

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.words import Words

CODE: Final = re.compile(r"(?<!`)`([^`]+)`(?!`)")
BLOCK: Final = re.compile(r"(\n\s*\n|\n(?=\|))")
"""Between paragraphs, and between the rows of a table."""
TRUTHS: Final = {"true": "option-yes", "false": "option-no"}


def readable_rulebook(game: Game, language: str) -> str:
    """A game's rulebook in a language, without a word of its source."""
    words = words_of(game, language)
    return "".join(_read(block, words) for block in BLOCK.split(rulebook_of(game, language)))


def _read(block: str, words: Words) -> str:
    """One paragraph or row: a value that stands alone belongs to the option named before it."""
    option = ""

    def named(match: re.Match[str]) -> str:
        nonlocal option
        code = " ".join(match[1].split())
        name, _, value = code.partition(" = ")
        key = f"option-{_key(name)}"
        if words.has(key):
            option = key
            return f"*{words.text(key)}*" if not value else f"*{words.text(key)}: {_value(option, value, words)}*"
        found = _value(option, code, words)
        return found if found != code or "_" not in found else match[0]

    return CODE.sub(named, block)


def _value(option: str, value: str, words: Words) -> str:
    for key in (f"{option}-{_key(value)}", TRUTHS.get(value, ""), f"edition-{_key(value)}"):
        if words.has(key):
            return words.text(key)
    return value


def _key(name: str) -> str:
    return name.replace("_", "-")
