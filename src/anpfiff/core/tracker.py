"""Trackers: the numbers of `core.arrays` kept up to date. Only what has changed is written.

Most of a table stays as it was between two decisions. A tracker has a view of its own that follows the table
(`core.sheet`): what is the same is not touched, and no view is made anew. What it shows is always what `Arrays.of`
would: a test compares them, number by number.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, final

from anpfiff.core.arrays import MOST_SAID
from anpfiff.core.chair import look, sealed_for
from anpfiff.core.fields import Fixed, Parts, Told
from anpfiff.core.kinds import NONE, At
from anpfiff.core.phase import SEALED
from anpfiff.core.sheet import Sheet
from anpfiff.core.state import State
from anpfiff.core.watched import Watched

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.arrays import Arrays
    from anpfiff.core.fields import Fields
    from anpfiff.core.phase import AnyPhase

CHAIR_AT: Final = 0
PHASE_AT: Final = 1
ROLES_AT: Final = 2


@final
class PartFields:
    """The fields of the table itself, or of one of its parts."""

    __slots__ = ("path", "slots", "watched")

    def __init__(self, path: list[tuple[str, int]], fields: Fields) -> None:
        self.path: list[tuple[str, int]] = path
        """From the table to the part, by fields that hold parts; nothing for the table itself."""
        self.watched: list[Watched] = []
        """Every attribute that the part has."""
        self.slots: list[str] = held_slots(fields)

    def part(self, view: State) -> Any:
        """The part of a view."""
        found: Any = view
        for name, number in self.path:
            found = getattr(found, name)[number]
        return found

    def about(self, view: State, seats: int) -> At:
        """A view, and this part of it."""
        return At(view, seats, self.part(view), self.path[-1][1] if self.path else 0)

    def follow(self, view: State, now: State, sheet: Sheet) -> None:
        """Let the part of a view become what it is in a newer one, and write what has changed."""
        mine, other = self.part(view), self.part(now)
        for slot, name in enumerate(self.slots):
            setattr(mine, name, sheet.thing(slot, getattr(mine, name), getattr(other, name)))


def held_slots(fields: Fields) -> list[str]:
    """The attributes behind the numbers, in the order in which `follow` of a state or part hands them over."""
    return [slot for field in fields.fields if not isinstance(field, Fixed | Told | Parts) for slot in field.slots]


@final
class Layout:
    """Where the numbers of every field begin; the same for all tables with one setup."""

    __slots__ = ("actions", "can_follow", "indices", "parts", "phases", "roles", "seats", "size")

    def __init__(self, arrays: Arrays, s: State) -> None:
        self.actions: dict[Action, int] = arrays.actions
        self.phases: dict[AnyPhase, int] = arrays.phases
        self.seats: int = arrays.seats
        self.roles: i64 = len(s.roles)
        self.size: i64 = 1 + sum(span.size() for span in arrays.spans)
        """How many numbers there are, the chair included."""
        self.indices: list[Any] = list(range(max(self.size, len(self.actions))))
        """Where numbers and actions stand, as objects that need not be made again."""
        kind: Any = type(s)
        self.can_follow: bool = kind.follow is not State.follow
        """Whether a view of this game can follow the table itself."""
        self.parts: list[PartFields] = []
        begin: i64 = ROLES_AT + self.roles * (1 + MOST_SAID)
        self._lay(s.fields(), At(s, arrays.seats, s, 0), PartFields([], s.fields()), begin)

    def _lay(self, fields: Fields, about: At, part: PartFields, at: i64) -> i64:
        """Give every field its place, those of parts where the parts stand; the end of it all."""
        self.parts.append(part)
        number: i64 = 0
        for field in fields.fields:
            if isinstance(field, Parts):
                for inner in field.places(about):
                    path = [*part.path, (field.name, inner.role)]
                    at = self._lay(field.fields, inner, PartFields(path, field.fields), at)
            elif not isinstance(field, Fixed | Told):
                for plane in range(len(field.slots)):
                    part.watched.append(Watched(field, number, at, about, plane))
                number += 1
                at += sum(span.size() for span in field.spans(about))
        return at


@final
class Tracker:
    """What one chair sees of a table, as numbers."""

    __slots__ = ("chair", "layout", "memory", "numbers", "phase", "sheets", "view")

    def __init__(self, layout: Layout, chair: i64) -> None:
        self.layout: Layout = layout
        self.chair: i64 = chair
        self.memory: array[int] = array("i", bytes(4 * layout.size))
        self.numbers: memoryview = memoryview(self.memory)
        """A window on the memory: writing through it is faster."""
        self.view: State | None = None
        """What the numbers show; its agenda is that of the table."""
        self.phase: AnyPhase | None = None
        self.sheets: list[Sheet] = []
        """One for each part of the layout."""
        self.numbers[CHAIR_AT] = chair

    def follow(self, s: State) -> None:
        """Bring the numbers up to date with what this chair sees of the table now."""
        view = self.view
        if view is None or (view.roles is not s.roles and view.roles != s.roles):
            self._begin(s)
            return
        view.roles = s.roles
        view.agenda = s.agenda
        self._follow_phase(s)
        self._follow_sealed(s, view)
        if self.layout.can_follow:
            view.follow(s, self.sheets)
        else:
            now = look(s, self.chair)
            for k, part in enumerate(self.layout.parts):
                part.follow(view, now, self.sheets[k])
        for sheet in self.sheets:
            if sheet.late:
                sheet.write_late()

    def _begin(self, s: State) -> None:
        """Look for the first time, or as another role: write everything."""
        view = look(s, self.chair)
        self.view = view
        self.phase = None
        self.numbers[PHASE_AT] = NONE
        self._follow_phase(s)
        for role, seat in enumerate(view.roles):
            self.numbers[ROLES_AT + role] = seat
        for role, said in enumerate(view.sealed):
            self._write_said(role, said, 0, MOST_SAID)
        indices, seats = self.layout.indices, self.layout.seats
        self.sheets = [
            Sheet(part.watched, self.numbers, indices, part.about(view, seats)) for part in self.layout.parts
        ]

    def _follow_phase(self, s: State) -> None:
        phase = s.agenda[-1] if s.agenda else None
        if phase is not self.phase:
            self.phase = phase
            self.numbers[PHASE_AT] = NONE if phase is None else self.layout.phases[phase]

    def _follow_sealed(self, s: State, view: State) -> None:
        """What was said face down, as far as this chair sees it; where nothing is added, nothing is written."""
        phase = self.phase
        sealed = sealed_for(s, self.chair) if phase is not None and phase.kind == SEALED else s.sealed
        for role, said in enumerate(sealed):
            before = view.sealed[role]
            if said is before:
                continue
            view.sealed[role] = said
            longest: i64 = max(len(before), len(said))
            same: i64 = 0
            while same < len(before) and same < len(said) and before[same] is said[same]:
                same += 1
            if longest > MOST_SAID:
                self._write_said(role, said, 0, MOST_SAID)
            else:
                self._write_said(role, said, same, longest)

    def _write_said(self, role: i64, said: list[Action], start: i64, end: i64) -> None:
        """Write some of the statements of a sealed answer, of which the last ones are shown."""
        at: i64 = ROLES_AT + self.layout.roles + role * MOST_SAID
        shown = said[-MOST_SAID:]
        for k in range(start, end):
            self.numbers[at + k] = self.layout.actions[shown[k]] if k < len(shown) else NONE
