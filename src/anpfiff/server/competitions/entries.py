"""The log of a competition as it is stored: one entry for everything that happened in it, in order.

Draws, rounds, standings and champions follow from the entries, so every node that reads them comes to the same
competition. Entries are kept for ever: fields may be added with a default, never changed.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import field

from anpfiff.protocol.competition import Format, Season
from anpfiff.protocol.fields import Allowances, Clock
from anpfiff.protocol.real_box import RealBox  # noqa: TC001  msgspec reads it
from anpfiff.server.log.entry import Happened


class Announced(Happened, frozen=True, tag="opened"):
    """Somebody opened a competition. Keys and the link are stored only as hashes."""

    name: str
    game: str
    revision: int
    edition: str
    options: dict[str, int | bool | str]
    size: int
    organiser: str
    link: str
    commitment: str
    """To the secret that the draw follows from: the order was fixed before anybody entered."""
    format: Format = Format()
    pace: Season = Season()
    clock: Clock = Clock()
    fill: str = ""
    """The bot that takes the places that are free at the draw; "" means that none does."""
    public: bool = False
    real: RealBox | None = None
    """What lies on the tables as cardboard, if anything does."""
    allows: Allowances = ()
    """What is allowed in its matches beyond the rule: hints, and taking back if all agree."""
    opener: str = ""
    """With whom its matches take turns in the bots' workers."""


class Joined(Happened, frozen=True, tag="joined"):
    """Somebody entered: a person with the key of a device, or a bot."""

    name: str
    key: str = ""
    bot: str = ""


class Withdrew(Happened, frozen=True, tag="withdrew"):
    """An entrant left before the draw; the organiser may take somebody out, too."""

    entrant: int
    by_organiser: bool = False


class Rekeyed(Happened, frozen=True, tag="rekeyed"):
    """An entrant moved to another device."""

    entrant: int
    key: str


class CheckedIn(Happened, frozen=True, tag="checked_in"):
    """An entrant is here."""

    entrant: int


class Drawn(Happened, frozen=True, tag="drawn"):
    """The draw begins: nobody enters any more, and the order follows from the secret."""


class Lots(Happened, frozen=True, tag="lots"):
    """So many lots are shown by now; with the last one the first round begins."""

    shown: int


class Laid(Happened, frozen=True, tag="laid"):
    """A table was laid for a match of a tie."""

    tie: int
    match: int
    table: str
    attempt: int = 0
    caretakers: list[int] = field(default_factory=list)
    """The sides for which a bot plays."""
    by_organiser: bool = False
    """Whether the organiser called a caretaker to it."""


class Wished(Happened, frozen=True, tag="wished"):
    """Somebody said what they want if the opponent does not come."""

    tie: int
    side: int
    caretaker: bool


class Ended(Happened, frozen=True, tag="result"):
    """A table is over. Goals stand by sides of the tie; the winner is a side, or -1 for a draw."""

    tie: int
    match: int
    table: str
    goals: list[int]
    winner: int
    reason: str = ""
    kicks: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    """At a table of more than two: the place of each side, counted from 1."""
    scorers: list[tuple[int, str, int]] = field(default_factory=list)
    """Who scored: the side, the footballer's id or his number after a #, and how often."""
    counts: dict[str, int] = field(default_factory=dict)
    """How often what happened on both sides together: shots, bookings."""


class Missed(Happened, frozen=True, tag="missed"):
    """The time to come was over and these sides of a tie were not at the table; the rule applies."""

    tie: int
    match: int
    sides: list[int]


class Awarded(Happened, frozen=True, tag="awarded"):
    """The organiser awarded a match, or wrote down how it ended; a result from before does not count any more."""

    tie: int
    match: int
    goals: list[int]
    kicks: list[int] = field(default_factory=list)
    played: bool = False
    """Whether it was played so; else it is awarded."""


class Annulled(Happened, frozen=True, tag="annulled"):
    """The organiser has a match played again."""

    tie: int
    match: int


class Substituted(Happened, frozen=True, tag="replaced"):
    """Somebody else takes an entrant's place with all that was won there: who waited longest, or a bot."""

    entrant: int
    name: str
    key: str = ""
    bot: str = ""
    by_organiser: bool = True


class MeetProposed(Happened, frozen=True, tag="proposed"):
    """Somebody proposed when to play a match of a slow round; 0 takes a proposal back. Who proposes the same agrees."""

    tie: int
    match: int
    side: int
    time: int


class Reminded(Happened, frozen=True, tag="reminded"):
    """Those who are not at the table yet were reminded of a match: its deadline, or the time they agreed on."""

    tie: int
    match: int
    sides: list[int]
    about: Literal["deadline", "appointment"] = "deadline"


class Extended(Happened, frozen=True, tag="extended"):
    """The organiser gives a round, or one tie of it, more time: until then nobody has missed it."""

    until: int
    tie: int = -1


class Paused(Happened, frozen=True, tag="paused"):
    """The organiser stopped the competition; no time runs."""


class Resumed(Happened, frozen=True, tag="resumed"):
    """It goes on."""


class HandedOver(Happened, frozen=True, tag="handed_over"):
    """The organiser made an entrant the organiser."""

    entrant: int


class TakenBack(Happened, frozen=True, tag="taken_back"):
    """The organiser took back what they had decided last: a result, another match, a place, a caretaker, the end."""


class Abandoned(Happened, frozen=True, tag="abandoned"):
    """The organiser called it off, or nobody came for it for long."""


Led = Substituted | MeetProposed | Reminded | Extended | Paused | Resumed | HandedOver | TakenBack | Abandoned
"""What the organiser does, apart from results, and what is agreed before a match."""
Entry = (
    Announced | Joined | Withdrew | Rekeyed | CheckedIn | Drawn | Lots | Laid | Wished | Ended | Missed | Awarded
    | Annulled | Led
)  # fmt: skip

_DECODER: Final = msgspec.json.Decoder(Entry)


def read(body: bytes) -> Entry:
    """An entry as it was stored."""
    entry: Entry = _DECODER.decode(body)
    return entry
