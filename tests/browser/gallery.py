"""The gallery: screens are looked at by axe and in all windows, measured for scrolling and cuts, kept as pictures."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.browser.axe import findings
from tests.browser.cuts import cuts
from tests.browser.fan import SIZES

if TYPE_CHECKING:
    from tests.browser.fan import Fan

Look = tuple[str, str, str]
"""A size, a theme and a language."""
SHOTS: Final = os.environ.get("ANPFIFF_SHOTS", "")
"""A folder for the pictures; without one they are only taken where a test fails."""
EVERY_LOOK: Final[list[Look]] = [
    (size, theme, language) for size in SIZES for theme in ("dark", "light") for language in ("de", "en", "fr")
]
SOME_LOOKS: Final[list[Look]] = [
    ("phone", "dark", "de"),
    ("tablet", "light", "fr"),
    ("desktop", "dark", "en"),
]
LOOKS: Final = EVERY_LOOK if os.environ.get("ANPFIFF_EVERY_LOOK") else SOME_LOOKS
"""`make screens` takes all of them; `make test` takes some in which every size, theme and language has its turn."""
WINDOWS: Final = {
    "phone": {"360": (360, 740), "390": (390, 844), "lying": (844, 390)},
    "tablet": {"768": (768, 1024), "zoomed": (720, 450), "1024": (1024, 768)},
    "desktop": {"1440": (1440, 900), "1920": (1920, 1080)},
}
"""The windows a screen is looked at in while it stands: those that are near to the size it was reached in.

`zoomed` is a screen of 1440 by 900 at 200 %."""
EXTENT: Final = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
MUST_FIT: Final = {
    "table", "picked", "waiting-table", "curtain", "replay", "coach", "generic", "ticker",
    "cup-groups", "cup-tournament", "cup-match", "cup-bracket", "cup-knock-out", "cup-sheet", "cup-plain", "cup-replay",
    "hat-teams", "hat-builder", "hat-move", "hat-shot", "hat-save", "hat-role", "hat-more", "hat-replay",
    "fieber-teams", "fieber-table", "fieber-picked", "fieber-late", "fieber-knock-out", "fieber-watched",
}  # fmt: skip
"""Screens on which nothing may have to be scrolled into view."""
ALIKE: Final = {
    "home", "new", "waiting", "keys", "lost", "unknown", "menu", "rulebook",
    "cup-seats", "hat-teams", "hat-builder", "fieber-teams", "match-day-new",
}  # fmt: skip
"""Screens that say the same in every match. The text of all others depends on how a match goes; it is judged by
`make screens`, where people look at what it finds: a rare line that does not fit must not hold up somebody who changed
something else."""
LEAST: Final = 1000
"""Where a window is lower than a board needs, the page may be so tall."""


def one_of(number: int) -> list[Look]:
    """For screens that change seldom: all looks by `make screens`, one of the few by `make test`."""
    return EVERY_LOOK if LOOKS is EVERY_LOOK else SOME_LOOKS[number : number + 1]


class Gallery:
    """Takes each screen, and collects what is wrong with it."""

    def __init__(self, fan: Fan, look: Look) -> None:
        self.fan = fan
        self.look = look
        self.wrong: list[str] = []

    @property
    def size(self) -> str:
        """What the pictures are taken on: a phone, a tablet or a desktop."""
        return self.look[0]

    def take(self, name: str) -> None:
        """Look at a screen by axe, and in all windows near to it: a picture, text that is cut, what does not fit."""
        size, theme, language = self.look
        for window, (width, height) in WINDOWS[size].items():
            self.fan.page.set_viewport_size({"width": width, "height": height})
            self.fan.settle()
            if SHOTS:
                self.fan.page.wait_for_timeout(200)
                self.fan.page.screenshot(path=Path(SHOTS) / f"{name}-{window}-{theme}-{language}.png")
            self.wrong += [f"{name} ({window}): {found}" for found in self._misfits(name, width, height)]
        width, height = SIZES[size]
        self.fan.page.set_viewport_size({"width": width, "height": height})
        self.wrong += [f"{name}: {found}" for found in findings(self.fan.page)]

    def _misfits(self, name: str, width: int, height: int) -> list[str]:
        wide, tall = self.fan.page.evaluate(EXTENT)
        found = cuts(self.fan.page) if name in ALIKE or LOOKS is EVERY_LOOK else []
        if wide > width:
            found.append(f"{wide} px wide in a window of {width}")
        if name in MUST_FIT and tall > max(height, LEAST):
            found.append(f"{tall} px tall in a window of {height}")
        return found

    def judge(self) -> None:
        """Nothing is wrong with any screen that was taken, and the page did not complain."""
        assert not self.wrong, "\n".join(self.wrong)
        assert self.fan.complaints == []
