"""F4: a match: turn by turn everybody plays one card or passes, until all have passed in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Choice, Phase, Step
from anpfiff.games.fussball_fieber.actions import JOKER, LOTS, PASS, PLAYS
from anpfiff.games.fussball_fieber.book import FEWEST_POINTS, RANDOM
from anpfiff.games.fussball_fieber.camp import GROUP, NOBODY
from anpfiff.games.fussball_fieber.cards import ACTIONS
from anpfiff.games.fussball_fieber.events import MATCH, PAIRING, PASSED, STARTER_DRAWN, STARTS, SUBSTITUTED
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.rules.action_cards import (
    first_team,
    other_teams,
    play_action,
    spot_of,
    spots,
    team_on,
    teams_on,
    tell_score,
)
from anpfiff.games.fussball_fieber.rules.match_end import clear_away
from anpfiff.games.fussball_fieber.rules.reaction_cards import AIM, play_reaction, targets
from anpfiff.games.fussball_fieber.state import MOST_SEATS, NO_ROLE, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class NextMatch(Step[Cup]):
    """F4.1  All coaches play their match against the next opponent of their group at the same time."""

    __slots__ = ()
    rule: ClassVar[str] = "F4.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        clear_away(s)
        s.match += 1
        for camp in s.camps:
            camp.opponent = camp.group[s.book.orders[camp.order][s.match - 1]]
        return NOTHING


@final
class NextStarter(Step[Cup]):
    """P1  The lot says who begins the first match; then it is the turn of the next to the left."""

    __slots__ = ()
    rule: ClassVar[str] = "P1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        may = starters(s)
        if len(may) > 1:
            return DRAW_STARTER
        s.starter = may[0]
        s.tell(STARTS, s.camps[s.starter].team)
        return NOTHING


def starters(s: Cup) -> list[i64]:
    """P1, T3  Those among whom the lot decides who begins; by default, from the second match on, just one."""
    playing = s.playing()
    if s.starter == NO_ROLE or s.book.starter == RANDOM:
        return playing
    if s.book.starter == FEWEST_POINTS:
        fewest: i64 = 99
        for role in playing:
            fewest = min(fewest, s.camps[role].points)
        return [role for role in playing if s.camps[role].points == fewest]
    return [following(s, s.starter)]


def following(s: Cup, role: i64) -> i64:
    """The next coach to the left who is still in the cup."""
    role = (role + 1) % len(s.camps)
    while not s.camps[role].is_in:
        role = (role + 1) % len(s.camps)
    return role


@final
class DrawStarter(Chance[Cup]):
    """P1  The lot decides who begins."""

    __slots__ = ()
    rule: ClassVar[str] = "P1"

    def outcomes(self, s: Cup) -> Fate:
        return even([LOTS[role] for role in starters(s)])

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        s.starter = outcome.value
        s.tell(STARTER_DRAWN, s.camps[s.starter].team)
        return NOTHING


@final
class KickOff(Step[Cup]):
    """F4.2  The score of each match is set: the strength of one's own team less that of the opponent."""

    __slots__ = ()
    rule: ClassVar[str] = "F4.2"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        s.passes = 0
        if s.stage == GROUP:
            s.tell(MATCH, s.match)
        for role, camp in enumerate(s.camps):
            if camp.is_in and (camp.rival == NOBODY or camp.rival > role):
                s.tell(PAIRING, camp.team, s.strength(role), camp.opponent, s.opposition(role))
        return TURN[s.starter]


@final
class Turn(Choice[Cup]):
    """F4.3  One card, or pass; who has passed may play again when it is his turn once more."""

    __slots__ = ()
    rule: ClassVar[str] = "F4.3"

    def options(self, s: Cup, role: i64) -> list[Action]:
        camp = s.camps[role]
        found: list[Action] = [PASS]
        if camp.jokers:
            found.append(JOKER)
        if camp.hand.size:
            add_plays(s, role, found)
        return found

    def chosen(self, s: Cup, action: Action) -> list[Phase[Cup]]:
        if action is PASS:
            s.passes += 1
            s.tell(PASSED, s.camps[self.role].team)
            return NEXT_TURN[self.role]
        s.passes = 0
        if action is JOKER:
            play_joker(s, self.role)
        elif action.value < len(ACTIONS):
            play_action(s, self.role, action.value, spot_of(s, action.extra))
        elif not play_reaction(s, self.role, action.value, spot_of(s, action.extra)):
            return AIM_AND_NEXT[self.role]
        return NEXT_TURN[self.role]


def add_plays(s: Cup, role: i64, found: list[Action]) -> None:
    """F4.4  Every card of the hand with every team it may be played on; cards that are alike stand once."""
    book = s.book
    held = book.stock.kinds(s.camps[role].hand.cards())
    where = spots(s)
    if held[0] < len(ACTIONS):
        helped: i64 = teams_on(s, role, where, is_help=True)
        harmed: i64 = teams_on(s, role, where, is_help=False)
        for kind in held:
            if kind < len(ACTIONS):
                plays = PLAYS[kind]
                teams: i64 = helped if book.value[kind] > 0 else harmed
                while teams:
                    found.append(plays[first_team(teams)])
                    teams = other_teams(teams)
    lying: i64 = s.table.cards()
    for kind in held:
        if kind >= len(ACTIONS) and lying & book.fitted[kind]:
            for spot in where:
                if targets(s, role, kind, spot):
                    found.append(PLAYS[kind][team_on(s, spot)])  # noqa: PERF401 - a list of its own would cost more


def play_joker(s: Cup, role: i64) -> None:
    """F4.5  A joker helps one's own team, in this match only."""
    camp = s.camps[role]
    camp.jokers -= 1
    camp.jokers_on += 1
    s.tell(SUBSTITUTED, camp.team, s.book.joker_value)
    tell_score(s, 2 * role)


@final
class NextTurn(Step[Cup]):
    """F4.6  When all have passed directly one after the other, the match is over for everybody."""

    __slots__ = ()
    rule: ClassVar[str] = "F4.6"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        if s.passes and s.passes >= s.number_in():
            return NOTHING
        return TURN[following(s, self.role)]


NOTHING: Final[list[Phase[Cup]]] = []
NEXT_MATCH: Final = PHASES.add(NextMatch())
NEXT_STARTER: Final = PHASES.add(NextStarter())
DRAW_STARTER: Final[list[Phase[Cup]]] = [PHASES.add(DrawStarter())]
KICK_OFF: Final = PHASES.add(KickOff())
TURN: Final[list[list[Phase[Cup]]]] = [[PHASES.add(Turn(role))] for role in range(MOST_SEATS)]
NEXT_TURN: Final[list[list[Phase[Cup]]]] = [[PHASES.add(NextTurn(role))] for role in range(MOST_SEATS)]
AIM_AND_NEXT: Final[list[list[Phase[Cup]]]] = [[*NEXT_TURN[role], AIM[role]] for role in range(MOST_SEATS)]
