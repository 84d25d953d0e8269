"""The fields of one coach's side, declared: what each holds, within which bounds, and who sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from anpfiff.core.codec import expect_dict, expect_one_of, expect_whole
from anpfiff.core.fields import Field, Fields, Fixed, Own
from anpfiff.core.kinds import UNLIMITED, At, CardOf, Cards, Kind, ListOf, Maybe, Number, OneOf, PileOf, Planes, Span
from anpfiff.core.pile import OPEN, OWNER, Stock
from anpfiff.games.finale.cards import POSITIONS, TACTICS, TEAMS

if TYPE_CHECKING:
    from anpfiff.games.finale.side import Side

MEN: Final = 30
"""Footballers of a club."""
TURNS: Final = ["turn_low", "turn_high"]


@final
class Turns(Planes):
    """How often the cards of men have been turned: by man, those that lie with their head up left out."""

    def __init__(self) -> None:
        super().__init__(TURNS, MEN)

    def write(self, value: Any, at: At) -> Any:
        side: Side = value
        ids = men_of(at).ids
        return {ids[man]: int(side.turns(man)) for man in range(MEN) if side.turns(man)}

    def read(self, data: Any, where: str, at: At) -> Any:
        side: Side = at.part
        for man, turns in expect_dict(data, where).items():
            side.lay_turned(men_of(at).card(man), expect_whole(turns, where, 1, 3))

    def typescript(self) -> str:
        return "Record<string, number>"


@final
class Moved(Kind):
    """Who counts as which type: by man, those who count as what is printed on their card left out."""

    def write(self, value: Any, at: At) -> Any:
        side: Side = value
        ids, printed = men_of(at).ids, side.book.clubs[side.team].rows
        rows = [side.row_of(man) for man in range(MEN)]
        return {ids[man]: POSITIONS[row] for man, row in enumerate(rows) if not (printed[row] >> man) & 1}

    def read(self, data: Any, where: str, at: At) -> Any:
        side: Side = at.part
        side.rows = side.book.clubs[side.team].rows
        for man, position in expect_dict(data, where).items():
            side.move_to(men_of(at).card(man), expect_one_of(POSITIONS, position, where))

    def typescript(self) -> str:
        return "Record<string, Position>"

    def declared(self) -> dict[str, str]:
        return OneOf(POSITIONS, "Position").declared()

    def spans(self, at: At) -> list[Span]:
        return [Span("", (MEN,), 0, len(POSITIONS) - 1)]

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        side: Side = value
        return [[int(side.row_of(man)) for man in range(MEN)]]


def men_of(at: At) -> Stock:
    """The men of a side's club."""
    side: Side = at.part
    return side.book.clubs[side.team].stock


def tactics_of(at: At) -> Stock:
    """The tactic cards of a coach."""
    side: Side = at.part
    return side.book.stocks[at.role]


FIELDS: Final = Fields(
    "SideView",
    [
        Fixed("book"),
        Field("team", OneOf(TEAMS, "TeamId")),
        Field("pitch", PileOf(men_of, OPEN)),
        Field("bench", PileOf(men_of, OPEN)),
        Field("box", PileOf(men_of, OPEN)),
        Field("hand", PileOf(tactics_of, OWNER)),
        Field("deck", PileOf(tactics_of, OWNER)),
        Field("shown", PileOf(tactics_of, OPEN)),
        Field("spent", PileOf(tactics_of, OWNER)),
        Field("away", PileOf(tactics_of, OWNER)),
        Field("yellow", Cards(men_of)),
        Field("chips", Cards(men_of)),
        Field("fielded", Cards(men_of)),
        Field("arrow", Cards(men_of)),
        Field("checks", Cards(men_of)),
        Field("shot", Cards(men_of)),
        Field("first_eleven", Cards(men_of)),
        Field("first_bench", Cards(men_of)),
        Field("subs", Number(4)),
        Field("total", Number(UNLIMITED)),
        Field("goals", Number(UNLIMITED)),
        Field("earlier", Number(UNLIMITED)),
        Field("kicks", Number(UNLIMITED)),
        Field("kick_goals", Number(UNLIMITED)),
        Field("had_rows", Number(15)),
        Field("arrow_rows", Number(15)),
        Own("turns", TURNS, Turns()),
        Own("moved", ["rows"], Moved()),
        Field("lost", ListOf(Number(MEN), len(POSITIONS))),
        Field("kickers", ListOf(CardOf(men_of), room=11)),
        Field("card", Maybe(OneOf(TACTICS))),
        Field("first_card", Maybe(OneOf(TACTICS))),
    ],
)
