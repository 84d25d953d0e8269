"""W3.3: for whom each action card can be used, and how the teams of a card are named in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import actions_for
from anpfiff.core.form import SLOTS, SOME, Blank, Form
from anpfiff.core.pile import alone, count, each, set_of
from anpfiff.games.world_cup.actions import ENOUGH, LEAVE_OUT, OPPONENTS, TEAMS
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
from anpfiff.games.world_cup.rows import (
    ATTACK,
    DEFENCE,
    GOAL_1,
    GOAL_2,
    NONE,
    PENALTY,
    filled,
    is_goal,
    outermost,
    times,
)
from anpfiff.games.world_cup.state import FINAL, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

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
ASKS: Final = [*[card.replace("_", "-") for card in CARDS], "stopping"]


def question(card: i64, part: i64) -> str:
    """The key of the question for whom a card, or a part of it, is used."""
    return f"choose-team-{'one-more' if part else ASKS[card]}"


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


def rows_for(s: Cup, role: i64, use: i64, team: i64) -> list[i64]:
    """The rows of a team in which a card for one team can be used."""
    lack: i64 = lacking(s)
    found: list[i64] = []
    k: i64 = 0
    while k < len(s.rows):
        if s.teams[k] == team and (uses(s, k, lack) >> use) & 1 and is_open_to(s, role, k):
            found.append(k)
        k += 1
    return found


def equal_teams(s: Cup, role: i64) -> i64:
    """The teams for the next of a card's equal tokens: those that come after the one named last."""
    found: i64 = possible(s, role, s.card, s.part)
    return (found >> (s.team + 1)) << (s.team + 1) if s.part else found


def form_of(s: Cup, role: i64) -> Form:
    """W3.3, W3.4, W3.5, W3.11  All teams of a card at once, each with its match, equal tokens in any order."""
    number: i64 = PARTS[s.card] - s.part
    if s.card == TWO_PLUS_ONE:
        return two_and_one(s, role) if s.part == 0 else one_more(s, role)
    ones: i64 = equal_teams(s, role)
    least: i64 = number
    if PARTS[s.card] > 1 and is_last_phase(s):
        least = 0 if s.laid else 1
        while number > 1 and not has_supply(s, GOAL_1, number):
            number -= 1
        number = min(number, count(ones))
    end = ENOUGH if least < number else None
    return Form(SOME, [blank_of(s, role, s.part, ones, least, number, end)])


def one_more(s: Cup, role: i64) -> Form:
    """W3.4, W3.11  The one goal of 2+1, once the two goals are laid or left out."""
    ones: i64 = possible(s, role, s.card, 1) & ~s.laid
    least: i64 = 0 if is_last_phase(s) and s.laid else 1
    return Form(SOME, [blank_of(s, role, 1, ones, least, 1, ENOUGH if is_last_phase(s) else None)])


def two_and_one(s: Cup, role: i64) -> Form:
    """W3.4, W3.11  One team gets two goals and another one; in the last phase one of them may be left out."""
    twos: i64 = possible(s, role, s.card, 0)
    ones: i64 = possible(s, role, s.card, 1)
    if is_last_phase(s):
        two = blank_of(s, role, 0, twos, 0, 1, LEAVE_OUT)
        return Form(SLOTS, [two, blank_of(s, role, 1, ones, 0, 1, ENOUGH)], least=1)
    two = blank_of(s, role, 0, beside_another(twos, ones), 1, 1, None)
    return Form(SLOTS, [two, blank_of(s, role, 1, beside_another(ones, twos), 1, 1, None)])


def blank_of(s: Cup, role: i64, part: i64, teams: i64, least: i64, most: i64, end: Action | None) -> Blank:
    """Teams for a part of a card, and for each team its opponents in the matches where it can be used."""
    use: i64 = use_of(s.card, part)
    against: dict[str, Blank] = {}
    for team in each(teams):
        opponents = [OPPONENTS[s.teams[k ^ 1]] for k in rows_for(s, role, use, team)]
        against[TEAMS[team].notation] = Blank("choose-match", "W3.3", opponents, 1, 1)
    return Blank(question(s.card, part), "W3.3", actions_for(TEAMS, teams), least, most, end, against)
