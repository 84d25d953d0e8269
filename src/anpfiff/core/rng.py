"""The one source of numbers: sfc32 (Doty-Humphrey), small, seeded, and the same on every machine for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Rng:
    """A stream of 32-bit words; four words are its whole state."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, a: i64, b: i64, c: i64, n: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.n: i64 = n

    def word(self) -> i64:
        """The next number from 0 to 2**32 - 1."""
        t: i64 = (self.a + self.b + self.n) & 0xFFFFFFFF
        self.n = (self.n + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = ((((self.c << 21) & 0xFFFFFFFF) | (self.c >> 11)) + t) & 0xFFFFFFFF
        return t

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly equally likely; n is at most 2**32."""
        fair: i64 = 0x100000000 - 0x100000000 % n
        word: i64 = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def clone(self) -> Rng:
        """A copy that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.n)


def seeded(seed: i64, stream: i64 = 0) -> Rng:
    """The generator of a seed (0 to 2**63 - 1); streams of one seed have nothing to do with each other."""
    rng = Rng(seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, stream & 0xFFFFFFFF, 1)
    for i in range(15):
        rng.word()
    return rng
