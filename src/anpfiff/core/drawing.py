"""Drawings: how a game shows its table as lines of text. A terminal turns the moods of the text into colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from anpfiff.core.state import State
    from anpfiff.core.words import Words


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


def render_plainly(view: State, data: dict[str, Any], role: int | None, words: Words) -> Drawing:
    """The score, then every number and pile of the view that has words: ``counter-<name>`` and ``pile-<name>``."""
    drawing = Drawing()
    drawing.line(*_score(view, role, words))
    for name, value in data.items():
        _draw(drawing, name.replace("_", "-"), value, "other", words)
        for place, part in enumerate(value if isinstance(value, list) else []):
            for key, inner in part.items() if isinstance(part, dict) else []:
                _draw(drawing, key.replace("_", "-"), inner, "mine" if place == role else "theirs", words)
    return drawing


def _score(view: State, role: int | None, words: Words) -> list[Span]:
    """Everybody by name, with what they have scored so far; the chair that looks stands out."""
    spans: list[Span] = []
    mine = None if role is None else int(view.roles[role])
    for seat, score in enumerate(view.score_so_far()):
        gap = Span("  " if spans else "")
        name = words.text("board-you") if seat == mine else words.seat(seat)
        spans += [gap, Span(f"{name} ", "first" if seat == mine else "plain"), Span(str(score), "strong")]
    return spans


def _draw(drawing: Drawing, name: str, value: object, whose: str, words: Words) -> None:
    if words.has(f"counter-{name}"):
        drawing.line(Span(f"{words.text(f'counter-{name}')}: ", "faint"), Span(_written(value, words)[:WIDTH]))
    elif isinstance(value, dict) and "size" in value and words.has(f"pile-{name}"):
        title = words.text(f"pile-{name}", {"whose": whose})
        shown = _written(value["cards"], words) if value.get("cards") else str(value["size"])
        drawing.line(Span(f"{title}: ", "faint"), Span(shown))


def _written(value: object, words: Words) -> str:
    """Numbers as they are, whatever has an id by its name."""
    if isinstance(value, list):
        return " · ".join(_written(one, words) for one in value)
    return str(words.name(value)) if isinstance(value, str) else str(value)
