"""Limits of one address, and names no table can have."""

from __future__ import annotations

import itertools
import time
from typing import TYPE_CHECKING

import pytest

from anpfiff.server.connection.socket import MOST_REFUSALS
from tests.server.kit import Client, Dropped, visiting
from tests.server.process import Server
from tests.server.stress.test_api import check, wish

if TYPE_CHECKING:
    from pathlib import Path


def dials(client: Client, server: Server) -> bool:
    """Whether one more line was opened."""
    try:
        client.dial(server.host)
    except Dropped as dropped:
        if "403" not in str(dropped):
            raise
        return False
    return True


def flood(client: Client) -> None:
    """Talk without a pause until the other side hangs up."""
    for number in itertools.count():
        client.send({"type": "ping", "n": number})


def test_one_address_opens_only_so_many_tables_and_lines(tmp_path: Path) -> None:
    with Server(tmp_path / "stadium.db", tmp_path, "--tables", "3", "--rate", "1") as server:
        laid = [server.lay("friend", "friend") for _ in range(3)]
        refused = server.http("POST", "/api/tables", wish())
        check(refused, 429)
        assert refused.json()["error"]["kind"] == "too_many"
        with visiting(server.host, laid[0]["table"], laid[0]["watch"]) as client:
            began = time.monotonic()
            with pytest.raises(Dropped, match="4008"):
                flood(client)
            kinds = [answer.get("kind", answer["type"]) for answer in client.rest()[0]]
            assert kinds[:4] == ["pong"] * 4
            assert kinds.count("pong") <= 4 + time.monotonic() - began
            assert kinds.count("too_fast") == MOST_REFUSALS + 1
            assert kinds[-1] == "goodbye"
            assert client.goodbye == "too_fast"
        clients = [Client(laid[0]["table"]) for _ in range(300)]
        taken = list(itertools.takewhile(lambda client: dials(client, server), clients))
        assert 150 < len(taken) < 300
        for client in taken:
            client.close()
        with visiting(server.host, laid[0]["table"], laid[0]["watch"]) as client:
            client.ping()
        server.check_log()


def test_whoever_says_it_again_when_told_is_never_hung_up_on(tmp_path: Path) -> None:
    with Server(tmp_path / "stadium.db", tmp_path, "--rate", "100") as server:
        laid = server.lay("friend", "friend")
        with visiting(server.host, laid["table"], laid["watch"]) as client:
            refused = number = 0
            while refused < 2 * MOST_REFUSALS:
                client.send({"type": "ping", "n": number})
                while (heard := client.receive())["type"] not in ("pong", "refused"):
                    pass
                if heard["type"] == "pong":
                    number += 1
                else:
                    refused += 1
                    assert (heard["kind"], heard["n"]) == ("too_fast", number)
                    assert 0 < heard["after"] <= 10
                    time.sleep(heard["after"] / 1000)
            client.ping()


def test_a_request_too_many_is_told_when_to_come_again(tmp_path: Path) -> None:
    with Server(tmp_path / "stadium.db", tmp_path, "--rate", "0.1") as server:
        answers = [server.http("GET", "/api/games") for _ in range(2)]
        assert answers[-1].status == 429
        time.sleep(int(answers[-1].headers["retry-after"]))
        assert server.http("GET", "/api/games").status == 200


def test_a_name_no_table_can_have_is_unknown_to_postgres_too(tmp_path: Path, database: str) -> None:
    """And it is said at once: nothing is wrong with the store."""
    with Server(database, tmp_path) as server:
        for name in ["%00", "a%00b", "%ff", "x" * 3000]:
            begun = time.monotonic()
            check(server.http("GET", f"/api/tables/{name}"), 404)
            assert time.monotonic() - begun < 2.5
        server.check_log()
