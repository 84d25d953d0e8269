"""A sheet of the report: words, figures and tables, ready to be put into the page."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.core.words import Words, files_of
from anpfiff.games import find

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anpfiff.bots.interval import Interval
    from anpfiff.core.words import Words as AnyWords
    from anpfiff.lab.plan import Plan

FOLDER: Final = Path(__file__).parent.parent / "words"
LONG: Final = 16
"""A table with more rows is folded up."""
NO_DIFFERENCE: Final = 0.0


class Cell(str):
    """A cell that is HTML already."""

    __slots__ = ()


def words_for(plan: Plan, language: str) -> Words:
    """The words of the report, and those of the game with the names of its cards."""
    game = find(plan.game)
    files = [*files_of(game, language), FOLDER / f"{language}.ftl"]
    return Words(language, files, game.names(plan.own_cards).get(language, {}))


def cell(text: str, tag: str = "td") -> str:
    """One cell; plain text is made safe."""
    return f"<{tag}>{text if isinstance(text, Cell) else escape(text)}</{tag}>"


def table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of text; the first cell of a row is its heading."""
    head = "".join(f'<th scope="col">{title if isinstance(title, Cell) else escape(title)}</th>' for title in titles)
    body = "".join(
        f'<tr><th scope="row">{row[0] if isinstance(row[0], Cell) else escape(row[0])}</th>'
        f"{''.join(cell(text) for text in row[1:])}</tr>"
        for row in rows
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def folded(summary: str, inside: str) -> str:
    """Something long, opened by a tap."""
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def anchor(title: str) -> str:
    """Under which name a chapter is found on its page."""
    return "-".join("".join(letter if letter.isalnum() else " " for letter in title.lower()).split())


def section(title: str, *parts: str) -> str:
    """A chapter of the report."""
    return f'<section id="{anchor(title)}"><h2>{escape(title)}</h2>{"".join(parts)}</section>'


def paragraph(text: str, kind: str = "") -> str:
    """A sentence or two."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def share(words: AnyWords, interval: Interval) -> str:
    """A share with its bounds."""
    return with_bounds(words.text("figure-share", interval.as_data()))


def mean(words: AnyWords, interval: Interval) -> str:
    """A mean with its bounds."""
    return with_bounds(words.text("figure-mean", interval.as_data()))


def rating(words: AnyWords, interval: Interval) -> str:
    """A rating with its bounds."""
    return with_bounds(words.text("figure-rating", interval.as_data()))


def with_bounds(text: str) -> Cell:
    """A figure whose bounds may stand on a line of their own where there is little room."""
    value, bracket, bounds = text.partition(" (")
    return Cell(f'{escape(value)} <span class="bounds">{escape(bracket.strip() + bounds)}</span>')


def is_clear(interval: Interval, mark: float = NO_DIFFERENCE) -> bool:
    """Whether a mark lies outside the bounds."""
    return not interval.low <= mark <= interval.high


def strong(text: str, *, is_so: bool) -> str:
    """A figure that stands out, or not."""
    if not is_so:
        return text
    return Cell(f"<strong>{text if isinstance(text, Cell) else escape(text)}</strong>")
