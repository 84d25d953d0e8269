"""A bot for any game: takes a seat by its link and says something legal until the match is over.

    python examples/bot.py "http://127.0.0.1:8765/t/TABLE#TOKEN"

Replace `choose` with something cleverer; docs/protocol.md explains all messages. Needs: pip install websockets
"""

from __future__ import annotations

import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect

HARMLESS = ("late", "illegal", "too_fast", "busy")  # the table has gone on; the next news says how


def choose(news: dict[str, Any]) -> str:
    """What to say, from what our seat may see: any option."""
    return str(random.choice(news["decision"]["options"]))


def play(link: str, name: str = "example.py") -> dict[str, Any]:
    """Play one seat to the end; the result of the match."""
    url = urlsplit(link)
    table, token, key, ply, n, last = url.path.rsplit("/", 1)[1], url.fragment, secrets.token_urlsafe(24), -1, 0, -1
    while True:  # a line that drops is opened again, and goes on where it stopped
        try:
            with connect(f"ws{url.scheme[4:]}://{url.netloc}/socket") as line:
                line.send(json.dumps({"type": "hello", "version": 1, "table": table, "token": token, "ply": ply}))
                for text in line:
                    message = json.loads(text)
                    n += 1
                    if message["type"] == "welcome" and message["invited"] is not None:
                        sit = {"seat": message["invited"], "name": name, "key": key, "part": secrets.token_hex(32)}
                        line.send(json.dumps({"type": "sit", "n": n, **sit}))
                    elif message["type"] == "done":
                        token = key  # we sit: from now on the key is our right to the seat
                    elif message["type"] == "refused" and message["kind"] not in HARMLESS:
                        raise SystemExit(f"{message['kind']}: {message['message']}")
                    elif message["type"] == "news":
                        ply = message["ply"]
                        if message["status"] in ("over", "expired"):
                            return dict(message["result"] or {})
                        if message["decision"] is not None and ply > last:
                            last, seat = ply, message["chair"]
                            say = {"n": n, "ply": ply, "seat": seat, "action": choose(message)}
                            line.send(json.dumps({"type": "say", **say}))
        except OSError:
            continue


if __name__ == "__main__":
    print(play(sys.argv[1]))
