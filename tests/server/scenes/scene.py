"""A scene: one table, two nodes, several lines. Each step is one deed, and after it all that was sent is checked."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import msgspec

from anpfiff.protocol.fields import Clock
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.server.tables.lobby import LOOK_AGAIN
from tests.server.scenes.book import Book, read
from tests.server.scenes.ground import KICK_OFF, Inline, Node, Shed
from tests.server.scenes.line import Line, hashed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.scenes.line import Message

HOUR = 3_600_000
ROUNDS = 60
"""So often the event loop goes round before a step counts as over."""
PRIVATE = ("recalled", "chances", "hinted")
"""Answers that are seen from a chair and do not say from which."""


class Leak(AssertionError):
    """Somebody was sent, or got, what his token gives no right to."""


class Table(msgspec.Struct):
    """What a scene is played at."""

    game: str
    devices: str
    """A letter for each seat: the device that holds it, or a dash for a bot."""
    public: bool = False
    clock: Clock = Clock()
    options: dict[str, Any] = {}


class Scene:
    """Two nodes, a table, the tokens that went round, and the lines that are open."""

    def __init__(self, plan: Table) -> None:
        self.plan = plan
        self.now = KICK_OFF
        self.shed = Shed()
        self.nodes = [Node(self.shed, lambda: self.now) for _ in range(2)]
        self.table = ""
        self.lines: list[Line] = []
        self.gone: list[Line] = []
        """Lines that were closed; what they are sent all the same counts too."""
        self.keys: list[str] = []
        """Every key that was ever said to the server."""
        self.invites: dict[str, int] = {}
        """Every invitation that somebody was sent, and the seat it is for."""
        self.watch = ""
        self.presence: list[tuple[set[str], int, int | None]] = []
        """Which tokens had a line open, from when to when."""
        self.deed = ""
        self.voted: Message | None = None
        """The proposal that somebody believes to vote on in this step."""
        self.checked = 0
        """How many messages were looked at."""

    # ---- before and after -------------------------------------------------------------------------------------------

    async def lay(self) -> None:
        """Lay the table, and let everybody sit down at one of the nodes."""
        plan, first = self.plan, self.plan.devices[0]
        kinds = {first: "me", "-": "bot"}
        wishes = [
            SeatWish(kinds.get(one, "friend"), f"Coach {one}" if one == first else "", "greedy" if one == "-" else None)  # type: ignore[arg-type]
            for one in plan.devices
        ]
        wish = OpenTable(plan.game, wishes, None, plan.options, self.key(first), plan.clock, plan.public)
        laid = await self.nodes[0].lobby.lay(wish)
        self.table, self.watch = laid.table, laid.watch
        self.invites = {token: int(seat) for seat, token in laid.invites.items()}
        for seat, device in enumerate(plan.devices):
            if device != "-":
                token = laid.invites.get(str(seat), self.key(device))
                line = await self.come(self.nodes[seat % 2], token)
                await line.ask("sit", seat=seat, name=f"Coach {device}", key=self.key(device), part="0f" * 16)
                self.keys.append(self.key(device))
                await self.spread()
        self.check()

    def key(self, device: str) -> str:
        """The first key of a device."""
        return f"key-of-{device}-".ljust(32, "0")

    async def come(self, node: Node, token: str, seat: int | None = None) -> Line:
        """Open a line, if the token is let in."""
        line = Line(node, self.table, token)
        answer = await line.hello(seat)
        if answer["type"] == "welcome":
            self.lines.append(line)
            self.presence.append((line.hashes, self.now, None))
        else:
            self.gone.append(line)
        await self.settle()
        return line

    async def close(self) -> None:
        """Everybody goes home."""
        for line in [*self.lines, *self.gone]:
            await line.close()
        for node in self.nodes:
            node.bots.gate.release()
            await node.lobby.close()

    async def spread(self) -> None:
        """Let both nodes hear everything, one after the other as it happened."""
        await self.settle()
        while late := [node for node in self.nodes if node.door.waiting]:
            late[0].door.deliver()
            await self.settle()

    async def settle(self) -> None:
        """Let everything happen that happens by itself."""
        quiet = 0
        while quiet < ROUNDS:
            await asyncio.sleep(0)
            quiet = 0 if any(node.is_busy(self.table) for node in self.nodes) else quiet + 1

    async def let_pass(self, milliseconds: int) -> None:
        """Time passes at both nodes; early on the way they go round once, as they do every few minutes."""
        early = min(milliseconds, LOOK_AGAIN)
        self.now += early
        for node in self.nodes:
            node.lobby.look_again()
        await self.settle()
        self.now += milliseconds - early
        for node in self.nodes:
            host = node.host(self.table)
            if host is not None:
                host.attend()
        for _ in range(3):
            await self.settle()

    # ---- what is known ----------------------------------------------------------------------------------------------

    @property
    def log(self) -> list[bytes]:
        """The log of the table, as it is stored."""
        return self.shed.logs[self.table]

    def tokens(self) -> list[str]:
        """Everything anybody could say hello with."""
        return [*self.keys, *self.invites, self.watch, "no-token-of-this-table-at-all"]

    # ---- one step ---------------------------------------------------------------------------------------------------

    async def step(self, deed: Callable[[Scene, random.Random], Awaitable[str]], luck: random.Random) -> None:
        """Let somebody do something, and look at all that was sent."""
        before, self.voted = len(self.log), None
        self.now += 1000
        self.deed = await deed(self, luck)
        await self.settle()
        self._note_presence()
        self.check()
        for number in range(before, len(self.log)):
            self._check_entry(number)

    def _note_presence(self) -> None:
        for place, (hashes, since, until) in enumerate(self.presence):
            is_here = any(line.is_open and line.hashes & hashes for line in self.lines)
            if until is None and not is_here:
                self.presence[place] = (hashes, since, self.now)
        for line in [one for one in self.lines if not one.is_open]:
            self.lines.remove(line)
            self.gone.append(line)
        for line in self.lines:
            self.presence.append((line.hashes, self.now, None))
        self.presence = self.presence[-60:]

    def check(self) -> None:
        """Everything that was sent in this step was sent to somebody who may know it."""
        books: dict[int, Book] = {}
        for line in [*self.lines, *self.gone]:
            line.check()
            fresh, line.fresh = line.fresh, []
            self.checked += len(fresh)
            for seq, message in fresh:
                books[seq] = books.get(seq) or read(self.log, seq)
                self._check_message(line, message, books[seq])

    def _check_message(self, line: Line, message: Message, book: Book) -> None:

        kind, hashes = message["type"], line.hashes
        if kind in ("goodbye", "refused", "pong"):
            return
        if kind == "done":
            self._check_invite(line, message, book)
            return
        if not book.may_watch(hashes):
            raise Leak(f"{self.deed}: {kind} to a line whose tokens are void")
        chair = message["chair"] if kind == "news" else line.chair if kind in PRIVATE else None
        if chair is not None and not book.holds(chair, hashes):
            raise Leak(f"{self.deed}: {kind} from chair {chair} to a line that does not hold it")
        if kind == "news" and message["decision"] is not None and message["decision"]["seat"] != chair:
            raise Leak(f"{self.deed}: a decision of seat {message['decision']['seat']} at chair {chair}")

    def _check_invite(self, line: Line, message: Message, book: Book) -> None:
        """A link to a seat of a match that is on is for the one whose seat it is, and for nobody else."""
        token = message["invite"]
        if token is None:
            return
        seat = next((seat for seat, known in enumerate(book.invites) if known == hashed(token)), None)
        proposed = book.proposal
        if seat is None and proposed is not None and proposed.get("invite") == hashed(token):
            seat = proposed["target"]
        if seat is None or book.keys[seat] not in line.hashes:
            raise Leak(f"{self.deed}: the link to seat {seat} went to somebody else")
        self.invites[token] = seat

    def _check_entry(self, number: int) -> None:
        book = read(self.log, number)
        if book.lapse is not None:
            seat, proposal, end = book.lapse
            key = read(self.log, book.begun).keys[seat]
            if end["at"] - proposal["at"] < HOUR:
                raise Leak(f"{self.deed}: silence of {(end['at'] - proposal['at']) // 1000} seconds cost a seat")
            if any(key in hashes and (until is None or until > proposal["at"]) for hashes, _, until in self.presence):
                raise Leak(f"{self.deed}: seat {seat} was taken over while its line was open")
            if not book.is_bot[seat]:
                raise Leak(f"{self.deed}: a silent seat went to somebody else")
        if book.vote is not None and self.voted is not None:
            meant = {name: self.voted[name] for name in ("seat", "what", "target", "bot")}
            found = {name: book.vote.get(name) for name in meant}
            if meant != found:
                raise Leak(f"{self.deed}: a vote on {meant} counted for {found}")


async def play(plan: Table, script: list[int]) -> Scene:
    """Play a scene; each number of the script is the luck of one step, so that any step can be left out."""
    from tests.server.scenes.deeds import pick  # noqa: PLC0415  deeds are done in a scene

    asyncio.get_running_loop().set_default_executor(Inline())
    scene = Scene(plan)
    try:
        await scene.lay()
        for number in script:
            luck = random.Random(number)
            await scene.step(pick(luck), luck)
    finally:
        await scene.close()
    return scene
