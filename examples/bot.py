"""A bot for any game: takes a seat by its link and says something legal until the match is over.

    python examples/bot.py "http://127.0.0.1:8765/t/TABLE#TOKEN"

Replace `choose` with something cleverer; docs/protocol.md explains all messages. Needs: pip install websockets
"""

import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

ERRORS = {"unknown": LookupError, "busy": OSError, "outdated": SystemExit, "malformed": SystemExit}
"""A bad link; a reason to take a breath; a server of another version."""


def choose(news: dict[str, Any]) -> str:
    """What to say, from what our seat may see: any option."""
    return str(random.choice(news["decision"]["options"]))


def play(line: ClientConnection, table: str, token: str, key: str) -> dict[str, Any]:
    """Play on one line until the match is over; the result."""
    topic = {"topic": "table", "table": table, "token": token}
    line.send(said := json.dumps({"type": "hello", "version": 2, "topics": [topic]}))
    free: list[int | None] = []
    for n, text in enumerate(line):
        found = json.loads(text)
        for message in found if isinstance(found, list) else [found]:
            if message["type"] == "welcome":
                free = [message["invited"]]  # at a public table, without an invitation, any seat that is free
            elif message["type"] == "news" and message["chair"] is None and message["status"] == "open" and free:
                seat = free.pop()
                seat = [one["state"] for one in message["seats"]].index("free") if seat is None else seat
                sit = {"seat": seat, "name": "example.py", "key": key, "part": secrets.token_hex(32)}
                line.send(said := json.dumps({"type": "sit", "n": n, **sit}))
            elif message["type"] == "refused" and message["kind"] == "too_fast":
                time.sleep(message["after"] / 1000)  # more than 20 a second
                line.send(said)
            elif message["type"] == "refused" and message["kind"] in ERRORS:
                raise ERRORS[message["kind"]](message["message"])
            elif message["type"] == "news" and message["status"] in ("over", "expired"):
                return dict(message["result"] or {})
            elif message["type"] == "news" and message["decision"] is not None:
                say = {"ply": message["ply"], "seat": message["chair"], "action": choose(message)}
                line.send(said := json.dumps({"type": "say", "n": n, **say}))
    raise OSError("the line was closed")


if __name__ == "__main__":
    link, key = urlsplit(sys.argv[1]), secrets.token_urlsafe(24)
    tokens = [link.fragment, key]  # the link is good until we sit, from then on our key is
    while tokens:
        try:
            with connect(f"ws{link.scheme[4:]}://{link.netloc}/socket") as line:
                sys.exit(print(play(line, link.path.rsplit("/", 1)[1], tokens[0], key)))
        except LookupError:
            tokens.pop(0)
        except (OSError, WebSocketException):
            tokens = [key, link.fragment]
            time.sleep(0.3)
    sys.exit("unknown: this link is good for nothing")
