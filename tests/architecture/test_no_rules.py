"""The page knows no rule: a skin draws what the engine tells, cites no rule and adds up nothing that is on cards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.architecture.test_client import CLIENT, IMPORTED, SKINS, sources

if TYPE_CHECKING:
    from pathlib import Path

SHARED = {"api", "format", "marks", "memory", "protocol", "settings.svelte", "table", "ui", "words"}
"""What a skin may use besides its own folder: the kit of the table, words, marks, the device's memory, and how numbers
are written."""

RULE = re.compile(r"(?://|/?\*|<!--).*?\b([AFWHTDO]\d{1,2}(?:\.\d{1,2})?)\b")
"""The number of a rule in a comment: whoever cites one explains a rule."""

ON_CARDS = r"\.(?:attack|balls|defence|price|strength|value)\b"
RECKONS = re.compile(
    rf"(?:{ON_CARDS}|{ON_CARDS}\[[^\]]*\])[^;,{{}}`'<>=]*?(?<![-+])[-+*](?![-+])"
    rf"|(?<![-+])[-+*]=?\s*[\w.?!\[\]()]*{ON_CARDS}"
    rf"|\breduce\((?:[^;]*?){ON_CARDS}"
)
"""A value that is printed on a card stands in a sum."""

REMAINING = {
    "finale/squad.ts": "a squad is put together before there is a table; tests/games/finale/squad_cases.py holds it",
}
"""Where the page still reckons, and what. This list only becomes shorter."""


def code_of(folder: Path) -> dict[str, str]:
    """Everything that runs in the browser below a folder, without styles and pictures, by its path."""
    found = {}
    for path in sources(folder):
        if "art" not in path.parts and path.name != "samples.ts":
            text = path.read_text(encoding="utf-8")
            found[str(path.relative_to(folder))] = re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)
    return found


def rules_cited(text: str) -> list[str]:
    """The numbers of rules in the comments of a file."""
    return RULE.findall(text)


def reckons(text: str) -> bool:
    """Whether something that is printed on cards is added up, compared by difference or multiplied."""
    bare = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    return any(
        RECKONS.search(statement) and not re.fullmatch(r".*\.(?:sort|toSorted)\(.*", statement, flags=re.DOTALL)
        for statement in re.split(r";|\n\n", bare)
    )


def test_a_skin_uses_its_own_folder_and_the_kit_of_the_table() -> None:
    for path in sources(SKINS):
        for name in IMPORTED.findall(path.read_text(encoding="utf-8")):
            target = (path.parent / name).resolve()
            if name.startswith(".") and not target.is_relative_to(SKINS):
                assert target.relative_to(CLIENT).parts[0] in SHARED, (path, name)


def test_no_skin_cites_a_rule() -> None:
    assert {name: cited for name, text in code_of(SKINS).items() if (cited := rules_cited(text))} == {}


def test_no_skin_adds_up_what_stands_on_cards() -> None:
    assert {name for name, text in code_of(SKINS).items() if reckons(text)} == set(REMAINING)


def test_a_rule_that_comes_back_would_be_seen() -> None:
    assert rules_cited("/** F4.2  The men of an area. */") == ["F4.2"]
    assert rules_cited("const path = 'M4 2H8';") == []
    for text in (
        "const sum = men.reduce((all, man) => all + man.strength, 0)",
        "total += card.balls",
        "const lead = mine.attack + help - theirs.defence",
        "sum + (box.get(id)?.value ?? 0)",
        "const next = man.strength[turns] + 1",
    ):
        assert reckons(text), text
    for text in (
        "const now = worth?.now ?? man.strength[turns] ?? 0",
        "if (card.value > 0) cheer()",
        "cards.sort((a, b) => b.strength - a.strength)",
        "return { strength: fields.strength as number }",
    ):
        assert not reckons(text), text
