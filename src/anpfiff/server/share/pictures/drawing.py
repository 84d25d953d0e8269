"""Drawings of link cards as SVG: a pitch with the news on it, and a strip of paper with one sentence below."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, assert_never

from anpfiff.server.share.pictures.type import HEADLINE, PRINT, THIN, VOICE, fitting, short, text, width_of, wrapped

if TYPE_CHECKING:
    from anpfiff.server.share.link_cards import LinkCard

WIDTH, HEIGHT, GROUND = 1200, 630, 512
SMALLEST: Final = 44
"""Nothing is smaller: a picture is seen at a quarter of its size."""
PITCH, MOWN = "#2a6347", "#2e6b4d"
PAPER, PAPER_2, INK, CHALK, QUIET = "#fffaee", "#f3e9d3", "#19211d", "#f5efe0", "#d8e2d3"
FLAGS: Final[dict[str, str]] = json.loads((Path(__file__).parent / "flags.json").read_text(encoding="utf-8"))
"""By nation, 24 wide and 16 high; the page's own flags, written here by its tests."""
BODY: Final = "M8 3l-6 4 2.5 6 3-1.3V29h17V11.7l3 1.3L30 7l-6-4-3.5 0c-1 2.5-8 2.5-9 0z"
SHIRTS: Final = [
    ("#a5271b", "M11.5 3v26M16 5v24M20.5 3v26", 2.0),
    ("#1c4a87", "M4 12h24M7 18h18M7 24h18", 2.5),
]
RECTANGLE: Final = '<rect x="1" y="1" width="148" height="226" rx="7"'
WHISTLE: Final = (
    '<circle cx="11" cy="14" r="8.5" fill="none" stroke-width="3"/>'
    '<path d="M11 5.5h17v6h-9" fill="none" stroke-width="3"/><circle cx="11" cy="14" r="2.5" fill="#19211d"/>'
)


def draw(card: LinkCard, *, is_light: bool = False) -> str:
    """A card as SVG; a light one leaves out what is only there to be looked at."""
    match card.kind:
        case "result" | "versus":
            inner, is_centred = _match(card), True
        case "champion":
            inner, is_centred = _champion(card), False
        case "house" | "invitation":
            inner, is_centred = _call(card, is_light=is_light), False
        case _ as never:
            assert_never(never)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"{_ground(is_centred=is_centred)}{inner}{_footer(card.footer)}</svg>"
    )


def _ground(*, is_centred: bool) -> str:
    bands = "".join(f'<path d="M{x} 0h100v{GROUND}h-100z" fill="{MOWN}"/>' for x in range(100, WIDTH, 200))
    lines = "M24 512V24H1176V512M24 54A30 30 0 0054 24M1146 24A30 30 0 001176 54"
    lines += "M600 24V56M600 456V512M400 256a200 200 0 10400 0a200 200 0 10-400 0" if is_centred else ""
    return (
        f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="{PITCH}"/>{bands}'
        f'<path d="{lines}" fill="none" stroke="{CHALK}" stroke-opacity=".42" stroke-width="5"/>'
    )


def _footer(sentence: str) -> str:
    if width_of(sentence, HEADLINE, SMALLEST) > 880:
        lines, size = wrapped(sentence, HEADLINE, SMALLEST, 880)[0], float(SMALLEST)
    else:
        lines, size = [sentence], fitting(sentence, HEADLINE, 46, 880)
    top = 571 - 25 * (len(lines) - 1)
    shown = [
        text(48, top + 50 * k + size / 3, short(line, HEADLINE, size, 880), HEADLINE, size, INK)
        for k, line in enumerate(lines)
    ]
    return (
        f'<path d="M0 {GROUND}h{WIDTH}v{HEIGHT - GROUND}H0z" fill="{PAPER}"/>{"".join(shown)}'
        f'<g transform="translate(973 549) scale(1.93)" stroke="{INK}">{WHISTLE}</g>'
        f"{text(1152, 589, 'Anpfiff', PRINT, 46, INK, 'end')}"
    )


def _shirt(x: float, side: int) -> str:
    colour, pattern, width = SHIRTS[side]
    return (
        f'<g transform="translate({x} 119) scale(6.125)"><clipPath id="shirt{side}"><path d="{BODY}"/></clipPath>'
        f'<g clip-path="url(#shirt{side})"><path d="{BODY}" fill="{colour}"/>'
        f'<path d="{pattern}" stroke="{CHALK}" stroke-width="{width}"/></g>'
        f'<path d="{BODY}" fill="none" stroke="{INK}" stroke-width="1.2"/></g>'
    )


def _match(card: LinkCard) -> str:
    """Two shirts, and between them the score, or nothing that tells it."""
    found = []
    for side, middle in enumerate((206, 994)):
        size = max(SMALLEST, fitting(card.names[side], PRINT, 60, 340))
        name = short(card.names[side], PRINT, size, 340)
        found += [_shirt(middle - 98, side), text(middle, 383, name, PRINT, size, CHALK, "middle")]
    if card.score is None:
        return "".join([*found, text(600, 320, ":", PRINT, 220, QUIET, "middle")])
    for goals, middle in zip(card.score, (478, 722), strict=True):
        size = min(fitting(str(one), PRINT, 340, 190) for one in card.score)
        found.append(text(middle, 269 + 0.35 * size, str(goals), PRINT, size, CHALK, "middle"))
    dots = "".join(f'<circle cx="600" cy="{y}" r="17" fill="{QUIET}"/>' for y in (209, 303))
    return "".join([*found, dots])


def _champion(card: LinkCard) -> str:
    """Who has won it all, with the flag of the nation if there is one."""
    flag = FLAGS.get(card.nation)
    left, room = (572, 580) if flag else (58, 1080)
    found = []
    if flag:
        found.append(f'<g transform="translate(58 102) scale(19.4)">{flag}</g>')
        found.append(f'<path d="M58 102h465.6v310.4H58z" fill="none" stroke="{INK}" stroke-width="5"/>')
    size = fitting(card.title, PRINT, 176, room)
    found.append(text(left, 280, card.title, PRINT, size, CHALK))
    found.append(text(left, 372, card.line, THIN, fitting(card.line, THIN, 68, room), CHALK))
    return "".join(found)


def _call(card: LinkCard, *, is_light: bool) -> str:
    """A call with two cards beside it, one face down and one that nobody knows yet."""
    lines, size = wrapped(card.title, PRINT, 106, 650)
    top = 208 if len(lines) == 2 else 262
    found = [text(58, top + 108 * k, line, PRINT, size, CHALK) for k, line in enumerate(lines)]
    below = top + 108 * (len(lines) - 1) + 74
    found.append(text(58, below, card.line, VOICE, fitting(card.line, VOICE, 44, 640), QUIET))
    return "".join([*found, "" if is_light else _back(), _front()])


def _paper(x: float, y: float, turn: int, inner: str) -> str:
    """A card, 150 wide and 228 high, laid down a little askew, with its shadow."""
    where = f"translate({x} {y}) scale(1.64) rotate({turn} 75 114)"
    return (
        f'<g transform="translate(0 8) {where}">{RECTANGLE} fill-opacity=".26"/></g>'
        f'<g transform="{where}">{RECTANGLE} fill="{PAPER}" stroke="{INK}" stroke-width="2"/>{inner}</g>'
    )


def _back() -> str:
    squares = "".join(
        f"M{9 + 44 * column + 22 * (row % 2)} {44 * row - 2}l22 22-22 22-22-22z"
        for row in range(6)
        for column in range(4)
    )
    return _paper(
        752, 66, -8,
        f'<clipPath id="back"><path d="M9 9h132v210H9z"/></clipPath><path d="M9 9h132v210H9z" fill="{PITCH}"/>'
        f'<path d="{squares}" fill="{MOWN}" clip-path="url(#back)" shape-rendering="crispEdges"/>'
        f'<path d="M15 15h120v198H15z" fill="none" stroke="{CHALK}" stroke-width="2"/>',
    )  # fmt: skip


def _front() -> str:
    balls = "".join(f'<circle cx="{35 + 20 * k}" cy="34" r="8" fill="{PAPER}"/>' for k in range(5))
    return _paper(
        906, 78, 9,
        f'<path d="M20 20h110v28H20z" fill="{INK}"/>{balls}<path d="M20 56h110v152H20z" fill="{PAPER_2}"/>'
        f"{text(75, 186, '?', PRINT, 150, INK, 'middle')}",
    )  # fmt: skip
