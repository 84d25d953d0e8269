"""What a screen needs stands in the head of the page that leads there: it is on its way before the page asks for it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

PARTS: Final = "screens.json"
"""Which files each part of the page needs, as its build wrote it down."""
PLAIN_TABLE: Final = "src/table/generic/index.ts"
"""The table of games without a skin of their own."""


class PageScreen(NamedTuple):
    """What is shown at a path."""

    part: str
    words: tuple[str, ...] = ()
    """The folders of the words that only some screens need."""
    asks: tuple[str, ...] = ()
    """What it asks the server for, whatever it is about."""


SCREENS: Final = {
    "": PageScreen("src/screens/home/Home.svelte", asks=("/api/games",)),
    "t": PageScreen("src/table/TablePage.svelte", ("table",)),
    "replay": PageScreen("src/screens/replay/ReplayPage.svelte", ("table",)),
    "review": PageScreen("src/screens/review/Analysis.svelte", ("review", "table")),
    "paper": PageScreen("src/screens/report/ReportPage.svelte", ("paper", "report", "review")),
    "cup": PageScreen("src/screens/competition/CompetitionPage.svelte", ("cup",)),
}
"""By the first part of a path."""


def ahead(path: str, page: Path, language: str, game: str = "") -> str:
    """The lines for the head of the page at this path: what its screen needs and the page itself does not name.

    `language` is what the reader's browser asks for; somebody who chose another one here gets that when the page runs.
    `game` is what is played there, where the link may tell: then the skin and the words of the game are named, too.
    """
    file = page.with_name(PARTS)
    if path not in SCREENS or not file.is_file():
        return ""
    return _lines(SCREENS[path], file, file.stat().st_mtime_ns, language, game)


@lru_cache(maxsize=256)
def _lines(screen: PageScreen, file: Path, _changed: int, language: str, game: str) -> str:
    parts: dict[str, dict[str, Any]] = msgspec.json.decode(file.read_bytes())
    wanted = [
        screen.part,
        *(f"src/words/{folder}{language}.ftl?raw" for folder in ("", *map("{}/".format, screen.words))),
    ]
    asks = list(screen.asks)
    if game:
        skin = f"src/skins/{game}/index.ts"
        wanted += [skin if skin in parts else PLAIN_TABLE, f"src/skins/{game}/words/{language}.ftl?raw"]
        asks += [f"/api/games/{game}/{what}" for what in (f"words/{language}", "cards", "board")]
    there = _needs(parts, ["index.html"])
    files = [name for name in _needs(parts, [one for one in wanted if one in parts]) if name not in there]
    return "".join(f"  {line}\n  " for line in (*map(_file, files), *map(_ask, asks)))


def _needs(parts: dict[str, dict[str, Any]], first: list[str]) -> list[str]:
    """The files of some parts and of all that they need, each once."""
    keys = list(first)
    for key in keys:
        keys += [one for one in parts[key].get("imports", []) if one not in keys]
    return list(dict.fromkeys(name for key in keys for name in (parts[key]["file"], *parts[key].get("css", []))))


def _file(name: str) -> str:
    # the first words of the page wait for no screen: whoever imports a part waits for its styles
    kind = 'rel="preload" as="style"' if name.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} href="/{name}" crossorigin />'


def _ask(path: str) -> str:
    return f'<link rel="preload" as="fetch" href="{path}" crossorigin />'
