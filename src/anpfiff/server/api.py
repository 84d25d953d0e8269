"""The HTTP API beside the protocol: what is asked and answered. Described for programs at /api/openapi.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from anpfiff.academy.puzzle import Ask
from anpfiff.build import Obstacle
from anpfiff.server.fields import LONGEST_NAME, MOST_SEATS, Clock, Milliseconds, Number, Token
from anpfiff.server.headline_messages import Headline
from anpfiff.server.hint_messages import StandingAt
from anpfiff.server.house_messages import HouseBotInfo
from anpfiff.server.protocol import Line, SeatInfo
from anpfiff.server.real_messages import RealBox
from anpfiff.server.view_messages import Still, View
from anpfiff.server.visit_messages import InvitedBot

LONGEST_BODY = 1 << 18
"""In bytes; an owner's card file is the longest thing anybody sends."""
PICTURES = ["table", "replay", "cup"]
"""Of what messengers may ask for a picture."""


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


class PuzzleInfo(Struct):
    """A puzzle as a page lists it. Its position is told at its table, chair by chair."""

    id: str
    seats: int
    seat: int
    rule: str
    kind: str
    measure: str
    level: int
    tags: list[str]
    values: dict[str, tuple[int, int]]
    """By option: what it is worth, as numerator and denominator."""
    matches: int
    """From how many imagined matches it is known; 0 where it is counted."""
    error: float
    """Half the width of the interval (99 %) of the distance between the best option and the next, or the next bad."""
    bad: list[str]
    """Where two answer face down: what should not be played; everything else is as good as the best."""
    ask: Ask
    """Whether the best option is asked for, the one that should not be played, or any that may be."""


class Puzzles(Struct):
    """The puzzles of a game, the easiest first."""

    puzzles: list[PuzzleInfo]


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


class OpenLesson(Struct, forbid_unknown_fields=True):
    """A lesson to be begun by the device with this key."""

    key: Token
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


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


class OptionInfo(Struct):
    """A rule that a table may set."""

    name: str
    values: list[int | bool | str]
    default: int | bool | str
    source: str
    needs: dict[str, list[int | bool | str]] = {}
    """Other options, and the values one of which each must have for this one to have any but its first value."""


class EditionInfo(Struct):
    """One printing or preset of a box."""

    key: str
    options: list[OptionInfo]


class GameInfo(Struct):
    """One box on the shelf."""

    key: str
    revision: int
    seats: tuple[int, int]
    bots: list[str]
    """From the weakest to the strongest."""
    usual_bot: str
    """Who sits down where nobody says who."""
    editions: list[EditionInfo]
    settled: list[str]
    """Options that a competition settles by itself: whether a match has to be won."""
    unit: str
    """What the score counts: `goals` or `points`."""
    house_bots: list[HouseBotInfo] = []
    """Bots of the host's own that play this game."""


class Games(Struct):
    """The shelf, by league the coach people meet first there, and the pages of the host."""

    games: list[GameInfo]
    coaches: dict[str, str]
    pages: dict[str, str]
    """Imprint and privacy, where the host has them."""
    advice: dict[str, str]
    """By language: why bots think slower here than they could, and what to do; empty if they do not, or only as yet."""


class GameWords(Struct):
    """A game's words in one language: Fluent messages, names of all with an id, what verbs take and events mean."""

    ftl: str
    names: dict[str, str]
    verbs: dict[str, list[str]]
    """By the first word of a notation: the names of the words after it, as ``say-<verb>`` uses them."""
    meanings: dict[str, list[str]]
    """By event: what it means to pages that know no game (goal, yellow, dice …), and the figure that counts it."""
    cases: dict[str, dict[str, str]]
    """By case (`nom`, `Nom`, `acc` …): names that change in a sentence. A message says `{ $team-acc }`."""


class CardInfo(Struct):
    """A card with the provenance of each field."""

    kind: str
    id: str
    names: dict[str, str]
    fields: dict[str, Any]
    provenance: dict[str, str]


class OwnCards(Struct, forbid_unknown_fields=True):
    """The card file of somebody who owns the box."""

    own_cards: Annotated[str, Meta(max_length=LONGEST_BODY)]


class SavedMatch(Struct, forbid_unknown_fields=True):
    """The file of a match."""

    replay: Annotated[str, Meta(max_length=LONGEST_BODY)]


class MatchFile(Struct):
    """What the file of a match says; a table can be opened where it ends."""

    game: str
    edition: str
    names: list[str]
    """Who sat there, seat by seat; empty where nobody was named."""
    is_over: bool
    result: dict[str, Any] | None


class Cards(Struct):
    """Every card of a box, and the numbers it fixes that stand on no card."""

    cards: list[CardInfo]
    figures: dict[str, Any]
    names: dict[str, dict[str, str]]
    """In an owner's box: how everything is called there, texts of cards included, by language and id."""


class Rules(Struct):
    """A game's rulebook, in our own words."""

    markdown: str


class Moment(Struct):
    """A finished match after `ply` things were said: what was told since the moment before, and the table."""

    ply: int
    lines: list[Line]
    view: View
    stills: list[Still]
    """How the table looked in between: each after so many of these lines."""


class Mark(Struct):
    """A place on the reel that people look for: what happened there, in the words of meanings."""

    ply: int
    means: str


class ToldAt(Struct):
    """An event, and after how many things said it was told."""

    ply: int
    event: str
    args: dict[str, str | int]


class Film(Struct):
    """Moments of a finished match, from one chair, and by which rules and cards it was played."""

    options: dict[str, int | bool | str]
    own_cards: str
    commitment: str
    """What the server had committed to before kick-off; empty where fate came from elsewhere."""
    plies: int
    kick_off: int
    """The ply at which play begins, after squads were chosen and cards dealt."""
    marks: list[Mark]
    """Goals, cards and injuries of the whole match."""
    before: list[ToldAt]
    """What the chair was told before these moments, as far as it was asked for."""
    moments: list[Moment]


class ChanceAt(Struct):
    """An exact chance that was taken: what could be the verdict, with which odds, and whether it came so."""

    ply: int
    seat: int
    verdict: str
    odds: tuple[int, int]
    happened: bool


class Report(Struct):
    """A finished match in figures."""

    headline: Headline
    result: dict[str, Any] | None
    events: list[ToldAt]
    chances: list[ChanceAt]


class Course(Struct):
    """The course of a finished match: everybody's chance to win, as spectators could have known it."""

    standings: list[StandingAt]


class QrWish(Struct, forbid_unknown_fields=True):
    """A link to be drawn as a QR code."""

    link: Annotated[str, Meta(min_length=1, max_length=300)]


class PushKey(Struct):
    """What this server signs its notices with; none where it sends none."""

    key: str | None


class PushWish(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told when it is its turn: its address at a push service, and its keys."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    language: Annotated[str, Meta(max_length=2)] = "en"


class PushEnd(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class HookWish(Struct, forbid_unknown_fields=True):
    """An address that wants to be posted to when it is a seat's turn, and when the match is over."""

    url: Annotated[str, Meta(min_length=1, max_length=1000)]
    language: Annotated[str, Meta(max_length=2)] = "en"


class HookEnd(Struct, forbid_unknown_fields=True):
    """An address that wants to be posted to no more."""

    url: Annotated[str, Meta(min_length=1, max_length=1000)]


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


class PushDone(Struct):
    """Whether a browser or a webhook is told about a table from now on."""

    is_on: bool


class Health(Struct):
    """Whether this node can serve."""

    status: Literal["ok", "down"]
    version: str
    engine: Literal["sources", "compiled"]
    """The build this server runs."""
    bots: Literal["sources", "compiled"]
    """The build its bots think with."""
    obstacle: Obstacle | None
    """Why its bots do not think with a compiled engine."""
    advice: str
    """The same in a sentence, and what to do; empty if they do."""
    has_page: bool
    """Whether the page is there; if not, `make client` builds it."""
    damaged: int
    """How many logs have lost an entry: `anpfiff tables` names them."""


class Wrong(Struct):
    """What is wrong with a request."""

    kind: str
    message: str
    rule: str | None = None
    expected: list[str] = []


class Problem(Struct):
    """The body of every answer that is not a success."""

    error: Wrong
