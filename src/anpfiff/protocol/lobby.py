"""Tables: opened, listed, and played at again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from anpfiff.protocol.bots import InvitedBot
from anpfiff.protocol.fields import LONGEST_BODY, LONGEST_NAME, MOST_SEATS, Clock, Milliseconds, Number, Token
from anpfiff.protocol.real_box import RealBox
from anpfiff.protocol.table import SeatInfo


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat: me, somebody else on this device, a friend by link, or a bot."""

    kind: Literal["me", "here", "friend", "bot"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    bot: Annotated[str, Meta(max_length=60)] | None = None
    """A league, a house bot (`house:` and its name), or a visiting bot by the `key` that `GET /api/bots` names."""


class StartWish(Struct, forbid_unknown_fields=True):
    """Where a match shall begin instead of kick-off: at a puzzle, in a match that is over, or where a file ends."""

    puzzle: Annotated[str, Meta(max_length=40)] = ""
    """The id of a puzzle of this game."""
    table: Annotated[str, Meta(max_length=24)] = ""
    token: Annotated[str, Meta(max_length=64)] = ""
    """A token that gives the right to see that match."""
    ply: Number = 0
    """How many things had been said there, fate's answers included."""
    goal: Literal["", "win", "draw", "score"] = ""
    """What the person sets out to do: win from here, not lose, score within three attempts."""
    replay: Annotated[str, Meta(max_length=LONGEST_BODY)] = ""
    """The file of a match that was begun elsewhere; edition, options and cards are those of the file."""


class OpenTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, int | bool | str] = {}
    key: Token | None = None
    """The device's key for the seats `me` and `here`."""
    clock: Clock = Clock()
    public: bool = False
    """Whether the table is listed, and anybody may watch and take a friend's seat."""
    own_cards: Annotated[str, Meta(max_length=LONGEST_BODY)] = ""
    """An owner's card file with the true values of the box."""
    real: RealBox | None = None
    """What of the box lies on a real table."""
    start: StartWish | None = None
    """Where the match begins, if not at kick-off; edition, options and cards are those of the other match then."""


class Invitations(Struct):
    """The table that was opened, and the tokens of its links."""

    table: str
    commitment: str
    invites: dict[str, str]
    """For each seat of a friend or a visiting bot the token of its link, ``/t/<table>#<token>``."""
    watch: str
    """The token of the spectators' link."""
    invited: dict[str, InvitedBot] = {}
    """By seat the visiting bots that were sent for."""


class TableSummary(Struct):
    """A table as lists show it."""

    id: str
    game: str
    revision: int
    edition: str
    status: str
    public: bool
    opened: Milliseconds
    seats: list[SeatInfo]
    clock: Clock
    result: dict[str, Any] | None
    asked: list[int] = []
    """Who is asked now; only when one table is looked at."""


class Tables(Struct):
    """Public tables."""

    tables: list[TableSummary]


class AgainWish(Struct, forbid_unknown_fields=True):
    """How the same people play again: once, home and away, or the best of several."""

    series: Literal[0, 3, 5, 7] = 0
    legs: Literal[1, 2] = 1
    swap: bool = False
    """In a single match: whether the guest of the last one is at home."""


class Again(Struct):
    """Where the same people play again: at a table or in a series; both are empty while nobody has opened it."""

    table: str = ""
    watch: str = ""
    """The token of its spectators."""
    seats: list[int] = []
    """The seats of who asks."""
    commitment: str = ""
    competition: str = ""


class QrWish(Struct, forbid_unknown_fields=True):
    """A link to be drawn as a QR code."""

    link: Annotated[str, Meta(min_length=1, max_length=300)]
