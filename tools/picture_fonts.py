"""Make the fonts of link pictures from the page's own: TrueType, and how wide each letter is.

Run by hand when a font of the page changes: ``uv run --with fonttools,brotli tools/picture_fonts.py``.
"""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.ttLib import TTFont

HERE = Path(__file__).parent.parent
FROM = HERE / "client" / "src" / "fonts"
TO = HERE / "src" / "anpfiff" / "server" / "share" / "pictures" / "fonts"


def main() -> None:
    """Write them all."""
    widths: dict[str, dict[str, int]] = {}
    for file in sorted(FROM.glob("*.woff2")):
        font = TTFont(file)
        font.flavor = None
        font.save(TO / f"{file.stem}.ttf")
        em, advance = font["head"].unitsPerEm, font["hmtx"]
        letters = sorted(font.getBestCmap().items())
        widths[file.stem] = {chr(code): round(1000 * advance[glyph][0] / em) for code, glyph in letters}
    text = json.dumps(widths, ensure_ascii=False, separators=(",", ":"))
    (TO / "widths.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
