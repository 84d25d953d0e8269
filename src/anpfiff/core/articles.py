"""Names in sentences: nations and clubs take an article in German and French, and it changes with the case."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "shared_words" / "articles.toml"


@cache
def written_in(language: str) -> tuple[list[str], dict[str, list[str]]]:
    """The cases of a language, and by name how it is written in each of them."""
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))[language]
    kinds = table.get("kind", [])
    return table["cases"], {
        name: [form.format(name) for form in kind["written"]] for kind in kinds for name in kind["names"]
    }


def cases_of(language: str, name: str) -> dict[str, str]:
    """By case: a name as it stands in a sentence; by a case with a capital: as it begins one."""
    cases, known = written_in(language)
    written = known.get(name, [name] * len(cases))
    capital = [text[:1].upper() + text[1:] if name in known else text for text in written]
    return dict(zip([*cases, *[case.capitalize() for case in cases]], written + capital, strict=True))
