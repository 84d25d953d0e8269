"""The schema: plain SQL files that run on both engines, applied in order and written down."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, NamedTuple

from anpfiff.server.log.store.errors import StoreRefusal

BOOKKEEPING: Final = """
    create table if not exists stadium_schema (version bigint not null primary key, name text not null)
"""
APPLIED: Final = "select coalesce(max(version), 0) from stadium_schema"


class Migration(NamedTuple):
    """One step of the schema."""

    version: int
    name: str
    statements: list[str]


def migrations() -> list[Migration]:
    """All steps, in order: a file is called by its version and what it brings."""
    found = []
    for file in files("anpfiff.server.log.store").joinpath("migrations").iterdir():
        if file.name.endswith(".sql"):
            version, _, name = file.name.removesuffix(".sql").partition("_")
            text = file.read_text(encoding="utf-8")
            statements = [part.strip() for part in text.split(";\n") if part.strip()]
            found.append(Migration(int(version), name, statements))
    return sorted(found)


def newest() -> int:
    """The version this program works with."""
    return migrations()[-1].version


def missing(applied: int) -> list[Migration]:
    """The steps that are still to be taken; a schema from the future is refused."""
    if applied > newest():
        raise StoreRefusal(
            f"the database was written by a newer Anpfiff: its schema is {applied}, "
            f"this program knows up to {newest()}",
            key="database-newer",
            facts={"schema": str(applied), "known": str(newest())},
        )
    return [migration for migration in migrations() if migration.version > applied]


def check_current(applied: int) -> None:
    """Refuse any schema but ours, where nothing may be changed."""
    if missing(applied):
        raise StoreRefusal(
            f"the database has the old schema {applied}, this program needs {newest()}: start the server on it once",
            key="database-older",
            facts={"schema": str(applied), "known": str(newest())},
        )
