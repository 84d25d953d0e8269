"""The log of a table as it is stored: one entry for everything that happened round it, in order.

Setup plus log gives the match; clocks, seats, proposals and the chance urn follow from the same entries, so every node
that reads them comes to the same room. Entries are kept for ever: fields may be added with a default, never changed.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from anpfiff.bots.forfeit import How  # noqa: TC001  msgspec reads it
from anpfiff.core.fair_chance import COUNTING
from anpfiff.protocol.fields import Allowances, Clock
from anpfiff.protocol.real_box import RealBox  # noqa: TC001  msgspec reads it
from anpfiff.server.log.entry import Happened


class LaidSeat(Struct, frozen=True, omit_defaults=True):
    """A seat as it was laid out. Keys and invitations are stored only as hashes."""

    bot: str | None = None
    name: str = ""
    key: str | None = None
    invite: str | None = None


class Opened(Happened, frozen=True, tag="opened"):
    """Somebody laid a table."""

    game: str
    revision: int
    edition: str
    options: dict[str, int | bool | str]
    seats: list[LaidSeat] = field(name="chairs")
    watch: str
    commitment: str
    public: bool = False
    clock: Clock = Clock()
    own_cards: str = ""
    urn: int = COUNTING
    """How the urn draws after something was taken back."""
    competition: str = ""
    """The competition that this is a match of."""
    lesson: str = ""
    """The lesson that is taught here, if it is one: its match answers for fate and for the other seats."""
    start: list[str] = field(default_factory=list)
    """Where the match begins, if not at kick-off: all that was said in another one, a line each, fate's answers too."""
    goal: str = ""
    """What the person at this table has set out to do, for practice."""
    real: RealBox | None = None
    """What lies on the table as cardboard, if anything does."""
    allows: Allowances = ()
    """What the competition allows, if this is a match of one."""
    opener: str = ""
    """With whom it takes turns in the bots' workers: a name that many addresses share (`addresses.opener_of`)."""


class Sat(Happened, frozen=True, tag="sat"):
    """Somebody took a seat, with the key of a device and its part of chance."""

    seat: int
    name: str
    key: str
    part: str
    fell: list[str] = field(default_factory=list)
    """What fate answered at once, if this was the last to sit down: the match begins."""
    visiting: bool = False
    """Whether it is a visiting bot."""


class Spoke(Happened, frozen=True, tag="said"):
    """A seat answered; `by` says which bot, if it was not the seat's own person or bot."""

    seat: int
    action: str
    by: str | None = None
    fell: list[str] = field(default_factory=list)
    """What fate answered to it; it follows from the urn, and is kept so that the log can be read without the rules."""
    more: list[str] = field(default_factory=list)
    """What the seat said right after it, in one go."""


class Fell(Happened, frozen=True, tag="fell"):
    """Somebody told what the dice or the cards on the table show."""

    seat: int
    action: str


class Corrected(Happened, frozen=True, tag="corrected"):
    """Something that was entered at a ply was said otherwise, and the rest again as far as it fitted."""

    seat: int
    ply: int
    action: str
    moment: int = -1
    """Which of all that was entered it is, and how many later ones stayed: to read the log without the rules.

    The first tables with the real box did not write it down.
    """
    stays: int = 0


class TookBack(Happened, frozen=True, tag="undone"):
    """The log was cut at a ply; or, `alone`, one sealed answer of `number` statements was withdrawn from it."""

    seat: int
    ply: int
    why: Literal["free", "alone"]
    alone: bool = False
    number: int = 1
    words: dict[int, str] = field(default_factory=dict)
    """The words of the device, by seat."""


class Proposed(Happened, frozen=True, tag="proposed"):
    """A seat asked for the others' consent."""

    seat: int
    what: Literal["undo", "draw", "take_over"]
    until: int
    ply: int = 0
    target: int | None = None
    bot: str | None = None
    invite: str | None = None
    """In older logs: the hash of an invitation for a new person."""
    carried: bool = False
    """Nobody else had to agree, so it was carried out at once."""
    words: dict[int, str] = field(default_factory=dict)
    """The words of the device, by seat."""
    patient: bool = False
    """Only the silence of a seat that was away all the time counts, and a bot stands in. Older logs: any silence."""


class Voted(Happened, frozen=True, tag="voted"):
    """A seat agreed or did not; with the last yes the proposal is carried out."""

    seat: int
    yes: bool
    carried: bool = False
    words: dict[int, str] = field(default_factory=dict)
    """The words of the device, by seat."""


class Lapsed(Happened, frozen=True, tag="lapsed"):
    """The time to answer a proposal is over."""

    carried: bool = False
    """The seat to be taken over was away, and all others had agreed."""


class Here(Happened, frozen=True, tag="here"):
    """The seat that shall be taken over has a connection open somewhere: its silence is no absence."""

    seat: int


class Resigned(Happened, frozen=True, tag="resigned"):
    """A seat gave the match up."""

    seat: int


class Forfeited(Happened, frozen=True, tag="forfeited"):
    """A bot of the house crashed, thought too long or said what it may not: it has lost the match."""

    seat: int
    how: How


class TimeOver(Happened, frozen=True, tag="time_over"):
    """A seat thought too long."""

    seat: int


class Left(Happened, frozen=True, tag="left"):
    """A seat got up."""

    seat: int
    invite: str | None = None
    """The hash of an invitation that its owner was given, for a successor."""


class Moved(Happened, frozen=True, tag="moved"):
    """A seat has a new key."""

    seat: int
    key: str


class Replaced(Happened, frozen=True, tag="replaced"):
    """A bot crashed, was too slow, or is a house bot that this server no longer has; another one sits there now."""

    seat: int
    bot: str
    why: Literal["crashed", "slow", "gone"]


class Talked(Happened, frozen=True, tag="talked"):
    """A seat said a phrase to the table."""

    seat: int
    phrase: str


class Expired(Happened, frozen=True, tag="expired"):
    """The table was cleared away: nobody came for long, or the host closed it."""


Entry = (
    Opened
    | Sat
    | Spoke
    | Fell
    | Corrected
    | TookBack
    | Proposed
    | Voted
    | Lapsed
    | Here
    | Resigned
    | Forfeited
    | TimeOver
    | Left
    | Moved
    | Replaced
    | Talked
    | Expired
)


def words_in(entry: TookBack | Proposed | Voted) -> dict[int, str]:
    """Who wants to go back: the seat that speaks first, and what its device says for each of its seats."""
    return {entry.seat: "", **entry.words}


_DECODER: Final = msgspec.json.Decoder(Entry)


def read(body: bytes) -> Entry:
    """An entry as it was stored."""
    entry: Entry = _DECODER.decode(body)
    return entry
