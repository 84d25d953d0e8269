"""What a host reads on stderr: when something happened, and one line for an outage of the database, not many."""

from __future__ import annotations

import json
import logging
import time
from datetime import datetime
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.server.logs import JsonLines, Lines
from tests.postgres import cluster, database
from tests.server.process import Server

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import Cluster

__all__ = ["cluster", "database"]
KEY = "the-organiser-s-key-".ljust(32, "0")


def record(**more: Any) -> logging.LogRecord:
    made = logging.makeLogRecord({"name": "anpfiff.x", "levelname": "ERROR", "msg": "a\nb %s", "args": ("c",), **more})
    made.created = 1_800_000_000.25
    return made


@pytest.mark.parametrize(("zone", "told"), [("UTC", "08:00:00.250+00:00"), ("America/New_York", "03:00:00.250-05:00")])
def test_a_line_has_its_time_with_the_offset(zone: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert Lines().format(record()) == f"2027-01-15T{told} ERROR anpfiff.x: a\nb c"
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_line_of_json_is_one_object_with_the_traceback_and_the_figures_of_a_request() -> None:
    try:
        raise ValueError("no such thing")
    except ValueError as error:
        trouble = (type(error), error, error.__traceback__)
    text = JsonLines().format(record(exc_info=trouble, request={"status": 404, "milliseconds": 1.5}))

    assert "\n" not in text
    found = json.loads(text)
    assert found["message"] == "a\nb c"
    assert (found["level"], found["logger"], found["status"]) == ("error", "anpfiff.x", 404)
    assert "no such thing" in found["traceback"]
    assert datetime.fromisoformat(found["time"]).utcoffset() is not None


def logged(server: Server) -> list[dict[str, Any]]:
    """The lines of its log; what it says to the terminal is none."""
    return [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]


def test_an_outage_of_the_database_is_a_line_when_it_begins_and_one_when_it_ends(
    database: str, cluster: Cluster, tmp_path: Path
) -> None:
    leads = {"Authorization": f"Bearer {KEY}"}
    with Server(database, tmp_path, "--log", "json") as server:
        server.lay("random", "random")
        for _ in range(3):
            wish = {"game": "penalty_duel", "key": KEY, "size": 4, "fill": "random", "format": {"kind": "league"}}
            opened = server.http("POST", "/api/competitions", wish, leads).json()["id"]
            for want in ({"want": "add_bot", "bot": "random"}, {"want": "draw"}):
                assert server.http("POST", f"/api/competitions/{opened}", want, leads).status == 200
        cluster.kill()
        try:
            time.sleep(1.1)
            assert server.http("GET", "/health/ready").status == 503
            assert server.http("GET", "/health/live").status == 200
            time.sleep(6)
        finally:
            cluster.start()
        until = time.monotonic() + 20
        while len(logged(server)) < 2 and time.monotonic() < until:
            time.sleep(0.1)

        assert server.http("GET", "/health/ready").status == 200
        assert [(line["level"], line["logger"]) for line in logged(server)] == [
            ("error", "anpfiff.store"),
            ("warning", "anpfiff.store"),
        ], server.log()
        assert "Traceback" not in server.log()
        assert "database" in logged(server)[0]["message"]
