"""Reports: what a simulation has found, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from anpfiff.cli.paint import grid, mood, stderr
from anpfiff.lab.simulation import simulate
from anpfiff.lab.statistics import wilson

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.core.words import Words
    from anpfiff.lab.simulation import Plan, Tally
    from anpfiff.lab.statistics import Interval

MOST_SCORES: Final = 10


def run(plan: Plan, workers: int, words: Words) -> tuple[Tally, bool]:
    """Simulate with a progress bar, where somebody can see it."""
    console = stderr()
    if not console.is_terminal:
        return simulate(plan, workers, lambda _: None)
    columns = (TextColumn(words.text("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("", total=plan.games)
        return simulate(plan, workers, lambda played: progress.update(bar, completed=played))


def labels(tally: Tally) -> list[str]:
    """The bots by name; where a name comes twice, with a number."""
    return [f"{name} {place + 1}" if tally.bots.count(name) > 1 else name for place, name in enumerate(tally.bots)]


def as_data(plan: Plan, tally: Tally, *, is_whole: bool) -> dict[str, Any]:
    """The report as JSON data."""
    games = tally.games
    return {
        "game": plan.game,
        "seed": plan.seed,
        "games": games,
        "complete": is_whole,
        "bots": [
            {
                "name": name,
                "wins": tally.wins[bot],
                "share": wilson(tally.wins[bot], games).as_data(),
                "goals": tally.bot_goals[bot].mean().as_data(),
            }
            for bot, name in enumerate(tally.bots)
        ],
        "draws": {"number": tally.draws, "share": wilson(tally.draws, games).as_data()},
        "seats": [{"wins": wins, "share": wilson(wins, games).as_data()} for wins in tally.seat_wins],
        "goals": tally.goals.mean().as_data(),
        "decisions": tally.decisions.mean().as_data(),
        "fates": tally.fates.mean().as_data(),
        "scores": dict(sorted(tally.scores.items(), key=lambda item: (-item[1], item[0]))),
        "reasons": dict(sorted(tally.reasons.items())),
    }


def show(console: Console, tally: Tally, words: Words, *, is_whole: bool) -> None:
    """The report as tables: results, lengths, and the commonest scores."""
    games = tally.games
    if not is_whole:
        console.print(mood(words.text("simulate-stopped", {"games": games}), "warn"))
    if not games:
        return
    console.print(mood(words.text("simulate-title", {"games": games}), "strong"))
    scores = words.text("result-scores")
    each = words.text("simulate-goals", {"scores": scores})
    table = grid("", words.text("simulate-number"), words.text("simulate-share"), each)
    for bot, name in enumerate(labels(tally)):
        wins = tally.wins[bot]
        won = words.text("simulate-wins", {"name": name})
        table.add_row(won, str(wins), share(words, wilson(wins, games)), mean(words, tally.bot_goals[bot].mean()))
    table.add_row(words.text("simulate-draws"), str(tally.draws), share(words, wilson(tally.draws, games)), "")
    for seat, wins in enumerate(tally.seat_wins):
        won = words.text("simulate-seat", {"seat": seat})
        table.add_row(won, str(wins), share(words, wilson(wins, games)), "", style="dim")
    console.print(table)
    console.print()
    table = grid(words.text("simulate-length"), "")
    table.add_row(scores, mean(words, tally.goals.mean()))
    for key, sample in (("decisions", tally.decisions), ("fates", tally.fates)):
        table.add_row(words.text(f"simulate-{key}-each"), mean(words, sample.mean()))
    console.print(table)
    console.print()
    table = grid(words.text("simulate-scores"), words.text("simulate-number"), words.text("simulate-share"))
    for score, number in sorted(tally.scores.items(), key=lambda item: (-item[1], item[0]))[:MOST_SCORES]:
        table.add_row(score, str(number), share(words, wilson(number, games)))
    console.print(table)
    console.print(mood(words.text("simulate-intervals"), "faint"))


def share(words: Words, interval: Interval) -> str:
    """A share with its bounds, as percentages."""
    return words.text("interval-share", {"value": interval.value, "low": interval.low, "high": interval.high})


def mean(words: Words, interval: Interval) -> str:
    """A mean with its bounds."""
    return words.text("interval-mean", {"value": interval.value, "low": interval.low, "high": interval.high})
