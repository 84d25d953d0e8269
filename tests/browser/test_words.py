"""The words of the page: the same sentences in Python and in the browser, and all three languages alike."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.words import Words, files_of
from anpfiff.games import find

CLIENT: Final = Path(__file__).parents[2] / "client" / "src"
FIXTURES: Final[list[dict[str, Any]]] = json.loads((CLIENT / "words" / "fixtures.json").read_text(encoding="utf-8"))


def files(where: str, language: str) -> list[Path]:
    """The Fluent files of the page or of a game."""
    if where == "page":
        return sorted((CLIENT / "words").rglob(f"{language}.ftl"))
    return files_of(find(where), language)


@cache
def words(where: str, language: str) -> Words:
    """The words of the page or of a game, read once for all cases."""
    return Words(language, files(where, language))


@pytest.mark.parametrize("case", FIXTURES, ids=lambda case: f"{case['language']} {case['key']} {case['args']}")
def test_python_says_what_the_browser_says(case: dict[str, Any]) -> None:
    assert words(case["words"], case["language"]).text(case["key"], case["args"]) == case["text"]


def test_the_three_languages_have_the_same_keys_and_variables() -> None:
    """A number that is not said anywhere and only chooses a form need not be known to a language of one form."""
    used, said = [], []
    for language in LANGUAGES:
        text = "\n".join(path.read_text(encoding="utf-8") for path in files("page", language))
        messages = [message for message in re.split(r"\n(?=[a-z])", text) if " =" in message]
        used.append({message.split(" ", 1)[0]: set(re.findall(r"\$(\w+)", message)) for message in messages})
        said.append({message.split(" ", 1)[0]: set(re.findall(r"\$(\w+)\b(?! *->)", message)) for message in messages})

    assert used[0].keys() == used[1].keys() == used[2].keys()
    missing = {
        f"{language} {key}": needed - known[key]
        for language, known in zip(LANGUAGES, used, strict=True)
        for key in known
        if not (needed := set.union(*(one[key] for one in said))) <= known[key]
    }
    assert missing == {}
