"""Hints in the terminal: a hint for the decision at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.hints import SIGHT, hints_for
from anpfiff.cli.colours import STYLES, grid, mood
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.core.action import Action
    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table
    from anpfiff.core.words import Words

HINT_BUDGET: Final = (3000, 1.0)
"""Iterations and seconds: nobody waits long for a hint."""


def show_hint(console: Console, words: Words, table: Table, decision: Decision) -> None:
    """Every option with the chance to win and how sure that is, the best first."""
    rng = seeded(table.seed or 0, table.ply + 1)
    view, options = table.view(decision.seat), decision.options
    found = hints_for(table.game, view, decision.role, options, Budget(*HINT_BUDGET), rng)
    order = sorted(range(len(options)), key=lambda place: (place != found.best, -found.estimates[place].chance))
    shown = grid("", words.text("hint-option"), words.text("hint-chance"), words.text("hint-matches"))
    for place in order:
        one = found.estimates[place]
        chance = words.text("hint-estimate", {"chance": one.chance, "error": one.error})
        row = (str(place + 1), said_as_one(words, found.answers[place]), chance, str(one.matches))
        shown.add_row(*row, style=STYLES["good"] if place == found.best else "")
    console.print(shown)
    if found.reason is not None:
        console.print(words.why(found.reason))
    if found.why and (found.reason is None or found.why != SIGHT):
        console.print(words.text(f"hint-why-{found.why}"))
    console.print(mood(words.text("hint-note"), "faint"))


def said_as_one(words: Words, steps: list[Action]) -> str:
    """A whole answer in one line."""
    return " · ".join(words.say(step) for step in steps)
