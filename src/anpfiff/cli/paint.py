"""Paint: how text gets its colours in a terminal. Without colours everything stays readable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from anpfiff.build import own_build

if TYPE_CHECKING:
    from anpfiff.core.drawing import Drawing
    from anpfiff.core.words import Words

STYLES: Final = {
    "plain": "",
    "strong": "bold",
    "faint": "dim",
    "good": "bold green",
    "bad": "bold red",
    "warn": "bold yellow",
    "first": "red",
    "second": "cyan",
    "red": "red",
    "blue": "bright_blue",
}
"""The moods of a drawing."""


def stdout() -> Console:
    """The terminal; what is printed is never taken for markup."""
    return Console(markup=False, highlight=False, emoji=False)


def stderr() -> Console:
    """Where errors and progress go."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def paint(drawing: Drawing) -> Text:
    """A drawing in colours."""
    lines = [Text.assemble(*[(span.text, STYLES[span.mood]) for span in line]) for line in drawing.lines]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def mood(text: str, name: str) -> Text:
    """A text in one mood."""
    return Text(text, STYLES[name])


def grid(*titles: str) -> Table:
    """A table with as few lines as possible; without titles it is only columns."""
    table = Table(box=None, pad_edge=False, show_header=bool(titles), header_style="bold", padding=(0, 2, 0, 0))
    for title in titles:
        table.add_column(title, overflow="fold")
    return table


def note_if_pure(console: Console, words: Words) -> None:
    """Say it when the engine is not compiled: speeds and waiting times are then those of plain Python."""
    if own_build() == "sources":
        console.print(mood(words.text("note-pure"), "warn"))
