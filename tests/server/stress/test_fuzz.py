"""100,000 hostile messages over real lines: every one is refused with a kind, and the table does not change."""

from __future__ import annotations

import json
import secrets
import socket
from typing import TYPE_CHECKING, Any, Self

import msgspec
import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.protocol.connection import LONGEST_MESSAGE
from anpfiff.server.http.endpoint import STATUS
from anpfiff.server.tables.views import view_of
from tests.server.kit import Client, Dropped, rooms_of, seated, visiting
from tests.server.process import Server
from tests.server.stress.hostile import Mischief
from tests.volume import volume

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.process import Message

MESSAGES = volume(20_000, 100_000)
BATCH = 250


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fuzz")
    with Server(folder / "stadium.db", folder, "--rate", "1000000", "--tables", "100000") as made:
        yield made
        made.check_log()
        assert made.stop() == 0


class Victims:
    """A match under way, whose two seats somebody attacks, and everything about it that must stay secret."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.laid = server.lay("friend", "friend")
        self.table: str = self.laid["table"]
        self.people = seated(server.host, self.laid, 0, 1)
        for _ in range(6):
            for person in self.people:
                person.ping()
                if person.is_asked:
                    person.say(person.news["decision"]["options"][0])
        for person in self.people:
            person.close()
        record, room = rooms_of(server.database, self.table)[self.table]
        chairs = {None: SPECTATOR, 0: 0, 1: 1}
        moments = [room.match.fork(ply, None) for ply in range(room.match.ply + 1)]
        self.pasts = {
            seen: [json.loads(msgspec.json.encode(view_of(moment, moment.view(chair)))) for moment in moments]
            for seen, chair in chairs.items()
        }
        self.views = {seen: past[-1] for seen, past in self.pasts.items()}
        self.secrets = [record.secret, self.laid["watch"], *self.laid["invites"].values()]
        self.secrets += [person.key for person in self.people]

    def state(self) -> bytes:
        """The whole table, as the store has it."""
        record, room = rooms_of(self.server.database, self.table)[self.table]
        return json.dumps([record.head.summary, room.seq, room.match.encode(), room.status]).encode()


@pytest.fixture(scope="module")
def victims(server: Server) -> Victims:
    return Victims(server)


def hold(line: Client, batch: list[str | bytes]) -> list[Message]:
    """Send a batch at once, then a ping; everything that was answered before the ping was."""
    number = secrets.randbelow(1 << 50)
    for message in batch:
        line.send(message.encode("utf-8", "replace").decode() if isinstance(message, str) else message)
    line.send({"type": "ping", "n": number})
    answers: list[Message] = []
    while True:
        answer = line.receive()
        if answer["type"] == "pong" and answer["n"] == number:
            return answers
        answers.append(answer)


class Liar:
    """Somebody with a good token, who tells nothing but lies over one line."""

    def __init__(self, victims: Victims, number: int, seat: int | None) -> None:
        self.victims = victims
        self.seat = seat
        token = victims.laid["watch"] if seat is None else victims.people[seat].key
        self.mischief = Mischief(number, victims.table, token)
        self.line = Client(victims.table, token)
        self.line.open(victims.server.host)
        self.may_know = {token}

    def lie(self, number: int) -> int:
        """So many lies; what was answered is checked. How many were told."""
        batch = [text for text in self.mischief.messages(number) if not self._is_honest(text)]
        answers = hold(self.line, batch)
        news = [answer for answer in answers if answer["type"] in ("news", "live")]
        assert len(answers) - len(news) == len(batch), "one message, one answer"
        harmless = {n for text in batch for n in harmless_number(text)}
        for answer in answers:
            if answer["type"] == "refused":
                assert answer["kind"] in STATUS, answer
                assert answer["message"], answer
            elif answer["type"] == "news":
                assert answer["chair"] in (None, self.seat)
                assert answer["view"] == self.victims.views[answer["chair"]], "somebody sees what he may not"
            elif answer["type"] == "live":
                assert not answer["tables"], "a stranger sees how a table stands"
            elif answer["type"] == "recalled":
                pasts = self.victims.pasts[None] + self.victims.pasts[self.seat]
                assert answer["view"] in pasts, "somebody sees what he could never see"
            else:
                assert answer["type"] in ("pong", "done", "outlooked"), answer
                assert answer["n"] in harmless, answer
        told = json.dumps(answers)
        for secret in self.victims.secrets:
            assert secret not in told or secret in self.may_know, "a secret was told"
        return len(batch)

    def _is_honest(self, text: str | bytes) -> bool:
        """Whether it speaks of his own seat, at which he may do what he likes."""
        message = read(text)
        return self.seat is not None and isinstance(message, dict) and message.get("seat", -1) == self.seat


def read(text: str | bytes) -> Any:
    """A message as data, if it is any."""
    try:
        return json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return None


def harmless_number(text: str | bytes) -> list[float]:
    """The number of a message that anybody may say: are you there, who will win, look as spectators do."""
    message = read(text)
    if not isinstance(message, dict):
        return []
    is_free = message.get("type") in ("ping", "outlook", "subscribe", "unsubscribe")
    is_harmless = is_free or (message.get("type") == "turn_to" and message.get("seat") is None)
    return [message["n"]] if is_harmless and isinstance(message.get("n"), (int, float)) else []


def test_hostile_messages_change_nothing(server: Server, victims: Victims) -> None:
    before, memory, sent = victims.state(), 0, 0
    liars = [Liar(victims, number, seat) for number, seat in enumerate([None, None, 0, 1])]
    while sent < MESSAGES:
        for liar in liars:
            sent += liar.lie(BATCH)
        if sent < MESSAGES // 2:
            memory = server.memory()
    assert server.memory() - memory < 8 << 20, "it grows with every lie"
    for liar in liars:
        liar.line.close()
    assert victims.state() == before
    assert server.http("GET", "/health").status == 200
    server.check_log(*victims.secrets)


def test_a_line_that_begins_with_rubbish_is_closed_with_a_reason(server: Server, victims: Victims) -> None:
    before = victims.state()
    liar = Mischief(99, victims.table, "")
    for _ in range(400):
        opening = liar.opening()
        text = opening.encode("utf-8", "replace").decode() if isinstance(opening, str) else opening
        with Rude(server) as line:
            line.send(text)
            answer = line.receive()
            assert answer["type"] == "refused", (text, answer)
            assert answer["kind"] in ("malformed", "unknown", "outdated", "forbidden"), answer
            with pytest.raises(Dropped) as dropped:
                line.receive(2.0)
            assert "4000" in str(dropped.value.__cause__)
    assert victims.state() == before
    server.check_log()


class Rude(Client):
    """A client that does not begin with hello."""

    def __init__(self, server: Server) -> None:
        super().__init__("nowhere")
        self._host = server.host

    def __enter__(self) -> Self:
        self.dial(self._host)
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@pytest.mark.parametrize("kind", ["text", "binary"])
def test_a_message_that_is_too_long_closes_the_line_and_nothing_else(
    server: Server, victims: Victims, kind: str
) -> None:
    before = victims.state()
    with visiting(server.host, victims.table, victims.laid["watch"]) as line:
        fits: Message = {"type": "ping", "n": 1}
        line.send(json.dumps(fits).ljust(LONGEST_MESSAGE))
        line.until("pong", 1)
        line.send("x" * (LONGEST_MESSAGE + 1) if kind == "text" else b"x" * (1 << 20))
        with pytest.raises(Dropped) as dropped:
            line.receive()
        assert "1009" in str(dropped.value.__cause__) or "no close frame" in str(dropped.value.__cause__)
    assert victims.state() == before
    server.check_log()


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81\xfe\x00\x02\x00\x00\x00\x00\xff\xfe",  # text that is no UTF-8
        b"\x83\x80\x00\x00\x00\x00",  # an opcode nobody knows
        b"\xc1\x80\x00\x00\x00\x00",  # a reserved bit
        b"\x81\x05hello",  # not masked
        b"\x80\x80\x00\x00\x00\x00",  # goes on with what was never begun
        b"\x89\xfe\x00\x80" + bytes(4) + bytes(128),  # a ping that is too long
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # longer than the world
        b"\x88\x81\x00\x00\x00\x00\x00",  # a close that says half a code
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x00" * 100,
    ],
)
def test_broken_frames_close_the_line_and_nothing_else(server: Server, victims: Victims, frame: bytes) -> None:
    with visiting(server.host, victims.table, victims.laid["watch"]) as line:
        assert line.line is not None
        line.line.socket.sendall(frame)
        with pytest.raises(Dropped):
            line.receive()
    assert server.http("GET", "/health").status == 200
    server.check_log()


def test_half_a_message_or_none_at_all_holds_nobody_up(server: Server, victims: Victims) -> None:
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
    for number, half in enumerate(silent):
        half.sendall(b"GET /socket HTTP/1.1\r\nHost: x\r\n"[: number + 1])
    with visiting(server.host, victims.table, victims.laid["watch"]) as line:
        line.ping()
    for half in silent:
        half.close()
    server.check_log()
