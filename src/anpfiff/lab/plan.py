"""A plan: what is to be simulated. Plain data, so that it can be kept in a file and sent to another machine."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from anpfiff.bots.names import BOTS, is_bot
from anpfiff.bots.own import check_own, fingerprint, is_own
from anpfiff.errors import Malformed, Unknown
from anpfiff.games import find

if TYPE_CHECKING:
    from anpfiff.core.game import Game, Setup

DATA_SETS: Final = ("replays", "decisions")
"""What can be kept of all matches (`lab.data_sets`)."""
SPREAD: Final = 0x9E3779B97F4A7C15
"""Lays the matches of neighbouring seeds far apart (the golden ratio, as 64 bits)."""


@dataclass(frozen=True)
class Plan:
    """One series of matches between the same bots under the same rules."""

    game: str
    bots: tuple[str, ...]
    """One name for each seat; in match i bot k sits at seat k + i, so that no bot always kicks off."""
    games: int
    seed: int = 0
    edition: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    own_cards: str = ""
    free: tuple[str, ...] = ()
    """Verbs for which chance chooses instead of the bot, and of which is kept what every seat said with them: any
    option alike (``team``), or where things are asked for one after another in a fixed order, each with a chance of one
    in two (``pick/2``); of an action with several arguments the first is kept, or the one that is named
    (``sign.card``); and whole statements (``squad own``) that every bot makes wherever it may."""
    outlook: int = 0
    """Spectators are told everybody's chance to win at one in this many decisions; 0: never."""
    iterations: int = 0
    """Imagined matches behind each of these chances."""
    luck: int = 0
    """From how many matches, played on from every moment, the luck of each match is known; 0: it is not asked for."""
    keep: str = ""
    """The data set that is kept of all matches (`lab.data_sets`); nothing: none."""
    sides: int = 1
    """So many matches in a row have the same deal; the bots sit one seat further each time."""
    prints: dict[str, str] = field(default_factory=dict)
    """By bot of somebody's own: the fingerprint of its file, so that it is the same bot in all matches."""

    def signed(self) -> Plan:
        """The same plan with the fingerprints of the bots it names."""
        return replace(self, prints={name: fingerprint(name) for name in self.bots if is_own(name)})

    def check_prints(self) -> None:
        """Refuse a bot whose file is not the one that the plan was made for."""
        for name, known in self.prints.items():
            if fingerprint(name) != known:
                message = f"the file of {name} has changed: put the old one back, or begin anew"
                raise Malformed(message, key="bot-changed", facts={"bot": name})

    def setup(self) -> Setup:
        """What all these matches agree on."""
        return find(self.game).agree(self.edition, dict(self.options), len(self.bots), self.own_cards)

    def match_seed(self, match: int) -> int:
        """The seed of one match; a table with this seed has the same dice and draws."""
        return (self.seed * SPREAD + match // self.sides) & ((1 << 63) - 1)

    def seats(self, match: int) -> list[int]:
        """Where each bot sits in one match."""
        return [(bot + match) % len(self.bots) for bot in range(len(self.bots))]

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.games < 1:
            raise Malformed("a simulation needs at least one match", key="no-matches")
        if self.outlook < 0 or bool(self.outlook) != (self.iterations > 0):
            raise Malformed("an outlook needs imagined matches, and imagined matches an outlook", key="outlook")
        if self.keep and self.keep not in DATA_SETS:
            facts: dict[str, str | int] = {"name": self.keep[:80]}
            raise Unknown(f"there is no data set {self.keep[:80]!r}", None, list(DATA_SETS), "data-set", facts)
        setup = self.setup()
        for name in set(self.bots):
            if is_own(name):
                check_own(name, find(self.game), setup)
        vocabulary = find(self.game).vocabulary
        words = [verb.word for verb in vocabulary.verbs]
        for word in self.free:
            if " " in word:
                vocabulary.read(word)
            elif (verb := free_verb(word)[0]) not in words:
                raise Unknown(f"nobody says {verb[:80]!r} in {self.game}", None, words, "verb", {"name": verb[:80]})
            elif (name := free_verb(word)[1]) and name not in next(v.names for v in vocabulary.verbs if v.word == verb):
                facts = {"verb": verb, "name": name[:80]}
                raise Unknown(f"{verb} says nothing called {name[:80]!r}", key="verb-argument", facts=facts)


def free_verb(free: str) -> tuple[str, str, int]:
    """The parts of a free verb: the word, the argument that is kept (or none), and one in how many (0: all alike)."""
    said, stroke, chance = free.partition("/")
    if stroke and not (chance.isdecimal() and 1 <= int(chance) <= 1000):
        message = f"a free verb is written pick, pick/2 or sign.card, not {free[:80]}"
        raise Malformed(message, key="free-verb", facts={"said": free[:80]})
    word, _, name = said.partition(".")
    return word, name, int(chance or 0)


def seat_bots(game: Game, names: list[str], edition: str | None, options: dict[str, Any]) -> tuple[str, ...]:
    """One bot for each seat; a single name stands for all seats."""
    check_bots(names)
    seats = game.agree(edition, dict(options), None if len(names) == 1 else len(names)).seats
    return tuple(names * seats if len(names) == 1 else names)


@lru_cache(maxsize=100)
def own_among(bots: tuple[str, ...]) -> frozenset[str]:
    """Which of these bots are somebody's own; asked once for all matches, since all packages are looked through."""
    return frozenset(name for name in bots if is_own(name))


def check_bots(names: list[str]) -> None:
    """Refuse bots that we do not have."""
    for name in names:
        if not is_bot(name) and not is_own(name):
            raise Unknown(f"there is no bot {name[:80]!r}", expected=BOTS, key="bot", facts={"name": name[:80]})
    if not names:
        raise Malformed("expected at least one bot", expected=BOTS, key="no-bots")
