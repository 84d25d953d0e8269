"""Who may see a competition over HTTP, and what each of them is shown."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from anpfiff.errors import Unknown
from anpfiff.protocol.competition import Join, OpenCompetition
from tests.server.competitions.stage import KICK_OFF, key_of
from tests.server.scenes.ground import Node, Shed


def seen(*, public: bool, tokens: list[str]) -> list[tuple[int, Any]]:
    """What the bearers of these tokens are answered; {link} is the token of the link."""

    async def whole() -> list[tuple[int, Any]]:
        node = Node(Shed(), lambda: KICK_OFF)
        wish = OpenCompetition("penalty_duel", key_of("organiser"), size=4, public=public)
        opened = await node.lobby.competitions.open(wish)
        host = await node.lobby.competitions.find(opened.id)
        await host.command(Join("Ada", key_of("Ada")), opened.link)
        found = []
        for token in tokens:
            status, body = await node.get(f"/api/competitions/{opened.id}", token.replace("{link}", opened.link))
            found.append((status, json.loads(body)))
        return found

    return asyncio.run(whole())


def test_the_link_and_the_keys_are_good_and_nothing_else_is() -> None:
    answers = seen(public=False, tokens=["{link}", key_of("organiser"), key_of("Ada"), "", key_of("Eve")])

    assert [status for status, _ in answers] == [200, 200, 200, 404, 404]
    assert [(told["me"], told["is_organiser"]) for _, told in answers[:3]] == [(None, False), (None, True), (0, False)]
    assert "key" not in answers[0][1]["entrants"][0], "nobody is shown the key of somebody else"
    assert answers[0][1]["secret"] == ""


def test_a_public_one_is_seen_by_all() -> None:
    assert [status for status, _ in seen(public=True, tokens=["", "{link}"])] == [200, 200]


def test_a_competition_is_no_table() -> None:
    """Its log lies beside those of the tables; whoever asks for a table of its name is told that there is none."""
    parts = ("", "/replay", "/film", "/report", "/course", "/review", "/again", "/calendar")

    async def whole() -> list[int]:
        node = Node(Shed(), lambda: KICK_OFF)
        key = key_of("organiser")
        opened = await node.lobby.competitions.open(OpenCompetition("penalty_duel", key, public=True))
        with pytest.raises(Unknown):
            await node.lobby.find(opened.id)
        return [(await node.get(f"/api/tables/{opened.id}{part}", key))[0] for part in parts]

    assert asyncio.run(whole()) == [404] * len(parts)
