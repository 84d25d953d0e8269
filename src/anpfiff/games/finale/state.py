"""The state of a match of Finale: two sides, and what the period, the attack and the cup have come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.fields import Field, Fields, Fixed, Parts
from anpfiff.core.kinds import EACH_SEAT, UNLIMITED, EitherSide, Flag, ListOf, Number, OneOf
from anpfiff.core.pile import OPEN, OWNER, Place, count, some
from anpfiff.core.state import Result, State
from anpfiff.errors import Malformed
from anpfiff.football.bracket import by_round
from anpfiff.football.score import LEVEL
from anpfiff.games.finale.cards import GOALKEEPER
from anpfiff.games.finale.side import NO_MEN, Side
from anpfiff.games.finale.side_fields import FIELDS as SIDE
from anpfiff.games.finale.side_fields import MEN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.pile import Pile, Stock
    from anpfiff.core.rng import Rng
    from anpfiff.core.sheet import Sheet
    from anpfiff.games.finale.book import Book
    from anpfiff.games.finale.side import Side


NO_MAN: Final = -1

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

FULL_TIME: Final = 0
EXTRA_TIME: Final = 1
SHOOT_OUT: Final = 2
AGGREGATE: Final = 3
AWAY_GOALS: Final = 4
CUP: Final = 5
REASONS: Final = ["full_time", "extra_time", "shoot_out", "aggregate", "away_goals", "cup"]


MOST_SEATS: Final = 8
MAN: Final = Number(MEN - 1, NO_MAN)
ROLE: Final = EitherSide()
SEAT_OR_BYE: Final = Number(MOST_SEATS - 1, -1)

FIELDS: Final = Fields(
    "FinaleView",
    [
        Fixed("book"),
        Field("period", Number(8)),
        Field("attack", Number(4)),
        Field("attacks", Number(4)),
        Field("stage", Number(1)),
        Field("bonus", Number(4)),
        Field("series", Number(5)),
        Field("leg", Number(2)),
        Field("round", Number(8)),
        Field("attacker", ROLE),
        Field("attacking", ROLE),
        Field("starter", ROLE),
        Field("counter_used", Flag()),
        Field("won", Flag()),
        Field("entrants", ListOf(SEAT_OR_BYE, room=MOST_SEATS)),
        Field("winners", ListOf(SEAT_OR_BYE, room=MOST_SEATS)),
        Field("out", ListOf(Number(MOST_SEATS), EACH_SEAT)),
        Field("tally", ListOf(Number(UNLIMITED), EACH_SEAT)),
        Field("subject", MAN),
        Field("last", MAN),
        Field("winner", Number(1, LEVEL)),
        Field("reason", OneOf(REASONS)),
        Parts("sides", SIDE, 2),
    ],
)


@mypyc_attr(acyclic=True)
@final
class Match(State):
    """The whole table."""

    __slots__ = FIELDS.slots

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
        """A copy that shares nothing that changes. Made from the fields: `make clones` regenerates it."""
        other = Match(self.book, [self.sides[0].clone(), self.sides[1].clone()])
        self.copy_to(other)
        other.period = self.period
        other.attack = self.attack
        other.attacks = self.attacks
        other.stage = self.stage
        other.bonus = self.bonus
        other.series = self.series
        other.leg = self.leg
        other.round = self.round
        other.attacker = self.attacker
        other.attacking = self.attacking
        other.starter = self.starter
        other.counter_used = self.counter_used
        other.won = self.won
        other.entrants = self.entrants
        other.winners = self.winners
        other.out = self.out
        other.tally = self.tally
        other.subject = self.subject
        other.last = self.last
        other.winner = self.winner
        other.reason = self.reason
        return other

    def follow(self, now: State, sheets: list[Sheet]) -> None:
        """Become what it is now and write what has changed. Made from the fields: `make clones` regenerates it."""
        assert isinstance(now, Match)
        sheet = sheets[0]
        self.period = sheet.number(0, self.period, now.period)
        self.attack = sheet.number(1, self.attack, now.attack)
        self.attacks = sheet.number(2, self.attacks, now.attacks)
        self.stage = sheet.number(3, self.stage, now.stage)
        self.bonus = sheet.number(4, self.bonus, now.bonus)
        self.series = sheet.number(5, self.series, now.series)
        self.leg = sheet.number(6, self.leg, now.leg)
        self.round = sheet.number(7, self.round, now.round)
        self.attacker = sheet.number(8, self.attacker, now.attacker)
        self.attacking = sheet.number(9, self.attacking, now.attacking)
        self.starter = sheet.number(10, self.starter, now.starter)
        self.counter_used = sheet.flag(11, self.counter_used, now.counter_used)
        self.won = sheet.flag(12, self.won, now.won)
        self.entrants = sheet.thing(13, self.entrants, now.entrants)
        self.winners = sheet.thing(14, self.winners, now.winners)
        self.out = sheet.thing(15, self.out, now.out)
        self.tally = sheet.thing(16, self.tally, now.tally)
        self.subject = sheet.number(17, self.subject, now.subject)
        self.last = sheet.number(18, self.last, now.last)
        self.winner = sheet.number(19, self.winner, now.winner)
        self.reason = sheet.number(20, self.reason, now.reason)
        for k, one in enumerate(self.sides):
            one.follow(now.sides[k], sheets[1 + k])

    def fields(self) -> Fields:
        """All of the above."""
        return FIELDS

    def check(self) -> None:
        """Two clubs, each with one goalkeeper at most."""
        if self.sides[0].team == self.sides[1].team:
            raise Malformed("sides: both lead the same club")
        if any(count(side.row(GOALKEEPER)) > 1 for side in self.sides):
            raise Malformed("pitch: two goalkeepers")

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
        """Whether extra time has begun, be it only with the drawing of its hands."""
        return self.period > 6 or self.reason == EXTRA_TIME

    def deal_unseen(self, rng: Rng) -> None:
        """T19  Deal the other coach's cards as he may have chosen them: white and one colour, or by the quota."""
        for side in self.sides:
            if not side.hand.is_down():
                continue
            unseen: i64 = self.book.stocks[0].whole & ~side.shown.cards()
            chosen: i64 = possible_cards(self.book, side, unseen, self.is_extra_time(), rng)
            short: i64 = side.hand.size + side.deck.size + side.spent.size - count(chosen)
            if short > 0:
                chosen |= some(unseen & ~chosen, short, rng)
            hand: i64 = some(chosen, side.hand.size, rng)
            deck: i64 = some(chosen & ~hand, side.deck.size, rng)
            spent: i64 = some(chosen & ~hand & ~deck, side.spent.size, rng)
            side.hand.deal(hand, rng)
            side.deck.deal(deck, rng)
            side.spent.deal(spent, rng)
            side.away.deal(unseen & ~hand & ~deck & ~spent, rng)

    def result(self) -> Result:
        """Goals after 90 or 120 minutes, kicks apart; in a knock-out cup the places are the rounds reached (T18)."""
        if self.book.format == "cup":
            return self._cup_result()
        first, second = self.sides
        kicks = [0, 0]
        kicks[self.roles[0]], kicks[self.roles[1]] = int(first.kick_goals), int(second.kick_goals)
        places = [[0, 1]]
        if self.winner != LEVEL:
            places = [[int(self.roles[self.winner])], [int(self.roles[1 - self.winner])]]
        details: dict[str, list[int] | str] = {"kicks": kicks} if self.reason == SHOOT_OUT else {}
        return Result(places, self.score_so_far(), REASONS[self.reason], details)

    def score_so_far(self) -> list[int]:
        """Goals of both legs; in a knock-out cup those of all ties that are over."""
        if self.book.format == "cup":
            return [int(goals) for goals in self.tally]
        score = [0, 0]
        for role, side in enumerate(self.sides):
            score[self.roles[role]] = int(side.goals + side.earlier)
        return score

    def _cup_result(self) -> Result:
        places = by_round([fell or self.round + 1 for fell in self.out])
        return Result(places, self.score_so_far(), REASONS[CUP])


def possible_cards(book: Book, side: Side, unseen: i64, is_extra_time: bool, rng: Rng) -> i64:
    """T19  A set of cards that hand, pile and spent cards may be made of: white and one colour, or by the quota."""
    if is_extra_time:
        return in_extra_time(book, side, unseen, rng)
    if book.deck_mode == "free_choice":
        return by_quota(book, side, unseen, rng)
    if book.deck_mode == "white_plus_colours":
        return (book.white & unseen) | by_quota(book, side, unseen, rng)
    return (book.white | book.tactics.of_colour[possible_colour(book, side, rng)]) & unseen


def in_extra_time(book: Book, side: Side, unseen: i64, rng: Rng) -> i64:
    """F12.1  The white cards, and if the hand was kept so many others as there must be."""
    white: i64 = book.white & unseen
    missing: i64 = side.hand.size + side.deck.size + side.spent.size - count(white)
    if missing <= 0:
        return white
    others: i64 = unseen & ~white
    if book.deck_mode == "white_plus_colours":
        others &= book.to_choose
    elif book.deck_mode != "free_choice":
        others &= book.tactics.of_colour[possible_colour(book, side, rng)]
    return white | some(others, missing, rng)


def possible_colour(book: Book, side: Side, rng: Rng) -> i64:
    """Purple in the starter deck, the colour that has been shown, or any."""
    colour: i64 = 1
    while colour < 5:
        if book.deck_mode == "starter" or book.tactics.of_colour[colour] & side.shown.cards():
            return colour
        colour += 1
    return 1 + rng.below(4)


def by_quota(book: Book, side: Side, unseen: i64, rng: Rng) -> i64:
    """F2.4, D15  Of each strength as many cards as the quota leaves, and those of any strength that are left."""
    found: i64 = 0
    spare: i64 = book.quota[0]
    strength: i64 = 1
    while strength < 6:
        cards: i64 = book.tactics.of_strength[strength] & book.to_choose
        left: i64 = book.quota[strength] - count(cards & side.shown.cards())
        found |= some(cards & unseen, max(left, 0), rng)
        spare += min(left, 0)
        strength += 1
    return found | some(book.to_choose & unseen & ~found, max(spare, 0), rng)
