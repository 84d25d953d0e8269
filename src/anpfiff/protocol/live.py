"""Many tables at once, as a page that looks at them is told."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from anpfiff.protocol.fields import Milliseconds, TableId
from anpfiff.protocol.table import Told


class LiveScore(Struct):
    """How one table stands, as its spectators may know; everything stands by seats."""

    table: str
    game: str
    status: str
    names: list[str]
    bots: list[str]
    """The league of each seat that a bot plays; "" for people."""
    is_sitting: list[bool]
    score: list[int]
    minute: int
    """The minute the match has come to; 0 where its game has none."""
    half: int
    """The half it is in; 0 where its game has none."""
    teams: list[str]
    """The team that each seat leads, as events name it; empty where nobody leads one."""
    asked: list[int]
    """The seats whose turn it is, as far as spectators know."""
    line: int
    """How many lines its spectators have been told."""
    at: Milliseconds = 0
    """When something was last new to spectators."""
    told: list[Told] = []
    """What is new since the last time; the first time, the last few lines."""


MOST_LIVE: Final = 16


class LiveTable(Struct, forbid_unknown_fields=True):
    """A table to look at, and the token of its spectators; a public one needs none."""

    table: TableId
    token: Annotated[str, Meta(max_length=64)] = ""


class LiveNews(Struct, tag="live"):
    """The tables at which something is new."""

    tables: list[LiveScore]
    refused: list[str]
    """Tables that are not there, or not for them."""
