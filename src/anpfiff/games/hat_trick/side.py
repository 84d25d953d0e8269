"""One side of the table: its cards, its men, and what it has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.pile import count
from anpfiff.games.hat_trick.cards import MEN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.pile import Pile
    from anpfiff.games.hat_trick.book import Book

NO_CARD: Final = -1
REGULARS: Final[list[i64]] = list(range(MEN))
EVERYBODY: Final = (1 << MEN) - 1


@mypyc_attr(acyclic=True)
@final
class Side:
    """A coach's own things."""

    __slots__ = (
        "book",
        "card",
        "deck",
        "discard",
        "drawn",
        "goals",
        "gold",
        "hand",
        "is_out",
        "keeper",
        "kick_goals",
        "kicks",
        "kinds",
        "off",
        "shown",
        "star_keeper",
        "team",
        "total",
        "yellow",
    )

    def __init__(self, book: Book, team: i64, piles: list[Pile]) -> None:
        self.book: Book = book
        self.team: i64 = team
        """What the side is called, as a number of the list of teams."""
        # Action cards.
        self.hand: Pile = piles[0]
        self.deck: Pile = piles[1]
        self.discard: Pile = piles[2]
        self.shown: Pile = piles[3]
        """The card played this turn."""
        self.drawn: Pile = piles[4]
        """The cards turned up to save a shot."""
        self.is_out: bool = False
        """Whether the last card of the pile of this half has been taken."""
        self.card: i64 = NO_CARD
        """The action card played last."""
        # Men, by number from 2 on.
        self.kinds: list[i64] = REGULARS
        """Which card each man has; replaced, never changed."""
        self.gold: i64 = 0
        """The men whose card lies with its star side up."""
        self.off: i64 = 0
        """The men who have been sent off."""
        self.yellow: bool = False
        self.star_keeper: bool = False
        self.keeper: i64 = NO_CARD
        """The goalkeeper card shown last."""
        # Numbers.
        self.total: i64 = 0
        """Footballs in the last comparison."""
        self.goals: i64 = 0
        self.kicks: i64 = 0
        self.kick_goals: i64 = 0

    def attack(self, man: i64) -> i64:
        """The balls a man has in attack."""
        return self.book.attack[2 * self.kinds[man] + ((self.gold >> man) & 1)]

    def defence(self, man: i64) -> i64:
        """The balls a man has in defence."""
        return self.book.defence[2 * self.kinds[man] + ((self.gold >> man) & 1)]

    def men(self) -> i64:
        """How many men are on the pitch."""
        return MEN - count(self.off)

    def gather(self) -> None:
        """Lay all action cards together into the pile."""
        self.hand.fill(0)
        self.shown.fill(0)
        self.discard.fill(0)
        self.drawn.fill(0)
        self.deck.fill(self.book.stocks[0].whole)
        self.is_out = False

    def clone(self) -> Side:
        """A copy that shares nothing that changes."""
        other = Side(
            self.book,
            self.team,
            [self.hand.clone(), self.deck.clone(), self.discard.clone(), self.shown.clone(), self.drawn.clone()],
        )
        other.is_out = self.is_out
        other.card = self.card
        other.kinds = self.kinds
        other.gold = self.gold
        other.off = self.off
        other.yellow = self.yellow
        other.star_keeper = self.star_keeper
        other.keeper = self.keeper
        other.total = self.total
        other.goals = self.goals
        other.kicks = self.kicks
        other.kick_goals = self.kick_goals
        return other


def new_side(book: Book, role: i64) -> Side:
    """A side before kick-off: all its cards lie in the pile."""
    stock = book.stocks[role]
    return Side(book, role, [stock.bag(0), stock.bag(stock.whole), stock.bag(0), stock.bag(0), stock.bag(0)])
