"""The HTTP API of competitions, and the socket over which a page is told what is new."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request

from anpfiff.errors import Malformed, Refusal, Unknown
from anpfiff.protocol.competition import (
    Command,
    CompetitionInfo,
    CompetitionList,
    CompetitionOpened,
    CompetitionSummary,
    Join,
    Look,
    OpenCompetition,
    Rekey,
)
from anpfiff.server.competitions import view
from anpfiff.server.competitions.live import live_in
from anpfiff.server.competitions.reading import NO_COMPETITION, read_head
from anpfiff.server.endpoint import endpoint, stadium_of, token_of
from anpfiff.server.log_host import RECOVER_AFTER
from anpfiff.server.tokens import hash_of
from anpfiff.server.venues import bring_here

if TYPE_CHECKING:
    from starlette.types import Receive, Send

    from anpfiff.server.app import Stadium
    from anpfiff.server.competitions.host import CompetitionHost
    from anpfiff.server.lobby import Lobby

PATH: Final = "/cup-socket"
HELLO_WITHIN: Final = 10.0
STAY: Final = 20.0
"""Seconds after which the tables of a round are asked for again, so that this node does not forget them."""
PAUSE: Final = 0.2
"""Seconds between two messages at least: what happens in between is told together."""
LISTED: Final = ("cup-gathering", "cup-drawing", "cup-playing", "cup-done")


@endpoint("post", "/api/competitions", 201, refuses=(404, 503))
async def open_competition(request: Request, wish: OpenCompetition) -> CompetitionOpened:
    """Open a competition."""
    stadium = stadium_of(request)
    stadium.turnstile.open_table(stadium.address(request))
    return await stadium.lobby.competitions.open(wish, stadium.opener(request))


@endpoint("get", "/api/competitions", refuses=(503,))
async def list_competitions(request: Request) -> CompetitionList:
    """The public competitions."""
    found = await stadium_of(request).lobby.services.store.listed(LISTED, 50)
    rows = [msgspec.convert(read_head(record), CompetitionSummary) for record in found]
    return CompetitionList(rows)


@endpoint("get", "/api/competitions/{competition}", refuses=(503,), needs_token=True)
async def show_competition(request: Request) -> CompetitionInfo:
    """One competition, as somebody with this token sees it."""
    token = token_of(request)
    host = await _found(stadium_of(request).lobby, request.path_params["competition"], token)
    if not host.has_people:  # it is played while somebody looks
        await _bring_here(stadium_of(request).lobby, host)
    return await _shown(stadium_of(request).lobby, host, token)


@endpoint("post", "/api/competitions/{competition}", refuses=(409, 503), needs_token=True)
async def change_competition(request: Request, wish: Command) -> CompetitionInfo:
    """Do something in a competition."""
    token, lobby = token_of(request), stadium_of(request).lobby
    host = await _found(lobby, request.path_params["competition"], token)
    await host.command(wish, token)
    key = wish.key if isinstance(wish, (Join, Rekey)) else token
    return await _shown(lobby, host, key)


async def _found(lobby: Lobby, name: str, token: str) -> CompetitionHost:
    hashed = hash_of(token)
    host = await lobby.competitions.find_for(name, hashed)
    if not await host.log.read(lambda competition: competition.is_open_to(hashed)):
        raise Unknown(NO_COMPETITION)
    return host


async def _shown(lobby: Lobby, host: CompetitionHost, token: str) -> CompetitionInfo:
    now, live = lobby.services.now(), live_in(lobby.venues)
    return await host.log.read(
        lambda competition: view.show(competition, hash_of(token), now, live, host.ready, host.standings)
    )


# ---- the socket -----------------------------------------------------------------------------------------------------


async def watch(stadium: Stadium, receive: Receive, send: Send) -> None:
    """Tell somebody about a competition for as long as they look."""
    lobby = stadium.lobby
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            event = await receive()
        look = msgspec.json.decode(event.get("text") or "", type=Look)
        host = await _found(lobby, look.id, look.token)
    except (TimeoutError, msgspec.MsgspecError, Refusal) as error:
        refusal = error if isinstance(error, Refusal) else Malformed("expected which competition to look at")
        await _refuse(send, refusal)
        return
    await _bring_here(lobby, host)
    woken = asyncio.Event()
    host.watchers.add(woken)
    told = asyncio.create_task(_tell(lobby, host, look, woken, send))
    try:
        while (await receive())["type"] != "websocket.disconnect":
            pass
    finally:
        host.watchers.discard(woken)
        told.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError, RuntimeError):
            await told


async def _refuse(send: Send, refusal: Refusal) -> None:
    """Say why nothing is told (any more), and end the connection."""
    with contextlib.suppress(OSError, RuntimeError):
        await send({"type": "websocket.send", "text": msgspec.json.encode({"refused": refusal.kind}).decode()})
        await send({"type": "websocket.close", "code": 4000})


async def _tell(lobby: Lobby, host: CompetitionHost, look: Look, woken: asyncio.Event, send: Send) -> None:
    latest = b""
    while True:
        try:
            found = await _shown(lobby, host, look.token)
        except Unknown as error:  # it was deleted
            await _refuse(send, error)
            return
        except Refusal:
            await asyncio.sleep(RECOVER_AFTER)  # the store is away; nothing is told that may not be in it
            continue
        timeless = msgspec.json.encode(msgspec.structs.replace(found, now=0))
        if timeless != latest:
            latest = timeless
            await send({"type": "websocket.send", "text": msgspec.json.encode(found).decode()})
        await asyncio.sleep(PAUSE)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STAY):
                await woken.wait()
        woken.clear()
        await _bring_here(lobby, host)


async def _bring_here(lobby: Lobby, host: CompetitionHost) -> None:
    """Have the tables of this round here, wherever they are played, so that what happens there is heard."""
    await bring_here(
        lobby, [match.table for _, _, match in host.competition.open_matches() if match.table in host.ready]
    )
