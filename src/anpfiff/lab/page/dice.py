"""The dice check as a chapter of the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.bots.interval import Interval
from anpfiff.games import find
from anpfiff.lab.dice_check import check_dice
from anpfiff.lab.page.plots import Scale
from anpfiff.lab.page.sheet import Cell, folded, paragraph, section, table

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.words import Words
    from anpfiff.lab.batch import OutcomeTally
    from anpfiff.lab.dice_check import OutcomeCheck


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
