"""The question a seat is asked, its form, and what can be asked about it: chances, previews, hints."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from anpfiff.protocol.fields import MOST_ACTIONS, FromSeat, Milliseconds, Notation, Number


class Asked(Struct, frozen=True):
    """A seat that is asked now; only the seat itself learns what it may say.

    In a sealed question a seat that has answered counts as asked, for all but itself, until the answers are opened.
    """

    seat: int
    since: Milliseconds
    until: Milliseconds | None
    """When its time is over."""
    prompt: str | None = None
    """What it is asked, where the open agenda tells that anyway; not where it would tell how far a seat has come."""


class Detail(Struct, frozen=True):
    """What must be named right after an option, one of these."""

    prompt: str
    rule: str
    options: list[str]


class Blank(Struct, frozen=True):
    """One blank of a form: how many of these options it takes, each as often as it is listed."""

    prompt: str
    """The key of its question in the game's words is ``ask-<prompt>``."""
    rule: str
    options: list[str]
    least: int
    most: int
    end: str | None
    """An option of the decision that means: no more than were named. It need not be said along."""
    then: dict[str, Detail]


class Form(Struct, frozen=True):
    """A decision as people make it. No option is named twice unless a blank lists it twice."""

    shape: Literal["some", "slots", "order"]
    """Some: in any order. Slots: the first named goes to the first blank that takes it. Order: as they are named."""
    least: int
    """So many must be named in all."""
    most: int
    """So many may be named in all."""
    blanks: list[Blank]
    budget: int | None
    """So much may all that is named cost together; null: nothing is counted."""
    costs: dict[str, int]
    """What naming an option costs; one that is not listed costs nothing."""


Odds = dict[str, dict[str, tuple[int, int]]]
"""For each option the exact chance of each verdict, as numerator and denominator."""


class Decision(Struct, frozen=True):
    """The question a seat is asked, and everything it may say."""

    seat: int
    role: int
    prompt: str
    """The key of the question in the game's words is ``ask-<prompt>``."""
    rule: str
    options: list[str]
    form: Form | None
    """How people may answer it in one go, with `actions`; none where one option is the whole answer."""
    forced: str | None
    """The answer where there is no real choice: the only option, or the only sensible one. It still has to be said."""
    odds: Odds | None = None
    """The exact chances behind the options, where they are found at once; else `odds` asks for them."""


class AskOdds(FromSeat, tag="odds"):
    """Ask for the exact chances behind the options of the decision asked."""


class Chances(Struct, frozen=True, tag="chances"):
    """For each option the exact chance of each verdict, as numerator and denominator."""

    n: int
    line: int = field(name="ply")
    odds: Odds


class AskPreview(FromSeat, tag="preview"):
    """Ask what an answer to the decision asked would do, or a part of an answer to its form; nothing is said by it."""

    actions: Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)]


class Previewed(Struct, frozen=True, tag="previewed"):
    """What would be with this said, as far as the seat can see, before fate or anybody else has a word."""

    n: int
    line: int = field(name="ply")
    facts: dict[str, Any]
    """Those facts of the view that would be others than they are."""
    odds: dict[str, tuple[int, int]]
    """The exact chance of each verdict, where the answer is whole and fate alone decides what comes of it."""


class AskHint(FromSeat, tag="hint"):
    """Ask what a search thinks of the options of the decision asked; not at tables with other people."""


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
    line: int = field(name="ply")
    chances: list[float]
    errors: list[float]


class Hinted(Struct, frozen=True, tag="hinted"):
    """For each option what a search thinks of it, from what this seat can see."""

    n: int
    line: int = field(name="ply")
    hints: dict[str, Hint]
