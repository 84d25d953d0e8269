"""The state of a match of Hat-Trick: the pitch, the ball, both sides, and how far round, chance and half have come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.fields import Field, Fields, Fixed, Parts
from anpfiff.core.kinds import UNLIMITED, EitherSide, Flag, Maybe, Number, OneOf, PileOf, SetOf
from anpfiff.core.pile import OPEN, OWNER, Pile, Place
from anpfiff.core.state import Result, State
from anpfiff.errors import Malformed
from anpfiff.football.score import LEVEL
from anpfiff.games.hat_trick.book import CELLS
from anpfiff.games.hat_trick.cards import ACTIONS, FIRST_NUMBER, MEN, SHOTS, TYPES
from anpfiff.games.hat_trick.men import CELL, LINE, MAN, Pitch
from anpfiff.games.hat_trick.side import FIELDS as SIDE
from anpfiff.games.hat_trick.side import style_cards
from anpfiff.games.hat_trick.stages import (
    BY_KICKS,
    COMINGS,
    FULL_TIME,
    KICK_OFF,
    NEXT,
    NEXT_KICK_OFF,
    NOTHING_COME,
    OUTCOMES,
    REASONS,
    STAGES,
    UNDECIDED,
    WINDOWS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.event import EventKind
    from anpfiff.core.pile import Stock
    from anpfiff.core.sheet import Sheet
    from anpfiff.games.hat_trick.book import Book
    from anpfiff.games.hat_trick.side import Side

EMPTY: Final = -1
"""As what stands on a field: nobody."""
NOWHERE: Final = -1
NO_CARD: Final = -1
NOBODY: Final = -1

PLACES: Final = [
    Place(name, role, sight)
    for role in (0, 1)
    for name, sight in (("hand", OWNER), ("deck", OWNER), ("discard", OPEN), ("shown", OPEN), ("drawn", OPEN))
]

PLACES_WITH_STYLES: Final = [
    *PLACES,
    Place("styles", 0, OPEN),
    Place("spent", 0, OPEN),
    Place("styles", 1, OPEN),
    Place("spent", 1, OPEN),
    Place("style_deck", 0, OPEN),
]


ROLE: Final = EitherSide()

FIELDS: Final = Fields(
    "MatchView",
    [
        Fixed("book"),
        Field("half", Number(3)),
        Field("turn", Number(3)),
        Field("fails", Number(UNLIMITED)),
        Field("power", Number(20)),
        Field("draws", Number(12)),
        Field("saved", Number(60)),
        Field("plus", Number(9)),
        Field("passed", Number(63)),
        Field("attacker", ROLE),
        Field("starter", ROLE),
        Field("mover", ROLE),
        Field("waster", ROLE),
        Field("handed", Flag()),
        Field("helped", Flag()),
        Field("skips", Flag()),
        Field("must_give", Flag()),
        Field("is_hard", Flag()),
        Field("any_shot", Flag()),
        Field("ball", Maybe(CELL)),
        Field("moved", Maybe(CELL)),
        Field("rival", Maybe(CELL)),
        Field("corner", Maybe(Number(1))),
        Field("presses", Maybe(ROLE)),
        Field("line", Maybe(LINE)),
        Field("window", Maybe(OneOf(WINDOWS))),
        Field("stage", OneOf(STAGES, "Stage")),
        Field("to_come", OneOf(NEXT)),
        Field("outcome", OneOf(OUTCOMES)),
        Field("kind", OneOf(TYPES, "ActionType")),
        Field("got", OneOf(COMINGS)),
        Field("reason", OneOf(REASONS)),
        Field("may", SetOf(CELL)),
        Field("touched", SetOf(CELL)),
        Field("fouler", Maybe(MAN)),
        Field("passer", Maybe(MAN)),
        Field("style_deck", PileOf(style_cards, OPEN, "has_styles")),
        Field("shot", Maybe(OneOf(SHOTS))),
        Field("shot_card", Maybe(OneOf(ACTIONS))),
        Field("winner", Number(1, LEVEL)),
        Parts("sides", SIDE, 2),
        Field("pitch", Pitch(), "cells"),
    ],
)


@mypyc_attr(acyclic=True)
@final
class Match(State):
    """The whole table. A field is a number from 0 to 23, counted from the left of the first side's own goal line."""

    __slots__ = FIELDS.slots

    def __init__(self, book: Book, sides: list[Side]) -> None:
        super().__init__()
        self.book: Book = book
        self.sides: list[Side] = sides
        self.cells: list[i64] = [EMPTY] * CELLS
        """Who stands on each field: the men of the first side are 0 to 9, those of the second 10 to 19."""
        self.ball: i64 = NOWHERE
        """The field of the carrier; nowhere while a goalkeeper has the ball."""
        self.attacker: i64 = 0
        """Who has the ball; in a shoot-out who kicks."""
        self.half: i64 = 0
        self.starter: i64 = 0
        """Who kicked off this half; in a shoot-out who kicked first."""
        self.stage: i64 = KICK_OFF
        self.to_come: i64 = NEXT_KICK_OFF
        """What is next when the agenda of this stage is done."""
        self.turn: i64 = 0
        """Which turn of a scoring opportunity this is."""
        self.fails: i64 = 0
        """Scoring opportunities that one side has wasted in a row after both piles were out."""
        self.waster: i64 = 0
        """The side that has wasted them."""
        # Moves and actions.
        self.moved: i64 = NOWHERE
        """The field of the man who has just moved and must not be displaced."""
        self.may: i64 = 0
        """The fields among which somebody is about to choose, as a set."""
        self.kind: i64 = 0
        """The type of the action that is performed."""
        self.line: i64 = NOWHERE
        """The line that is compared, 0 to 5 from the first side's goal."""
        self.rival: i64 = NOWHERE
        """The field of the man a dribble goes against."""
        self.outcome: i64 = UNDECIDED
        self.fouler: i64 = EMPTY
        """The man who has fouled."""
        # Shots.
        self.shot_card: i64 = NO_CARD
        """The action card that led to the shot."""
        self.shot: i64 = NO_CARD
        """The shooting card."""
        self.power: i64 = 0
        self.draws: i64 = 0
        """Cards the goalkeeper may still draw."""
        self.saved: i64 = 0
        """Balls on the cards he has drawn."""
        # The Players expansion.
        self.window: i64 = NOWHERE
        """The window in which abilities may be used now."""
        self.passed: i64 = 0
        """Who has had enough of this window, as a set: of using, of preventing, of style cards."""
        self.mover: i64 = 0
        """Whose move it is."""
        self.passer: i64 = EMPTY
        """The man who performs the action."""
        self.got: i64 = NOTHING_COME
        """What has come of the action so far."""
        self.handed: bool = False
        """Whether the ball has been handed on since it was won or brought forward."""
        self.helped: bool = False
        """Whether an ability or a style card has helped the action."""
        self.touched: i64 = 0
        """The fields that abilities or style cards of the attacker have moved men from or to this round, as a set."""
        self.skips: bool = False
        """Whether the carrier need not give the ball sideways."""
        self.must_give: bool = False
        """Whether a second striker has taken the ball: then nothing frees the carrier from giving it sideways."""
        self.presses: i64 = NOBODY
        """The side whose defending move may displace the carrier in this round."""
        self.is_hard: bool = False
        """Whether a tie goes to the defender without a foul."""
        self.plus: i64 = 0
        """What abilities add to the power of the shot."""
        self.any_shot: bool = False
        """Whether the shooter may choose among all nine cards."""
        self.corner: i64 = NOWHERE
        """The corner a corner kick comes from: 0 is the left of the attacker, 1 his right."""
        self.style_deck: Pile = Pile(0, 0, None)
        """The style cards nobody has."""
        self.winner: i64 = LEVEL
        self.reason: i64 = FULL_TIME

    def clone(self) -> Match:
        """A copy that shares nothing that changes. Made from the fields: `make clones` regenerates it."""
        other = Match(self.book, [self.sides[0].clone(), self.sides[1].clone()])
        self.copy_to(other)
        other.half = self.half
        other.turn = self.turn
        other.fails = self.fails
        other.power = self.power
        other.draws = self.draws
        other.saved = self.saved
        other.plus = self.plus
        other.passed = self.passed
        other.attacker = self.attacker
        other.starter = self.starter
        other.mover = self.mover
        other.waster = self.waster
        other.handed = self.handed
        other.helped = self.helped
        other.skips = self.skips
        other.must_give = self.must_give
        other.is_hard = self.is_hard
        other.any_shot = self.any_shot
        other.ball = self.ball
        other.moved = self.moved
        other.rival = self.rival
        other.corner = self.corner
        other.presses = self.presses
        other.line = self.line
        other.window = self.window
        other.stage = self.stage
        other.to_come = self.to_come
        other.outcome = self.outcome
        other.kind = self.kind
        other.got = self.got
        other.reason = self.reason
        other.may = self.may
        other.touched = self.touched
        other.fouler = self.fouler
        other.passer = self.passer
        other.style_deck = self.style_deck.clone() if self.book.has_styles else self.style_deck
        other.shot = self.shot
        other.shot_card = self.shot_card
        other.winner = self.winner
        other.cells = self.cells.copy()
        return other

    def follow(self, now: State, sheets: list[Sheet]) -> None:
        """Become what it is now and write what has changed. Made from the fields: `make clones` regenerates it."""
        assert isinstance(now, Match)
        sheet = sheets[0]
        self.half = sheet.number(0, self.half, now.half)
        self.turn = sheet.number(1, self.turn, now.turn)
        self.fails = sheet.number(2, self.fails, now.fails)
        self.power = sheet.number(3, self.power, now.power)
        self.draws = sheet.number(4, self.draws, now.draws)
        self.saved = sheet.number(5, self.saved, now.saved)
        self.plus = sheet.number(6, self.plus, now.plus)
        self.passed = sheet.number(7, self.passed, now.passed)
        self.attacker = sheet.number(8, self.attacker, now.attacker)
        self.starter = sheet.number(9, self.starter, now.starter)
        self.mover = sheet.number(10, self.mover, now.mover)
        self.waster = sheet.number(11, self.waster, now.waster)
        self.handed = sheet.flag(12, self.handed, now.handed)
        self.helped = sheet.flag(13, self.helped, now.helped)
        self.skips = sheet.flag(14, self.skips, now.skips)
        self.must_give = sheet.flag(15, self.must_give, now.must_give)
        self.is_hard = sheet.flag(16, self.is_hard, now.is_hard)
        self.any_shot = sheet.flag(17, self.any_shot, now.any_shot)
        self.ball = sheet.number(18, self.ball, now.ball)
        self.moved = sheet.number(19, self.moved, now.moved)
        self.rival = sheet.number(20, self.rival, now.rival)
        self.corner = sheet.number(21, self.corner, now.corner)
        self.presses = sheet.number(22, self.presses, now.presses)
        self.line = sheet.number(23, self.line, now.line)
        self.window = sheet.number(24, self.window, now.window)
        self.stage = sheet.number(25, self.stage, now.stage)
        self.to_come = sheet.number(26, self.to_come, now.to_come)
        self.outcome = sheet.number(27, self.outcome, now.outcome)
        self.kind = sheet.number(28, self.kind, now.kind)
        self.got = sheet.number(29, self.got, now.got)
        self.reason = sheet.number(30, self.reason, now.reason)
        self.may = sheet.number(31, self.may, now.may)
        self.touched = sheet.number(32, self.touched, now.touched)
        self.fouler = sheet.number(33, self.fouler, now.fouler)
        self.passer = sheet.number(34, self.passer, now.passer)
        sheet.pile(35, self.style_deck, now.style_deck)
        self.shot = sheet.number(36, self.shot, now.shot)
        self.shot_card = sheet.number(37, self.shot_card, now.shot_card)
        self.winner = sheet.number(38, self.winner, now.winner)
        self.cells = sheet.thing(39, self.cells, now.cells)
        for k, one in enumerate(self.sides):
            one.follow(now.sides[k], sheets[1 + k])

    def fields(self) -> Fields:
        """All of the above."""
        return FIELDS

    def check(self) -> None:
        """Only men who may be there stand on the pitch, and the ball is with the side that attacks."""
        for role, side in enumerate(self.sides):
            on = [man for man in range(MEN) if MEN * role + man in self.cells]
            if any((side.off >> man) & 1 for man in on):
                raise Malformed("pitch: a man who was sent off stands there")
            if len(side.leapers) != len(side.leap_from):
                raise Malformed("leap_from: expected one field for each of the leapers")
        if self.ball != NOWHERE and self.cells[self.ball] // MEN != self.attacker:
            raise Malformed("ball: expected it with a man of the side that attacks")

    def places(self) -> list[Place]:
        """Five piles for each side, and the style cards if there are any."""
        return PLACES_WITH_STYLES if self.book.has_styles else PLACES

    def piles(self) -> list[Pile]:
        """Five piles for each side, in the order of `places`."""
        first, second = self.sides[0], self.sides[1]
        styles: list[Pile] = []
        if self.book.has_styles:
            styles = [first.styles, first.spent, second.styles, second.spent, self.style_deck]
        return [
            *[first.hand, first.deck, first.discard, first.shown, first.drawn],
            *[second.hand, second.deck, second.discard, second.shown, second.drawn],
            *styles,
        ]

    def stocks(self) -> list[Stock]:
        """Each side has action cards of its own."""
        found: list[Stock] = []
        for stock in self.book.stocks:
            found += [stock, stock, stock, stock, stock]
        if self.book.has_styles:
            found += [self.book.style_stock] * 5
        return found

    def name(self, role: i64) -> i64:
        """T29  What a side is called; two of the same nation go by their colours."""
        team: i64 = self.sides[role].team
        return self.book.called[role] if team == role or team == self.sides[1 - role].team else team

    def number(self, cell: i64) -> i64:
        """The shirt number of the man on a field."""
        return self.cells[cell] % MEN + FIRST_NUMBER

    def tell_of(self, kind: EventKind, role: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Tell something about a side."""
        if self.told is not None:
            self.tell(kind, self.name(role), a, b)

    def result(self) -> Result:
        """Goals after two or three halves, kicks apart."""
        first, second = self.sides[0], self.sides[1]
        score = [0, 0]
        kicks = [0, 0]
        score[self.roles[0]], score[self.roles[1]] = int(first.goals), int(second.goals)
        kicks[self.roles[0]], kicks[self.roles[1]] = int(first.kick_goals), int(second.kick_goals)
        places = [[0, 1]]
        if self.winner != LEVEL:
            places = [[int(self.roles[self.winner])], [int(self.roles[1 - self.winner])]]
        details: dict[str, list[int] | str] = {"kicks": kicks} if self.reason == BY_KICKS else {}
        return Result(places, score, REASONS[self.reason], details)
