"""Events: what the referee tells everyone, or one seat. They never drive rules; roll-outs run without them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.meaning import check_meaning

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL: Final = -1
"""As `to`: everybody hears it."""


@final
class EventKind:
    """One sort of event: its name (``tell-<name>`` in words), its arguments with their ids, and what it means."""

    __slots__ = ("ids", "meanings", "name", "names")

    def __init__(self, name: str, names: list[str], ids: list[list[str] | None], meanings: list[str]) -> None:
        self.name: str = name
        self.meanings: list[str] = meanings
        self.names: list[str] = names
        self.ids: list[list[str] | None] = ids


@final
class Event:
    """Something that happened."""

    __slots__ = ("kind", "to", "values")

    def __init__(self, kind: EventKind, to: i64, values: list[i64]) -> None:
        self.kind: EventKind = kind
        self.to: i64 = to
        self.values: list[i64] = values

    def args(self) -> dict[str, str | int]:
        """The arguments by name; cards and teams by their ids."""
        found: dict[str, str | int] = {}
        for k, name in enumerate(self.kind.names):
            ids = self.kind.ids[k]
            value = int(self.values[k])
            found[name] = value if ids is None else ids[value]
        return found

    def as_data(self) -> dict[str, str | int]:
        """The event as JSON data."""
        to: str | int = "all" if self.to == ALL else int(self.to)
        return {"kind": self.kind.name, "to": to, **self.args()}


@final
class EventBook:
    """Every kind of event of one game."""

    __slots__ = ("kinds",)

    def __init__(self) -> None:
        self.kinds: dict[str, EventKind] = {}

    def kind(self, name: str, *meanings: str, **args: list[str] | None) -> EventKind:
        """Add a kind; each argument names the list of ids its numbers point into, or None for a plain number.

        What it means to those who know no game, if anything, is said in the words of `core/meaning.py`.
        An argument called `seat`, or something that ends with `_seat`, is the number of a seat: words call it by name.
        """
        if name in self.kinds:
            raise ValueError(f"two kinds of event are called {name!r}")
        for taken in ("kind", "to"):
            if taken in args:
                raise ValueError(f"{name}: an argument cannot be called {taken!r}")
        for meaning in meanings:
            check_meaning(name, meaning, list(args))
        kind = EventKind(name, list(args), list(args.values()), list(meanings))
        self.kinds[name] = kind
        return kind
