"""`anpfiff puzzles`: make puzzles from matches between bots, and check those that are shipped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from anpfiff.cli.colours import mood
from anpfiff.puzzles.checking import doubt
from anpfiff.puzzles.puzzle import EXACT, file_of, shipped
from anpfiff.puzzles.work_file import SORTS, make_puzzles, pack

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from anpfiff.core.game import Game
    from anpfiff.core.words import Words


def make(
    console: Console,
    words: Words,
    game: Game,
    folder: Path,
    out: Path,
    wanted: int,
    matches: int,
    workers: int,
    only: str | None,
) -> None:
    """Make so many puzzles of each kind, or as many as so many more matches give; pack them with those shipped."""
    harvest = None
    for kind in (only,) if only else SORTS:
        with _progress(console, words.text("puzzles-kind", {"kind": kind})) as progress:
            task = progress.add_task("", total=wanted)
            for harvest in make_puzzles(game, folder, kind, wanted, matches, workers, shipped(game.key)):
                progress.update(task, completed=min(wanted, harvest.number(kind)))
    assert harvest is not None
    file = out / file_of(game.key).name
    number, size = pack(game, harvest, wanted, file)
    facts = {name: harvest.counts[name] for name in ("asked", "tried", "overturned", "doubted")}
    console.print(words.text("puzzles-made", {**facts, "matches": len({seed for _, seed in harvest.done})}))
    packed: dict[str, str | int] = {"number": number, "kilobytes": (size + 1023) // 1024, "file": str(file)}
    console.print(words.text("puzzles-packed", packed), soft_wrap=True)


def check(console: Console, words: Words, game: Game, seed: int, *, is_quick: bool) -> bool:
    """Check all shipped puzzles of a game again; whether all of them stand."""
    found = shipped(game.key)
    wrong = 0
    with _progress(console, words.text("puzzles-checking")) as progress:
        task = progress.add_task("", total=len(found))
        for puzzle in found:
            said = doubt(puzzle, is_quick=is_quick, seed=seed)
            if said is not None:
                wrong += 1
                console.print(mood(f"{puzzle.id} ({puzzle.kind}): {said}", "warn"), soft_wrap=True)
            progress.advance(task)
    facts: dict[str, str | int] = {"number": len(found), "wrong": wrong}
    facts["exact"] = sum(puzzle.kind == EXACT for puzzle in found)
    console.print(words.text("puzzles-checked", facts))
    return wrong == 0


def _progress(console: Console, text: str) -> Progress:
    return Progress(TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=console)
