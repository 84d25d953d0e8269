"""F5: action cards: on whom they may be played, and how long they last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.games.fussball_fieber.camp import GROUP, NOBODY, laid_card
from anpfiff.games.fussball_fieber.events import PLAYED, SCORE
from anpfiff.games.fussball_fieber.state import MOST_SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.fussball_fieber.state import Cup

GROUP_SPOTS: Final[list[list[i64]]] = [list(range(2 * seats)) for seats in range(MOST_SEATS + 1)]
"""The spots of the group phase, by number of seats."""
TEAM_BITS: Final = 6

# A spot is a team of a match that is going on: 2 * role is the team of a coach, 2 * role + 1 his opponent if nobody
# leads it.


def spots(s: Cup) -> list[i64]:
    """F5.1  All teams of the matches that are going on, seat by seat."""
    if s.stage == GROUP:  # nobody is out yet, and no two coaches meet
        return GROUP_SPOTS[len(s.camps)]
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


def teams_on(s: Cup, role: i64, where: list[i64], *, is_help: bool) -> i64:
    """The teams on spots whom a coach may help, or harm, in order, as one number.

    Six bits hold a team: its own number and one, so that none is nothing.
    """
    found: i64 = 0
    shift: i64 = 0
    for spot in where:
        if may_help(s, role, spot) if is_help else may_harm(s, role, spot):
            found |= (team_on(s, spot) + 1) << shift
            shift += TEAM_BITS
    return found


def first_team(teams: i64) -> i64:
    """The first of the teams in such a number."""
    return (teams & ((1 << TEAM_BITS) - 1)) - 1


def other_teams(teams: i64) -> i64:
    """All but the first."""
    return teams >> TEAM_BITS


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
