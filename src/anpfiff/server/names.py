"""Names that can be read: not blank though letters stand in them, and no towers of marks over other people's lines."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import Final

from anpfiff.core.errors import Malformed

BLANK: Final = frozenset("\u2800\u3164\u115f\u1160\uffa0\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
"""Letters and marks that show nothing; those that only steer others are refused as a kind (Cf)."""
MOST_MARKS: Final = 4
"""On one letter: the scripts of the world put three, rarely four; more is a prank."""


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
