"""A page of the terminal: drawn over the one before where the terminal can do that and it fits, else below it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

T = TypeVar("T")

HOME: Final = "\x1b[H"
CLEAR_LINE: Final = "\x1b[K"
CLEAR_BELOW: Final = "\x1b[J"
ROOM_TO_TYPE: Final = 2
"""Lines below a page, for the prompt and a word about what was typed."""


class Page:
    """Where the table is drawn. A pipe, a dumb terminal and whoever wants no colours get one page below the other."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_begun = False

    @property
    def is_in_place(self) -> bool:
        """Whether one page may be drawn over another."""
        console = self.console
        return (
            console.file.isatty()
            and sys.stdin.isatty()
            and console.is_terminal
            and not console.is_dumb_terminal
            and not console.no_color
        )

    def draw(self, draw: Callable[[int], T], most: int) -> T:
        """Draw a page: `draw` prints it with at most so many lines of news, fewer where there is little room."""
        if not self.is_in_place:
            return draw(most)
        height = self.console.height - ROOM_TO_TYPE
        news = most
        while True:
            with self.console.capture() as caught:
                found = draw(news)
            text = caught.get().removeprefix("\n")
            excess = text.count("\n") - height
            if excess <= 0 or not news:
                break
            news = max(0, min(news, height) - excess)
        if excess > 0:
            return draw(most)
        self._write(text)
        return found

    def _write(self, text: str) -> None:
        """Line over line, so that nothing flickers; what stood here before the first page can be scrolled back to."""
        file = self.console.file
        if not self.is_begun:
            file.write("\n" * self.console.height)
            self.is_begun = True
        file.write(HOME + text.replace("\n", f"{CLEAR_LINE}\n") + CLEAR_BELOW)
        file.flush()
