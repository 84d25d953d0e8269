"""A camp: one coach's team, opponent and cards, and what lies on the two teams of his match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.pile import Pile

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


@mypyc_attr(acyclic=True)
@final
class Camp:
    """All that belongs to one coach."""

    __slots__ = (
        "against",
        "group",
        "hand",
        "is_in",
        "jokers",
        "jokers_on",
        "laid",
        "noted",
        "opponent",
        "order",
        "points",
        "rival",
        "round",
        "team",
        "wish",
        "won",
    )

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
        """A copy that shares nothing that changes."""
        other = Camp(self.hand.clone())
        other.wish = self.wish
        other.team = self.team
        other.group = self.group
        other.order = self.order
        other.opponent = self.opponent
        other.rival = self.rival
        other.jokers = self.jokers
        other.jokers_on = self.jokers_on
        other.laid = self.laid
        other.against = self.against
        other.points = self.points
        other.noted = self.noted
        other.round = self.round
        other.is_in = self.is_in
        other.won = self.won
        return other
