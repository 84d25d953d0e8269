"""Trackers: the numbers of `core.arrays` kept up to date. From one view to the next only what has changed is written.

Most of a table stays as it was between two decisions, so a tracker compares what the fields hold (`core.sheet`) and
touches the rest no more. What it shows is always what `Arrays.of` would: a test compares them, number by number.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, final

from anpfiff.core.arrays import MOST_SAID
from anpfiff.core.fields import Fixed, Parts, Told
from anpfiff.core.kinds import NONE, At
from anpfiff.core.sheet import Sheet, Watched

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.arrays import Arrays
    from anpfiff.core.fields import Fields
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.state import State

CHAIR_AT: Final = 0
PHASE_AT: Final = 1
ROLES_AT: Final = 2


@final
class PartFields:
    """The fields of the table itself, or of one of its parts."""

    __slots__ = ("can_show", "path", "slots", "watched")

    def __init__(self, path: list[tuple[str, int]], part: Any, fields: Fields) -> None:
        self.path: list[tuple[str, int]] = path
        """From the table to the part, by fields that hold parts; nothing for the table itself."""
        self.watched: list[Watched] = []
        """The field behind each attribute that the part has; one that is kept in several stands there as often."""
        self.slots: list[str] = held_slots(fields)
        self.can_show: bool = hasattr(part, "show")

    def part(self, view: State) -> Any:
        """The part of a view."""
        found: Any = view
        for name, number in self.path:
            found = getattr(found, name)[number]
        return found

    def sheet(self, numbers: memoryview, seats: int) -> Sheet:
        """A sheet for this part of one table."""
        return Sheet(self.watched, numbers, seats, self.path[-1][1] if self.path else 0)

    def show(self, old: Any, new: Any, sheet: Sheet) -> None:
        """Write what has changed. Parts that are looked at a lot show it themselves (`make clones`)."""
        if self.can_show:
            new.show(old, sheet)
            return
        for slot, name in enumerate(self.slots):
            sheet.thing(slot, getattr(old, name), getattr(new, name))


def held_slots(fields: Fields) -> list[str]:
    """The attributes behind the numbers, in the order in which `show` of a state or part hands them over."""
    return [slot for field in fields.fields if not isinstance(field, Fixed | Told | Parts) for slot in field.slots]


@final
class Layout:
    """Where the numbers of every field begin; the same for all tables with one setup."""

    __slots__ = ("actions", "parts", "phases", "roles", "seats", "size")

    def __init__(self, arrays: Arrays, s: State) -> None:
        self.actions: dict[Action, int] = arrays.actions
        self.phases: dict[AnyPhase, int] = arrays.phases
        self.seats: int = arrays.seats
        self.roles: i64 = len(s.roles)
        self.size: i64 = 1 + sum(span.size() for span in arrays.spans)
        """How many numbers there are, the chair included."""
        self.parts: list[PartFields] = []
        self._lay(
            s.fields(),
            At(s, arrays.seats, s, 0),
            PartFields([], s, s.fields()),
            ROLES_AT + self.roles * (1 + MOST_SAID),
        )

    def _lay(self, fields: Fields, about: At, part: PartFields, at: i64) -> i64:
        """Give every field its place, those of parts where the parts stand; the end of it all."""
        self.parts.append(part)
        number: i64 = 0
        for field in fields.fields:
            if isinstance(field, Parts):
                for inner in field.places(about):
                    path = [*part.path, (field.name, inner.role)]
                    at = self._lay(field.fields, inner, PartFields(path, inner.part, field.fields), at)
            elif not isinstance(field, Fixed | Told):
                watched = Watched(field, number, at, about)
                number += 1
                for _ in field.slots:
                    part.watched.append(watched)
                at += watched.length
        return at


@final
class Tracker:
    """What one chair sees of a table, as numbers."""

    __slots__ = ("layout", "memory", "numbers", "sheets", "view")

    def __init__(self, layout: Layout, chair: i64) -> None:
        self.layout: Layout = layout
        self.memory: array[int] = array("i", bytes(4 * layout.size))
        self.numbers: memoryview = memoryview(self.memory)
        """A window on the memory: writing through it is faster."""
        self.view: State | None = None
        """What the numbers show."""
        self.sheets: list[Sheet] = [part.sheet(self.numbers, layout.seats) for part in layout.parts]
        """One for each part of the layout."""
        self.numbers[CHAIR_AT] = chair

    def follow(self, view: State) -> None:
        """Bring the numbers up to date with a view of this chair. It is kept, so nobody may change it any more."""
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
        for k, part in enumerate(self.layout.parts):
            sheet = self.sheets[k]
            old = sheet.part
            sheet.view = view
            sheet.part = part.part(view)
            part.show(old, sheet.part, sheet)

    def _write_first(self, view: State) -> None:
        """Write everything."""
        self._write_phase(view)
        self._write_roles(view)
        for role, said in enumerate(view.sealed):
            self._write_said(role, said)
        for k, part in enumerate(self.layout.parts):
            self.sheets[k].write_first(view, part.part(view))

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
