"""Slow rounds: entrants agree on a time for their match, and are reminded before it and before the deadline."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from anpfiff.errors import Illegal, Malformed
from anpfiff.protocol.competition import DrawLots, Format, Join, MeetAt, OpenCompetition, Pause, Season, ShowLots
from anpfiff.server.competitions import due, notices
from anpfiff.server.competitions.view import show
from anpfiff.server.log.store.pushes import Subscription
from anpfiff.server.log.store.sqlite import SqliteStore
from anpfiff.server.notify.outgoing_http import Outside
from anpfiff.server.notify.push import Pusher, call_of, message_of
from anpfiff.server.security.tokens import hash_of
from tests.server.competitions.stage import KICK_OFF, MINUTE, Stage, key_of
from tests.server.scenes.ground import Node, Shed

if TYPE_CHECKING:
    from pathlib import Path

DAY = 24 * 60 * MINUTE
WINTER = Season("winter", days=4)


def reminded(stage: Stage, sitting: dict[str, bool] | None = None) -> list[tuple[str, list[str]]]:
    """What is due by way of reminders now, which is noted."""
    found: list[tuple[str, list[str]]] = []
    for tie, number, match in list(stage.competition.open_matches()):
        names = [stage.competition.people[who].name for who in tie.sides]
        seats = [(sitting or {}).get(names[side], False) for side in tie.by_seats(number)]
        entry = due.remind(stage.competition, tie, number, match, due.TableNow("open", seats), stage.now)
        if stage.enter(entry):
            assert entry is not None
            found.append((entry.about, [names[side] for side in entry.sides]))
    return found


def test_who_proposes_what_the_other_did_agrees() -> None:
    stage = Stage("Ada", "Ben", pace=WINTER).begin()
    friday = stage.now + 2 * DAY
    assert stage.want("Ada", MeetAt(friday))
    [(tie, _, match)] = stage.competition.open_matches()
    assert match.agreed == 0
    assert not stage.want("Ada", MeetAt(friday)), "once is enough"
    stage.want("Ben", MeetAt(friday))

    assert match.agreed == friday
    assert stage.told[-2:] == ["proposed", "agreed"]
    shown = show(stage.read_again(), "", 0, lambda *_: None).rounds[0].ties[tie.number].matches[0]
    assert (shown.agreed, shown.proposals) == (friday, {0: friday, 1: friday})


def test_another_time_ends_what_was_agreed() -> None:
    stage = Stage("Ada", "Ben", pace=WINTER).begin()
    for who in ("Ada", "Ben"):
        stage.want(who, MeetAt(stage.now + DAY))
    stage.want("Ben", MeetAt(stage.now + 2 * DAY))
    [(_, _, match)] = stage.competition.open_matches()
    assert match.agreed == 0
    stage.want("Ben", MeetAt(0))
    assert match.agreed == 0


def test_at_a_whole_table_all_people_have_to_agree_and_bots_do() -> None:
    stage = Stage(
        "Ada", "Ben", size=3, game="fussball_fieber", pace=WINTER, format=Format(seats=3), fill="random"
    ).begin()
    for who in ("Ada", "Ben"):
        stage.want(who, MeetAt(stage.now + DAY))
    [(_, _, match)] = stage.competition.open_matches()

    assert match.agreed == stage.now + DAY


def test_a_time_after_the_deadline_or_in_the_past_is_refused() -> None:
    stage = Stage("Ada", "Ben", pace=WINTER).begin()
    for wrong in (stage.now - 1, stage.now + 5 * DAY):
        with pytest.raises(Malformed, match="before the deadline"):
            stage.want("Ada", MeetAt(wrong))
    with pytest.raises(Illegal, match="no match"):
        stage.want("Cleo", MeetAt(stage.now + DAY))
    evening = Stage("Ada", "Ben").begin()
    with pytest.raises(Illegal, match="all play at once"):
        evening.want("Ada", MeetAt(evening.now + MINUTE))


def test_who_is_not_there_is_reminded_once_a_day_before_the_deadline() -> None:
    stage = Stage("Ada", "Ben", pace=WINTER).begin()
    stage.now += 3 * DAY - MINUTE
    assert reminded(stage) == []
    stage.now += MINUTE
    assert reminded(stage, {"Ada": True}) == [("deadline", ["Ben"])]
    assert reminded(stage) == [], "once"
    assert stage.told[-1] == "reminded"
    assert reminded(Stage("Ada", "Ben").begin()) == [], "on an evening all are there"


def test_both_are_called_half_an_hour_before_the_time_they_agreed_on() -> None:
    stage = Stage("Ada", "Ben", pace=WINTER).begin()
    friday = stage.now + DAY
    for who in ("Ada", "Ben"):
        stage.want(who, MeetAt(friday))
    stage.now = friday - 31 * MINUTE
    assert reminded(stage) == []
    stage.now = friday - 30 * MINUTE
    assert [(about, sorted(names)) for about, names in reminded(stage)] == [("appointment", ["Ada", "Ben"])]
    stage.now = friday + MINUTE
    assert reminded(stage) == []


def test_nobody_is_reminded_while_it_is_stopped() -> None:
    stage = Stage("Ada", "Ben", pace=WINTER).begin()
    stage.now += 3 * DAY + MINUTE
    stage.lead(Pause())

    assert reminded(stage) == []


def test_browsers_and_webhooks_of_those_who_play_are_told_once_each() -> None:
    stage = Stage("Ada", "Ben", "Cleo", pace=WINTER).begin()
    [(tie, number, match)] = stage.competition.open_matches()
    names = [stage.competition.people[who].name for who in tie.sides]
    known = {
        "cup-test": [Subscription(name, hash_of(key_of(name)), "", "", "de") for name in ("Ada", "Ben", "Cleo")],
        match.table: [Subscription(names[0], hash_of(key_of(names[0])), "", "", "de")],
    }
    sent: list[tuple[str, str, str]] = []

    class Pushes:
        async def of(self, name: str) -> list[Subscription]:
            return known[name]

    class Pusher:
        def send(self, _: object, name: str, __: str, to: Subscription, event: str) -> None:
            sent.append((name, to.endpoint, event))

    services = cast("Any", SimpleNamespace(pusher=Pusher(), store=SimpleNamespace(pushes=Pushes())))
    asyncio.run(notices.remind(services, stage.competition, (tie.number, number), match.table))

    assert sorted(sent) == sorted(("cup-test", name, "reminder") for name in names)


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_a_reminder_leads_to_the_competition(language: str) -> None:
    call = call_of("reminder", "cup-test", "finale", language, "https://example.org")
    assert call.text.endswith(" https://example.org/cup/cup-test")
    assert message_of("cup-test", "finale", language, "reminder").title != message_of("t", "finale", language).title


def test_the_calendar_has_the_deadline_and_then_the_time_agreed_on() -> None:
    async def whole() -> None:
        node = Node(Shed(), lambda: KICK_OFF)
        wish = OpenCompetition("penalty_duel", key_of("organiser"), name="Cup", size=2, pace=WINTER)
        opened = await node.lobby.competitions.open(wish)
        host = await node.lobby.competitions.find(opened.id)
        for name in ("Ada", "Ben"):
            await host.command(Join(name, key_of(name)), opened.link)
        path = f"/api/competitions/{opened.id}/calendar?lang=de"
        assert (await node.get(path, key_of("Ada")))[0] == 409, "no match yet"
        for lead in (DrawLots(), ShowLots(64)):
            await host.command(lead, key_of("organiser"))
        status, body = await node.get(path, key_of("Ada"))
        text = body.decode()
        assert status == 200
        assert "SUMMARY:Cup: gegen Ben" in text
        assert f"/cup/{opened.id}" in text
        for name in ("Ada", "Ben"):
            await host.command(MeetAt(KICK_OFF + DAY), key_of(name))
        assert b"Dann ist Anpfiff." in (await node.get(path, key_of("Ben")))[1]
        assert (await node.get(path, key_of("Eve")))[0] == 404

    asyncio.run(whole())


def test_only_who_has_entered_is_reminded(tmp_path: Path) -> None:
    async def whole() -> None:
        node, store = Node(Shed(), lambda: KICK_OFF), SqliteStore(tmp_path / "stadium.db")
        await store.open()
        node.door.pushes = store.pushes  # type: ignore[attr-defined]
        node.services.pusher = Pusher(None, "", Outside(), lambda: KICK_OFF)  # type: ignore[misc]
        wish = OpenCompetition("penalty_duel", key_of("organiser"), size=2, pace=WINTER, me="Ada")
        opened = await node.lobby.competitions.open(wish)
        path, hook = f"/api/competitions/{opened.id}/hook", {"url": "https://chat.example/hook"}
        try:
            assert (await node.ask("POST", path, key_of("organiser"), hook))[0] == 201
            assert (await node.ask("POST", path, key_of("Eve"), hook))[0] == 404
            assert [one.endpoint for one in await store.pushes.of(opened.id)] == [hook["url"]]
        finally:
            await store.close()

    asyncio.run(whole())
