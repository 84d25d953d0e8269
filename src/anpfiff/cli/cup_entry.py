"""A bot in competitions of a stadium: it enters by the link, like people, and finds the tables of its matches."""

from __future__ import annotations

import http.client
import json
from dataclasses import dataclass
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from anpfiff.core.errors import Refusal

OVER: Final = ("done", "called_off")
WITHIN: Final = 10


@dataclass(frozen=True)
class CupNow:
    """How a competition stands for an entrant: whether it is over, and the tables laid for their matches."""

    is_over: bool
    tables: list[str]


def cup_in(link: str) -> str:
    """The competition of a link; "" if it is a link of something else."""
    path = urlsplit(link).path.strip("/").split("/")
    return path[1] if len(path) == 2 and path[0] == "cup" else ""


def enter(server: str, cup: str, token: str, name: str, key: str) -> None:
    """Enter a competition by the token of its link, and say that one is here. Who has entered already stays in."""
    shown = _ask(server, cup, token, {"want": "join", "name": name, "key": key})
    if shown["me"] is not None:
        _ask(server, cup, key, {"want": "check_in"})


def look(server: str, cup: str, key: str) -> CupNow | None:
    """How it stands; None while the server is away."""
    try:
        shown = _ask(server, cup, key, None)
    except (OSError, http.client.HTTPException, ValueError):
        return None
    mine = [tie for one in shown["rounds"][-1:] for tie in one["ties"] if shown["me"] in tie["sides"]]
    tables = [match["table"] for tie in mine for match in tie["matches"] if match["table"] and not match["how"]]
    return CupNow(shown["status"] in OVER, tables)


def _ask(server: str, cup: str, token: str, wish: dict[str, Any] | None) -> dict[str, Any]:
    body = None if wish is None else json.dumps(wish).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = Request(f"{server}/api/competitions/{cup}", body, headers)  # noqa: S310  as the command line says
    try:
        with urlopen(request, timeout=WITHIN) as answer:  # noqa: S310
            found: dict[str, Any] = json.load(answer)
            return found
    except HTTPError as error:
        if error.code >= 500:
            raise
        reason = str(json.loads(error.read()).get("message", error.reason))
        raise Refusal(reason, None, [], "bot-refused", {"reason": reason}) from error
