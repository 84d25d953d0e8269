"""Kinds of many things: sets, lists, bags and piles of cards, as fields of a state."""

# ruff: noqa: D102 - what the methods of a kind do stands once, in Kind
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from anpfiff.core.codec import decode_cards, decode_pile, encode_pile, expect_dict, expect_list
from anpfiff.core.kinds import CLONED, CLONED_EACH, COPIED, SHARED, Kind, Lying, Span, found_at, listed, one_of
from anpfiff.core.pile import Place, each, set_of
from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from anpfiff.core.kinds import At, Number
    from anpfiff.core.pile import Pile, Stock

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
