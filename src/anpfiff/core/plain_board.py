"""The plain board: any table as text, from what its view says and the words there are for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.core.drawing import WIDTH, Drawing, Span

if TYPE_CHECKING:
    from anpfiff.core.state import State
    from anpfiff.core.words import Words


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
