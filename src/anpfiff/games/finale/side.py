"""One coach's side of the table: his men, his tactic cards, and what has become of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.pile import Pile
from anpfiff.games.finale.cards import ANYONE, DEFENDER, FINAL, FORWARD, GOALKEEPER, MIDFIELDER
from anpfiff.games.finale.side_fields import FIELDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.sheet import Sheet
    from anpfiff.games.finale.book import Book

NO_CARD: Final = -1


@mypyc_attr(acyclic=True)
@final
class Side:
    """One coach's side of the table."""

    __slots__ = FIELDS.slots

    def __init__(
        self,
        book: Book,
        team: i64,
        pitch: Pile,
        bench: Pile,
        box: Pile,
        hand: Pile,
        deck: Pile,
        shown: Pile,
        spent: Pile,
        away: Pile,
    ) -> None:
        self.book: Book = book
        self.team: i64 = team
        # Footballers: sets of men by number.
        self.pitch: Pile = pitch
        self.bench: Pile = bench
        self.box: Pile = box
        """Men who were not picked, and men who have left the match."""
        self.rows: list[i64] = book.clubs[team].rows
        """Who counts as which type; replaced, never changed, when a man moves to another row."""
        self.turn_low: i64 = 0
        self.turn_high: i64 = 0
        """The number of turns of every card, as two bits."""
        self.yellow: i64 = 0
        self.chips: i64 = 0
        """Men used in the build-up of this attack."""
        self.fielded: i64 = 0
        """Men used in the action that is going on."""
        self.arrow: i64 = 0
        """Men who filled a slot in the build-up from which the arrow starts."""
        self.arrow_rows: i64 = 0
        """The types of those men, as a set."""
        self.checks: i64 = 0
        """Men still to be rolled for."""
        self.had_rows: i64 = 0
        """The types of which there has ever been a man on the pitch, as a set."""
        self.lost: list[i64] = NO_ROWS
        """How many men of each type were lost by injury or red card."""
        self.subs: i64 = book.substitutions
        self.first_eleven: i64 = 0
        self.first_bench: i64 = 0
        # Tactic cards.
        self.hand: Pile = hand
        self.deck: Pile = deck
        self.shown: Pile = shown
        """Played cards, and the final card that always lies open."""
        self.spent: Pile = spent
        """Cards that were exchanged, out of the opponent's sight."""
        self.away: Pile = away
        """Cards that were not chosen."""
        self.card: i64 = NO_CARD
        """The tactic card that lies open on top."""
        self.first_card: i64 = NO_CARD
        """The card this period began with."""
        # Numbers.
        self.total: i64 = 0
        self.goals: i64 = 0
        self.earlier: i64 = 0
        """Goals in the first leg."""
        self.kickers: list[i64] = NO_MEN
        """The order of the shoot-out."""
        self.kicks: i64 = 0
        self.kick_goals: i64 = 0
        self.shot: i64 = 0
        """Men who have had their kick in this round of the shoot-out."""

    def turns(self, man: i64) -> i64:
        """How often a man's card has been turned, 0 to 3."""
        return ((self.turn_high >> man) & 1) * 2 + ((self.turn_low >> man) & 1)

    def strength(self, man: i64) -> i64:
        """The balls that lie on top of a man's card."""
        return self.book.clubs[self.team].strength[4 * man + self.turns(man)]

    def symbol(self, man: i64) -> i64:
        """The symbol at the top right of a man's card."""
        return self.book.clubs[self.team].corner[4 * man + self.turns(man)]

    def turn_left(self, men: i64) -> None:
        """Turn the cards of these men by a quarter, to the left."""
        self.turn_high ^= self.turn_low & men
        self.turn_low ^= men

    def turn_right(self, men: i64) -> None:
        """Turn the cards of these men by a quarter, to the right."""
        self.turn_high ^= ~self.turn_low & men
        self.turn_low ^= men

    def head_up(self, man: i64) -> None:
        """Lay a man's card with his head up."""
        self.turn_low &= ~(1 << man)
        self.turn_high &= ~(1 << man)

    def lay_turned(self, man: i64, turns: i64) -> None:
        """Lay a man's card as it lies after so many quarter turns."""
        self.head_up(man)
        self.turn_low |= (turns & 1) << man
        self.turn_high |= (turns >> 1) << man

    def risky(self, men: i64) -> i64:
        """Those of these men whose card shows a symbol."""
        risky = self.book.clubs[self.team].risky
        low: i64 = self.turn_low
        high: i64 = self.turn_high
        return men & (
            (~high & ~low & risky[0]) | (~high & low & risky[1]) | (high & ~low & risky[2]) | (high & low & risky[3])
        )

    def row(self, row: i64) -> i64:
        """The men on the pitch who count as this type; for ANYONE all outfield men."""
        if row == ANYONE:
            return self.pitch.cards() & ~self.rows[GOALKEEPER]
        return self.pitch.cards() & self.rows[row]

    def free(self, row: i64) -> i64:
        """The men of a type who may still be fielded in this attack."""
        return self.row(row) & ~(self.chips | self.fielded)

    def row_of(self, man: i64) -> i64:
        """The type a man counts as."""
        bit: i64 = 1 << man
        if self.rows[MIDFIELDER] & bit:
            return MIDFIELDER
        if self.rows[DEFENDER] & bit:
            return DEFENDER
        if self.rows[FORWARD] & bit:
            return FORWARD
        return GOALKEEPER

    def move_to(self, man: i64, row: i64) -> None:
        """From now on the man counts as this type."""
        rows = [men & ~(1 << man) for men in self.rows]
        rows[row] |= 1 << man
        self.rows = rows

    def bring_on(self, man: i64) -> None:
        """A man comes from the bench, head up and with a clean sheet."""
        self.bench.take(man)
        self.pitch.add(man)
        self.head_up(man)
        self.had_rows |= 1 << self.row_of(man)

    def take_off(self, man: i64) -> None:
        """A man leaves the match for good, his yellow card with him."""
        self.pitch.take(man)
        self.box.add(man)
        bit: i64 = ~(1 << man)
        self.yellow &= bit
        self.chips &= bit
        self.fielded &= bit
        self.checks &= bit

    def clear(self) -> None:
        """All chips go back to the stock."""
        self.chips = 0
        self.fielded = 0
        self.arrow = 0
        self.arrow_rows = 0
        self.checks = 0

    def man(self, man: i64) -> i64:
        """The man's number among all 60, as events name him."""
        return 30 * self.team + man

    def clone(self) -> Side:
        """A copy that shares nothing that changes. Made from the fields: `make clones` regenerates it."""
        other = Side(
            self.book,
            self.team,
            self.pitch.clone(),
            self.bench.clone(),
            self.box.clone(),
            self.hand.clone(),
            self.deck.clone(),
            self.shown.clone(),
            self.spent.clone(),
            self.away.clone(),
        )
        other.yellow = self.yellow
        other.chips = self.chips
        other.fielded = self.fielded
        other.arrow = self.arrow
        other.checks = self.checks
        other.shot = self.shot
        other.first_eleven = self.first_eleven
        other.first_bench = self.first_bench
        other.subs = self.subs
        other.total = self.total
        other.goals = self.goals
        other.earlier = self.earlier
        other.kicks = self.kicks
        other.kick_goals = self.kick_goals
        other.had_rows = self.had_rows
        other.arrow_rows = self.arrow_rows
        other.turn_low = self.turn_low
        other.turn_high = self.turn_high
        other.rows = self.rows
        other.lost = self.lost
        other.kickers = self.kickers
        other.card = self.card
        other.first_card = self.first_card
        return other

    def follow(self, now: Side, sheet: Sheet) -> None:
        """Become what it is now and write what has changed. Made from the fields: `make clones` regenerates it."""
        self.team = sheet.number(0, self.team, now.team)
        sheet.pile(1, self.pitch, now.pitch)
        sheet.pile(2, self.bench, now.bench)
        sheet.pile(3, self.box, now.box)
        sheet.pile(4, self.hand, now.hand)
        sheet.pile(5, self.deck, now.deck)
        sheet.pile(6, self.shown, now.shown)
        sheet.pile(7, self.spent, now.spent)
        sheet.pile(8, self.away, now.away)
        self.yellow = sheet.number(9, self.yellow, now.yellow)
        self.chips = sheet.number(10, self.chips, now.chips)
        self.fielded = sheet.number(11, self.fielded, now.fielded)
        self.arrow = sheet.number(12, self.arrow, now.arrow)
        self.checks = sheet.number(13, self.checks, now.checks)
        self.shot = sheet.number(14, self.shot, now.shot)
        self.first_eleven = sheet.number(15, self.first_eleven, now.first_eleven)
        self.first_bench = sheet.number(16, self.first_bench, now.first_bench)
        self.subs = sheet.number(17, self.subs, now.subs)
        self.total = sheet.number(18, self.total, now.total)
        self.goals = sheet.number(19, self.goals, now.goals)
        self.earlier = sheet.number(20, self.earlier, now.earlier)
        self.kicks = sheet.number(21, self.kicks, now.kicks)
        self.kick_goals = sheet.number(22, self.kick_goals, now.kick_goals)
        self.had_rows = sheet.number(23, self.had_rows, now.had_rows)
        self.arrow_rows = sheet.number(24, self.arrow_rows, now.arrow_rows)
        self.turn_low = sheet.number(25, self.turn_low, now.turn_low)
        self.turn_high = sheet.number(26, self.turn_high, now.turn_high)
        self.rows = sheet.thing(27, self.rows, now.rows)
        self.lost = sheet.thing(28, self.lost, now.lost)
        self.kickers = sheet.thing(29, self.kickers, now.kickers)
        self.card = sheet.number(30, self.card, now.card)
        self.first_card = sheet.number(31, self.first_card, now.first_card)


NO_ROWS: Final[list[i64]] = [0, 0, 0, 0]
NO_MEN: Final[list[i64]] = []


def new_side(book: Book, team: i64) -> Side:
    """A side before anything was chosen: all men and all tactic cards lie in the box."""
    empty = [Pile(0, 0, None) for pile in range(5)]
    men = Pile(book.clubs[team].stock.whole, 30, None)
    shown = Pile(1 << FINAL, 1, None)
    away = Pile(book.stocks[0].whole & ~(1 << FINAL), 29, None)
    return Side(book, team, empty[0], empty[1], men, empty[2], empty[3], shown, empty[4], away)
