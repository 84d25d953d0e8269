"""For hosts: `serve`, `backup` and `restore` from the command line."""

from __future__ import annotations

import io
import re
import socket
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
import segno

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.server.lan_addresses import can_be_reached, network_addresses
from anpfiff.server.log.store.address_file import DoorPlate
from tests.cli.test_real_terminal import Keyboard
from tests.postgres import cluster, free_port
from tests.server.process import Server

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

    from tests.cli.kit import Terminal
    from tests.postgres import Cluster

__all__ = ["cluster"]


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_the_help_of_a_host_is_in_his_language(terminal: Terminal, language: str) -> None:
    shown = terminal.run("serve", "--help", "--lang", language).stdout
    assert "--database" in shown
    assert "PostgreSQL" in shown or "postgresql" in shown


def test_a_port_that_is_taken_is_said_so(terminal: Terminal) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        shown = terminal.run("serve", "--no-browser", "--port", str(port), "--lang", "en")

    assert shown.exit_code == 2
    assert f"port {port} cannot be used" in " ".join(shown.stderr.split())


def test_an_address_that_is_none_is_said_so(terminal: Terminal) -> None:
    shown = terminal.run("serve", "--no-browser", "--public", "play.example.org", "--lang", "en")
    assert shown.exit_code == 2
    assert "https://play.example.org" in " ".join(shown.stderr.split())


def test_a_database_of_an_unknown_kind_is_said_so_without_its_password(terminal: Terminal) -> None:
    shown = terminal.run("serve", "--no-browser", "--port", "0", "--database", "mysql://me:hush@host/db")
    assert shown.exit_code == 2
    assert "mysql" in shown.stderr
    assert "hush" not in shown.stderr


def test_nothing_there_cannot_be_backed_up(terminal: Terminal, tmp_path: Path) -> None:
    shown = terminal.run("backup", str(tmp_path / "b"), "--database", str(tmp_path / "none.db"), "--lang", "en")
    assert shown.exit_code == 2
    assert "none.db" in shown.stderr
    assert not (tmp_path / "b").exists()


def test_an_empty_server_goes_into_a_file_and_out_again(terminal: Terminal, tmp_path: Path) -> None:
    file, one, two = (str(tmp_path / name) for name in ("server.backup", "one.db", "two.db"))
    assert terminal.run("restore", file, "--database", one).exit_code == 2
    assert terminal.run("backup", file, "--database", one).exit_code == 0
    shown = terminal.run("restore", file, "--database", two, "--lang", "en")

    assert "0 tables came back" in " ".join(shown.stdout.split())


REFUSED = {
    "de": {"taken": "ein anderer Server", "broken": "lässt sich nicht öffnen", "newer": "neueren Anpfiff"},
    "en": {"taken": "another server", "broken": "cannot be opened", "newer": "newer Anpfiff"},
    "fr": {"taken": "un autre serveur", "broken": "ouvre pas", "newer": "Anpfiff plus récent"},
}


def serve(terminal: Terminal, *args: str) -> Result:
    """What a host reads who cannot start."""
    shown = terminal.run("serve", "--no-browser", "--port", "0", *args)
    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1
    assert "Traceback" not in shown.output
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_server_on_one_file_is_one_sentence(terminal: Terminal, tmp_path: Path, language: str) -> None:
    with Server(tmp_path / "one.db", tmp_path):
        shown = serve(terminal, "--database", str(tmp_path / "one.db"), "--lang", language)
    assert REFUSED[language]["taken"] in shown.stderr


def test_a_second_server_at_home_says_where_the_first_is(terminal: Terminal, tmp_path: Path) -> None:
    with Server(terminal.home / "stadium.db", tmp_path) as first:
        assert f"open already: http://{first.host}" in serve(terminal).stderr
        # Whoever wants a page gets the one that is there.
        shown = terminal.run("serve", "--port", "0", BROWSER="true")
        assert shown.exit_code == 0
        assert f"http://{first.host}" in shown.stdout
        first.kill()
        assert (terminal.home / "stadium.db.address").exists(), "a killed server leaves its address file behind"


def test_a_server_takes_its_address_file_with_it(tmp_path: Path) -> None:
    with Server(tmp_path / "one.db", tmp_path) as server:
        assert DoorPlate(tmp_path / "one.db").address() == f"http://{server.host}"
        server.stop()
        assert not (tmp_path / "one.db.address").exists()
        (tmp_path / "one.db.address").write_text(f"http://{server.host}\n", encoding="utf-8")
        assert DoorPlate(tmp_path / "one.db").address() is None, "nobody answers there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_database_is_one_sentence(terminal: Terminal, tmp_path: Path, language: str) -> None:
    (tmp_path / "notes.txt").write_text("Not a database at all. " * 50, encoding="utf-8")
    shown = serve(terminal, "--database", str(tmp_path / "notes.txt"), "--lang", language)
    assert REFUSED[language]["broken"] in shown.stderr
    assert "notes.txt" in shown.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_of_a_newer_program_is_one_sentence(terminal: Terminal, tmp_path: Path, language: str) -> None:
    with closing(sqlite3.connect(tmp_path / "one.db")) as db:
        db.execute("create table stadium_schema (version bigint not null primary key, name text not null)")
        db.execute("insert into stadium_schema values (999, 'tomorrow')")
        db.commit()
    shown = serve(terminal, "--database", str(tmp_path / "one.db"), "--lang", language)
    assert REFUSED[language]["newer"] in shown.stderr


def test_a_database_in_a_place_that_cannot_be_written_is_one_sentence(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be opened" in serve(terminal, "--database", str(tmp_path / "file" / "one.db")).stderr
    assert "cannot be opened" in serve(terminal, "--database", str(tmp_path)).stderr


@pytest.mark.parametrize("command", [["serve", "--no-browser", "--port", "0"], ["backup", "file"], ["restore", "file"]])
def test_a_database_that_does_not_answer_is_one_sentence(terminal: Terminal, command: list[str]) -> None:
    shown = terminal.run(*command, "--database", f"postgresql://me:hush@127.0.0.1:{free_port()}/db")
    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1
    assert "does not answer" in shown.stderr
    assert "hush" not in shown.output


def test_whoever_lets_the_network_in_is_shown_its_address_and_a_code(tmp_path: Path) -> None:
    with Keyboard(tmp_path, "serve", "--no-browser", "--port", "0", "--host", "0.0.0.0") as keys:
        shown = keys.wait_for("Ctrl+C")
        keys.press_ctrl_c()
        assert keys.end() == 0
    assert "http://127.0.0.1:" in shown
    found = re.search(r"same network.*?(http://[0-9.]+:\d+)", shown)
    if found is None:
        assert "no address in a network" in shown
    else:
        assert "127.0.0.1" not in found[1]
        drawn = io.StringIO()
        segno.make(found[1], error="l", micro=False).terminal(drawn, compact=True, border=2)
        assert all(line in shown for line in drawn.getvalue().splitlines())


def test_a_server_for_this_machine_alone_shows_no_other_address(tmp_path: Path) -> None:
    with Keyboard(tmp_path, "serve", "--no-browser", "--port", "0") as keys:
        assert "network" not in keys.wait_for("Ctrl+C")


def test_an_address_is_one_that_others_can_type() -> None:
    for address, is_good in [("192.168.1.7", True), ("10.0.0.2", True), ("127.0.0.1", False), ("169.254.3.4", False)]:
        assert can_be_reached(address) is is_good
    assert not can_be_reached("fe80::1%eth0")
    with socket.create_server(("127.0.0.1", 0)) as listening:
        assert network_addresses(listening) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_that_belongs_to_another_user_is_said_so_and_works_once_it_is_given(
    terminal: Terminal, tmp_path: Path, cluster: Cluster, language: str
) -> None:
    name = f"given_{language}"
    cluster.execute(f"create role {name} login", f"create database {name}")
    cluster.execute("revoke create on schema public from public", name=name)  # as PostgreSQL 15 and newer are
    address = cluster.url(name).replace("anpfiff@", f"{name}@")
    shown = serve(terminal, "--database", address, "--lang", language)
    assert "permission denied" in shown.stderr
    assert "alter database" in shown.stderr
    cluster.execute(f"alter database {name} owner to {name}")
    with Server(address, tmp_path):
        assert terminal.run("tables", "--database", address).exit_code == 0


def test_a_database_that_is_not_there_answers_and_refuses(terminal: Terminal, cluster: Cluster) -> None:
    shown = serve(terminal, "--database", cluster.url("nowhere"), "--lang", "en")
    assert "the database answers, but refuses" in shown.stderr
    assert "nowhere" in shown.stderr


@pytest.mark.parametrize("path", ["/football", "/?a=b", "/#seat"])
def test_a_public_address_with_a_path_is_refused(terminal: Terminal, path: str) -> None:
    shown = serve(terminal, "--public", f"https://play.example.org{path}", "--lang", "en")
    assert f"not https://play.example.org{path}" in " ".join(shown.stderr.split())
