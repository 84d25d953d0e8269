"""Drawings: how a game shows its table as lines of text. A terminal turns the moods of the text into colours."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 80
"""Characters in a line."""
RECONSTRUCTED: Final = "°"
"""The mark of a value that is not known from the box."""
COLOURS: Final = ["red", "blue"]
"""The colours a side may wear; a game says who wears which."""
MOODS: Final = ["plain", "strong", "faint", "good", "bad", "warn", "first", "second", *COLOURS]
"""`first` and `second` set things apart from the rest; the colours are those of sides."""


class Span:
    """A piece of text in one mood."""

    __slots__ = ("mood", "text")

    def __init__(self, text: str, mood: str = "plain") -> None:
        self.text = text
        self.mood = mood


def length(spans: list[Span]) -> int:
    """How many characters these spans take."""
    return sum(len(span.text) for span in spans)


def cut(text: str, room: int) -> str:
    """A text that fits; what is cut off is a full stop."""
    return text if len(text) <= room else text[: max(room - 1, 1)] + "."


def pad(spans: list[Span], width: int) -> list[Span]:
    """These spans, filled up with blanks."""
    return [*spans, Span(" " * max(width - length(spans), 0))]


class Drawing:
    """Lines of text, each made of spans; at most WIDTH characters wide."""

    def __init__(self) -> None:
        self.lines: list[list[Span]] = []

    def line(self, *spans: Span | str) -> None:
        """Add a line."""
        self.lines.append([Span(span) if isinstance(span, str) else span for span in spans])

    def __str__(self) -> str:
        return "\n".join("".join(span.text for span in line).rstrip() for line in self.lines)
