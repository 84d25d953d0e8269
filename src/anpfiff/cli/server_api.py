"""The HTTP API of a server, as programs on the touchline ask it."""

from __future__ import annotations

import http.client
import json
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from anpfiff.errors import Refusal

if TYPE_CHECKING:
    from typing import IO

T = TypeVar("T")
WITHIN: Final = 10
LONGEST_ANSWER: Final = 1 << 20
"""In bytes; no answer of ours is as long."""
AWAY: Final = (OSError, http.client.HTTPException)
"""What is raised while a server is away: it will come back."""
MOVED: Final = range(300, 400)


class ServerRefusal(Refusal):
    """The server did not do what it was asked; `status` is that of its answer."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason, None, [], "bot-refused", {"reason": reason})
        self.status: Final = status


class NoServer(Refusal):
    """What answers at an address does not speak as an Anpfiff server does, or leads elsewhere: it is sent no key."""


class _Straight(HTTPRedirectHandler):
    """Goes nowhere else: the key in the header is for nobody but the server that was named."""

    def redirect_request(self, *_: object) -> None:
        """Follow nobody."""


_OPENER: Final = build_opener(_Straight)


def ask(server: str, path: str, token: str, kind: type[T], wish: dict[str, Any] | None = None, method: str = "") -> T:
    """What a server answers; refused with its own words, and one of `AWAY` while it is none."""
    body = None if wish is None else json.dumps(wish).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    how = method or ("GET" if wish is None else "POST")
    request = Request(f"{server}{path}", body, headers, method=how)  # noqa: S310  as the command line says
    try:
        with _OPENER.open(request, timeout=WITHIN) as answer:
            return understood(server, _whole(server, answer), kind)
    except HTTPError as error:
        if error.code >= 500:
            raise
        if error.code in MOVED:
            raise elsewhere(server, error.headers.get("location", "")) from error
        raise ServerRefusal(error.code, _reason_in(error)) from error


def _whole(server: str, answer: IO[bytes]) -> bytes:
    found = answer.read(LONGEST_ANSWER + 1)
    if len(found) > LONGEST_ANSWER:
        raise nonsense(server, f"more than {LONGEST_ANSWER} bytes")
    return found


def understood(server: str, text: bytes | str, kind: type[T]) -> T:
    """What a server said, if it is of that kind."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (ValueError, RecursionError) as error:
        raise nonsense(server, str(error)) from error


def nonsense(server: str, reason: str) -> NoServer:
    """No server speaks so."""
    return NoServer(reason, None, [], "bot-nonsense", {"server": server, "reason": reason[:120]})


def elsewhere(server: str, place: str) -> NoServer:
    """A server leads to another address."""
    return NoServer(place, None, [], "bot-elsewhere", {"server": server, "place": place[:120]})


def _reason_in(error: HTTPError) -> str:
    """Why, as the body says it; a proxy in between may have words of its own."""
    try:
        return str(json.loads(error.read(LONGEST_ANSWER))["error"]["message"])[:500]
    except (OSError, ValueError, KeyError, TypeError):
        return str(error.reason)
