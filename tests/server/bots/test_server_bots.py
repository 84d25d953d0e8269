"""Bots of the host's own at the tables of a server: they play, and what is wrong with one ends its match alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeGuard

import msgspec
import pytest

from anpfiff.bots.coaches import HEAD_COACHES
from anpfiff.cli.house_strength import strengths_in
from anpfiff.errors import Malformed, Refusal, Unknown
from anpfiff.games import find
from anpfiff.lab.plan import Plan
from anpfiff.lab.study import begin
from anpfiff.lab.study_kinds import round_robin
from anpfiff.lab.workers import play_part
from anpfiff.protocol.competition import AddBot, DrawLots, OpenCompetition
from anpfiff.protocol.fields import LONGEST_NAME
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.table import TableNotice
from anpfiff.server.bots import server_bots as house_bots
from anpfiff.server.bots.isolated import command_of
from anpfiff.server.bots.pool import BotPool
from anpfiff.server.bots.server_bots import HouseBot, HouseBots, called_apart, house_names, read_bots
from anpfiff.server.competitions.competition import DONE
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.http.routes import describe
from anpfiff.server.log.store import OVER
from anpfiff.server.log.store.sqlite import SqliteStore
from anpfiff.server.services import Services
from anpfiff.server.tables import entries
from anpfiff.server.tables.lobby import Lobby
from tests.server.process import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from anpfiff.protocol.table import Line
    from anpfiff.server.competitions.competition import Competition
    from anpfiff.server.tables.room import Room

BOTS = """
import sys
import time

import anpfiff

class Talker(anpfiff.Bot):
    def __init__(self):
        self.answers = 0

    def choose(self, view, role, options, rng):
        self.answers += 1
        print(f"answer {self.answers}", input if self.answers > 1 else sys.stdin.read())
        return options[0]

class Sleeper(anpfiff.Bot):
    def choose(self, view, role, options, rng):
        while True:
            try:
                time.sleep(60)
            except Exception:
                pass

class Faller(anpfiff.Bot):
    def choose(self, view, role, options, rng):
        raise RuntimeError("a hole in the pitch")

class Leaver(anpfiff.Bot):
    def choose(self, view, role, options, rng):
        import os
        os._exit(3)

class Rebel(anpfiff.Bot):
    def choose(self, view, role, options, rng):
        return "score ten goals"

class OnlyFinale(Rebel):
    def __init__(self, game):
        if game.key != "finale":
            raise ValueError("I know Finale and nothing else")
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with bots of every kind."""
    found = tmp_path / "bots.py"
    found.write_text(BOTS, encoding="utf-8")
    return found


def play(folder: Path, bots: Sequence[HouseBot], *pairs: tuple[str, str]) -> list[Room]:
    """A match of each pair of bots, all at once, with this house; all come to an end."""

    async def run() -> list[Room]:
        store = SqliteStore(folder / "stadium.db")
        await store.open()
        house = HouseBots(bots, at_once=3)
        lobby = Lobby(Services(store, BotPool(1), Metrics(), house=house))
        try:
            async with asyncio.timeout(5 * PATIENCE):  # five programs start at once
                wishes = [OpenTable("penalty_duel", [SeatWish("bot", bot=bot) for bot in pair]) for pair in pairs]
                tables = [(await lobby.lay(wish)).table for wish in wishes]
                hosts = [await lobby.find(table) for table in tables]
                while any(host.room.status != OVER for host in hosts):  # noqa: ASYNC110  nobody tells us
                    await asyncio.sleep(0.02)
            return [host.room for host in hosts]
        finally:
            await lobby.close()
            await store.close()
            assert not house._workers

    return asyncio.run(run())


def is_forfeit(line: Line) -> TypeGuard[TableNotice]:
    return isinstance(line, TableNotice) and line.what == "forfeited"


def test_a_bot_of_the_house_plays_a_match_and_may_print_what_it_likes(tmp_path: Path, file: Path) -> None:
    bots = read_bots([f"{file}:Talker", f"Echo=cmd:cat {file}"], [find("penalty_duel")])
    [room] = play(tmp_path, bots, ("house:Talker", "house:Talker"))
    assert [info.name for info in room.infos] == ["Talker", "Talker 2"]
    assert room.result() == room.match.result().as_data()


def test_a_bot_that_a_package_brought_sits_down_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = tmp_path / "sweeper-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sweeper\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[anpfiff.bots]\nsweeper = swept:Sweeper\n", encoding="utf-8")
    swept = "import anpfiff\nclass Sweeper(anpfiff.Bot):\n    def choose(self, view, role, options, rng):\n"
    (tmp_path / "swept.py").write_text(f"{swept}        return options[-1]\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(house_bots, "WORKER", command_of("anpfiff.server.bots.worker"))  # as a server that starts now
    bots = read_bots(["sweeper"], [find("penalty_duel")])
    [room] = play(tmp_path, bots, ("house:sweeper", "house:sweeper"))
    assert [info.name for info in room.infos] == ["sweeper", "sweeper 2"]
    assert room.result() == room.match.result().as_data()


def test_bots_of_the_house_play_a_cup_and_what_the_house_has_not_is_refused(tmp_path: Path, file: Path) -> None:
    async def run() -> Competition:
        store = SqliteStore(tmp_path / "stadium.db")
        await store.open()
        bots = read_bots([f"{file}:Talker"], [find("penalty_duel")])
        lobby = Lobby(Services(store, BotPool(1), Metrics(), house=HouseBots(bots, at_once=3)))
        cups, key = lobby.competitions, "k" * 32
        try:
            for fill in ("house:Libero", "search-9"):
                with pytest.raises(Unknown):
                    await cups.open(OpenCompetition("penalty_duel", key, size=4, fill=fill))
            opened = await cups.open(OpenCompetition("penalty_duel", key, size=4, fill="house:Talker"))
            host = await cups.find(opened.id)
            with pytest.raises(Unknown):
                await host.command(AddBot("house:Libero"), key)
            await host.command(AddBot("house:Talker"), key)
            await host.command(AddBot("greedy"), key)
            await host.command(DrawLots(), key)
            async with asyncio.timeout(5 * PATIENCE):
                while host.competition.status != DONE:
                    cups.attend(opened.id)
                    for _, _, match in host.competition.open_matches():
                        if match.table in host.ready:
                            await lobby.find(match.table)  # somebody looks
                    await asyncio.sleep(0.05)
            return host.competition
        finally:
            await lobby.close()
            await store.close()

    cup = asyncio.run(run())
    assert [(one.name, one.bot) for one in cup.people] == [
        ("Talker", "house:Talker"), (HEAD_COACHES["greedy"], "greedy"), ("Talker 2", "house:Talker"),
        ("Talker 3", "house:Talker"),
    ]  # fmt: skip


def test_whoever_crashes_sleeps_or_says_what_it_may_not_loses_with_a_reason(tmp_path: Path, file: Path) -> None:
    names = [f"{file}:Faller", f"{file}:Sleeper@0.2", f"{file}:Rebel", f"{file}:Leaver", "Mute=cmd:true"]
    bots = read_bots(names, [find("penalty_duel")])
    rooms = play(
        tmp_path, bots, *[("greedy", f"house:{name}") for name in ("Faller", "Sleeper", "Rebel", "Leaver", "Mute")]
    )
    assert [room.result() for room in rooms] == [{"reason": "forfeit", "places": [[0], [1]]}] * len(rooms)
    how = [line.detail for room in rooms for line in room.journals.of[0] if is_forfeit(line)]
    assert how == ["crashed", "slow", "illegal", "crashed", "crashed"]


def test_a_bot_that_the_house_no_longer_has_is_replaced(tmp_path: Path) -> None:
    async def run() -> Room:
        store = SqliteStore(tmp_path / "stadium.db")
        await store.open()
        ghost = read_bots(["Ghost=cmd:sleep 600@600"], [find("penalty_duel")])
        before = Lobby(Services(store, BotPool(1), Metrics(), house=HouseBots(ghost)))
        wish = OpenTable("penalty_duel", [SeatWish("bot", bot=bot) for bot in ("greedy", "house:Ghost")])
        table = (await before.lay(wish)).table
        await before.close()
        after = Lobby(Services(store, BotPool(1), Metrics()))
        try:
            host = await after.find(table)
            host.attend()
            async with asyncio.timeout(5 * PATIENCE):
                while host.room.status != OVER:  # noqa: ASYNC110  nobody tells us
                    await asyncio.sleep(0.02)
            return host.room
        finally:
            await after.close()
            await store.close()

    room = asyncio.run(run())
    assert (room.seats[1].bot, room.infos[1].name) == ("greedy", "Ghost")
    assert room.match.is_over


def test_only_what_the_house_offers_for_a_game_may_sit_there() -> None:
    house = HouseBots([HouseBot("Sweeper", "sweeper.py", ("finale",))])
    house.check("house:Sweeper", find("finale"))
    house.check("greedy", find("finale"))
    for name, game in (("house:Sweeper", "hat_trick"), ("house:Libero", "finale"), ("search-9", "finale")):
        with pytest.raises(Unknown):
            house.check(name, find(game))


def test_bots_are_called_by_class_file_program_or_as_the_host_says(file: Path, tmp_path: Path) -> None:
    shelf = [find("finale"), find("penalty_duel")]
    alone = tmp_path / "sweeper.py"
    alone.write_text("import anpfiff\nclass Any(anpfiff.Bot):\n    def choose(self, *asked): pass\n", encoding="utf-8")
    found = read_bots([f"{file}:Rebel@2", f"{alone}", "cmd:cat -x ./libero.mjs", f"No. 5={file}:OnlyFinale"], shelf)
    assert [bot.name for bot in found] == ["Rebel", "sweeper", "libero", "No. 5"]
    assert [bot.games for bot in found] == [("finale", "penalty_duel")] * 3 + [("finale",)]
    info = describe(shelf[1], HouseBots(found))
    assert [bot.key for bot in info.house_bots] == ["house:Rebel", "house:sweeper", "house:libero"]


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (["no_such_file.py:Coach"], "no file"),
        (["goalie"], "no bot 'goalie'"),
        (["A=cmd:cat", "a=cmd:cat"], "two bots are called"),
        (["  =cmd:cat"], "name"),
    ],
)
def test_what_cannot_be_loaded_is_refused_before_the_server_opens(names: list[str], reason: str) -> None:
    with pytest.raises((Unknown, Malformed, Refusal), match=reason):
        read_bots(names, [find("finale")])


def test_a_bot_with_the_longest_name_there_is_can_be_asked_for() -> None:
    [bot] = read_bots([f"{'x' * LONGEST_NAME}=cmd:cat"], [find("finale")])
    assert msgspec.convert({"kind": "bot", "bot": bot.key}, SeatWish).bot == bot.key


def test_an_arena_says_how_strong_a_bot_of_the_house_is(tmp_path: Path, file: Path) -> None:
    name = f"{file}:Talker"
    spec = round_robin(Plan("penalty_duel", (), 4, 1), ["random", "greedy", name], 2, 4)
    study = begin(tmp_path / "arena", spec)
    for part in study.parts():
        study.keep(part, play_part(part))
    bots = read_bots([f"Echo={name}@3"], [find("penalty_duel")])
    strengths = strengths_in([tmp_path / "arena"], bots)
    [info] = describe(find("penalty_duel"), HouseBots(bots, strengths=strengths)).house_bots
    assert info.strength is not None
    assert (info.strength.league in ("random", "greedy"), info.strength.matches) == (True, 4)
    assert 0 <= info.strength.low <= info.strength.share <= info.strength.high <= 1
    with pytest.raises(Unknown):
        strengths_in([tmp_path], bots)


def test_two_of_a_kind_are_told_apart() -> None:
    seats = [entries.LaidSeat(bot="house:A"), entries.LaidSeat(bot="house:A"), entries.LaidSeat(name="A")]
    assert [seat.name for seat in called_apart(seats)] == ["A", "A 2", "A"]


def test_a_name_with_a_number_is_no_longer_than_a_name_may_be() -> None:
    longest = "x" * LONGEST_NAME
    names = house_names(f"house:{longest}", 3, [longest])
    assert [len(name) for name in names] == [LONGEST_NAME] * 3
    assert len({longest, *names}) == 4
