"""The address of a store: nothing for this machine's own, a path for a file, a URL for PostgreSQL."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from platformdirs import user_data_path

from anpfiff.core import extras
from anpfiff.errors import Malformed
from anpfiff.server.log.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from anpfiff.server.log.store import Store

FILE: Final = "stadium.db"
EXPECTED: Final = ["a path", "postgresql://user:password@host:port/name"]


def store_at(database: str | None = None, *, read_only: bool = False) -> Store:
    """The store at an address, not yet open; one that only reads may stand beside a running server."""
    file = file_at(database)
    if file is not None:
        return SqliteStore(file, read_only=read_only)
    extras.load("asyncpg", "postgres")
    from anpfiff.server.log.store.postgres import PostgresStore  # noqa: PLC0415  an extra

    return PostgresStore(str(database), read_only=read_only)


def file_at(database: str | None) -> Path | None:
    """The file of a store; one in PostgreSQL has none."""
    if database is None:
        return own_file()
    if database.startswith(("postgresql://", "postgres://")):
        return None
    # What follows the scheme may hold a password, so it is never repeated.
    if scheme := re.match(r"([A-Za-z][A-Za-z0-9+.-]+):/", database):
        raise Malformed(
            f"a database of the kind {scheme[1]!r} is unknown",
            expected=EXPECTED,
            key="database-kind",
            facts={"kind": scheme[1]},
        )
    if not database or "\0" in database:
        message = "the address of the database is empty or cannot be a path"
        raise Malformed(message, expected=EXPECTED, key="database-address")
    try:
        return Path(database).expanduser()
    except RuntimeError as error:
        facts: dict[str, str | int] = {"name": database[:60]}
        raise Malformed(f"{database[:60]!r}: nobody's home is there", None, EXPECTED, "database-home", facts) from error


def own_file() -> Path:
    """Where a server is kept unless somebody says otherwise: in the user's data folder."""
    chosen = os.environ.get("ANPFIFF_DATA")
    home = Path(chosen) if chosen else user_data_path("anpfiff", appauthor=False)
    return home / FILE
