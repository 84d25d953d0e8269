"""The facts of Hat-Trick: what is told with every view, by name and type."""

from typing import Annotated, TypedDict

from anpfiff.core.shape import Pair
from anpfiff.games.hat_trick.cards import TYPES


class SaveFacts(TypedDict):
    """A goalkeeper card against a shot: how many cards he draws, and the exact chance of a goal."""

    draws: int
    chance: Pair[int]


class ShotFacts(TypedDict):
    """A shooting card: its power, and what it meets, by goalkeeper card."""

    power: int
    saves: dict[str, SaveFacts]


class Counted(TypedDict):
    """A man who counts in a duel."""

    number: int
    balls: int


class Pan(TypedDict):
    """What a side brings to a duel."""

    men: list[Counted]
    """Those who count; none where they no longer make the sum: men may have moved or turned since it was settled."""
    card: int | None
    """The balls of the card; null while it lies face down, or where the sum stands alone."""
    extra: int
    """What abilities add."""
    sum: int


class Duel(TypedDict):
    """A comparison that is on or may come; a long ball leaves a choice of several."""

    kind: Annotated[str, tuple(TYPES)] | None
    """Null while the attacker's card is unknown."""
    line: int
    """The line that is compared, 0 to 5 from the first side's goal."""
    fields: Pair[int] | None
    """In a dribble: the fields of the two men."""
    sides: Pair[Pan]
    """By role."""


class Member(TypedDict):
    """A man of a team, as his card shows him."""

    number: int
    card: str
    """A role, or a man of the base game."""
    is_role: bool
    is_gold: bool
    attack: int
    defence: int


class Spent(TypedDict):
    """The stars that are spent, by orientation of the men."""

    defensive: int
    balanced: int
    offensive: int


class Cost(TypedDict):
    """What a team that is built costs: its budget, what is spent of it, and how many stars are left."""

    defence: int
    attack: int
    spent: Spent
    left: int


class Team(TypedDict):
    """The team of a side before kick-off, as far as it has been chosen or built."""

    members: list[Member]
    star_goalkeeper: bool | None
    """Null as long as no goalkeeper was chosen."""
    style: str | None
    cost: Cost | None
    """Only of a team that is built."""


class Facts(TypedDict):
    """What follows from a view of Hat-Trick by the rules."""

    shots: dict[str, ShotFacts]
    """By shooting card, while they are chosen from."""
    duels: list[Duel]
    paths: dict[str, Pair[int]]
    """By option that makes a man go: from which field to which."""
    teams: Pair[Team | None]
    """By role."""
    prices: dict[str, Pair[int]]
    """While teams are built: by role what a man costs, silver and gold."""
