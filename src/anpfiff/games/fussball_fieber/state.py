"""The state of a World Cup of Fußball-Fieber: the camps of all coaches, the piles, and how far the cup has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.fields import Field, Fields, Fixed, Parts
from anpfiff.core.kinds import EACH_SEAT, At, ByName, ListOf, Maybe, Number, OneOf, PileOf, Seat
from anpfiff.core.pile import NOBODY as UNSEEN
from anpfiff.core.pile import OPEN, OWNER, Pile, Place
from anpfiff.core.state import Result, State
from anpfiff.errors import Malformed
from anpfiff.games.fussball_fieber.camp import FIELDS as CAMP
from anpfiff.games.fussball_fieber.camp import GROUP, NO_TEAM, ROUND, TEAM, Camp, boosts_of, kind_of, play_cards
from anpfiff.games.fussball_fieber.cards import ACTIONS, CATEGORIES, KINDS, TEAMS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.pile import Stock
    from anpfiff.core.rng import Rng
    from anpfiff.core.sheet import Sheet
    from anpfiff.games.fussball_fieber.book import Book


MOST_SEATS: Final = 4
NO_ROLE: Final = -1
NO_CARD: Final = -1
NONE: Final[list[i64]] = []

SHARED_PLACES: Final = [
    Place("deck", 0, UNSEEN),
    Place("discard", 0, OPEN),
    Place("table", 0, OPEN),
    Place("category_a", 0, OPEN),
    Place("category_b", 0, OPEN),
    Place("category_c", 0, OPEN),
    Place("drawn", 0, OPEN),
]
PLACES: Final = [
    SHARED_PLACES + [Place("hand", role, OWNER) for role in range(seats)] for seats in range(MOST_SEATS + 1)
]
"""By number of seats. Teams are drawn openly, so everybody knows which are left."""

GROUP_PHASE: Final = 0
ALONE: Final = 1
GROUP_BEST: Final = 2
WORLD_CHAMPION: Final = 3
LEVEL_FINAL: Final = 4
BY_LOT: Final = 5
REASONS: Final = ["group_phase", "alone", "group_best", "final", "level_final", "lot"]


def team_cards(at: At) -> Stock:
    """The team cards of a table."""
    stock: Stock = at.table.book.teams
    return stock


FIELDS: Final = Fields(
    "CupView",
    [
        Fixed("book"),
        Field("deck", PileOf(play_cards, UNSEEN)),
        Field("discard", PileOf(play_cards, OPEN)),
        Field("table", PileOf(play_cards, OPEN)),
        Field("categories", ByName("Category", CATEGORIES, PileOf(team_cards, OPEN))),
        Field("drawn", PileOf(team_cards, OPEN)),
        Field("match", Number(3)),
        Field("passes", Number(4)),
        Field("need", Number(8)),
        Field("stage", ROUND),
        Field("starter", Seat(NO_ROLE)),
        Field("card", Maybe(OneOf(KINDS))),
        Field("aimed_at", TEAM),
        Field("neutrals", ListOf(OneOf(TEAMS), room=4)),
        Field("champions", ListOf(Seat(), room=MOST_SEATS)),
        Field("reason", OneOf(REASONS)),
        Parts("camps", CAMP, EACH_SEAT),
    ],
)


@mypyc_attr(acyclic=True)
@final
class Cup(State):
    """The whole table."""

    __slots__ = FIELDS.slots

    def __init__(
        self,
        book: Book,
        camps: list[Camp],
        categories: list[Pile],
        drawn: Pile,
        deck: Pile,
        discard: Pile,
        table: Pile,
    ) -> None:
        super().__init__()
        self.book: Book = book
        self.camps: list[Camp] = camps
        # Team cards, and play cards that are in nobody's hand.
        self.categories: list[Pile] = categories
        self.drawn: Pile = drawn
        self.deck: Pile = deck
        self.discard: Pile = discard
        self.table: Pile = table
        """The play cards that lie on teams; which on which is kept in the camps."""
        # How far the cup has come.
        self.stage: i64 = GROUP
        self.match: i64 = 0
        """The match of the group phase."""
        self.starter: i64 = NO_ROLE
        self.passes: i64 = 0
        """How many coaches have passed in a row."""
        self.need: i64 = 0
        """Cards still to be drawn in this exchange or deal."""
        self.card: i64 = NO_CARD
        """The reaction that is being aimed, or the card exchanged last."""
        self.aimed_at: i64 = NO_ROLE
        """The team on which the reaction is played."""
        self.neutrals: list[i64] = NONE
        """Teams that nobody leads in the semi-final."""
        self.champions: list[i64] = NONE
        self.reason: i64 = GROUP_PHASE

    def clone(self) -> Cup:
        """A copy that shares nothing that changes. Made from the fields: `make clones` regenerates it."""
        other = Cup(
            self.book,
            [one.clone() for one in self.camps],
            [self.categories[0].clone(), self.categories[1].clone(), self.categories[2].clone()],
            self.drawn.clone(),
            self.deck.clone(),
            self.discard.clone(),
            self.table.clone(),
        )
        self.copy_to(other)
        other.match = self.match
        other.passes = self.passes
        other.need = self.need
        other.stage = self.stage
        other.starter = self.starter
        other.card = self.card
        other.aimed_at = self.aimed_at
        other.neutrals = self.neutrals
        other.champions = self.champions
        other.reason = self.reason
        return other

    def follow(self, now: State, sheets: list[Sheet]) -> None:
        """Become what it is now and write what has changed. Made from the fields: `make clones` regenerates it."""
        assert isinstance(now, Cup)
        sheet = sheets[0]
        sheet.pile(0, self.deck, now.deck)
        sheet.pile(1, self.discard, now.discard)
        sheet.pile(2, self.table, now.table)
        sheet.piles(3, self.categories, now.categories)
        sheet.pile(4, self.drawn, now.drawn)
        self.match = sheet.number(5, self.match, now.match)
        self.passes = sheet.number(6, self.passes, now.passes)
        self.need = sheet.number(7, self.need, now.need)
        self.stage = sheet.number(8, self.stage, now.stage)
        self.starter = sheet.number(9, self.starter, now.starter)
        self.card = sheet.number(10, self.card, now.card)
        self.aimed_at = sheet.number(11, self.aimed_at, now.aimed_at)
        self.neutrals = sheet.thing(12, self.neutrals, now.neutrals)
        self.champions = sheet.thing(13, self.champions, now.champions)
        self.reason = sheet.number(14, self.reason, now.reason)
        for k, one in enumerate(self.camps):
            one.follow(now.camps[k], sheets[1 + k])

    def places(self) -> list[Place]:
        """Seven piles on the table, and a hand for each coach."""
        return PLACES[len(self.camps)]

    def piles(self) -> list[Pile]:
        """All piles, in the order of `places`."""
        return [self.deck, self.discard, self.table, *self.categories, self.drawn, *[camp.hand for camp in self.camps]]

    def stocks(self) -> list[Stock]:
        """Play cards and teams."""
        cards, teams = self.book.stock, self.book.teams
        return [cards, cards, cards, teams, teams, teams, teams, *[cards] * len(self.camps)]

    def deal_unseen(self, rng: Rng) -> None:
        """Deal the hands that lie face down as coaches keep them, the rest to the deck; a fresh deal is any deal."""
        stock = self.book.stock
        unseen: i64 = stock.without(stock.whole, self.discard.cards() + self.table.cards())
        for camp in self.camps:
            if not camp.hand.is_down():
                unseen = stock.without(unseen, camp.hand.cards())
        for camp in self.camps:
            if camp.hand.is_down():
                size: i64 = camp.hand.size
                hand: i64 = stock.some(unseen, size, rng) if self.need else kept(self.book, unseen, size, rng)
                unseen = stock.without(unseen, hand)
                camp.hand.deal(hand, rng)
        self.deck.deal(unseen, rng)

    def fields(self) -> Fields:
        """All of the above."""
        return FIELDS

    def check(self) -> None:
        """Cards on teams lie on the table, in order; teams are led, met and drawn as they must be."""
        if self.aimed_at != NO_TEAM and self.card < len(ACTIONS):
            raise Malformed("aimed_at: expected a reaction card to aim")
        if any(camp.laid != sorted(camp.laid) or camp.against != sorted(camp.against) for camp in self.camps):
            raise Malformed("laid, against: expected cards in their order")
        check_table(self)
        check_teams(self)

    def playing(self) -> list[i64]:
        """The roles that are still in the cup."""
        return [role for role in range(len(self.camps)) if self.camps[role].is_in]

    def number_in(self) -> i64:
        """How many coaches are still in the cup."""
        found: i64 = 0
        for camp in self.camps:
            if camp.is_in:
                found += 1
        return found

    def strength(self, role: i64) -> i64:
        """The strength of a coach's team now."""
        camp = self.camps[role]
        return self.book.base[camp.team] + worth(self.book, camp.laid) + camp.jokers_on * self.book.joker_value

    def opposition(self, role: i64) -> i64:
        """The strength of the team he meets."""
        camp = self.camps[role]
        if camp.rival >= 0:
            return self.strength(camp.rival)
        return self.book.strength[camp.opponent] + worth(self.book, camp.against)

    def score(self, role: i64) -> i64:
        """F4.2  The score of a match: the difference of the two strengths."""
        return self.strength(role) - self.opposition(role)

    def ranking(self) -> list[list[int]]:
        """T6  The winners first, then the others by the round they reached, by points and by difference."""
        ranks: dict[tuple[int, int, int, int], list[int]] = {}
        for role, camp in enumerate(self.camps):
            crown = 1 if role in self.champions else 0
            rank = (crown, 0, 0, 0) if crown else (0, int(camp.round), int(camp.points), int(camp.difference()))
            ranks.setdefault(rank, []).append(role)
        return [ranks[rank] for rank in sorted(ranks, reverse=True)]

    def result(self) -> Result:
        """T6  All coaches by their places."""
        return Result(
            self.ranking(),
            self.score_so_far(),
            REASONS[self.reason],
            {
                "difference": [int(camp.difference()) for camp in self.camps],
                "rounds": [int(camp.round) for camp in self.camps],
            },
        )

    def score_so_far(self) -> list[int]:
        """The points of the group phase."""
        return [int(camp.points) for camp in self.camps]


def worth(book: Book, laid: list[i64]) -> i64:
    """What the cards on a team add to its strength."""
    found: i64 = 0
    for card in laid:
        found += book.value[card >> 4] + (card & 3) * book.boost
    return found


def new_cup(book: Book, seats: i64) -> Cup:
    """The table before anything is chosen: all teams in their categories, all play cards in the draw pile."""
    categories: list[Pile] = []
    for teams in book.category:
        pile = Pile(0, 0, None)
        pile.fill(teams)
        categories.append(pile)
    stock = book.stock
    camps = [Camp(stock.bag(0)) for seat in range(seats)]
    return Cup(book, camps, categories, Pile(0, 0, None), stock.bag(stock.whole), stock.bag(0), stock.bag(0))


def check_table(s: Cup) -> None:
    """The cards in the camps, and a reaction that is being aimed, are those that lie on the table."""
    ids = [] if s.aimed_at == NO_TEAM else [KINDS[s.card]]
    for camp in s.camps:
        for laid in [*camp.laid, *camp.against]:
            ids.append(ACTIONS[kind_of(laid)])
            ids += [KINDS[s.book.strengthener]] * int(boosts_of(laid))
    if s.book.stock.read(ids) != s.table.cards():
        raise Malformed("table: other cards than those in the camps")


def check_teams(s: Cup) -> None:
    """No team is led or met twice, and all of them are drawn."""
    used: list[int] = []
    for role, camp in enumerate(s.camps):
        used += [int(team) for team in [camp.team, *camp.group] if team != NO_TEAM]
        if camp.rival >= 0 and (camp.rival == role or s.camps[camp.rival].team != camp.opponent):
            raise Malformed("rival: does not lead the opponent")
        if camp.opponent != NO_TEAM and not s.drawn.has(camp.opponent):
            raise Malformed("opponent: has not been drawn")
    if len(set(used)) != len(used) or not all(s.drawn.has(team) for team in used):
        raise Malformed("camps: expected every team once, and drawn")


ALIKE: Final = 360
"""The weight of a card that nobody hurries to play."""


def weight(book: Book, kind: i64, played: i64) -> i64:
    """How likely a card is still held, beside another, when its coach has played so many.

    A strong card goes first: what counts is its value times its duration. A reaction waits for its moment. With these
    weights an imagined hand is as strong as those that coaches keep who follow the advice (`python -m bench.hands`).
    """
    if kind >= len(book.value):
        return ALIKE
    value: i64 = book.value[kind]
    worth: i64 = (value if value > 0 else -value) * book.duration[kind]
    return 3 * ALIKE // (3 + played * (worth - 1))


def kept(book: Book, unseen: i64, size: i64, rng: Rng) -> i64:
    """A hand of this size out of the cards that nobody sees."""
    stock = book.stock
    played: i64 = book.hand - size if size < book.hand else 0
    if not played:
        return stock.some(unseen, size, rng)
    kinds = stock.kinds(unseen)
    copies: list[i64] = [stock.copies(unseen, kind) for kind in kinds]
    weights: list[i64] = [weight(book, kind, played) for kind in kinds]
    found: i64 = 0
    for i in range(size):
        total: i64 = 0
        for k in range(len(kinds)):
            total += copies[k] * weights[k]
        left: i64 = rng.below(total)
        at: i64 = 0
        while left >= copies[at] * weights[at]:
            left -= copies[at] * weights[at]
            at += 1
        copies[at] -= 1
        found += stock.one_of(kinds[at])
    return found
