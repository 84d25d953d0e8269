"""What the advice weighs: duels as the men stand, shots by the balls a goalkeeper may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.pile import alone, count, each
from anpfiff.games.hat_trick.actions import (
    AIM,
    BUILD_UP,
    CHANCE,
    DIVE,
    DRAW,
    FORWARD,
    HOLD,
    LEAP,
    LINES,
    MOVE,
    PASS,
    PLAY,
    RUN,
    SHOOT,
    STAY,
    SWAP,
    TEAM,
    WAIT,
)
from anpfiff.games.hat_trick.book import CELLS
from anpfiff.games.hat_trick.cards import DRIBBLE, LONG_BALL, MEN, SHORT_PASS
from anpfiff.games.hat_trick.chances import unseen
from anpfiff.games.hat_trick.duels import Duel, after_sideways, duels
from anpfiff.games.hat_trick.pitch import LINES as ALL_LINES
from anpfiff.games.hat_trick.pitch import belongs_to, lowest_of_both, own_line, place_of, step, swap
from anpfiff.games.hat_trick.role_advice import is_of_the_expansion
from anpfiff.games.hat_trick.role_advice import score as role_score
from anpfiff.games.hat_trick.rules.moves import DEFENCE, ChooseMove, two_steps
from anpfiff.games.hat_trick.rules.opportunity import SHOOTING_LINE, reachable
from anpfiff.games.hat_trick.rules.shot import dives, draws, power, shots
from anpfiff.games.hat_trick.rules.sideways import ChooseSideways, nearest_mates
from anpfiff.games.hat_trick.stages import CHANCE as IN_CHANCE
from anpfiff.games.hat_trick.stages import FOUL, LOST, ROUND, SHOOT_OUT
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

MOVING: Final = [MOVE, RUN, LEAP, SWAP]
MEAN_BALLS: Final = 2.5
"""On an action card, of all alike."""
MEAN_MODIFIER: Final = 3.0
COST_OF_A_BALL: Final = 0.03
"""A strong card is better kept when a weak one does as well."""
MARGIN: Final = 0.06
"""What a ball more than needed is worth before the other side has moved."""
PATIENCE: Final = [0.0, 0.62, 0.5, 0.0]
"""By turn of a scoring opportunity: how good a shot must be to be taken."""


def score(s: Match, role: i64, action: Action) -> float:
    """What an option seems to be worth."""
    verb = action.verb
    if s.book.has_roles and is_of_the_expansion(action):
        return role_score(s, role, action)
    if verb is PLAY:
        return landing(s, role, action.value)
    if verb in MOVING or action is STAY:
        return moving(s, role, action)
    if verb is PASS:
        return passing(s, role, action.value)
    if action is HOLD:
        return 0.35 if s.turn < 2 else 0.0
    if verb is LINES:
        return long_ball(s, action.value)
    if action is SHOOT or action is WAIT:
        wish = PATIENCE[s.turn] if s.turn < 3 else 0.0
        return goal_chance(s, s.ball, s.sides[role].card) if action is SHOOT else wish
    if verb is AIM:
        return aiming(s, action.value)
    if verb is DIVE:
        # Kick after kick the same hand would let every ball in for ever.
        return 0.0 if s.stage == SHOOT_OUT else diving(s, action.value)
    if action is DRAW:
        return 1.0 if s.saved <= s.power else -1.0
    if action is CHANCE or action is BUILD_UP:
        return 0.5 if (action is CHANCE) == (own_line(role, s.ball) >= 4) else 0.0
    if verb is TEAM:
        return float(len(s.book.box.nations[action.value].stars))
    return 0.0


def worth(s: Match, outcome: i64, gain: i64) -> float:
    """What an outcome of a comparison is worth to the attacker, by where the ball is."""
    line = float(own_line(s.attacker, s.ball))
    if outcome == LOST:
        return -0.6 - 0.1 * (6.0 - line)
    value = 0.3 + 0.28 * float(gain)
    if line + float(gain) >= 6.0:
        value += 0.5
    return value + 0.25 if outcome == FOUL else value


def best_worth(s: Match, found: list[Duel], mine: i64, theirs: i64) -> float:
    """The best comparison for the attacker."""
    best = -9.0
    for duel in found:
        best = max(best, worth(s, duel.outcome(mine, theirs), duel.gain))
    return best


def round_cards(s: Match, role: i64, options: list[Action]) -> list[float]:
    """Each card against all that the other side may play."""
    other: i64 = 1 - role
    stock = s.book.stocks[other]
    pool: i64 = unseen(s, other)
    theirs = stock.kinds(pool)
    weights = [stock.copies(pool, card) for card in theirs]
    by_kind = [after_sideways(s, kind) for kind in range(3)]
    found: list[float] = []
    for action in options:
        total = 0.0
        weight = 0.0
        for k, card in enumerate(theirs):
            first: i64 = action.value if role == s.attacker else card
            second: i64 = card if role == s.attacker else action.value
            known = by_kind[s.book.type_of[first]]
            value = best_worth(s, known, s.book.balls[first], s.book.balls[second])
            total += float(weights[k]) * (value if role == s.attacker else -value)
            weight += float(weights[k])
        cost = COST_OF_A_BALL if role == s.attacker else 2.0 * COST_OF_A_BALL
        found.append(total / weight - cost * float(s.book.balls[action.value]))
    return found


def moving(s: Match, role: i64, action: Action) -> float:
    """Try the move out."""
    phase = s.agenda[-1]
    ball: i64 = s.ball
    cell: i64 = NOWHERE
    target: i64 = NOWHERE
    if action is not STAY:
        cell = place_of(s, role, action.value)
        target = target_of(s, role, cell, action)
        swap(s, cell, target)
        if s.ball == target:
            s.ball = cell
    value = standing(s, role)
    if isinstance(phase, ChooseMove) and s.stage == ROUND:
        value += comparison(s, phase.occasion == DEFENCE)
    elif s.stage == IN_CHANCE:
        value += scoring(s, role)
    if action is not STAY:
        swap(s, cell, target)
    s.ball = ball
    return value


def target_of(s: Match, role: i64, cell: i64, action: Action) -> i64:
    """The field a move ends on; what is passed on the way hardly matters."""
    if action.verb is SWAP:
        return place_of(s, role, action.extra)
    way: i64 = FORWARD if action.verb is LEAP else action.extra
    return step(role, cell, way) if action.verb is MOVE else two_steps(role, cell, way)


def comparison(s: Match, is_defending: bool) -> float:
    """The comparison that the two open cards would make now, for the side that moves."""
    side, other = s.sides[s.attacker], s.sides[1 - s.attacker]
    mine: i64 = s.book.balls[side.card]
    theirs: i64 = s.book.balls[other.card] if other.shown.size else 0
    kind: i64 = s.book.type_of[side.card]
    found = duels(s, kind, s.ball) if is_defending else after_sideways(s, kind)
    best = -9.0
    for duel in found:
        margin = float(duel.attack + mine - duel.defence - theirs) if not duel.is_open else 2.0
        if is_defending:
            margin = max(min(margin, 1.0), -1.0)
        best = max(best, worth(s, duel.outcome(mine, theirs), duel.gain) + MARGIN * margin)
    return -best if is_defending else best


def standing(s: Match, role: i64) -> float:
    """A team spread over the pitch, with men before the goal it attacks, is a little better."""
    total = 0.0
    seen: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if belongs_to(s, cell, role):
            line: i64 = own_line(role, cell)
            seen |= alone(line)
            if line >= SHOOTING_LINE and s.attacker == role:
                total += 0.02
        cell += 1
    return total + 0.03 * float(count(seen))


def scoring(s: Match, role: i64) -> float:
    """How good the shot would be that this turn may bring."""
    side = s.sides[s.attacker]
    s.kind = s.book.type_of[side.card]
    carriers = [s.ball]
    if role == s.attacker:
        carriers = each(nearest_mates(s)) or carriers
    best = 0.0
    ball: i64 = s.ball
    for carrier in carriers:
        s.ball = carrier
        best = max(best, turn_value(s, side.card))
    s.ball = ball
    return best if role == s.attacker else -best


def turn_value(s: Match, card: i64) -> float:
    """The best shot of a turn with this card, from where the ball is."""
    if s.book.type_of[card] == DRIBBLE:
        return goal_chance(s, s.ball, card)
    best = 0.0
    for cell in each(reachable(s)):
        best = max(best, goal_chance(s, cell, card))
    return best


def goal_chance(s: Match, cell: i64, card: i64) -> float:
    """Roughly: the power of a shot from a field against the balls that the goalkeeper may hope for."""
    if own_line(s.attacker, cell) < SHOOTING_LINE:
        return 0.0
    ball: i64 = s.ball
    s.ball = cell
    keeper: i64 = dives(s, 1 - s.attacker)[0].value
    number = float(draws(s, 1, keeper))
    s.ball = ball
    lead = float(s.book.balls[card]) + MEAN_MODIFIER - MEAN_BALLS * number
    return min(max(0.5 + 0.14 * lead, 0.02), 0.98)


def chance_card(s: Match, role: i64, card: i64) -> float:
    """In a scoring opportunity the attacker wants a shot; the defender keeps what is strong."""
    if role != s.attacker:
        return -float(s.book.balls[card])
    s.kind = s.book.type_of[card]
    ball: i64 = s.ball
    best = 0.0
    for carrier in each(nearest_mates(s) or alone(ball)):
        s.ball = carrier
        best = max(best, turn_value(s, card))
    s.ball = ball
    return best


def passing(s: Match, role: i64, man: i64) -> float:
    """To whom: the best shot in a scoring opportunity, the strongest man otherwise."""
    cell: i64 = place_of(s, role, man)
    if s.stage == IN_CHANCE and not isinstance(s.agenda[-1], ChooseSideways):
        return goal_chance(s, cell, s.sides[role].card) + 0.02 * float(own_line(role, cell))
    ahead: i64 = step(role, cell, FORWARD)
    is_free = ahead != NOWHERE and s.cells[ahead] < 0
    return float(s.sides[role].attack(man)) + (3.0 if is_free else 0.0)


def long_ball(s: Match, far: i64) -> float:
    """The line where the long ball is worth most."""
    side, other = s.sides[s.attacker], s.sides[1 - s.attacker]
    theirs: i64 = s.book.balls[other.card] if other.shown.size else 0
    for duel in duels(s, LONG_BALL, s.ball):
        if duel.gain == far:
            return worth(s, duel.outcome(s.book.balls[side.card], theirs), far)
    return 0.0


def aiming(s: Match, shot: i64) -> float:
    """The mean over the three hands of the goalkeeper."""
    total = 0.0
    for dive in dives(s, 1 - s.attacker)[:3]:
        total += float(power(s, shot)) - MEAN_BALLS * float(draws(s, shot, dive.value))
    return total


def diving(s: Match, keeper: i64) -> float:
    """The mean over the three shooting cards."""
    total = 0.0
    for aim in shots(s):
        total += MEAN_BALLS * float(draws(s, aim.value, keeper)) - float(power(s, aim.value))
    return total


def landing(s: Match, role: i64, card: i64) -> float:
    """Where the goalkeeper's kick with this card comes down: with a team-mate, and far up the pitch."""
    kind: i64 = s.book.type_of[card]
    far: i64 = 0 if kind == DRIBBLE else 1 if kind == SHORT_PASS else 2
    found: i64 = lowest_of_both(s, far if role == 0 else ALL_LINES - 1 - far, 1 - role)
    if not found:
        return 0.1
    is_mine = s.cells[each(found)[0]] // MEN == role
    return 1.0 + 0.2 * float(far) - COST_OF_A_BALL * float(s.book.balls[card]) if is_mine else -1.0
