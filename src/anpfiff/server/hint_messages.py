"""Chances and previews: exact ones behind the options, what an answer would do, and what a search has to say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct, field

from anpfiff.server.fields import MOST_ACTIONS, Notation, Number, Seat

if TYPE_CHECKING:
    from fractions import Fraction


class AskOdds(Struct, tag="odds", forbid_unknown_fields=True):
    """Ask for the exact chances behind the options of the decision asked."""

    n: Number
    told: Number = field(name="ply")
    seat: Seat


class Chances(Struct, frozen=True, tag="chances"):
    """For each option the exact chance of each verdict, as numerator and denominator."""

    n: int
    told: int = field(name="ply")
    odds: dict[str, dict[str, tuple[int, int]]]


def in_fractions(odds: dict[str, dict[str, Fraction]]) -> dict[str, dict[str, tuple[int, int]]]:
    """Exact chances as they are sent."""
    return {
        option: {verdict: (chance.numerator, chance.denominator) for verdict, chance in chances.items()}
        for option, chances in odds.items()
    }


class AskPreview(Struct, tag="preview", forbid_unknown_fields=True):
    """Ask what an answer to the decision asked would do, or a part of an answer to its form; nothing is said by it."""

    n: Number
    told: Number = field(name="ply")
    seat: Seat
    actions: Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)]


class Previewed(Struct, frozen=True, tag="previewed"):
    """What would be with this said, as far as the seat can see, before fate or anybody else has a word."""

    n: int
    told: int = field(name="ply")
    facts: dict[str, Any]
    """Those facts of the view that would be others than they are."""
    odds: dict[str, tuple[int, int]]
    """The exact chance of each verdict, where the answer is whole and fate alone decides what comes of it."""


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask what a search thinks of the options of the decision asked; not at tables with other people."""

    n: Number
    told: Number = field(name="ply")
    seat: Seat


class HintReason(Struct, frozen=True):
    """One clause why an answer is good: the key of the game's words (`why-<key>`), and what they mention."""

    key: str
    args: dict[str, str | int]


class Hint(Struct, frozen=True):
    """What a search thinks of one option."""

    chance: float
    """The chance to win with it, shared wins in parts, from 0 to 1."""
    error: float
    """Half the width of its interval (95 %)."""
    matches: int
    """The number of imagined matches behind it."""
    why: str = ""
    """Why it is the best: `even` with the second, the best at first `sight` too, or only `later`; else nothing."""
    reason: HintReason | None = None
    """What the game's own advice says for it; only of the best, and where there is something to tell."""
    answer: list[str] = []
    """The whole answer that it begins, in small steps, where people answer several things in one go."""


class StandingAt(Struct, frozen=True):
    """Everybody's chance to win at one ply, and half the width of each interval (95 %)."""

    ply: int
    chances: list[float]
    errors: list[float]


class AskOutlook(Struct, tag="outlook", forbid_unknown_fields=True):
    """Ask for everybody's chance to win as things stand, as spectators can know it."""

    n: Number


class Outlook(Struct, frozen=True, tag="outlooked"):
    """Everybody's chance to win at one line of the spectators' ticker, with half the width of its interval."""

    n: int
    told: int = field(name="ply")
    chances: list[float]
    errors: list[float]


class Hinted(Struct, frozen=True, tag="hinted"):
    """For each option what a search thinks of it, from what this seat can see."""

    n: int
    told: int = field(name="ply")
    hints: dict[str, Hint]
