"""Hints in the terminal: a hint for the decision at hand, and a look back at a match that was played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from anpfiff.bots.search.analysis import accounts, analyse, decisions_of
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.hints import hints_for
from anpfiff.cli.colours import STYLES, grid, mood, stderr
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.bots.search.analysis import Account, ReviewedChoice
    from anpfiff.core.said import Decision
    from anpfiff.core.table import Table
    from anpfiff.core.words import Words

HINT_BUDGET: Final = (3000, 1.0)
"""Iterations and seconds: nobody waits long for a hint."""


def show_hint(console: Console, words: Words, table: Table, decision: Decision) -> None:
    """Every option with the chance to win and how sure that is, the best first."""
    rng = seeded(table.seed or 0, table.ply + 1)
    view, options = table.view(decision.seat), decision.options
    found = hints_for(table.game, view, decision.role, options, Budget(*HINT_BUDGET), rng)
    order = sorted(range(len(options)), key=lambda place: -found.estimates[place].chance)
    shown = grid("", words.text("hint-option"), words.text("hint-chance"), words.text("hint-matches"))
    for place in order:
        one = found.estimates[place]
        chance = words.text("hint-estimate", {"chance": one.chance, "error": one.error})
        row = (str(place + 1), words.say(options[place]), chance, str(one.matches))
        shown.add_row(*row, style=STYLES["good"] if place == found.best else "")
    console.print(shown)
    console.print(mood(words.text("hint-note"), "faint"))


def look_back(match: Table, iterations: int, seats: list[int], words: Words) -> list[ReviewedChoice]:
    """Analyse with a progress bar, where somebody can see it."""
    console = stderr()
    choices: list[ReviewedChoice] = []
    columns = (TextColumn(words.text("analyse-progress")), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=decisions_of(match, seats))
        for choice in analyse(match, Budget(iterations), seats):
            choices.append(choice)
            done = sum(entry.seat in seats for entry in match.log[: choice.ply + 1])
            progress.update(bar, completed=done)
    return choices


def show_analysis(
    console: Console, words: Words, match: Table, choices: list[ReviewedChoice], seats: list[int]
) -> None:
    """What every decision cost, and what was luck."""
    shown = grid(
        words.text("analyse-ply"),
        words.text("analyse-seat"),
        words.text("analyse-said"),
        words.text("analyse-chance"),
        words.text("analyse-lost"),
        words.text("analyse-best"),
    )
    for choice in choices:
        is_best = choice.said is choice.best
        shown.add_row(
            str(choice.ply),
            words.seat(choice.seat),
            words.say(choice.said),
            words.text("analyse-share", {"share": choice.chance}),
            "" if is_best else words.text("hint-estimate", {"chance": choice.lost, "error": choice.error}),
            "" if is_best else words.say(choice.best),
            style=STYLES["bad"] if choice.is_sure else STYLES["good"] if is_best else "",
        )
    console.print(shown)
    console.print()
    for account in accounts(match, choices, seats):
        console.print(words.text("analyse-account", told(words, account)))
    console.print(mood(words.text("analyse-note"), "faint"))


def told(words: Words, account: Account) -> dict[str, str | int | float]:
    """One seat's account, for words."""
    return {
        "seat": words.seat(account.seat),
        "decisions": account.decisions,
        "began": account.began,
        "lost": account.lost,
        "luck": account.luck,
        "result": "open" if account.result is None else "over",
        "share": account.result or 0.0,
    }


def as_data(match: Table, choices: list[ReviewedChoice], seats: list[int], iterations: int) -> dict[str, Any]:
    """The analysis as JSON data."""
    return {
        "game": match.game.key,
        "iterations": iterations,
        "decisions": [
            {
                "ply": choice.ply,
                "seat": choice.seat,
                "question": choice.question,
                "options": choice.options,
                "said": choice.said.notation,
                "chance": choice.chance,
                "best": choice.best.notation,
                "best_chance": choice.best_chance,
                "lost": choice.lost,
                "error": choice.error,
                "sure": choice.is_sure,
            }
            for choice in choices
        ],
        "seats": [
            {
                "seat": account.seat,
                "decisions": account.decisions,
                "began": account.began,
                "lost": account.lost,
                "luck": account.luck,
                "result": account.result,
            }
            for account in accounts(match, choices, seats)
        ],
    }
