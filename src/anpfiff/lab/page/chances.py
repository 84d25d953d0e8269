"""Calibration as a chapter of the report: what spectators were told, held against what came of it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from anpfiff.bots.interval import Z_95
from anpfiff.lab.calibration import STEPS
from anpfiff.lab.page.plots import reliability
from anpfiff.lab.page.sheet import paragraph, section, share, strong, table, with_bounds

if TYPE_CHECKING:
    from anpfiff.bots.interval import Interval
    from anpfiff.core.words import Words
    from anpfiff.lab.calibration import Calibration, Group


def chances(found: Calibration, words: Words) -> str:
    """A verdict, the reliability curve with its figures, the seats, and how far off it was on the whole."""
    title, axis = words.text("page-chances-curve"), words.text("page-chances-said")
    told = {"moments": found.moments, "matches": found.matches}
    verdict = words.text("page-chances-true" if found.is_true else "page-chances-off", {"chance": found.chance})
    steps = [(step, group) for step, group in enumerate(found.steps) if group.chairs]
    curve = reliability([(group.mean, group.share) for _, group in steps], title, axis, words.text("page-chances-won"))
    rows = [row(words.text("page-chances-step", bounds(step)), group, words) for step, group in steps]
    seats = [row(words.text("page-seat", {"seat": seat}), group, words) for seat, group in enumerate(found.seats)]
    titles = [words.text(f"page-chances-{what}") for what in ("told", "said", "won")]
    scores = [
        [words.text("page-chances-brier"), figure(found.brier.mean(), words)],
        [words.text("page-chances-even"), figure(found.even.mean(), words)],
    ]
    return section(
        words.text("page-chances"),
        paragraph(words.text("page-chances-moments", told)),
        paragraph(verdict),
        f"<figure><figcaption>{escape(title)}</figcaption>{curve}</figure>",
        table(["", *titles], rows),
        table(["", *titles], seats),
        table(["", words.text("page-mean")], scores),
        paragraph(words.text("page-chances-note")),
    )


def row(name: str, group: Group, words: Words) -> list[str]:
    """What was said and won, coloured where they lie farther apart than 95 times in 100."""
    is_off = group.is_judged and abs(group.deviation) > Z_95
    return [
        name,
        str(group.chairs),
        words.text("figure-chance", {"value": group.mean}),
        strong(share(words, group.share), is_so=is_off),
    ]


def bounds(step: int) -> dict[str, object]:
    """From where to where a step goes."""
    return {"low": step / STEPS, "high": (step + 1) / STEPS}


def figure(interval: Interval, words: Words) -> str:
    """A score with its bounds."""
    return with_bounds(words.text("figure-score", interval.as_data()))
