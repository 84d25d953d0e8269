"""The page knows no rule: a skin draws what the engine tells, cites no rule and adds up nothing that is on cards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.architecture.test_client import CLIENT, IMPORTED, SKINS, sources
from tests.architecture.test_house import ROOT

if TYPE_CHECKING:
    from pathlib import Path

SHARED = {"api", "format", "generated", "graphics", "kit", "memory", "settings.svelte", "table", "words"}
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

HELD = {
    "finale/squad.ts": ("finale/squad.test.ts", "tests/games/finale/squad_cases.py"),
    "table/form.ts": ("table/form.test.ts", "tests/core/form_cases.py"),
}
"""The two places where the page computes for speed what the engine computes, too, and the tests that hold them against
it: squads and tactic cards are put together before there is a table, and what a form has room for is painted with the
pick. The engine writes random cases, which are newly made in `make test`, and the page answers them all."""

ADDS_UP = {"finale/squad.ts"}
"""The only one that adds up what stands on cards."""


NUMBERS = re.compile(r"^\s+(\w+): (?:\(?number(?: \| null)?\)?(?:\[\])?)(?: \| null)?;", re.MULTILINE)
"""A field that is a number or a list of numbers, as `state.ts` declares it."""

VIEWS = re.compile(r"^export interface \w+View \{.*?^\}", re.MULTILINE | re.DOTALL)
"""The parts of a state, as `state.ts` declares them; facts stand there besides."""

DRAWS = {
    "hat_trick/ShootOut.svelte": "one empty place is drawn for the kick that comes next",
    "hat_trick/ShotCard.svelte": "a power that the referee told is written with its bonus apart",
    "world_cup/Scoreboard.svelte": "the state counts passes from nought, people from one",
}
"""Where a number of the state is shifted for the eye. Nothing follows from it."""


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


def numbers_of(skin: Path) -> set[str]:
    """The numbers in the state of a game."""
    views = VIEWS.findall((skin / "state.ts").read_text(encoding="utf-8"))
    return {number for view in views for number in NUMBERS.findall(view)}


def computes(text: str, numbers: set[str]) -> bool:
    """Whether something is computed from a number of the state: what follows from a state stands in the facts."""
    field = rf"\.(?:{'|'.join(sorted(numbers))})\b(?!\()"
    found = re.compile(
        rf"{field}(?:\[[^\]]*\])?!?\s*(?<![-+])[-+*%](?![-+>])"
        rf"|(?<![-+=])[-+*%]=?\s*[\w.?!\[\]]*{field}"
        rf"|\breduce\([^;]*?{field}"
    )
    return bool(found.search(re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)))


def test_no_skin_computes_from_numbers_of_the_state() -> None:
    skins = [path for path in sorted(SKINS.iterdir()) if path.is_dir()]
    found = {
        f"{skin.name}/{name}"
        for skin in skins
        for name, text in code_of(skin).items()
        if name != "state.ts" and computes(text, numbers_of(skin))
    }
    assert found == set(DRAWS)


def test_a_skin_uses_its_own_folder_and_the_kit_of_the_table() -> None:
    for path in sources(SKINS):
        for name in IMPORTED.findall(path.read_text(encoding="utf-8")):
            target = (path.parent / name).resolve()
            if name.startswith(".") and not target.is_relative_to(SKINS):
                assert target.relative_to(CLIENT).parts[0] in SHARED, (path, name)


def test_no_skin_cites_a_rule() -> None:
    assert {name: cited for name, text in code_of(SKINS).items() if (cited := rules_cited(text))} == {}


def test_no_skin_adds_up_what_stands_on_cards() -> None:
    assert {name for name, text in code_of(SKINS).items() if reckons(text)} == ADDS_UP


@pytest.mark.parametrize("name", sorted(HELD))
def test_what_the_page_computes_is_held_against_the_engine(name: str) -> None:
    """The cases stand beside the code, its unit test reads them, and a test in Python makes them anew and compares."""
    units, maker = HELD[name]
    folder = CLIENT if name.startswith("table/") else SKINS
    cases = (folder / name).with_suffix(".cases.json")
    assert cases.exists()
    assert cases.name in (folder / units).read_text(encoding="utf-8")
    module = maker.removesuffix(".py").replace("/", ".")
    tests = [path for path in (ROOT / maker).parent.glob("test_*.py") if module in path.read_text(encoding="utf-8")]
    assert [path for path in tests if cases.name in path.read_text(encoding="utf-8")]


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
        "first: near.goals + near.earlier",
        "15 * (table.period - 1)",
        "sides.reduce((n, one) => n + one.goals)",
    ):
        assert computes(text, {"goals", "earlier", "period"}), text
    for text in ("side.goals > 0", "goals(side) + 1", "const goals = side.goals;", "() => side.goals"):
        assert not computes(text, {"goals"}), text
    for text in (
        "const now = worth?.now ?? man.strength[turns] ?? 0",
        "if (card.value > 0) cheer()",
        "cards.sort((a, b) => b.strength - a.strength)",
        "return { strength: fields.strength as number }",
    ):
        assert not reckons(text), text
