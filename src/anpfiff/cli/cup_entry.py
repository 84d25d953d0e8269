"""A bot in competitions of a server: it enters by the link, like people, and finds the tables of its matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from anpfiff.cli.server_api import AWAY, ask

OVER: Final = ("done", "called_off")


class CupMatch(Struct):
    """A match of a tie, as far as an entrant needs to know it."""

    table: str
    how: str


class CupTie(Struct):
    """Who meet, and their matches."""

    sides: list[int]
    matches: list[CupMatch]


class CupRound(Struct):
    """Ties that are played at the same time."""

    ties: list[CupTie]


class CupShown(Struct):
    """What a server shows of a competition, as far as an entrant needs to know it."""

    status: str
    me: int | None
    rounds: list[CupRound]


@dataclass(frozen=True)
class CupNow:
    """How a competition stands for an entrant: whether it is over, and the tables laid for their matches."""

    is_over: bool
    tables: list[str]


def cup_in(link: str) -> str:
    """The competition of a link; "" if it is a link of something else."""
    path = urlsplit(link).path.strip("/").split("/")
    return path[1] if len(path) == 2 and path[0] == "cup" else ""


def enter(server: str, cup: str, token: str, name: str, key: str) -> None:
    """Enter a competition by the token of its link, and say that one is here. Who has entered already stays in."""
    shown = ask(server, place_of(cup), token, CupShown, {"want": "join", "name": name, "key": key})
    if shown.me is not None:
        ask(server, place_of(cup), key, CupShown, {"want": "check_in"})


def look(server: str, cup: str, key: str) -> CupNow | None:
    """How it stands; None while the server is away."""
    try:
        shown = ask(server, place_of(cup), key, CupShown)
    except AWAY:
        return None
    mine = [tie for one in shown.rounds[-1:] for tie in one.ties if shown.me in tie.sides]
    tables = [match.table for tie in mine for match in tie.matches if match.table and not match.how]
    return CupNow(shown.status in OVER, tables)


def place_of(cup: str) -> str:
    """Where a competition is in the API."""
    return f"/api/competitions/{cup}"
