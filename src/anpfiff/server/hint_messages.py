"""What is said about hints: somebody asks what a search thinks of his options, and is told."""

from __future__ import annotations

from msgspec import Struct

from anpfiff.server.fields import Number, Seat


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask what a search thinks of the options of the decision asked; not at tables with other people."""

    n: Number
    ply: Number
    seat: Seat


class Hint(Struct, frozen=True):
    """What a search thinks of one option."""

    chance: float
    """The chance to win with it, shared wins in parts, from 0 to 1."""
    error: float
    """Half the width of its interval (95 %)."""
    matches: int
    """From so many imagined matches."""


class Hinted(Struct, frozen=True, tag="hinted"):
    """For each option what a search thinks of it, from what this seat can see."""

    n: int
    ply: int
    hints: dict[str, Hint]
