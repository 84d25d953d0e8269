"""The facts of the World Cup Game: what is told with every view, by name and type."""

from typing import Annotated, TypedDict

from anpfiff.core.form import SHAPES
from anpfiff.core.shape import Pair
from anpfiff.games.world_cup.events import STAGES


class Standing(TypedDict):
    """A line of a group's table as it would stand if the whistle blew now; teams level in everything share a place."""

    team: str
    place: int
    points: int
    scored: int
    conceded: int
    difference: int
    goes_on: bool


class GroupFacts(TypedDict):
    """The table of a group, the best first."""

    group: str
    is_decided: bool
    lines: list[Standing]


Entrant = TypedDict("Entrant", {"team": str, "from": str, "hope": str | None}, total=False)
"""One side of a knock-out match: a team, or where one will come from and who would come now."""


class TieFacts(TypedDict):
    """A match of the bracket."""

    id: str
    sides: Pair[Entrant]
    games: list[Pair[int]]
    """All its scores, its replays included."""
    winner: str | None
    row: int | None
    """The row of its left team, where it is played now."""


class RoundFacts(TypedDict):
    """A knock-out round."""

    stage: Annotated[str, tuple(STAGES)]
    ties: list[TieFacts]


class BlankFacts(TypedDict):
    """Teams of one kind that a card is for, as rows."""

    rows: list[int]
    least: int
    most: int


class PartFacts(TypedDict):
    """A token of a card."""

    after: list[int]
    """The goals each row would have, a penalty taken to be scored; -1 where it cannot be used."""
    tokens: dict[str, str]
    """The token a team of each rank gets."""


class CardUse(TypedDict):
    """A card that can be used now, as the form that would be asked: how many rows it takes, and which."""

    chance: Pair[int] | None
    """That of a penalty."""
    shape: Annotated[str, SHAPES]
    least: int
    most: int
    first: int
    """The part whose token is laid first."""
    blanks: list[BlankFacts]
    parts: list[PartFacts]


class Facts(TypedDict):
    """What follows from a view of the World Cup Game by the rules."""

    goals: list[int]
    """By row: the goals of that team, as its tokens lie or as they were given."""
    over: list[int]
    """The matches on the table that have been scored."""
    halves: list[int]
    """Rows in which half a goal waits for the dice."""
    open: list[int]
    """Rows whose outermost token can be attacked."""
    group_matches: int
    """So many of the results are those of the groups."""
    groups: list[GroupFacts]
    rounds: list[RoundFacts]
    """The knock-out rounds, the first one first."""
    uses: dict[str, CardUse]
    """By card of the hand, or the one on the table, and "stopping", the other use of a defence; only for its seat."""
    out: list[str]
    """Teams that are out of the tournament."""
