"""One connection: hello, its topics, and every message in either direction. Documented in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from anpfiff.errors import Malformed
from anpfiff.protocol.competition import CompetitionNews
from anpfiff.protocol.fields import Milliseconds, Number, Seat, TableId
from anpfiff.protocol.live import MOST_LIVE, LiveNews, LiveTable
from anpfiff.protocol.table import Answered, Asking, Done, News, Seated, Sit, TurnTo, Welcome

VERSION: Final = 2
LONGEST_MESSAGE: Final = 8192
"""In bytes; nothing a client has to say is longer."""
AnyToken = Annotated[str, Meta(max_length=64)]


# ---- what a client says ---------------------------------------------------------------------------------------------


class TableTopic(Struct, tag="table", tag_field="topic", forbid_unknown_fields=True):
    """One table, from a seat or as a spectator."""

    table: TableId
    token: AnyToken = ""
    """A seat's key, an invitation, or the spectators' token; a public table may be watched without any."""
    line: Annotated[int, Meta(ge=-1)] = field(default=-1, name="ply")
    """So many lines were seen, to resume a connection that dropped; -1 to be told everything from the start."""
    seat: Seat | None = None
    """On a device that holds several seats: the one whose view to send first; none means the curtain is down."""


class CompetitionTopic(Struct, tag="competition", tag_field="topic", forbid_unknown_fields=True):
    """The page of one competition."""

    competition: TableId
    token: AnyToken = ""
    """An entrant's key, the organiser's or the link's; a public one may be followed without any."""


class LiveTopic(Struct, tag="live", tag_field="topic", forbid_unknown_fields=True):
    """How many tables stand now; subscribing again chooses others, and those that are named again go on as they are."""

    tables: Annotated[list[LiveTable], Meta(max_length=MOST_LIVE)]


Topic = TableTopic | CompetitionTopic | LiveTopic
TopicName = Literal["table", "competition", "live"]


def name_of(topic: Topic) -> TopicName:
    """The kind of a topic."""
    name: TopicName = topic.__struct_config__.tag  # type: ignore[assignment]
    return name


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message on every connection: the version of the protocol, and what to follow, one topic of a kind."""

    version: int
    topics: Annotated[list[Topic], Meta(min_length=1, max_length=3)]


class Subscribe(Struct, tag="subscribe", forbid_unknown_fields=True):
    """Follow one more topic, or another of the same kind instead."""

    n: Number
    topic: Topic


class Unsubscribe(Struct, tag="unsubscribe", forbid_unknown_fields=True):
    """Follow a topic no more."""

    n: Number
    topic: TopicName


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether anybody is there."""

    n: Number


TableMessage = Sit | TurnTo | Seated | Asking
"""What may be said at a table; each is answered under its number."""
ClientMessage = Hello | Subscribe | Unsubscribe | Ping | TableMessage


# ---- what is told ---------------------------------------------------------------------------------------------------


class Refused(Struct, frozen=True, tag="refused"):
    """Message `n` was not carried out and nothing has changed; without a number a topic was refused, or hello."""

    n: int | None
    line: int = field(name="ply")
    kind: str
    """As in `errors` and `server.refusals`: illegal, unknown, malformed, clash, over, late, forbidden, …"""
    message: str
    rule: str | None
    expected: list[str]
    after: int | None = None
    """With `too_fast`: the same message is fine after so many milliseconds."""
    topic: TopicName | None = None
    """The topic that cannot be followed, or not any more."""


class Pong(Struct, frozen=True, tag="pong"):
    """Somebody is there."""

    n: int
    now: Milliseconds


Why = Literal["moved", "stopping", "slow", "too_fast"]


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The connection is closed: moved (the seat is played elsewhere), stopping, slow (no hello came) or too_fast."""

    why: Why


ServerMessage = Welcome | News | CompetitionNews | LiveNews | Done | Refused | Answered | Pong | Goodbye

_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


def read_message(text: str | bytes) -> ClientMessage:
    """A client's message; anything else is refused with a reason fit for its author."""
    try:
        message: ClientMessage = _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Malformed(str(error)) from error
    return message


def write_message(message: ServerMessage) -> bytes:
    """A message as it goes over the connection."""
    return _ENCODER.encode(message)
