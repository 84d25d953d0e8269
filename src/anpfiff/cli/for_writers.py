"""What writers of games run: a new game to begin from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from anpfiff.cli import arguments
from anpfiff.cli.colours import mood, stdout
from anpfiff.cli.language import language_of, words_for
from anpfiff.cli.messages import TranslatedCommand


def add_to(app: typer.Typer) -> None:
    """Give the program the commands of writers."""
    app.command(name="new-game", cls=TranslatedCommand)(new_game)


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
