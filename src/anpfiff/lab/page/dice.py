"""The dice check as a chapter of the report."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from anpfiff.bots.interval import Z_95, Interval
from anpfiff.games import find
from anpfiff.lab.page.plots import Scale
from anpfiff.lab.page.sheet import Cell, folded, paragraph, section, table
from anpfiff.lab.statistics import chance_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anpfiff.core.game import Game
    from anpfiff.core.words import Words
    from anpfiff.lab.batch import OutcomeTally


def dice(game_key: str, outcomes: list[OutcomeTally], words: Words) -> str:
    """A verdict for all of them, and a table for every place in the rules that asks fate."""
    found, game = check_dice(outcomes), find(game_key)
    verdict = "page-dice-honest" if found.is_honest else "page-dice-odd"
    said = {"places": len(found.outcomes), "chance": found.chance, "rare": found.rare}
    parts = [paragraph(words.text(verdict, said)), paragraph(words.text("page-dice-note"))]
    by_phase: dict[str, list[OutcomeCheck]] = {}
    for one in found.outcomes:
        by_phase.setdefault(one.phase, []).append(one)
    for phase, here in by_phase.items():
        total = sum(one.times for one in here)
        summary = f"{words.ask(prompt_of(game, phase))} ({total})"
        parts.append(folded(summary, plot(game, here, words)))
    return section(words.text("page-dice"), *parts)


def prompt_of(game: Game, key: str) -> str:
    """The question a phase asks."""
    return next(phase.prompts()[0] for phase in game.phases.phases.values() if phase.key() == key)


def plot(game: Game, outcomes: list[OutcomeCheck], words: Words) -> str:
    """How far every outcome is off; the whisker is where honest dice stay."""
    rows, tracks = [], [Interval(one.ratio.value, one.ratio.low, one.ratio.high) for one in outcomes]
    scale = Scale(tracks, 1.0)
    for one, track in zip(outcomes, tracks, strict=True):
        numbers = {"fell": one.times, "expected": one.expected, "deviation": one.deviation}
        rows.append(
            [
                words.say(game.vocabulary.read(one.outcome)),
                Cell(scale.track(track)),
                str(one.times),
                words.text("figure-expected", numbers),
                words.text("figure-deviation", numbers),
            ]
        )
    titles = ["", Cell(scale.axis()), *(words.text(f"page-{what}") for what in ("fell", "expected", "deviation"))]
    return table(titles, rows)


FEWEST: Final = 10
"""What is expected less often than this is too rare to be judged."""
SUSPICIOUS: Final = 0.01
"""Honest dice look worse than this, all places together, once in a hundred studies."""


@dataclass(frozen=True)
class OutcomeCheck:
    """One outcome: how often it fell, how often it should have, and how many standard errors lie between."""

    phase: str
    outcome: str
    times: int
    expected: float
    deviation: float
    ratio: Interval
    """Fallen to expected, with the bounds between which honest dice stay 95 times out of 100 around one."""


@dataclass(frozen=True)
class DiceCheck:
    """All outcomes that fell often enough, and what they say together."""

    outcomes: list[OutcomeCheck]
    rare: int
    chance: float
    """How likely honest dice are to have an outcome as far off as the worst one here (after Bonferroni)."""

    @property
    def is_honest(self) -> bool:
        """Whether there is nothing to be wondered at."""
        return self.chance >= SUSPICIOUS


def check_dice(outcomes: Iterable[OutcomeTally]) -> DiceCheck:
    """Judge every outcome that was not certain."""
    judged, rare = [], 0
    for one in outcomes:
        if one.spread <= 1e-9:
            continue
        if min(one.expected, one.spread) < FEWEST:
            rare += 1
            continue
        error = sqrt(one.spread)
        reach = Z_95 * error / one.expected
        ratio = one.times / one.expected
        deviation = (one.times - one.expected) / error
        bounds = Interval(ratio, 1 - reach, 1 + reach)
        judged.append(OutcomeCheck(one.phase, one.outcome, one.times, one.expected, deviation, bounds))
    chances = [chance_of(one.deviation) for one in judged]
    return DiceCheck(judged, rare, min(1.0, min(chances, default=1.0) * max(len(chances), 1)))
