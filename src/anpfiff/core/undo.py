"""Taking back: who agreed to it, and the words of their device that nobody else could have said.

A seat's part of chance is the last of a chain of words, each the hash of the one before it. To play a stretch again its
device gives the word before the one that is known: everybody can check it, and nobody could have made it up.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Final

from anpfiff.core.event import ALL
from anpfiff.core.fair_chance import WORDED, check_part
from anpfiff.core.log import FATE
from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from anpfiff.core.fair_chance import FairChance
    from anpfiff.core.log import LogLine

WHYS: Final = ("free", "alone", "agreed")


class Back:
    """The log was cut at a ply: why, and for each seat that wanted it the word of its device, or nothing."""

    __slots__ = ("ply", "why", "words")

    def __init__(self, ply: int, why: str, words: dict[int, str]) -> None:
        if why not in WHYS:
            whys = ", ".join(WHYS)
            message = f"back: expected one of {whys}, found {why[:40]!r}"
            raise Malformed(message, key="back-why", facts={"whys": whys, "found": why[:40]})
        self.ply = ply
        self.why = why
        self.words = dict(sorted(words.items()))
        """By seat: there is one way to write who agreed, so that nobody can choose the dice by the order."""

    def __str__(self) -> str:
        return f"back {self.ply} {self.why}{self._seats()}"

    @property
    def consent(self) -> str:
        """What was agreed to, and by whom; why is what somebody claims."""
        return f"back {self.ply}{self._seats()}"

    def _seats(self) -> str:
        return "".join([f" {seat}:{word}" if word else f" {seat}" for seat, word in self.words.items()])


def read_back(line: str) -> Back:
    """Parse a taking back from its line."""
    match = re.fullmatch(r"back ([0-9]{1,9}) ([a-z]{1,9})((?: [0-9]{1,2}(?::[0-9a-f]{1,64})?)*)", line)
    if match is None:
        message = f"expected 'back PLY WHY SEAT:WORD …', found {line[:60]!r}"
        raise Malformed(message, key="back-line", facts={"line": line[:60]})
    words: dict[int, str] = {}
    for wish in match[3].split():
        seat, _, word = wish.partition(":")
        if int(seat) in words:
            facts: dict[str, str | int] = {"seat": seat, "line": line[:60]}
            raise Malformed(f"seat {seat} agrees twice: {line[:60]!r}", key="back-twice", facts=facts)
        words[int(seat)] = word
    if list(words) != sorted(words):
        message = f"back: expected the seats in their order, found {line[:60]!r}"
        raise Malformed(message, key="back-order", facts={"line": line[:60]})
    return Back(int(match[1]), match[2], words)


def hash_word(word: str) -> str:
    """The word that is known once this one is to be said next."""
    return hashlib.sha256(check_part(word).encode()).hexdigest()


def check_words(known: list[str], words: dict[int, str]) -> None:
    """Refuse a word that does not lead to the one that is known of its seat."""
    for seat, word in words.items():
        if seat >= len(known):
            raise Malformed(f"there is no seat {seat}", key="no-seat", facts={"seat": seat})
        if word and hash_word(word) != known[seat]:
            message = f"the word of seat {seat} does not lead to the one that is known"
            raise Malformed(message, key="back-word", facts={"seat": seat})


def deciding(fair_chance: FairChance | None, taken_back: list[LogLine], back: Back) -> list[str]:
    """The lines that a new take follows from: not why, and not what a bot may have said face down just before."""
    if fair_chance is None or fair_chance.scheme != WORDED:
        return [*[str(entry) for entry in taken_back], str(back)]
    seen = [one for one in taken_back if one.seat == FATE or fair_chance.parts[one.seat] or one.to == ALL]
    return [*[str(entry) for entry in seen], back.consent]


def take_at(takes: list[tuple[int, int]], ply: int) -> int:
    """The number of the take that a ply belongs to."""
    take = 1
    for begun, number in takes:
        if begun <= ply:
            take = number
    return take
