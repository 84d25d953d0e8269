"""Type for pictures: the faces of the page, how wide their letters are, and how a text is made to fit."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

FONTS: Final = Path(__file__).parent / "fonts"
"""The page's fonts as TrueType, and `widths.json`: by font and letter, thousandths of its size."""
WIDTHS: Final[dict[str, dict[str, int]]] = json.loads((FONTS / "widths.json").read_text(encoding="utf-8"))
FILES: Final = [FONTS / f"{name}.ttf" for name in WIDTHS]
PRINT: Final = "barlow-condensed-700"
THIN: Final = "barlow-condensed-500"
VOICE: Final = "source-serif-4-400"
HEADLINE: Final = "source-serif-4-600"
FAMILIES: Final = {
    PRINT: 'font-family="Barlow Condensed" font-weight="700"',
    THIN: 'font-family="Barlow Condensed Medium"',
    VOICE: "font-family=\"'Source Serif 4'\"",
    HEADLINE: "font-family=\"'Source Serif 4 SemiBold'\"",
}
PLAIN: Final = str.maketrans({"ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "\u0131": "i", "\u202f": "\u00a0"})
MISSING: Final = "…"


def drawable(text: str, font: str) -> str:
    """A text in letters the font has: marks it does not know are left out, and letters it cannot draw are a `…`."""
    known, found = WIDTHS[font], []
    for letter in unicodedata.normalize("NFC", text).translate(PLAIN):
        bare = letter if letter in known else unicodedata.normalize("NFD", letter)[0]
        if bare in known:
            found.append(bare)
        elif found[-1:] != [MISSING]:
            found.append(MISSING)
    return "".join(found)


def width_of(text: str, font: str, size: float) -> float:
    """How wide a text is."""
    widths = WIDTHS[font]
    return sum(widths[letter] for letter in drawable(text, font)) * size / 1000


def fitting(text: str, font: str, size: float, room: float) -> float:
    """The largest size, up to this one, at which a text fits."""
    return min(size, size * room / max(1.0, width_of(text, font, size)))


def short(text: str, font: str, size: float, room: float) -> str:
    """A text that fits at this size: as it is, or cut with an ellipsis."""
    if width_of(text, font, size) <= room:
        return text
    while text and width_of(f"{text}{MISSING}", font, size) > room:
        text = text[:-1].rstrip(" -")
    return f"{text}{MISSING}"


def wrapped(text: str, font: str, size: float, room: float) -> tuple[list[str], float]:
    """A text on one or two lines, and the size at which they fit."""
    words = text.split()
    if width_of(text, font, size) <= room or len(words) < 2:
        return [text], fitting(text, font, size, room)
    cuts = [[" ".join(words[:k]), " ".join(words[k:])] for k in range(1, len(words))]
    best = min(cuts, key=lambda lines: max(width_of(line, font, size) for line in lines))
    return best, min(fitting(line, font, size, room) for line in best)


def text(x: float, y: float, words: str, font: str, size: float, fill: str, anchor: str = "start") -> str:
    """A line of text as SVG."""
    return (
        f'<text x="{x}" y="{y:.1f}" font-size="{size:.1f}" {FAMILIES[font]} fill="{fill}" text-anchor="{anchor}">'
        f"{escape(drawable(words, font))}</text>"
    )
