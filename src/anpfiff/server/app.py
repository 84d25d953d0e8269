"""The stadium as an application: routes, the line, the page, and what all of them share."""

from __future__ import annotations

import contextlib
import gc
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from anpfiff.core.errors import Malformed, Unknown
from anpfiff.server import routes
from anpfiff.server.guard import Guarded, Turnstile
from anpfiff.server.lobby import Lobby
from anpfiff.server.openapi import describe
from anpfiff.server.routes import answer, problem, route
from anpfiff.server.socket import serve

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import HTTPConnection, Request

    from anpfiff.server.grounds import Grounds

PAGE: Final = Path(__file__).parent / "static"


class Stadium:
    """What every request needs: the lobby, the limits, and the address people know us by."""

    def __init__(self, grounds: Grounds, public: str | None = None) -> None:
        self.lobby: Final = Lobby(grounds)
        self.public: Final = public.rstrip("/") if public else None
        """Where people find us, behind a proxy: ``https://anpfiff.example``."""
        self.turnstile: Final = Turnstile(grounds.limits)

    def address(self, connection: HTTPConnection) -> str:
        """Where a client comes from; behind a proxy, what the proxy says last."""
        if self.public and (forwarded := connection.headers.get("x-forwarded-for")):
            return forwarded.rpartition(",")[2].strip()
        return connection.client.host if connection.client else ""

    def base(self, request: Request) -> str:
        """The beginning of all our links."""
        return self.public or f"{request.url.scheme}://{request.url.netloc}"


def build(grounds: Grounds, public: str | None = None) -> Starlette:
    """The application of one node."""
    stadium = Stadium(grounds, public)

    @contextlib.asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        await grounds.store.open()
        await stadium.lobby.open()
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 50, 1000)
        yield
        await stadium.lobby.close()
        await grounds.store.close()

    app = Starlette(
        routes=[
            *api_routes(),
            WebSocketRoute("/socket", serve),
            Mount("/assets", StaticFiles(directory=PAGE / "assets", check_dir=False)),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: wrong, 500: broken},
        lifespan=life,
    )
    app.state.stadium = stadium
    return app


def api_routes() -> list[Route]:
    """The HTTP API; `openapi.py` describes each of these."""
    return [
        route("/api/games", routes.games),
        route("/api/games/{game}/words/{language}", routes.words),
        route("/api/games/{game}/cards", routes.cards),
        route("/api/games/{game}/rules", routes.rules),
        route("/api/games/{game}/board", routes.board),
        route("/api/tables", routes.open_table, "POST"),
        route("/api/tables", routes.list_tables),
        route("/api/tables/{table}", routes.show_table),
        route("/api/tables/{table}/replay", routes.replay),
        route("/api/tables/{table}/film", routes.film),
        route("/api/tables/{table}/report", routes.report),
        route("/api/qr", routes.qr, "POST"),
        route("/api/openapi.json", openapi),
        route("/health", routes.health),
        route("/metrics", routes.metrics),
    ]


async def openapi(_request: Request) -> Response:
    """The API, described for programs."""
    return answer(describe())


async def page(request: Request) -> Response:
    """The client: its files by name, and its one page for everything else."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise HTTPException(404)
    file = PAGE / path
    is_ours = file.is_file() and file.resolve().is_relative_to(PAGE.resolve())
    return FileResponse(file if is_ours else PAGE / "index.html", headers={"cache-control": "no-cache"})


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
