"""A bot that stands at a server: it takes the seats it is invited to and those that are open, several at once.

Its identity is a key of its own, kept in a file with the tables and competitions it plays in: started again it goes on
there.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import threading
import time
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from anpfiff.bots.names import make
from anpfiff.bots.own import is_own
from anpfiff.cli.colours import mood, stdout
from anpfiff.cli.cup_entry import cup_in, enter, look
from anpfiff.cli.language import printable, words_for
from anpfiff.cli.seat_connection import SeatConnection
from anpfiff.cli.server_api import AWAY, ServerRefusal, ask
from anpfiff.cli.visit import Visit
from anpfiff.errors import Malformed
from anpfiff.games import find
from anpfiff.lab.watch import AnswerAt, Watch, WatchedBot, Worker, loss_of
from anpfiff.lab.workers import end_with_the_parent
from anpfiff.protocol.lobby import Tables

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.bots.bot import Bot
    from anpfiff.core.game import Setup
    from anpfiff.lab.watch import Loss

LOOK_AGAIN: Final = 1.0
"""Seconds between two looks at the list of open tables."""
FREE: Final = "free"


@dataclass(frozen=True)
class BotWish:
    """Who stands where, and what it takes."""

    bot: str
    server: str
    name: str
    games: tuple[str, ...]
    """Only tables of these games; none: of every game this program knows."""
    most: int
    """Tables at once."""
    is_open: bool
    """Whether it takes open seats of public tables; it always takes those it has a link for."""
    language: str
    offered: tuple[tuple[str, int], ...] = ()
    """The games for which people may invite it, each with the revision of its rules; none: nobody sees it."""


@dataclass
class Identity:
    """A key, and the tables at which it holds a seat."""

    file: Path
    key: str
    tables: list[str] = field(default_factory=list)
    cups: list[str] = field(default_factory=list)
    """The competitions it has entered and that are not over."""

    def keep(self) -> None:
        """Write it down, for nobody else to read."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        rest = self.file.with_suffix(".new")
        with os.fdopen(os.open(rest, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
            json.dump({"key": self.key, "tables": self.tables, "cups": self.cups}, out)
        rest.replace(self.file)


def identity_in(file: Path) -> Identity:
    """The identity that a file keeps; a new one if there is no such file."""
    if not file.exists():
        made = Identity(file, secrets.token_urlsafe(24))
        made.keep()
        return made
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        tables, cups = ([str(name) for name in found.get(what, [])] for what in ("tables", "cups"))
        return Identity(file, str(found["key"]), tables, cups)
    except (ValueError, KeyError, TypeError) as error:
        message = f"{file} keeps no identity of a bot"
        raise Malformed(message, key="bot-identity", facts={"file": str(file)}) from error


class StandingBot:
    """Looks for seats and lets a process of its own play at each table."""

    def __init__(self, wish: BotWish, identity: Identity) -> None:
        self.wish: Final = wish
        self.identity: Final = identity
        self.done = 0
        """Matches that came to an end, however."""
        self._seats: Final[dict[str, Worker]] = {}
        self._died: Final[set[str]] = set()
        """Tables at which a process of ours has ended before the match."""
        self._refused: Final[set[str]] = set()
        """Tables at which there was no seat for us."""
        self._visit: Final = Visit(wish, identity.key, lambda text: tell(text, "strong"))

    def stand(self, links: list[str], matches: int) -> None:
        """Play, until so many matches are over; 0: until somebody stops it."""
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            for table in self.identity.tables.copy():
                self._begin(table, "")
            for link in links:
                self._follow(link)
            is_for_cups = bool(self.identity.cups) and not self.wish.is_open and not matches
            while (not matches or self.done < matches) and not (is_for_cups and self._is_home()):
                self._clear()
                self._look_at_cups()
                room = self.wish.most - len(self._seats)
                if matches:
                    room = min(room, matches - self.done - len(self._seats))
                if self.wish.offered and not is_for_cups:
                    room -= self._accept(self._visit.speak(room))
                if self.wish.is_open and room > 0:
                    for table in self._open_tables()[:room]:
                        self._begin(table, "")
                time.sleep(LOOK_AGAIN if self.wish.is_open else LOOK_AGAIN / 4)
        finally:
            self._visit.leave()
            for seat in self._seats.values():
                seat.process.kill()
                seat.process.join()

    def _accept(self, invitations: list[tuple[str, str]]) -> int:
        """Sit down wherever we are invited to; at how many tables."""
        for table, token in invitations:
            self._visit.tell_of(table)
            self._begin(table, token)
        return len(invitations)

    def _follow(self, link: str) -> None:
        """Sit down by the link of a seat, or enter a competition by its link."""
        cup = cup_in(link)
        if not cup:
            self._begin(table_in(link), urlsplit(link).fragment)
            return
        enter(self.wish.server, cup, urlsplit(link).fragment, self.wish.name, self.identity.key)
        if cup not in self.identity.cups:
            self.identity.cups.append(cup)
            self.identity.keep()

    def _look_at_cups(self) -> None:
        """Go to the tables that are laid for us, and forget competitions that are over."""
        for cup in self.identity.cups.copy():
            now = look(self.wish.server, cup, self.identity.key)
            if now is None:
                continue  # the server is away: it will come back
            for table in now.tables:
                if table not in self._refused:
                    self._begin(table, "")
            if now.is_over:
                self.identity.cups.remove(cup)
                self.identity.keep()

    def _is_home(self) -> bool:
        """Whether nothing is left to do: its competitions are over, and it sits nowhere."""
        return not self.identity.cups and not self._seats

    def _begin(self, table: str, token: str) -> None:
        if table in self._seats:
            return
        if table not in self.identity.tables:
            self.identity.tables.append(table)
            self.identity.keep()
        self._start(table, token)

    def _start(self, table: str, token: str, lost: Loss | None = None) -> None:
        """Play at a table, or give up there, in a process of its own."""
        watch = Watch()
        wish = (self.wish, self.identity.key, table, token, watch, lost)
        process = get_context("spawn").Process(target=play_at, args=wish, daemon=True)
        process.start()
        self._seats[table] = Worker(process, watch)

    def _clear(self) -> None:
        """Forget tables at which all is over; where a process has died the match is given up, so that nobody waits."""
        for table, seat in list(self._seats.items()):
            if seat.watch.is_overdue():
                seat.process.kill()
                seat.process.join()
            code = seat.process.exitcode
            if code is None:
                continue
            del self._seats[table]
            if code in (PLAYED, NOT_PLAYED):
                self._forget(table, is_played=code == PLAYED)
            elif seat.watch.asked() is None and table not in self._died:  # somebody else ended it: play on
                self._died.add(table)
                self._start(table, "")
            else:
                self._died.add(table)
                self._start(table, "", loss_of(self.wish.bot, seat))

    def _forget(self, table: str, *, is_played: bool) -> None:
        self._refused.add(table)
        self.done += is_played
        self.identity.tables.remove(table)
        self.identity.keep()

    def _open_tables(self) -> list[str]:
        """Public tables that wait for somebody."""
        try:
            found = ask(self.wish.server, "/api/tables", "", Tables).tables
        except (ServerRefusal, *AWAY):
            return []  # the server is away: it will come back
        known = set(self.wish.games)
        return [
            table.id
            for table in found
            if table.status == "open"
            and (not known or table.game in known)
            and any(seat.state == FREE for seat in table.seats)
            and table.id not in self._seats
            and table.id not in self._refused
        ]


def tell(text: str, style: str) -> None:
    """Say something on the terminal. Some of it the server has said, which shall not command the terminal."""
    stdout().print(mood(printable(text), style), soft_wrap=True)


def table_in(link: str) -> str:
    """The table of a link."""
    path = urlsplit(link).path.strip("/").split("/")
    if len(path) != 2 or path[0] != "t" or not path[1]:
        raise Malformed(f"{link} is no link to a table", key="bot-link", facts={"link": link[:120]})
    return path[1]


PLAYED: Final = 110
"""The exit code of a process that has played a match to its end, or lost it."""
NOT_PLAYED: Final = 111
"""The exit code of a process that found no match to play; with every other one it has died."""


def play_at(wish: BotWish, key: str, table: str, token: str, watch: Watch, lost: Loss | None) -> None:
    """One table, in a process of its own: its bot can be interrupted, and what it breaks is its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one that started us
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    words = words_for(wish.language)

    def bot_for(setup: Setup) -> Bot:
        game = find(setup.game)
        if is_own(wish.bot):
            return WatchedBot(wish.bot, game, setup, AnswerAt(0, 0, 0), watch)
        return make(wish.bot, game, setup=setup)

    seat = SeatConnection(wish.server, table, wish.name, key, bot_for)
    ended = seat.play(token) if lost is None else seat.give_up(lost.forfeit(wish.bot))
    if ended.problem is not None:
        tell(f"{table}: {words.text(f'refused-{ended.problem.key}', dict(ended.problem.facts))}", "bad")
    elif ended.result is not None:
        places = ended.result["places"]
        won = "bot-drawn" if len(places[0]) > 1 and ended.seat in places[0] else "bot-lost"
        tell(f"{table}: {words.text('bot-won' if places[0] == [ended.seat] else won)}", "good")
    raise SystemExit(PLAYED if ended.is_played else NOT_PLAYED)
