"""The catalog reads card files strictly: every mistake names its file and key, every field has a provenance."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.cards.catalog import (
    LANGUAGES,
    PROVENANCES,
    Provenance,
    TomlTable,
    read_file,
    read_toml,
)
from anpfiff.cards.own_file import OwnFile, lay_over, open_cards
from anpfiff.errors import CatalogError, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def toml(text: str) -> TomlTable:
    return TomlTable(read_toml(text, "cards.toml"), "cards.toml")


def wrong(read: Callable[[], object]) -> str:
    with pytest.raises(CatalogError) as caught:
        read()
    assert isinstance(caught.value, Refusal)
    return str(caught.value)


def test_good_values_are_read() -> None:
    card = toml(
        'id = "otto"\nvalue = 3\nstarter = true\nstrength = [1, 2, 3, 4]\nrisk = ["red"]\n'
        'name = { de = "a", en = "b", fr = "c" }\n[inner]\nx = 1\n[[man]]\nid = "one"\n[[man]]\nid = "two"\n'
    )

    assert card.text("id", ["otto"]) == "otto"
    assert card.whole("value", 1, 9) == 3
    assert card.flag("starter") is True
    assert card.wholes("strength", 1, 5, 4) == [1, 2, 3, 4]
    assert card.texts("risk", ["red", "yellow"]) == ["red"]
    assert card.names("name") == {"de": "a", "en": "b", "fr": "c"}
    assert card.table("inner").whole("x", 0, 1) == 1
    assert [man.text("id") for man in card.tables("man")] == ["one", "two"]
    assert not card.has("nothing")
    card.done()


@pytest.mark.parametrize(
    ("text", "read", "message"),
    [
        ("", lambda s: s.text("id"), "cards.toml: id: expected a text, found nothing"),
        ("id = 3", lambda s: s.text("id"), "cards.toml: id: expected a text, found 3"),
        ('id = ""', lambda s: s.text("id"), "cards.toml: id: expected a text, found ''"),
        ('c = "pink"', lambda s: s.text("c", ["red", "blue"]), "c: expected one of red, blue, found 'pink'"),
        ("v = 10", lambda s: s.whole("v", 1, 9), "v: expected a whole number from 1 to 9, found 10"),
        ("v = 0", lambda s: s.whole("v", 1, 9), "v: expected a whole number from 1 to 9, found 0"),
        ("v = 1.0", lambda s: s.whole("v", 1, 9), "found 1.0"),
        ("v = true", lambda s: s.whole("v", 0, 9), "found True"),
        ('v = "3"', lambda s: s.whole("v", 1, 9), "found '3'"),
        ("f = 1", lambda s: s.flag("f"), "f: expected true or false, found 1"),
        ("l = 3", lambda s: s.wholes("l", 1, 5), "l: expected a list of whole numbers from 1 to 5, found 3"),
        ("l = [1, 6]", lambda s: s.wholes("l", 1, 5), "found [1, 6]"),
        ("l = [1, true]", lambda s: s.wholes("l", 1, 5), "found [1, True]"),
        ("l = [1, 2]", lambda s: s.wholes("l", 1, 5, 4), "expected a list of 4 whole numbers"),
        ('t = "a"', lambda s: s.texts("t"), "t: expected a list of texts, found 'a'"),
        ("t = [1]", lambda s: s.texts("t"), "found [1]"),
        ('t = ["a"]', lambda s: s.texts("t", ["b"]), "a list of texts out of 'b', found ['a']"),
        ('t = ["a"]', lambda s: s.texts("t", None, 2), "a list of 2 texts"),
        ('n = "Otto"', lambda s: s.names("n"), "n: expected a name in each of de, en, fr, found 'Otto'"),
        ('n = { de = "a", en = "b" }', lambda s: s.names("n"), "a name in each of de, en, fr"),
        ('n = { de = "a", en = "b", fr = "" }', lambda s: s.names("n"), "a name in each of de, en, fr"),
        ('n = { de = "a", en = "b", fr = "c", it = "d" }', lambda s: s.names("n"), "a name in each of de, en, fr"),
        ("s = 1", lambda s: s.table("s"), "s: expected a table, found 1"),
        ("s = 1", lambda s: s.tables("s"), "s: expected a list of tables, found 1"),
        ("s = [1]", lambda s: s.tables("s"), "s: expected a list of tables, found [1]"),
        ('[[s]]\nid = "x"\n[[s]]\nid = "x"', lambda s: s.tables("s"), "cards.toml [[s]]: the id 'x' stands twice"),
        ("odd = 1", lambda s: s.done(), "cards.toml: unknown key 'odd'"),
        ("v = 0x" + "f" * 5000, lambda s: s.whole("v", 1, 9), "v: expected a whole number from 1 to 9"),
    ],
)
def test_every_kind_of_mistake_names_file_and_key(text: str, read: Callable[[TomlTable], object], message: str) -> None:
    found = wrong(lambda: read(toml(text)))

    assert message in found
    assert "cards.toml" in found
    assert len(found) < 300


def test_a_mistake_inside_a_table_or_a_card_says_where() -> None:
    outer = toml('[inner]\nx = 1\n[[man]]\nid = "otto"\nvalue = 99\n[[man]]\nvalue = 1')

    assert wrong(lambda: outer.table("inner").text("x")).startswith("cards.toml [inner]: x:")
    assert wrong(lambda: outer.tables("man")[0].whole("value", 1, 9)).startswith("cards.toml [[man]] otto: value:")
    assert wrong(lambda: outer.tables("man")[1].text("id")).startswith("cards.toml [[man]] (no id): id:")


@pytest.mark.parametrize("text", ["x = ", "[[", "x = 1\nx = 2", "x = " + "[" * 5000, "x = 1" + "0" * 5000, "\x00"])
def test_what_is_no_toml_is_an_error_that_names_the_file(text: str) -> None:
    assert wrong(lambda: read_toml(text, "mine.toml")).startswith("mine.toml: ")


def test_a_file_is_named_in_its_errors(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text("ä = ü", encoding="utf-8")

    assert wrong(lambda: read_file(path)).startswith("broken.toml: ")
    path.write_text('name = "Jürgen"', encoding="utf-8")
    assert read_file(path) == {"name": "Jürgen"}


def provenance() -> Provenance:
    return Provenance(toml('name = "printed"\nvalue = "derived"'), ["name", "value"])


def test_a_field_has_the_provenance_of_its_kind_unless_its_card_says_otherwise() -> None:
    assert provenance().of(toml('id = "x"')) == {"name": "printed", "value": "derived"}
    card = toml('provenance = { value = "public" }')
    assert provenance().of(card) == {"name": "printed", "value": "public"}
    card.done()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('name = "printed"', "value: expected one of printed, public, derived, reconstructed, found nothing"),
        ('name = "printed"\nvalue = "guessed"', "value: expected one of"),
        ('name = "printed"\nvalue = "printed"\nmore = "printed"', "unknown key 'more'"),
    ],
)
def test_every_field_needs_a_provenance_and_nothing_else_has_one(text: str, message: str) -> None:
    assert message in wrong(lambda: Provenance(toml(text), ["name", "value"]))


def test_a_card_cannot_invent_fields_or_provenances() -> None:
    assert "unknown key 'odd'" in wrong(lambda: provenance().of(toml('provenance = { odd = "printed" }')))
    assert "value: expected one of" in wrong(lambda: provenance().of(toml('provenance = { value = "x" }')))
    assert "provenance: expected a table" in wrong(lambda: provenance().of(toml("provenance = 1")))


BASE: dict[str, Any] = {
    "provenance": {"value": "derived", "risk": "derived"},
    "man": [{"id": "otto", "value": 3, "risk": ["red"], "provenance": {"risk": "public"}}, {"id": "karl", "value": 2}],
    "rest": 1,
}


def own(text: str) -> OwnFile:
    return OwnFile(f'game = "toy"\n{text}', "toy", ["man"])


def laid(text: str, free: list[str] | None = None) -> dict[str, Any]:
    return lay_over(BASE, own(text), "man", free or [])


def test_an_owners_values_lie_over_ours_and_count_as_printed() -> None:
    found = laid('[[man]]\nid = "otto"\nvalue = 5')

    assert found["man"] == [
        {"id": "otto", "value": 5, "risk": ["red"], "provenance": {"risk": "public", "value": "printed"}},
        {"id": "karl", "value": 2},
    ]
    assert found["rest"] == 1
    assert BASE["man"][0]["value"] == 3
    assert BASE["man"][0]["provenance"] == {"risk": "public"}


def test_an_owner_may_say_that_he_guesses() -> None:
    text = '[[man]]\nid = "karl"\nvalue = 4\nprovenance = { value = "reconstructed" }'

    assert laid(text)["man"][1]["provenance"] == {"value": "reconstructed"}


def test_an_owner_who_says_nothing_changes_nothing() -> None:
    assert laid("") == BASE


def test_an_owner_adds_cards_under_the_ids_that_are_free_for_it_in_order() -> None:
    found = laid('[[man]]\nid = "new_1"\nvalue = 4\n[[man]]\nid = "new_2"\nvalue = 1', ["new_1", "new_2"])

    assert found["man"][2:] == [
        {"id": "new_1", "value": 4, "provenance": {"value": "printed"}},
        {"id": "new_2", "value": 1, "provenance": {"value": "printed"}},
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[man]]\nid = "franz"', "your file, line 3: [[man]]: our box has no card with the id 'franz'"),
        ("[[man]]\nvalue = 1", "your file, line 2: [[man]]: our box has no card with the id None"),
        ('[[man]]\nid = ["otto"]', "line 3: [[man]]: our box has no card with the id ['otto']"),
        ('[[man]]\nid = "otto"\nprovenance = "x"', "line 4: [[man]] otto: provenance: expected a table"),
        ("man = [3]", "your file, line 2: man: expected a list of tables"),
        ("man = 3", "your file, line 2: man: expected a list of tables"),
        ('[[man]]\nid = "otto"\n\n[[man]]\nid = "otto"', "line 6: [[man]]: the id 'otto' stands twice"),
        ('[[man]]\nid = "otto"\nodd = 1', "line 4: [[man]] otto: unknown key 'odd'; a card has value, risk"),
        ('[[man]]\nid = "otto"\n[man.provenance]\nodd = "printed"', "line 5: [[man]] otto [provenance]: unknown key"),
        ("odd = 1", "your file, line 2: unknown key 'odd'"),
        ("x =\ny = 1", "your file: Invalid value (at line 2, column 4)"),
    ],
)
def test_an_owners_mistake_names_his_file_the_line_and_the_key(text: str, message: str) -> None:
    assert message in wrong(lambda: laid(text))


def test_a_gap_among_new_cards_is_refused_with_the_id_that_comes_next() -> None:
    expected = "[[man]]: our box has no card with the id 'new_2'; the next new one is called new_1"

    assert expected in wrong(lambda: laid('[[man]]\nid = "new_2"', ["new_1", "new_2"]))


def test_a_value_that_lies_over_ours_is_blamed_on_the_owners_line(tmp_path: Path) -> None:
    """Also where only reading the whole card shows it; what a new card lacks is missing where the card begins."""
    path = tmp_path / "men.toml"
    path.write_text('[provenance]\nvalue = "derived"\n[[man]]\nid = "otto"\nvalue = 3\n', encoding="utf-8")

    def read(text: str) -> list[int]:
        toml = open_cards(path, "man", own(text), ["new_1"])
        known = Provenance(toml.table("provenance"), ["value"])
        found = []
        for card in toml.tables("man"):
            card.text("id")
            found.append(card.whole("value", 1, 9))
            known.of(card)
        return found

    assert read("") == [3]
    assert read('[[man]]\nid = "otto"\nvalue = 4\n[[man]]\nid = "new_1"\nvalue = 9') == [4, 9]
    assert wrong(lambda: read('# x\n[[man]]\nid = "otto"\n\nvalue = 10')) == (
        "your file, line 6: [[man]] otto: value: expected a whole number from 1 to 9, found 10"
    )
    assert wrong(lambda: read('[[man]]\nid = "new_1"')).startswith("your file, line 2: [[man]] new_1: value: expected")
    bad = '[[man]]\nid = "otto"\nprovenance = { value = "seen" }'
    assert wrong(lambda: read(bad)).startswith("your file, line 4: [[man]] otto [provenance]: value: expected one of")


@given(text=st.text(max_size=60))
@settings(deadline=None, derandomize=True)
def test_no_text_at_all_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(CatalogError):
        read_toml(text, "mine.toml")


def test_there_are_three_languages_and_four_provenances() -> None:
    assert LANGUAGES == ["de", "en", "fr"]
    assert PROVENANCES == ["printed", "public", "derived", "reconstructed"]
