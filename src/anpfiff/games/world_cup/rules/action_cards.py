"""W3: the eleven action cards. For whom each can be used, and what comes to lie where."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Chance, Choice, Phase
from anpfiff.core.pile import alone, count, each, set_of, without_last
from anpfiff.games.world_cup.actions import ENOUGH, LEAVE_OUT, OPPONENTS, TEAMS, of
from anpfiff.games.world_cup.cards import (
    ATTACK_CARD,
    CARDS,
    DEFENCE_CARD,
    FOUL,
    OFFSIDE,
    ONE_GOAL,
    ONE_ONE,
    ONE_ONE_ONE,
    PENALTY_CARD,
    THREE_GOALS,
    TWO_GOALS,
    TWO_PLUS_ONE,
)
from anpfiff.games.world_cup.events import EXCHANGED, LAID, PENALTY_MISSED, PENALTY_SCORED, TURNED
from anpfiff.games.world_cup.rows import (
    ATTACK,
    DEFENCE,
    GOAL_1,
    GOAL_2,
    NONE,
    PENALTY,
    exchange,
    filled,
    is_goal,
    lay,
    outermost,
    times,
    turn,
)
from anpfiff.games.world_cup.rules import MOST_SEATS, PHASES
from anpfiff.games.world_cup.state import FINAL, NO_CARD, NOBODY, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate

STOPPING: Final = 11
"""As the card that is played: a defence card that turns an attack token."""
PARTS: Final[list[i64]] = [1, 1, 1, 2, 3, 2, 1, 1, 1, 1, 1, 1]
"""By card: how many teams it is for."""
LAYING: Final[i64] = set_of([THREE_GOALS, TWO_GOALS, ONE_GOAL, TWO_PLUS_ONE, ATTACK_CARD, DEFENCE_CARD, PENALTY_CARD])
"""Cards that lay a token on a free square."""
LAYING_FOR_THE_LOWEST: Final[i64] = LAYING & ~set_of([TWO_PLUS_ONE])
"""W3.4  The same where one goal is the most that a team can score at a time: no two goals, and one elsewhere."""
AGAINST_A_GOAL: Final[i64] = set_of([FOUL, OFFSIDE])
"""W3.8, W3.9  Cards that annul a goal."""
AGAINST_AN_ATTACK: Final[i64] = set_of([OFFSIDE, STOPPING])
"""W3.7, W3.9  Cards that turn an attack token."""
BLACK: Final = 0
ASKS: Final = [*[card.replace("_", "-") for card in CARDS], "stopping"]


def is_last_phase(s: Cup) -> bool:
    """W3.11  The match for third place and the final of 2002, which have rules of their own."""
    return s.stage == FINAL and not s.book.is_1930


def has_supply(s: Cup, token: i64, number: i64) -> bool:
    """T12  Whether so many tokens are left in the box; as a rule they never run out."""
    if not s.book.supply:
        return True
    left: i64 = s.book.supply[token - 1] - number
    for row in s.rows:
        left -= times(row, token)
    return left >= 0


def lacking(s: Cup) -> i64:
    """T12  The tokens (a set) of which none is left in the box."""
    found: i64 = 0
    if s.book.supply:
        for token in range(GOAL_1, PENALTY + 1):
            if not has_supply(s, token, 1):
                found |= alone(token)
    return found


def use_of(card: i64, part: i64) -> i64:
    """The card that does the same for one team: of several goals for several teams each is one goal."""
    if card in (ONE_ONE_ONE, ONE_ONE) or (card == TWO_PLUS_ONE and part > 0):
        return ONE_GOAL
    return card


def goal_token(s: Cup, use: i64, team: i64) -> i64:
    """W3.1, W3.2, W3.4  The goal token that is laid for a team: at most the largest of its rank."""
    if use == THREE_GOALS:
        return s.book.largest[team]
    return GOAL_1 if use == ONE_GOAL else min(s.book.largest[team], GOAL_2)


def uses(s: Cup, k: i64, lack: i64) -> i64:
    """What can be done for the team of row k, in that match, while tokens are lacking: cards (a set) for one team."""
    row: i64 = s.rows[k]
    team: i64 = s.teams[k]
    found: i64 = 0
    if filled(row) < s.book.squares[team]:
        found = LAYING if s.book.largest[team] >= GOAL_2 else LAYING_FOR_THE_LOWEST
    token: i64 = outermost(row)
    if token == ATTACK:
        found |= AGAINST_AN_ATTACK
    elif is_goal(token):
        found |= AGAINST_A_GOAL
    if lack:
        for use in each(found):
            if (lack >> token_for(s, use, k)) & 1:
                found &= ~alone(use)
    return found


def token_for(s: Cup, use: i64, k: i64) -> i64:
    """The token that is taken from the box for a card in row k, or none."""
    if use <= ONE_ONE:
        return goal_token(s, use, s.teams[k])
    if use in (ATTACK_CARD, DEFENCE_CARD, PENALTY_CARD):
        return ATTACK if use == ATTACK_CARD else DEFENCE if use == DEFENCE_CARD else PENALTY
    token: i64 = outermost(s.rows[k])
    return token - 1 if is_goal(token) else NONE


def takes_part(s: Cup, role: i64, k: i64) -> bool:
    """Whether one of the teams in the match of row k is the seat's own."""
    return s.owners[s.teams[k]] == role or s.owners[s.teams[k ^ 1]] == role


def is_open_to(s: Cup, role: i64, k: i64) -> bool:
    """W3.3, W3.11  Whether a seat may do something in the match of row k: as a rule in every one."""
    return not is_last_phase(s) or takes_part(s, role, k)


def possible(s: Cup, role: i64, card: i64, part: i64) -> i64:
    """The teams that a card (or one part of it) can be used for in some match."""
    use: i64 = use_of(card, part)
    lack: i64 = lacking(s)
    found: i64 = 0
    k: i64 = 0
    while k < len(s.rows):
        team: i64 = s.teams[k]
        if not (found >> team) & 1 and (uses(s, k, lack) >> use) & 1 and is_open_to(s, role, k):
            found |= alone(team)
        k += 1
    return found


def uses_anywhere(s: Cup, role: i64, cards: i64) -> i64:
    """Which of these cards for one team a seat can use in some match; nobody looks further than for them."""
    lack: i64 = lacking(s)
    found: i64 = 0
    k: i64 = 0
    while k < len(s.rows) and found & cards != cards:
        if is_open_to(s, role, k):
            found |= uses(s, k, lack)
        k += 1
    return found & cards


def serves_several(s: Cup, role: i64, card: i64) -> bool:
    """W3.4, W3.5, W3.11  Whether a card for several teams has any use: each of them is found, in the last phase one."""
    ones: i64 = possible(s, role, card, 1)
    if is_last_phase(s):
        return ones != 0 or possible(s, role, card, 0) != 0
    if card == TWO_PLUS_ONE:
        return beside_another(possible(s, role, card, 0), ones) != 0
    return count(ones) >= PARTS[card] and has_supply(s, GOAL_1, PARTS[card])


def usable_of(s: Cup, role: i64, hand: list[i64]) -> i64:
    """Those cards of a hand that have any use now, and what a defence card may do instead."""
    found: i64 = 0
    wanted: i64 = 0
    for card in hand:
        if PARTS[card] == 1:
            wanted |= alone(card)
        elif serves_several(s, role, card):
            found |= alone(card)
    if (wanted >> DEFENCE_CARD) & 1:
        wanted |= alone(STOPPING)
    return found | uses_anywhere(s, role, wanted)


def beside_another(twos: i64, ones: i64) -> i64:
    """The teams for two goals that leave another team for one goal."""
    if not ones:
        return 0
    return twos if ones & (ones - 1) else twos & ~ones


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
    found: i64 = possible(s, role, card, s.part)
    if PARTS[card] == 1:
        return found
    if card == TWO_PLUS_ONE:
        if s.part == 1:
            return found & ~s.laid
        return found if is_last_phase(s) else beside_another(found, possible(s, role, card, 1))
    if s.part:
        found = (found >> (s.team + 1)) << (s.team + 1)
    return found if is_last_phase(s) else without_last(found, PARTS[card] - s.part - 1)


@final
class ChooseTeam(Choice[Cup]):
    """W3.3  A card can be used for any team, not only for one's own."""

    __slots__ = ()
    rule: ClassVar[str] = "W3.3"

    def prompts(self) -> list[str]:
        return [f"choose-team-{card}" for card in [*ASKS, "one-more"]]

    def prompt(self, s: Cup, role: i64) -> str:
        return f"choose-team-{'one-more' if s.part else ASKS[s.card]}"

    def options(self, s: Cup, role: i64) -> list[Action]:
        found = of(TEAMS, targets(s, role))
        if PARTS[s.card] > 1 and is_last_phase(s):
            if s.laid:
                found.append(ENOUGH)
            elif s.card == TWO_PLUS_ONE and s.part == 0 and possible(s, role, s.card, 1):
                found.append(LEAVE_OUT)
        return found

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
    use: i64 = use_of(s.card, s.part)
    lack: i64 = lacking(s)
    found: list[i64] = []
    k: i64 = 0
    while k < len(s.rows):
        if s.teams[k] == s.team and (uses(s, k, lack) >> use) & 1 and is_open_to(s, role, k):
            found.append(k)
        k += 1
    return found


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
        put(s, k, token - 1)
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
