"""How an endpoint of the HTTP API is declared, once, above its work: what it takes, gives and refuses.

Its route and its description come from that (`api.py`). Every refusal is a JSON body that says what is wrong.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import UnionType
from typing import TYPE_CHECKING, Any, Final, TypeVar, get_args, get_type_hints

import msgspec
from starlette.responses import Response

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.words import check_language
from anpfiff.errors import Malformed, Refusal
from anpfiff.protocol.errors import Problem, Wrong
from anpfiff.protocol.fields import LONGEST_BODY
from anpfiff.server.refusals import Later
from anpfiff.server.security.limits import check_origin
from anpfiff.server.security.tokens import hash_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from anpfiff.server.app import Server

STATUS: Final = {
    "malformed": 400,
    "clash": 400,
    "forbidden": 403,
    "unknown": 404,
    "illegal": 409,
    "over": 409,
    "late": 409,
    "played_on": 409,
    "taken": 409,
    "name_taken": 409,
    "outdated": 410,
    "unreadable": 500,
    "too_fast": 429,
    "too_many": 429,
    "busy": 503,
}
BODY_WITHIN: Final = 20.0
"""Seconds a client has to send the body of its request."""
JSON: Final = "application/json"
LANGUAGE: Final = {"lang": {"type": "string", "enum": LANGUAGES, "default": "en"}}
"""The query of what is told in one language."""
T = TypeVar("T")
Work = Callable[..., Awaitable[Any]]
W = TypeVar("W", bound=Work)


class Endpoint(msgspec.Struct):
    """One thing the API does."""

    method: str
    path: str
    work: Work
    takes: Any
    gives: Any
    status: int
    media: str
    query: dict[str, Any]
    refuses: tuple[int, ...]
    """Beside what follows from the rest: a body that is wrong, a name that is not there, too many requests."""
    needs_token: bool

    async def answer(self, request: Request) -> Response:
        """Do it, with the body of the request if it takes one."""
        taken = [] if self.takes is None else [await body(request, self.takes)]
        return answer(await self.work(request, *taken), self.status)

    @property
    def refused(self) -> set[int]:
        """The statuses of all its refusals."""
        found = {*self.refuses, *((400, 403) if self.takes is not None else ())}
        return found | ({404} if "{" in self.path else set()) | ({429} if self.path.startswith("/api/") else set())


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
    method: str,
    path: str,
    status: int = 200,
    *,
    media: str = JSON,
    query: dict[str, Any] | None = None,
    refuses: tuple[int, ...] = (),
    needs_token: bool = False,
) -> Callable[[W], W]:
    """Declare what answers a request; what it takes and gives stands in its signature, what it does below it."""

    def declare(work: W) -> W:
        hints = get_type_hints(work, include_extras=True)
        gives, takes = hints.pop("return"), [kind for name, kind in hints.items() if name != "request"]
        kinds = [kind for kind in get_args(gives) if kind is not Response]
        if isinstance(gives, UnionType) and len(kinds) == 1:  # a response in its stead is one that is made already
            gives = kinds[0]
        taken = takes[0] if takes else None
        ENDPOINTS.append(Endpoint(method, path, work, taken, gives, status, media, query or {}, refuses, needs_token))
        return work

    return declare


def answer(content: Any, status: int = 200) -> Response:
    """Data as JSON; a response is one already."""
    return content if isinstance(content, Response) else Response(msgspec.json.encode(content), status, media_type=JSON)


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    wrong = Wrong(refusal.kind, refusal.message, refusal.rule, refusal.expected)
    found = answer(Problem(wrong), STATUS[refusal.kind])
    if isinstance(refusal, Later):
        found.headers["retry-after"] = str(-(-refusal.after // 1000))
    return found


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request, checked."""
    check_origin(request.headers, server_of(request).public)
    received = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for chunk in request.stream():
                received += chunk
                if len(received) > LONGEST_BODY:
                    raise Malformed(f"expected at most {LONGEST_BODY} bytes")
    except TimeoutError as error:
        raise Malformed(f"expected the whole body within {BODY_WITHIN:.0f} seconds") from error
    try:
        return msgspec.json.decode(received, type=kind)
    except msgspec.MsgspecError as error:
        raise Malformed(str(error)) from error
    except (ValueError, RecursionError) as error:
        raise Malformed(f"this is no JSON: {str(error)[:200]}") from error


# ---- what is read of a request --------------------------------------------------------------------------------------


def server_of(request: Request) -> Server:
    """What this application serves."""
    server: Server = request.app.state.server
    return server


def token_of(request: Request) -> str:
    """The token that came with a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def hashed_token(request: Request) -> str:
    """What the log keeps of the token that came with a request."""
    return hash_of(token) if (token := token_of(request)) else ""


def language_in(request: Request) -> str:
    """The language in the query."""
    language = request.query_params.get("lang", "en")
    check_language(language)
    return language


def whole(request: Request, name: str, usual: int) -> int:
    """A whole number in the query."""
    text = request.query_params.get(name, str(usual))
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Malformed(f"{name}: expected a whole number")
    return int(text)
