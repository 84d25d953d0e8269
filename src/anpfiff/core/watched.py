"""What is watched of a part of a table: its attributes, how each is compared, and where its numbers stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from anpfiff.core.bag import BagStock
from anpfiff.core.fields import Own
from anpfiff.core.kinds import ANY, REST, Cards, Flag, ListOf, Number, Packed, PileOf, Planes, SetOf

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.fields import Field
    from anpfiff.core.kinds import At
    from anpfiff.core.pile import Stock

ANYTHING: Final = 0
"""How an attribute is compared: by the numbers that its field gives."""
NUMBER: Final = 1
SET: Final = 2
PLANE: Final = 3
PILE: Final = 4
PILES: Final = 5
LIST: Final = 6
"""A list of numbers, or of things that are kept as one."""


@final
class Watched:
    """An attribute of a part, and where the numbers of its field begin; the same for all tables with one setup."""

    __slots__ = (
        "apart",
        "at",
        "bag",
        "cards",
        "copying",
        "field",
        "how",
        "least",
        "masks",
        "number",
        "plane",
        "rooms",
        "shifts",
        "starts",
    )

    def __init__(self, field: Field, number: i64, at: i64, about: At, plane: i64) -> None:
        self.field: Field = field
        self.number: i64 = number
        """Which field of its part it is."""
        self.at: i64 = at
        self.copying: i64 = field.kind.copying
        self.how: i64 = ANYTHING
        self.plane: i64 = 1 << plane
        """For a set of those whose numbers have a bit: that bit."""
        self.bag: BagStock | None = None
        """For cards of which there are several alike."""
        self.rooms: i64 = 0
        """For a list: of how many things there is room."""
        self.cards: i64 = 0
        """For a list of piles: how many different cards there are."""
        self.shifts: list[i64] = []
        """For a list: where in the one number of a thing the bits of each number are that is shown."""
        self.masks: list[i64] = []
        """What those bits can hold."""
        self.starts: list[i64] = []
        """Where each stands for the first thing, how far the next thing is, and what stands there without one."""
        self.apart: list[i64] = []
        self.least: list[i64] = []
        kind: Any = field.kind
        if is_shown_as(kind, Planes):
            self.how = PLANE
        elif isinstance(field, Own):
            return
        elif is_shown_as(kind, Number) or is_shown_as(kind, Flag):
            self.how = NUMBER
        elif is_shown_as(kind, SetOf):
            self.how = SET
        elif is_shown_as(kind, Cards) or is_shown_as(kind, PileOf):
            self.how = PILE if is_shown_as(kind, PileOf) else SET
            self.bag = bag_of(kind.stock(about))
        elif is_shown_as(kind, ListOf):
            self._watch_list(kind, about)

    def _watch_list(self, kind: ListOf, about: At) -> None:
        """Find out where every number of every thing stands: span by span, and within a span thing by thing."""
        self.rooms = kind.rooms(about)
        inner: Any = kind.kind
        spans = inner.spans(about)
        if is_shown_as(inner, PileOf) and kind.length != ANY:
            self.how = PILES
            self.bag = bag_of(inner.stock(about))
            self.cards = spans[1].size()
            return
        bits = bits_of(inner, about)
        if not bits:
            return
        self.how = LIST
        self.shifts = [shift for shift, _ in bits]
        self.masks = [most for _, most in bits]
        start: i64 = 0
        for span in spans:
            size: i64 = span.size()
            for k in range(size):
                self.starts.append(start + k)
                self.apart.append(size)
                self.least.append(span.least - 1)
            start += self.rooms * size


def is_shown_as(kind: Any, known: Any) -> bool:
    """Whether a kind gives its numbers in the way of a known one."""
    return isinstance(kind, known) and type(kind).numbers is known.numbers


def bits_of(kind: Any, about: At) -> list[tuple[int, int]]:
    """The bits of each number that is shown of a thing that is kept as one number; nothing if it is not."""
    if is_shown_as(kind, Packed):
        packed: list[tuple[int, int]] = kind.bits
        return packed
    if is_shown_as(kind, SetOf):
        return [(member, 1) for member in range(kind.kind.high(about) + 1)]
    return [(0, REST)] if is_shown_as(kind, Number) else []


def bag_of(stock: Stock) -> BagStock | None:
    """A stock in which there are several cards alike."""
    return stock if isinstance(stock, BagStock) else None
