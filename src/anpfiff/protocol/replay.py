"""A match that is over: its file, its film, its report with the headline, and its course."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from anpfiff.protocol.decision import StandingAt
from anpfiff.protocol.fields import LONGEST_BODY
from anpfiff.protocol.table import Line, Still, View


class SavedMatch(Struct, forbid_unknown_fields=True):
    """The file of a match."""

    replay: Annotated[str, Meta(max_length=LONGEST_BODY)]


class MatchFile(Struct):
    """What the file of a match says; a table can be opened where it ends."""

    game: str
    edition: str
    names: list[str]
    """Who sat there, seat by seat; empty where nobody was named."""
    is_over: bool
    result: dict[str, Any] | None


class Moment(Struct):
    """A finished match after `ply` things were said: what was told since the moment before, and the table."""

    ply: int
    lines: list[Line]
    view: View
    stills: list[Still]
    """How the table looked in between: each after so many of these lines."""


class Mark(Struct):
    """A place on the reel that people look for: what happened there, in the words of meanings."""

    ply: int
    means: str


class ToldAt(Struct):
    """An event, and after how many things said it was told."""

    ply: int
    event: str
    args: dict[str, str | int]


class Film(Struct):
    """Moments of a finished match, from one chair, and by which rules and cards it was played."""

    options: dict[str, int | bool | str]
    own_cards: str
    commitment: str
    """What the server had committed to before kick-off; empty where fate came from elsewhere."""
    plies: int
    kick_off: int
    """The ply at which play begins, after squads were chosen and cards dealt."""
    marks: list[Mark]
    """Goals, cards and injuries of the whole match."""
    before: list[ToldAt]
    """What the chair was told before these moments, as far as it was asked for."""
    moments: list[Moment]


class ChanceAt(Struct):
    """An exact chance that was taken: what could be the verdict, with which odds, and whether it came so."""

    ply: int
    seat: int
    verdict: str
    odds: tuple[int, int]
    happened: bool


class Headline(Struct):
    """The headline of a finished match: a key of the words of headlines, and what is named in it."""

    key: str
    kind: str
    """What was worth it: `turned`, `late`, `draw`, `champion`, …"""
    seed: int
    """A number that follows from the log; other phrases about the match are chosen by it, too."""
    names: dict[str, str] = {}
    """By argument: the id of a team or a man."""
    seats: dict[str, int] = {}
    """By argument: a seat."""
    number: int = 0
    """The shirt of the man who decided it, where men have numbers and no names."""
    score: str = ""
    teams: list[str] = []
    """By seat: the team it led; nothing where the game has none."""


class Report(Struct):
    """A finished match in figures."""

    headline: Headline
    result: dict[str, Any] | None
    events: list[ToldAt]
    chances: list[ChanceAt]


class Course(Struct):
    """The course of a finished match: everybody's chance to win, as spectators could have known it."""

    standings: list[StandingAt]
