"""Kinds: what a field of a state can hold, how it is written as JSON and read with its bounds, and as what numbers.

A game declares its fields with these (`core.fields`) and with kinds of many things (`core.many`); a kind of its own is
a subclass beside its declaration.
"""

# ruff: noqa: D102 - what the methods of a kind do stands once, in Kind

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from anpfiff.core.codec import expect_flag, expect_one_of, expect_text, expect_whole
from anpfiff.core.pile import Pile, Place, Stock

if TYPE_CHECKING:
    from collections.abc import Callable


NONE: Final = -1
"""As a number: nothing, nobody, nowhere. It is written as null."""
UNLIMITED: Final = 1 << 20
"""A bound for what the rules do not limit."""
FEW: Final = 8
"""Ids out of a list of at most this length are told one by one in types, also where the list has no name there."""

SHARED: Final = 0
COPIED: Final = 1
CLONED: Final = 2
CLONED_EACH: Final = 3


class At:
    """Where a field is read or written: the table, its seats, the part the field belongs to, and that part's role."""

    __slots__ = ("part", "role", "seats", "table")

    def __init__(self, table: Any, seats: int, part: Any, role: int) -> None:
        self.table = table
        self.seats = seats
        self.part = part
        self.role = role


class Span:
    """An array of whole numbers that is made from a field: what it is called behind the field, its shape and bounds."""

    __slots__ = ("least", "most", "name", "shape")

    def __init__(self, name: str, shape: tuple[int, ...], least: int, most: int) -> None:
        self.name = name
        self.shape = shape
        self.least = least
        self.most = most

    def size(self) -> int:
        """How many numbers it has."""
        found = 1
        for length in self.shape:
            found *= length
        return found


class Lying:
    """A pile of a table, with what is fixed about it."""

    __slots__ = ("pile", "place", "stock")

    def __init__(self, place: Place, pile: Pile, stock: Stock) -> None:
        self.place = place
        self.pile = pile
        self.stock = stock


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a field holds."""

    is_plain: bool = False
    """Whether the value is JSON data as it is."""
    copying: int = SHARED
    """What `clone` does with it: a value that is never changed, only replaced, is shared."""

    def write(self, value: Any, at: At) -> Any:
        """The value as JSON data."""
        raise TypeError("every kind writes its values")

    def read(self, data: Any, where: str, at: At) -> Any:
        """Parse a value from its JSON data; anything else is refused."""
        raise TypeError("every kind reads its values")

    def typescript(self) -> str:
        """The type of its JSON data in TypeScript."""
        raise TypeError("every kind has a type")

    def declared(self) -> dict[str, str]:
        """Types of TypeScript that have a name of their own: name to what it stands for."""
        return {}

    def lying(self, value: Any, name: str, role: int, at: At) -> list[Lying]:
        """The piles among it, which belong to this role."""
        return []

    def spans(self, at: At) -> list[Span]:
        """The arrays that are made from a value."""
        raise TypeError("every kind is an array of numbers, or several")

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        """A value as numbers, one list for each span."""
        raise TypeError("every kind is an array of numbers, or several")


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Kind):
    """A whole number within bounds. With a shift it is written that much higher: men from shirt number 2 on."""

    def __init__(self, most: int, least: int = 0, shift: int = 0) -> None:
        self.most = most
        self.least = least
        self.shift = shift
        self.is_plain = shift == 0

    def low(self, at: At) -> int:
        """The smallest number at this table."""
        return self.least

    def high(self, at: At) -> int:
        """The largest number at this table."""
        return self.most

    def write(self, value: Any, at: At) -> Any:
        return value + self.shift

    def read(self, data: Any, where: str, at: At) -> Any:
        return expect_whole(data, where, self.low(at) + self.shift, self.high(at) + self.shift) - self.shift

    def typescript(self) -> str:
        return "number"

    def spans(self, at: At) -> list[Span]:
        return [Span("", (), self.low(at), self.high(at))]

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        return [[int(value)]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Number):
    """A seat, or a role where every seat plays one; with `least` -1 it may be nobody's."""

    def __init__(self, least: int = 0) -> None:
        super().__init__(0, least)

    def high(self, at: At) -> int:
        return at.seats - 1


class EitherSide(Number):
    """One of two sides, as a role."""

    def __init__(self) -> None:
        super().__init__(1)

    def typescript(self) -> str:
        return "Role"

    def declared(self) -> dict[str, str]:
        return {"Role": "0 | 1"}


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Number):
    """One of several things that have ids: a number here, its id as JSON data. A name is that of its type."""

    def __init__(self, ids: list[str], name: str = "") -> None:
        super().__init__(len(ids) - 1)
        self.ids = ids
        self.name = name
        self.is_plain = False

    def write(self, value: Any, at: At) -> Any:
        return self.ids[value]

    def read(self, data: Any, where: str, at: At) -> Any:
        return expect_one_of(self.ids, data, where)

    def typescript(self) -> str:
        return self.name or (one_of(self.ids) if len(self.ids) <= FEW else "string")

    def declared(self) -> dict[str, str]:
        return {self.name: one_of(self.ids)} if self.name else {}


class CardOf(Number):
    """One card of a stock."""

    def __init__(self, stock: Stock | Callable[[At], Stock]) -> None:
        super().__init__(0)
        self.stock: Callable[[At], Stock] = found_at(stock)
        self.is_plain = False

    def high(self, at: At) -> int:
        return len(self.stock(at).ids) - 1

    def write(self, value: Any, at: At) -> Any:
        return self.stock(at).ids[value]

    def read(self, data: Any, where: str, at: At) -> Any:
        return int(self.stock(at).card(expect_text(data, where)))

    def typescript(self) -> str:
        return "string"


class Flag(Kind):
    """True or false."""

    def __init__(self) -> None:
        self.is_plain = True

    def write(self, value: Any, at: At) -> Any:
        return value

    def read(self, data: Any, where: str, at: At) -> Any:
        return expect_flag(data, where)

    def typescript(self) -> str:
        return "boolean"

    def spans(self, at: At) -> list[Span]:
        return [Span("", (), 0, 1)]

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        return [[1 if value else 0]]


class Maybe(Number):
    """A number of some kind, or none: -1 here, null as JSON data."""

    def __init__(self, kind: Number) -> None:
        super().__init__(kind.most, NONE)
        self.kind = kind
        self.is_plain = False

    def high(self, at: At) -> int:
        return self.kind.high(at)

    def write(self, value: Any, at: At) -> Any:
        return None if value == NONE else self.kind.write(value, at)

    def read(self, data: Any, where: str, at: At) -> Any:
        return NONE if data is None else self.kind.read(data, where, at)

    def typescript(self) -> str:
        return f"{self.kind.typescript()} | null"

    def declared(self) -> dict[str, str]:
        return self.kind.declared()


def found_at(stock: Stock | Callable[[At], Stock]) -> Callable[[At], Stock]:
    """The stock that a field's cards belong to: one and the same, or one that the table or the part has."""
    return (lambda _: stock) if isinstance(stock, Stock) else stock


def one_of(ids: list[str]) -> str:
    """The type of one of several texts."""
    return " | ".join(f"'{word}'" for word in ids)


def listed(name: str) -> str:
    """The type of a list."""
    return f"({name})[]" if " " in name else f"{name}[]"
