"""H1: the match. The toss, two halves, and what follows when it is level."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Phase, Step, then
from anpfiff.football.score import LEVEL, ahead
from anpfiff.games.hat_trick.actions import TOSSES
from anpfiff.games.hat_trick.events import EXTRA_TIME, FULL_TIME, HALF, TOSSED
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.loans import FOR_HALF, end_span
from anpfiff.games.hat_trick.rules.piles import BOTH_DRAW_UP
from anpfiff.games.hat_trick.rules.play import NEXT_PLAY
from anpfiff.games.hat_trick.rules.roles import centre_backs, forwards, full_backs, midfielders, wingers
from anpfiff.games.hat_trick.rules.shoot_out import SHOOT_OUT_PHASES
from anpfiff.games.hat_trick.rules.styles import RENEW_STYLES
from anpfiff.games.hat_trick.rules.teams import LINE_UP
from anpfiff.games.hat_trick.side import NO_STREAK
from anpfiff.games.hat_trick.stages import EXTRA_TIME as AFTER_EXTRA_TIME
from anpfiff.games.hat_trick.stages import NEXT_KICK_OFF
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate

HALVES: Final = 2


@final
class Toss(Chance[Match]):
    """H1.2  A coin says who kicks off; before extra time it is tossed again."""

    __slots__ = ()
    rule: ClassVar[str] = "H1.2"

    def outcomes(self, s: Match) -> Fate:
        return even(TOSSES)

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        s.starter = outcome.value
        s.tell_of(TOSSED, s.starter)
        return NOTHING


@final
class BeginHalf(Step[Match]):
    """H1.4  All cards are shuffled into the piles, and each coach takes three into his hand."""

    __slots__ = ()
    rule: ClassVar[str] = "H1.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.half += 1
        s.fails = 0
        for side in s.sides:
            side.gather()
            if s.book.clears_yellow:
                side.yellow = False
        if s.half == HALVES:
            s.starter = 1 - s.starter
        s.attacker = s.starter
        s.ball = NOWHERE
        s.to_come = NEXT_KICK_OFF
        s.tell(HALF, s.half)
        if s.book.has_roles:
            line_up_again(s)
        found = RENEW_AND_PLAY if s.book.has_styles and s.half > 1 else DEAL_AND_PLAY
        return found[s.starter]


def line_up_again(s: Match) -> None:
    """E3  For a new half the cards lie as on the team card."""
    for side in s.sides:
        side.gold = side.first_gold
        side.star_keeper = side.first_keeper


@final
class EndHalf(Step[Match]):
    """H1.7  In the second half the other side kicks off; more goals after it win the match."""

    __slots__ = ()
    rule: ClassVar[str] = "H1.7"

    def run(self, s: Match) -> list[Phase[Match]]:
        end_span(s, FOR_HALF)
        for side in s.sides:
            side.streak = NO_STREAK
        if s.half < HALVES:
            return NEXT_HALF
        s.winner = ahead(s.sides[0].goals, s.sides[1].goals)
        if s.half > HALVES:
            s.reason = AFTER_EXTRA_TIME
        if s.told is not None:
            s.tell(FULL_TIME, s.name(0), s.sides[0].goals, s.name(1), s.sides[1].goals)
        return still_level(s) if s.winner == LEVEL else NOTHING


def still_level(s: Match) -> list[Phase[Match]]:
    """H1.8  A draw stands, or a third half and then kicks settle it."""
    if s.book.match_kind == "draw_allowed":
        return NOTHING
    if s.half == HALVES and s.book.match_kind == "extra_time_and_penalties":
        s.tell(EXTRA_TIME)
        return EXTRA_HALF
    return SHOOT_OUT_AFTER_TOSS


NOTHING: Final[list[Phase[Match]]] = []
_TOSS: Final = PHASES.add(Toss())
_BEGIN_HALF: Final = PHASES.add(BeginHalf())
NEXT_HALF: Final[list[Phase[Match]]] = [_BEGIN_HALF]
EXTRA_HALF: Final[list[Phase[Match]]] = then(_TOSS, _BEGIN_HALF)
SHOOT_OUT_AFTER_TOSS: Final[list[Phase[Match]]] = then(_TOSS, *SHOOT_OUT_PHASES)
_PLAY_HALF: Final[list[Phase[Match]]] = [PHASES.add(EndHalf()), NEXT_PLAY]
DEAL_AND_PLAY: Final[list[list[Phase[Match]]]] = [[*_PLAY_HALF, *BOTH_DRAW_UP[role]] for role in (0, 1)]
RENEW_AND_PLAY: Final[list[list[Phase[Match]]]] = [[*DEAL_AND_PLAY[role], RENEW_STYLES] for role in (0, 1)]
"""By the side that kicks off."""
WHOLE_MATCH: Final[list[Phase[Match]]] = then(LINE_UP, _TOSS, _BEGIN_HALF)
CHAPTERS: Final = [centre_backs, full_backs, midfielders, wingers, forwards]
"""The chapters that enter roles by being read."""
