"""What a screen needs stands in the head of the page that leads there: it is on its way before the page asks for it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

PARTS: Final = "screens.json"
"""Which files each part of the page needs, as its build wrote it down."""
SCREENS: Final = {
    "t": "src/table/TablePage.svelte",
    "replay": "src/replay/ReplayPage.svelte",
    "review": "src/review/ThirdHalf.svelte",
    "paper": "src/paper/PaperPage.svelte",
    "cup": "src/cup/CupPage.svelte",
}
"""By the first part of a path: what is shown there."""


def ahead(path: str, page: Path) -> str:
    """The lines for the head of the page at this path: what its screen needs and the page itself does not name."""
    screen, file = SCREENS.get(path), page.with_name(PARTS)
    if screen is None or not file.is_file():
        return ""
    return _lines(screen, file, file.stat().st_mtime_ns)


@lru_cache(maxsize=len(SCREENS))
def _lines(screen: str, file: Path, _changed: int) -> str:
    parts: dict[str, dict[str, Any]] = msgspec.json.decode(file.read_bytes())
    there, wanted = _needs(parts, "index.html"), _needs(parts, screen)
    return "".join(f"  {_line(name)}\n  " for name in wanted if name not in there)


def _needs(parts: dict[str, dict[str, Any]], first: str) -> list[str]:
    """The files of a part and of all that it needs, each once."""
    keys = [first]
    for key in keys:
        keys += [one for one in parts[key].get("imports", []) if one not in keys]
    return list(dict.fromkeys(name for key in keys for name in (parts[key]["file"], *parts[key].get("css", []))))


def _line(name: str) -> str:
    kind = 'rel="preload" as="style"' if name.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} href="/{name}" crossorigin />'
