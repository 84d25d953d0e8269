"""The codec: what is written is read again, and whatever else comes is refused, never half believed."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.chair import look
from anpfiff.core.codec import (
    check_stocks,
    decode,
    decode_cards,
    decode_pile,
    decode_whole,
    encode,
    encode_pile,
    encode_setup,
    expect_dict,
    expect_flag,
    expect_list,
    expect_text,
    expect_whole,
)
from anpfiff.core.pile import Pile, Stock
from anpfiff.core.table import Table
from anpfiff.errors import Malformed
from tests.core.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Callable

STOCK = Stock("letters", ["a", "b", "c", "d"])


def refused(read: Callable[..., object], *args: object) -> str:
    with pytest.raises(Malformed) as caught:
        read(*args)
    return caught.value.message


@pytest.fixture
def data() -> dict[str, Any]:
    """A state of the toy: seat 0 has said one of its sealed statements."""
    table = Table(TOY, TOY.agree(), seed=1)
    table.settle()
    table.say(0, "keep")
    found: dict[str, Any] = json.loads(json.dumps(table.encode()))
    return found


def test_a_state_says_its_version_game_revision_edition_options_and_seats(data: dict[str, Any]) -> None:
    assert {key: data[key] for key in ("version", "game", "revision", "edition", "options", "seats")} == {
        "version": 1,
        "game": "toy",
        "revision": 3,
        "edition": "street",
        "options": {"rounds": 2, "die": "0 1 1 2"},
        "seats": 2,
    }
    assert data["agenda"][-1] == "lay-down 0"
    assert data["sealed"] in ([["keep"], []], [[], ["keep"]])


def test_a_state_is_read_as_it_was_written(data: dict[str, Any]) -> None:
    for read in (decode, decode_whole):
        setup, s = read(TOY, data)
        assert encode(TOY, setup, s) == data


def test_own_cards_belong_to_the_setup() -> None:
    setup = TOY.agree(own_cards='game = "toy"\n')

    assert encode_setup(setup)["own_cards"] == 'game = "toy"\n'
    assert "own_cards" not in encode_setup(TOY.agree())


def test_a_state_that_lacks_something_is_refused(data: dict[str, Any]) -> None:
    for key in data:
        short = {other: value for other, value in data.items() if other != key}
        refused(decode, TOY, short)
    for key in data["table"]:
        short = {**data, "table": {other: value for other, value in data["table"].items() if other != key}}
        assert key in refused(decode, TOY, short)


@pytest.mark.parametrize("junk", [None, True, 7, 1.5, "text", [], {}, [[[]]], {"a": {"b": 1}}, -1, 1 << 80])
def test_no_part_of_a_state_can_be_replaced_by_just_anything(data: dict[str, Any], junk: Any) -> None:
    """Either it is refused, or it happens to be the same kind of thing and then it is all right."""
    refused(decode, TOY, junk)
    for key in data:
        changed = {**data, key: junk}
        if (key, junk) != ("options", {}):
            refused(decode_whole, TOY, changed)
    for key in data["table"]:
        if key != "round" or junk != 1:
            changed = {**data, "table": {**data["table"], key: junk}}
            refused(decode_whole, TOY, changed)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("version", 2),
        ("version", "1"),
        ("game", "finale"),
        ("revision", 2),
        ("edition", "of dreams"),
        ("options", {"rounds": 9}),
        ("options", {"rounds": True}),
        ("options", {"nonsense": 1}),
        ("seats", 1),
        ("seats", 4),
        ("own_cards", 7),
        ("agenda", ["no such phase"]),
        ("agenda", [3]),
        ("roles", [0]),
        ("roles", [0, 0]),
        ("roles", [0, 2]),
        ("roles", [-1, 0]),
        ("roles", [0, 1, 1]),
        ("sealed", [["keep"]]),
        ("sealed", [["keep"], [], []]),
        ("sealed", [["face_down"], []]),
        ("sealed", [["no such action"], []]),
    ],
)
def test_a_wrong_value_is_refused(data: dict[str, Any], key: str, value: Any) -> None:
    assert refused(decode_whole, TOY, {**data, key: value})


@pytest.mark.parametrize("said", [["shoot"], ["die 1"], ["keep", "keep"], ["done"], ["keep", "done", "done"]])
def test_a_sealed_answer_must_be_one_that_could_be_given(data: dict[str, Any], said: list[str]) -> None:
    assert "sealed" in refused(decode_whole, TOY, {**data, "sealed": [said, []]})


def test_a_card_that_is_not_in_the_hand_cannot_be_laid(data: dict[str, Any]) -> None:
    there = data["table"]["hands"][0]["cards"]
    for animal in STOCK_OF_TOY:
        changed = {**data, "sealed": [["keep", f"lay {animal}"], []]}
        if animal in there:
            decode_whole(TOY, changed)
        else:
            assert "sealed" in refused(decode_whole, TOY, changed)


STOCK_OF_TOY = ["ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen"]


def test_nothing_is_sealed_while_nobody_is_asked_to(data: dict[str, Any]) -> None:
    changed = {**data, "agenda": ["shoot-or-rest 0"], "sealed": [["keep"], []]}

    assert "sealed" in refused(decode_whole, TOY, changed)


def test_the_cards_must_add_up(data: dict[str, Any]) -> None:
    double, missing = copy.deepcopy(data), copy.deepcopy(data)
    card = double["table"]["hands"][0]["cards"][0]
    double["table"]["meadow"] = {"size": 1, "cards": [card]}
    missing["table"]["hands"][0] = {"size": 1, "cards": [card]}

    assert f"{card} lies in two piles" in refused(decode_whole, TOY, double)
    assert "lies in no pile" in refused(decode_whole, TOY, missing)
    decode(TOY, double)


def test_a_view_is_read_but_cannot_be_played_on(data: dict[str, Any]) -> None:
    setup, s = decode(TOY, data)
    view = encode(TOY, setup, look(s, 1))

    assert encode(TOY, *decode(TOY, view)) == view
    assert "a view cannot be played on" in refused(decode_whole, TOY, view)


def test_what_breaks_the_rules_later_is_refused_at_once(data: dict[str, Any]) -> None:
    """Nobody can shoot for a role that is not there; it would be noticed only when he is asked."""
    for agenda in (["shoot-or-rest 2"], ["roll 2 first", "shoot-or-rest 0"], ["draw-card 2", "draw-lot 0"]):
        changed = {**data, "agenda": agenda, "sealed": [[], []]}
        assert "cannot be played on" in refused(decode_whole, TOY, changed)


def test_a_match_that_would_not_end_is_refused(data: dict[str, Any]) -> None:
    changed = {**data, "agenda": ["next-round 0"] * 500, "sealed": [[], []]}

    assert "cannot be played on" in refused(decode_whole, TOY, changed)


def test_trying_a_state_out_leaves_it_alone(data: dict[str, Any]) -> None:
    before = copy.deepcopy(data)
    setup, s = decode_whole(TOY, data)

    assert data == before
    assert encode(TOY, setup, s) == before


def test_deeply_nested_data_is_refused() -> None:
    deep: Any = []
    for level in range(100_000):
        deep = [deep]

    refused(decode, TOY, deep)
    refused(decode, TOY, {"version": 1, "game": deep})


def test_a_pile_is_written_with_its_size_and_if_it_lies_open_its_cards() -> None:
    stack = Pile(0, 0, None)
    stack.stack([2, 0])
    closed = stack.clone()
    closed.lay_down()

    assert encode_pile(Pile(0b11, 2, None), STOCK) == {"size": 2, "cards": ["a", "b"]}
    assert encode_pile(stack, STOCK) == {"size": 2, "cards": ["a", "c"], "order": ["c", "a"]}
    assert encode_pile(closed, STOCK) == {"size": 2, "order": []}
    for pile in (Pile(0b11, 2, None), stack, closed):
        assert encode_pile(decode_pile(encode_pile(pile, STOCK), STOCK, "here"), STOCK) == encode_pile(pile, STOCK)


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"size": -1},
        {"size": 5},
        {"size": True},
        {"size": 1, "cards": ["a", "b"]},
        {"size": 2, "cards": ["a", "a"]},
        {"size": 1, "cards": ["z"]},
        {"size": 1, "cards": [1]},
        {"size": 1, "cards": "a"},
        {"size": 2, "cards": ["a", "b"], "order": ["a"]},
        {"size": 2, "cards": ["a", "b"], "order": ["a", "a"]},
        {"size": 2, "cards": ["a", "b"], "order": ["c", "d"]},
        {"size": 2, "cards": ["a", "b"], "order": None},
        {"size": 2, "order": ["a", "b"]},
        [],
        None,
    ],
)
def test_a_pile_that_contradicts_itself_is_refused(wrong: Any) -> None:
    assert "here" in refused(decode_pile, wrong, STOCK, "here")


def test_a_set_of_cards_is_read_from_ids() -> None:
    assert decode_cards(["d", "a"], STOCK, "here") == 0b1001
    assert "stands twice" in refused(decode_cards, ["a", "a"], STOCK, "here")
    assert "here" in refused(decode_cards, ["z"], STOCK, "here")


def test_expectations_say_where_and_what() -> None:
    assert expect_dict({"a": 1}, "x") == {"a": 1}
    assert expect_list([1], "x") == [1]
    assert expect_text("a", "x") == "a"
    assert expect_whole(3, "x", 0, 3) == 3
    assert expect_flag(False, "x") is False
    assert refused(expect_dict, [], "x") == "x: expected an object, found list"
    assert refused(expect_list, {}, "x") == "x: expected a list, found dict"
    assert refused(expect_text, 1, "x") == "x: expected a text, found int"
    assert refused(expect_flag, 1, "x") == "x: expected true or false, found '1'"
    for value in (4, -1, True, 1.0, "1", None):
        assert "x: expected a whole number from 0 to 3" in refused(expect_whole, value, "x", 0, 3)


def test_a_state_whose_cards_add_up_passes(data: dict[str, Any]) -> None:
    check_stocks(decode(TOY, data)[1])
