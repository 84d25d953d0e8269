"""H13: what abilities and style cards lend, and for how long. No other chapter writes these fields of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.cards import FIRST_NUMBER
from anpfiff.games.hat_trick.events import FELL_BACK
from anpfiff.games.hat_trick.pitch import place_of, swap
from anpfiff.games.hat_trick.side import NO_CARD, NOTHING_YET
from anpfiff.games.hat_trick.state import NOBODY, NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.hat_trick.side import Side

SPANS: Final = ["action", "shot", "round", "opportunity", "half"]
FOR_ACTION: Final = 0
FOR_SHOT: Final = 1
FOR_ROUND: Final = 2
FOR_OPPORTUNITY: Final = 3
FOR_HALF: Final = 4
"""How long something lasts; what ends a span ends those before it, too."""

ONE_BALL: Final = 0
ONE_POWER: Final = 1
ANY_SHOT: Final = 2
KEEPS_BALL: Final = 3
MUST_GIVE: Final = 4
WINS_TIE: Final = 5
PRESSES: Final = 6
TWO_MOVES: Final = 7
ANY_FLANK: Final = 8
HOLDS_PLACE: Final = 9
GOES_BACK: Final = 10
TURNED: Final = 11
LOANS: Final[list[tuple[int, list[str]]]] = [
    (FOR_ACTION, ["plus"]),  # H16.10  one ball more in the comparison
    (FOR_SHOT, ["plus"]),  # H15.38  one more power of the shot
    (FOR_SHOT, ["any_shot"]),  # H15.44  all nine shooting cards
    (FOR_ROUND, ["skips"]),  # H15.40, H16.10  the carrier need not give the ball sideways
    (FOR_ROUND, ["must_give"]),  # H15.39  the ball was taken: nothing frees the carrier from giving it
    (FOR_ACTION, ["is_hard"]),  # H16.15  a tie goes to the defender without a foul
    (FOR_ROUND, ["presses"]),  # H16.19  the defending move of a side may displace the carrier
    (FOR_ROUND, ["again", "rotated"]),  # H16.17  another man moves after the first
    (FOR_OPPORTUNITY, ["free_men"]),  # H15.29  a man moves whatever the flank of the card
    (FOR_OPPORTUNITY, ["fixed_men"]),  # H15.30  no opponent displaces a man
    (FOR_ACTION, ["leapers", "leap_from"]),  # H15.14  who has leapt goes back
    (FOR_HALF, ["turned"]),  # H15.10  attack and defence of a man are exchanged
]
"""By what is lent: for how long, and the fields of a match or a side in which it is written down."""
NOTES: Final = ["handed", "helped", "touched", "once", "twice", "blocked", "fresh", "has_styled"]
"""What the referee notes in a round: who has used and prevented what, and what has helped."""


def lend(s: Match, loan: i64, role: i64, man: i64) -> None:
    """A side, or one of its men, has something until its span is over."""
    side = s.sides[role]
    if loan in (ONE_BALL, ONE_POWER):
        s.plus += 1
    elif loan == ANY_SHOT:
        s.any_shot = True
    elif loan == KEEPS_BALL:
        s.skips = True
    elif loan == MUST_GIVE:
        s.skips = False
        s.must_give = True
    elif loan == WINS_TIE:
        s.is_hard = True
    elif loan == PRESSES:
        s.presses = role
    elif loan == TWO_MOVES:
        side.again = 1
    elif loan == ANY_FLANK:
        side.free_men |= alone(man)
    elif loan == HOLDS_PLACE:
        side.fixed_men |= alone(man)
    elif loan == GOES_BACK:
        side.leapers = [*side.leapers, man]
        side.leap_from = [*side.leap_from, place_of(s, role, man)]
    else:
        side.turned ^= alone(man)


def end_span(s: Match, span: i64) -> None:
    """A span is over, and with it all that was lent for it or for a shorter one."""
    for role in (s.attacker, 1 - s.attacker):
        go_back(s, role)
    s.is_hard = False
    s.plus = 0
    if span >= FOR_SHOT:
        s.any_shot = False
    if span >= FOR_ROUND:
        end_round(s)
    for side in s.sides:
        if span >= FOR_OPPORTUNITY:
            side.free_men = 0
            side.fixed_men = 0
        if span >= FOR_HALF:
            side.turned = 0


def end_round(s: Match) -> None:
    """H13.5  A round is over: everybody may use two abilities again."""
    s.skips = False
    s.must_give = False
    s.presses = NOBODY
    s.handed = False
    s.helped = False
    s.touched = 0
    for side in s.sides:
        side.again = 0
        side.rotated = NO_CARD
        side.once = 0
        side.twice = 0
        side.blocked = 0
        side.fresh = 0
        side.has_styled = False


def go_back(s: Match, role: i64) -> None:
    """H15.14, E11  Who has leapt goes back, unless he has the ball or the carrier stands on his old field."""
    side = s.sides[role]
    k: i64 = len(side.leapers) - 1
    while k >= 0:
        cell: i64 = place_of(s, role, side.leapers[k])
        if cell not in (NOWHERE, s.ball) and side.leap_from[k] not in (cell, s.ball):
            swap(s, cell, side.leap_from[k])
            s.tell_of(FELL_BACK, role, side.leapers[k] + FIRST_NUMBER)
        k -= 1
    side.leapers = NOTHING_YET
    side.leap_from = NOTHING_YET


def has_moved(side: Side, man: i64) -> None:
    """H16.17  The first of two men has moved; he does not move a second time."""
    side.again -= 1
    side.rotated = man


def leave_behind(side: Side, man: i64) -> None:
    """H10.1, H17.7  A man who is sent off or taken off has nothing any more."""
    gone: i64 = ~alone(man)
    side.free_men &= gone
    side.fixed_men &= gone
    side.turned &= gone
