"""The HTTP API of a stadium, as programs on the touchline ask it."""

from __future__ import annotations

import http.client
import json
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from anpfiff.core.errors import Refusal

WITHIN: Final = 10
AWAY: Final = (OSError, http.client.HTTPException, ValueError)
"""What is raised while a stadium is away: it will come back."""


class StadiumRefusal(Refusal):
    """The stadium did not do what it was asked; `status` is that of its answer."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason, None, [], "bot-refused", {"reason": reason})
        self.status: Final = status


def ask(server: str, path: str, token: str, wish: dict[str, Any] | None = None, method: str = "") -> dict[str, Any]:
    """What a stadium answers; refused with its own words, and one of `AWAY` while it is none."""
    body = None if wish is None else json.dumps(wish).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    how = method or ("GET" if wish is None else "POST")
    request = Request(f"{server}{path}", body, headers, method=how)  # noqa: S310  as the command line says
    try:
        with urlopen(request, timeout=WITHIN) as answer:  # noqa: S310
            found: dict[str, Any] = json.load(answer)
            return found
    except HTTPError as error:
        if error.code >= 500:
            raise
        raise StadiumRefusal(error.code, reason_in(error)) from error


def reason_in(error: HTTPError) -> str:
    """Why, as the body says it; a proxy in between may have words of its own."""
    try:
        return str(json.loads(error.read())["error"]["message"])
    except (OSError, ValueError, KeyError, TypeError):
        return str(error.reason)
