"""Visiting bots over HTTP: they say that they are here, and people invite them."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from anpfiff.errors import Malformed
from anpfiff.games import find
from anpfiff.protocol.bots import BotGone, BotHere, BotStand, InviteBot, InvitedBot, VisitingBotList
from anpfiff.protocol.fields import Token
from anpfiff.server.bots.remote_bots import check_free_seat, id_of
from anpfiff.server.http.endpoint import endpoint, server_of, token_of
from anpfiff.server.security.tokens import hash_of


def _key(request: Request) -> str:
    """The hash of the key that came with a request."""
    try:
        return hash_of(msgspec.convert(token_of(request), Token))
    except msgspec.ValidationError as error:
        raise Malformed("expected the key of a bot in the header, Authorization: Bearer …") from error


@endpoint("get", "/api/bots", refuses=(503,))
async def list_bots(request: Request) -> VisitingBotList:
    """The bots that stand here now."""
    return VisitingBotList(await server_of(request).lobby.visits.listed())


@endpoint("post", "/api/bots", refuses=(503,), needs_token=True)
async def stand(request: Request, said: BotHere) -> BotStand:
    """A bot says that it is here, and is told where it is invited to."""
    server, key = server_of(request), _key(request)
    server.turnstile.stand(server.address(request), id_of(key))
    return await server.lobby.visits.hear(key, said)


@endpoint("delete", "/api/bots", refuses=(400, 503), needs_token=True)
async def leave(request: Request) -> BotGone:
    """A bot goes home."""
    await server_of(request).lobby.visits.leave(_key(request))
    return BotGone(is_here=False)


@endpoint("post", "/api/bots/{bot}/invitations", 201, refuses=(409, 503))
async def invite(request: Request, wish: InviteBot) -> InvitedBot:
    """Send for a bot to take a free seat."""
    server = server_of(request)
    server.turnstile.invite(server.address(request))
    record = await server.lobby.record(wish.table)
    check_free_seat(record, wish.token)
    visits = server.lobby.visits
    one = await visits.awaited(request.path_params["bot"], find(record.game))
    return await visits.invite(one, wish.table, wish.token)
