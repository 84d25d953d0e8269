"""The state of a match of Finale: two sides, and what the period, the attack and the cup have come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.pile import OPEN, OWNER, Pile, Place, count, some
from anpfiff.core.state import Result, State
from anpfiff.games.finale.cards import ANYONE, DEFENDER, FINAL, FORWARD, GOALKEEPER, MIDFIELDER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.pile import Stock
    from anpfiff.core.rng import Rng
    from anpfiff.games.finale.book import Book

NO_MAN: Final = -1
NO_CARD: Final = -1

PLACES: Final = [
    Place(name, role, sight)
    for role in (0, 1)
    for name, sight in (
        ("pitch", OPEN),
        ("bench", OPEN),
        ("box", OPEN),
        ("hand", OWNER),
        ("deck", OWNER),
        ("shown", OPEN),
        ("spent", OWNER),
        ("away", OWNER),
    )
]


@final
class Side:
    """One coach's side of the table."""

    __slots__ = (
        "arrow",
        "arrow_rows",
        "away",
        "bench",
        "book",
        "box",
        "card",
        "checks",
        "chips",
        "deck",
        "earlier",
        "fielded",
        "first_bench",
        "first_card",
        "first_eleven",
        "goals",
        "had_rows",
        "hand",
        "kick_goals",
        "kickers",
        "kicks",
        "lost",
        "pitch",
        "rows",
        "shot",
        "shown",
        "spent",
        "subs",
        "team",
        "total",
        "turn_high",
        "turn_low",
        "yellow",
    )

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
        """A copy that shares nothing that changes."""
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
        other.rows = self.rows
        other.turn_low = self.turn_low
        other.turn_high = self.turn_high
        other.yellow = self.yellow
        other.chips = self.chips
        other.fielded = self.fielded
        other.arrow = self.arrow
        other.arrow_rows = self.arrow_rows
        other.checks = self.checks
        other.had_rows = self.had_rows
        other.lost = self.lost
        other.subs = self.subs
        other.first_eleven = self.first_eleven
        other.first_bench = self.first_bench
        other.card = self.card
        other.first_card = self.first_card
        other.total = self.total
        other.goals = self.goals
        other.earlier = self.earlier
        other.kickers = self.kickers
        other.kicks = self.kicks
        other.kick_goals = self.kick_goals
        other.shot = self.shot
        return other


NO_ROWS: list[i64] = [0, 0, 0, 0]
NO_MEN: list[i64] = []


def new_side(book: Book, team: i64) -> Side:
    """A side before anything was chosen: all men and all tactic cards lie in the box."""
    empty = [Pile(0, 0, None) for pile in range(5)]
    men = Pile(book.clubs[team].stock.whole, 30, None)
    shown = Pile(1 << FINAL, 1, None)
    away = Pile(book.stocks[0].whole & ~(1 << FINAL), 29, None)
    return Side(book, team, empty[0], empty[1], men, empty[2], empty[3], shown, empty[4], away)


FULL_TIME: Final = 0
EXTRA_TIME: Final = 1
SHOOT_OUT: Final = 2
AGGREGATE: Final = 3
AWAY_GOALS: Final = 4
CUP: Final = 5
REASONS: Final = ["full_time", "extra_time", "shoot_out", "aggregate", "away_goals", "cup"]

LEVEL: Final = -1
"""As `winner`: nobody."""


@final
class Match(State):
    """The whole table."""

    __slots__ = (
        "attack",
        "attacker",
        "attacking",
        "attacks",
        "bonus",
        "book",
        "counter_used",
        "entrants",
        "last",
        "leg",
        "out",
        "period",
        "reason",
        "round",
        "series",
        "sides",
        "stage",
        "starter",
        "subject",
        "tally",
        "winner",
        "winners",
        "won",
    )

    def __init__(self, book: Book, sides: list[Side]) -> None:
        super().__init__()
        self.book: Book = book
        self.sides: list[Side] = sides
        self.period: i64 = 0
        self.attacker: i64 = 0
        """Who attacks in this period."""
        self.attack: i64 = 0
        self.attacks: i64 = 0
        self.counter_used: bool = False
        self.attacking: i64 = 0
        """Who attacks in this action: the attacker, or the defender when he counters; in a shoot-out who kicks."""
        self.stage: i64 = 0
        self.bonus: i64 = 0
        self.won: bool = False
        """Whether the attacking side won the last action."""
        self.subject: i64 = NO_MAN
        """The man who is being rolled for, replaced or taken off."""
        self.last: i64 = NO_MAN
        """The man fielded last."""
        self.starter: i64 = 0
        """Who has the first kick of the shoot-out."""
        self.series: i64 = 0
        """How many kicks each side has in this part of the shoot-out."""
        self.winner: i64 = LEVEL
        self.reason: i64 = FULL_TIME
        # Cups.
        self.leg: i64 = 1
        self.round: i64 = 0
        self.entrants: list[i64] = NO_MEN
        """The seats still to play in this round, in the order of the bracket; -1 is a bye."""
        self.winners: list[i64] = NO_MEN
        """The seats that have reached the next round."""
        self.out: list[i64] = NO_MEN
        """By seat: the round it was knocked out in, 0 while it is in."""
        self.tally: list[i64] = NO_MEN
        """By seat: goals in the whole cup."""

    def clone(self) -> Match:
        """A copy that shares nothing that changes; lists that are replaced and never changed may be shared."""
        other = Match(self.book, [self.sides[0].clone(), self.sides[1].clone()])
        self.copy_to(other)
        other.period = self.period
        other.attacker = self.attacker
        other.attack = self.attack
        other.attacks = self.attacks
        other.counter_used = self.counter_used
        other.attacking = self.attacking
        other.stage = self.stage
        other.bonus = self.bonus
        other.won = self.won
        other.subject = self.subject
        other.last = self.last
        other.starter = self.starter
        other.series = self.series
        other.winner = self.winner
        other.reason = self.reason
        other.leg = self.leg
        other.round = self.round
        other.entrants = self.entrants
        other.winners = self.winners
        other.out = self.out
        other.tally = self.tally
        return other

    def places(self) -> list[Place]:
        """Eight piles for each side."""
        return PLACES

    def piles(self) -> list[Pile]:
        """Eight piles for each side, in the order of `places`."""
        found: list[Pile] = []
        for side in self.sides:
            found += [side.pitch, side.bench, side.box]
            found += [side.hand, side.deck, side.shown, side.spent, side.away]
        return found

    def stocks(self) -> list[Stock]:
        """Each side has the men of its club and a set of tactic cards."""
        found: list[Stock] = []
        for role, side in enumerate(self.sides):
            found += [self.book.clubs[side.team].stock] * 3 + [self.book.stocks[role]] * 5
        return found

    def is_extra_time(self) -> bool:
        """Whether the periods after ninety minutes are being played."""
        return self.period > 6

    def deal_unseen(self, rng: Rng) -> None:
        """T19  Deal the other coach's cards as he may have chosen them: white and one colour, or by the quota."""
        for side in self.sides:
            if not side.hand.is_down():
                continue
            unseen: i64 = self.book.stocks[0].whole & ~side.shown.cards()
            chosen: i64 = self._possible_cards(side, unseen, rng)
            hand: i64 = some(chosen, side.hand.size, rng)
            deck: i64 = some(chosen & ~hand, side.deck.size, rng)
            spent: i64 = some(chosen & ~hand & ~deck, side.spent.size, rng)
            side.hand.deal(hand, rng)
            side.deck.deal(deck, rng)
            side.spent.deal(spent, rng)
            side.away.deal(unseen & ~hand & ~deck & ~spent, rng)

    def _possible_cards(self, side: Side, unseen: i64, rng: Rng) -> i64:
        in_play: i64 = side.hand.size + side.deck.size + side.spent.size
        white: i64 = self.book.white & unseen
        if self.is_extra_time() and count(white) >= in_play:
            return white
        if self.book.deck_mode == "free_choice":
            others = self._by_quota(side, unseen, rng)
        else:
            others = self._of_colour(self._possible_colour(side, rng)) & unseen
        if self.is_extra_time():
            missing: i64 = min(in_play - count(white), count(others & ~white))
            return white | some(others & ~white, missing, rng)
        return others if self.book.deck_mode == "free_choice" else white | others

    def _of_colour(self, colour: i64) -> i64:
        found: i64 = 0
        card: i64 = 0
        while card < 30:
            if self.book.tactics.colour[card] == colour:
                found |= 1 << card
            card += 1
        return found

    def _possible_colour(self, side: Side, rng: Rng) -> i64:
        if self.book.deck_mode == "starter":
            return 1
        colour: i64 = 1
        while colour < 5:
            if self._of_colour(colour) & side.shown.cards():
                return colour
            colour += 1
        return 1 + rng.below(4)

    def _by_quota(self, side: Side, unseen: i64, rng: Rng) -> i64:
        found: i64 = 0
        strength: i64 = 1
        while strength < 6:
            of_strength: i64 = 0
            card: i64 = 0
            while card < 30:
                if self.book.tactics.strength[card] == strength and card != FINAL:
                    of_strength |= 1 << card
                card += 1
            left: i64 = self.book.quota[strength] - count(of_strength & side.shown.cards())
            found |= some(of_strength & unseen, max(left, 0), rng)
            strength += 1
        return found

    def result(self) -> Result:
        """Goals after 90 or 120 minutes, kicks apart; in a knock-out cup the places are the rounds reached (T18)."""
        if self.book.format == "cup":
            return self._cup_result()
        first, second = self.sides
        score = [0, 0]
        kicks = [0, 0]
        score[self.roles[0]] = int(first.goals + first.earlier)
        score[self.roles[1]] = int(second.goals + second.earlier)
        kicks[self.roles[0]], kicks[self.roles[1]] = int(first.kick_goals), int(second.kick_goals)
        places = [[0, 1]]
        if self.winner != LEVEL:
            places = [[int(self.roles[self.winner])], [int(self.roles[1 - self.winner])]]
        details = {"kicks": kicks} if self.reason == SHOOT_OUT else {}
        return Result(places, score, REASONS[self.reason], details)

    def _cup_result(self) -> Result:
        rounds: dict[int, list[int]] = {}
        for seat, fell in enumerate(self.out):
            rounds.setdefault(int(fell) if fell else int(self.round) + 1, []).append(seat)
        places = [rounds[fell] for fell in sorted(rounds, reverse=True)]
        return Result(places, [int(goals) for goals in self.tally], REASONS[CUP])
