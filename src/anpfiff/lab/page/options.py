"""The effect of every rules option: each value beside what was agreed, all else being equal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.lab.page.plots import Scale
from anpfiff.lab.page.sheet import Cell, is_clear, paragraph, section, strong, table, with_bounds
from anpfiff.lab.statistics import between_pairs

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.bots.interval import Interval
    from anpfiff.core.words import Words
    from anpfiff.lab.page.findings import Findings
    from anpfiff.lab.tally import MatchFigures, Tally

Measure = tuple[str, str, "Callable[[MatchFigures], tuple[float, float]]"]
"""What is counted of a match, and over how many things."""


def by_goals(match: MatchFigures) -> tuple[float, float]:
    """More goals."""
    return match.goals, 1


def by_length(match: MatchFigures) -> tuple[float, float]:
    """More decisions."""
    return match.decisions, 1


def by_draws(match: MatchFigures) -> tuple[float, float]:
    """More draws."""
    return match.is_drawn, 1


def by_comebacks(match: MatchFigures) -> tuple[float, float]:
    """More winners who had been behind."""
    return match.is_comeback, not match.is_drawn


def by_first_seat(match: MatchFigures) -> tuple[float, float]:
    """More wins of the first seat among the decided matches."""
    return match.is_first, not match.is_drawn


def difference(one: Tally, other: Tally, measure: Callable[[MatchFigures], tuple[float, float]]) -> Interval:
    """How much more of it the second series has, deal by deal: those that both have played."""
    both = [number for number in one.figures if number in other.figures]
    return between_pairs([(measure(one.figures[number]), measure(other.figures[number])) for number in both])


MEASURES: list[Measure] = [
    ("page-by-goals", "figure-more", by_goals),
    ("page-by-draws", "figure-more-share", by_draws),
    ("page-by-comebacks", "figure-more-share", by_comebacks),
    ("page-by-first-seat", "figure-more-share", by_first_seat),
    ("page-by-length", "figure-more", by_length),
]


def options(findings: Findings, words: Words) -> str:
    """One plot for every measure; values that changed no match at all are only named."""
    base, *others = findings.series
    same = [one for one in others if one.outcome == base.outcome]
    changed = [one for one in others if one.outcome != base.outcome and one.tally.games]
    parts = [paragraph(words.text("page-options-note", {"games": base.tally.games}))]
    for title, figure, measure in MEASURES:
        alike = [one for one in changed if len(one.tally.bots) == len(base.tally.bots) or measure is not by_first_seat]
        found = [(one.label, difference(base.tally, one.tally, measure)) for one in alike]
        if not found:
            continue
        usual = sorted(interval.high - interval.low for _, interval in found)[len(found) // 2]
        scale = Scale([interval for _, interval in found], 0.0, 2 * usual)
        rows = [
            [
                name_of(label, words),
                Cell(scale.track(interval)),
                strong(with_bounds(words.text(figure, scaled(interval, figure))), is_so=is_clear(interval)),
            ]
            for label, interval in found
        ]
        parts.append(f"<h3>{words.text(title, {'scores': words.text('result-scores')})}</h3>")
        times = 100.0 if figure == "figure-more-share" else 1.0
        parts.append(table(["", Cell(scale.axis(times)), words.text("page-difference")], rows))
    for key, labels in (("page-same", [one.label for one in same]), ("page-left-out", findings.study.spec.left_out)):
        if labels:
            names = "; ".join(name_of(label, words) for label in labels)
            parts.append(paragraph(words.text(key, {"names": names})))
    return section(words.text("page-options"), *parts)


def scaled(interval: Interval, figure: str) -> dict[str, float]:
    """Shares differ by points of a hundred."""
    times = 100 if figure == "figure-more-share" else 1
    return {name: times * value for name, value in interval.as_data().items()}


def name_of(label: str, words: Words) -> str:
    """An option and its value as people call them."""
    name, _, value = label.partition("=")
    key = f"option-{name}-{value}".replace("_", "-")
    plain = {"true": words.text("page-yes"), "false": words.text("page-no")}
    said = words.text(key) if words.has(key) else plain.get(value, value)
    return f"{words.text(f'option-{name}'.replace('_', '-'))}: {said}"
