"""The lines of a TOML text: every table and key is found where it stands, whatever stands between them."""

from __future__ import annotations

import tomllib
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.cards.toml_lines import TomlPlace, lines_of

TEXT = '''# a remark with [[brackets]] and "quotes"
game = "toy"

[[man]]
id = "otto"          # [[man]]
name = { de = "a", en = "b" }
list = [
  "x # no remark",
  "]",
]
value = 3
[man.provenance]
value = "printed"

[[man]]
id = 'karl'
long = """
[[man]]
value = 9
"""
"odd key" = 1
name.de = "c"
[[team]]
id = "one"
'''


def test_tables_and_keys_stand_where_they_stand() -> None:
    lines = lines_of(TEXT)
    first, second = TomlPlace(lines, "man/0"), TomlPlace(lines).below("man/1")

    assert [first.line(), first.line("id"), first.line("name"), first.line("list")] == [4, 5, 6, 7]
    assert [first.line("value"), first.below("provenance").line("value")] == [11, 13]
    assert [second.line(), second.line("long"), second.line("odd key"), second.line("name")] == [15, 17, 21, 22]
    assert TomlPlace(lines).line("game") == 2
    assert TomlPlace(lines, "team/0").line("id") == 24


def test_what_is_not_there_is_looked_for_in_the_table_around_it() -> None:
    place = TomlPlace(lines_of(TEXT), "man/1")

    assert place.line("value") == 15
    assert place.below("name").line("fr") == 22
    assert TomlPlace(lines_of(TEXT)).line("nothing") == 0


def test_lists_in_one_line_are_found_by_their_name() -> None:
    assert TomlPlace(lines_of('a = 1\nman = [{ id = "otto" }]\n'), "man/0").line("id") == 2


VALUES = st.recursive(
    st.integers(0, 9) | st.booleans() | st.text("ab\"#[]{}\n'", max_size=6), lambda some: st.lists(some, max_size=3)
)


def written(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"""{value.replace(chr(92), chr(92) * 2).replace(chr(34), chr(92) + chr(34))}"""'
    return "[\n" + ",\n".join(written(one) for one in value) + "]" if isinstance(value, list) else str(value)


@given(cards=st.lists(st.dictionaries(st.sampled_from("abc"), VALUES, max_size=3), max_size=4))
@settings(deadline=None, derandomize=True)
def test_every_key_of_any_text_is_on_the_line_that_is_told(cards: list[dict[str, Any]]) -> None:
    text = "".join("[[card]]\n" + "".join(f"{k} = {written(v)}\n" for k, v in card.items()) for card in cards)
    lines, place = text.split("\n"), lines_of(text)

    assert len(tomllib.loads(text).get("card", [])) == len(cards)
    for number, card in enumerate(cards):
        assert lines[place[f"card/{number}"] - 1] == "[[card]]"
        for key in card:
            assert lines[place[f"card/{number}/{key}"] - 1].startswith(f"{key} = ")
