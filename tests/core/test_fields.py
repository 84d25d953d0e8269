"""Fields and their kinds: what is written is read again, what is out of bounds is refused, and what becomes numbers."""

# ruff: noqa: ARG002, D102 - what the methods of a kind do stands once, in Kind
from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.bag import BagStock
from anpfiff.core.fields import Field, Fields, Fixed, Own, Parts, Told, read_table, write_table
from anpfiff.core.kinds import (
    EACH_SEAT,
    NONE,
    At,
    ByName,
    CardOf,
    Cards,
    EitherSide,
    Flag,
    Kind,
    ListOf,
    Maybe,
    Number,
    OneOf,
    PileOf,
    Seat,
    SetOf,
    Span,
)
from anpfiff.core.pile import OWNER, Pile, Stock
from anpfiff.errors import Malformed
from tests.core.toy import TOY, Meadow

LETTERS = Stock("letters", ["a", "b", "c"])
COINS = BagStock("coins", ["copper", "gold"], [3, 1])
TABLE = At(None, 3, None, 0)

# kind, value, as JSON data, as numbers
GOOD: list[tuple[Kind, Any, Any, list[list[int]]]] = [
    (Number(9), 4, 4, [[4]]),
    (Number(9, shift=2), 4, 6, [[4]]),
    (Seat(NONE), -1, -1, [[-1]]),
    (Seat(), 2, 2, [[2]]),
    (EitherSide(), 1, 1, [[1]]),
    (Flag(), True, True, [[1]]),
    (OneOf(["x", "y"]), 1, "y", [[1]]),
    (CardOf(LETTERS), 2, "c", [[2]]),
    (Maybe(OneOf(["x", "y"])), 0, "x", [[0]]),
    (Maybe(Number(9, shift=2)), NONE, None, [[-1]]),
    (SetOf(Number(3)), 0b1010, [1, 3], [[0, 1, 0, 1]]),
    (SetOf(OneOf(["x", "y"])), 0b10, ["y"], [[0, 1]]),
    (Cards(LETTERS), 0b101, ["a", "c"], [[1, 0, 1]]),
    (Cards(COINS), 0b110, ["copper", "copper", "gold"], [[2, 1]]),
    (ListOf(Number(9), 2), [3, 4], [3, 4], [[3, 4]]),
    (ListOf(Number(9), EACH_SEAT), [3, 4, 5], [3, 4, 5], [[3, 4, 5]]),
    (ListOf(Number(9), room=3), [3], [3], [[3, -1, -1]]),
    (ListOf(Number(9), room=2), [3, 4, 5], [3, 4, 5], [[4, 5]]),
    (ListOf(SetOf(Number(1)), room=2), [0b10], [[1]], [[0, 1, -1, -1]]),
    (ByName("Letter", ["x", "y"], Number(9)), [1, 2], {"x": 1, "y": 2}, [[1, 2]]),
]
BAD: list[tuple[Kind, Any]] = [
    (Number(9), 10),
    (Number(9), -1),
    (Number(9), True),
    (Number(9, shift=2), 1),
    (Seat(), 3),
    (Flag(), 1),
    (OneOf(["x", "y"]), "z"),
    (OneOf(["x", "y"]), None),
    (CardOf(LETTERS), "z"),
    (Maybe(Number(9)), -1),
    (SetOf(Number(3)), [4]),
    (SetOf(Number(3)), 4),
    (Cards(COINS), ["gold", "gold"]),
    (ListOf(Number(9), 2), [3]),
    (ListOf(Number(9), EACH_SEAT), [3, 4]),
    (ListOf(Number(9)), [10]),
    (ByName("Letter", ["x"], Number(9)), [1]),
    (PileOf(LETTERS, OWNER), {"size": 4}),
]


@pytest.mark.parametrize(("kind", "value", "data", "numbers"), GOOD)
def test_a_value_is_written_read_and_numbered(kind: Kind, value: Any, data: Any, numbers: list[list[int]]) -> None:
    assert kind.write(value, TABLE) == data
    assert kind.read(data, "here", TABLE) == value
    assert kind.numbers(value, TABLE) == numbers
    for span, row in zip(kind.spans(TABLE), numbers, strict=True):
        assert span.size() == len(row)
        assert all(span.least <= number <= span.most for number in row)


@pytest.mark.parametrize(("kind", "data"), BAD)
def test_what_is_out_of_bounds_is_refused(kind: Kind, data: Any) -> None:
    with pytest.raises(Malformed):
        kind.read(data, "here", TABLE)


def test_a_pile_shows_its_cards_or_its_size_only() -> None:
    kind, pile = PileOf(COINS, OWNER), COINS.bag(0b110)
    down = pile.clone()
    down.lay_down()

    assert [(span.name, span.shape, span.least, span.most) for span in kind.spans(TABLE)] == [
        ("size", (), 0, 4),
        ("cards", (2,), -1, 3),
    ]
    assert kind.numbers(pile, TABLE) == [[3], [2, 1]]
    assert kind.numbers(down, TABLE) == [[3], [-1, -1]]
    assert kind.read(kind.write(down, TABLE), "here", TABLE).is_down()


class Camp:
    """A part of a state: plain, with nothing but its fields."""

    def __init__(self) -> None:
        self.book = "a book"
        self.goals = 0
        self.low = 0
        self.high = 0
        self.hand = Pile(0b1, 1, None)
        self.noted = [1]

    def clone(self) -> Camp:
        other = Camp()
        CAMP.copy(self, other)
        return other


class Both(Kind):
    """Two numbers, written as a sum of their own."""

    def write(self, value: Any, at: At) -> Any:
        return f"{value.low} to {value.high}"

    def read(self, data: Any, where: str, at: At) -> Any:
        at.part.low, at.part.high = map(int, data.split(" to "))

    def typescript(self) -> str:
        return "string"

    def spans(self, at: At) -> list[Span]:
        return [Span("", (2,), 0, 9)]

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        return [[value.low, value.high]]


CAMP = Fields(
    "CampView",
    [
        Fixed("book"),
        Field("goals", Number(9)),
        Own("bounds", ["low", "high"], Both()),
        Told("span", Both()),
        Field("hand", PileOf(LETTERS, OWNER)),
        Field("noted", ListOf(Number(9), room=2, is_changed=True)),
    ],
)


class Camps:
    """What has parts."""

    def __init__(self) -> None:
        self.camps = [Camp(), Camp(), Camp()]


def test_parts_are_written_read_in_place_and_named_by_their_role() -> None:
    table, parts = Camps(), Parts("camps", CAMP, EACH_SEAT)
    at = At(table, 3, table, 0)
    table.camps[1].goals, table.camps[1].high = 4, 7
    data: dict[str, Any] = {}
    parts.write(data, at)
    other = Camps()
    parts.read(data, At(other, 3, other, 0))

    assert data["camps"][1] == {
        "goals": 4,
        "bounds": "0 to 7",
        "span": "0 to 7",
        "hand": {"size": 1, "cards": ["a"]},
        "noted": [1],
    }
    assert (other.camps[1].goals, other.camps[1].high) == (4, 7)
    assert [span.name for span in parts.spans(at)][:5] == [
        "camps.0.goals",
        "camps.0.bounds",
        "camps.0.hand.size",
        "camps.0.hand.cards",
        "camps.0.noted",
    ]
    with pytest.raises(Malformed, match="camps: expected 3, found 2"):
        parts.read({"camps": data["camps"][:2]}, at)


def test_a_clone_made_from_fields_shares_what_is_fixed_and_nothing_that_changes() -> None:
    camp = Camp()
    clone = camp.clone()
    camp.noted.append(2)
    camp.hand.add(1)

    assert CAMP.slots == ("book", "goals", "hand", "high", "low", "noted")
    assert clone.book is camp.book
    assert (clone.noted, clone.hand.size) == ([1], 1)


def test_a_state_is_written_and_read_by_its_fields() -> None:
    setup = TOY.agree()
    s = TOY.lay(setup)
    assert isinstance(s, Meadow)
    s.round, s.goals = 2, [1, 0]
    again = TOY.lay(setup)
    read_table(again, setup.seats, write_table(s))

    assert write_table(again) == write_table(s)
    with pytest.raises(Malformed, match="round: expected a whole number from 0 to 3"):
        read_table(again, setup.seats, {**write_table(s), "round": 4})
    with pytest.raises(Malformed, match="goals: expected 2, found 1"):
        read_table(again, setup.seats, {**write_table(s), "goals": [1]})


def test_kinds_know_their_types() -> None:
    kinds: list[Kind] = [
        Number(9),
        EitherSide(),
        Flag(),
        OneOf(["x", "y"]),
        OneOf(["x", "y"], "Letter"),
        OneOf([str(k) for k in range(20)]),
        Maybe(OneOf(["x", "y"], "Letter")),
        SetOf(OneOf(["x", "y"])),
        ListOf(ListOf(Number(3))),
        ByName("Letter", ["x", "y"], PileOf(LETTERS, OWNER)),
    ]

    assert [kind.typescript() for kind in kinds] == [
        "number",
        "Role",
        "boolean",
        "'x' | 'y'",
        "Letter",
        "string",
        "Letter | null",
        "('x' | 'y')[]",
        "number[][]",
        "Record<Letter, Pile>",
    ]
    assert [kind.declared() for kind in kinds[4:7]] == [{"Letter": "'x' | 'y'"}, {}, {"Letter": "'x' | 'y'"}]
