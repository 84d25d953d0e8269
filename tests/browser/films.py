"""Films: matches that a server finds in its store, and what a replay shows of one of their moments, frame by frame."""

from __future__ import annotations

import asyncio
import base64
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from playwright.sync_api import expect

from anpfiff.server.log.store import Record
from anpfiff.server.log.store.address import store_at
from anpfiff.server.tables.summary import head_of
from tests.server.recorded import played
from tests.server.rooms import SECRET

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.server.rooms import Hall


LONGEST: Final = 24


class Film(Struct, frozen=True):
    """A moment of a match that comes out the same every time: of which sort, and how to play the match."""

    game: str
    moment: str
    """As the page names it: goal, red, shoot-out, out, end, champion."""
    means: tuple[str, ...]
    seed: int
    options: dict[str, Any] = {}
    rivals: int = 1

    @property
    def name(self) -> str:
        """What it is called among the pictures."""
        return f"film-{self.game}-{self.moment}".replace("_", "-")

    @property
    def table(self) -> str:
        """The name of the table at which it was played: a server takes no longer one."""
        return self.name[:LONGEST]


STARTER: Final = {"tie_after_90": "extra_time_and_shootout"}
SHOTS: Final = {"match_kind": "penalties_at_once"}
KICKS: Final = ("kick_goal", "kick_miss")
FILMS: Final = [
    Film("finale", "goal", ("goal",), 7),
    Film("finale", "red", ("red",), 7),
    Film("finale", "shoot-out", KICKS, 14, STARTER),
    Film("finale", "end", ("end",), 7),
    Film("finale", "champion", ("champion",), 7, {"format": "cup"}),
    Film("hat_trick", "goal", ("goal",), 2),
    Film("hat_trick", "red", ("red",), 2),
    Film("hat_trick", "shoot-out", KICKS, 9, SHOTS),
    Film("hat_trick", "end", ("end",), 2),
    Film("world_cup", "shoot-out", KICKS, 1, {"tournament": 2002}),
    Film("world_cup", "out", ("out",), 2, rivals=3),
    Film("world_cup", "champion", ("champion",), 1),
    Film("fussball_fieber", "end", ("end",), 1, rivals=3),
    Film("fussball_fieber", "out", ("out",), 1, {"length": "knockout"}, rivals=3),
    Film("fussball_fieber", "champion", ("champion",), 1),
]
STEP: Final = 100
"""Milliseconds of the page's time between two looks."""
LOOKS: Final = 120
FRAMES: Final = 8
SEEN: Final = """() => [
  document.querySelector('[data-testid=moment]')?.classList[1] ?? '',
  document.querySelector('header .middle').innerText.replace(/\\s+/g, ' '),
  document.querySelector('main').innerText,
  document.querySelector('[data-testid=moment] :is(.line, .title:not(:has(~ .line)))')?.innerText ?? '',
]"""


class Seen(Struct, frozen=True):
    """One look at the page: which large moment is on, what stands in the bar, everything else, what the moment says."""

    moment: str
    bar: str
    text: str
    says: str
    picture: bytes


def shelve(database: Path, films: list[Film]) -> dict[str, int]:
    """Play the matches and put them into the store of a server that is not open yet; where each film begins."""
    with ThreadPoolExecutor() as pool:  # the browser's driver keeps a loop of its own running in this thread
        return pool.submit(asyncio.run, _shelve(database, films)).result()


async def _shelve(database: Path, films: list[Film]) -> dict[str, int]:
    store, begins = store_at(str(database)), {}
    await store.open()
    for film in films:
        for _, hall in played(film.game, film.seed, film.rivals, **film.options):
            pass
        room = hall.room
        head, first = head_of(room, 0), room.opened
        record = Record(film.table, first.game, first.revision, True, first.at, SECRET, head)
        assert await store.create(record, hall.log[0])
        for seq, body in enumerate(hall.log[1:], 1):
            assert await store.append(film.table, seq, body, head)
        begins[film.table] = begin_of(hall, film)
    await store.close()
    return begins


def begin_of(hall: Hall, film: Film) -> int:
    """The ply before the answer that led to the moment."""
    match = hall.room.match
    at = next(ply for ply, event in match.events if set(film.means) & set(event.kind.meanings))
    return max(ply for ply in range(at) if match.log[ply].seat >= 0)


def watch(page: Page, url: str, film: Film, begin: int, during: Callable[[str], Any]) -> list[Seen]:
    """Play the moment on its replay; a frame each time something changes, from before it until it is over.

    `during` may look closer, and is told which large moment is on.

    The page's clock goes only when it is told to: what is seen depends on no machine.
    """
    page.clock.install()
    page.goto(f"{url}/replay/{film.table}?ply={begin}&chair=0")
    expect(page.locator(".track input")).to_have_value(str(begin))
    page.locator("main h1").wait_for()
    page.wait_for_timeout(300)
    page.clock.pause_at(page.evaluate("() => Date.now()") + 10)
    found = [look(page)]
    page.locator(".controls .tool").nth(1).click()
    for _ in range(LOOKS):
        page.clock.run_for(STEP)
        seen = page.evaluate(SEEN)
        if seen == [found[-1].moment, found[-1].bar, found[-1].text, found[-1].says]:
            continue
        found.append(look(page))
        during(found[-1].moment)
        if film.moment in {one.moment for one in found} and not found[-1].moment:
            break
    return found


def look(page: Page) -> Seen:
    """What is seen now; what moves has come to rest."""
    page.wait_for_timeout(400)
    moment, bar, text, says = page.evaluate(SEEN)
    return Seen(moment, bar, text, says, page.screenshot())


def strip(page: Page, seen: list[bytes], most: int = FRAMES) -> bytes:
    """The pictures side by side, as one; of many the first and the last."""
    chosen = seen if len(seen) <= most else [*seen[: most // 2], *seen[-(most // 2) :]]
    shots = [base64.b64encode(picture).decode() for picture in chosen]
    frames = "".join(f"<img src='data:image/png;base64,{shot}'>" for shot in shots)
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": min(2400, 340 * len(chosen)) if size["width"] < 700 else 2000, "height": 200})
    columns = len(chosen) if size["width"] < 700 else 3
    page.set_content(
        f"<style>body {{ margin: 0; background: #777; display: grid; gap: 8px;"
        f" grid-template-columns: repeat({columns}, 1fr) }} img {{ width: 100% }}</style>{frames}"
    )
    page.locator("img").last.wait_for()
    return page.screenshot(full_page=True)
