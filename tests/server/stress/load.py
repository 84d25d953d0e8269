"""Load on real servers: people who play on through everything, and the proof that no promise to them is broken."""

from __future__ import annotations

import contextlib
import itertools
import random
import threading
import time
from http.client import HTTPException
from typing import TYPE_CHECKING

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.replay import verify
from anpfiff.games import find
from anpfiff.server.log.store import OVER
from tests.server.kit import Client, Dropped, Refused, journal_of, rooms_of
from tests.server.process import PATIENCE, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anpfiff.server.tables.room import Room
    from tests.server.process import Message

TRIED_AGAIN = ("late", "busy")
"""Refusals a client gets over by itself: the table went on, or the store was away for a moment."""


class Guest(threading.Thread):
    """Somebody at a table who comes back by himself whenever his line drops, to whichever server answers."""

    def __init__(self, hosts: Sequence[str], client: Client, seat: int | None, pace: float) -> None:
        super().__init__(name=f"guest-{client.table}-{seat}", daemon=True)
        self.client = client
        self.pace = pace
        self.trouble: BaseException | None = None
        self.is_over = False
        self.busy = 0
        self._seat = seat
        self._hosts = itertools.cycle(hosts)
        self._leaving = threading.Event()
        self._luck = random.Random(client.table)

    @property
    def acknowledged(self) -> int:
        """How many of his answers the server has promised to keep."""
        return sum(said.done is not None for said in self.client.sent)

    def run(self) -> None:
        """Play until the match is over or he is called away."""
        try:
            while not (self._leaving.is_set() or self.is_over):
                try:
                    self._visit(next(self._hosts))
                except Dropped:
                    self._leaving.wait(0.05)
                except Refused as refused:
                    if refused.kind not in TRIED_AGAIN:
                        raise
                    self.busy += 1
                    self._leaving.wait(0.05)
        except BaseException as error:  # noqa: BLE001  the test looks at it
            if not self._leaving.is_set():
                self.trouble = error
        finally:
            self.client.close()

    def _visit(self, host: str) -> None:
        client = self.client
        client.open(host)
        client.news = {}
        if self._seat is not None and not client.has_sat:
            client.sit(self._seat)
        while not self._leaving.is_set():
            if not self._is_asked():
                return
            self._leaving.wait(self._luck.random() * 2 * self.pace)
            client.say(self._luck.choice(client.news["decision"]["options"]))

    def _is_asked(self) -> bool:
        """Wait for a question; there is none any more when the match is over or he is called away."""
        client, until = self.client, time.monotonic() + PATIENCE
        while not self._leaving.is_set():
            if client.is_asked or client.is_over:
                self.is_over = client.is_over
                return not client.is_over
            with contextlib.suppress(TimeoutError):
                client.receive(0.2)
                continue
            assert self._seat is None or time.monotonic() < until, f"{self.name} waits in vain: {self.client.news}"
        return False

    def leave(self) -> None:
        """Call him away, and wait until he is gone."""
        self._leaving.set()
        self.join(PATIENCE)
        assert not self.is_alive()


class Match:
    """A table and everybody at it."""

    def __init__(self, laid: Message, hosts: Sequence[str], pace: float) -> None:
        self.table: str = laid["table"]
        self.seats = [int(seat) for seat in laid["invites"]]
        self.guests = [
            Guest([*hosts[seat % len(hosts) :], *hosts[: seat % len(hosts)]], Client(self.table, token), seat, pace)
            for seat, token in ((int(seat), token) for seat, token in laid["invites"].items())
        ]
        self.guests.append(Guest(hosts, Client(self.table, laid["watch"]), None, pace))
        self.secrets = [laid["watch"], *laid["invites"].values(), *(guest.client.key for guest in self.guests)]
        for guest in self.guests:
            guest.start()

    @property
    def is_over(self) -> bool:
        """Whether all of them have seen the end."""
        return all(guest.is_over for guest in self.guests)

    def check_trouble(self) -> None:
        """Nobody saw anything that must not be."""
        for guest in self.guests:
            if guest.trouble is not None:
                raise AssertionError(f"{guest.name}: {guest.trouble!r}") from guest.trouble


class Load:
    """Matches of people against people and against bots, as many as wanted at any time, on one or several servers."""

    def __init__(self, servers: Sequence[Server], matches: int, pace: float = 0.01) -> None:
        self.servers = list(servers)
        self.hosts = [server.host for server in servers]
        self.running: list[Match] = []
        self.ended: list[Match] = []
        self._wanted = matches
        self._pace = pace
        self._kinds = itertools.cycle([("friend", "friend"), ("friend", "greedy"), ("friend", "friend")])

    @property
    def database(self) -> str:
        """Where it is all kept."""
        return self.servers[0].database

    def tend(self) -> None:
        """See that enough matches are played and nobody is in trouble."""
        for match in list(self.running):
            match.check_trouble()
            if match.is_over:
                self.running.remove(match)
                self.ended.append(match)
        while len(self.running) < self._wanted:
            laid = self.lay(*next(self._kinds))
            if laid is None:
                return
            self.running.append(Match(laid, self.hosts, self._pace))

    def lay(self, *seats: str, **wish: object) -> Message | None:
        """Open a table on any server that answers."""
        for server in random.sample(self.servers, len(self.servers)):
            with contextlib.suppress(OSError, HTTPException, AssertionError):
                return server.lay(*seats, **wish)
        return None

    def go_on(self, seconds: float) -> None:
        """Let them play for a while."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.tend()
            time.sleep(0.02)

    def wait_until(self, what: str, is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Let them play until something is so."""
        until = time.monotonic() + seconds
        while not is_so():
            assert time.monotonic() < until, f"waited in vain: {what}"
            self.go_on(0.05)

    def wait_for_progress(self) -> None:
        """Everybody who plays gets something acknowledged again, or sees the end: they all came back."""
        before = {guest: guest.acknowledged for match in self.running for guest in match.guests}

        def all_came_back() -> bool:
            return all(
                guest.is_over or (guest.acknowledged > count if guest.client.seat is not None else guest.client.line)
                for guest, count in before.items()
            )

        self.wait_until("somebody did not come back", all_came_back)

    def check_promises(self) -> None:
        """Everything acknowledged up to now is in the store, once, where it was said to be."""
        promised = [
            (match, guest.client.seat, [said for said in list(guest.client.sent) if said.done is not None])
            for match in self.running
            for guest in match.guests
            if guest.client.seat is not None
        ]
        rooms = rooms_of(self.database, *{match.table for match, _, _ in promised})
        for match, seat, sent in promised:
            assert seat is not None
            journal = journal_of(rooms[match.table][1], seat)
            spoken = [(ply, line["action"]) for ply, line in enumerate(journal) if is_answer(line, seat)]
            places = []
            for said in sent:
                assert said.done is not None
                found = [ply for ply, action in spoken if said.ply <= ply < said.done and action == said.action]
                assert len(found) == 1, f"{said} of seat {seat} at {match.table} is there {len(found)} times"
                places += found
            assert places == sorted(set(places)), "two answers were acknowledged for one, or out of order"

    def end(self) -> None:
        """Call everybody away."""
        for match in self.running:
            for guest in match.guests:
                guest.leave()
            match.check_trouble()
        self.ended += self.running
        self.running = []

    def check_all(self) -> int:
        """Everything: logs, journals, promises and the proofs of finished matches; how many answers were promised."""
        tables = [match.table for match in self.ended]
        rooms = rooms_of(self.database, *tables)
        answers = 0
        for match in self.ended:
            record, room = rooms[match.table]
            if record.head.status == OVER:
                assert record.head.replay is not None
                assert verify(record.head.replay, find) is None
                assert record.head.replay == room.replay()
            for guest in match.guests:
                client = guest.client
                if guest.is_over:
                    assert record.head.status == OVER, "the end was told, but it is not in the store"
                chair = SPECTATOR if client.seat is None else client.seat
                check_journal(client, room, chair)
                answers += guest.acknowledged
                if client.seat is not None:
                    check_answers(client, room)
        return answers

    def check_hello(self) -> None:
        """Whoever comes new is told the same as those who were there all the time, by every server."""
        for match, server in itertools.product(self.ended, self.servers):
            for guest in match.guests:
                old = guest.client
                if old.seat is not None and not old.has_sat:
                    continue
                new = Client(old.table, old.token)
                new.open(server.host)
                new.until("news")
                assert new.lines[: len(old.lines)] == old.lines
                new.close()


def is_answer(line: Message, seat: int) -> bool:
    """Whether a line of a journal is what a person in this seat said."""
    return bool(line["line"] == "said" and line["seat"] == seat and line["by"] is None)


def check_journal(client: Client, room: Room, chair: int) -> None:
    """What a client was told is what the log says, line by line."""
    journal = journal_of(room, chair)
    if client.seat is not None and client.news and client.news["chair"] is None:
        journal = journal_of(room, SPECTATOR)  # he never got as far as his seat
    assert client.lines == journal[: len(client.lines)], "a client was told something else than the log says"


def check_answers(client: Client, room: Room) -> None:
    """The log has each acknowledged answer once, an unanswered one at most once, a refused one never; no others."""
    assert client.seat is not None
    spoken = [line["action"] for line in journal_of(room, client.seat) if is_answer(line, client.seat)]
    places = {0}
    for said in client.sent:
        if said.refused is not None and said.refused != "busy":
            continue
        next_places = {place + 1 for place in places if place < len(spoken) and spoken[place] == said.action}
        places = next_places if said.done is not None else places | next_places
    assert len(spoken) in places, f"seat {client.seat} said {client.sent}, the log has {spoken}"
