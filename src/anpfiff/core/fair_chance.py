"""Fair chance: dice and draws that everybody can check afterwards. A replay calls it `urn`.

Before kick-off the server shows a commitment to its secret; then every seat adds a part of its own. What falls follows
from secret and parts alone, so nobody could choose it, and once the secret is shown anybody can draw it all again.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate

SECRET_BYTES: Final = 32
LONGEST_PART: Final = 64
COUNTING: Final = 1
"""How the first tables drew after something was taken back: the number of the take was all that changed."""
CHAINED: Final = 2
"""Each take follows from the one before it, from the lines of the replay that were taken back and from who agreed."""
WORDED: Final = 3
"""How tables draw today: as above, without what nobody at the table can check, so that consent leads to one take."""
SCHEMES: Final = (COUNTING, CHAINED, WORDED)


@mypyc_attr(allow_interpreted_subclasses=True)
class FairChance:
    """Answers for fate: the same place in the same take of the match always draws the same number."""

    def __init__(self, secret: str, parts: list[str], scheme: int = WORDED) -> None:
        if scheme not in SCHEMES:
            raise Malformed(f"an urn of the kind {scheme} is unknown", key="urn-kind", facts={"kind": scheme})
        if not re.fullmatch(f"[0-9a-f]{{{2 * SECRET_BYTES}}}", secret):
            digits = 2 * SECRET_BYTES
            raise Malformed(f"secret: expected {digits} hexadecimal digits", key="urn-secret", facts={"digits": digits})
        self.secret: Final = secret
        self.parts: Final = [check_part(part) for part in parts]
        self.scheme: Final = scheme
        first = hashlib.sha256("\n".join([f"anpfiff urn {scheme}", secret, *parts]).encode()).digest()
        self._keys: Final = [first]
        """One for each take."""

    @property
    def commitment(self) -> str:
        """What was shown before kick-off."""
        return commit(self.secret)

    def play_again(self, taken_back: str) -> None:
        """A new take begins: its numbers follow from those before it and from all that was taken back."""
        self._keys.append(hashlib.sha256(self._keys[-1] + taken_back.encode()).digest())

    def clone(self) -> FairChance:
        """A copy that draws the same numbers, and goes its own way once something is taken back."""
        other = FairChance(self.secret, self.parts, self.scheme)
        other._keys.extend(self._keys[1:])
        return other

    def below(self, n: int, ply: int, take: int) -> int:
        """A whole number from 0 to n - 1, each exactly equally likely."""
        key = self._keys[0 if self.scheme == COUNTING else take - 1]
        fair = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            digest = hashlib.sha256(key + f"{take} {ply} {attempt}".encode()).digest()
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % n
            attempt += 1

    def pick(self, fate: Fate, ply: int, take: int) -> Action:
        """What falls at this place of the match."""
        return fate.at(self.below(int(fate.total), ply, take))


def commit(secret: str) -> str:
    """The commitment to a secret: it gives nothing away, and fits no other secret."""
    return hashlib.sha256(f"anpfiff commitment 1\n{secret}".encode()).hexdigest()


def check_part(part: str) -> str:
    """A seat's own part of chance: hexadecimal digits, or nothing from a seat without a device."""
    if not re.fullmatch(f"[0-9a-f]{{0,{LONGEST_PART}}}", part):
        message = f"part: expected up to {LONGEST_PART} hexadecimal digits, found {part[:80]!r}"
        raise Malformed(message, key="urn-part", facts={"digits": LONGEST_PART, "found": part[:80]})
    return part
