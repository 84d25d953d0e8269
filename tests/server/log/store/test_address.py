"""Where a store is, from what a host says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.errors import Malformed
from anpfiff.server.log.store.address import own_file, store_at
from anpfiff.server.log.store.postgres import PostgresStore
from anpfiff.server.log.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from pathlib import Path


def test_a_server_is_in_the_data_folder_of_its_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANPFIFF_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_file() == tmp_path / "anpfiff" / "stadium.db"
    monkeypatch.setenv("ANPFIFF_DATA", str(tmp_path / "chosen"))
    assert own_file() == tmp_path / "chosen" / "stadium.db"
    assert isinstance(store_at(None), SqliteStore)


@pytest.mark.parametrize("path", ["stadium.db", "/srv/a server", "./a:b", "C:/stadium.db", "~/stadium.db"])
def test_a_path_is_a_file(path: str) -> None:
    store = store_at(path)

    assert isinstance(store, SqliteStore)
    assert not store.shared


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_url_is_a_database(scheme: str) -> None:
    store = store_at(f"{scheme}://somebody:hunter2@example.org:5433/server")

    assert isinstance(store, PostgresStore)
    assert store.shared
    assert "hunter2" not in repr(store)
    assert store._connector.place == "example.org:5433/server"


@pytest.mark.parametrize(
    "database",
    [
        "",
        "mysql://somebody:hunter2@example.org/server",
        "sqlite:///stadium.db",
        "https://example.org",
        "postgresql:/somebody:hunter2@example.org",
        "postgresql://somebody:hunter2@example.org:port/server",
        "~no-such-user-here/stadium.db",
        "a\0b",
    ],
)
def test_anything_else_is_refused(database: str) -> None:
    with pytest.raises(Malformed) as caught:
        store_at(database)

    assert "hunter2" not in str(caught.value)
    assert "postgresql://user:password@host:port/name" in caught.value.expected
