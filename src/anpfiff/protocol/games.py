"""The games on offer: editions and options, words, cards, rules and puzzles."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from anpfiff.protocol.bots import HouseBotInfo

Ask = Literal["best", "not", "mix"]
"""Of a puzzle: whether the best option is asked for, the one that should not be played, or any that may be."""


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


class Cards(Struct):
    """Every card of a box, and the numbers it fixes that stand on no card."""

    cards: list[CardInfo]
    figures: dict[str, Any]
    names: dict[str, dict[str, str]]
    """In an owner's box: how everything is called there, texts of cards included, by language and id."""


class Rules(Struct):
    """A game's rulebook, in our own words."""

    markdown: str


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
