"""Sheets: the numbers of `core.arrays` for one part of a table. Only what has changed is written.

A chair has a view of its own that becomes what the table is now: its parts hand over every attribute as it is there and
as it is now (`follow`, made from the fields by `make clones`). What lies face down in the view stays so: of such a
pile only the size is looked at. What a sheet shows is always what `Field.numbers` would.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from anpfiff.core.fields import copied
from anpfiff.core.kinds import SHARED
from anpfiff.core.watched import ANYTHING, LIST, NUMBER, PILE, PILES, PLANE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.bag import BagStock
    from anpfiff.core.kinds import At
    from anpfiff.core.pile import Pile
    from anpfiff.core.watched import Watched


@final
class Sheet:
    """What one chair sees of one part, as numbers among those of the whole table."""

    __slots__ = ("about", "indices", "late", "numbers", "shown", "watched")

    def __init__(self, watched: list[Watched], numbers: memoryview, indices: list[Any], about: At) -> None:
        self.watched: list[Watched] = watched
        """Every attribute of the part that is shown."""
        self.numbers: memoryview = numbers
        self.indices: list[Any] = indices
        """Where all numbers stand, as objects: making one for every write takes half as long as the write."""
        self.about: At = about
        """The view of the chair, and its part."""
        self.late: list[Watched] = []
        """Attributes whose numbers may depend on others: they are written when all have become what they are now."""
        self.shown: list[list[list[int]]] = [[]] * len(watched)
        """Of fields that are compared by their numbers: those."""
        for one in watched:
            self._write_all(one)

    def number(self, slot: i64, old: i64, new: i64) -> i64:
        """An attribute that is a number, or a set of cards or numbers as one."""
        if old != new:
            self._write_number(self.watched[slot], old, new)
        return new

    def flag(self, slot: i64, old: bool, new: bool) -> bool:
        """An attribute that is true or false."""
        if old != new:
            self._write_number(self.watched[slot], old, new)
        return new

    def pile(self, slot: i64, mine: Pile, now: Pile) -> None:
        """An attribute that is a pile: its size, then its cards."""
        if mine.is_like(now):
            return
        watched = self.watched[slot]
        if watched.how == PILE:
            self._write_pile(watched.at, watched.at + 1, watched.bag, mine, now)
        else:
            self._wait(watched)
        mine.become(now)

    def piles(self, slot: i64, mine: list[Pile], now: list[Pile]) -> None:
        """An attribute that is a list of piles: their sizes, then their cards."""
        watched = self.watched[slot]
        for k in range(len(mine)):
            if mine[k].is_like(now[k]):
                continue
            if watched.how == PILES:
                cards: i64 = watched.at + watched.rooms + k * watched.cards
                self._write_pile(watched.at + k, cards, watched.bag, mine[k], now[k])
            else:
                self._wait(watched)
            mine[k].become(now[k])

    def thing(self, slot: i64, old: Any, new: Any) -> Any:
        """An attribute that is anything else: a list, most of the time. Where it is the same thing, it is unchanged."""
        if old is new:
            return new
        watched = self.watched[slot]
        if watched.how == PILE:
            self.pile(slot, old, new)
            return old
        if watched.how == PILES:
            self.piles(slot, old, new)
            return old
        if watched.copying != SHARED and old == new:
            return old
        if watched.how == LIST:
            self._write_list(watched, old, new)
        elif watched.how == ANYTHING:
            self._wait(watched)
        else:
            self._write_number(watched, old, new)
        return copied(new, watched.copying)

    def write_late(self) -> None:
        """Write what had to wait for the other attributes."""
        for watched in self.late:
            self._write_all(watched)
        self.late = []

    def _put(self, at: i64, number: i64) -> None:
        self.numbers[self.indices[at]] = number

    def _wait(self, watched: Watched) -> None:
        if watched not in self.late:
            self.late.append(watched)

    def _write_number(self, watched: Watched, old: i64, new: i64) -> None:
        """Write a number that has changed, or what has changed in a set."""
        how: i64 = watched.how
        if how == NUMBER:
            self._put(watched.at, new)
        elif how == ANYTHING:
            self._wait(watched)
        elif how == PLANE:
            self._write_plane(watched.at, watched.plane, old ^ new)
        elif watched.bag is not None:
            self._write_bag(watched.at, watched.bag, old, new)
        else:
            self._write_set(watched.at, old, new)

    def _write_pile(self, size: i64, cards: i64, bag: BagStock | None, mine: Pile, now: Pile) -> None:
        """Write what has changed in a pile; in one that lies face down only its size can."""
        if mine.size != now.size:
            self._put(size, now.size)
        if mine.is_down():
            return
        if bag is not None:
            self._write_bag(cards, bag, mine.cards(), now.cards())
        else:
            self._write_set(cards, mine.cards(), now.cards())

    def _write_set(self, at: i64, old: i64, new: i64) -> None:
        """Write what has changed in a set of cards or numbers."""
        changed: i64 = old ^ new
        while changed:
            if not changed & 15:
                changed >>= 4
                new >>= 4
                at += 4
                continue
            if changed & 1:
                self._put(at, new & 1)
            changed >>= 1
            new >>= 1
            at += 1

    def _write_plane(self, at: i64, plane: i64, changed: i64) -> None:
        """Write what has changed in numbers of which one bit is kept in a set."""
        while changed:
            if changed & 1:
                self._put(at, self.numbers[self.indices[at]] ^ plane)
            changed >>= 1
            at += 1

    def _write_bag(self, at: i64, bag: BagStock, old: i64, new: i64) -> None:
        """Write what has changed in a bag of cards."""
        widths: i64 = bag.widths
        while old != new:
            width: i64 = widths & bag.widest
            times: i64 = new & ((1 << width) - 1)
            if old & ((1 << width) - 1) != times:
                self._put(at, times)
            old >>= width
            new >>= width
            widths >>= bag.step
            at += 1

    def _write_list(self, watched: Watched, old: list[Any], new: list[Any]) -> None:
        """Write what has changed in a list, thing by thing; of a longer one than there is room for the end is shown."""
        if len(old) > watched.rooms or len(new) > watched.rooms:
            self._wait(watched)
            return
        for k, one in enumerate(new):
            if k >= len(old):
                self._write_bits(watched, k, -1, one)
            elif old[k] is not one:
                before: i64 = old[k]
                now: i64 = one
                self._write_bits(watched, k, before ^ now, now)
        for k in range(len(new), len(old)):
            for j, start in enumerate(watched.starts):
                self._put(watched.at + start + k * watched.apart[j], watched.least[j])

    def _write_bits(self, watched: Watched, k: i64, changed: i64, new: i64) -> None:
        """Write what has changed in one thing of a list."""
        for j, shift in enumerate(watched.shifts):
            most: i64 = watched.masks[j]
            if (changed >> shift) & most:
                self._put(watched.at + watched.starts[j] + k * watched.apart[j], (new >> shift) & most)

    def _write_all(self, watched: Watched) -> None:
        """Write what has changed among the numbers of a field."""
        before, now = self.shown[watched.number], watched.field.numbers(self.about)
        if watched.how == ANYTHING:
            self.shown[watched.number] = now
        at: i64 = watched.at
        for k, row in enumerate(now):
            for i, number in enumerate(row):
                if not before or before[k][i] != number:
                    self._put(at, number)
                at += 1
