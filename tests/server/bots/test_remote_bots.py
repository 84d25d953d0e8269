"""Visiting bots on two nodes: everybody sees who is here, whoever holds a link invites, and nobody learns more."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.games import find
from anpfiff.protocol.table import Resign, Say, Sit, Undo
from anpfiff.server.bots.remote_bots import HERE, INVITED, LOOKED, MOST_HERE, id_of
from anpfiff.server.bots.scores import LEAST, counts, opponent, strengths
from anpfiff.server.log.store.visiting_bots import BotScore, VisitingBots
from anpfiff.server.refusals import TooMany
from anpfiff.server.security.limits import Turnstile
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.services import Limits
from tests.server.rooms import Hall, key_of
from tests.server.tables.test_seats import Ground, Guest, on_ground, ply

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

GAME = "penalty_duel"
SWEEPER = key_of("sweeper")
KEY = f"visiting:{id_of(hash_of(SWEEPER))}"


def word(name: str = "Sweeper", room: int = 2, games: dict[str, int] | None = None) -> dict[str, Any]:
    return {"name": name, "games": games or {GAME: find(GAME).revision}, "room": room}


async def said(ground: Ground, method: str, path: str, body: Any = None, token: str = "", node: int = 0) -> Any:
    """What a node answers: the status, and the body."""
    status, found = await ground.nodes[node].ask(method, path, token, body)
    return status, json.loads(found)


async def stand(ground: Ground, key: str = SWEEPER, node: int = 0, **more: Any) -> Any:
    status, found = await said(ground, "POST", "/api/bots", word(**more), key, node)
    assert status == 200, found
    return found


async def listed(ground: Ground, node: int = 0) -> list[dict[str, Any]]:
    """The list as it is in the store at this moment."""
    ground.nodes[node].lobby.visits._list = None
    _, found = await said(ground, "GET", "/api/bots", node=node)
    return list(found["bots"])


async def lay(ground: Ground, *seats: dict[str, Any], game: str = GAME) -> tuple[int, Any]:
    wish = {"game": game, "seats": list(seats), "key": key_of("ann")}
    found: tuple[int, Any] = await said(ground, "POST", "/api/tables", wish)
    return found


ME, FRIEND, BOT = {"kind": "me", "name": "Ann"}, {"kind": "friend"}, {"kind": "bot", "bot": KEY}


def on(work: Callable[[Ground], Awaitable[None]]) -> None:
    on_ground(work)


def test_every_node_shows_a_bot_that_is_here_and_none_that_has_gone() -> None:
    async def work(ground: Ground) -> None:
        assert await stand(ground) == {"key": KEY, "games": [GAME], "invitations": [], "again": 2000}
        [found] = await listed(ground, node=1)
        assert found == {"key": KEY, "name": "Sweeper", "games": [GAME], "is_free": True, "strengths": {}}

        ground.now += HERE - 1
        assert len(await listed(ground)) == 1
        ground.now += 1
        assert await listed(ground) == []
        await stand(ground, room=0)
        assert [one["is_free"] for one in await listed(ground)] == [False]
        assert await said(ground, "DELETE", "/api/bots", token=SWEEPER, node=1) == (200, {"is_here": False})
        assert await listed(ground) == []

    on(work)


def test_however_many_look_the_store_is_asked_once_a_second() -> None:
    async def work(ground: Ground) -> None:
        await stand(ground)
        asked: list[str] = []
        ask = ground.shed.ask

        async def counted(sql: str, *given: Any) -> list[Any]:
            asked.append(sql)
            return await ask(sql, *given)

        ground.nodes[1].door.bots = VisitingBots(counted)
        for pause in (0, LOOKED - 1, 1):
            ground.now += pause
            for _ in range(20):
                _, found = await said(ground, "GET", "/api/bots", node=1)
                assert len(found["bots"]) == 1
        assert len(asked) == 2 * 2, "who is here and what they won, twice"

    on(work)


def test_only_games_of_the_same_revision_are_offered() -> None:
    async def work(ground: Ground) -> None:
        games = {GAME: find(GAME).revision + 1, "finale": find("finale").revision, "chess": 1}
        assert (await stand(ground, games=games))["games"] == ["finale"]
        status, found = await lay(ground, ME, BOT)
        assert (status, found["error"]["kind"]) == (409, "illegal")

    on(work)


def test_a_table_is_laid_for_a_bot_and_it_hears_of_it_once_on_another_node() -> None:
    async def work(ground: Ground) -> None:
        await stand(ground)
        status, laid = await lay(ground, ME, BOT)
        assert status == 201
        assert laid["invited"] == {"1": {"name": "Sweeper", "within": INVITED}}
        invitations = (await stand(ground, node=1))["invitations"]
        assert invitations == [{"table": laid["table"], "token": laid["invites"]["1"]}]
        assert (await stand(ground))["invitations"] == []

        bot = await ground.come(laid["table"], "sweeper", token=invitations[0]["token"], node=1)
        await bot.host.sit(bot, Sit(1, 1, "Sweeper", SWEEPER, "0f" * 16))
        assert bot.host.room.seats[1].key == hash_of(SWEEPER)
        await ground.settle()
        ann = await ground.come(laid["table"], "ann")
        await ann.host.sit(ann, Sit(1, 0, "Ann", key_of("ann"), "0e" * 16))
        seats = json.loads((await ground.nodes[0].get(f"/api/tables/{laid['table']}", laid["watch"]))[1])["seats"]
        assert [one["visiting"] for one in seats] == [False, True], "everybody sees that it is a bot"

    on(work)


def test_whoever_waits_at_a_table_invites_a_bot_by_the_link() -> None:
    async def work(ground: Ground) -> None:
        await stand(ground, room=1)
        _, laid = await lay(ground, ME, FRIEND)
        wish = {"table": laid["table"], "token": laid["invites"]["1"]}
        where = f"/api/bots/{KEY}/invitations"
        assert await said(ground, "POST", where, wish) == (201, {"name": "Sweeper", "within": INVITED})
        assert [one["is_free"] for one in await listed(ground, node=1)] == [False]
        status, found = await lay(ground, ME, BOT)
        assert (status, found["error"]["kind"]) == (429, "too_many"), "it would sit down at one table"

        ground.now += INVITED
        assert (await stand(ground, room=1))["invitations"] == [], "it comes too late"
        assert await said(ground, "POST", where, wish) == (201, {"name": "Sweeper", "within": INVITED})

    on(work)


def test_no_token_but_that_of_a_free_seat_invites_anybody() -> None:
    async def work(ground: Ground) -> None:
        await stand(ground)
        table = await ground.lay("bo", "cy", game=GAME)
        _, laid = await lay(ground, ME, FRIEND)
        where = f"/api/bots/{KEY}/invitations"

        async def kind(table: str, token: str, where: str = where) -> tuple[int, str]:
            status, found = await said(ground, "POST", where, {"table": table, "token": token})
            return status, found["error"]["kind"]

        stranger = await said(ground, "POST", where, {"table": laid["table"], "token": "x" * 32})
        assert stranger == await said(ground, "POST", where, {"table": "nothing", "token": "x" * 32})
        assert stranger[0] == 404
        assert await kind(laid["table"], laid["watch"]) == (409, "taken")
        assert await kind(laid["table"], key_of("ann")) == (409, "taken")
        assert await kind(table, key_of("bo")) == (409, "taken")
        nobody = "/api/bots/visiting:0123456789abcdef/invitations"
        assert await kind(laid["table"], laid["invites"]["1"], nobody) == (404, "unknown")
        bare = f"/api/bots/{KEY.removeprefix('visiting:')}/invitations"
        assert await kind(laid["table"], laid["invites"]["1"], bare) == (404, "unknown")
        assert (await stand(ground))["invitations"] == []

    on(work)


def test_a_bot_has_one_seat_at_a_table_and_must_be_here() -> None:
    async def work(ground: Ground) -> None:
        status, found = await lay(ground, ME, BOT)
        assert (status, found["error"]["kind"]) == (404, "unknown")
        await stand(ground)
        status, found = await lay(ground, BOT, BOT)
        assert (status, found["error"]["kind"]) == (400, "malformed")

    on(work)


@pytest.mark.parametrize("name", ["", " ", "a" * 41, "\u3164", "a\u202eb", "a\nb" + "c" * 40])
def test_a_name_is_checked_as_those_of_people_are(name: str) -> None:
    async def work(ground: Ground) -> None:
        assert (await said(ground, "POST", "/api/bots", word(name), SWEEPER))[0] == 400
        assert await listed(ground) == []

    on(work)


@pytest.mark.parametrize("key", ["", "short", "x" * 65, "with a blank in it, and long enough"])
def test_a_bot_has_a_key_of_its_own(key: str) -> None:
    async def work(ground: Ground) -> None:
        for method, body in (("POST", word()), ("DELETE", None)):
            assert (await said(ground, method, "/api/bots", body, key))[0] == 400

    on(work)


def test_neither_its_key_nor_the_hash_of_it_is_shown_and_its_id_is_no_token() -> None:
    async def work(ground: Ground) -> None:
        table = await ground.lay("sweeper", "bo", game=GAME)
        await stand(ground)
        _, shown = await ground.nodes[0].get("/api/bots", "")
        for secret in (SWEEPER, hash_of(SWEEPER), hash_of(SWEEPER)[:16]):
            assert secret.encode() not in shown
        for token in (KEY, KEY.removeprefix("visiting:")):
            assert (await ground.nodes[0].get(f"/api/tables/{table}", token))[0] == 404

    on(work)


def test_a_host_may_want_no_bots_of_others() -> None:
    async def work(ground: Ground) -> None:
        await stand(ground)
        services = ground.nodes[0].services
        services.limits = Limits(has_visiting_bots=False)  # type: ignore[misc]
        assert await listed(ground) == []
        assert (await said(ground, "POST", "/api/bots", word(), SWEEPER))[0] == 403
        assert (await lay(ground, ME, BOT))[0] == 403

    on(work)


def test_nobody_fills_the_list() -> None:
    turnstile = Turnstile(Limits(bots=2, tables=1))
    for bot in ("a", "b", "a", "b"):
        turnstile.stand("10.0.0.1", bot)
    turnstile.stand("10.0.0.2", "c")
    with pytest.raises(TooMany):
        turnstile.stand("10.0.0.1", "c")
    turnstile.invite("10.0.0.1")
    with pytest.raises(TooMany):
        turnstile.invite("10.0.0.1")

    async def work(ground: Ground) -> None:
        for number in range(MOST_HERE):
            ground.nodes[0].app.server.turnstile._brought.clear()
            await stand(ground, key_of(f"bot-{number}"))
        assert (await said(ground, "POST", "/api/bots", word(), SWEEPER, 1))[0] == 429
        await stand(ground, key_of("bot-7"), node=1)

    on(work)


async def play_out(ground: Ground, seats: list[Guest], *, resigns: int | None = None) -> None:
    """Everybody says anything on their own node, until it is over; or one of them resigns."""
    if resigns is not None:
        loser = seats[resigns]
        await loser.host.obey(loser, Resign(1, ply(loser, resigns), resigns))
    for _ in range(300):
        await ground.settle()
        room = seats[0].host.room
        if room.status == "over":
            return
        for number in list(room.questions):
            guest = seats[number]
            told = ply(guest, number)
            options = guest.host.room.match.decision(number).options
            await guest.host.obey(guest, Say(1, told, number, options[told % len(options)].notation))
            await ground.settle()
    assert seats[0].host.room.status == "over"


async def meet(ground: Ground, person: str = "ann", *, resigns: int | None = None) -> str:
    """Somebody on the second node plays against the bot on the first."""
    wish = {"game": GAME, "seats": [ME, BOT], "key": key_of(person)}
    status, laid = await said(ground, "POST", "/api/tables", wish, node=1)
    assert status == 201, laid
    [invitation] = (await stand(ground))["invitations"]
    ann = await ground.come(laid["table"], person, node=1)
    await ann.host.sit(ann, Sit(1, 0, "Ann", key_of(person), "0e" * 16))
    bot = await ground.come(laid["table"], "sweeper", token=invitation["token"], node=0)
    await bot.host.sit(bot, Sit(1, 1, "Sweeper", SWEEPER, "0f" * 16))
    bot = await ground.come(laid["table"], "sweeper", node=0)
    await ground.settle()
    await play_out(ground, [ann, bot], resigns=resigns)
    return str(laid["table"])


def test_a_match_that_both_nodes_see_end_is_counted_once() -> None:
    """The bot speaks to one node, the person invites it on the other, and they play to the end."""

    async def work(ground: Ground) -> None:
        await stand(ground)
        table = await meet(ground)
        for node in ground.nodes:
            host = node.host(table)
            assert host is not None
            assert host.room.status == "over"
            await node.lobby.visits.close()
        result = ground.nodes[0].host(table).room.result()  # type: ignore[union-attr]
        assert result is not None
        points = {(0,): 0, (1,): 2}.get(tuple(result["places"][0]), 1)
        [score] = await ground.nodes[1].door.bots.won(ground.now)
        assert (score.game, score.opponent, score.matches, score.points) == (GAME, "person", 1, points)
        assert await listed(ground) == await listed(ground, node=1)
        assert [one["strengths"] for one in await listed(ground)] == [{}], "one match says nothing"

    on(work)


def test_after_some_matches_everybody_sees_what_it_won_against_people() -> None:
    async def work(ground: Ground) -> None:
        await stand(ground)
        for number in range(LEAST):
            await meet(ground, f"person-{number}", resigns=int(number == 0))
            await ground.nodes[0].lobby.visits.close()
        [found] = await listed(ground)
        strength = found["strengths"][GAME]
        assert (strength["league"], strength["matches"], strength["share"]) == ("", LEAST, 1 - 1 / LEAST)
        assert 0 < strength["low"] < strength["share"] < strength["high"] < 1

    on(work)


def test_who_wants_to_play_again_has_the_bot_called() -> None:
    """Nobody sends a link for it: the seat is kept for its key."""

    async def work(ground: Ground) -> None:
        await stand(ground)
        table = await meet(ground, resigns=0)
        for _ in range(2):
            status, found = await said(ground, "POST", f"/api/tables/{table}/again", {}, key_of("ann"), 1)
            assert status == 200
            assert (await stand(ground))["invitations"] == [{"table": found["table"], "token": ""}]
        bot = await ground.come(found["table"], "sweeper")
        assert bot.host.room.seats[1].key == hash_of(SWEEPER)

    on(work)


@pytest.mark.parametrize(
    ("won", "shown"),
    [
        ({"novice": (10, 18), "greedy": (10, 12), "league": (10, 3)}, ("greedy", 10, 0.6)),
        ({"greedy": (10, 2), "league": (10, 1)}, ("greedy", 10, 0.1)),
        ({"novice": (4, 8), "person": (5, 4)}, ("", 5, 0.4)),
        ({"greedy": (4, 8), "person": (4, 4), "visiting": (50, 100), "house:Libero": (50, 100)}, None),
    ],
)
def test_it_is_shown_beside_the_strongest_league_it_keeps_up_with(
    won: dict[str, tuple[int, int]], shown: tuple[str, int, float] | None
) -> None:
    found = strengths([BotScore("bot", GAME, opponent, *score) for opponent, score in won.items()])
    if shown is None:
        assert found == {}
    else:
        strength = found["bot"][GAME]
        assert (strength.league, strength.matches, strength.share) == shown


def over(*devices: str | None) -> Hall:
    hall = Hall(*devices, game=find(GAME))
    hall.play()
    return hall


def test_only_what_was_played_from_kick_off_to_the_end_counts() -> None:
    assert counts(over("sweeper", "ann").room)
    assert counts(over("sweeper", None).room)
    assert not counts(Hall("sweeper", "ann", game=find(GAME)).room), "it is not over"
    assert not counts(over("sweeper", "sweeper").room), "nobody plays against themselves"
    again = Hall("sweeper", None, game=find(GAME))
    again.play(answers=2)
    again.do(Undo, 0)
    assert not counts(again.play().room), "alone it may take back until it has won"


def test_who_sat_there_and_who_only_stood_in() -> None:
    room = over("sweeper", None).room
    assert opponent(room.seats[1], set()) == "greedy"
    room = over("sweeper", "ann").room
    assert opponent(room.seats[1], set()) == "person"
    assert opponent(room.seats[1], {hash_of(key_of("ann"))}) == "visiting"
    room.seats[1].stand_in("greedy")
    assert opponent(room.seats[1], set()) == ""


def test_a_bot_is_invited_once_though_it_asks_both_nodes_at_once() -> None:
    async def work(ground: Ground) -> None:
        await stand(ground)
        _, laid = await lay(ground, ME, BOT)
        answers = await asyncio.gather(*(stand(ground, node=node) for node in (0, 1, 0, 1)))
        told = [one["table"] for answer in answers for one in answer["invitations"]]
        assert told == [laid["table"]]

    on(work)
