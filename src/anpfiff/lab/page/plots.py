"""Plots as SVG, written by hand: small, sharp on any screen, coloured by the page, and with words for every mark."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

    from anpfiff.bots.interval import Interval

WIDTH: Final = 360
HEIGHT: Final = 170
LEFT, RIGHT, TOP, BOTTOM = 34, 8, 14, 24
MOST_BARS: Final = 24
TRACK: Final = 110


def bins_of(counts: Counter[int]) -> list[tuple[int, int, int]]:
    """Numbers in order, put together where there are too many: from, to, and how often."""
    low, high = min(counts), max(counts)
    width = max(1, ceil((high - low + 1) / MOST_BARS))
    found = []
    for first in range(low, high + 1, width):
        last = first + width - 1
        found.append((first, last, sum(counts[number] for number in range(first, last + 1))))
    return found


def span(first: int, last: int) -> str:
    """What a bar stands for."""
    return str(first) if first == last else f"{first}…{last}"


def histogram(counts: Counter[int], title: str, across: str, up: str) -> str:
    """How often each number came, as bars over an axis that says what is counted."""
    bars, total = bins_of(counts), counts.total()
    top = max(times for _, _, times in bars) / total
    room = (WIDTH - LEFT - RIGHT) / len(bars)
    wide = min(room * 0.8, 44.0)
    every = ceil(len(bars) / 8)
    parts = [_grid(share, top) for share in _steps(0.0, top)]
    for k, (first, last, times) in enumerate(bars):
        height = times / total / top * (HEIGHT - TOP - BOTTOM)
        x = LEFT + k * room
        parts.append(
            f'<rect class="bar" x="{x + (room - wide) / 2:.1f}" y="{HEIGHT - BOTTOM - height:.1f}" width="{wide:.1f}" '
            f'height="{height:.1f}"><title>{span(first, last)}: {times} ({times / total:.1%})</title></rect>'
        )
        if k % every == 0:
            parts.append(f'<text class="below" x="{x + room / 2:.1f}" y="{HEIGHT - 8}">{first}</text>')
    parts.append(f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{HEIGHT - BOTTOM}" y2="{HEIGHT - BOTTOM}"/>')
    parts.append(f'<text class="below" x="{(LEFT + WIDTH - RIGHT) / 2:.1f}" y="{HEIGHT + 8}">{escape(across)}</text>')
    parts.append(f'<text x="{LEFT}" y="{TOP - 2}">{escape(up)}</text>')
    return _drawing(WIDTH, HEIGHT + 12, title, parts)


def _grid(share: float, top: float) -> str:
    y = HEIGHT - BOTTOM - share / top * (HEIGHT - TOP - BOTTOM)
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="beside" x="{LEFT - 4}" y="{y + 4:.1f}">{100 * share:.0f} %</text>'
    )


def _steps(low: float, high: float) -> list[float]:
    """Three to six round numbers between two others."""
    rough = (high - low) / 4 or 1.0
    size = 10.0 ** floor(log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
    first = ceil(low / step)
    return [k * step for k in range(first, floor(high / step + 1e-9) + 1)]


def short(value: float) -> str:
    """A figure below a plot, in as few digits as it needs."""
    return f"{value:.0f}" if abs(value) >= 100 else f"{value + 0.0:.2g}"


class Scale:
    """From figures to places on a track that holds several intervals and a mark."""

    def __init__(self, intervals: Sequence[Interval], mark: float | None = None, most: float | None = None) -> None:
        """With `most`, what lies farther from the mark is drawn at the edge, so that the others can be told apart."""
        ends = [end for interval in intervals for end in (interval.low, interval.high, interval.value)]
        if mark is not None:
            ends.append(mark)
        if mark is not None and most is not None:
            ends = [max(mark - most, min(end, mark + most)) for end in ends]
        self.low: Final = min(ends)
        self.reach: Final = (max(ends) - self.low) or 1.0
        self.mark: Final = mark

    def at(self, value: float) -> float:
        """Where a value lies."""
        return 5 + min(max((value - self.low) / self.reach, 0.0), 1.0) * (TRACK - 10)

    def axis(self, times: float = 1.0) -> str:
        """The head of a plot: where its ends and its mark lie, in figures; a share is said in points of a hundred."""
        ends = [(self.low, "start"), (self.low + self.reach, "end")]
        if self.mark is not None and 0.35 < (self.mark - self.low) / self.reach < 0.65:
            ends.append((self.mark, "middle"))
        parts = [
            f'<line class="axis" x1="{self.at(value):.1f}" x2="{self.at(value):.1f}" y1="12" y2="16"/>'
            f'<text class="{side}" x="{self.at(value):.1f}" y="10">{short(times * value)}</text>'
            for value, side in ends
        ]
        rail = f'<line class="axis" x1="5" x2="{TRACK - 5}" y1="16" y2="16"/>'
        return f'<svg class="scale" viewBox="0 0 {TRACK} 17" aria-hidden="true">{"".join(parts)}{rail}</svg>'

    def track(self, interval: Interval) -> str:
        """One row of a plot; the figures stand beside it in words."""
        parts = [f'<line class="rail" x1="0" x2="{TRACK}" y1="8" y2="8"/>']
        if self.mark is not None:
            at = f"{self.at(self.mark):.1f}"
            parts.append(f'<line class="mark" x1="{at}" x2="{at}" y1="0" y2="16"/>')
        low, high = self.at(interval.low), self.at(interval.high)
        parts.append(f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="8" y2="8"/>')
        is_within = self.low <= interval.value <= self.low + self.reach
        kind = "dot" if is_within else "beyond"
        parts.append(f'<circle class="{kind}" cx="{self.at(interval.value):.1f}" cy="8" r="4"/>')
        return f'<svg class="track" viewBox="0 0 {TRACK} 16" aria-hidden="true">{"".join(parts)}</svg>'


def scatter(points: Sequence[tuple[float, Interval, str]], slope: float, start: float, title: str) -> str:
    """Points with whiskers over a number, and a straight line through them."""
    xs = [x for x, _, _ in points]
    left, right = min(xs) - 0.5, max(xs) + 0.5
    low = min(interval.low for _, interval, _ in points)
    high = max(interval.high for _, interval, _ in points)
    tall = HEIGHT + 70

    def at_x(x: float) -> float:
        return LEFT + (x - left) / (right - left) * (WIDTH - LEFT - RIGHT)

    def at_y(y: float) -> float:
        return tall - BOTTOM - (y - low) / ((high - low) or 1.0) * (tall - TOP - BOTTOM)

    parts = []
    for step in _steps(low, high):
        y = at_y(step)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="beside" x="{LEFT - 4}" y="{y + 4:.1f}">{step:.2g}</text>')
    parts.extend(
        f'<text class="below" x="{at_x(x):.1f}" y="{tall - 8}">{x}</text>' for x in range(ceil(left), floor(right) + 1)
    )
    parts.append(
        f'<line class="mark" x1="{at_x(left):.1f}" y1="{at_y(start + slope * left):.1f}" '
        f'x2="{at_x(right):.1f}" y2="{at_y(start + slope * right):.1f}"/>'
    )
    for place, (x, interval, name) in enumerate(points):
        across = at_x(x) + (place % 7 - 3) * 3.2
        parts.append(
            f'<line class="whisker thin" x1="{across:.1f}" x2="{across:.1f}" y1="{at_y(interval.low):.1f}" '
            f'y2="{at_y(interval.high):.1f}"/><circle class="dot" cx="{across:.1f}" cy="{at_y(interval.value):.1f}" '
            f'r="2.6"><title>{escape(name)}: {interval.value:.2f}</title></circle>'
        )
    return _drawing(WIDTH, tall, title, parts)


def reliability(points: Sequence[tuple[float, Interval]], title: str, across: str, up: str) -> str:
    """What came of what was said, both from 0 to 100 per cent; on the dashed line one is as large as the other."""
    left, right, tall, foot = LEFT + 10, WIDTH - RIGHT - 14, WIDTH, BOTTOM + 16  # "100 %" is longer than other labels
    parts = []

    def at_x(x: float) -> float:
        return left + x * (right - left)

    def at_y(y: float) -> float:
        return tall - foot - y * (tall - TOP - foot)

    for tenths in range(0, 11, 2):
        x, y, said = at_x(tenths / 10), at_y(tenths / 10), f"{10 * tenths} %"
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="beside" x="{left - 4}" y="{y + 4:.1f}">{said}</text>')
        parts.append(f'<text class="below" x="{x:.1f}" y="{tall - foot + 14}">{said}</text>')
    parts.append(f'<text class="below" x="{at_x(0.5):.1f}" y="{tall - 6}">{escape(across)}</text>')
    parts.append(f'<text x="{left + 6}" y="{TOP + 12}">{escape(up)}</text>')
    parts.append(f'<line class="mark" x1="{at_x(0):.1f}" y1="{at_y(0):.1f}" x2="{at_x(1):.1f}" y2="{at_y(1):.1f}"/>')
    for said_there, won in points:
        x = at_x(said_there)
        parts.append(
            f'<line class="whisker thin" x1="{x:.1f}" x2="{x:.1f}" y1="{at_y(won.low):.1f}" '
            f'y2="{at_y(won.high):.1f}"/><circle class="dot" cx="{x:.1f}" cy="{at_y(won.value):.1f}" r="4">'
            f"<title>{said_there:.1%}: {won.value:.1%}</title></circle>"
        )
    return _drawing(WIDTH, tall, title, parts)


def _drawing(width: int, height: int, title: str, parts: list[str]) -> str:
    return (
        f'<svg class="plot" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
