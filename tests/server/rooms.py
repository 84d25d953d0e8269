"""Rooms for tests: everybody sits, messages are judged and applied, and time is what the test says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.fair_chance import WORDED, commit
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.protocol.fields import Clock
from anpfiff.protocol.table import Propose, Say, Sit, TableNotice, Undo, Vote
from anpfiff.server.log import entry as stored
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.tables import entries
from anpfiff.server.tables.frames import Bulletin
from anpfiff.server.tables.judge import judge, judge_sit
from anpfiff.server.tables.room import Room
from anpfiff.server.tables.stills import seen_since
from tests.devices import Device

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.rng import Rng
    from anpfiff.core.stills import Snapshot
    from anpfiff.protocol.fields import Allowances
    from anpfiff.protocol.real_box import RealBox

SECRET = "ab" * 32


def key_of(device: str) -> str:
    """The key of a device, as long as a real one."""
    return f"key-of-{device}-".ljust(32, "0")


class Hall:
    """A room, and a clock one can turn."""

    def __init__(
        self,
        *devices: str | None,
        game: Game | None = None,
        clock: Clock | None = None,
        public: bool = False,
        real: RealBox | None = None,
        allows: Allowances | None = None,
        **options: Any,
    ) -> None:
        """A seat for each device; None is a seat for a bot. What is allowed makes it a match of a competition."""
        game = game or find("finale")
        setup = game.agree(None, options, len(devices))
        chairs = [
            entries.LaidSeat(bot="greedy") if device is None else entries.LaidSeat(invite=hash_of(f"invite {seat}"))
            for seat, device in enumerate(devices)
        ]
        self.now = 1_000_000
        self.n = 0
        self.log: list[bytes] = []
        first = entries.Opened(
            self.now, setup.game, setup.revision, setup.edition, setup.options, chairs, hash_of("watch"),
            commit(SECRET), public, clock or Clock(), "", WORDED,
            "" if allows is None else "cup-test", real=real, allows=allows or (),
        )  # fmt: skip
        self.room = Room("table", SECRET, first)
        self.log.append(stored.write(first))
        self.bulletin = Bulletin(self.room)
        for seat, device in enumerate(devices):
            if device is not None:
                self.sit(seat, device)

    def enter(self, entry: entries.Entry) -> entries.Entry:
        """Apply an entry, written and read once as the store does it."""
        applied = self.room.apply(entry)
        self.log.append(stored.write(applied))
        self.bulletin = Bulletin(self.room, None, self.bulletin)
        assert entries.read(self.log[-1]) == applied
        return applied

    def sit(self, seat: int, device: str, token: str | None = None, name: str = "") -> entries.Entry | None:
        """Let a device take a seat."""
        self.n += 1
        message = Sit(self.n, seat, name or device.title(), key_of(device), Device(str(seat)).chain[-1])
        entry = judge_sit(self.room, message, [hash_of(token or f"invite {seat}")], self.now)
        return None if entry is None else self.enter(entry)

    def told(self, seat: int) -> int:
        """How much a seat has been told."""
        return self.room.journals.told(seat)

    def do(self, kind: type[Any], seat: int, *, told: int | None = None, **fields: Any) -> entries.Entry:
        """Judge and apply what a seat wants."""
        self.n += 1
        self.now += 1000
        wants_words = kind in (Undo, Propose, Vote) and "words" not in fields
        if wants_words and self.room.table is not None:
            fields = {"words": self.words(seat), **fields}
        if kind is Vote:
            fields.setdefault("proposal", self.room.proposals)
        message = kind(n=self.n, line=self.told(seat) if told is None else told, seat=seat, **fields)
        return self.enter(judge(self.room, message, hash_of("new invite"), self.now))

    def words(self, seat: int) -> dict[int, str]:
        """What the device at a seat says for all its seats to have something played again."""
        known = self.room.match.words
        return {one: Device(str(one)).word(known[one]) for one in self.room.held_with(seat)}

    def say(self, seat: int, action: str, told: int | None = None) -> entries.Entry:
        """Let a seat answer."""
        return self.do(Say, seat, told=told, action=action)

    def asked(self) -> list[int]:
        """The seats that are asked."""
        return sorted(self.room.questions)

    def options(self, seat: int) -> list[str]:
        """What a seat may say."""
        return [action.notation for action in self.room.match.decision(seat).options]

    def answer(self, rng: Rng, seat: int | None = None) -> None:
        """Let somebody who is asked say anything; bots too."""
        asked = self.asked() if seat is None else [seat]
        seat = asked[rng.below(len(asked))]
        options = self.options(seat)
        self.now += 1000
        self.enter(entries.Spoke(self.now, seat, options[rng.below(len(options))]))

    def play(self, answers: int = 10_000, seed: int = 1) -> Hall:
        """Play on."""
        rng = seeded(seed)
        while answers and self.room.status == "running":
            self.answer(rng)
            answers -= 1
        return self

    def news(self, chair: int, since: int = 0) -> dict[str, Any]:
        """What a chair is sent."""
        found: dict[str, Any] = msgspec.json.decode(self.bulletin.whole(chair, since))
        return found

    def steps(self) -> list[Snapshot]:
        """All moments that are kept."""
        first = self.room.journals.stills.first(self.room.journals, SPECTATOR, 0)
        return [] if first is None else self.room.journals.stills.since(self.room.match, first)

    def check_news(self) -> None:
        """What was made earlier and is shown on is what another node makes now; no still is left out."""
        fresh, steps, journals = Bulletin(self.folded()), self.steps(), self.room.journals
        for chair, journal in journals.of.items():
            told = len(journal)
            for since in {1, told // 2, max(1, told - 9), max(1, told - 3), told}:
                assert self.bulletin.whole(chair, since) == fresh.whole(chair, since)
                stills = seen_since(self.room.match, steps, journals, chair, since)
                assert self.bulletin.match.stills(chair, since) == stills

    def folded(self) -> Room:
        """The room as another node folds it from the log."""
        first = entries.read(self.log[0])
        assert isinstance(first, entries.Opened)
        room = Room("table", SECRET, first)
        for body in self.log[1:]:
            room.apply(entries.read(body))
        return room

    def notices(self) -> list[tuple[str, int | None, str]]:
        """What happened round the table."""
        return [
            (line.what, line.seat, line.detail) for line in self.room.journals.of[-2] if isinstance(line, TableNotice)
        ]
