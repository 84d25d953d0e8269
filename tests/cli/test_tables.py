"""For hosts: `anpfiff tables`, settings from the environment, imprint and privacy pages."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from anpfiff.games import find
from tests.server.kit import rooms_of
from tests.server.process import PATIENCE, Server

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.kit import Terminal


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A database that is closed again: a match that was played by bots, and one that waits for somebody."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder / "stadium.db", folder) as server:
        waiting = server.lay("friend", "random")["table"]
        played = server.lay("random", "random")["table"]
        until = time.monotonic() + PATIENCE
        while rooms_of(server.database, played)[played][0].head.status != "over":
            assert time.monotonic() < until, "the bots stand still"
            time.sleep(0.1)
        server.stop()
    return folder / "stadium.db", waiting, played


def run(terminal: Terminal, database: Path, *said: str) -> tuple[int, str]:
    shown = terminal.run("tables", "--database", str(database), "--lang", "en", *said)
    return shown.exit_code, " ".join((shown.stdout + shown.stderr).split())


def test_a_host_lists_takes_out_closes_and_deletes_tables(terminal: Terminal, server: tuple[Path, str, str]) -> None:
    database, waiting, played = server
    code, shown = run(terminal, database)
    assert code == 0
    assert waiting in shown
    assert played in shown
    assert re.search(r"\d{4}-\d\d-\d\d \d\d:\d\d[+-]\d\d:\d\d", shown), "a time without its offset"
    assert waiting not in run(terminal, database, "--status", "over")[1]

    found = json.loads(terminal.run("tables", "--database", str(database), "--json").stdout)["tables"]
    assert {one["id"]: one["status"] for one in found} == {waiting: "open", played: "over"}

    assert run(terminal, database, "--export", played)[1].startswith("anpfiff")
    assert "has not begun" in run(terminal, database, "--export", waiting)[1]

    code, shown = run(terminal, database, "--delete", waiting)
    assert (code, "close it first" in shown) == (2, True)
    assert run(terminal, database, "--close", waiting) == (0, f"Table {waiting} is closed.")
    assert "over already" in run(terminal, database, "--close", waiting)[1]
    assert run(terminal, database, "--delete", waiting) == (0, f"Table {waiting} is deleted.")
    assert "there is no table" in run(terminal, database, "--delete", waiting)[1]
    assert waiting not in run(terminal, database)[1]


def test_a_status_that_is_none_is_said_so(terminal: Terminal, server: tuple[Path, str, str]) -> None:
    code, shown = run(terminal, server[0], "--status", "sleeping")
    assert (code, "sleeping" in shown, "running" in shown) == (2, True, True)


def test_settings_come_from_the_environment_and_pages_from_the_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "imprint.txt").write_text("Anna Muster, Musterweg 1", encoding="utf-8")
    monkeypatch.setitem(os.environ, "ANPFIFF_IMPRINT", str(tmp_path / "imprint.txt"))
    monkeypatch.setitem(os.environ, "ANPFIFF_PRIVACY", "https://example.org/privacy")
    monkeypatch.setitem(os.environ, "ANPFIFF_ACCESS_LOG", "1")
    with Server(tmp_path / "stadium.db", tmp_path) as server:
        page = server.http("GET", "/imprint")
        assert (page.status, page.body.decode()) == (200, "Anna Muster, Musterweg 1")
        page = server.http("GET", "/privacy")
        assert (page.status, page.headers["location"]) == (307, "https://example.org/privacy")
        assert server.http("GET", "/api/games").json()["pages"] == {"imprint": "/imprint", "privacy": "/privacy"}
        assert "GET /imprint 200" in server.log()


def test_a_log_that_has_lost_an_entry_is_named(terminal: Terminal, tmp_path: Path) -> None:
    with Server(tmp_path / "stadium.db", tmp_path) as server:
        table = server.lay("random", "random")["table"]
        until = time.monotonic() + PATIENCE
        while rooms_of(server.database, table)[table][1].seq < 3:
            assert time.monotonic() < until, "the bots stand still"
            time.sleep(0.05)
        server.stop()
        with sqlite3.connect(server.database) as meddler:
            meddler.execute("delete from stadium_entry where table_name = ? and seq = 2", (table,))
        meddler.close()
        assert f"have lost an entry. They can be looked at, and nothing is added to them: {table}" in run(
            terminal, tmp_path / "stadium.db"
        )[1].replace("\n", " ")
        server.start()
        until = time.monotonic() + PATIENCE
        while json.loads(server.http("GET", "/health").body)["damaged"] != 1:
            assert time.monotonic() < until, "nobody looked for damage"
            time.sleep(0.05)
        server.stop()
        assert f"these logs have lost an entry and take nothing more: {table}" in server.log()


def test_a_host_is_told_which_tables_an_upgrade_has_ended_and_ends_them(terminal: Terminal, tmp_path: Path) -> None:
    database, now = tmp_path / "stadium.db", find("finale").revision
    with Server(database, tmp_path) as server:
        waiting, gone = (server.lay("friend", "random")["table"] for _ in range(2))
        server.stop()
        with closing(sqlite3.connect(database, isolation_level=None)) as db:  # as an older version laid it
            db.execute("update stadium_table set revision = ? where name = ?", (now - 1, gone))
            older = (f'"revision":{now},', f'"revision":{now - 1},', gone)
            assert db.execute(
                "update stadium_entry set body = replace(body, ?, ?) where table_name = ? and seq = 0", older
            ).rowcount
        server.start()
        until = time.monotonic() + PATIENCE
        while f"nobody can play on there (1): {gone}" not in server.log():
            assert time.monotonic() < until, server.log()
            time.sleep(0.05)
        server.stop()

    listed = terminal.run("tables", "--database", str(database), "--status", "outdated", "--json").stdout
    assert [(one["id"], one["status"]) for one in json.loads(listed)["tables"]] == [(gone, "outdated")]
    assert gone not in run(terminal, database, "--status", "open")[1]
    assert run(terminal, database, "--close", gone) == (0, f"Table {gone} is closed.")
    assert gone not in run(terminal, database, "--status", "outdated")[1]
    assert gone in run(terminal, database, "--status", "expired")[1]
    assert waiting in run(terminal, database, "--status", "open")[1]
    assert run(terminal, database, "--export", gone)[1].startswith("anpfiff")
