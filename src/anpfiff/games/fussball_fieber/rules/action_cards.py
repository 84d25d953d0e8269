"""F5: action cards: on whom they may be played, and how long they last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.pile import alone
from anpfiff.games.fussball_fieber.camp import GROUP, NOBODY, laid_card
from anpfiff.games.fussball_fieber.events import PLAYED, SCORE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.fussball_fieber.state import Cup

# A spot is a team of a match that is going on: 2 * role is the team of a coach, 2 * role + 1 his opponent if nobody
# leads it.


def spots(s: Cup) -> list[i64]:
    """F5.1  All teams of the matches that are going on, seat by seat."""
    found: list[i64] = []
    for role in s.playing():
        found.append(2 * role)
        if s.camps[role].rival == NOBODY:
            found.append(2 * role + 1)
    return found


def team_on(s: Cup, spot: i64) -> i64:
    """The team on a spot."""
    camp = s.camps[spot >> 1]
    return camp.opponent if spot & 1 else camp.team


def spot_of(s: Cup, team: i64) -> i64:
    """The spot of a team."""
    spot: i64 = 0
    for camp in s.camps:
        if camp.is_in:
            if camp.team == team:
                return spot
            if camp.opponent == team and camp.rival == NOBODY:
                return spot + 1
        spot += 2
    return NOBODY


def laid_on(s: Cup, spot: i64) -> list[i64]:
    """The action cards on a spot."""
    camp = s.camps[spot >> 1]
    return camp.against if spot & 1 else camp.laid


def kinds_on(s: Cup, spot: i64) -> i64:
    """The kinds of action cards on a spot, as a set."""
    found: i64 = 0
    for laid in laid_on(s, spot):
        found |= alone(laid >> 4)
    return found


def lay_on(s: Cup, spot: i64, laid: list[i64]) -> None:
    """Let these action cards lie on a spot, in order."""
    laid.sort()
    camp = s.camps[spot >> 1]
    if spot & 1:
        camp.against = laid
    else:
        camp.laid = laid


def may_help(s: Cup, role: i64, spot: i64) -> bool:
    """F5.2  One's own team may be helped, and the opponent of another coach."""
    if s.book.any_team or spot == 2 * role:
        return True
    camp = s.camps[spot >> 1]
    if spot & 1:
        return spot >> 1 != role
    return camp.rival not in (NOBODY, role)


def may_harm(s: Cup, role: i64, spot: i64) -> bool:
    """F5.3  One's own opponent may be harmed, and the team of another coach."""
    if s.book.any_team:
        return True
    return (spot >> 1 == role) == (spot & 1 == 1)


def lasting(s: Cup, kind: i64, spot: i64) -> i64:
    """F5.4  For how many matches the card lies there: its duration on the team of a coach, else one."""
    if spot & 1 or s.stage != GROUP:
        return 1
    left: i64 = s.book.matches - s.match + 1
    return min(s.book.duration[kind], left)


def play_action(s: Cup, role: i64, kind: i64, spot: i64) -> None:
    """F5.1  The card lies on the team, and the score changes at once."""
    camp = s.camps[role]
    camp.hand.take(kind)
    s.table.add(kind)
    left: i64 = lasting(s, kind, spot)
    lay_on(s, spot, [*laid_on(s, spot), laid_card(kind, left, 0)])
    s.tell(PLAYED, camp.team, kind, team_on(s, spot), left)
    tell_score(s, spot)


def tell_score(s: Cup, spot: i64) -> None:
    """F4.2  Tell how the match stands whose team has changed."""
    if s.told is None:
        return
    role: i64 = spot >> 1
    camp = s.camps[role]
    if camp.rival != NOBODY and camp.rival < role:
        role = camp.rival
        camp = s.camps[role]
    s.tell(SCORE, camp.team, s.strength(role), camp.opponent, s.opposition(role))
