"""Names that can be read: not blank though letters stand in them, and no towers of marks over other people's lines."""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby
from typing import Final

from anpfiff.errors import Malformed

BLANK: Final = frozenset("\u2800\u3164\u115f\u1160\uffa0\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\ufffc")
"""Letters and marks that show nothing; those that only steer others are refused as a kind (Cf)."""
NO_LETTER: Final = re.compile(
    "[\ufdd0-\ufdef]|" + "|".join(f"[\\U{plane:04x}fffe\\U{plane:04x}ffff]" for plane in range(17))
)
"""Code points that Unicode will never give to anything."""
JOINING: Final = "[\u0600-\u0dff\u1000-\u109f\u1780-\u18af]"
"""The scripts of Arabic, Persian, India, Sri Lanka, Burma and Cambodia: joiners between their letters are spelling."""
PICTURE: Final = "[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff]"
JOINER: Final = re.compile(f"(?<={JOINING})[\u200c\u200d](?={JOINING})|(?<={PICTURE})\u200d(?={PICTURE})")
"""A joiner where it belongs: in those scripts, and between the parts of one emoji."""
MOST_MARKS: Final = 4
"""On one letter: the scripts of the world put three, rarely four; more is a prank."""


def check_letters(name: str) -> None:
    """Refuse what is no letter, what steers others, what looks empty, and what reaches over its line."""
    plain = JOINER.sub("", name)
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") or is_none(letter) for letter in plain):
        raise Malformed("name: expected letters that can be seen")
    check_visible(plain)


def is_none(letter: str) -> bool:
    """Whether Unicode will never give this number to anything."""
    return ord(letter) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(letter) <= 0xFDEF


def check_visible(name: str) -> None:
    """Refuse a name that looks empty, or that reaches over its line."""
    if any(letter in BLANK for letter in name):
        raise Malformed("name: expected letters that can be seen")
    marks = [unicodedata.category(letter) in ("Mn", "Me") for letter in name]
    if all(mark or letter.isspace() for mark, letter in zip(marks, name, strict=True)):
        raise Malformed("name: expected letters that can be seen")
    towers = [len(list(run)) for is_mark, run in groupby(marks) if is_mark]
    if max(towers, default=0) > MOST_MARKS:
        raise Malformed(f"name: expected at most {MOST_MARKS} marks on one letter")
