"""How text gets its colours in a terminal. Without colours everything stays readable."""

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

LEAST_DRAWN: Final = 4
"""How many wide lines in a row are a drawing, and not text that may be broken between words."""
BARS: Final = "|│┼"


def stdout(*, is_plain: bool = False) -> Console:
    """The terminal; what is printed is never taken for markup. A plain one has no colours, and nothing is redrawn."""
    return Console(markup=False, highlight=False, emoji=False, no_color=True if is_plain else None)


def stderr() -> Console:
    """Where errors and progress go."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def paint(drawing: Drawing) -> Text:
    """A drawing in colours."""
    lines = [Text.assemble(*[(span.text, STYLES[span.mood]) for span in line]) for line in drawing.lines]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def fold(drawing: Text, width: int) -> list[Text]:
    """The lines of a drawing for a narrow screen: what is wider stands in parts below each other, never broken up.

    Lines that belong together, such as those of a pitch, are cut at the same column; single ones between words.
    """
    found: list[Text] = []
    block: list[Text] = []
    for line in [*drawing.split("\n", allow_blank=True), Text()]:
        if line.cell_len > width:
            block.append(line)
            continue
        if len(block) >= LEAST_DRAWN or any(bar in one.plain for one in block for bar in BARS):
            found += side_after_side(block, width)
        else:
            found += block
        block = []
        found.append(line)
    return found[:-1]


def side_after_side(block: list[Text], width: int) -> list[Text]:
    """Lines that belong together in equal parts, one part after the other."""
    longest = max(one.cell_len for one in block)
    parts = -(-longest // width)
    share = -(-longest // parts)
    return [one[part * share : (part + 1) * share] for part in range(parts) for one in block]


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
