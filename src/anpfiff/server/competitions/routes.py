"""The HTTP API of competitions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request

from anpfiff.protocol.competition import (
    Command,
    CompetitionInfo,
    CompetitionList,
    CompetitionOpened,
    CompetitionSummary,
    Join,
    OpenCompetition,
    Rekey,
)
from anpfiff.server.competitions import view
from anpfiff.server.competitions.live import live_in, open_to
from anpfiff.server.competitions.reading import read_head
from anpfiff.server.http.endpoint import endpoint, server_of, token_of
from anpfiff.server.live.tables import bring_here
from anpfiff.server.security.tokens import hash_of

if TYPE_CHECKING:
    from anpfiff.server.competitions.host import CompetitionHost
    from anpfiff.server.tables.lobby import Lobby

LISTED: Final = ("cup-gathering", "cup-drawing", "cup-playing", "cup-done")


@endpoint("post", "/api/competitions", 201, refuses=(404, 503))
async def open_competition(request: Request, wish: OpenCompetition) -> CompetitionOpened:
    """Open a competition."""
    server = server_of(request)
    server.turnstile.open_table(server.address(request))
    return await server.lobby.competitions.open(wish, server.opener(request))


@endpoint("get", "/api/competitions", refuses=(503,))
async def list_competitions(request: Request) -> CompetitionList:
    """The public competitions."""
    found = await server_of(request).lobby.services.store.listed(LISTED, 50)
    rows = [msgspec.convert(read_head(record), CompetitionSummary) for record in found]
    return CompetitionList(rows)


@endpoint("get", "/api/competitions/{competition}", refuses=(503,), needs_token=True)
async def show_competition(request: Request) -> CompetitionInfo:
    """One competition, as somebody with this token sees it."""
    token = token_of(request)
    host = await open_to(server_of(request).lobby, request.path_params["competition"], token)
    if not host.has_people:  # it is played while somebody looks
        await bring_here(server_of(request).lobby, host.open_tables)
    return await _shown(server_of(request).lobby, host, token)


@endpoint("post", "/api/competitions/{competition}", refuses=(409, 503), needs_token=True)
async def change_competition(request: Request, wish: Command) -> CompetitionInfo:
    """Do something in a competition."""
    token, lobby = token_of(request), server_of(request).lobby
    host = await open_to(lobby, request.path_params["competition"], token)
    await host.command(wish, token)
    key = wish.key if isinstance(wish, (Join, Rekey)) else token
    return await _shown(lobby, host, key)


async def _shown(lobby: Lobby, host: CompetitionHost, token: str) -> CompetitionInfo:
    now, live = lobby.services.now(), live_in(lobby.live_scores)
    return await host.log.read(
        lambda competition: view.show(competition, hash_of(token), now, live, host.ready, host.standings)
    )
