"""Trackers: the numbers of `core.arrays` kept up to date. From one view to the next only what has changed is written.

Most of a table stays as it was between two decisions, so a tracker compares what the fields hold and touches the rest
no more. What it shows is always what `Arrays.of` would: a test compares them, number by number.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, final

from anpfiff.core.arrays import MOST_SAID
from anpfiff.core.bag import BagStock
from anpfiff.core.fields import Fixed, Own, Parts, Told
from anpfiff.core.kinds import NONE, At, Flag, Number
from anpfiff.core.many import Cards, ListOf, PileOf, SetOf
from anpfiff.core.pile import Pile

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.arrays import Arrays
    from anpfiff.core.fields import Field, Fields
    from anpfiff.core.kinds import Kind
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.state import State

ANYTHING: Final = 0
"""How a field is compared: by the numbers it gives."""
NUMBER: Final = 1
SET: Final = 2
PILE: Final = 3
LIST: Final = 4

CHAIR_AT: Final = 0
PHASE_AT: Final = 1
ROLES_AT: Final = 2


@final
class Watched:
    """A field, its place among those that are watched, and where its numbers begin."""

    __slots__ = ("at", "bag", "field", "how", "least", "length", "place", "rooms", "sizes")

    def __init__(self, field: Field, place: i64, at: i64, about: At) -> None:
        self.field: Field = field
        self.place: i64 = place
        self.at: i64 = at
        self.length: i64 = sum(span.size() for span in field.spans(about))
        self.how: i64 = ANYTHING
        self.bag: BagStock | None = None
        """For cards of which there are several alike."""
        self.rooms: i64 = 0
        """For a list: of how many things there is room."""
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
            spans = kind.kind.spans(about)
            self.sizes = [span.size() for span in spans]
            self.least = [span.least - 1 for span in spans]


def is_shown_as(kind: Any, known: Any) -> bool:
    """Whether a kind gives its numbers in the way of a known one."""
    return isinstance(kind, known) and type(kind).numbers is known.numbers


@final
class PartFields:
    """The fields of the table itself, or of one of its parts."""

    __slots__ = ("can_compare", "path", "slots", "watched")

    def __init__(self, path: list[tuple[str, int]], part: Any, fields: Fields) -> None:
        self.path: list[tuple[str, int]] = path
        """From the table to the part, by fields that hold parts; nothing for the table itself."""
        self.watched: list[Watched] = []
        """The field behind each attribute that the part has; one that is kept in several stands there as often."""
        self.slots: list[str] = held_slots(fields)
        self.can_compare: bool = hasattr(part, "changed")

    def part(self, view: State) -> Any:
        """The part of a view."""
        found: Any = view
        for name, number in self.path:
            found = getattr(found, name)[number]
        return found

    def about(self, view: State, seats: int) -> At:
        """Where the part is in a view."""
        return At(view, seats, self.part(view), self.path[-1][1] if self.path else 0)

    def changed(self, old: Any, new: Any) -> list[bool]:
        """Which attributes may have changed. Parts that are looked at a lot say it themselves (`make clones`)."""
        if self.can_compare:
            found: list[bool] = new.changed(old)
            return found
        return [getattr(new, slot) is not getattr(old, slot) for slot in self.slots]


def held_slots(fields: Fields) -> list[str]:
    """The attributes behind the numbers, in the order in which `changed` of a state or part compares them."""
    return [slot for field in fields.fields if not isinstance(field, Fixed | Told | Parts) for slot in field.slots]


@final
class Layout:
    """Where the numbers of every field begin; the same for all tables with one setup."""

    __slots__ = ("actions", "fields", "parts", "phases", "roles", "seats", "size")

    def __init__(self, arrays: Arrays, s: State) -> None:
        self.actions: dict[Action, int] = arrays.actions
        self.phases: dict[AnyPhase, int] = arrays.phases
        self.seats: int = arrays.seats
        self.roles: i64 = len(s.roles)
        self.size: i64 = 1 + sum(span.size() for span in arrays.spans)
        """How many numbers there are, the chair included."""
        self.parts: list[PartFields] = []
        self.fields: i64 = 0
        self._lay(
            s.fields(),
            At(s, arrays.seats, s, 0),
            PartFields([], s, s.fields()),
            ROLES_AT + self.roles * (1 + MOST_SAID),
        )

    def _lay(self, fields: Fields, about: At, part: PartFields, at: i64) -> i64:
        """Give every field its place, those of parts where the parts stand; the end of it all."""
        self.parts.append(part)
        for field in fields.fields:
            if isinstance(field, Parts):
                for inner in field.places(about):
                    path = [*part.path, (field.name, inner.role)]
                    at = self._lay(field.fields, inner, PartFields(path, inner.part, field.fields), at)
            elif not isinstance(field, Fixed | Told):
                watched = Watched(field, self.fields, at, about)
                self.fields += 1
                for _ in field.slots:
                    part.watched.append(watched)
                at += watched.length
        return at


@final
class Tracker:
    """What one chair sees of a table, as numbers."""

    __slots__ = ("layout", "memory", "numbers", "parts", "shown", "view")

    def __init__(self, layout: Layout, chair: i64) -> None:
        self.layout: Layout = layout
        self.memory: array[int] = array("i", bytes(4 * layout.size))
        self.numbers: memoryview = memoryview(self.memory)
        """A window on the memory: writing through it is faster."""
        self.view: State | None = None
        """What the numbers show."""
        self.parts: list[Any] = []
        """Its parts, in the order of the layout."""
        self.shown: list[list[list[int]]] = [[]] * layout.fields
        """Of fields that are compared by their numbers: those."""
        self.numbers[CHAIR_AT] = chair

    def follow(self, view: State) -> None:
        """Bring the numbers up to date with a view of this chair. It is kept, so nobody may change it any more."""
        layout = self.layout
        before = self.view
        self.view = view
        if before is None:
            self._write_first(view)
            return
        if (view.agenda[-1] if view.agenda else None) is not (before.agenda[-1] if before.agenda else None):
            self._write_phase(view)
        if view.roles is not before.roles:
            self._write_roles(view)
        for role, said in enumerate(view.sealed):
            if said != before.sealed[role]:
                self._write_said(role, said)
        for k, part in enumerate(layout.parts):
            old = self.parts[k]
            new = part.part(view)
            self.parts[k] = new
            for slot, is_changed in enumerate(part.changed(old, new)):
                if is_changed:
                    self._write_change(part, slot, old, new, view)

    def _write_first(self, view: State) -> None:
        """Write everything."""
        self._write_phase(view)
        self._write_roles(view)
        for role, said in enumerate(view.sealed):
            self._write_said(role, said)
        for part in self.layout.parts:
            about = part.about(view, self.layout.seats)
            self.parts.append(about.part)
            for watched in part.watched:
                self._write_all(watched, about)

    def _write_phase(self, view: State) -> None:
        self.numbers[PHASE_AT] = self.layout.phases[view.agenda[-1]] if view.agenda else NONE

    def _write_roles(self, view: State) -> None:
        for role, seat in enumerate(view.roles):
            self.numbers[ROLES_AT + role] = seat

    def _write_said(self, role: i64, said: list[Action]) -> None:
        at: i64 = ROLES_AT + self.layout.roles + role * MOST_SAID
        shown = said[-MOST_SAID:]
        for k in range(MOST_SAID):
            self.numbers[at + k] = self.layout.actions[shown[k]] if k < len(shown) else NONE

    def _write_change(self, part: PartFields, slot: i64, before: Any, now: Any, view: State) -> None:
        """Write what has changed in one attribute of a part, if anything has."""
        watched = part.watched[slot]
        name = part.slots[slot]
        new: Any = getattr(now, name)
        if watched.how == NUMBER:
            self.numbers[watched.at] = int(new)
            return
        old: Any = getattr(before, name)
        if watched.how == PILE:
            self._write_pile(watched, old, new)
        elif watched.how == SET:
            self._write_cards(watched.at, watched.length, watched.bag, old, new)
        elif new == old:
            return
        elif watched.how == LIST:
            self._write_list(watched, old, new, part.about(view, self.layout.seats))
        else:
            self._write_all(watched, part.about(view, self.layout.seats))

    def _write_cards(self, at: i64, length: i64, bag: BagStock | None, old: i64, new: i64) -> None:
        """Write what has changed in a set or bag of cards."""
        if old == new:
            return
        card: i64 = 0
        if bag is None:
            changed: i64 = old ^ new
            while changed:
                if changed & 1:
                    self.numbers[at + card] = (new >> card) & 1
                changed >>= 1
                card += 1
            return
        while card < length:
            times: i64 = bag.copies(new, card)
            if times != bag.copies(old, card):
                self.numbers[at + card] = times
            card += 1

    def _write_pile(self, watched: Watched, old: Pile, new: Pile) -> None:
        """Write what has changed in a pile: its size, then its cards."""
        at: i64 = watched.at
        if old.size != new.size:
            self.numbers[at] = new.size
        at += 1
        length: i64 = watched.length - 1
        if new.is_down() and old.is_down():
            return
        if not new.is_down() and not old.is_down():
            self._write_cards(at, length, watched.bag, old.cards(), new.cards())
            return
        for card in range(length):
            self.numbers[at + card] = -1 if new.is_down() else 0
        if not new.is_down():
            self._write_cards(at, length, watched.bag, 0, new.cards())

    def _write_list(self, watched: Watched, old: list[Any], new: list[Any], about: At) -> None:
        """Write what has changed in a list, thing by thing; of a longer one than there is room for the end is shown."""
        rooms: i64 = watched.rooms
        if len(old) > rooms or len(new) > rooms:
            self._write_all(watched, about)
            return
        field: Any = watched.field
        kind: Kind = field.kind.kind
        length: i64 = max(len(old), len(new))
        for k in range(length):
            if k < len(old) and k < len(new) and is_same(old[k], new[k]):
                continue
            rows = kind.numbers(new[k], about) if k < len(new) else None
            at: i64 = watched.at
            for j, size in enumerate(watched.sizes):
                start: i64 = at + k * size
                for i in range(size):
                    self.numbers[start + i] = watched.least[j] if rows is None else rows[j][i]
                at += rooms * size

    def _write_all(self, watched: Watched, about: At) -> None:
        """Write what has changed among the numbers of a field."""
        before, now = self.shown[watched.place], watched.field.numbers(about)
        self.shown[watched.place] = now
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
    if old is new:
        return True
    return not old.differs(new) if isinstance(old, Pile) else bool(old == new)
