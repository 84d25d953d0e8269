"""Kinds: what a field of a state can hold, how it is written as JSON and read with its bounds, and as what numbers.

First those of one value, then those of many (sets, lists, bags, piles), then numbers that hold several small ones.
A game declares its fields with these (`core.fields`); a kind of its own is a subclass beside its declaration.
"""

# ruff: noqa: D102 - what the methods of a kind do stands once, in Kind
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from anpfiff.core.codec import (
    decode_cards,
    decode_pile,
    encode_pile,
    expect_dict,
    expect_flag,
    expect_list,
    expect_one_of,
    expect_text,
    expect_whole,
)
from anpfiff.core.pile import Pile, Place, Stock, each, set_of
from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mypy_extensions import i64


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


def one_of(ids: Iterable[str]) -> str:
    """The type of one of several texts."""
    return " | ".join(f"'{word}'" for word in ids)


def listed(name: str) -> str:
    """The type of a list."""
    return f"({name})[]" if " " in name else f"{name}[]"


ANY: Final = -1
"""As a length: it changes in the course of a match."""
EACH_SEAT: Final = -2
"""As a length: one for each seat of the table."""


class SetOf(Kind):
    """A set of numbers of some kind, as bits of one number; a list as JSON data."""

    def __init__(self, kind: Number) -> None:
        self.kind = kind

    def write(self, value: Any, at: At) -> Any:
        members: list[i64] = each(value)
        if self.kind.is_plain:
            return members
        return [self.kind.write(member, at) for member in members]

    def read(self, data: Any, where: str, at: At) -> Any:
        members: list[i64] = [self.kind.read(member, where, at) for member in expect_list(data, where)]
        return int(set_of(members))

    def typescript(self) -> str:
        return listed(self.kind.typescript())

    def declared(self) -> dict[str, str]:
        return self.kind.declared()

    def spans(self, at: At) -> list[Span]:
        return [Span("", (self.kind.high(at) + 1,), 0, 1)]

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        return [[(int(value) >> member) & 1 for member in range(self.kind.high(at) + 1)]]


class Cards(Kind):
    """A set or bag of cards of a stock, which is no pile: all can see it."""

    def __init__(self, stock: Stock | Callable[[At], Stock]) -> None:
        self.stock: Callable[[At], Stock] = found_at(stock)

    def write(self, value: Any, at: At) -> Any:
        return self.stock(at).write(value)

    def read(self, data: Any, where: str, at: At) -> Any:
        return decode_cards(data, self.stock(at), where)

    def typescript(self) -> str:
        return "string[]"

    def spans(self, at: At) -> list[Span]:
        return [card_span(self.stock(at), "", 0)]

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        return [counted(self.stock(at), value)]


@mypyc_attr(allow_interpreted_subclasses=True)
class ListOf(Kind):
    """A list of things of one kind. As an array it has room for a fixed number; of a longer one the end is shown.

    Rules replace it and never change it, unless it is `changed`: then every clone has a copy.
    """

    def __init__(self, kind: Kind, length: int = ANY, room: int = 0, is_changed: bool = False) -> None:
        self.kind = kind
        self.length = length
        self.room = room
        self.copying = CLONED_EACH if kind.copying == CLONED else COPIED if is_changed else SHARED

    def write(self, value: Any, at: At) -> Any:
        if self.kind.is_plain:
            return list(value)
        return [self.kind.write(item, at) for item in value]

    def read(self, data: Any, where: str, at: At) -> Any:
        found = [self.kind.read(item, where, at) for item in expect_list(data, where)]
        if self.length != ANY and len(found) != self.rooms(at):
            raise Malformed(f"{where}: expected {self.rooms(at)}, found {len(found)}")
        return found

    def rooms(self, at: At) -> int:
        """How many there are at this table, or how many an array of them has room for."""
        return at.seats if self.length == EACH_SEAT else self.room if self.length == ANY else self.length

    def typescript(self) -> str:
        return listed(self.kind.typescript())

    def declared(self) -> dict[str, str]:
        return self.kind.declared()

    def lying(self, value: Any, name: str, role: int, at: At) -> list[Lying]:
        found: list[Lying] = []
        for k, item in enumerate(value):
            found += self.kind.lying(item, name, k if self.length == EACH_SEAT else role, at)
        return found

    def spans(self, at: At) -> list[Span]:
        """Where nothing stands there is a number below all bounds."""
        below = 1 if self.length == ANY else 0
        rooms = self.rooms(at)
        return [Span(span.name, (rooms, *span.shape), span.least - below, span.most) for span in self.kind.spans(at)]

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        found: list[list[int]] = []
        rooms = self.rooms(at)
        shown = value[-rooms:] if rooms else []
        items = [self.kind.numbers(item, at) for item in shown]
        for k, span in enumerate(self.kind.spans(at)):
            row: list[int] = []
            for item in items:
                row += item[k]
            found.append(row + [span.least - 1] * (span.size() * rooms - len(row)))
        return found


class ByName(ListOf):
    """A list whose places have names: an object as JSON data. `name` is that of their type."""

    def __init__(self, name: str, names: list[str], kind: Kind) -> None:
        super().__init__(kind, len(names))
        self.name = name
        self.names = names

    def write(self, value: Any, at: At) -> Any:
        return {name: self.kind.write(value[k], at) for k, name in enumerate(self.names)}

    def read(self, data: Any, where: str, at: At) -> Any:
        table = expect_dict(data, where)
        return [self.kind.read(table[name], name, at) for name in self.names]

    def typescript(self) -> str:
        return f"Record<{self.name}, {self.kind.typescript()}>"

    def declared(self) -> dict[str, str]:
        return {self.name: one_of(self.names), **self.kind.declared()}


class PileOf(Kind):
    """A pile of cards of a stock, and who may see it: `pile.OPEN`, `OWNER` or `NOBODY`.

    `only` is a flag of the table's book: where it is not set, the pile stays empty for good.
    """

    def __init__(self, stock: Stock | Callable[[At], Stock], sight: int, only: str = "") -> None:
        self.stock: Callable[[At], Stock] = found_at(stock)
        self.sight = sight
        self.only = only
        self.copying = CLONED

    def write(self, value: Any, at: At) -> Any:
        return encode_pile(value, self.stock(at))

    def read(self, data: Any, where: str, at: At) -> Any:
        return decode_pile(data, self.stock(at), where)

    def typescript(self) -> str:
        return "Pile"

    def lying(self, value: Any, name: str, role: int, at: At) -> list[Lying]:
        if self.only and not getattr(at.table.book, self.only):
            return []
        return [Lying(Place(name, role, self.sight), value, self.stock(at))]

    def spans(self, at: At) -> list[Span]:
        """Its size, and how often each card lies there: -1 for all of them while it lies face down."""
        stock = self.stock(at)
        return [Span("size", (), 0, int(stock.size(stock.whole))), card_span(stock, "cards", -1)]

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        pile: Pile = value
        stock = self.stock(at)
        return [[int(pile.size)], [-1] * len(stock.ids) if pile.is_down() else counted(stock, pile.cards())]


def card_span(stock: Stock, name: str, least: int) -> Span:
    """How often each card of a stock is there."""
    return Span(name, (len(stock.ids),), least, max(int(stock.most(card)) for card in range(len(stock.ids))))


def counted(stock: Stock, cards: i64) -> list[int]:
    """How often each card of a stock is there."""
    found = [0] * len(stock.ids)
    for card in stock.list_of(cards):
        found[card] += 1
    return found


REST: Final = -1
"""As what bits can hold: they are all that is left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Packed(Kind):
    """A number of which each number that is shown is some bits: how far they are shifted, and what they can hold."""

    def __init__(self, bits: list[tuple[int, int]]) -> None:
        self.bits = bits

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        shown = [(value >> shift) & most for shift, most in self.bits]
        found: list[list[int]] = []
        for span in self.spans(at):
            found.append(shown[: span.size()])
            shown = shown[span.size() :]
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Planes(Kind):
    """Small numbers, kept as one set for each of their bits, the lowest first. It is the kind of an `Own`."""

    def __init__(self, slots: list[str], length: int) -> None:
        self.slots = slots
        self.length = length

    def spans(self, at: At) -> list[Span]:
        return [Span("", (self.length,), 0, (1 << len(self.slots)) - 1)]

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        found = [0] * self.length
        for plane, slot in enumerate(self.slots):
            members: i64 = getattr(value, slot)
            for k in range(self.length):
                found[k] += ((members >> k) & 1) << plane
        return [found]
