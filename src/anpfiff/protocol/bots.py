"""Bots of the host and visiting bots: what they say of themselves, where they are invited, how strong they are."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from anpfiff.protocol.fields import Milliseconds, Name, TableId, Token


class BotStrength(Struct):
    """What a bot won against the strongest league that it keeps up with, or else the weakest it met."""

    league: str
    """Empty where it met people only."""
    matches: int
    share: float
    """Of the points, a draw being half of one; and its bounds (95 %)."""
    low: float
    high: float


class HouseBotInfo(Struct):
    """A bot of the host's own."""

    key: str
    """What a seat names as its bot."""
    name: str
    strength: BotStrength | None = None
    """None where the host has not measured it."""


MOST_GAMES = 64
MOST_ROOM = 64


class BotHere(Struct, forbid_unknown_fields=True):
    """A bot says that it is here; its key comes in the header, as every token does."""

    name: Name
    games: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, lt=1 << 31)]], Meta(max_length=MOST_GAMES)
    ]
    """The games it plays, each with the revision of the rules it knows."""
    room: Annotated[int, Meta(ge=0, le=MOST_ROOM)]
    """At how many more tables it would sit down."""


class BotInvitation(Struct):
    """A seat to which a bot is invited: it sits down by the link, as everybody does."""

    table: str
    token: str
    """Empty where the seat is kept for its key, because the same people play again."""


class BotStand(Struct):
    """That a bot is on the list, and to which tables it is invited. Each invitation is told once."""

    key: str
    """What a seat names to invite it; it gives no right to anything."""
    games: list[str]
    """For which games it is offered: those this server plays by the same revision."""
    invitations: list[BotInvitation]
    again: Milliseconds
    """After how long it should speak again."""


class BotGone(Struct):
    """Whether a bot is on the list."""

    is_here: bool


class VisitingBotInfo(Struct):
    """A bot of somebody else's that stands at this server now."""

    key: str
    """What a seat names as its bot."""
    name: str
    games: list[str]
    is_free: bool
    """Whether it would come to one more table."""
    strengths: dict[str, BotStrength]
    """By game, where it has played enough here."""


class VisitingBotList(Struct):
    """The bots that stand here now, by name."""

    bots: list[VisitingBotInfo]


class InviteBot(Struct, forbid_unknown_fields=True):
    """A free seat, by the token of its link: whoever holds the link may hand it to anybody."""

    table: TableId
    token: Token


class InvitedBot(Struct):
    """A bot that was sent for."""

    name: str
    within: Milliseconds
    """If it does not sit down within that time, it will not come."""
