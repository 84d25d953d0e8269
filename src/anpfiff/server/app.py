"""The server as an application: routes, the WebSocket, the page, and what all of them share."""

from __future__ import annotations

import contextlib
import gc
from mimetypes import guess_type
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, Response
from starlette.routing import Match, Route

from anpfiff.errors import Malformed, Unknown
from anpfiff.games import SHELF, Row
from anpfiff.server.connection.socket import serve
from anpfiff.server.http.api import api_routes
from anpfiff.server.http.endpoint import answer, problem
from anpfiff.server.http.pages import INDEX, PAGES, STATIC, Pages, unbuilt
from anpfiff.server.refusals import Forbidden
from anpfiff.server.security.addresses import LOOPBACK, Names, counted_as, is_in, opener_of, read_networks
from anpfiff.server.security.limits import Guarded, Turnstile
from anpfiff.server.share import link_pages
from anpfiff.server.share.link_cards import language_of
from anpfiff.server.share.pictures import Pictures
from anpfiff.server.tables.lobby import Lobby

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from starlette.requests import HTTPConnection, Request
    from starlette.types import Receive, Scope, Send

    from anpfiff.server.security.addresses import Network
    from anpfiff.server.services import Services


class Server:
    """What every request needs: the lobby, the limits, and the address people know us by."""

    def __init__(
        self,
        services: Services,
        public: str | None = None,
        names: Names | None = None,
        proxies: list[Network] | None = None,
        pages: Pages | None = None,
        shelf: Row = SHELF,
    ) -> None:
        self.shelf: Final = shelf
        self.names: Final = names or Names(public=public)
        self._proxies: Final = read_networks(LOOPBACK) if proxies is None else proxies
        self.lobby: Final = Lobby(services)
        self.pages: Final = pages or Pages({})
        self.public: Final = public.rstrip("/") if public else None
        """Where people find us, behind a proxy: ``https://anpfiff.example``."""
        self.turnstile: Final = Turnstile(services.limits, lambda: self.lobby.ticking.lag)
        self.pictures: Final = Pictures()
        self.hindrance: Exception | None = None
        """Why the server could not be opened."""

    def address(self, connection: HTTPConnection) -> str:
        """Where a client comes from, as limits count it; behind a proxy that we know, what the proxy says last."""
        found = connection.client.host if connection.client else ""
        forwarded = connection.headers.get("x-forwarded-for")
        if self.public and forwarded and is_in(found, self._proxies):
            found = forwarded.rpartition(",")[2].strip()
        return counted_as(found)

    def opener(self, request: Request) -> str:
        """Whose turn it is with what a client asks of the bots' workers."""
        return opener_of(self.address(request))

    def base(self, request: Request) -> str:
        """The beginning of all our links."""
        return self.public or f"{request.url.scheme}://{request.url.netloc}"


class Entrance:
    """The application of one node: WebSockets go straight to their tables, everything else to the routes."""

    def __init__(self, server: Server, routes: Starlette) -> None:
        self.server: Final = server
        self._routes: Final = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in who meant us."""
        if scope["type"] in ("http", "websocket"):
            try:
                self.server.names.check(Headers(scope=scope).get("host", ""))
            except Forbidden as refusal:
                if scope["type"] == "http":
                    await Guarded(problem(refusal))(scope, receive, send)
                else:
                    await receive()
                    await send({"type": "websocket.close", "code": 1008})
                return
        if scope["type"] == "websocket":
            await serve(self.server, scope, receive, send)
        else:
            await self._routes(scope, receive, send)


def build(
    services: Services,
    public: str | None = None,
    names: Names | None = None,
    proxies: list[Network] | None = None,
    pages: Pages | None = None,
    shelf: Row = SHELF,
) -> Entrance:
    """The application of one node."""
    server = Server(services, public, names, proxies, pages, shelf)

    @contextlib.asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        try:
            await services.store.open()
            await server.lobby.open()
        except Exception as error:
            server.hindrance = error
            raise
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 50, 1000)
        yield
        await server.lobby.close()
        if services.pusher is not None:
            await services.pusher.close()
        await services.store.close()

    app = Starlette(
        routes=[
            *api_routes(),
            *(Route(f"/{name}", host_page) for name in PAGES),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: wrong, 500: broken},
        lifespan=life,
    )
    app.state.server = server
    return Entrance(server, app)


async def host_page(request: Request) -> Response:
    """The imprint or the privacy page of the host of this server."""
    found: Pages = request.app.state.server.pages
    return found.answer(request.url.path.strip("/")) or await page(request)


async def page(request: Request) -> Response:
    """The client: its files by name, and its one page for everything else."""
    path = request.path_params.get("path", "")
    if path.startswith("api/"):
        raise _not_here(request)
    try:
        file = (STATIC / path).resolve()
        is_ours = file.is_relative_to(STATIC.resolve()) and file.is_file()
    except (OSError, ValueError):  # no file can have such a name
        is_ours = False
    if is_ours and path.startswith("assets/"):  # their names change with what is in them
        return packed(request, file, {"cache-control": "public, max-age=31536000, immutable"})
    if path.startswith("assets/"):
        raise HTTPException(404)
    if is_ours:
        return FileResponse(file, headers={"cache-control": "no-cache"})
    if not INDEX.is_file():
        return unbuilt(language_of("", request.headers.get("accept-language", "")))
    return await link_pages.linked_page(request, INDEX)


def packed(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """A file as small as the browser can read it: its build has packed it by Brotli, all else packs it on the way."""
    small = file.with_name(f"{file.name}.br")
    accepted = request.headers.get("accept-encoding", "").split(",")
    headers = {**headers, "vary": "accept-encoding"}
    if "br" not in (one.split(";")[0].strip() for one in accepted) or not small.is_file():
        return FileResponse(file, headers=headers)
    kind, _ = guess_type(file.name)
    return FileResponse(small, headers={**headers, "content-encoding": "br"}, media_type=kind)


def _not_here(request: Request) -> HTTPException:
    """There is no such path in the API, or not for this method."""
    here = [one for one in api_routes() if one.matches(request.scope)[0] is Match.PARTIAL]
    allowed = sorted({method for one in here for method in one.methods or ()})
    return HTTPException(405, headers={"allow": ", ".join(allowed)}) if here else HTTPException(404)


async def wrong(_request: Request, error: Exception) -> Response:
    """No such path, or not this method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return problem(Unknown("there is nothing at this address"))
    found = problem(Malformed(error.detail))
    found.status_code = error.status_code
    if error.headers:
        found.headers.update(error.headers)
    return found


async def broken(_request: Request, _error: Exception) -> Response:
    """A mistake of ours; what it was stands in the server's log, not in the answer."""
    return answer({"error": {"kind": "broken", "message": "something broke on our side", "rule": None}}, 500)
