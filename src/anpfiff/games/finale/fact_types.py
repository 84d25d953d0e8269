"""The facts of Finale: what is told with every view, by name and type."""

from typing import Annotated, TypedDict

from anpfiff.core.shape import Pair
from anpfiff.games.finale.cards import SLOTS


class ManFacts(TypedDict):
    """How many balls lie on top of a man's card, and would after its next turn."""

    now: int
    next: int


class PlaceFacts(TypedDict):
    """A slot of the action that is on."""

    slot: Annotated[str, tuple(SLOTS)]
    is_arrow: bool
    """An arrow leads into it: a man of the build-up plays again."""
    man: str | None
    blank: int | None
    """The blank of the form that is for it, while it is asked for."""


class SideFacts(TypedDict):
    """What a side brings to the action that is on."""

    sum: int
    most: int | None
    """The most it can come to, while it has still to name men."""
    has_begun: bool
    places: list[PlaceFacts]


class LastMan(TypedDict):
    """A man who may be the last to be named: the sum and the chance of his side with him."""

    sum: int
    chance: Pair[int] | None


_LastMen = TypedDict("_LastMen", {"with": dict[str, LastMan]})


class ActionFacts(_LastMen):
    """The action that is on; `with` has everybody who may be the last to be named."""

    sides: Pair[SideFacts]
    chances: Pair[Pair[int]] | None
    """By role the exact chance to get what it wants, against the most the other side can bring."""


class ChangeFacts(TypedDict):
    """What a coach may change between two periods."""

    left: int
    """How many substitutions are left."""
    off: dict[str, list[str]]
    """By man who may go off: how others may come on for him, as they are said."""


class CupPlace(TypedDict):
    """A seat in a knock-out cup; `out` is the round in which it lost, 0 while it is in."""

    seat: int
    out: int
    goals: int


class Facts(TypedDict):
    """What follows from a view of Finale by the rules."""

    men: Pair[dict[str, ManFacts]]
    """By role, for everybody on the pitch."""
    action: ActionFacts | None
    changes: Pair[ChangeFacts] | None
    kicks_left: Pair[int]
    minutes: Pair[int] | None
    """The first and the last minute of the period that is on."""
    periods: int
    """How many periods the match has by now."""
    aggregate: Pair[int] | None
    """By role the goals of both legs, in the second one."""
    legs: Pair[Pair[int]] | None
    """In the second leg, by leg and role: the goals of both."""
    cup: list[CupPlace]
    """Everybody in a knock-out cup, the best first."""
