"""Sheets: the numbers of `core.arrays` for one part of a table. From one view to the next only what changed is written.

A part that is looked at a lot shows itself (`show`, made from its fields by `make clones`): it hands over every
attribute as it was and as it is, by its place among them. What a sheet shows is always what `Field.numbers` would.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from anpfiff.core.bag import BagStock
from anpfiff.core.fields import Own
from anpfiff.core.kinds import At, Flag, Number
from anpfiff.core.many import Cards, ListOf, PileOf, SetOf
from anpfiff.core.pile import Pile

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.fields import Field
    from anpfiff.core.kinds import Kind
    from anpfiff.core.state import State

ANYTHING: Final = 0
"""How a field is compared: by the numbers it gives."""
NUMBER: Final = 1
SET: Final = 2
PILE: Final = 3
LIST: Final = 4


@final
class Watched:
    """A field of a part, and where its numbers begin; the same for all tables with one setup."""

    __slots__ = ("at", "bag", "field", "has_numbers", "how", "least", "length", "number", "rooms", "sizes")

    def __init__(self, field: Field, number: i64, at: i64, about: At) -> None:
        self.field: Field = field
        self.number: i64 = number
        """Which field of its part it is."""
        self.at: i64 = at
        self.length: i64 = sum(span.size() for span in field.spans(about))
        self.how: i64 = ANYTHING
        self.bag: BagStock | None = None
        """For cards of which there are several alike."""
        self.rooms: i64 = 0
        """For a list: of how many things there is room."""
        self.has_numbers: bool = False
        """For a list: whether it is one of plain numbers."""
        self.sizes: list[i64] = []
        """For a list: how many numbers each span has for one thing, and what stands there without one."""
        self.least: list[i64] = []
        kind: Any = field.kind
        if isinstance(field, Own):
            return
        if is_shown_as(kind, Number) or is_shown_as(kind, Flag):
            self.how = NUMBER
        elif is_shown_as(kind, SetOf):
            self.how = SET
        elif is_shown_as(kind, Cards) or is_shown_as(kind, PileOf):
            self.how = PILE if is_shown_as(kind, PileOf) else SET
            stock = kind.stock(about)
            if isinstance(stock, BagStock):
                self.bag = stock
        elif is_shown_as(kind, ListOf):
            self.how = LIST
            self.rooms = kind.rooms(about)
            self.has_numbers = is_shown_as(kind.kind, Number)
            spans = kind.kind.spans(about)
            self.sizes = [span.size() for span in spans]
            self.least = [span.least - 1 for span in spans]


def is_shown_as(kind: Any, known: Any) -> bool:
    """Whether a kind gives its numbers in the way of a known one."""
    return isinstance(kind, known) and type(kind).numbers is known.numbers


@final
class Sheet:
    """What one chair sees of one part, as numbers among those of the whole table."""

    __slots__ = ("numbers", "part", "role", "seats", "shown", "view", "watched")

    def __init__(self, watched: list[Watched], numbers: memoryview, seats: int, role: int) -> None:
        self.watched: list[Watched] = watched
        """The field behind each attribute of the part; one that is kept in several stands there as often."""
        self.numbers: memoryview = numbers
        self.seats: int = seats
        self.role: int = role
        self.view: State | None = None
        self.part: Any = None
        """What is shown, and the part of it; nothing before the first view."""
        self.shown: list[list[list[int]]] = [[]] * len(watched)
        """Of fields that are compared by their numbers: those."""

    def write_first(self, view: State, part: Any) -> None:
        """Write everything."""
        self.view = view
        self.part = part
        for watched in self.watched:
            self._write_all(watched)

    def number(self, slot: i64, old: i64, new: i64) -> None:
        """An attribute that is a number, or a set of cards or numbers as one."""
        if old == new:
            return
        watched = self.watched[slot]
        if watched.how == NUMBER:
            self.numbers[watched.at] = new
        elif watched.how == SET:
            self._write_cards(watched.at, watched.bag, old, new)
        else:
            self._write_all(watched)

    def pile(self, slot: i64, old: Pile, new: Pile) -> None:
        """An attribute that is a pile: its size, then its cards."""
        if not new.differs(old):
            return
        watched = self.watched[slot]
        if watched.how != PILE:
            self._write_all(watched)
            return
        at: i64 = watched.at
        if old.size != new.size:
            self.numbers[at] = new.size
        at += 1
        if new.is_down() and old.is_down():
            return
        if not new.is_down() and not old.is_down():
            self._write_cards(at, watched.bag, old.cards(), new.cards())
            return
        for card in range(watched.length - 1):
            self.numbers[at + card] = -1 if new.is_down() else 0
        if not new.is_down():
            self._write_cards(at, watched.bag, 0, new.cards())

    def thing(self, slot: i64, old: Any, new: Any) -> None:
        """An attribute that is anything else: a list, most of the time. Where it is the same thing, it is unchanged."""
        if old is new:
            return
        watched = self.watched[slot]
        if watched.how == PILE:
            self.pile(slot, old, new)
        elif watched.how == LIST:
            self._write_list(watched, old, new)
        elif watched.how != ANYTHING:
            self.number(slot, old, new)
        elif old != new:
            self._write_all(watched)

    def _about(self) -> At:
        return At(self.view, self.seats, self.part, self.role)

    def _write_cards(self, at: i64, bag: BagStock | None, old: i64, new: i64) -> None:
        """Write what has changed in a set or bag of cards."""
        if old == new:
            return
        changed: i64 = old ^ new
        if bag is not None:
            for kind in bag.kinds(changed):
                self.numbers[at + kind] = bag.copies(new, kind)
            return
        card: i64 = 0
        while changed:
            if changed & 1:
                self.numbers[at + card] = (new >> card) & 1
            changed >>= 1
            card += 1

    def _write_list(self, watched: Watched, old: list[Any], new: list[Any]) -> None:
        """Write what has changed in a list, thing by thing; of a longer one than there is room for the end is shown."""
        rooms: i64 = watched.rooms
        if len(old) > rooms or len(new) > rooms:
            self._write_all(watched)
            return
        common: i64 = min(len(old), len(new))
        for k in range(common):
            if old[k] is not new[k] and not is_same(old[k], new[k]):
                self._write_one(watched, k, new[k])
        for k in range(common, len(new)):
            self._write_one(watched, k, new[k])
        for k in range(len(new), len(old)):
            at: i64 = watched.at
            for j, size in enumerate(watched.sizes):
                for i in range(size):
                    self.numbers[at + k * size + i] = watched.least[j]
                at += rooms * size

    def _write_one(self, watched: Watched, k: i64, new: Any) -> None:
        """Write one thing of a list."""
        if watched.has_numbers:
            self.numbers[watched.at + k] = int(new)
            return
        field: Any = watched.field
        kind: Kind = field.kind.kind
        at: i64 = watched.at
        for j, row in enumerate(kind.numbers(new, self._about())):
            size: i64 = watched.sizes[j]
            for i in range(size):
                self.numbers[at + k * size + i] = row[i]
            at += watched.rooms * size

    def _write_all(self, watched: Watched) -> None:
        """Write what has changed among the numbers of a field."""
        before, now = self.shown[watched.number], watched.field.numbers(self._about())
        self.shown[watched.number] = now
        at: i64 = watched.at
        if not before or watched.how == LIST:
            for row in now:
                for number in row:
                    self.numbers[at] = number
                    at += 1
            return
        for k, row in enumerate(now):
            old = before[k]
            for i, number in enumerate(row):
                if old[i] != number:
                    self.numbers[at] = number
                at += 1


def is_same(old: Any, new: Any) -> bool:
    """Whether two things of a list show the same numbers for sure."""
    return not old.differs(new) if isinstance(old, Pile) else bool(old == new)
