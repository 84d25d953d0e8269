"""Messages of a table with the real box: what the dice show, what was entered so far, and corrections."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from anpfiff.protocol.fields import FromSeat, Notation, Number


class RealBox(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the table as cardboard, and whether one phone lies beside it or everybody has one."""

    dice: bool
    cards: bool
    phones: Literal["one", "each"] = "one"


class Fall(FromSeat, tag="fall"):
    """Tell what the dice or the open cards on the table show; any seat of this device may."""

    action: Notation


class Correct(FromSeat, tag="correct"):
    """Say something else at an earlier moment (`at`, as the film has it); the rest is said again as far as it fits."""

    at: Number
    action: Notation


class AskFilm(Struct, tag="film", forbid_unknown_fields=True):
    """Ask for everything that was entered so far."""

    n: Number


class AskAmend(Struct, tag="amend", forbid_unknown_fields=True):
    """Ask what could have been said at a moment; or, with `action`, what would come of saying it. Nothing changes."""

    n: Number
    at: Number
    action: Notation = ""


class Meant(Struct, frozen=True):
    """An event that would be told: words under ``tell-<event>``, with these arguments."""

    event: str
    args: dict[str, str | int]


class FateAsked(Struct, frozen=True):
    """The dice or cards on the table are asked: all that they may show."""

    kind: Literal["dice", "cards"]
    prompt: str
    """The key of the phase that asks."""
    rule: str
    role: int
    options: list[str]
    means: list[list[Meant]]
    """For each option of a die what everybody would be told at once; empty where cards are asked."""


class EnteredMoment(Struct, frozen=True):
    """Something that was entered; fate is seat -1."""

    at: int
    seat: int
    owner: int
    """Whose it is: that seat, or the one whose die or card it is; -1 where it is nobody's."""
    told: int
    """How many events everybody had been told before."""
    prompt: str
    rule: str
    action: str


class Filmed(Struct, frozen=True, tag="filmed"):
    """Everything that was entered, the oldest first."""

    n: int
    moments: list[EnteredMoment]


class Amended(Struct, frozen=True, tag="amended"):
    """What could have been said at a moment; and, if something was, how many later moments stay and which fall away."""

    n: int
    moment: EnteredMoment
    options: list[str]
    stays: int
    falls: list[EnteredMoment]
