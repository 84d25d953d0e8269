"""A camp: one coach's team, opponent and cards, and what lies on the two teams of his match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.codec import expect_dict, expect_one_of, expect_whole
from anpfiff.core.fields import Field, Fields
from anpfiff.core.kinds import REST, At, Flag, ListOf, Maybe, Number, OneOf, Packed, PileOf, Seat, Span
from anpfiff.core.pile import OWNER, Stock
from anpfiff.games.fussball_fieber.cards import ACTIONS, CATEGORIES, ORDERS, TEAMS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.pile import Pile
    from anpfiff.core.sheet import Sheet

NO_TEAM: Final = -1
NO_ORDER: Final = -1
NOBODY: Final = -1
NOTHING_LAID: Final[list[i64]] = []
NO_NOTES: Final[list[i64]] = []
NO_GROUP: Final[list[i64]] = [NO_TEAM, NO_TEAM, NO_TEAM]

GROUP: Final = 0
QUARTER: Final = 1
SEMI: Final = 2
FINAL: Final = 3
ROUNDS: Final = ["group", "quarter_final", "semi_final", "final"]


def laid_card(kind: i64, left: i64, boosts: i64) -> i64:
    """A card that lies on a team, as a number: its kind, the matches it still lasts, the choreographies on it."""
    return (4 * kind + left) * 4 + boosts


def kind_of(laid: i64) -> i64:
    """The kind of a card that lies on a team."""
    return laid >> 4


def left_of(laid: i64) -> i64:
    """How many matches it lasts, the one that is going on included."""
    return (laid >> 2) & 3


def boosts_of(laid: i64) -> i64:
    """How many choreographies lie on it."""
    return laid & 3


@final
class LaidCard(Packed):
    """A card that lies on a team."""

    def __init__(self) -> None:
        super().__init__([(4, REST), (2, 3), (0, 3)])

    def write(self, value: Any, at: At) -> Any:
        laid: i64 = value
        return {"card": ACTIONS[kind_of(laid)], "matches": int(left_of(laid)), "boosts": int(boosts_of(laid))}

    def read(self, data: Any, where: str, at: At) -> Any:
        table = expect_dict(data, where)
        kind = expect_one_of(ACTIONS, table["card"], where)
        left, boosts = expect_whole(table["matches"], "matches", 1, 3), expect_whole(table["boosts"], "boosts", 0, 3)
        return int(laid_card(kind, left, boosts))

    def typescript(self) -> str:
        return "Laid"

    def declared(self) -> dict[str, str]:
        return {"Laid": "{ card: string; matches: number; boosts: number }"}

    def spans(self, at: At) -> list[Span]:
        return [Span("card", (), 0, len(ACTIONS) - 1), Span("matches", (), 0, 3), Span("boosts", (), 0, 3)]


def play_cards(at: At) -> Stock:
    """The play cards of a table."""
    stock: Stock = at.table.book.stock
    return stock


TEAM: Final = Maybe(OneOf(TEAMS))
LAID: Final = ListOf(LaidCard(), room=12)
FARTHEST: Final = 200
"""No difference of a match is larger."""
ROUND: Final = OneOf(ROUNDS, "Round")

FIELDS: Final = Fields(
    "CampView",
    [
        Field("wish", TEAM),
        Field("team", TEAM),
        Field("opponent", TEAM),
        Field("hand", PileOf(play_cards, OWNER)),
        Field("group", ListOf(TEAM, len(CATEGORIES))),
        Field("order", Maybe(OneOf(ORDERS))),
        Field("rival", Seat(NOBODY)),
        Field("jokers", Number(2)),
        Field("jokers_on", Number(2)),
        Field("points", Number(9)),
        Field("laid", LAID),
        Field("against", LAID),
        Field("noted", ListOf(Number(FARTHEST, -FARTHEST), room=6)),
        Field("round", ROUND),
        Field("is_in", Flag()),
        Field("won", Flag()),
    ],
)


@mypyc_attr(acyclic=True)
@final
class Camp:
    """All that belongs to one coach."""

    __slots__ = FIELDS.slots

    def __init__(self, hand: Pile) -> None:
        self.hand: Pile = hand
        self.wish: i64 = NO_TEAM
        """The team he has asked for, until it is his or somebody else's."""
        self.team: i64 = NO_TEAM
        self.group: list[i64] = NO_GROUP
        """His opponents of category A, B and C."""
        self.order: i64 = NO_ORDER
        self.opponent: i64 = NO_TEAM
        """The team he meets in this match."""
        self.rival: i64 = NOBODY
        """The role that leads this opponent, in a match of two coaches."""
        self.jokers: i64 = 0
        self.jokers_on: i64 = 0
        """Jokers on his team in this match."""
        self.laid: list[i64] = NOTHING_LAID
        """The action cards on his team, in order; replaced, never changed."""
        self.against: list[i64] = NOTHING_LAID
        """Those on his opponent, if nobody leads it."""
        self.points: i64 = 0
        """Of the group phase."""
        self.noted: list[i64] = NO_NOTES
        """The differences of all his matches."""
        self.round: i64 = GROUP
        """The last round he has reached."""
        self.is_in: bool = True
        self.won: bool = False
        """Whether he has won his semi-final, by the score or by lot."""

    def difference(self) -> i64:
        """F9.2  The differences of the three group matches, added up."""
        found: i64 = 0
        for note in self.noted[:3]:
            found += note
        return found

    def clone(self) -> Camp:
        """A copy that shares nothing that changes. Made from the fields: `make clones` regenerates it."""
        other = Camp(self.hand.clone())
        other.wish = self.wish
        other.team = self.team
        other.opponent = self.opponent
        other.group = self.group
        other.order = self.order
        other.rival = self.rival
        other.jokers = self.jokers
        other.jokers_on = self.jokers_on
        other.points = self.points
        other.laid = self.laid
        other.against = self.against
        other.noted = self.noted
        other.round = self.round
        other.is_in = self.is_in
        other.won = self.won
        return other

    def follow(self, now: Camp, sheet: Sheet) -> None:
        """Become what it is now and write what has changed. Made from the fields: `make clones` regenerates it."""
        self.wish = sheet.number(0, self.wish, now.wish)
        self.team = sheet.number(1, self.team, now.team)
        self.opponent = sheet.number(2, self.opponent, now.opponent)
        sheet.pile(3, self.hand, now.hand)
        self.group = sheet.thing(4, self.group, now.group)
        self.order = sheet.number(5, self.order, now.order)
        self.rival = sheet.number(6, self.rival, now.rival)
        self.jokers = sheet.number(7, self.jokers, now.jokers)
        self.jokers_on = sheet.number(8, self.jokers_on, now.jokers_on)
        self.points = sheet.number(9, self.points, now.points)
        self.laid = sheet.thing(10, self.laid, now.laid)
        self.against = sheet.thing(11, self.against, now.against)
        self.noted = sheet.thing(12, self.noted, now.noted)
        self.round = sheet.number(13, self.round, now.round)
        self.is_in = sheet.flag(14, self.is_in, now.is_in)
        self.won = sheet.flag(15, self.won, now.won)
