"""The state of a World Cup: who leads which team, the tokens of the matches now played, and how far all have come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.fields import Field, Fields, Fixed
from anpfiff.core.kinds import EACH_SEAT, UNLIMITED, At, Flag, ListOf, Maybe, Number, OneOf, PileOf, Seat, SetOf
from anpfiff.core.pile import NOBODY as UNSEEN
from anpfiff.core.pile import OPEN, OWNER, Stock
from anpfiff.core.state import Result, State
from anpfiff.errors import Malformed
from anpfiff.football.bracket import by_round
from anpfiff.games.world_cup.cards import CARDS, NATIONS, RANKS
from anpfiff.games.world_cup.events import STAGES
from anpfiff.games.world_cup.rows import Row, filled

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.pile import Pile, Place
    from anpfiff.core.sheet import Sheet
    from anpfiff.games.world_cup.book import Book

NOBODY: Final = -1
NO_CARD: Final = -1

GROUP: Final = 0
ROUND_OF_16: Final = 1
QUARTER_FINAL: Final = 2
SEMI_FINAL: Final = 3
FINAL: Final = 4
CHAMPION: Final = 5
"""As the round a seat has reached: it has won the final."""

BY_FINAL: Final = 0
BOTH_FINALISTS: Final = 1
LAST_SEAT: Final = 2
REASONS: Final = ["final", "both_finalists", "last_seat"]

EMPTY: Final[list[i64]] = []
NO_DICE: Final[list[i64]] = [0] * len(RANKS)
PART: Final = 6
"""A match that is over takes so many numbers in `results`: stage, two teams, their goals, and who won (or nobody)."""


USES: Final = [*CARDS, "stopping"]
"""What can be done with a card; with a defence card there are two things."""


def cards(at: At) -> Stock:
    """There is one deck."""
    stock: Stock = at.table.book.stock
    return stock


NATION: Final = OneOf(NATIONS)

FIELDS: Final = Fields(
    "CupView",
    [
        Fixed("book"),
        Field("replays", Number(UNLIMITED)),
        Field("passed", Number(2)),
        Field("to_draw", Number(91)),
        Field("turns", Number(16)),
        Field("part", Number(2)),
        Field("row", Number(95)),
        Field("group", Number(8)),
        Field("stage", OneOf(STAGES, "Stage")),
        Field("is_replay", Flag()),
        Field("hands", ListOf(PileOf(cards, OWNER), EACH_SEAT)),
        Field("deck", PileOf(cards, UNSEEN)),
        Field("discard", PileOf(cards, OPEN)),
        Field("aside", PileOf(cards, UNSEEN)),
        Field("extras", SetOf(Seat())),
        Field("active", SetOf(Seat())),
        Field("playing", SetOf(Seat())),
        Field("drawer", Seat(NOBODY)),
        Field("winner", Seat(NOBODY)),
        Field("reason", OneOf(REASONS)),
        Field("card", Maybe(OneOf(USES))),
        Field("owners", ListOf(Seat(NOBODY), len(NATIONS))),
        Field("team", Maybe(NATION)),
        Field("champion", Maybe(NATION)),
        Field("teams", ListOf(NATION, room=96)),
        Field("lots", ListOf(NATION, room=4)),
        Field("qualified", ListOf(NATION, room=16)),
        Field("laid", SetOf(NATION)),
        Field("level", ListOf(SetOf(NATION), room=16)),
        Field("rows", ListOf(Row(), room=96, is_changed=True)),
        Field("dice", ListOf(Number(4), len(RANKS))),
        Field("kicks", ListOf(Number(UNLIMITED), room=4)),
        Field("results", ListOf(Number(UNLIMITED, NOBODY), room=64 * PART)),
        Field("tally", ListOf(Number(UNLIMITED), EACH_SEAT)),
        Field("best", ListOf(Number(CHAMPION), EACH_SEAT)),
    ],
)


@mypyc_attr(acyclic=True)
@final
class Cup(State):
    """The whole table. Lists are replaced and never changed, but for `rows`."""

    __slots__ = FIELDS.slots

    def __init__(self, book: Book, hands: list[Pile], deck: Pile, discard: Pile, aside: Pile) -> None:
        super().__init__()
        self.book: Book = book
        self.hands: list[Pile] = hands
        self.deck: Pile = deck
        """Cards that lie face down; those of a pile that was counted off from them are not told apart from the rest."""
        self.discard: Pile = discard
        self.aside: Pile = aside
        self.owners: list[i64] = [NOBODY] * len(NATIONS)
        """By team: the seat that leads it."""
        self.extras: i64 = 0
        """Seats that have drawn one team more."""
        self.active: i64 = 0
        """Seats that still have a team in the tournament."""
        self.playing: i64 = 0
        """Seats that take turns now."""
        self.stage: i64 = GROUP
        self.is_replay: bool = False
        self.replays: i64 = 0
        """How often matches of this stage have been replayed."""
        self.passed: i64 = 0
        """How often the deck has been gone through in the group phase."""
        self.to_draw: i64 = 0
        """Cards of the pile in play."""
        self.turns: i64 = 0
        """Turns still to come after the last card of the group phase."""
        self.drawer: i64 = NOBODY
        """The seat that drew last."""
        # The matches that are played now.
        self.teams: list[i64] = EMPTY
        """The teams of the matches, left and right in turn."""
        self.rows: list[i64] = []
        """The tokens of each of these teams."""
        # The card that is being played.
        self.card: i64 = NO_CARD
        self.part: i64 = 0
        """Which token of the card is laid next."""
        self.laid: i64 = 0
        """The teams that have got a token of this card."""
        self.team: i64 = NOBODY
        """The team whose match is asked for; of a card with several tokens the team that got one last."""
        self.row: i64 = 0
        """The row that a penalty is for."""
        # The end of a phase.
        self.dice: list[i64] = NO_DICE
        """By rank: how many modifier dice show it."""
        self.group: i64 = 0
        """The group, or the match, that is being reckoned or settled."""
        self.level: list[i64] = EMPTY
        """By group (1930) or knock-out match: the teams that are still level, or the one that has won."""
        self.lots: list[i64] = EMPTY
        """The teams that a lot has put first in this group."""
        self.qualified: list[i64] = EMPTY
        """2002: the teams that have come through the groups, group by group, the winner first."""
        self.kicks: list[i64] = EMPTY
        """In a shoot-out: goals of both teams, kicks of both teams."""
        # What has come of it.
        self.results: list[i64] = EMPTY
        self.tally: list[i64] = EMPTY
        """By seat: goals of all its teams."""
        self.best: list[i64] = EMPTY
        """By seat: the last round that one of its teams has reached."""
        self.champion: i64 = NOBODY
        self.winner: i64 = NOBODY
        self.reason: i64 = BY_FINAL

    def clone(self) -> Cup:
        """A copy that shares nothing that changes. Made from the fields: `make clones` regenerates it."""
        other = Cup(
            self.book,
            [one.clone() for one in self.hands],
            self.deck.clone(),
            self.discard.clone(),
            self.aside.clone(),
        )
        self.copy_to(other)
        other.replays = self.replays
        other.passed = self.passed
        other.to_draw = self.to_draw
        other.turns = self.turns
        other.part = self.part
        other.row = self.row
        other.group = self.group
        other.stage = self.stage
        other.is_replay = self.is_replay
        other.extras = self.extras
        other.active = self.active
        other.playing = self.playing
        other.drawer = self.drawer
        other.winner = self.winner
        other.reason = self.reason
        other.card = self.card
        other.owners = self.owners
        other.team = self.team
        other.champion = self.champion
        other.teams = self.teams
        other.lots = self.lots
        other.qualified = self.qualified
        other.laid = self.laid
        other.level = self.level
        other.rows = self.rows.copy()
        other.dice = self.dice
        other.kicks = self.kicks
        other.results = self.results
        other.tally = self.tally
        other.best = self.best
        return other

    def follow(self, now: State, sheets: list[Sheet]) -> None:
        """Become what it is now and write what has changed. Made from the fields: `make clones` regenerates it."""
        assert isinstance(now, Cup)
        sheet = sheets[0]
        self.replays = sheet.number(0, self.replays, now.replays)
        self.passed = sheet.number(1, self.passed, now.passed)
        self.to_draw = sheet.number(2, self.to_draw, now.to_draw)
        self.turns = sheet.number(3, self.turns, now.turns)
        self.part = sheet.number(4, self.part, now.part)
        self.row = sheet.number(5, self.row, now.row)
        self.group = sheet.number(6, self.group, now.group)
        self.stage = sheet.number(7, self.stage, now.stage)
        self.is_replay = sheet.flag(8, self.is_replay, now.is_replay)
        sheet.piles(9, self.hands, now.hands)
        sheet.pile(10, self.deck, now.deck)
        sheet.pile(11, self.discard, now.discard)
        sheet.pile(12, self.aside, now.aside)
        self.extras = sheet.number(13, self.extras, now.extras)
        self.active = sheet.number(14, self.active, now.active)
        self.playing = sheet.number(15, self.playing, now.playing)
        self.drawer = sheet.number(16, self.drawer, now.drawer)
        self.winner = sheet.number(17, self.winner, now.winner)
        self.reason = sheet.number(18, self.reason, now.reason)
        self.card = sheet.number(19, self.card, now.card)
        self.owners = sheet.thing(20, self.owners, now.owners)
        self.team = sheet.number(21, self.team, now.team)
        self.champion = sheet.number(22, self.champion, now.champion)
        self.teams = sheet.thing(23, self.teams, now.teams)
        self.lots = sheet.thing(24, self.lots, now.lots)
        self.qualified = sheet.thing(25, self.qualified, now.qualified)
        self.laid = sheet.number(26, self.laid, now.laid)
        self.level = sheet.thing(27, self.level, now.level)
        self.rows = sheet.thing(28, self.rows, now.rows)
        self.dice = sheet.thing(29, self.dice, now.dice)
        self.kicks = sheet.thing(30, self.kicks, now.kicks)
        self.results = sheet.thing(31, self.results, now.results)
        self.tally = sheet.thing(32, self.tally, now.tally)
        self.best = sheet.thing(33, self.best, now.best)

    def fields(self) -> Fields:
        """All of the above."""
        return FIELDS

    def check(self) -> None:
        """Rows have their teams and squares; results, kicks and teams are those of this tournament."""
        check_rows(self)
        if len(self.results) % PART:
            raise Malformed(f"results: expected {PART} numbers for each match")
        matches = range(0, len(self.results), PART)
        if any(not 0 <= self.results[k + part] < len(NATIONS) for k in matches for part in (1, 2)):
            raise Malformed("results: expected two teams in each match")
        if self.kicks and len(self.kicks) != 4:
            raise Malformed("kicks: expected goals and kicks of two teams")
        if any(not teams for teams in self.level):
            raise Malformed("level: expected at least one team")
        if any((self.book.rank_of[team] < 0) for team in [*self.teams, *self.lots, *self.qualified]):
            raise Malformed("teams: expected teams of this tournament")
        if self.teams and any(self.owners[team] == NOBODY for team in self.teams):
            raise Malformed("owners: expected a seat for every team")

    def places(self) -> list[Place]:
        """A hand for each seat, the deck, the discards, and the cards laid aside."""
        return self.book.places

    def piles(self) -> list[Pile]:
        """In the order of `places`."""
        return [*self.hands, self.deck, self.discard, self.aside]

    def stocks(self) -> list[Stock]:
        """There is one deck."""
        found: list[Stock] = [self.book.stock] * (len(self.hands) + 3)
        return found

    def result(self) -> Result:
        """T7, T14  The winner, the others by the last round of their teams; all goals; the champion, if any."""
        reached = self.best.copy()
        reached[self.winner] = CHAMPION + 1
        details: dict[str, list[int] | str] = {} if self.champion == NOBODY else {"champion": NATIONS[self.champion]}
        return Result(by_round(reached), self.score_so_far(), REASONS[self.reason], details)

    def score_so_far(self) -> list[int]:
        """All goals of a seat's teams in the matches that are over."""
        return [int(goals) for goals in self.tally]


def new_cup(book: Book) -> Cup:
    """A table before the draw: all cards in the deck."""
    stock = book.stock
    hands: list[Pile] = [stock.bag(0) for seat in range(book.seats)]
    s = Cup(book, hands, stock.bag(stock.whole), stock.bag(0), stock.bag(0))
    s.roles = list(range(book.seats))
    s.sealed = [[] for seat in range(book.seats)]
    s.tally = [0] * book.seats
    s.best = [GROUP] * book.seats
    return s


def check_rows(s: Cup) -> None:
    """Every team has a row of tokens, none more than it has squares."""
    if len(s.rows) != len(s.teams) or len(s.teams) % 2:
        raise Malformed("rows: expected one for each of the teams, two to a match")
    for k, row in enumerate(s.rows):
        if filled(row) > s.book.squares[s.teams[k]]:
            raise Malformed(f"rows: {NATIONS[s.teams[k]]} has not so many squares")
