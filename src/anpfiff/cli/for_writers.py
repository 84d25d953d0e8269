"""What writers of games, lessons and puzzles run: a new game to begin from, a lesson to try, puzzles to make."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from anpfiff.cli import arguments
from anpfiff.cli.colours import mood, stdout
from anpfiff.cli.language import language_of, words_for
from anpfiff.cli.messages import TranslatedCommand


def add_to(app: typer.Typer) -> None:
    """Give the program the commands of writers."""
    app.command(name="new-game", cls=TranslatedCommand)(new_game)
    app.command(cls=TranslatedCommand)(lesson)
    app.command(cls=TranslatedCommand)(puzzles)


def new_game(
    key: Annotated[str, typer.Argument(metavar="KEY", show_default=False)],
    *,
    into: Annotated[Path | None, typer.Option("--into", metavar="FOLDER", show_default=False)] = None,
    tree: Annotated[bool, typer.Option("--tree")] = False,
    lang: arguments.Language = None,
) -> None:
    """A new game."""
    from anpfiff.cli import new_game as maker

    words, console = words_for(language_of(lang)), stdout()
    folder = into or Path("" if tree else key)
    made = maker.make_in_tree(key, folder) if tree else maker.make_package(key, folder)
    for path in made:
        console.print(mood(str(path), "faint"), soft_wrap=True)
    console.print(words.text("new-game-tree" if tree else "new-game-made", {"name": key, "folder": str(folder)}))


def lesson(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    *,
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: arguments.Language = None,
) -> None:
    """A lesson, played or checked."""
    from anpfiff.academy.lesson import read_lesson
    from anpfiff.cli import lesson as teaching
    from anpfiff.cli.screen import Screen

    found = read_lesson(file)
    screen = Screen(stdout(), words_for(language_of(lang), found.game))
    code = teaching.check(screen, found)
    if check or code:
        raise typer.Exit(code)
    teaching.TerminalLesson(screen, found).play()


def puzzles(
    deed: Annotated[Literal["make", "check"], typer.Argument(metavar="make|check", show_default=False)],
    game: arguments.GameName,
    *,
    wanted: Annotated[int, typer.Option("--number", min=1, max=5000, metavar="N")] = 200,
    matches: Annotated[int, typer.Option("--matches", min=1, metavar="N")] = 500,
    folder: Annotated[Path, typer.Option("--work", metavar="FOLDER")] = Path("build/puzzles"),
    seed: arguments.Seed = 0,
    is_quick: Annotated[bool, typer.Option("--quick")] = False,
    workers: arguments.Workers = None,
    lang: arguments.Language = None,
) -> None:
    """The puzzles of a game."""
    from anpfiff.cli import puzzles as maker
    from anpfiff.cli.colours import note_if_pure, stderr
    from anpfiff.games import find
    from anpfiff.lab.workers import usual_workers

    words, box = words_for(language_of(lang)), find(game)
    note_if_pure(stderr(), words)
    if deed == "make":
        maker.make(stdout(), words, box, folder, wanted, matches, workers or usual_workers())
    elif not maker.check(stdout(), words, box, seed, is_quick=is_quick):
        raise typer.Exit(1)
