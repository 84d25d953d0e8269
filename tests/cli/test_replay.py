"""Replays: seen, proved, and handed to programs."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from anpfiff.cli.replay_viewer import ReplayViewer
from anpfiff.core.chair import SPECTATOR, look
from anpfiff.core.fair_chance import FairChance
from anpfiff.core.replay import write
from anpfiff.core.table import Table
from anpfiff.games import find
from tests.cli.kit import WHOLE_MATCH, Terminal

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def match(terminal: Terminal) -> Path:
    """A match that was played to its end."""
    terminal.run("play", "finale", "--seed", "5", typed=WHOLE_MATCH)
    return terminal.matches()[-1]


def test_a_good_replay_proves_itself(terminal: Terminal, match: Path) -> None:
    shown = terminal.run("replay", str(match), "--verify")

    assert shown.exit_code == 0
    assert "all of them legal" in shown.stdout
    assert "follow from seed 5" in shown.stdout
    assert "The result is the one on record." in shown.stdout
    assert json.loads(terminal.run("replay", str(match), "--verify", "--json").stdout) == {
        "ok": True,
        "error": None,
        "unproven": [],
    }


@pytest.mark.parametrize(
    ("pattern", "instead", "why"),
    [
        (r"^-1: die 1$", "-1: die 3", "does not follow from seed"),
        (r"^0: field \w+$", "0: field sven_fauster", "is not an option"),
        (r'"score": \[\d+, \d+\]', '"score": [9, 0]', "the result should be"),
        (r"^seats 2$", "seats 3", "3 seats"),
        (r"^edition \w+$", "edition other", "no edition"),
        (r"^0: tactic", "7: tactic", "is not asked"),
        (r"^card-less$|^seats 2$", "card | nonsense =\nseats 2", "your file"),
        (r"^anpfiff replay 1$", "something else", "this is no replay"),
    ],
)
def test_a_doctored_replay_does_not(terminal: Terminal, match: Path, pattern: str, instead: str, why: str) -> None:
    text = match.read_text(encoding="utf-8")
    doctored = re.sub(pattern, instead, text, count=1, flags=re.MULTILINE)
    assert doctored != text
    match.write_text(doctored, encoding="utf-8")
    shown = terminal.run("replay", str(match), "--verify")

    assert shown.exit_code == 1
    assert "Not proved" in shown.stdout
    assert why in shown.stdout.replace("\n", " ")


def test_an_unfinished_match_is_proved_as_far_as_it_goes(terminal: Terminal) -> None:
    terminal.run("play", "finale", "--seed", "5", typed="\n\nq\n")
    shown = terminal.run("replay", str(terminal.matches()[-1]), "--verify", "--lang", "de")

    assert shown.exit_code == 0
    assert "noch nicht zu Ende" in shown.stdout


def test_without_a_terminal_the_whole_ticker_is_printed(terminal: Terminal, match: Path) -> None:
    shown = terminal.run("replay", str(match), "--lang", "de").stdout

    assert "Anpfiff!" in shown
    assert "90 Minuten" in shown
    assert "Neu auf deiner Hand" not in shown, "a spectator does not see what is drawn"
    assert "Neu auf deiner Hand" in terminal.run("replay", str(match), "--lang", "de", "--seat", "1").stdout


def test_json_has_setup_log_events_and_result(terminal: Terminal, match: Path) -> None:
    data = json.loads(terminal.run("replay", str(match), "--json").stdout)
    table = terminal.table(match)

    assert data["setup"]["game"] == "finale"
    assert data["log"] == [str(entry) for entry in table.log]
    assert len(data["events"]) == len(table.events)
    assert data["result"] == table.result().as_data()
    mine = json.loads(terminal.run("replay", str(match), "--json", "--seat", "1").stdout)
    assert "1: face_down" in mine["log"]
    assert all(event["to"] in ("all", 0) for event in mine["events"])


def test_the_film_goes_forwards_and_backwards(terminal: Terminal, match: Path) -> None:
    table = terminal.table(match)
    viewer = ReplayViewer(table)
    seen = []
    for ply in range(0, table.ply + 1, 7):
        viewer.go_to(ply)
        seen.append((ply, table.game.encode(look(viewer.now.state, SPECTATOR))))
    for ply, view in reversed(seen):
        viewer.go_to(ply)
        assert viewer.now.ply == ply
        assert table.game.encode(look(viewer.now.state, SPECTATOR)) == view
    viewer.go_to(10_000)
    assert viewer.now.is_over
    viewer.go_to(-5)
    assert viewer.now.ply == 0


@pytest.mark.parametrize("content", ["", "hello", "anpfiff replay 1\n", "anpfiff replay 1\ngame chess\nrevision 1\n\n"])
def test_what_is_no_replay_is_refused_in_one_line(terminal: Terminal, tmp_path: Path, content: str) -> None:
    file = tmp_path / "file.replay"
    file.write_text(content, encoding="utf-8")
    shown = terminal.run("replay", str(file))

    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1


def test_files_that_cannot_be_read(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "latin.replay"
    file.write_bytes("anpfiff replay 1\nseat 0 Jürgen\n".encode("latin-1"))

    assert "UTF-8" in terminal.run("replay", str(file)).stderr
    assert terminal.run("replay", str(tmp_path)).exit_code == 2
    assert terminal.run("replay", str(tmp_path / "nothing")).exit_code == 2


def test_names_in_a_file_do_not_command_the_terminal(terminal: Terminal, match: Path) -> None:
    text = match.read_text(encoding="utf-8").replace("seat 1 greedy", "seat 1 \x1b[2Jevil")
    match.write_text(text, encoding="utf-8")
    shown = terminal.run("replay", str(match)).stdout

    assert "?[2Jevil" in shown
    assert "\x1b" not in shown


def from_an_urn(path: Path, *, cut: bool = False) -> str:
    """The replay of a short match as a server writes it."""
    table = Table(
        find("finale"), find("finale").agree(), None, ["Ann", "Bo"], FairChance("ab" * 32, ["cd" * 16, "ef" * 16])
    )
    while asked := table.asks():
        table.say(asked[0].seat, asked[0].options[0].notation)
        if cut and table.ply > 60:
            table.ended = {"reason": "resigned", "places": [[0], [1]]}
            break
    path.write_text(write(table), encoding="utf-8")
    return write(table)


def test_a_match_from_an_urn_is_proved(terminal: Terminal, tmp_path: Path) -> None:
    from_an_urn(tmp_path / "match.replay")
    shown = terminal.run("replay", str(tmp_path / "match.replay"), "--verify")

    assert shown.exit_code == 0
    assert "committed to before kick-off" in shown.stdout
    assert "The result is the one on record." in shown.stdout
    assert "Not proved" not in shown.stdout
    assert "The names are those the file gives; nothing proves them." in shown.stdout


def test_that_people_ended_a_match_is_said_to_be_unproved(terminal: Terminal, tmp_path: Path) -> None:
    from_an_urn(tmp_path / "cut.replay", cut=True)
    shown = terminal.run("replay", str(tmp_path / "cut.replay"), "--verify")
    data = json.loads(terminal.run("replay", str(tmp_path / "cut.replay"), "--verify", "--json").stdout)

    assert "Not proved: that the players ended the match here" in shown.stdout
    assert data["unproven"] == ["ended"]


def test_given_dice_are_not_called_proved(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "forged.replay"
    text = from_an_urn(file)
    file.write_text(text.replace("fate urn 3\n", "fate urn 3\ngiven 9\n"), encoding="utf-8")
    shown = terminal.run("replay", str(file), "--verify")

    assert shown.exit_code == 1
    assert "committed to before kick-off" not in shown.stdout
    assert "Not proved: the first 9 lines were given" in shown.stdout
