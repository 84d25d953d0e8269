"""W3: the eleven action cards. Who is asked for which team, and what comes to lie where."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.phase import Chance, Choice, Phase
from anpfiff.core.pile import alone, without_last
from anpfiff.games.world_cup.actions import ENOUGH, LEAVE_OUT, OPPONENTS, TEAMS
from anpfiff.games.world_cup.cards import (
    ATTACK_CARD,
    DEFENCE_CARD,
    ONE_ONE,
    PENALTY_CARD,
    TWO_PLUS_ONE,
)
from anpfiff.games.world_cup.events import EXCHANGED, LAID, PENALTY_MISSED, PENALTY_SCORED, TURNED
from anpfiff.games.world_cup.rows import (
    ATTACK,
    DEFENCE,
    GOAL_1,
    PENALTY,
    exchange,
    filled,
    lay,
    outermost,
    turn,
)
from anpfiff.games.world_cup.rules import MOST_SEATS, PHASES
from anpfiff.games.world_cup.rules.uses import (
    ASKS,
    PARTS,
    beside_another,
    equal_teams,
    form_of,
    goal_token,
    is_last_phase,
    possible,
    question,
    rows_for,
    use_of,
)
from anpfiff.games.world_cup.state import NO_CARD, NOBODY, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate
    from anpfiff.core.form import Form

BLACK: Final = 0


def begin_card(s: Cup, role: i64, card: i64) -> list[Phase[Cup]]:
    """A card is played, and a team is asked for."""
    s.card = card
    s.part = 0
    s.laid = 0
    s.team = NOBODY
    if card == TWO_PLUS_ONE and is_last_phase(s) and not possible(s, role, card, 0):
        s.part = 1
    return CHOOSE_TEAM[role]


def targets(s: Cup, role: i64) -> i64:
    """The teams that may be named now. Equal tokens go to teams in order, so that the same teams are named one way."""
    card = s.card
    if card == TWO_PLUS_ONE:
        teams: i64 = possible(s, role, card, s.part)
        if s.part == 1:
            return teams & ~s.laid
        return teams if is_last_phase(s) else beside_another(teams, possible(s, role, card, 1))
    found: i64 = equal_teams(s, role)
    if PARTS[card] == 1:
        return found
    return found if is_last_phase(s) else without_last(found, PARTS[card] - s.part - 1)


@final
class ChooseTeam(Choice[Cup]):
    """W3.3  A card can be used for any team, not only for one's own."""

    __slots__ = ()
    rule: ClassVar[str] = "W3.3"

    def prompts(self) -> list[str]:
        return [f"choose-team-{card}" for card in [*ASKS, "one-more"]]

    def prompt(self, s: Cup, role: i64) -> str:
        return question(s.card, s.part)

    def options(self, s: Cup, role: i64) -> list[Action]:
        found = actions_for(TEAMS, targets(s, role))
        if PARTS[s.card] > 1 and is_last_phase(s):
            if s.laid:
                found.append(ENOUGH)
            elif s.card == TWO_PLUS_ONE and s.part == 0 and possible(s, role, s.card, 1):
                found.append(LEAVE_OUT)
        return found

    def form(self, s: Cup, role: i64) -> Form | None:
        return form_of(s, role)

    def chosen(self, s: Cup, action: Action) -> list[Phase[Cup]]:
        if action is ENOUGH:
            return end_card(s)
        if action is LEAVE_OUT:
            s.part = 1
            return CHOOSE_TEAM[self.role]
        s.team = action.value
        mine = rows_of(s, self.role)
        return use_card(s, self.role, mine[0]) if len(mine) == 1 else CHOOSE_MATCH[self.role]


def rows_of(s: Cup, role: i64) -> list[i64]:
    """The rows of the team that was named for which the card can be used."""
    return rows_for(s, role, use_of(s.card, s.part), s.team)


@final
class ChooseMatch(Choice[Cup]):
    """W3.3  Of a team with several matches the opponent is asked for."""

    __slots__ = ()
    rule: ClassVar[str] = "W3.3"

    def options(self, s: Cup, role: i64) -> list[Action]:
        return [OPPONENTS[s.teams[k ^ 1]] for k in rows_of(s, role)]

    def chosen(self, s: Cup, action: Action) -> list[Phase[Cup]]:
        for k in rows_of(s, self.role):
            if s.teams[k ^ 1] == action.value:
                return use_card(s, self.role, k)
        raise AssertionError(action)


def use_card(s: Cup, role: i64, k: i64) -> list[Phase[Cup]]:
    """Do what the card says, in this row."""
    card = s.card
    if card <= ONE_ONE:
        put(s, k, goal_token(s, use_of(card, s.part), s.teams[k]))
        return next_part(s, role, s.teams[k])
    if card == PENALTY_CARD:
        s.row = k
        return PENALTY_KICK
    if card == ATTACK_CARD:
        put(s, k, ATTACK)
    elif card == DEFENCE_CARD:
        put(s, k, DEFENCE)
    else:
        annul(s, k)
    return end_card(s)


def put(s: Cup, k: i64, token: i64) -> None:
    """W4.1  A token on the innermost free square of a row."""
    s.rows[k] = lay(s.rows[k], token)
    s.tell(LAID, token - 1, s.teams[k], s.teams[k ^ 1])


def annul(s: Cup, k: i64) -> None:
    """W3.7, W3.8, W3.9  The outermost token is turned; two or three goals are only reduced by one."""
    row: i64 = s.rows[k]
    token: i64 = outermost(row)
    if token in (ATTACK, GOAL_1):
        s.rows[k] = turn(row)
        s.tell(TURNED, token - 1, s.teams[k], s.teams[k ^ 1])
    elif filled(row) < s.book.squares[s.teams[k]]:
        s.rows[k] = turn(row)
        s.tell(TURNED, token - 1, s.teams[k], s.teams[k ^ 1])
        s.rows[k] = lay(s.rows[k], token - 1)
        s.tell(EXCHANGED, token - 2, s.teams[k], s.teams[k ^ 1])
    else:
        s.rows[k] = exchange(row, token - 1)
        s.tell(EXCHANGED, token - 2, s.teams[k], s.teams[k ^ 1])


def next_part(s: Cup, role: i64, team: i64) -> list[Phase[Cup]]:
    """W3.4, W3.5  The other tokens of a card go to other teams."""
    s.team = team
    s.laid |= alone(team)
    s.part += 1
    if s.part < PARTS[s.card] and targets(s, role):
        return CHOOSE_TEAM[role]
    return end_card(s)


def end_card(s: Cup) -> list[Phase[Cup]]:
    """The card has done its work."""
    s.card = NO_CARD
    s.part = 0
    s.laid = 0
    s.team = NOBODY
    return NOTHING


@final
class PenaltyKick(Chance[Cup]):
    """W3.10  The white die: every colour but black is a goal."""

    __slots__ = ()
    rule: ClassVar[str] = "W3.10"

    def outcomes(self, s: Cup) -> Fate:
        return s.book.modifiers[0]

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        k: i64 = s.row
        s.row = 0
        if outcome.value == BLACK:
            s.tell(PENALTY_MISSED, s.teams[k], s.teams[k ^ 1])
        else:
            s.tell(PENALTY_SCORED, s.teams[k], s.teams[k ^ 1])
            put(s, k, PENALTY)
        return end_card(s)


NOTHING: Final[list[Phase[Cup]]] = []
CHOOSE_TEAM: Final[list[list[Phase[Cup]]]] = [[PHASES.add(ChooseTeam(seat))] for seat in range(MOST_SEATS)]
CHOOSE_MATCH: Final[list[list[Phase[Cup]]]] = [[PHASES.add(ChooseMatch(seat))] for seat in range(MOST_SEATS)]
PENALTY_KICK: Final[list[Phase[Cup]]] = [PHASES.add(PenaltyKick())]
