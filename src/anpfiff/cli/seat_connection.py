"""One seat over the protocol: hello, sit down, answer what is asked, come back after the connection was lost."""

from __future__ import annotations

import json
import secrets
import socket
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NoReturn
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from anpfiff.bots.forfeit import Forfeit
from anpfiff.cli.server_api import nonsense
from anpfiff.core.codec import VERSION as STATE_VERSION
from anpfiff.core.codec import decode, encode_setup
from anpfiff.core.rng import seeded
from anpfiff.errors import Refusal, Unknown
from anpfiff.games import find
from anpfiff.protocol.connection import VERSION
from anpfiff.server.connection.socket import PATH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from websockets.sync.client import ClientConnection

    from anpfiff.core.game import Setup

    Message = dict[str, Any]

WITHIN: Final = 10
WRONG: Final = (KeyError, TypeError, IndexError, AttributeError, ValueError)
"""What is raised where a server does not say what a server says."""
PAUSE: Final = 0.5
"""Seconds before a connection is tried again."""
AFTER: Final = 1000
"""Milliseconds until a message is said again of which a server, an older one, only says that it came too fast."""
NO_SEAT: Final = ("taken", "forbidden", "over", "unknown", "malformed")
"""Refusals after which there is no seat for us."""
RUNNING: Final = "running"
"""A table at which the match has begun: before, nobody can resign."""
WAITING: Final = "waiting"
"""A seat that is kept for our key, at a table of a competition: we have to sit down there."""


@dataclass(frozen=True)
class SeatResult:
    """How it went at a table: played to the end with a result, or not, with the problem."""

    seat: int
    result: Message | None
    problem: Refusal | None = None

    @property
    def is_played(self) -> bool:
        """Whether a match is over for us, won or lost."""
        return self.result is not None or isinstance(self.problem, Forfeit)


class SeatConnection:
    """Plays one match; `bot_for` makes its bot when the table is known."""

    def __init__(self, server: str, table: str, name: str, key: str, bot_for: Callable[[Setup], Any]) -> None:
        link = urlsplit(server)
        self.server: Final = server
        self.address: Final = f"ws{link.scheme[4:]}://{link.netloc}{PATH}"
        self._host: Final = (link.hostname or "", link.port or (443 if link.scheme == "https" else 80))
        self.table: Final = table
        self.name: Final = name
        self.key: Final = key
        self._bot_for: Final = bot_for
        self._bot: Any = None
        self._setup: Setup | None = None
        self._random: Final = seeded(secrets.randbits(63))
        self._part: Final = secrets.token_hex(32)
        self._n = 0
        self._said = ""
        self._waits_for = -1
        """The number of our answer that is still to be acknowledged."""
        self._seat = -1
        self._lost: Forfeit | None = None
        """Why we have come only to give up."""

    def give_up(self, forfeit: Forfeit) -> SeatResult:
        """Resign at the seat that our key holds, if it holds one: its bot is gone, and nobody shall wait for it."""
        self._lost = forfeit
        return self.play("")

    def play(self, token: str) -> SeatResult:
        """Play until the match is over; the key is tried first, for we may sit there already."""
        tokens = [self.key, token]
        while True:
            try:
                # over a socket that is open already it follows nobody elsewhere: the key is for this server alone
                straight = socket.create_connection(self._host, WITHIN)
                with connect(self.address, sock=straight, open_timeout=WITHIN) as line:
                    return self._converse(line, tokens[0])
            except Unknown as refusal:  # this token is good for nothing here
                tokens = tokens[1:]
                if not tokens:
                    return SeatResult(self._seat, None, refusal)
            except Refusal as refusal:
                return SeatResult(self._seat, None, refusal)
            except WRONG as error:
                return SeatResult(self._seat, None, nonsense(self.server, repr(error)))
            except (OSError, WebSocketException):
                tokens = [self.key, token]
                time.sleep(PAUSE)

    def _converse(self, line: ClientConnection, token: str) -> SeatResult:
        self._waits_for = -1
        self._send(line, "hello", version=VERSION, topics=[{"topic": "table", "table": self.table, "token": token}])
        welcome: Message = {}
        for message in messages(line):
            kind = message["type"]
            if kind == "welcome":
                welcome = message
                if self._lost is None:
                    self._agree(message["table"])
            elif kind == "refused":
                self._refused(line, message)
            elif kind == "done":
                self._waits_for = -1
            elif kind == "goodbye":
                raise OSError(message["why"])
            elif kind == "news":
                if message["status"] in ("over", "expired"):
                    return SeatResult(self._seat, message["result"])
                if self._lost is not None:
                    if message["chair"] is None:
                        return SeatResult(self._seat, None)
                    if message["status"] == RUNNING:
                        self._resign(line, message, message["chair"], self._lost)
                    continue
                if message["chair"] is None and self._waits_for < 0:
                    self._sit(line, welcome, message)
                elif message["chair"] is not None:
                    self._seat = message["chair"]
                    if message["seats"][self._seat]["state"] == WAITING and self._waits_for < 0:
                        self._take(line, self._seat)
                decision = message["decision"]
                if decision is not None and self._waits_for < 0:
                    self._answer(line, message, decision)
        raise OSError("the connection was closed")

    def _agree(self, table: Message) -> None:
        """Make the bot for what is agreed at this table."""
        if self._bot is not None:
            return
        game = find(table["game"])
        if game.revision != table["revision"]:
            facts: dict[str, str | int] = {"game": game.key, "theirs": table["revision"], "ours": game.revision}
            raise Refusal(f"the rules of {game.key} have another revision there", None, [], "bot-revision", facts)
        self._setup = game.agree(table["edition"], dict(table["options"]), table["seats"], table["own_cards"])
        self._bot = self._bot_for(self._setup)

    def _sit(self, line: ClientConnection, welcome: Message, news: Message) -> None:
        free = [seat for seat, info in enumerate(news["seats"]) if info["state"] == "free"]
        seat = welcome["invited"] if welcome["invited"] is not None else free[0] if free else None
        if welcome["away"]:
            seat = welcome["away"][0]
        if seat is None:
            raise Refusal("no seat is free at this table", None, [], "bot-no-seat", {})
        self._take(line, seat)

    def _take(self, line: ClientConnection, seat: int) -> None:
        self._waits_for = self._n + 1
        self._send(line, "sit", seat=seat, name=self.name, key=self.key, part=self._part)

    def _answer(self, line: ClientConnection, news: Message, decision: Message) -> None:
        assert self._setup is not None
        game = find(self._setup.game)
        shown = {name: news["view"][name] for name in ("agenda", "roles", "sealed", "table")}
        _, view = decode(game, {"version": STATE_VERSION, **encode_setup(self._setup), **shown})
        options = [game.vocabulary.read(notation) for notation in decision["options"]]
        seat = decision["seat"]
        try:
            action = self._bot.choose(view, decision["role"], options, self._random)
        except Forfeit as forfeit:
            self._resign(line, news, seat, forfeit)
        except WRONG as error:
            raise RuntimeError("the bot broke") from error  # and the server has said nothing wrong
        self._waits_for = self._n + 1
        self._send(line, "say", ply=news["ply"], seat=seat, action=action.notation)

    def _resign(self, line: ClientConnection, news: Message, seat: int, forfeit: Forfeit) -> NoReturn:
        self._send(line, "resign", ply=news["ply"], seat=seat)
        self._until_done(line)
        raise forfeit

    def _until_done(self, line: ClientConnection) -> None:
        """Wait until the server has our resignation in its log."""
        for message in messages(line):
            if message["type"] == "refused" and message["kind"] == "too_fast":
                self._refused(line, message)
            elif message["type"] in ("done", "refused", "goodbye"):
                return

    def _refused(self, line: ClientConnection, message: Message) -> None:
        if message["kind"] == "too_fast":
            time.sleep(message.get("after", AFTER) / 1000)
            line.send(self._said)
            return
        self._waits_for = -1
        if message["kind"] == "busy":
            raise OSError(message["message"])
        if message["kind"] == "unknown":
            raise Unknown(message["message"], key="bot-refused", facts={"reason": message["message"]})
        if message["kind"] in NO_SEAT or message["kind"] == "outdated":
            raise Refusal(message["message"], None, [], "bot-refused", {"reason": message["message"]})

    def _send(self, line: ClientConnection, kind: str, **said: Any) -> None:
        self._n += 1
        number = {} if kind == "hello" else {"n": self._n}
        self._said = json.dumps({"type": kind, **number, **said})
        line.send(self._said)


def messages(line: ClientConnection) -> Iterator[Message]:
    """What the server says, message by message."""
    for text in line:
        found = json.loads(text)
        yield from found if isinstance(found, list) else [found]
