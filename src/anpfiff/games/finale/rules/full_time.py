"""F11 and F12: the end of ninety minutes, extra time, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Phase, Step, then
from anpfiff.football.score import LEVEL, ahead
from anpfiff.games.finale.events import EXTRA_TIME, FULL_TIME
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.period import DRAW_UP, PERIOD_OF_PLAY
from anpfiff.games.finale.rules.shoot_out import SHOOT_OUT_AFTER_EXTRA_TIME
from anpfiff.games.finale.side import NO_CARD
from anpfiff.games.finale.state import AGGREGATE, AWAY_GOALS, Match
from anpfiff.games.finale.state import EXTRA_TIME as AFTER_120
from anpfiff.games.finale.state import FULL_TIME as AFTER_90

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class FullTime(Step[Match]):
    """F11.1  After the sixth period more goals win; a level match is a draw or goes on, as agreed."""

    __slots__ = ()
    rule: ClassVar[str] = "F11.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        tell_full_time(s)
        if s.book.format != "match" and s.leg == 1:
            return NOTHING
        judge(s, AFTER_90)
        if s.winner != LEVEL or (s.book.format == "match" and s.book.tie_after_90 == "draw"):
            return NOTHING
        return EXTRA_TIME_PHASES


def tell_full_time(s: Match) -> None:
    """The whistle."""
    first, second = s.sides[0], s.sides[1]
    s.tell(FULL_TIME, first.team, first.goals, second.team, second.goals)


def judge(s: Match, reason: i64) -> None:
    """F11.2, F14.3  More goals win; in a cup tie those of both legs count, by an option then those scored away."""
    first, second = s.sides[0], s.sides[1]
    s.reason = reason
    s.winner = ahead(first.goals + first.earlier, second.goals + second.earlier)
    if s.book.format == "match":
        return
    if s.winner != LEVEL and reason == AFTER_90:
        s.reason = AGGREGATE
    elif s.winner == LEVEL and s.book.away_goals:
        s.winner = ahead(first.goals, second.earlier)
        if s.winner != LEVEL:
            s.reason = AWAY_GOALS


@final
class ExtraTime(Step[Match]):
    """F12.1  Two more periods, with the white cards only: they are shuffled, and each coach draws three."""

    __slots__ = ()
    rule: ClassVar[str] = "F12.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.tell(EXTRA_TIME)
        s.reason = AFTER_120
        for side in s.sides:
            deck: i64 = s.book.white
            if s.book.extra_time_keeps_hand:
                deck |= side.hand.cards()
            shown: i64 = side.shown.cards() & ~deck
            side.card = side.first_card = NO_CARD
            side.hand.fill(0)
            side.deck.fill(deck)
            side.shown.fill(shown)
            side.spent.fill(0)
            side.away.fill(s.book.stocks[0].whole & ~deck & ~shown)
        return EXTRA_PERIODS


@final
class ExtraTimeOver(Step[Match]):
    """F12.2  After extra time more goals win; if it is level still, kicks decide, unless a draw was agreed."""

    __slots__ = ()
    rule: ClassVar[str] = "F12.2"

    def run(self, s: Match) -> list[Phase[Match]]:
        tell_full_time(s)
        judge(s, AFTER_120)
        if s.winner != LEVEL or (s.book.format == "match" and s.book.tie_after_90 == "extra_time"):
            return NOTHING
        return SHOOT_OUT_AFTER_EXTRA_TIME


NOTHING: Final[list[Phase[Match]]] = []
FULL_TIME_WHISTLE: Final = PHASES.add(FullTime())
EXTRA_TIME_PHASES: Final[list[Phase[Match]]] = [PHASES.add(ExtraTime())]
DRAW_HANDS: Final[list[Phase[Match]]] = [*[DRAW_UP[1]] * 3, *[DRAW_UP[0]] * 3]
"""Three cards for each coach."""
EXTRA_PERIODS: Final[list[Phase[Match]]] = [
    *then(PERIOD_OF_PLAY, PERIOD_OF_PLAY, PHASES.add(ExtraTimeOver())),
    *DRAW_HANDS,
]
