"""What a comparison would come to as the men stand now: for the exact odds, and for advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import FORWARD
from anpfiff.games.hat_trick.cards import DRIBBLE, LONG_BALL, MEN
from anpfiff.games.hat_trick.pitch import (
    attack_in,
    belongs_to,
    defence_in,
    is_manned,
    is_on,
    line_of,
    next_line,
    step,
)
from anpfiff.games.hat_trick.rules.action_cards import targets
from anpfiff.games.hat_trick.rules.comparing import card_balls, decide
from anpfiff.games.hat_trick.rules.sideways import nearest_mates
from anpfiff.games.hat_trick.stages import FOUL, LOST, WON
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

RANK: Final = {WON: 2, FOUL: 1, LOST: 0}


@final
class Duel:
    """The balls of the men of both sides in one possible comparison, and how many lines the ball would go forward."""

    __slots__ = ("attack", "defence", "gain", "is_manned", "is_open")

    def __init__(self, attack: i64, defence: i64, is_manned: bool, gain: i64, is_open: bool) -> None:
        self.attack: i64 = attack
        self.defence: i64 = defence
        self.is_manned: bool = is_manned
        self.gain: i64 = gain
        self.is_open: bool = is_open
        """Whether nothing is compared: a free field or a team-mate ahead, or nothing at all."""

    def outcome(self, mine: i64, theirs: i64) -> i64:
        """What comes of it with so many balls on both cards."""
        if self.is_open:
            return WON
        return decide(self.attack + mine, self.defence + theirs, mine, theirs, self.is_manned)


def duels(s: Match, kind: i64, carrier: i64) -> list[Duel]:
    """All comparisons the attacker may choose from with an action of this kind."""
    role: i64 = s.attacker
    if kind == DRIBBLE:
        return [dribble(s, role, carrier)]
    if kind == LONG_BALL:
        found = targets(s)
        if found:
            start: i64 = line_of(s.ball)
            return [of_line(s, role, start + far if role == 0 else start - far, far) for far in found]
    line: i64 = line_of(s.ball)
    ahead: i64 = next_line(role, line)
    return [of_line(s, role, line, 1 if is_on(ahead) and is_manned(s, role, ahead) else 0)]


def of_line(s: Match, role: i64, line: i64, gain: i64) -> Duel:
    """A line against a line."""
    is_manned_too = is_manned(s, 1 - role, line)
    return Duel(attack_in(s, role, line), defence_in(s, 1 - role, line), is_manned_too, gain, False)


def dribble(s: Match, role: i64, carrier: i64) -> Duel:
    """A man against the one ahead of him."""
    ahead: i64 = step(role, carrier, FORWARD)
    if ahead == NOWHERE or not belongs_to(s, ahead, 1 - role):
        return Duel(0, 0, False, 0 if ahead == NOWHERE else 1, True)
    attack: i64 = s.sides[role].attack(s.cells[carrier] % MEN)
    defence: i64 = s.sides[1 - role].defence(s.cells[ahead] % MEN)
    return Duel(attack, defence, True, 1, False)


def after_sideways(s: Match, kind: i64) -> list[Duel]:
    """The comparisons once the ball has been given sideways, as it must be."""
    if kind != DRIBBLE:
        return duels(s, kind, s.ball)
    found: list[Duel] = []
    for cell in each(nearest_mates(s) or alone(s.ball)):
        found += duels(s, kind, cell)
    return found


def best(found: list[Duel], mine: i64, theirs: i64) -> i64:
    """The best outcome the attacker can have of several comparisons."""
    chosen: i64 = LOST
    for duel in found:
        outcome: i64 = duel.outcome(mine, theirs)
        if RANK[outcome] > RANK[chosen]:
            chosen = outcome
    return chosen


def expected(s: Match, kind: i64) -> i64:
    """What the action would come to as an action of this kind, with the cards that lie open."""
    return best(duels(s, kind, s.ball), card_balls(s, s.attacker), card_balls(s, 1 - s.attacker))


def turns_the_duel(s: Match, role: i64, balls: i64) -> bool:
    """Whether so many balls more make this comparison better for a side."""
    side, other = s.sides[s.attacker], s.sides[1 - s.attacker]
    mine, theirs = card_balls(s, s.attacker), card_balls(s, 1 - s.attacker)
    before: i64 = decide(side.total, other.total, mine, theirs, True)
    more, less = (balls, 0) if role == s.attacker else (0, balls)
    after: i64 = decide(side.total + more, other.total + less, mine, theirs, True)
    gain: i64 = RANK[after] - RANK[before]
    return gain > 0 if role == s.attacker else gain < 0
