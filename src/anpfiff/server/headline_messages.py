"""The headline of a match that is over, as it is sent."""

from __future__ import annotations

from msgspec import Struct


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
