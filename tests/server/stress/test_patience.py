"""Nobody waits for what a stranger sends: while hostile input is posted, the tables of others answer at once."""

from __future__ import annotations

import statistics
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.kit import visiting
from tests.server.process import Server
from tests.server.stress.test_api import wish

if TYPE_CHECKING:
    from pathlib import Path

HEADERS = "".join(f"[{'.'.join(f'a{n}' for n in range(50))}.t{m}]\n" for m in range(300))
HOSTILE: dict[str, str] = {
    "long dotted keys": "".join(".".join(["a"] * 900) + f".k{n} = 1\n" for n in range(120)),
    "dotted keys at the limit": "".join(f"k{n}." + ".".join(["a"] * 58) + " = 1\n" for n in range(480)),
    "lists of tables": "[[a]]\n" * 10_000,
    "keys of one table": "".join(f"a.b{n}.c = 1\n" for n in range(4000)),
    "deep tables": HEADERS,
    "deep lists": ("x = " + "[" * 50 + "]" * 50 + "\n") * 500,
    "comments": 'game = "finale"\n' + "#\n" * 30_000,
    "ids": 'game = "finale"\n' + "".join(f'[[footballer]]\nid = "{n}"\n' for n in range(1800)),
    "a huge number": "x = 1" + "0" * 1900,
    "too long": "#" * 250_000,
}
MOST = 1.0
"""Seconds that the slowest answer may take; without a worker it were many. The machine may be busy otherwise."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("patience")
    with Server(folder / "stadium.db", folder, "--tables", "1000") as server:
        yield server
        server.check_log()


def waits(server: Server, path: str, content: Any, times: int) -> list[float]:
    """How long a ping took at a table while something was posted again and again."""
    laid = server.lay("friend", "friend")
    done = threading.Event()

    def post() -> None:
        for _ in range(times):
            answer = server.http("POST", path, content, timeout=20.0)
            assert answer.status < 500 or answer.json()["error"]["kind"] == "busy"
        done.set()

    found: list[float] = []
    with visiting(server.host, laid["table"], laid["watch"]) as client:
        poster = threading.Thread(target=post, daemon=True)
        poster.start()
        while not done.is_set():
            began = time.monotonic()
            client.ping()
            found.append(time.monotonic() - began)
            time.sleep(0.06)  # no faster than a line may talk
        poster.join()
    return found


@pytest.mark.parametrize("what", HOSTILE)
def test_a_card_file_keeps_nobody_waiting(server: Server, what: str) -> None:
    for path, content in [
        ("/api/games/finale/cards", {"own_cards": HOSTILE[what]}),
        ("/api/tables", wish(own_cards=HOSTILE[what])),
    ]:
        assert max(waits(server, path, content, 3), default=0.0) < MOST, path


@pytest.mark.parametrize(
    ("path", "content"),
    [
        ("/api/qr", {"link": "x" * 300}),
        ("/api/tables", wish(options={f"o{n}": "v" * 20 for n in range(6000)})),
        ("/api/tables", wish(seats=[{"kind": "bot", "bot": "random", "name": "n" * 40}] * 64)),
        ("/api/tables", {"x": [[[[[[]]]]]] * 20_000}),
    ],
)
def test_no_other_body_keeps_anybody_waiting(server: Server, path: str, content: Any) -> None:
    found = waits(server, path, content, 20)

    assert max(found, default=0.0) < MOST
    assert statistics.median(found or [0.0]) < MOST / 4


def test_a_file_that_takes_too_long_is_given_up(server: Server) -> None:
    began = time.monotonic()
    answer = server.http("POST", "/api/games/finale/cards", {"own_cards": HOSTILE["deep tables"]}, timeout=20.0)

    assert answer.status == 400
    assert time.monotonic() - began < 15


def test_card_files_are_counted_like_tables(tmp_path: Path) -> None:
    with Server(tmp_path / "stadium.db", tmp_path, "--tables", "2") as server:
        file = {"own_cards": 'game = "finale"\n'}
        found = [server.http("POST", "/api/games/finale/cards", file).status for _ in range(3)]
        assert found == [200, 200, 429]
        assert server.http("POST", "/api/tables", wish()).status == 201, "tables are counted apart"
