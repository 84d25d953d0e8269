"""How the matches of a competition stand at this moment, as far as they are kept on this node."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.protocol.competition import LiveInfo

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.protocol.live import Venue
    from anpfiff.server.competitions.ties import Match, Pairing
    from anpfiff.server.venues import Venues


def live_in(venues: Venues) -> Callable[[Pairing, int, Match], LiveInfo | None]:
    """A way to look at the tables of this node."""

    def look(tie: Pairing, number: int, match: Match) -> LiveInfo | None:
        venue = venues.known.get(match.table)
        return None if venue is None else live_of(venue, tie.by_seats(number))

    return look


def live_of(venue: Venue, sides: list[int]) -> LiveInfo:
    """How one match stands, by sides of its tie; `sides` are those at its seats."""
    seats = [sides.index(side) for side in range(len(sides))]
    return LiveInfo(
        venue.status,
        [venue.score[seat] for seat in seats],
        venue.minute,
        [venue.is_sitting[seat] for seat in seats],
    )
