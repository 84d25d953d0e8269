"""The screen: what a chair sees of a table in the terminal, and the one line it types."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, TypeVar

from rich.table import Table as RichTable
from rich.text import Text

from anpfiff.cli.colours import fold, mood, paint
from anpfiff.cli.menu import Menu
from anpfiff.cli.ticker import OPEN_CHAIR, news, result_lines, tell
from anpfiff.core.viewpoint import role_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from anpfiff.cli.filling import Filling
    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table
    from anpfiff.core.words import Words


MOST_NEWS: Final = 60
"""Of more lines than these the ticker shows the last; the log has them all."""
BOARD: Final = 80
"""No drawing is wider than this."""
WIDE: Final = 116
"""From this width on there is room for the ticker beside the board."""
CLEAR_SCROLLBACK: Final = "\x1b[3J"


class Screen:
    """Shows one table to those who sit before this terminal."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.page = Page(console)
        self.said: list[Text] = []
        """What was said since somebody typed; a page that is drawn over it says it again."""

    def say(self, key: str, mood_name: str = "plain", **args: str | int) -> None:
        """Print the words of a key."""
        self.said.append(mood(self.words.text(key, dict(args)), mood_name))
        self.console.print(self.said[-1])

    def say_unbroken(self, key: str, mood_name: str = "plain", **args: str | int) -> None:
        """Print the words of a key so that a file or command in them can be copied: we break no line."""
        self.console.print(mood(self.words.text(key, dict(args)), mood_name), soft_wrap=True)

    def read(self, prompt: str) -> str:
        """One line from the keyboard; where it comes from a file it is shown as if it had been typed."""
        line = self.console.input(mood(prompt + " ", "warn"))
        self.said.clear()
        if not sys.stdin.isatty():
            self.console.print(line)
        return line

    def clear(self) -> None:
        """Wipe the screen and everything that can be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_SCROLLBACK)

    def curtain(self, seat: int) -> None:
        """Clear everything and wait until the other one sits here."""
        self.clear()
        name = self.words.seat(seat)
        self.say("play-curtain", "strong", seat=name)
        self.read(self.words.text("play-curtain-prompt", {"seat": name}))
        self.clear()

    def show_news(self, table: Table, chair: int, since: int, most: int, skipped: str = "play-skipped") -> None:
        """The ticker since a number of events; `skipped` are the words for those that are too many."""
        fresh = news(table, chair, since)
        if fresh:
            self.console.print()
        if len(fresh) > most:
            self.console.print(mood(self.words.text(skipped, {"number": len(fresh) - most}), "faint"))
        for event in fresh[len(fresh) - min(most, len(fresh)) :]:
            self.console.print(tell(self.words, event))

    def show_board(self, table: Table, chair: int) -> None:
        """The table as this chair sees it."""
        view = table.state.clone() if chair == OPEN_CHAIR else table.view(chair)
        board = paint(table.game.render(view, role_of(view, chair), self.words))
        self.console.print()
        self.console.print(Text("\n").join(fold(board, self.console.width)))

    def show_turn(self, table: Table, decision: Decision, since: int, filling: Filling | None) -> Menu:
        """A page for a seat that is asked: what happened, the table, what was just said to it, and the question."""
        said = list(self.said)

        def draw(most: int) -> Menu:
            self.show_news_and_board(table, decision.seat, since, most)
            if self.page.is_in_place:
                for line in said:
                    self.console.print(line)
            return self.show_question(table, decision, filling)

        return self.page.draw(draw, MOST_NEWS)

    def show_news_and_board(self, table: Table, chair: int, since: int, most: int) -> None:
        """What happened, and the table; where there is room the last news stand beside it."""
        fresh = news(table, chair, since)
        if self.console.width < WIDE or not fresh:
            self.show_news(table, chair, since, most)
            self.show_board(table, chair)
            return
        view = table.view(chair)
        board = paint(table.game.render(view, role_of(view, chair), self.words))
        height = board.plain.count("\n") + 1
        told = [tell(self.words, event) for event in fresh[-MOST_NEWS:]]
        above = told[:-height]
        for line in above[len(above) - min(most, len(above)) :]:
            self.console.print(line)
        both = RichTable.grid(padding=(0, 2, 0, 0))
        both.add_column(width=BOARD, no_wrap=True)
        both.add_column()
        both.add_row(board, Text("\n").join(told[-height:]))
        self.console.print()
        self.console.print(both)

    def show_question(self, table: Table, decision: Decision, filling: Filling | None = None) -> Menu:
        """The question with its rule, and everything that may be answered; for a form all that may still be named."""
        menu = Menu(table, decision, self.words, filling)
        if filling is not None:
            self._show_named(filling)
        question = mood(self.words.ask(decision.question if filling is None else filling.prompt()), "strong")
        question.append_text(mood(f"  {decision.rule}", "faint"))
        if menu.caption():
            question.append_text(mood(f"  ({menu.caption()})", "faint"))
        self.console.print(question)
        for line in menu.lines(self.console.width, self.console.height):
            self.console.print(line)
        return menu

    def _show_named(self, filling: Filling) -> None:
        words = self.words
        if filling.held:
            self.console.print(mood(words.text("play-named", {"named": self.named(filling)}), "good"))
        if filling.missing > 1:
            self.console.print(mood(words.text("play-several", {"number": filling.missing}), "faint"))
        if filling.left is not None:
            self.console.print(mood(words.text("play-budget", {"number": filling.left}), "faint"))

    def named(self, filling: Filling) -> str:
        """All that was named so far, in the words of the reader."""
        return ", ".join(" ".join(self.words.say(action) for action in thing) for thing in filling.held)

    def show_result(self, table: Table) -> None:
        """How it ended."""
        self.console.print()
        for line in result_lines(self.words, table):
            self.console.print(line)


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
