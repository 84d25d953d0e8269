"""The facts of Fußball-Fieber: what is told with every view, by name and type."""

from typing import Annotated, TypedDict

from anpfiff.core.shape import Pair

State = Annotated[str, ("done", "now", "next")]


class MatchFacts(TypedDict):
    """One of a coach's matches."""

    team: str | None
    """Whom he meets there, as far as it lies on the table: earlier rounds were only told."""
    noted: int | None
    """The difference that was noted."""
    state: State


class CampFacts(TypedDict):
    """What follows for one coach: strengths and score of his match, and what each card in it is worth."""

    strength: int | None
    opposition: int | None
    score: int | None
    laid: list[int]
    """In the order in which the cards lie."""
    against: list[int]
    difference: int
    points: list[int]
    """By match of the group that is over."""
    matches: list[MatchFacts]
    """By round of the cup."""


class Place(TypedDict):
    """A coach with his place; who is level in everything shares one."""

    role: int
    place: int


class RoundFacts(TypedDict):
    """A round of the cup: "match_1", "quarter_final"."""

    key: str
    state: State


class Facts(TypedDict):
    """What follows from a view of Fußball-Fieber by the rules."""

    camps: list[CampFacts]
    standings: list[Place]
    """Everybody, the best first."""
    rounds: list[RoundFacts]
    """The rounds of the cup, the first one first."""
    changes: dict[str, list[Pair[int]]]
    """By option: roles and the scores that they would have; only for the one who is asked."""
    lasts: dict[str, int]
    """By card of his hand: for how many matches it would lie on a coach's team."""
