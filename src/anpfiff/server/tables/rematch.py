"""The same people again: another match, home and away, or the best of several. Whoever taps first opens it for all.

The names of what is opened follow from the secret of the match before, so however many tap, and on whichever node, they
meet at one table. Nobody has to send a link: everybody sits by the key they had.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Final

from starlette.requests import Request

from anpfiff.core.fair_chance import SECRET_BYTES, WORDED, commit
from anpfiff.errors import Illegal, Unknown
from anpfiff.protocol.competition import Format, Season
from anpfiff.protocol.fields import LONGEST_NAME
from anpfiff.protocol.lobby import Again, AgainWish
from anpfiff.server.competitions import entries as cups
from anpfiff.server.competitions.competition import GATHERING, Competition
from anpfiff.server.competitions.names import PREFIX
from anpfiff.server.competitions.people import letters
from anpfiff.server.competitions.reading import head_of
from anpfiff.server.http.endpoint import endpoint, hashed_token, server_of
from anpfiff.server.log import entry as stored
from anpfiff.server.log.store import OVER, Record
from anpfiff.server.refusals import NO_TABLE, Forbidden
from anpfiff.server.security.tokens import hash_of, new_token
from anpfiff.server.tables import entries
from anpfiff.server.tables.seats import STAND_IN

if TYPE_CHECKING:
    from anpfiff.server.competitions.host import CompetitionHost
    from anpfiff.server.tables.lobby import Lobby
    from anpfiff.server.tables.room import Room

LENGTH: Final = 10


@endpoint("get", "/api/tables/{table}/again", refuses=(403, 409, 410, 500, 503), needs_token=True)
async def show_again(request: Request) -> Again:
    """Where the same people play again, if one of them has opened it."""
    lobby, room, seat = await _mine(request)
    return await _found(lobby, room, seat)


@endpoint("post", "/api/tables/{table}/again", refuses=(409, 410, 500, 503), needs_token=True)
async def play_again(request: Request, wish: AgainWish) -> Again:
    """Open it, or come to what another has opened."""
    server = server_of(request)
    lobby, room, seat = await _mine(request)
    known = await _found(lobby, room, seat)
    if not known.table and not known.competition:
        server.turnstile.open_table(server.address(request))
        if wish.series or wish.legs == 2:
            await _open_series(lobby, room, wish, hashed_token(request))
        else:
            await _open_table(lobby, room, swap=wish.swap)
    elif known.competition:
        await _gather(await lobby.competitions.find(known.competition), room)  # whoever opened it may have died
    found = await _found(lobby, room, seat)
    if found.table:
        await lobby.visits.call_again(found.table, room)
    return found


async def _mine(request: Request) -> tuple[Lobby, Room, int]:
    """A match that is over, and the first seat of who asks."""
    lobby, hashed = server_of(request).lobby, hashed_token(request)
    table = request.path_params["table"]
    if not await lobby.concerns(table, hashed):
        raise Unknown(NO_TABLE)  # a stranger is not told that there is one
    host = await lobby.find(table)
    room = await host.log.read(lambda room: room)
    seats = [number for number, one in enumerate(room.seats) if one.key is not None and one.key == hashed]
    if not seats:
        raise Forbidden("only somebody who played can play again")
    if room.status != OVER or room.opened.competition:
        raise Illegal("this match is not over, or a competition says what is played next")
    return lobby, room, seats[0]


def _derive(room: Room, what: str) -> str:
    return hashlib.sha256(f"{room.secret} {what}".encode()).hexdigest()


def name_of_table(room: Room) -> str:
    """The name of the next match."""
    return letters(_derive(room, "again"), LENGTH)


def name_of_series(room: Room) -> str:
    """The name of the series that follows."""
    return PREFIX + letters(_derive(room, "again series"), LENGTH)


def watch_of(secret: str) -> str:
    """The spectators' token of the next match, which those who play may hand on."""
    return hashlib.sha256(f"{secret} watch".encode()).hexdigest()[:32]


async def _found(lobby: Lobby, room: Room, seat: int) -> Again:
    store, table, series = lobby.services.store, name_of_table(room), name_of_series(room)
    if (record := await store.record(table)) is not None:
        host = await lobby.find(table)
        key = room.seats[seat].key
        mine = [number for number, one in enumerate(host.room.seats) if one.key == key]
        return Again(table, watch_of(record.secret), mine, host.room.opened.commitment)
    return Again(competition=series) if await store.record(series) is not None else Again()


async def _open_table(lobby: Lobby, room: Room, *, swap: bool) -> None:
    first, secret, setup = room.opened, secrets.token_hex(SECRET_BYTES), room.setup
    seats = [
        entries.LaidSeat(name=one.name, key=one.key)
        if one.key is not None
        else entries.LaidSeat(name=one.name, bot=one.bot or STAND_IN)
        for one in room.seats
    ]
    opened = entries.Opened(
        lobby.services.now(), setup.game, setup.revision, setup.edition, setup.options, seats[::-1] if swap else seats,
        hash_of(watch_of(secret)), commit(secret), first.public, first.clock, first.own_cards, WORDED, real=first.real,
        opener=first.opener,
    )  # fmt: skip
    await lobby.create(name_of_table(room), secret, opened)  # if another was quicker, theirs is good


async def _open_series(lobby: Lobby, room: Room, wish: AgainWish, organiser: str) -> None:
    if len(room.seats) != 2 or room.seats[0].key == room.seats[1].key:
        raise Illegal("a series is for two with a device each")
    first, secret, setup = room.opened, secrets.token_hex(SECRET_BYTES), room.setup
    names = " \u2013 ".join(info.name for info in room.infos)[:LONGEST_NAME].strip()
    announced = cups.Announced(
        lobby.services.now(), names, setup.game, setup.revision, setup.edition, dict(first.options), 2, organiser,
        hash_of(new_token()), commit(secret), Format(legs=wish.legs, series=wish.series, draw="entry"),
        Season("winter" if first.clock.kind == "days" else "evening"), first.clock, "", first.public,
        allows=("taking_back",), opener=first.opener,
    )  # fmt: skip
    name = name_of_series(room)
    competition = Competition(name, secret, announced)
    record = Record(name, setup.game, setup.revision, first.public, announced.at, secret, head_of(competition))
    await lobby.services.store.create(record, stored.write(announced))
    await _gather(await lobby.competitions.find(name), room)


async def _gather(host: CompetitionHost, room: Room) -> None:
    """Let both enter whom the match before knew, the guest of it first; then it begins."""
    for seat, info in reversed(list(zip(room.seats, room.infos, strict=True))):
        key, bot = seat.key or "", "" if seat.key else seat.bot or STAND_IN

        def enter(now: Competition, name: str = info.name, key: str = key, bot: str = bot) -> cups.Entry | None:
            known = any(one.key == key and one.bot == bot for one in now.people)
            return None if known or now.status != GATHERING else cups.Joined(now.at, name, key, bot)

        await host.enter(enter)
    await host.enter(lambda now: cups.Drawn(now.at) if now.status == GATHERING else None)
    await host.attend()
