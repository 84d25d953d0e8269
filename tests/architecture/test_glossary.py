"""One word for one idea: the glossary is kept by the code, in every room but the games."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct, structs

from anpfiff.protocol import decision, table

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "anpfiff"
ROOMS = ("cards", "core", "real_box", "football", "protocol", "bots", "lab", "server", "cli")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
SENT = "as it is sent: the struct of the protocol or the API that is made from the other one"
KIND = "a kind of field, named after what a declared state holds; only declarations import it"
SAME_NAME = {
    "Blank": SENT,
    "Cards": KIND,
    "Course": SENT,
    "Decision": SENT,
    "Form": SENT,
    "Seat": KIND,
    "Span": KIND,
    "Told": KIND,
}
"""Public classes that share a name across files, and why they may."""


def sources() -> list[Path]:
    return sorted([*HOUSE.glob("*.py"), *(path for room in ROOMS for path in (HOUSE / room).rglob("*.py"))])


def rows(title: str) -> list[list[str]]:
    """The rows of the table under a title of the glossary."""
    text = GLOSSARY.partition(f"{title}\n")[2].partition("\n## ")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return cells[2:]


def parts(identifier: str) -> set[str]:
    """The words an identifier is made of: `RoomHost` and `room_host` are room and host."""
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", identifier)}


@cache
def identifiers(path: Path) -> set[str]:
    """All names in a file, its own included; not what stands in texts and comments."""
    found = {path.stem}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for field in ("id", "name", "attr", "arg", "asname"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                found.add(name)
    return found


def left_words() -> dict[str, str]:
    """Words that are not used any more, each with what is said instead."""
    return {word.strip('*" '): instead for words, instead in rows("## Words we left") for word in words.split(",")}


def test_the_glossary_can_be_read() -> None:
    assert len(rows("# Glossary")) > 40
    assert {"steward", "session", "crew"} <= set(left_words())


def test_a_word_stands_in_the_glossary_once() -> None:
    words = [word.strip() for row in rows("# Glossary") for word in row[0].replace("*", "").split("/")]

    assert len(words) == len(set(words))
    assert not {word.lower() for word in words} & set(left_words())


@pytest.mark.parametrize("word", sorted(left_words()))
def test_a_word_we_left_is_no_name_any_more(word: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}; say {left_words()[word]}"
        for path in sources()
        for name in sorted(identifiers(path))
        if word in parts(name)
    ]

    assert found == []


@cache
def classes() -> dict[str, list[str]]:
    """The public classes of these rooms, and the files they stand in."""
    found = defaultdict(list)
    for path in sources():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(path.relative_to(HOUSE)))
    return found


def test_a_class_name_means_one_thing() -> None:
    several = {name: files for name, files in classes().items() if len(files) > 1 and name not in SAME_NAME}

    assert several == {}


def test_every_exception_is_still_needed() -> None:
    assert [name for name in SAME_NAME if len(classes().get(name, [])) < 2] == []


def test_lines_told_and_things_said_have_names_of_their_own() -> None:
    """What is sent as `ply` over a connection counts lines; only the course of a match counts things said."""
    named = {
        (kind.__name__, field.name)
        for room in (decision, table)
        for kind in vars(room).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == room.__name__
        for field in structs.fields(kind)
        if field.encode_name == "ply"
    }
    assert {name for _, name in named} == {"line", "ply"}
    assert {kind for kind, name in named if name == "ply"} == {"StandingAt"}


def test_a_league_is_how_strong_a_bot_is() -> None:
    """The format of a competition is a text for people; nothing there is named after it."""
    places = [HOUSE / "football", HOUSE / "server" / "competitions"]
    paths = [path for place in places for path in place.rglob("*.py")]
    names = {name for path in paths for name in identifiers(path) if "league" in parts(name)}

    assert len(paths) > 20
    assert names <= {"check_league"}


def test_what_falls_is_not_counted_under_that_name() -> None:
    names = {name for path in (HOUSE / "lab").rglob("*.py") for name in identifiers(path)}

    assert {name for name in names if {"fell", "falls"} & parts(name)} == set()
