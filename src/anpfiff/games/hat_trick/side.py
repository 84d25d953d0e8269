"""One side of the table: its cards, its men, and what it has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.fields import Field, Fields, Fixed, Told
from anpfiff.core.kinds import UNLIMITED, At, Cards, Flag, ListOf, Maybe, Number, OneOf, PileOf, SetOf
from anpfiff.core.pile import OPEN, OWNER, Pile, Stock, count
from anpfiff.games.hat_trick.cards import ACTIONS, KEEPER_CARDS, MEN, TYPES
from anpfiff.games.hat_trick.men import CELL, SHIRT, ManKind
from anpfiff.games.hat_trick.players_box import STYLES, TEAMS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.sheet import Sheet
    from anpfiff.games.hat_trick.book import Book

NO_CARD: Final = -1
REGULARS: Final[list[i64]] = list(range(MEN))
NO_STREAK: Final[list[i64]] = []
NOTHING_YET: Final[list[i64]] = []
EVERYBODY: Final = (1 << MEN) - 1


@final
class CalledAs(OneOf):
    """What a side is called: its team, or what stands for one."""

    def write(self, value: Any, at: At) -> Any:
        return TEAMS[at.table.name(at.role)]


def cards(at: At) -> Stock:
    """The action cards of a side."""
    stock: Stock = at.table.book.stocks[at.role]
    return stock


def style_cards(at: At) -> Stock:
    """The style cards of a table."""
    stock: Stock = at.table.book.style_stock
    return stock


FIELDS: Final = Fields(
    "SideView",
    [
        Fixed("book"),
        Field("team", OneOf(TEAMS)),
        Told("name", CalledAs(TEAMS)),
        Field("hand", PileOf(cards, OWNER)),
        Field("deck", PileOf(cards, OWNER)),
        Field("discard", PileOf(cards, OPEN)),
        Field("shown", PileOf(cards, OPEN)),
        Field("drawn", PileOf(cards, OPEN)),
        Field("total", Number(UNLIMITED)),
        Field("goals", Number(UNLIMITED)),
        Field("kicks", Number(UNLIMITED)),
        Field("kick_goals", Number(UNLIMITED)),
        Field("subs", Number(UNLIMITED)),
        Field("again", Number(UNLIMITED)),
        Field("is_out", Flag()),
        Field("yellow", Flag()),
        Field("star_keeper", Flag()),
        Field("first_keeper", Flag()),
        Field("has_styled", Flag()),
        Field("gold", SetOf(SHIRT)),
        Field("off", SetOf(SHIRT)),
        Field("first_gold", SetOf(SHIRT)),
        Field("turned", SetOf(SHIRT)),
        Field("once", SetOf(SHIRT)),
        Field("twice", SetOf(SHIRT)),
        Field("blocked", SetOf(SHIRT)),
        Field("free_men", SetOf(SHIRT)),
        Field("fixed_men", SetOf(SHIRT)),
        Field("kinds", ListOf(ManKind(), MEN)),
        Field("gone", ListOf(ManKind(), room=MEN)),
        Field("style", Maybe(OneOf(STYLES))),
        Field("styles", PileOf(style_cards, OPEN, "has_styles")),
        Field("spent", PileOf(style_cards, OPEN, "has_styles")),
        Field("fresh", Cards(style_cards)),
        Field("streak", ListOf(OneOf(TYPES, "ActionType"), room=3)),
        Field("captain", Maybe(SHIRT)),
        Field("rotated", Maybe(SHIRT)),
        Field("leapers", ListOf(SHIRT, room=MEN)),
        Field("leap_from", ListOf(CELL, room=MEN)),
        Field("card", Maybe(OneOf(ACTIONS))),
        Field("keeper", Maybe(OneOf(KEEPER_CARDS))),
    ],
)


@mypyc_attr(acyclic=True)
@final
class Side:
    """A coach's own things."""

    __slots__ = FIELDS.slots

    def __init__(
        self,
        book: Book,
        team: i64,
        hand: Pile,
        deck: Pile,
        discard: Pile,
        shown: Pile,
        drawn: Pile,
        styles: Pile,
        spent: Pile,
    ) -> None:
        self.book: Book = book
        self.team: i64 = team
        """What the side is called, as a number of the list of teams."""
        # Action cards.
        self.hand: Pile = hand
        self.deck: Pile = deck
        self.discard: Pile = discard
        self.shown: Pile = shown
        """The card played this turn."""
        self.drawn: Pile = drawn
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
        # The Players expansion.
        self.first_gold: i64 = 0
        """The men who begin each half with their gold side up."""
        self.first_keeper: bool = False
        self.turned: i64 = 0
        """Wing-backs who have turned: attack and defence are exchanged."""
        self.once: i64 = 0
        self.twice: i64 = 0
        """The men who have used an ability this round, and those who have used two."""
        self.blocked: i64 = 0
        """The men whose ability was prevented this round."""
        self.free_men: i64 = 0
        """Wing forwards who move whatever the flank, up to the end of the opportunity."""
        self.fixed_men: i64 = 0
        """Wing forwards whom no opponent displaces, up to the end of the opportunity."""
        self.leapers: list[i64] = NOTHING_YET
        self.leap_from: list[i64] = NOTHING_YET
        """The wing runners who have leapt, and the fields they fall back to; replaced, never changed."""
        self.again: i64 = 0
        """How many men more this side may move in its move."""
        self.rotated: i64 = NO_CARD
        """The man who has moved first when two move; he does not move a second time."""
        self.captain: i64 = NO_CARD
        self.subs: i64 = 0
        """Substitutions left."""
        self.gone: list[i64] = NOTHING_YET
        """The cards that have gone out, which do not come back; replaced, never changed."""
        # Styles.
        self.style: i64 = NO_CARD
        self.styles: Pile = styles
        """Style cards that can be played."""
        self.spent: Pile = spent
        """Style cards that have been played in this half."""
        self.fresh: i64 = 0
        """Style cards gained this round, as a set."""
        self.has_styled: bool = False
        """Whether a style card was played this round."""
        self.streak: list[i64] = NO_STREAK
        """The kinds of the successful actions in a row, the last three; replaced, never changed."""
        # Numbers.
        self.total: i64 = 0
        """Footballs in the last comparison."""
        self.goals: i64 = 0
        self.kicks: i64 = 0
        self.kick_goals: i64 = 0

    def attack(self, man: i64) -> i64:
        """The balls a man has in attack."""
        table = self.book.defence if (self.turned >> man) & 1 else self.book.attack
        return table[2 * self.kinds[man] + ((self.gold >> man) & 1)]

    def defence(self, man: i64) -> i64:
        """The balls a man has in defence."""
        table = self.book.attack if (self.turned >> man) & 1 else self.book.defence
        return table[2 * self.kinds[man] + ((self.gold >> man) & 1)]

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
        """A copy that shares nothing that changes. Made from the fields: `make clones` regenerates it."""
        other = Side(
            self.book,
            self.team,
            self.hand.clone(),
            self.deck.clone(),
            self.discard.clone(),
            self.shown.clone(),
            self.drawn.clone(),
            self.styles.clone() if self.book.has_styles else self.styles,
            self.spent.clone() if self.book.has_styles else self.spent,
        )
        other.total = self.total
        other.goals = self.goals
        other.kicks = self.kicks
        other.kick_goals = self.kick_goals
        other.subs = self.subs
        other.again = self.again
        other.is_out = self.is_out
        other.yellow = self.yellow
        other.star_keeper = self.star_keeper
        other.first_keeper = self.first_keeper
        other.has_styled = self.has_styled
        other.gold = self.gold
        other.off = self.off
        other.first_gold = self.first_gold
        other.turned = self.turned
        other.once = self.once
        other.twice = self.twice
        other.blocked = self.blocked
        other.free_men = self.free_men
        other.fixed_men = self.fixed_men
        other.kinds = self.kinds
        other.gone = self.gone
        other.style = self.style
        other.fresh = self.fresh
        other.streak = self.streak
        other.captain = self.captain
        other.rotated = self.rotated
        other.leapers = self.leapers
        other.leap_from = self.leap_from
        other.card = self.card
        other.keeper = self.keeper
        return other

    def follow(self, now: Side, sheet: Sheet) -> None:
        """Become what it is now and write what has changed. Made from the fields: `make clones` regenerates it."""
        self.team = sheet.number(0, self.team, now.team)
        sheet.pile(1, self.hand, now.hand)
        sheet.pile(2, self.deck, now.deck)
        sheet.pile(3, self.discard, now.discard)
        sheet.pile(4, self.shown, now.shown)
        sheet.pile(5, self.drawn, now.drawn)
        self.total = sheet.number(6, self.total, now.total)
        self.goals = sheet.number(7, self.goals, now.goals)
        self.kicks = sheet.number(8, self.kicks, now.kicks)
        self.kick_goals = sheet.number(9, self.kick_goals, now.kick_goals)
        self.subs = sheet.number(10, self.subs, now.subs)
        self.again = sheet.number(11, self.again, now.again)
        self.is_out = sheet.flag(12, self.is_out, now.is_out)
        self.yellow = sheet.flag(13, self.yellow, now.yellow)
        self.star_keeper = sheet.flag(14, self.star_keeper, now.star_keeper)
        self.first_keeper = sheet.flag(15, self.first_keeper, now.first_keeper)
        self.has_styled = sheet.flag(16, self.has_styled, now.has_styled)
        self.gold = sheet.number(17, self.gold, now.gold)
        self.off = sheet.number(18, self.off, now.off)
        self.first_gold = sheet.number(19, self.first_gold, now.first_gold)
        self.turned = sheet.number(20, self.turned, now.turned)
        self.once = sheet.number(21, self.once, now.once)
        self.twice = sheet.number(22, self.twice, now.twice)
        self.blocked = sheet.number(23, self.blocked, now.blocked)
        self.free_men = sheet.number(24, self.free_men, now.free_men)
        self.fixed_men = sheet.number(25, self.fixed_men, now.fixed_men)
        self.kinds = sheet.thing(26, self.kinds, now.kinds)
        self.gone = sheet.thing(27, self.gone, now.gone)
        self.style = sheet.number(28, self.style, now.style)
        sheet.pile(29, self.styles, now.styles)
        sheet.pile(30, self.spent, now.spent)
        self.fresh = sheet.number(31, self.fresh, now.fresh)
        self.streak = sheet.thing(32, self.streak, now.streak)
        self.captain = sheet.number(33, self.captain, now.captain)
        self.rotated = sheet.number(34, self.rotated, now.rotated)
        self.leapers = sheet.thing(35, self.leapers, now.leapers)
        self.leap_from = sheet.thing(36, self.leap_from, now.leap_from)
        self.card = sheet.number(37, self.card, now.card)
        self.keeper = sheet.number(38, self.keeper, now.keeper)


def new_side(book: Book, role: i64) -> Side:
    """A side before kick-off: all its cards lie in the pile."""
    stock = book.stocks[role]
    empty = [stock.bag(0) for pile in range(4)]
    nothing: list[Pile] = [Pile(0, 0, None), Pile(0, 0, None)]
    return Side(book, role, empty[0], stock.bag(stock.whole), empty[1], empty[2], empty[3], nothing[0], nothing[1])
