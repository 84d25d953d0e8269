"""The names of competitions: in the store, beside those of tables, and as people read them."""

from __future__ import annotations

from typing import Final

from anpfiff.server.security.tokens import new_table_id

PREFIX: Final = "cup-"
"""No table has a dash in its name."""


def is_competition(name: str) -> bool:
    """Whether a log is that of a competition."""
    return name.startswith(PREFIX)


def given_name(name: str, game: str) -> str:
    """What the organiser called it; "" if nothing: readers say the usual name. Old logs kept the game's key."""
    return "" if name == game else name


def new_name() -> str:
    """A name for a competition; no secret."""
    return PREFIX + new_table_id()
