"""Visiting bots over HTTP: they say that they are here, and people invite them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from anpfiff.errors import Malformed
from anpfiff.games import find
from anpfiff.protocol.bots import BotGone, BotHere, InviteBot, VisitingBotList
from anpfiff.protocol.fields import Token
from anpfiff.server.routes import answer, body, stadium_of, token_of
from anpfiff.server.tokens import hash_of
from anpfiff.server.visits import check_free_seat, id_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


def _key(request: Request) -> str:
    """The hash of the key that came with a request."""
    try:
        return hash_of(msgspec.convert(token_of(request), Token))
    except msgspec.ValidationError as error:
        raise Malformed("expected the key of a bot in the header, Authorization: Bearer …") from error


async def list_bots(request: Request) -> Response:
    """The bots that stand here now."""
    return answer(VisitingBotList(await stadium_of(request).lobby.visits.listed()))


async def stand(request: Request) -> Response:
    """A bot says that it is here, and is told where it is invited to."""
    stadium, key = stadium_of(request), _key(request)
    said = await body(request, BotHere)
    stadium.turnstile.stand(stadium.address(request), id_of(key))
    return answer(await stadium.lobby.visits.hear(key, said))


async def leave(request: Request) -> Response:
    """A bot goes home."""
    await stadium_of(request).lobby.visits.leave(_key(request))
    return answer(BotGone(is_here=False))


async def invite(request: Request) -> Response:
    """Send for a bot to take a free seat."""
    stadium, wish = stadium_of(request), await body(request, InviteBot)
    stadium.turnstile.invite(stadium.address(request))
    record = await stadium.lobby.record(wish.table)
    check_free_seat(record, wish.token)
    visits = stadium.lobby.visits
    one = await visits.awaited(request.path_params["bot"], find(record.game))
    return answer(await visits.invite(one, wish.table, wish.token), 201)
