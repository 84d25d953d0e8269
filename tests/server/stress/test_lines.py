"""Lines that sleep, drop in the middle of a word, or are cut because the server stops."""

from __future__ import annotations

import contextlib
import random
import socket
import threading
import time
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.chair import SPECTATOR
from tests.server.kit import Client, Dropped, Refused, hello, rooms_of, seated
from tests.server.process import PATIENCE, Server
from tests.server.stress.load import Load, check_answers, check_journal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


GENEROUS = ("--rate", "100000", "--tables", "100000")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "stadium.db", tmp_path, *GENEROUS) as made:
        yield made
        made.check_log()


def play(people: list[Client], answers: int, luck: random.Random) -> int:
    """Let people who sit at one table answer whatever they are asked; how many answers were given."""
    given = 0
    while given < answers and not any(person.is_over for person in people):
        for person in people:
            person.ping()
            if person.is_asked:
                person.say(luck.choice(person.news["decision"]["options"]))
                given += 1
    return given


def sleeper(host: str, table: str, token: str) -> Client:
    """Somebody who says hello and then never reads; hardly anything fits into his own machine's memory."""
    name, _, port = host.partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((name, int(port)))
    client = Client(table, token)
    client.dial(host, sock=line, max_queue=1, ping_interval=None)
    client.send(hello(table, token))
    return client


def chatter(person: Client, number: int) -> None:
    """Talk to the table so often that no line can hold all of it."""
    for _ in range(number // 100):
        for n in range(100):
            person.send({"type": "talk", "n": n, "ply": 0, "seat": person.seat, "phrase": "hurry"})
        person.ping()


def test_a_sleeping_line_stalls_nobody_and_wakes_to_the_newest(server: Server) -> None:
    luck = random.Random(1)
    laid = server.lay("friend", "friend")
    people = seated(server.host, laid, 0, 1)
    play(people, 4, luck)
    begun = time.monotonic()
    chatter(people[0], 500)
    usual = time.monotonic() - begun
    sleepers = [sleeper(server.host, laid["table"], laid["watch"]) for _ in range(3)]
    chatter(people[0], 100)
    before, begun = server.memory(), time.monotonic()
    chatter(people[0], 2000)
    given = play(people, 40, luck)
    took = time.monotonic() - begun
    assert given >= 40
    assert took < 5 + 16 * usual, f"four times as much took {took:.1f} seconds instead of {usual:.1f}"
    grown = server.memory() - before
    assert grown < 16 << 20, f"{grown >> 20} MB for three sleepers"
    _, room = rooms_of(server.database, laid["table"])[laid["table"]]
    for client in sleepers:
        count = 0
        while len(client.lines) < room.journals.told(SPECTATOR):
            client.receive()
            count += 1
        assert count < 1900, "it was told everything one by one"
        check_journal(client, room, SPECTATOR)
        client.close()


def test_a_sleeping_seat_can_be_taken_up_on_another_line_at_once(server: Server) -> None:
    luck = random.Random(2)
    laid = server.lay("friend", "friend")
    people = seated(server.host, laid, 0, 1)
    asleep = sleeper(server.host, laid["table"], people[1].key)
    time.sleep(0.1)
    chatter(people[0], 2000)
    begun = time.monotonic()
    people[1].open(server.host)
    people[1].until("news")
    assert time.monotonic() - begun < 8, "the new line had to wait for the sleeping one"
    assert play(people, 10, luck) >= 10
    asleep.rest()
    assert asleep.goodbye == "moved"


def test_stopping_waits_for_no_sleeper(tmp_path: Path) -> None:
    with Server(tmp_path / "stadium.db", tmp_path, *GENEROUS, stop_within=2) as server:
        laid = server.lay("friend", "friend")
        people = seated(server.host, laid, 0, 1)
        asleep = sleeper(server.host, laid["table"], laid["watch"])
        chatter(people[0], 2000)
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < 10
        asleep.close()


@pytest.mark.parametrize("way", ["drop", "reset"])
def test_a_line_that_drops_in_the_middle_of_a_word_says_it_once_or_never(server: Server, way: str) -> None:
    """Also if it is said once more, as a client does that does not know; with squads given, many words are short."""
    luck = random.Random(3)
    laid = server.lay("friend", "friend", options={"squads": "starter"})
    people = seated(server.host, laid, 0, 1)
    said = again = 0
    while said < 80 and not any(person.is_over for person in people):
        for person in people:
            person.ping()
            if not person.is_asked:
                continue
            assert person.line is not None
            ply, action = person.news["ply"], luck.choice(person.news["decision"]["options"])
            person.mark(action)
            person.send({"type": "say", "n": 0, "ply": ply, "seat": person.seat, "action": action})
            if way == "reset":  # everything on its way to him is thrown away
                person.line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            person.drop()
            time.sleep(luck.choice([0.0, 0.0, 0.005]))
            person.open(server.host)
            person.until("news")
            said += 1
            try:
                person.ask("say", ply=ply, seat=person.seat, action=action)
                again += 1
            except Refused as refused:
                assert refused.kind in ("late", "illegal", "over")  # noqa: PT017  whether it comes is a matter of luck
    assert said > 30
    assert again < said, "no word ever arrived"
    _, room = rooms_of(server.database, laid["table"])[laid["table"]]
    for person in people:
        assert person.seat is not None
        check_journal(person, room, person.seat)
        check_answers(person, room)


def test_whoever_sits_down_last_is_asked_at_once(server: Server) -> None:
    """Nothing else happens at the table that could wake him."""
    laid = server.lay("friend", "friend")
    people = seated(server.host, laid, 0, 1)
    for person in people:
        person.settle(3.0)
        assert person.news["chair"] == person.seat


def test_a_bad_part_of_chance_harms_nobody_else(server: Server) -> None:
    laid = server.lay("friend", "friend")
    for part in ["a" * 32 + "\n", "\n" * 16, "A" * 32, "", "a" * 65, "0x" + "a" * 30]:
        client = Client(laid["table"], laid["invites"]["0"])
        client.open(server.host)
        client.part = part
        with pytest.raises(Exception, match="malformed"):
            client.sit(0)
        client.close()
    for person in seated(server.host, laid, 0, 1):
        person.settle(3.0)


def test_a_graceful_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "stadium.db", tmp_path, *GENEROUS)
    with server:
        load = Load([server], 4, pace=0.002)
        watched = server.lay("greedy", "friend")
        watcher = Client(watched["table"], watched["watch"])
        watcher.open(server.host)
        for number in range(2):
            load.go_on(0.4)
            begun = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - begun < 8, "it took too long to stop"
            watcher.rest()
            assert watcher.goodbye == "stopping", number
            server.start()
            load.check_promises()
            load.wait_for_progress()
            watcher = Client(watched["table"], watched["watch"])
            watcher.open(server.host)
        watcher.close()
        load.end()
        load.check_hello()
        assert server.stop() == 0
        server.check_log(*(secret for match in load.ended for secret in match.secrets))
        assert load.check_all() > 50


def test_a_flood_on_one_line_does_not_slow_down_another_table(tmp_path: Path) -> None:
    """Within the usual limits: the flood is refused, and closed."""
    with Server(tmp_path / "stadium.db", tmp_path) as server:
        laid, quiet = server.lay("friend", "friend"), server.lay("friend", "friend")
        stop = threading.Event()

        def flood() -> None:
            while not stop.is_set():
                with contextlib.suppress(Dropped, AssertionError):
                    client = Client(laid["table"], laid["watch"])
                    client.open(server.host)
                    while not stop.is_set():
                        client.send("x" * 8000)

        thread = threading.Thread(target=flood, daemon=True)
        thread.start()
        people = seated(server.host, quiet, 0, 1)
        slowest = 0.0
        for _ in range(10):
            begun = time.monotonic()
            play(people, 1, random.Random(4))
            slowest = max(slowest, time.monotonic() - begun)
        stop.set()
        thread.join(PATIENCE)
        for person in people:
            person.close()
        assert slowest < 5.0
        server.check_log()
