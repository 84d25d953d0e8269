"""The replay viewer: a match that can be stopped, stepped and turned back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from anpfiff.cli.ticker import OPEN_CHAIR, log_line, may_read, news, tell
from anpfiff.core.codec import encode_setup
from anpfiff.core.table import Table

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.cli.screen import Screen
    from anpfiff.core.words import Words

PACE: Final = 0.8
"""Seconds between two moments of a match that plays by itself."""


class ReplayViewer:
    """A match that was played, and a second table that is at any ply of it."""

    def __init__(self, match: Table) -> None:
        self.match = match
        self.now = self._from_the_start()

    def _from_the_start(self) -> Table:
        table = Table(self.match.game, self.match.setup, None, list(self.match.players))
        if self.match.first is not None:
            table.lay_out(self.match.first)
        return table

    def go_to(self, ply: int) -> None:
        """Show the match at a ply."""
        wanted = max(0, min(ply, self.match.ply))
        if wanted < self.now.ply:
            self.now = self._from_the_start()
        self.now.repeat(self.match.log[self.now.ply : wanted])

    def go_to_next_goal(self) -> None:
        """Show the match just after the score has changed again, or at its end."""
        before = self.now.state.score_so_far()
        while self.now.ply < self.match.ply and self.now.state.score_so_far() == before:
            self.go_to(self.now.ply + 1)

    def go_on(self, chair: int) -> None:
        """Show what comes next that this chair is told of; lines that tell it nothing are passed over."""
        heard = len(news(self.now, chair, 0))
        while self.now.ply < self.match.ply and len(news(self.now, chair, 0)) == heard:
            self.go_to(self.now.ply + 1)


def step_through(screen: Screen, match: Table, chair: int) -> None:
    """Enter goes on, b back, g to the next goal, p plays by itself, a number to that ply; q ends, and no input too."""
    viewer = ReplayViewer(match)
    while True:
        show_ply(screen, viewer, chair)
        try:
            said = screen.read(screen.words.text("replay-prompt", {"ply": viewer.now.ply, "plies": match.ply})).strip()
        except (EOFError, KeyboardInterrupt):
            return
        if said == "q" or (not said and viewer.now.ply == match.ply):
            return
        if said == "b":
            viewer.go_to(viewer.now.ply - 1)
        elif said == "g":
            viewer.go_to_next_goal()
        elif said == "p":
            play_by_itself(screen, viewer, chair)
        elif said.isascii() and said.isdigit():
            viewer.go_to(int(said[:9]))
        elif not said:
            viewer.go_to(viewer.now.ply + 1)
        else:
            screen.say("replay-help", "warn")


def play_by_itself(screen: Screen, viewer: ReplayViewer, chair: int) -> None:
    """Go on by itself, at a pace one can read, until the end or until somebody presses Ctrl+C."""
    try:
        while viewer.now.ply < viewer.match.ply:
            viewer.go_on(chair)
            if viewer.now.ply < viewer.match.ply:
                show_ply(screen, viewer, chair)
            time.sleep(PACE)
    except KeyboardInterrupt:
        screen.console.print()


def show_ply(screen: Screen, viewer: ReplayViewer, chair: int) -> None:
    """A page of the board, the last line of the log and what was told about it."""
    said = list(screen.said)

    def draw(_: int) -> None:
        print_ply(screen, viewer, chair)
        if screen.page.is_in_place:
            for line in said:
                screen.console.print(line)

    screen.page.draw(draw, 0)


def print_ply(screen: Screen, viewer: ReplayViewer, chair: int) -> None:
    """The board, the last line of the log and what was told about it."""
    table, console = viewer.now, screen.console
    screen.show_board(table, chair)
    console.print()
    if table.log:
        # Whether a sealed answer lies open is a question of now, not of the end of the match.
        console.print(log_line(screen.words, table.ply - 1, table.log[-1], chair))
    for ply, event in table.events:
        if ply == table.ply and may_read(int(event.to), chair):
            console.print(Text("      ") + tell(screen.words, event))
    if table.is_over:
        screen.show_result(viewer.match)


def print_ticker(console: Console, words: Words, match: Table, chair: int) -> None:
    """The whole ticker, for files and pipes."""
    for event in news(match, chair, 0):
        console.print(tell(words, event))


def as_data(match: Table, chair: int | None) -> dict[str, Any]:
    """Setup, log, events and result as JSON data; for one chair, only what it may read."""
    reader = OPEN_CHAIR if chair is None else chair
    return {
        "setup": encode_setup(match.setup),
        "seed": match.seed,
        "given": match.given,
        "players": list(match.players),
        "log": [str(entry) if may_read(entry.to, reader) else f"{entry.seat}: face_down" for entry in match.log],
        "events": [{"ply": ply, **event.as_data()} for ply, event in match.events if may_read(int(event.to), reader)],
        "over": match.is_over,
        "result": match.result().as_data() if match.is_over else None,
    }
