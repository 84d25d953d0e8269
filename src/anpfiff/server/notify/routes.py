"""Notices over HTTP: a browser or a webhook is told about the seats of a key, or its matches in a competition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from anpfiff.errors import Unknown
from anpfiff.protocol.notices import HookEnd, HookWish, PushDone, PushEnd, PushKey, PushWish
from anpfiff.server.competitions.names import is_competition
from anpfiff.server.competitions.reading import NO_COMPETITION
from anpfiff.server.http.endpoint import endpoint, hashed_token, server_of
from anpfiff.server.log.store.pushes import Subscription
from anpfiff.server.notify.turns import keys_of
from anpfiff.server.refusals import NO_TABLE, Forbidden, TooMany

if TYPE_CHECKING:
    from anpfiff.server.app import Server
    from anpfiff.server.notify.push import Pusher

MOST: int = 32
"""Browsers and webhooks that may be told about one table."""
MOST_HOOKS: int = 2
"""Webhooks of one seat."""


@endpoint("get", "/api/push")
async def push_key(request: Request) -> PushKey:
    """The public key that notices of this server are signed with; none where it sends none."""
    pusher = server_of(request).lobby.services.pusher
    envelope = None if pusher is None else pusher.envelope
    return PushKey(None if envelope is None else envelope.public_key)


def _pusher(request: Request) -> Pusher:
    pusher = server_of(request).lobby.services.pusher
    if pusher is None:
        raise Forbidden("this server sends no notices")
    return pusher


def _name(request: Request) -> str:
    """The table, or the competition, that somebody wants to be told about."""
    return str(request.path_params.get("table") or request.path_params["competition"])


async def _check_entrant(server: Server, name: str, hashed: str) -> None:
    host = await server.lobby.competitions.find_for(name, hashed)
    if await host.log.read(lambda competition: competition.holder(hashed)) is None:
        raise Unknown(NO_COMPETITION)  # a stranger is not told that there is one


@endpoint("post", "/api/tables/{table}/push", 201, refuses=(410, 500, 503), needs_token=True)
@endpoint("post", "/api/competitions/{competition}/push", 201, refuses=(503,), needs_token=True)
async def subscribe(request: Request, wish: PushWish) -> PushDone:
    """Tell a browser when it is the turn of a seat that the request's key holds."""
    server, pusher, table = server_of(request), _pusher(request), _name(request)
    if pusher.envelope is None:
        raise Forbidden("this server sends no notices to browsers")
    server.turnstile.subscribe(server.address(request))
    pusher.outside.check(wish.endpoint)
    pusher.envelope.check(wish.p256dh, wish.auth)
    hashed = hashed_token(request)
    await _add(server, table, Subscription(wish.endpoint, hashed, wish.p256dh, wish.auth, wish.language))
    return PushDone(is_on=True)


@endpoint("post", "/api/tables/{table}/hook", 201, refuses=(410, 500, 503), needs_token=True)
@endpoint("post", "/api/competitions/{competition}/hook", 201, refuses=(503,), needs_token=True)
async def add_hook(request: Request, wish: HookWish) -> PushDone:
    """Post to an address when it is the turn of a seat that the request's key holds, and when the match is over."""
    server, pusher, table = server_of(request), _pusher(request), _name(request)
    server.turnstile.subscribe(server.address(request))
    pusher.outside.check(wish.url)
    await _add(server, table, Subscription(wish.url, hashed_token(request), "", "", wish.language))
    return PushDone(is_on=True)


async def _add(server: Server, table: str, one: Subscription) -> None:
    hashed = one.key
    if is_competition(table):
        await _check_entrant(server, table, hashed)
    elif not await server.lobby.concerns(table, hashed):
        raise Unknown(NO_TABLE)
    elif hashed not in keys_of((await server.lobby.find(table)).room):
        raise Forbidden("only whoever holds a seat is told that it is their turn")
    pushes = server.lobby.services.store.pushes
    known = {other.endpoint: other for other in await pushes.of(table)}
    if one.endpoint in known and known[one.endpoint].key != hashed and one.is_hook:
        raise TooMany("somebody else at this table is told there already")
    if one.endpoint not in known and len(known) >= MOST:
        raise TooMany(f"at most {MOST} browsers are told about one table")
    hooks = [other for other in known.values() if other.is_hook and other.key == hashed]
    if one.is_hook and one.endpoint not in known and len(hooks) >= MOST_HOOKS:
        raise TooMany(f"at most {MOST_HOOKS} webhooks for a seat")
    await pushes.add(table, one)


@endpoint("delete", "/api/tables/{table}/push", refuses=(503,), needs_token=True)
@endpoint("delete", "/api/competitions/{competition}/push", refuses=(503,), needs_token=True)
async def unsubscribe(request: Request, wish: PushEnd) -> PushDone:
    """Tell a browser nothing more, if the key asks for it that wanted it to be told."""
    return await _drop(request, wish.endpoint)


@endpoint("delete", "/api/tables/{table}/hook", refuses=(503,), needs_token=True)
@endpoint("delete", "/api/competitions/{competition}/hook", refuses=(503,), needs_token=True)
async def drop_hook(request: Request, wish: HookEnd) -> PushDone:
    """Post nothing more to an address, if the key asks for it that wanted it to be told."""
    return await _drop(request, wish.url)


async def _drop(request: Request, address: str) -> PushDone:
    """Whoever has another key, or none, is answered the same and changes nothing."""
    pushes = server_of(request).lobby.services.store.pushes
    await pushes.drop_own(_name(request), address, hashed_token(request))
    return PushDone(is_on=False)
