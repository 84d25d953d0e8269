"""Reports: what a simulation or an arena has found, for people and for programs."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from anpfiff.bots.interval import wilson
from anpfiff.bots.own import title
from anpfiff.cli.colours import grid, mood, stderr
from anpfiff.lab.data_sets import write_data
from anpfiff.lab.page.matches import labels
from anpfiff.lab.ratings import Encounters
from anpfiff.lab.simulation import simulate
from anpfiff.lab.study import begin
from anpfiff.lab.tables import write_tables

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from anpfiff.bots.interval import Interval
    from anpfiff.core.words import Words
    from anpfiff.lab.calibration import Calibration
    from anpfiff.lab.plan import Plan
    from anpfiff.lab.study import Study, StudySpec
    from anpfiff.lab.tally import Tally

MOST_SCORES: Final = 10


def run(
    spec: StudySpec, folder: Path | None, workers: int, words: Words, *, cluster: bool = False
) -> tuple[list[Tally], bool]:
    """Do a study with a progress bar, where somebody can see it; with a folder, what is finished is kept there."""
    study = None if folder is None else begin(folder, spec)
    console, plans = stderr(), spec.plans
    if not console.is_terminal:
        done = simulate(plans, workers, lambda _: None, batch=spec.batch, study=study, cluster=cluster)
    else:
        columns = (
            TextColumn(words.text("simulate-progress")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task("", total=sum(plan.games for plan in plans))

            def show_progress(played: int) -> None:
                progress.update(bar, completed=played)

            done = simulate(plans, workers, show_progress, batch=spec.batch, study=study, cluster=cluster)
    if study is not None:
        tell_of_the_folder(study, workers, words, is_whole=done[1])
    return done


def tell_of_the_folder(study: Study, workers: int, words: Words, *, is_whole: bool) -> None:
    """Write the tables and the data set of a finished study, and say where; one that was stopped goes on next time."""
    console, folder = stderr(), str(study.folder)
    if not is_whole:
        console.print(words.text("simulate-go-on", {"folder": folder}), soft_wrap=True)
        return
    written = write_tables(study)
    names = ", ".join(file.name for file in written)
    console.print(words.text("simulate-kept", {"folder": folder, "files": names}), soft_wrap=True)
    keep = study.spec.plans[0].keep
    if keep:
        write_data(study, workers)
        console.print(words.text("simulate-data", {"folder": str(study.folder / keep)}), soft_wrap=True)
    if len(written) == 1:
        console.print(mood(words.text("simulate-no-parquet"), "warn"), soft_wrap=True)


def as_data(plan: Plan, tally: Tally, *, is_whole: bool) -> dict[str, Any]:
    """The report as JSON data."""
    games = tally.games
    found: dict[str, Any] = {
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
        "comebacks": wilson(tally.comebacks, games - tally.draws).as_data(),
        "lead_changes": tally.lead_changes.mean().as_data(),
        "scores": dict(sorted(tally.scores.items(), key=lambda item: (-item[1], item[0]))),
        "reasons": dict(sorted(tally.reasons.items())),
        "forfeits": forfeits_of([tally]),
    }
    if tally.calibration.moments:
        found["calibration"] = tally.calibration.as_data()
    return found


def show_forfeits(console: Console, tallies: list[Tally], words: Words) -> None:
    """Why bots lost without playing to the end."""
    for forfeit in forfeits_of(tallies):
        reason = words.text(f"refused-forfeit-{forfeit['how']}", forfeit)
        console.print(mood(words.text("simulate-forfeits", {"times": forfeit["times"], "reason": reason}), "warn"))


def forfeits_of(tallies: list[Tally]) -> list[dict[str, Any]]:
    """Which bots lost without playing to the end, how, the details, and how often."""
    found = sum((tally.forfeits for tally in tallies), Counter[tuple[str, ...]]())
    return [
        {"bot": bot, "how": how, "detail": detail, "times": times} for (bot, how, detail), times in found.most_common()
    ]


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
    for bot, name in enumerate(labels(tally.bots)):
        wins = tally.wins[bot]
        won = words.text("simulate-wins", {"name": name})
        table.add_row(won, str(wins), share(words, wilson(wins, games)), mean(words, tally.bot_goals[bot].mean()))
    table.add_row(words.text("simulate-draws"), str(tally.draws), share(words, wilson(tally.draws, games)), "")
    for seat, wins in enumerate(tally.seat_wins):
        won = words.text("simulate-seat", {"seat": seat + 1})
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
    if tally.calibration.moments:
        console.print()
        show_chances(console, tally.calibration, words)
    show_forfeits(console, [tally], words)
    console.print(mood(words.text("simulate-intervals"), "faint"))


def show_chances(console: Console, found: Calibration, words: Words) -> None:
    """What spectators were told, and what came of it."""
    told = words.text("simulate-told", {"moments": found.moments})
    table = grid(words.text("simulate-said"), words.text("simulate-number"), words.text("simulate-came"))
    for group in found.steps:
        if group.chairs:
            table.add_row(
                words.text("simulate-chance", {"value": group.mean}), str(group.chairs), share(words, group.share)
            )
    console.print(mood(told, "strong"))
    console.print(table)
    brier = found.brier.mean()
    console.print(words.text("simulate-brier", {"value": brier.value, "low": brier.low, "high": brier.high}))
    if not found.is_true:
        console.print(mood(words.text("simulate-off", {"chance": found.chance}), "warn"))


def arena_data(spec: StudySpec, tallies: list[Tally], *, is_whole: bool) -> dict[str, Any]:
    """The arena as JSON data."""
    met = Encounters([tally.outcomes for tally in tallies])
    plan = spec.series[0].plan
    return {
        "game": plan.game,
        "seed": plan.seed,
        "games": sum(tally.games for tally in tallies),
        "complete": is_whole,
        "forfeits": forfeits_of(tallies),
        "ratings": {bot: rating.as_data() for bot, rating in met.ratings(plan.seed).items()},
        "pairs": [
            {
                "bots": [one, other],
                "wins": pair.wins,
                "draws": pair.draws,
                "losses": pair.losses,
                "points": pair.points.as_data(),
                "decided": pair.decided.as_data(),
            }
            for place, one in enumerate(met.bots)
            for other in met.bots[place + 1 :]
            for pair in [met.pair(one, other)]
        ],
        "without_luck": [
            {
                "bots": list(dict.fromkeys(tally.bots)),
                "plain": found.plain.as_data(),
                "adjusted": found.adjusted.as_data(),
                "worth": round(found.worth, 3),
            }
            for tally in tallies
            for found in [tally.without_luck()]
            if found is not None
        ],
    }


def show_arena(console: Console, spec: StudySpec, tallies: list[Tally], words: Words, *, is_whole: bool) -> None:
    """The arena as tables: ratings, and who did what to whom."""
    games = sum(tally.games for tally in tallies)
    if not is_whole:
        console.print(mood(words.text("simulate-stopped", {"games": games}), "warn"))
    met = Encounters([tally.outcomes for tally in tallies])
    if not met.bots:
        return
    console.print(mood(words.text("simulate-title", {"games": games}), "strong"))
    table = grid(words.text("arena-bot"), words.text("arena-rating"))
    for bot, rating in sorted(met.ratings(spec.series[0].plan.seed).items(), key=lambda item: -item[1].value):
        table.add_row(title(bot), words.text("interval-rating", rating.as_data()))
    console.print(table)
    console.print()
    titles = [words.text(f"arena-{what}") for what in ("record", "points", "decided")]
    table = grid("", *titles)
    for one in met.bots:
        for other in met.bots:
            if one != other:
                pair = met.pair(one, other)
                names, record = f"{title(one)} : {title(other)}", f"{pair.wins} / {pair.draws} / {pair.losses}"
                table.add_row(names, record, share(words, pair.points), share(words, pair.decided))
    console.print(table)
    show_without_luck(console, tallies, words)
    show_forfeits(console, tallies, words)
    console.print(mood(words.text("arena-note"), "faint"))


def show_without_luck(console: Console, tallies: list[Tally], words: Words) -> None:
    """The shares of the wins less luck, where it was asked for."""
    table = grid("", *(words.text(f"arena-luck-{what}") for what in ("plain", "adjusted", "worth")))
    for tally in tallies:
        found = tally.without_luck()
        if found is not None:
            names = " : ".join(map(title, dict.fromkeys(tally.bots)))
            worth = words.text("arena-worth", {"value": found.worth})
            table.add_row(names, share(words, found.plain), share(words, found.adjusted), worth)
    if table.row_count:
        console.print()
        console.print(table)


def share(words: Words, interval: Interval) -> str:
    """A share with its bounds, as percentages."""
    return words.text("interval-share", {"value": interval.value, "low": interval.low, "high": interval.high})


def mean(words: Words, interval: Interval) -> str:
    """A mean with its bounds."""
    return words.text("interval-mean", {"value": interval.value, "low": interval.low, "high": interval.high})
