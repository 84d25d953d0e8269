"""What visiting bots won at this server: counted by the server when a match ends, and never by what a bot says."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from anpfiff.bots.interval import wilson
from anpfiff.bots.names import BOTS
from anpfiff.core.chair import SPECTATOR
from anpfiff.protocol.bots import BotStrength
from anpfiff.protocol.table import Undone
from anpfiff.server.log.store import OVER
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.log.store.visiting_bots import POINTS, BotScore

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from anpfiff.server.log.store import Store
    from anpfiff.server.tables.room import Room
    from anpfiff.server.tables.seats import Seat

PERSON: Final = "person"
VISITOR: Final = "visiting"
"""Opponents that are no league and no house bot: people, and other visiting bots."""
EVEN: Final = 0.5
PEOPLE: Final = ""
"""In the place of a league: it met none, and this is what it won against people."""
LEAST: Final = 5
"""Matches against one kind of opponent, before anything is said about them."""


def counts(room: Room) -> bool:
    """Whether a match says how strong its seats are: two of them, from kick-off, and nothing decided was taken back."""
    if room.status != OVER:
        return False
    first = room.opened
    is_plain = not (first.start or first.lesson or first.own_cards or first.real is not None)
    has_two = len(room.seats) == 2 and room.seats[0].key != room.seats[1].key  # bots of ours alone have no keys
    told = room.journals.of[SPECTATOR]
    is_straight = not any(isinstance(line, Undone) and line.why != "free" for line in told)
    return is_plain and has_two and is_straight


async def note(store: Store, room: Room) -> None:
    """Count a match that counts for the visiting bots that played it; whichever node does so again changes nothing."""
    keys = [seat.key for seat in room.seats]
    with contextlib.suppress(Unavailable):
        known = await store.bots.known(keys[0] or "", keys[1] or "")
        for number, key in enumerate(keys):
            against = opponent(room.seats[1 - number], known)
            if key in known and against:
                assert key is not None
                await store.bots.note(room.id, BotScore(key, room.setup.game, against, 1, points(room, number)))


def opponent(seat: Seat, known: set[str]) -> str:
    """Who sat there: a league, a house bot, a person, another visiting bot; nobody to measure by if a bot stood in."""
    if seat.key is None:
        return seat.bot or ""
    if seat.key in known:
        return VISITOR
    return "" if seat.is_away else PERSON


def points(room: Room, seat: int) -> int:
    """Two for a win, one for a draw."""
    first = (room.result() or {"places": [[]]})["places"][0]
    return 0 if seat not in first else POINTS // len(first)


def strengths(scores: Iterable[BotScore]) -> dict[str, dict[str, BotStrength]]:
    """By bot and game: how strong it has shown itself here, against leagues if it met any, else against people."""
    met: dict[tuple[str, str], dict[str, BotStrength]] = {}
    for one in scores:
        if one.matches >= LEAST and one.opponent in (*BOTS, PERSON):
            share = wilson(one.points / POINTS, one.matches)
            league = PEOPLE if one.opponent == PERSON else one.opponent
            strength = BotStrength(league, one.matches, share.value, share.low, share.high)
            met.setdefault((one.bot, one.game), {})[league] = strength
    found: dict[str, dict[str, BotStrength]] = {}
    for (bot, game), against in met.items():
        strength = beside([against[league] for league in BOTS if league in against]) or against[PEOPLE]
        found.setdefault(bot, {})[game] = strength
    return found


def beside(leagues: Sequence[BotStrength]) -> BotStrength | None:
    """Of what a bot won against leagues, the weakest first: the one that says most; none if it met none."""
    level = [one for one in leagues if one.share >= EVEN]
    return level[-1] if level else next(iter(leagues), None)
