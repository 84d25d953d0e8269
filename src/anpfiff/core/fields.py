"""Fields: a state is declared once. From it come its slots, its JSON both ways, its clone, its types and its arrays.

FIELDS: Final = Fields("CupView", [
    Fixed("book"),
    Field("deck", PileOf(stock_of, NOBODY)),
    Field("minute", Number(120)),
    Parts("camps", CAMP, EACH_SEAT),
])
"""

# ruff: noqa: D102 - what the methods of a field do stands once, in Field
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from anpfiff.core.codec import expect_dict, expect_list
from anpfiff.core.kinds import CLONED, CLONED_EACH, COPIED, EACH_SEAT, At, Flag, ListOf, Lying, Number, Span
from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from anpfiff.core.kinds import Kind
    from anpfiff.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a state or of a part of it: the name of the attribute, and what it holds."""

    def __init__(self, name: str, kind: Kind, slot: str = "") -> None:
        self.name = name
        self.kind = kind
        self.slot: str = slot or name
        """The attribute it is kept in, if it is kept in one."""
        self.slots: list[str] = [self.slot]
        """All attributes it is kept in."""
        self.is_plain: bool = kind.is_plain

    def write(self, found: dict[str, Any], at: At) -> None:
        """Enter it into JSON data."""
        found[self.name] = self.kind.write(getattr(at.part, self.slot), at)

    def read(self, data: dict[str, Any], at: At) -> None:
        """Fill the part with what was written."""
        setattr(at.part, self.slot, self.kind.read(data[self.name], self.name, at))

    def copy(self, part: Any, other: Any) -> None:
        """Give a clone its own."""
        for slot in self.slots:
            setattr(other, slot, copied(getattr(part, slot), self.kind.copying))

    def lying(self, at: At) -> list[Lying]:
        """The piles among it."""
        return self.kind.lying(getattr(at.part, self.slot), self.name, at.role, at)

    def typescript(self) -> str:
        """The type of its JSON data; nothing if it is not written."""
        return self.kind.typescript()

    def declared(self) -> dict[str, str]:
        """Types of TypeScript that have a name of their own."""
        return self.kind.declared()

    def spans(self, at: At) -> list[Span]:
        """The arrays that are made from it."""
        return [named(self.name, span) for span in self.kind.spans(at)]

    def numbers(self, at: At) -> list[list[int]]:
        """The field as numbers, one list for each span."""
        return self.kind.numbers(getattr(at.part, self.slot), at)


class Fixed(Field):
    """What never changes while a table lasts (its book): it is shared by all states and written nowhere."""

    def __init__(self, name: str) -> None:
        super().__init__(name, Flag())
        self.is_plain = False

    def write(self, found: dict[str, Any], at: At) -> None:
        pass

    def read(self, data: dict[str, Any], at: At) -> None:
        pass

    def typescript(self) -> str:
        return ""

    def spans(self, at: At) -> list[Span]:
        return []

    def numbers(self, at: At) -> list[list[int]]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Field):
    """What is written in its own way, from one attribute or several: its kind is handed the whole part.

    `kind.write(part, at)` gives JSON data, `kind.read(data, where, at)` fills `at.part`.
    """

    def __init__(self, name: str, slots: list[str], kind: Kind) -> None:
        super().__init__(name, kind)
        self.slots = slots
        self.is_plain = False

    def write(self, found: dict[str, Any], at: At) -> None:
        found[self.name] = self.kind.write(at.part, at)

    def read(self, data: dict[str, Any], at: At) -> None:
        self.kind.read(data[self.name], self.name, at)

    def lying(self, at: At) -> list[Lying]:
        return []

    def numbers(self, at: At) -> list[list[int]]:
        return self.kind.numbers(at.part, at)


class Told(Own):
    """What follows from other fields and is written all the same, for those who look; it is never read."""

    def __init__(self, name: str, kind: Kind) -> None:
        super().__init__(name, [], kind)

    def read(self, data: dict[str, Any], at: At) -> None:
        pass

    def spans(self, at: At) -> list[Span]:
        return []

    def numbers(self, at: At) -> list[list[int]]:
        return []


class Parts(Field):
    """Parts of a state that are alike: the sides, one for each role. They are filled in place."""

    def __init__(self, name: str, fields: Fields, length: int) -> None:
        super().__init__(name, Flag())
        self.fields = fields
        self.length = length
        self.is_plain = False

    def places(self, at: At) -> list[At]:
        """Where each part is."""
        parts = getattr(at.part, self.name)
        return [At(at.table, at.seats, part, role) for role, part in enumerate(parts)]

    def write(self, found: dict[str, Any], at: At) -> None:
        found[self.name] = [self.fields.write(place) for place in self.places(at)]

    def read(self, data: dict[str, Any], at: At) -> None:
        rows, places = expect_list(data[self.name], self.name), self.places(at)
        if len(rows) != len(places):
            raise Malformed(f"{self.name}: expected {len(places)}, found {len(rows)}")
        for place, row in zip(places, rows, strict=True):
            self.fields.read(expect_dict(row, self.name), place)

    def lying(self, at: At) -> list[Lying]:
        return [found for place in self.places(at) for found in self.fields.lying(place)]

    def copy(self, part: Any, other: Any) -> None:
        setattr(other, self.name, [inner.clone() for inner in getattr(part, self.name)])

    def typescript(self) -> str:
        if self.length == EACH_SEAT:
            return f"{self.fields.name}[]"
        return f"[{', '.join([self.fields.name] * self.length)}]"

    def declared(self) -> dict[str, str]:
        return self.fields.declared()

    def spans(self, at: At) -> list[Span]:
        return [
            named(f"{self.name}.{place.role}", span) for place in self.places(at) for span in self.fields.spans(place)
        ]

    def numbers(self, at: At) -> list[list[int]]:
        return [row for place in self.places(at) for row in self.fields.numbers(place)]


class Fields:
    """All fields of a state or of a part, in the order in which they are written; the name is that of its type."""

    def __init__(self, name: str, fields: list[Field]) -> None:
        self.name = name
        self.fields = fields
        self.slots: tuple[str, ...] = tuple(sorted({slot for field in fields for slot in field.slots}))
        """The attributes of the class, for its `__slots__`."""

    def write(self, at: At) -> dict[str, Any]:
        """A part as JSON data."""
        found: dict[str, Any] = {}
        part = at.part
        for field in self.fields:
            if field.is_plain:
                found[field.name] = getattr(part, field.slot)
            else:
                field.write(found, at)
        return found

    def read(self, data: dict[str, Any], at: At) -> None:
        """Fill a part with what was written; whatever is not within its bounds is refused."""
        for field in self.fields:
            field.read(data, at)

    def copy(self, part: Any, other: Any) -> None:
        """Give a clone all that a part has."""
        for field in self.fields:
            field.copy(part, other)

    def lying(self, at: At) -> list[Lying]:
        """All piles, in the order of the fields."""
        return [found for field in self.fields for found in field.lying(at)]

    def bound(self, name: str) -> int | None:
        """The most that a number, or each number of a list, can be, in this part or in parts of it."""
        for field in self.fields:
            kind = field.kind.kind if isinstance(field.kind, ListOf) else field.kind
            found = field.fields.bound(name) if isinstance(field, Parts) else None
            if found is None and field.name == name and isinstance(kind, Number):
                found = kind.most
            if found is not None:
                return found
        return None

    def declared(self) -> dict[str, str]:
        """Types of TypeScript that have a name of their own, the parts before what they are part of."""
        found: dict[str, str] = {}
        for field in self.fields:
            found.update(field.declared())
        return found

    def spans(self, at: At) -> list[Span]:
        """The arrays that are made from all fields."""
        return [span for field in self.fields for span in field.spans(at)]

    def numbers(self, at: At) -> list[list[int]]:
        """All fields as numbers, one list for each span."""
        return [row for field in self.fields for row in field.numbers(at)]


def write_table(s: State) -> dict[str, Any]:
    """The game's own part of a state or view, as JSON data."""
    return s.fields().write(At(s, len(s.roles), s, 0))


def read_table(s: State, seats: int, data: dict[str, Any]) -> None:
    """Fill a state of the same table from its JSON data; all bounds are checked, and what belongs together."""
    s.fields().read(data, At(s, seats, s, 0))
    s.check()


def piles_of(s: State) -> list[Lying]:
    """All piles of a table, with whose they are, who may see them, and the stock of their cards."""
    return s.fields().lying(At(s, len(s.roles), s, 0))


def clone_table(s: State) -> State:
    """A clone made field by field. A game that is searched a lot writes its own, which is faster."""
    other = s.fresh()
    s.copy_to(other)
    other.told = None
    other.viewpoint = None
    s.fields().copy(s, other)
    return other


def copied(value: Any, copying: int) -> Any:
    """What a clone has instead of a value."""
    if copying == CLONED:
        return value.clone()
    if copying == CLONED_EACH:
        return [inner.clone() for inner in value]
    return value.copy() if copying == COPIED else value


def named(name: str, span: Span) -> Span:
    """The span of a field within a part."""
    return Span(f"{name}.{span.name}" if span.name else name, span.shape, span.least, span.most)
