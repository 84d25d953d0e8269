"""The messages between a table and those round it. Documented in docs/protocol.md.

The referee asks, a seat says, the referee tells. Clients send notation and get keys with arguments, never sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from anpfiff.protocol.decision import (
    Asked,
    AskHint,
    AskOdds,
    AskOutlook,
    AskPreview,
    Chances,
    Decision,
    Hinted,
    Outlook,
    Previewed,
)
from anpfiff.protocol.fields import (
    MOST_ACTIONS,
    Allowances,
    Clock,
    FromSeat,
    Milliseconds,
    Name,
    Notation,
    Number,
    Part,
    Phrase,
    Seat,
    Token,
    Words,
)
from anpfiff.protocol.lesson import LessonStep
from anpfiff.protocol.real_box import Amended, AskAmend, AskFilm, Correct, Fall, FateAsked, Filmed, RealBox


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Take a seat, or come back to it: a name, the device's own key for it, and its part of chance."""

    n: Number
    seat: Seat
    name: Name
    key: Token
    part: Part


class TurnTo(Struct, tag="turn_to", forbid_unknown_fields=True):
    """On a device that holds several seats: send the view of this one, or with none only what spectators see."""

    n: Number
    seat: Seat | None = None


class Say(FromSeat, tag="say"):
    """Answer the decision asked: with one option, or with several things in one go."""

    action: Notation = ""
    """One option of the decision."""
    actions: Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)] = field(default_factory=list)
    """Instead of it: a whole answer in any order, through one question or several; all of it is said, or nothing."""


class Undo(FromSeat, tag="undo"):
    """Take back the seat's last answer, where the rule of the house lets it do so freely."""

    words: Words = field(default_factory=dict)
    """For each seat of this device the word before its part of chance, so that nobody can say it was made up."""


class Propose(FromSeat, tag="propose"):
    """Ask the others: to take back, to call it a draw, or to have a bot stand in for somebody who is away."""

    what: Literal["undo", "draw", "take_over"]
    target: Seat | None = None
    """The seat to be taken over."""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The bot that shall stand in; none means the usual one."""
    words: Words = field(default_factory=dict)
    """As in `undo`."""


class Vote(FromSeat, tag="vote"):
    """Answer what was proposed, and nothing that was proposed before or after."""

    proposal: Number
    """The number of the proposal this answers."""
    yes: bool
    words: Words = field(default_factory=dict)
    """As in `undo`, if the answer is yes."""


class Resign(FromSeat, tag="resign"):
    """Give the match up."""


class Leave(FromSeat, tag="leave"):
    """Get up from a seat: `done` brings a link for a successor, and the others may have a bot stand in."""


class Move(FromSeat, tag="move"):
    """Give the seat a new key: links with the old one are void from now on."""

    key: Token


class Talk(FromSeat, tag="talk"):
    """Say one of the preset phrases to the table."""

    phrase: Phrase


class Recall(Struct, tag="recall", forbid_unknown_fields=True):
    """Ask how the table looked from this connection's chair when this line of its journal was told."""

    n: Number
    line: Number = field(name="ply")


Seated = Say | Undo | Propose | Vote | Resign | Leave | Move | Talk | Fall | Correct
"""What only somebody in a seat can say, and what goes into the log."""
Asking = AskOdds | AskPreview | AskHint | AskOutlook | AskFilm | AskAmend | Recall


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    state: Literal["free", "waiting", "ready", "left", "away", "resigned"]
    """A person's seat is free, then waiting for its device's part of chance, then ready; away: a bot stands in."""
    part: str
    """The seat's part of chance, or the last word that was given in its place."""
    plays_like: str | None = None
    """The league in which a bot plays on this machine, where its time is too short for its own."""
    visiting: bool = False
    """Whether a visiting bot holds it, by a key as people do."""


class TableInfo(Struct, frozen=True):
    """What is agreed at a table and does not change."""

    id: str
    game: str
    revision: int
    edition: str
    options: dict[str, int | bool | str]
    seats: int
    own_cards: str
    clock: Clock
    public: bool
    opened: Milliseconds
    commitment: str
    """SHA-256 of the server's secret, which is shown when the match is over."""
    competition: str = ""
    lesson: str = ""
    """What this is a match of; or the lesson that is taught here, whose match is fate. Empty at all other tables."""
    given: int = 0
    """How many things were said before this match began in the middle of another; `goal` is the task, for practice."""
    goal: str = ""
    real: RealBox | None = None
    allows: Allowances = ()
    """What the competition allows, if this is a match of one: else no hints, and no consent to take back."""


class Said(Struct, frozen=True, tag="said", tag_field="line"):
    """A seat (or fate, -1) said something; `by` is the bot that spoke for a person whose time was over."""

    at: Milliseconds
    seat: int
    action: str
    by: str | None = None


class Told(Struct, frozen=True, tag="told", tag_field="line"):
    """The referee told an event: words under ``tell-<event>``, with these arguments."""

    event: str
    args: dict[str, str | int]


class Undone(Struct, frozen=True, tag="undone", tag_field="line"):
    """Everything after line `to` of this chair is void; `why` says by which rule."""

    at: Milliseconds
    seat: int
    to: int
    why: Literal["free", "alone", "agreed"]


TableNoticeKind = Literal[
    "sat", "kicked_off", "moved", "left", "proposed", "voted", "carried", "declined", "resigned", "time_over",
    "forfeited", "taken_over", "bot_replaced", "talked", "drawn", "expired",
]  # fmt: skip


class TableNotice(Struct, frozen=True, tag="notice", tag_field="line"):
    """Something happened round the table: somebody sat down, left, proposed, voted, resigned or spoke."""

    at: Milliseconds
    what: TableNoticeKind
    seat: int | None = None
    detail: str = ""


Line = Said | Told | Undone | TableNotice


class Proposal(Struct, frozen=True):
    """What was proposed, and who still has to answer."""

    number: int
    """A vote names it, so that nobody agrees to something they have not read."""
    seat: int
    what: Literal["undo", "draw", "take_over"]
    target: int | None
    bot: str | None
    waits_for: list[int]
    until: Milliseconds
    is_away: bool
    """The seat to be taken over has no connection open; if it stays away until then, its silence is a yes."""


class View(Struct, frozen=True):
    """What a chair may see: `table` is the game's own part, `facts` is what follows from it by the game's rules."""

    agenda: list[str]
    roles: list[int]
    colours: list[str]
    """By role: the colour its side wears, red or blue; none where sides have no colours."""
    sealed: list[list[str]]
    table: dict[str, Any]
    facts: Mapping[str, Any]


class Still(Struct, frozen=True):
    """How the table looked from this chair when it had been told so many lines; until then it looked as before."""

    line: int = field(name="ply")
    view: View


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: what this is, and what the token is good for: the seats that this device holds."""

    version: int
    table: TableInfo
    holds: list[int]
    invited: int | None
    """The seat this invitation is for, if it is still to be had."""
    away: list[int]
    """The seats of this device that a bot plays until somebody sits down there again."""
    now: Milliseconds
    spent: int | None = None
    """The seat this invitation was for, if somebody has sat down there by it: it is good for watching."""


class News(Struct, frozen=True, tag="news"):
    """The newest of everything, from one chair, and the lines told since the last news."""

    line: int = field(name="ply")
    """How many lines this chair has been told; it only ever grows."""
    chair: int | None
    """The seat this is seen from; none for spectators."""
    status: Literal["open", "running", "over", "expired"]
    seats: list[SeatInfo]
    asked: list[Asked]
    decision: Decision | None
    view: View | None
    """Nothing lies on the table before kick-off."""
    proposal: Proposal | None
    may_undo: bool
    result: dict[str, Any] | None
    secret: str | None
    """The server's secret, when the match is over; its hash is the commitment."""
    lesson: LessonStep | None
    """Where the learner stands, if this is a lesson and this chair is the learner's."""
    fate: FateAsked | None
    """With the real box: what dice or cards are asked."""
    since: int
    """`lines` begin after so many."""
    lines: list[Line]
    stills: list[Still]
    """How the table looked in between, for those who show one thing after the other; the newest, and maybe none."""


class Done(Struct, frozen=True, tag="done"):
    """Message `n` was carried out and is in the log for good; `invite` is a new link's token, if one was made."""

    n: int
    line: int = field(name="ply")
    invite: str | None = None


class Recalled(Struct, frozen=True, tag="recalled"):
    """How the table looked when this line was told."""

    n: int
    line: int = field(name="ply")
    view: View


Answered = Chances | Previewed | Hinted | Outlook | Recalled | Filmed | Amended
