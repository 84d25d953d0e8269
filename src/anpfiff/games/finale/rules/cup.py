"""F14: cup ties over two legs, and the knock-out cup for more coaches."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Phase, Step, then
from anpfiff.football.bracket import BYE, first_round
from anpfiff.football.score import LEVEL
from anpfiff.games.finale.actions import LOTS
from anpfiff.games.finale.cards import FINAL
from anpfiff.games.finale.events import CUP_WON, DRAWN, LEG, TIE, TIE_WON
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.full_time import FULL_TIME_WHISTLE
from anpfiff.games.finale.rules.period import PERIOD_OF_PLAY
from anpfiff.games.finale.rules.teams import CHOOSE_TEAM, keeps_team
from anpfiff.games.finale.side import Side, new_side
from anpfiff.games.finale.state import CUP, FULL_TIME, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class NextLeg(Step[Match]):
    """F14.1  A tie has two legs; for the second the clubs change sides, and squads and cards may be chosen anew."""

    __slots__ = ()
    rule: ClassVar[str] = "F14.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.leg += 1
        s.tell(LEG, s.leg)
        s.sides = [next_side(s, role) for role in (0, 1)]
        s.period = 0
        s.winner = LEVEL
        s.reason = FULL_TIME
        return NOTHING


def next_side(s: Match, role: i64) -> Side:
    """A fresh side for the next leg; goals of the first leg are kept, and by an option squad and cards too."""
    old = s.sides[role]
    team: i64 = 1 - role if s.book.swap_sides else role
    if s.leg == 2 and s.book.swap_in_second_leg:
        team = 1 - team
    fresh = new_side(s.book, team)
    if s.leg == 2:
        fresh.earlier = old.goals
    if keeps_team(s):
        fresh.first_eleven, fresh.first_bench = old.first_eleven, old.first_bench
        cards: i64 = s.book.stocks[0].whole & ~old.away.cards() & ~(1 << FINAL)
        fresh.deck.fill(cards)
        fresh.away.fill(old.away.cards())
    return fresh


@final
class TieOver(Step[Match]):
    """F14.2  The winner of a tie goes on."""

    __slots__ = ()
    rule: ClassVar[str] = "F14.2"

    def run(self, s: Match) -> list[Phase[Match]]:
        side, other = s.sides[s.winner], s.sides[1 - s.winner]
        s.tell(TIE_WON, s.roles[s.winner], side.goals + side.earlier, other.goals + other.earlier)
        if s.book.format == "cup":
            tally, out = s.tally.copy(), s.out.copy()
            for role, one in enumerate(s.sides):
                tally[s.roles[role]] += one.goals + one.earlier
            out[s.roles[1 - s.winner]] = s.round
            s.tally, s.out = tally, out
            s.winners = [*s.winners, s.roles[s.winner]]
        return NOTHING


@final
class DrawLot(Chance[Match]):
    """F14.4  The coaches of a knock-out cup are drawn one by one; neighbours meet, the first drawn have the byes."""

    __slots__ = ()
    rule: ClassVar[str] = "F14.4"

    def outcomes(self, s: Match) -> Fate:
        return even([LOTS[seat] for seat in range(len(s.out)) if seat not in s.winners])

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        s.winners = [*s.winners, outcome.value]
        s.tell(DRAWN, outcome.value)
        if len(s.winners) < len(s.out):
            return DRAW_LOTS
        s.entrants, s.winners = first_round(s.winners), NOBODY
        s.round = 1
        return NEXT_TIE


@final
class NextTie(Step[Match]):
    """F14.5  Tie by tie and round by round, until one coach is left."""

    __slots__ = ()
    rule: ClassVar[str] = "F14.5"

    def run(self, s: Match) -> list[Phase[Match]]:
        if not s.entrants:
            if len(s.winners) == 1:
                s.reason = CUP
                s.tell(CUP_WON, s.winners[0])
                return NOTHING
            s.round += 1
            s.entrants, s.winners = s.winners, NOBODY
        first, second = s.entrants[0], s.entrants[1]
        s.entrants = s.entrants[2:]
        if second == BYE:
            s.winners = [*s.winners, first]
            return NEXT_TIE
        s.roles = [first, second]
        s.leg = 0
        s.tell(TIE, first, second)
        return TIE_AND_NEXT


NOTHING: Final[list[Phase[Match]]] = []
NOBODY: Final[list[i64]] = []
ONE_MATCH: Final[list[Phase[Match]]] = then(CHOOSE_TEAM, *[PERIOD_OF_PLAY] * 6, FULL_TIME_WHISTLE)
"""A match from the choice of teams to the whistle after ninety minutes."""
_LEG: Final[list[Phase[Match]]] = [*ONE_MATCH, PHASES.add(NextLeg())]
CUP_TIE: Final[list[Phase[Match]]] = [PHASES.add(TieOver()), *_LEG, *_LEG]
NEXT_TIE: Final[list[Phase[Match]]] = [PHASES.add(NextTie())]
TIE_AND_NEXT: Final[list[Phase[Match]]] = [*NEXT_TIE, *CUP_TIE]
DRAW_LOTS: Final[list[Phase[Match]]] = [PHASES.add(DrawLot())]
