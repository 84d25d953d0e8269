"""What people want of a competition, and what they are shown of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from anpfiff.server.competitions.entries import Format, Season
from anpfiff.server.fields import LONGEST_NAME, Allowances, Clock, Milliseconds, Name, Token
from anpfiff.server.real_messages import RealBox

MOST_ENTRANTS = 64
Goals = Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(min_length=2, max_length=16)]
Index = Annotated[int, Meta(ge=0, le=100_000)]
Bot = Annotated[str, Meta(max_length=60)]


class OpenCompetition(Struct, forbid_unknown_fields=True):
    """A competition to be opened; everything but the game and the organiser's key has a good default."""

    game: Annotated[str, Meta(max_length=40)]
    key: Token
    """The organiser's key."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    size: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 16
    format: Format = Format()
    pace: Season = Season()
    clock: Clock | None = None
    fill: Bot = ""
    """The bot that takes the places that are free at the draw."""
    edition: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, int | bool | str] = {}
    public: bool = False
    me: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """The organiser's name, if they play too."""
    real: RealBox | None = None
    """Matches are played with the real box, each coach with a phone of their own."""
    allows: Allowances = ()
    """What is allowed in its matches beyond the rule: hints, and taking back if all agree."""


class CompetitionOpened(Struct):
    """The competition, and the token of its one link, ``/cup/<id>#<token>``."""

    id: str
    link: str


class Join(Struct, tag="join", tag_field="want", forbid_unknown_fields=True):
    """Enter with a name and the key of a device; when all places are taken, wait for one."""

    name: Name
    key: Token


class Withdraw(Struct, tag="withdraw", tag_field="want", forbid_unknown_fields=True):
    """Leave before the draw; the organiser may take out anybody."""

    entrant: Index | None = None


class Rekey(Struct, tag="rekey", tag_field="want", forbid_unknown_fields=True):
    """Move to another device."""

    key: Token


class CheckIn(Struct, tag="check_in", tag_field="want", forbid_unknown_fields=True):
    """I am here."""


class Prefer(Struct, tag="prefer", tag_field="want", forbid_unknown_fields=True):
    """If my opponent does not come: a caretaker plays, or the match is awarded."""

    caretaker: bool


class MeetAt(Struct, tag="meet", tag_field="want", forbid_unknown_fields=True):
    """Propose when to play my match of this round; 0 takes it back, and proposing what the others did agrees."""

    time: Milliseconds


class AddBot(Struct, tag="add_bot", tag_field="want", forbid_unknown_fields=True):
    """Let a bot enter."""

    bot: Bot


class DrawLots(Struct, tag="draw", tag_field="want", forbid_unknown_fields=True):
    """Close the list and begin the draw."""


class ShowLots(Struct, tag="show_lots", tag_field="want", forbid_unknown_fields=True):
    """Show the next lots."""

    number: Annotated[int, Meta(ge=1, le=MOST_ENTRANTS)] = 1


class Pause(Struct, tag="pause", tag_field="want", forbid_unknown_fields=True):
    """Stop; no time runs, and no table is laid."""


class Resume(Struct, tag="resume", tag_field="want", forbid_unknown_fields=True):
    """Go on."""


class Award(Struct, tag="award", tag_field="want", forbid_unknown_fields=True):
    """Award a match, or write down how it ended; also where there is a result already."""

    tie: Index
    goals: Goals
    match: Index = 0
    kicks: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=2)] = []
    """Kicks from the mark, if they decided it."""
    played: bool = False
    """Whether it was played so; else it is awarded."""


class Annul(Struct, tag="annul", tag_field="want", forbid_unknown_fields=True):
    """Have a match played again."""

    tie: Index
    match: Index = 0


class CaretakerNow(Struct, tag="caretaker", tag_field="want", forbid_unknown_fields=True):
    """Let a bot play for somebody in this round."""

    entrant: Index


class Replace(Struct, tag="replace", tag_field="want", forbid_unknown_fields=True):
    """Give somebody's place to who has waited longest, or to a bot."""

    entrant: Index
    bot: Bot | None = None


class Extend(Struct, tag="extend", tag_field="want", forbid_unknown_fields=True):
    """Give the round, or one tie, time until a moment."""

    until: Milliseconds
    tie: Index | None = None


class HandOver(Struct, tag="hand_over", tag_field="want", forbid_unknown_fields=True):
    """Make an entrant the organiser."""

    entrant: Index


class TakeBack(Struct, tag="take_back", tag_field="want", forbid_unknown_fields=True):
    """Take back what the organiser decided last: `award`, `annul`, `replace`, `caretaker` or `call_off`."""


class CallOff(Struct, tag="call_off", tag_field="want", forbid_unknown_fields=True):
    """End it without a champion."""


Command = (
    Join
    | Withdraw
    | Rekey
    | CheckIn
    | Prefer
    | MeetAt
    | AddBot
    | DrawLots
    | ShowLots
    | Pause
    | Resume
    | Award
    | Annul
    | CaretakerNow
    | Replace
    | Extend
    | HandOver
    | TakeBack
    | CallOff
)
