"""What is compared, or would be as things stand: the line or the two men, both cards and both sums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import FACE_DOWN
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import FORWARD, PLAY
from anpfiff.games.hat_trick.cards import DRIBBLE, FIRST_NUMBER, LONG_BALL, MEN, TYPES
from anpfiff.games.hat_trick.pitch import belongs_to, line_of, men_in, step
from anpfiff.games.hat_trick.rules.action_cards import targets
from anpfiff.games.hat_trick.rules.comparing import is_counted
from anpfiff.games.hat_trick.rules.sideways import SIDEWAYS_PASS, nearest_mates
from anpfiff.games.hat_trick.stages import FREE_KICK, GOAL_KICK, KICK_OFF, ROUND, UNDECIDED
from anpfiff.games.hat_trick.state import NOWHERE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.hat_trick.fact_types import Counted, Duel, Pan
    from anpfiff.games.hat_trick.state import Match

COMPARING: Final = (KICK_OFF, ROUND, FREE_KICK, GOAL_KICK)
"""The stages in which an action is compared."""
UNKNOWN: Final = -1
Place = tuple[int, list[int]]
"""A line, and in a dribble the fields of the two men."""


def duel_facts(s: Match) -> list[Duel]:
    """H4.2  The comparison that is on, or those the attacker may choose from; a card laid face down counts."""
    if not s.half or s.ball == NOWHERE or (s.line == NOWHERE and s.stage not in COMPARING):
        return []
    card: i64 = card_of(s, s.attacker)
    kind: i64 = s.kind if s.line != NOWHERE else UNKNOWN if card == UNKNOWN else s.book.type_of[card]
    return [
        {
            "kind": None if kind == UNKNOWN else TYPES[kind],
            "line": line,
            "fields": fields or None,
            "sides": [side_facts(s, role, line, fields) for role in (0, 1)],
        }
        for line, fields in places(s, kind)
    ]


def card_of(s: Match, role: i64) -> i64:
    """The card a side has played, or has laid down where that can be seen."""
    for action in s.sealed[role]:
        if action is not FACE_DOWN and action.verb is PLAY:
            return action.value
    return s.sides[role].card if s.sides[role].shown.size else UNKNOWN


def places(s: Match, kind: i64) -> list[Place]:
    """H4.1, H5.1, H6.1  Where an action of this kind is compared; while it is unknown, in the line of the ball."""
    if s.line != NOWHERE:
        if s.rival == s.ball:  # who has won the ball stands where his rival was
            return []
        return [(int(s.line), [] if s.rival == NOWHERE else [int(s.ball), int(s.rival)])]
    line: i64 = line_of(s.ball)
    if kind == LONG_BALL:
        found = targets(s)
        if found:
            return [(int(line + far if s.attacker == 0 else line - far), []) for far in found]
    if kind != DRIBBLE:
        return [(int(line), [])]
    return dribbles(s)


def dribbles(s: Match) -> list[Place]:
    """H6.1  Who may have the ball by then, against the man ahead of him; nothing is compared where there is none."""
    passes = not s.skips and (any(s.sealed) or SIDEWAYS_PASS in s.agenda)
    carriers: i64 = nearest_mates(s) if passes else 0
    found: list[Place] = []
    for carrier in each(carriers or alone(s.ball)):
        ahead: i64 = step(s.attacker, carrier, FORWARD)
        if ahead != NOWHERE and belongs_to(s, ahead, 1 - s.attacker):
            found.append((int(line_of(carrier)), [int(carrier), int(ahead)]))
    return found


def side_facts(s: Match, role: i64, line: i64, fields: list[int]) -> Pan:
    """What a side brings: its men, its card, what abilities add, and the sum.

    Once it is settled men may have moved, turned or gone: where they no longer make the sum, that stands alone.
    """
    side, attacks = s.sides[role], role == s.attacker
    men: list[Counted] = []
    for cell in men_in(s, role, line) if not fields else [one for one in fields if belongs_to(s, one, role)]:
        man: i64 = s.cells[cell] % MEN
        balls: i64 = side.attack(man) if attacks else side.defence(man)
        men.append({"number": int(man) + FIRST_NUMBER, "balls": int(balls)})
    card: i64 = card_of(s, role)
    balls_of_card = None if card == UNKNOWN else int(s.book.balls[card])
    plain = sum(man["balls"] for man in men) + (balls_of_card or 0)
    total = int(side.total) if is_counted(s) else plain
    if total != plain and s.line != NOWHERE and s.outcome != UNDECIDED:
        men, balls_of_card, plain = [], None, total
    return {"men": men, "card": balls_of_card, "extra": total - plain, "sum": total}
