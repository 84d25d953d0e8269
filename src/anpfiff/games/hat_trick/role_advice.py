"""Advice for the expansion: when an ability, a style card or an event pays, roughly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.games.hat_trick.actions import (
    BORROW,
    BUDGET,
    CAPTAIN,
    CORNER,
    KEEPER,
    LONG_SHOT,
    NO,
    PERFORM,
    PREVENT,
    PROTEST,
    READY,
    SIGN,
    STEP_UP,
    STYLE,
    SUBSTITUTE,
    SURGE,
    USE,
)
from anpfiff.games.hat_trick.cards import DRIBBLE, LONG_BALL, MEN, SHORT_PASS
from anpfiff.games.hat_trick.duels import RANK, duels
from anpfiff.games.hat_trick.pitch import own_line
from anpfiff.games.hat_trick.players_box import ABILITIES
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    AFTER_MOVE,
    BEFORE_ACTION,
    CARD_REVEAL,
    COMPARE,
    MOVE_START,
    ability_used,
)
from anpfiff.games.hat_trick.rules.comparing import card_balls, decide
from anpfiff.games.hat_trick.state import FOUL, LOST, NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

INTERCEPTIONS: Final = [ABILITIES.index("number_six_gold"), ABILITIES.index("defensive_forward_gold")]
TACKLE: Final = ABILITIES.index("man_marker_silver")
TURN: Final = ABILITIES.index("wing_back_gold")
STAYS: Final = [ABILITIES.index("second_striker_silver"), ABILITIES.index("box_to_box_gold")]
"""Abilities a simple coach leaves alone."""
SIGNED: Final = [USE, BORROW]


def is_of_the_expansion(action: Action) -> bool:
    """Whether only the expansion knows such a thing."""
    return action is NO or action is STEP_UP or action is SURGE or action.verb in OF_THE_EXPANSION


def score(s: Match, role: i64, action: Action) -> float:
    """What an option of the expansion seems to be worth; `no` is nothing at all."""
    verb = action.verb
    if verb in SIGNED:
        return ability(s, role, action)
    if verb is STYLE:
        return style(s, role)
    if action is LONG_SHOT:
        return 0.4 if own_line(role, s.ball) >= 5 and s.book.balls[s.sides[role].card] >= 3 else -0.4
    if action is PROTEST:
        return 0.1 if s.sides[role].yellow else -0.1
    if verb is PREVENT or action is STEP_UP or action is SURGE:
        return 0.9
    if verb is SUBSTITUTE:
        return -0.1
    return choosing(s, action)


def choosing(s: Match, action: Action) -> float:
    """Teams, men, captains and corners."""
    verb = action.verb
    if verb is READY:
        return float(s.book.players.teams[action.value].value)
    if verb is BUDGET:
        line = s.book.players.budgets[action.value]
        return float(line.defence + line.attack) - 0.2 * float(abs(line.defence - line.attack))
    if verb is SIGN:
        kind: i64 = MEN + action.extra // 2
        is_gold: i64 = action.extra % 2
        balls: i64 = s.book.attack[2 * kind + is_gold] + s.book.defence[2 * kind + is_gold]
        return float(balls) - 0.4 * float(s.book.price[kind] + is_gold)
    if verb is KEEPER:
        return float(action.value)
    if verb is PERFORM:
        return 0.1 if action.value == SHORT_PASS else 0.0
    if verb is CAPTAIN or verb is CORNER:
        return -float(action.value)
    return 0.0


def ability(s: Match, role: i64, action: Action) -> float:
    """An ability in its window: in a comparison if it changes the outcome, elsewhere mostly."""
    number: i64 = ability_used(s, role, action)
    if s.window == COMPARE:
        return 0.5 if turns_the_duel(s, role, 1) else -0.5
    if number in INTERCEPTIONS:
        return 1.0
    if number == TACKLE:
        return tackling(s, role)
    if number == TURN:
        return turning(s, role, action.value)
    if number in STAYS or s.window == AFTER_MOVE:
        return -0.2
    if s.window == BEFORE_ACTION:
        return other_action(s, role)
    return 0.2


def turns_the_duel(s: Match, role: i64, balls: i64) -> bool:
    """Whether so many balls more make this comparison better for a side."""
    side, other = s.sides[s.attacker], s.sides[1 - s.attacker]
    mine, theirs = card_balls(s, s.attacker), card_balls(s, 1 - s.attacker)
    before: i64 = decide(side.total, other.total, mine, theirs, True)
    more, less = (balls, 0) if role == s.attacker else (0, balls)
    after: i64 = decide(side.total + more, other.total + less, mine, theirs, True)
    gain: i64 = RANK[after] - RANK[before]
    return gain > 0 if role == s.attacker else gain < 0


def expected(s: Match) -> i64:
    """What the action will come to as it stands."""
    mine, theirs = card_balls(s, s.attacker), card_balls(s, 1 - s.attacker)
    return best_of(s, s.kind, mine, theirs)


def best_of(s: Match, kind: i64, mine: i64, theirs: i64) -> i64:
    """The best outcome of an action of this kind."""
    chosen: i64 = LOST
    for duel in duels(s, kind, s.ball):
        outcome: i64 = duel.outcome(mine, theirs)
        if RANK[outcome] > RANK[chosen]:
            chosen = outcome
    return chosen


def tackling(s: Match, role: i64) -> float:
    """A tackle pays against a weak card when the comparison would be lost."""
    balls: i64 = card_balls(s, s.attacker)
    return 0.3 if balls <= 2 and expected(s) != LOST and not s.sides[role].yellow else -0.3


def turning(s: Match, role: i64, man: i64) -> float:
    """A wing-back shows his better half: attack with the ball, defence without it."""
    side = s.sides[role]
    attack, defence = side.attack(man), side.defence(man)
    wants = attack < defence if role == s.attacker else defence < attack
    return 0.2 if wants and s.window == MOVE_START and s.mover == role and role == s.attacker else -0.2


def other_action(s: Match, role: i64) -> float:
    """A half-space midfielder changes his action when the one on the card would fail."""
    if s.attacker != role or expected(s) != LOST:
        return -0.1
    mine, theirs = card_balls(s, s.attacker), card_balls(s, 1 - s.attacker)
    kinds = [LONG_BALL] if s.kind == SHORT_PASS else [SHORT_PASS, DRIBBLE]
    return 0.3 if any(best_of(s, kind, mine, theirs) != LOST for kind in kinds) else -0.1


def style(s: Match, role: i64) -> float:
    """A style card: in a comparison if it turns it, elsewhere gladly."""
    if s.window == COMPARE:
        return 0.5 if turns_the_duel(s, role, 2) else -0.5
    if s.window in (AFTER_ACTION, CARD_REVEAL):
        return 0.5
    return 0.1 if s.outcome != FOUL and s.ball != NOWHERE else 0.0


OF_THE_EXPANSION: Final = [
    *SIGNED,
    STYLE,
    PREVENT,
    SUBSTITUTE,
    READY,
    BUDGET,
    SIGN,
    KEEPER,
    PERFORM,
    CAPTAIN,
    CORNER,
    LONG_SHOT.verb,
    PROTEST.verb,
]
