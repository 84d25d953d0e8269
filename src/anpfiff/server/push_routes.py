"""Notices over HTTP: a browser subscribes for the seats of its key at a table, and unsubscribes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.errors import Unknown
from anpfiff.server import api
from anpfiff.server.refusals import NO_TABLE, Forbidden, TooMany
from anpfiff.server.routes import answer, body, hashed_token, stadium_of
from anpfiff.server.store.pushes import Subscription
from anpfiff.server.turn_notices import keys_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from anpfiff.server.push import Pusher

MOST: int = 32
"""Browsers that may be told about one table."""


async def push_key(request: Request) -> Response:
    """The public key that notices of this server are signed with; none where it sends none."""
    pusher = stadium_of(request).lobby.services.pusher
    return answer(api.PushKey(None if pusher is None else pusher.public_key))


def _pusher(request: Request) -> Pusher:
    pusher = stadium_of(request).lobby.services.pusher
    if pusher is None:
        raise Forbidden("this server sends no notices")
    return pusher


async def subscribe(request: Request) -> Response:
    """Tell a browser when it is the turn of a seat that the request's key holds."""
    stadium, pusher, table = stadium_of(request), _pusher(request), request.path_params["table"]
    wish = await body(request, api.PushWish)
    stadium.turnstile.subscribe(stadium.address(request))
    pusher.outside.check(wish.endpoint)
    pusher.check(wish.p256dh, wish.auth)
    hashed = hashed_token(request)
    if not await stadium.lobby.concerns(table, hashed):
        raise Unknown(NO_TABLE)
    if hashed not in keys_of((await stadium.lobby.find(table)).room):
        raise Forbidden("only whoever holds a seat is told that it is their turn")
    pushes = stadium.lobby.services.store.pushes
    known = {one.endpoint for one in await pushes.of(table)}
    if wish.endpoint not in known and len(known) >= MOST:
        raise TooMany(f"at most {MOST} browsers are told about one table")
    await pushes.add(table, Subscription(wish.endpoint, hashed, wish.p256dh, wish.auth, wish.language))
    return answer(api.PushDone(is_on=True), 201)


async def unsubscribe(request: Request) -> Response:
    """Tell a browser nothing more; whoever knows its address at the push service may say so."""
    stadium, table = stadium_of(request), request.path_params["table"]
    wish = await body(request, api.PushEnd)
    await stadium.lobby.services.store.pushes.drop(table, wish.endpoint)
    return answer(api.PushDone(is_on=False))
