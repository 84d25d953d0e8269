"""Devices for tests: what holds a seat, with its part of chance and the words before it."""

from __future__ import annotations

import hashlib

from anpfiff.core.undo import hash_word


class Device:
    """What holds a seat: a chain of words, of which the last is its part."""

    def __init__(self, seed: str, length: int = 40) -> None:
        self.chain = [hashlib.sha256(seed.encode()).hexdigest()]
        for _ in range(length):
            self.chain.append(hash_word(self.chain[-1]))

    def word(self, known: str) -> str:
        """The word that leads to the one that is known."""
        return self.chain[self.chain.index(known) - 1]
