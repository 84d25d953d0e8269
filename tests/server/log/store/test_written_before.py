"""What version 0.1 wrote stays readable: its store is opened and played on, its backup restored, its replays proven.

The files were made by 763ba575, before modules, messages and names moved. They are never written again.
"""

from __future__ import annotations

import json
import lzma
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

import anpfiff
from tests.server.kit import Client
from tests.server.process import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = Path(__file__).parent / "written_by_0_1"
THERE: Final[dict[str, Any]] = json.loads((FOLDER / "what_is_there.json").read_text(encoding="utf-8"))
GAMES: Final = sorted(THERE["running"])
MORE_ANSWERS: Final = 15


@pytest.fixture(scope="module", params=["store", "backup"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of today on the store of then, and on one that was restored from its backup."""
    folder = tmp_path_factory.mktemp(request.param)
    database = folder / "stadium.db"
    if request.param == "store":
        database.write_bytes(lzma.decompress((FOLDER / "matches.db.xz").read_bytes()))
    else:
        command = [
            sys.executable,
            "-m",
            "anpfiff",
            "restore",
            str(FOLDER / "matches.backup"),
            "--database",
            str(database),
        ]
        subprocess.run(command, check=True)
    with Server(database, folder, "--rate", "1000") as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_was_going_on_is_played_on(server: Server, game: str) -> None:
    kept = THERE["running"][game]
    player = Client(kept["table"], kept["key"])
    player.seat, player.has_sat = 0, True
    player.open(server.host)
    player.until("news")

    assert len(player.lines) >= kept["lines"]
    for _ in range(MORE_ANSWERS):
        player.settle()
        if not player.is_over:
            player.say(player.news["decision"]["options"][0])
    assert len(player.lines) > kept["lines"]
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_was_over_is_shown(server: Server, game: str) -> None:
    kept = THERE["over"][game]
    table = f"/api/tables/{kept['table']}"

    assert server.http("GET", table).json()["result"] == kept["result"]
    assert server.http("GET", f"{table}/replay").body == (FOLDER / f"{game}.replay").read_bytes()
    assert server.http("GET", f"{table}/film").status == 200
    assert server.http("GET", f"{table}/report").status == 200


def test_a_competition_that_was_over_is_shown(server: Server) -> None:
    kept = THERE["competition"]
    shown = server.http("GET", f"/api/competitions/{kept['id']}").json()

    assert shown["status"] == kept["status"] == "done"
    assert places(kept["places"])
    assert places(shown["standings"]) == places(kept["places"])


def places(standings: list[dict[str, Any]]) -> list[tuple[int, int, int]]:
    """Who stands where, with how many points."""
    return [(row["place"], row["who"], row["points"]) for group in standings for row in group["rows"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_proves_itself_as_before(game: str) -> None:
    assert anpfiff.verify_replay((FOLDER / f"{game}.replay").read_text(encoding="utf-8")) is None
