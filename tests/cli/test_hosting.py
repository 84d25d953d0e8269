"""For hosts: `serve`, `backup` and `restore` from the command line."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.kit import Terminal


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


def test_an_empty_stadium_goes_into_a_file_and_out_again(terminal: Terminal, tmp_path: Path) -> None:
    file, one, two = (str(tmp_path / name) for name in ("stadium.backup", "one.db", "two.db"))
    assert terminal.run("restore", file, "--database", one).exit_code == 2
    assert terminal.run("backup", file, "--database", one).exit_code == 0
    shown = terminal.run("restore", file, "--database", two, "--lang", "en")

    assert "0 tables came back" in " ".join(shown.stdout.split())
