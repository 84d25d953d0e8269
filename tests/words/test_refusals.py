"""Whatever a person in the terminal can be refused has words in every language."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from anpfiff import __path__ as house
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.cli.language import FOLDER
from anpfiff.core.words import refusals_of

HOUSE = Path(house[0])
BASE = "Refusal"
FOR_PROGRAMS = {
    "cli/referee.py": "JSON lines",
    "gym": "those who train",
    "testing": "those who write games",
    "server": "the page, which has words for every kind of refusal",
    "protocol": "the page, as those of the server",
    "core/words.py": "a key without words, which no test lets through",
    # A replay says in one sentence that its state cannot be (`replay-state`); the rest is for programs that write one.
    "core/bag.py": "states",
    "core/codec.py": "states",
    "core/fields.py": "states",
    "core/kinds.py": "states",
    "core/phase.py": "states",
    "core/pile.py": "states",
    "games/finale/state.py": "states",
    "games/fussball_fieber/state.py": "states",
    "games/hat_trick/men.py": "states",
    "games/hat_trick/state.py": "states",
    "games/world_cup/rows.py": "states",
    "games/world_cup/state.py": "states",
}
"""Who reads what is refused here, where it is not a person in the terminal."""
ON_THE_TOUCHLINE = [
    "server/log/store",
    "server/security/addresses.py",
    "server/http/pages.py",
    "server/log/integrity.py",
]
"""Parts of the server that refuse what a host types."""
FORWARDED = {"errors.py", "cli/messages.py"}
"""Where an error is written anew with the key it has."""
KEY_OF_THEIR_OWN = {"Clash", "Forfeit", "ServerRefusal"}
"""Refusals that find their words by what they are made of."""
PLACE_OF_KEY = 3
"""A key without its name is the fourth argument of a refusal."""
OTHER_NAMES = {"fault": 2, "Expected": 1}
"""What else refuses, and the place of its key."""
CLASS = re.compile(r"^ *class (\w+)\(([^)]*)\)", re.MULTILINE)
CALL = re.compile(r"(\w+)\s*\(")


def is_for_people(file: Path) -> bool:
    name = file.relative_to(HOUSE).as_posix()
    if any(name == part or name.startswith(f"{part}/") for part in ON_THE_TOUCHLINE):
        return True
    return name not in FORWARDED and not any(name == part or name.startswith(f"{part}/") for part in FOR_PROGRAMS)


@cache
def kinds() -> frozenset[str]:
    """The names of all refusals of the house, but for those that only the page is sent."""
    found = {BASE}
    classes = [
        (name, {base.strip() for base in bases.split(",")})
        for file in HOUSE.rglob("*.py")
        if file != HOUSE / "server" / "refusals.py"
        for name, bases in CLASS.findall(file.read_text(encoding="utf-8"))
    ]
    while more := {name for name, bases in classes if bases & found} - found:
        found |= more
    return frozenset(found - KEY_OF_THEIR_OWN)


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def key_of(call: ast.Call, place: int) -> ast.expr | None:
    named = next((one.value for one in call.keywords if one.arg == "key"), None)
    return named if named is not None else call.args[place] if len(call.args) > place else None


@cache
def refusals(file: Path) -> list[tuple[int, ast.expr | None]]:
    """The line of every refusal in a file, and its key, if it has one."""
    found: list[tuple[int, ast.expr | None]] = []
    names, text = kinds(), file.read_text(encoding="utf-8")
    if not {*CALL.findall(text)} & {*names, *OTHER_NAMES}:  # most files refuse nothing: they need not be understood
        return found
    for call in ast.walk(ast.parse(text)):
        if not isinstance(call, ast.Call):
            continue
        name = called(call)
        if name in names:
            found.append((call.lineno, key_of(call, 4 if name == "CatalogError" else PLACE_OF_KEY)))
        elif name in OTHER_NAMES:
            found.append((call.lineno, key_of(call, OTHER_NAMES[name])))
    return found


FILES = sorted(file for file in HOUSE.rglob("*.py") if is_for_people(file) and refusals(file))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(HOUSE).as_posix())
def test_every_refusal_that_a_person_can_meet_has_a_key(file: Path) -> None:
    assert [line for line, key in refusals(file) if key is None] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(HOUSE).as_posix())
def test_every_key_has_words_in_every_language(file: Path) -> None:
    written = {str(key.value) for _, key in refusals(file) if isinstance(key, ast.Constant)}

    for language in LANGUAGES:
        known = set(words(language))
        assert {key for key in written if not {f"refused-{key}", f"refused-card-{key}"} & known} == set()


def test_the_three_languages_refuse_the_same_with_the_same_facts() -> None:
    german, english, french = (words(language) for language in LANGUAGES)

    assert german == english == french
    assert set(english) == {f"refused-{key}" for key in keys_in_the_house()}


def keys_in_the_house() -> set[str]:
    """All keys that some file of the house writes down as a text."""
    texts = {
        one.value
        for file in HOUSE.rglob("*.py")
        for one in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }
    prefixes = ("", "card-", "replay-", "backup-", "forfeit-")
    known = [key.removeprefix("refused-") for key in words("en")]
    return {key for key in known if any(key.startswith(p) and key.removeprefix(p) in texts for p in prefixes)}


@cache
def words(language: str) -> dict[str, set[str]]:
    """By key: the facts that its words name."""
    files = [FOLDER / f"refused.{language}.ftl", refusals_of(language)]
    resource = FluentParser().parse("\n".join(file.read_text(encoding="utf-8") for file in files))
    assert not [one for one in resource.body if isinstance(one, fluent.Junk)]
    return {one.id.name: facts_in(one) for one in resource.body if isinstance(one, fluent.Message)}


class Facts(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: D102, N802  as Fluent calls it
        self.names.add(node.id.name)


def facts_in(message: fluent.Message) -> set[str]:
    visitor = Facts()
    visitor.visit(message)
    return visitor.names


def test_the_list_of_what_programs_read_is_true() -> None:
    assert all((HOUSE / name).exists() for name in [*FOR_PROGRAMS, *ON_THE_TOUCHLINE, *FORWARDED])
