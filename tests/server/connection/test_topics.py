"""One connection for every topic: hello, refusals, limits, slow readers and goodbyes are the same for all."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from anpfiff.protocol.competition import Join, OpenCompetition, Rekey
from anpfiff.protocol.connection import VERSION
from anpfiff.protocol.fields import Clock
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.table import Sit, Talk
from anpfiff.server.connection.socket import MOST_REFUSALS
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.services import Limits
from tests.server.competitions.stage import KICK_OFF, key_of
from tests.server.scenes.ground import PLENTY, Node, Shed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from anpfiff.server.competitions.host import CompetitionHost
    from anpfiff.server.tables.host import RoomHost
    from anpfiff.server.tables.viewer import Visitor

Message = dict[str, Any]
PATIENCE = 30.0
GUESS = "g" * 32


class Wire:
    """A connection without a network; who reads slowly takes nothing until `reads` is set."""

    def __init__(self, node: Node) -> None:
        self.told: list[Message] = []
        self.code = 0
        self.reads = asyncio.Event()
        self.reads.set()
        self._news = asyncio.Event()
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        scope = {
            "type": "websocket", "path": "/socket", "headers": [(b"host", b"127.0.0.1")], "client": ("10.0.0.8", 1),
            "query_string": b"",
        }  # fmt: skip
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(node.app(scope, self._inbox.get, self._sent))

    async def _sent(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            await self.reads.wait()
            found = json.loads(event["text"])
            self.told += found if isinstance(found, list) else [found]
        elif event["type"] == "websocket.close":
            self.code = event["code"]
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": self.code})
        self._news.set()

    def say(self, type: str, **fields: Any) -> None:  # noqa: A002  as the protocol calls it
        """Send a message."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": type, **fields})})

    def hello(self, *topics: Message) -> None:
        """Say hello."""
        self.say("hello", version=VERSION, topics=topics)

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait for something that is told."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._news.clear()
                await self._news.wait()

    async def hear(self, kind: str, number: int = 1) -> Message:
        """Wait for so many messages of a kind; the last of them."""
        await self.until(lambda: len(self.of(kind)) >= number)
        return self.of(kind)[number - 1]

    def of(self, kind: str) -> list[Message]:
        """The messages of a kind."""
        return [one for one in self.told if one["type"] == kind]

    async def close(self) -> None:
        """Hang up."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1005, "reason": ""})
        await self._task


class World(NamedTuple):
    """A node with a table and a competition, both private, at which something can happen."""

    node: Node
    table: str
    watch: str
    host: RoomHost
    ann: Visitor
    cup: CompetitionHost
    link: str
    number: itertools.count[int] = itertools.count()

    async def talk(self) -> None:
        """Ann says something at the table."""
        await self.host.obey(self.ann, Talk(1, self.host.room.journals.told(0), 0, "hello"))

    async def enter(self) -> None:
        """Somebody enters the competition."""
        who = f"Somebody {next(self.number)}"
        await self.cup.command(Join(who, key_of(who)), self.link)


async def nothing(_: object) -> None:
    """Nobody is there."""


async def world(limits: Limits) -> World:
    node = Node(Shed(), lambda: KICK_OFF, limits)
    seats = [SeatWish("me", "Ann"), SeatWish("me", "Bo")]
    laid = await node.lobby.lay(OpenTable("penalty_duel", seats, None, {}, key_of("Ann"), Clock()))
    host = await node.lobby.find(laid.table)
    ann = host.audience.visitor(key_of("Ann"), nothing, nothing)
    await host.sit(ann, Sit(1, 0, "Ann", key_of("Ann"), "0f" * 16))
    opened = await node.lobby.competitions.open(OpenCompetition("penalty_duel", key_of("organiser"), size=64))
    cup = await node.lobby.competitions.find(opened.id)
    return World(node, laid.table, laid.watch, host, ann, cup, opened.link)


class Kind(NamedTuple):
    """What differs from topic to topic."""

    name: str
    topic: Callable[[World, str | None], Message]
    """What to follow; by which token, if not by the one that spectators have."""
    first: str
    """The type of the first message of it."""
    news: str
    """The type of all others."""
    happen: Callable[[World], Awaitable[None]]
    seen: Callable[[Message], int]
    """A number in its news that grows with whatever happens."""


KINDS = [
    Kind("table", lambda w, token: {"topic": "table", "table": w.table, "token": w.watch if token is None else token},
         "welcome", "news", World.talk, lambda news: news["ply"]),
    Kind("competition",
         lambda w, token: {"topic": "competition", "competition": w.cup.competition.id,
                           "token": w.link if token is None else token},
         "competition", "competition", World.enter, lambda news: len(news["competition"]["entrants"])),
    Kind("live",
         lambda w, token: {"topic": "live",
                           "tables": [{"table": w.table, "token": w.watch if token is None else token}]},
         "live", "live", World.talk, lambda news: news["tables"][0]["line"]),
]  # fmt: skip
of_each = pytest.mark.parametrize("kind", KINDS, ids=[one.name for one in KINDS])


def play(scene: Callable[[World], Awaitable[None]], limits: Limits = PLENTY) -> None:
    """Play a scene in a world of its own."""

    async def whole() -> None:
        await scene(await world(limits))

    asyncio.run(whole())


@of_each
def test_a_topic_is_told_until_somebody_hangs_up_and_leaves_no_trace(kind: Kind) -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        wire.hello(kind.topic(w, None))
        await wire.hear(kind.first)
        before = kind.seen(await wire.hear(kind.news))
        await kind.happen(w)
        assert kind.seen(await wire.hear(kind.news, 2)) > before
        await wire.close()
        assert not w.host.audience.visitors
        assert not w.cup.watchers
        assert not w.node.lobby.live_scores.known
        assert not w.node.lobby.connected

    play(scene)


@of_each
def test_strangers_are_refused(kind: Kind) -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        wire.hello(kind.topic(w, GUESS))
        if kind.name == "live":  # of many tables some may be open to them
            assert await wire.hear("live") == {"type": "live", "tables": [], "refused": [w.table]}
        else:
            await wire.until(lambda: wire.code)
            [refused] = wire.told
            assert (refused["type"], refused["kind"], refused["topic"]) == ("refused", "unknown", kind.name)
            assert wire.code == 4000
        await wire.close()

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        {"version": 1, "table": "abc", "token": "", "ply": -1},
        {"version": 1, "topics": [{"topic": "live", "tables": []}]},
        {"version": VERSION + 1, "anything": "else"},
    ],
)
def test_another_version_is_refused_in_the_same_words(said: Message) -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        wire.say("hello", **said)
        await wire.until(lambda: wire.code)
        [refused] = wire.told
        assert (refused["type"], refused["kind"], refused["n"], refused["topic"]) == ("refused", "outdated", None, None)
        assert f"speaks version {VERSION} of the protocol, not {said['version']}" in refused["message"]
        assert refused["expected"] == [str(VERSION)]
        assert wire.code == 4000
        await wire.close()

    play(scene)


LIVE: Message = {"topic": "live", "tables": []}
RUBBISH: list[Message] = [
    {"type": "ping", "n": 1},
    {"type": "hello", "version": VERSION},
    {"type": "hello", "version": VERSION, "topics": []},
    {"type": "hello", "version": VERSION, "topics": [LIVE] * 4},
    {"type": "hello", "version": VERSION, "topics": [{"topic": "weather"}]},
    {"type": "hello", "version": VERSION, "topics": [{"topic": "table"}]},
    {"type": "hello", "version": VERSION, "topics": [{"topic": "competition", "competition": 1}]},
    {"type": "hello", "version": VERSION, "topics": [{"topic": "live", "tables": 1}]},
    {"type": "hello", "version": VERSION, "topics": [{"topic": "live", "tables": [{"table": "x"}] * 17}]},
]


@pytest.mark.parametrize("said", RUBBISH, ids=range(len(RUBBISH)))
def test_what_makes_no_sense_is_refused(said: Message) -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        wire.say(**said)
        await wire.until(lambda: wire.code)
        assert [one["kind"] for one in wire.told] == ["malformed"]
        assert wire.code == 4000
        await wire.close()

    play(scene)


def test_who_says_nothing_is_hung_up_on() -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        await wire.until(lambda: wire.code)
        assert (wire.told, wire.code) == ([{"type": "goodbye", "why": "slow"}], 4008)
        await wire.close()

    play(scene)


@of_each
def test_a_flood_is_refused_and_then_closed(kind: Kind) -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        wire.hello(kind.topic(w, None))
        await wire.hear(kind.first)
        for n in range(500):
            wire.say("ping", n=n) if n % 2 else wire.say("subscribe", n=n, topic=kind.topic(w, None))
        await wire.until(lambda: wire.code)
        assert len(wire.of("pong")) + len(wire.of("done")) >= Limits().burst
        assert {one["kind"] for one in wire.of("refused")} == {"too_fast"}
        assert len(wire.of("refused")) == MOST_REFUSALS + 1
        assert (wire.of("goodbye"), wire.code) == ([{"type": "goodbye", "why": "too_fast"}], 4008)
        await wire.close()

    play(scene, Limits())


@of_each
def test_a_slow_reader_is_told_the_newest_and_not_all_that_was(kind: Kind) -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        wire.hello(kind.topic(w, None))
        before = kind.seen(await wire.hear(kind.news))
        wire.reads.clear()
        for _ in range(20):
            await kind.happen(w)
            await asyncio.sleep(0.01)
        wire.reads.set()
        await wire.until(lambda: kind.seen(wire.of(kind.news)[-1]) >= before + 20)
        assert len(wire.of(kind.news)) <= 4
        await wire.close()

    play(scene)


@of_each
def test_who_comes_back_is_told_what_happened_meanwhile(kind: Kind) -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        wire.hello(kind.topic(w, None))
        before = kind.seen(await wire.hear(kind.news))
        await wire.close()
        await kind.happen(w)
        again = Wire(w.node)
        topic = kind.topic(w, None)
        again.hello({**topic, "ply": before} if kind.name == "table" else topic)
        news = await again.hear(kind.news)
        assert kind.seen(news) == before + 1
        if kind.name == "table":
            assert (news["since"], len(news["lines"])) == (before, 1)
        await again.close()

    play(scene)


@of_each
def test_a_server_that_stops_says_so(kind: Kind) -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        wire.hello(kind.topic(w, None))
        await wire.hear(kind.news)
        await w.node.lobby.say_goodbye()
        assert (wire.told[-1], wire.code) == ({"type": "goodbye", "why": "stopping"}, 1001)
        await wire.close()

    play(scene)


@of_each
def test_one_connection_follows_several_topics_and_leaves_each(kind: Kind) -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        others = [one for one in KINDS if one is not kind]
        wire.hello(*(one.topic(w, None) for one in others))
        for one in others:
            await wire.hear(one.news)
        assert not wire.of(kind.first)
        wire.say("subscribe", n=1, topic=kind.topic(w, None))
        await wire.hear(kind.news)
        await wire.hear("done")
        wire.say("unsubscribe", n=2, topic=kind.name)
        await wire.hear("done", 2)
        heard = len(wire.of(kind.news))
        await kind.happen(w)
        await asyncio.sleep(0.3)
        assert len(wire.of(kind.news)) == heard
        wire.say("subscribe", n=3, topic={"topic": "competition", "competition": "cup-nowhere"})
        refused = await wire.hear("refused")
        assert (refused["n"], refused["topic"], wire.code) == (3, "competition", 0), "the other topics go on"
        for one in others:
            wire.say("unsubscribe", n=4, topic=one.name)
        await wire.until(lambda: wire.code == 4000)
        await wire.close()

    play(scene)


def test_nothing_is_said_at_a_table_that_is_not_followed() -> None:
    async def scene(w: World) -> None:
        wire = Wire(w.node)
        wire.hello(LIVE)
        wire.say("talk", n=1, ply=0, seat=0, phrase="hello")
        refused = await wire.hear("refused")
        assert (refused["n"], refused["kind"]) == (1, "unknown")
        wire.say("ping", n=2)
        await wire.hear("pong")
        await wire.close()

    play(scene)


def test_another_table_takes_the_place_of_the_first() -> None:
    async def scene(w: World) -> None:
        seats = [SeatWish("friend"), SeatWish("friend")]
        other = await w.node.lobby.lay(OpenTable("penalty_duel", seats, None, {}, None, Clock(), public=True))
        wire = Wire(w.node)
        wire.hello(KINDS[0].topic(w, None))
        await wire.hear("news")
        wire.say("subscribe", n=1, topic={"topic": "table", "table": other.table})
        await wire.hear("news", 2)
        heard = len(wire.told)
        await w.talk()
        await asyncio.sleep(0.1)
        assert wire.of("welcome")[-1]["table"]["id"] == other.table
        assert not wire.told[heard:]
        await wire.close()

    play(scene)


def test_the_page_of_a_competition_is_written_once_for_all_who_see_the_same() -> None:
    async def scene(w: World) -> None:
        w.cup.watchers.add(asyncio.Event())
        await w.cup.command(Join("Ada", key_of("Ada")), w.link)
        link, ada, eve, organiser = map(hash_of, (w.link, key_of("Ada"), key_of("Eve"), key_of("organiser")))
        competition = w.cup.competition
        page = w.cup.message(competition, link)
        assert w.cup.message(competition, eve) is page
        assert len({page, w.cup.message(competition, ada), w.cup.message(competition, organiser)}) == 3
        w.cup.tell()
        assert w.cup.message(competition, link) is page, "nothing is new, so nobody hears anything"
        await w.enter()
        assert w.cup.message(competition, link) is not page

    play(scene)


def test_who_may_not_follow_a_competition_any_more_is_told_so() -> None:
    async def scene(w: World) -> None:
        key = key_of("Ada")
        await w.cup.command(Join("Ada", key), w.link)
        wire = Wire(w.node)
        wire.hello(KINDS[1].topic(w, key))
        await wire.hear("competition")
        await w.cup.command(Rekey(key_of("Ada again")), key)
        await wire.until(lambda: wire.code)
        assert (wire.told[-1]["kind"], wire.told[-1]["topic"], wire.code) == ("unknown", "competition", 4000)
        assert not w.cup.watchers
        await wire.close()

    play(scene)
