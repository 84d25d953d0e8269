"""A competition: how it is played, what people want of it, and what they are shown of it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from anpfiff.protocol.fields import LONGEST_NAME, Allowances, Clock, Milliseconds, Name, Token
from anpfiff.protocol.real_box import RealBox

Break = Literal["difference", "scored", "head_to_head", "wins", "buchholz"]
USUAL_BREAKS: Final[tuple[Break, ...]] = ("difference", "scored", "head_to_head")


class Format(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a champion is found."""

    kind: Literal["knock_out", "groups", "league", "swiss"] = "knock_out"
    legs: Literal[1, 2] = 1
    """Of a tie; in a league, how often everybody meets everybody."""
    away_goals: bool = False
    series: Literal[0, 3, 5, 7] = 0
    """A tie is the best of so many matches; 0 means that it has legs."""
    groups: Annotated[int, Meta(ge=0, le=16)] = 0
    """How many groups; 0 means groups of four, as near as can be."""
    rounds: Annotated[int, Meta(ge=0, le=32)] = 0
    """Of a Swiss event; 0 means as many as find one winner."""
    through: Annotated[int, Meta(ge=1, le=8)] = 2
    """How many of each group go on."""
    breaks: Annotated[tuple[Break, ...], Meta(max_length=5)] | None = None
    """What separates those who are level on points, in order; None means the usual rules of its kind."""
    all_points: bool = False
    """Buchholz counts all points of opponents, those for rests and for places at whole tables, too. Not in old logs."""
    draw: Literal["lots", "entry"] = "lots"
    """Lots decide who stands where; or the order in which people entered, the first being the first seed."""
    seats: Annotated[int, Meta(ge=2, le=16)] = 2
    """How many sit at a table at most: with more than two, a whole table is a match and places count."""

    @property
    def separating(self) -> tuple[Break, ...]:
        """What separates those who are level; an old log that says nothing keeps what was usual for every kind then."""
        if self.kind == "knock_out":
            return ()
        return USUAL_BREAKS if self.breaks is None else self.breaks


class Season(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An evening, all at once; or a winter, with days for each round."""

    kind: Literal["evening", "winter"] = "evening"
    days: Annotated[int, Meta(ge=1, le=60)] = 7
    """For each round of a winter."""
    grace: Annotated[int, Meta(ge=1, le=120)] = 10
    """Minutes after kick-off that somebody may be late on an evening."""


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


class SubstituteNow(Struct, tag="caretaker", tag_field="want", forbid_unknown_fields=True):
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


Mending = Award | Annul | TakeBack
"""How the organiser mends what went wrong, also when all is over."""
Deciding = SubstituteNow | Replace | Extend
"""What the organiser decides about matches and entrants while it is played."""
Leading = AddBot | DrawLots | ShowLots | Pause | Resume | HandOver | CallOff | Deciding
Command = Join | Withdraw | Rekey | CheckIn | Prefer | MeetAt | Leading | Mending


class EntrantInfo(Struct):
    """Somebody who has entered."""

    number: int
    name: str
    bot: str
    is_here: bool
    has_left: bool
    misses: int
    was: list[str]


class LiveInfo(Struct):
    """How a match stands at this moment; goals by sides of the tie."""

    status: str
    goals: list[int]
    minute: int
    is_sitting: list[bool]


class MatchInfo(Struct):
    """One match of a tie; goals by sides of the tie."""

    table: str
    home: int
    goals: list[int] | None
    kicks: list[int]
    winner: int
    places: list[int]
    """At a table of more than two: the place of each side, counted from 1."""
    how: str
    laid: Milliseconds
    deadline: Milliseconds | None
    caretakers: list[int]
    proposals: dict[int, Milliseconds]
    """By side: when they would like to play, in a slow round."""
    agreed: Milliseconds
    """When all want to; 0 while they have not agreed."""
    set_by: str | None
    """Who set the result, if the table did not: the organiser's name as an entrant, or ""."""
    live: LiveInfo | None = None


class TieInfo(Struct):
    """Two entrants, their matches, and who is through; or all who sit together at a table of more than two."""

    number: int
    stage: str
    sides: list[int]
    matches: list[MatchInfo]
    winner: int | None
    by: str
    wishes: dict[int, bool]
    enough: list[int]
    """Before a second leg: how many goals without one against are enough, for each side."""
    going_on: list[int]
    """The sides that go on from a table of more than two, the best first."""


class RoundInfo(Struct):
    """Ties that are played at the same time."""

    kind: str
    began: Milliseconds
    until: Milliseconds
    ties: list[TieInfo]


class RowInfo(Struct):
    """A line of a table."""

    who: int
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int
    form: list[str]
    """The last five: `won`, `drawn`, `lost`, or places at whole tables; an awarded one has a star after it."""
    is_live: bool
    marks: list[list[int]]
    """What each rule of `breaks` counts; of head to head one for every circle of those level that they were in."""
    by_lot: bool
    """Whether nothing but the lot puts them before the next."""


class StandingsInfo(Struct):
    """A table: the whole league, or a group."""

    group: str
    through: int
    """How many of it go on."""
    rows: list[RowInfo]


class ScorerInfo(Struct):
    """Somebody who scored in this competition."""

    who: int
    """The entrant he scored for."""
    man: str
    """His id; "" where a game only knows numbers."""
    number: int
    goals: int


class StoryLine(Struct):
    """Something that happened, as a key and arguments."""

    at: Milliseconds
    what: str
    args: dict[str, int | str]


class CompetitionInfo(Struct):
    """A whole competition."""

    id: str
    name: str
    """What the organiser called it; "" if nothing: readers say the usual name in their language."""
    game: str
    edition: str
    options: dict[str, int | bool | str]
    size: int
    status: str
    format: Format
    pace: Season
    clock: Clock
    fill: str
    public: bool
    allows: Allowances
    real: bool
    """Whether the matches are played with the real box."""
    opened: Milliseconds
    now: Milliseconds
    paused: Milliseconds
    me: int | None
    """The entrant who looks."""
    waits: int | None
    """Their place in the queue, if they wait for one."""
    is_organiser: bool
    organiser: int | None
    entrants: list[EntrantInfo]
    waiting: list[str]
    lots: list[int]
    """The lots shown so far, in order."""
    all_lots: int
    unit: str
    """What the score of its game counts: `goals` or `points`."""
    commitment: str
    secret: str
    """What the draw followed from, once all is over."""
    watch: str
    rounds: list[RoundInfo]
    to_come: list[list[tuple[int, ...]]]
    """Who meets whom in later rounds that are fixed from the start, in a league or in groups; the home side first."""
    standings: list[StandingsInfo]
    champions: list[int]
    breaks: list[Break]
    """What separates those who are level on points, in order; after all of them the lot does."""
    scorers: list[ScorerInfo]
    """Who scored most over all matches, the best first."""
    counts: dict[str, int]
    """How often what happened over all matches, by figure: shots, fouls, yellow."""
    story: list[StoryLine]
    decision: StoryLine | None
    """For the organiser: what they decided last and may still take back."""
    seq: int


class CompetitionSummary(Struct):
    """A competition as lists show it."""

    id: str
    game: str
    status: str
    name: str
    kind: str
    size: int
    entered: int
    champions: list[str]


class CompetitionList(Struct):
    """Public competitions."""

    competitions: list[CompetitionSummary]


class CompetitionNews(Struct, tag="competition"):
    """A whole competition as somebody who follows it sees it, again whenever something is new."""

    competition: CompetitionInfo
