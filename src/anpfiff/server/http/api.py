"""The HTTP API: the routes of all endpoints, and their description for programs (OpenAPI 3.1)."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from anpfiff import __version__
from anpfiff.errors import Refusal
from anpfiff.protocol.connection import LONGEST_MESSAGE, VERSION, ClientMessage, ServerMessage
from anpfiff.protocol.errors import Problem

# These modules declare their endpoints.
from anpfiff.server.bots import routes as bot_routes  # noqa: F401
from anpfiff.server.competitions import routes as competition_routes  # noqa: F401
from anpfiff.server.connection.socket import PATH
from anpfiff.server.http import lessons, routes  # noqa: F401
from anpfiff.server.http.endpoint import ENDPOINTS, JSON, Endpoint, endpoint, problem, server_of
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.notify import calendar  # noqa: F401
from anpfiff.server.notify import routes as notice_routes  # noqa: F401
from anpfiff.server.refusals import Busy
from anpfiff.server.share import link_pages  # noqa: F401
from anpfiff.server.tables import rematch  # noqa: F401

Schema = dict[str, Any]


@endpoint("get", "/api/openapi.json")
async def openapi(request: Request) -> dict[str, Any]:  # noqa: ARG001  every endpoint is handed one
    """The description of this API."""
    return describe()


@endpoint("get", "/api/protocol.json")
async def messages(request: Request) -> dict[str, Any]:  # noqa: ARG001
    """The messages over /socket, as JSON Schema."""
    return describe_messages()


def endpoints() -> list[Endpoint]:
    """All that were declared, by their addresses."""
    return sorted(ENDPOINTS, key=lambda one: (one.path, one.method))


def api_routes() -> list[Route]:
    """A route for every path that is declared."""
    found: dict[str, dict[str, Endpoint]] = {}
    for one in endpoints():
        found.setdefault(one.path, {})[one.method] = one
    return [_route(path, methods) for path, methods in found.items()]


def _route(path: str, methods: dict[str, Endpoint]) -> Route:
    async def handle(request: Request) -> Response:
        found = await respond(request)
        if request.method not in ("GET", "HEAD") or "authorization" in request.headers:
            found.headers["cache-control"] = "no-store"  # it is for whoever asked, and may hold tokens
        return found

    async def respond(request: Request) -> Response:
        server = server_of(request)
        try:
            if path.startswith("/api/"):
                server.turnstile.ask(server.address(request))
            return await methods["get" if request.method == "HEAD" else request.method.lower()].answer(request)
        except Unavailable:
            return problem(Busy("the store cannot be reached; try again"))
        except Refusal as refusal:
            return problem(refusal)

    return Route(path, handle, methods=[method.upper() for method in methods])


def describe() -> Schema:
    """The whole description."""
    types = [kind for one in endpoints() for kind in (one.gives, one.takes) if kind not in (None, Response)]
    types.append(Problem)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    found = dict(zip(map(str, types), schemas, strict=True))
    paths: Schema = {}
    for one in endpoints():
        paths.setdefault(one.path, {})[one.method] = _operation(one, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Anpfiff", "version": __version__, "description": "Beside the protocol on /socket."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def describe_messages() -> Schema:
    """All messages of the protocol as JSON Schema."""
    kinds: list[Any] = [ClientMessage, ServerMessage]
    (says, told), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Anpfiff",
        "description": f"Messages over the WebSocket {PATH}. A frame of the server holds one, or several in an array.",
        "version": VERSION,
        "socket": PATH,
        "longest_message": LONGEST_MESSAGE,
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": says, "ServerMessage": told, **parts},
    }


def _operation(one: Endpoint, schemas: Schema) -> Schema:
    names = [part[1:-1] for part in one.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [{"name": name, "in": "query", "schema": schema} for name, schema in one.query.items()]
    about = (one.work.__doc__ or "").partition("\n")[0]
    given = {"type": "string"} if one.gives is Response else schemas[str(one.gives)]
    refusal = {JSON: {"schema": schemas[str(Problem)]}}
    responses: Schema = {str(one.status): {"description": about, "content": {one.media: {"schema": given}}}}
    responses |= {
        str(status): {"description": "Refused; the body says why.", "content": refusal}
        for status in sorted(one.refused)
    }
    found: Schema = {"summary": about, "parameters": parameters, "responses": responses}
    if one.takes is not None:
        found["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schemas[str(one.takes)]}},
        }
    if one.needs_token:
        found["security"] = [{"token": []}, {}]
    return found
