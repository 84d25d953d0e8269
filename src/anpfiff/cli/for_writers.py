"""What writers of games, lessons and puzzles run: a new game to begin from, a lesson to try, puzzles to make."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated, Literal

import typer

from anpfiff.cli import arguments, completion
from anpfiff.cli.colours import mood, stdout
from anpfiff.cli.language import language_of, words_for
from anpfiff.cli.messages import TranslatedCommand, Trouble


def add_to(app: typer.Typer) -> None:
    """Give the program the commands of writers."""
    app.command(name="new-game", cls=TranslatedCommand)(new_game)
    app.command(cls=TranslatedCommand)(bot)
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


def bot(
    name_of_bot: Annotated[str, typer.Argument(metavar="BOT", show_default=False, autocompletion=completion.bots)],
    *,
    server: Annotated[str, typer.Option("--server", metavar="URL", show_default=False)],
    link: Annotated[list[str] | None, typer.Option("--link", metavar="LINK", show_default=False)] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME", show_default=False)] = "",
    key: Annotated[Path | None, typer.Option("--key", metavar="FILE", show_default=False, dir_okay=False)] = None,
    only: Annotated[str, typer.Option("--games", metavar="GAME,…", show_default=False)] = "",
    most: Annotated[int, typer.Option("--tables", min=1, max=64, metavar="N")] = 4,
    matches: Annotated[int, typer.Option("--matches", min=0, metavar="N", show_default=False)] = 0,
    invited: Annotated[bool, typer.Option("--invited")] = False,
    unlisted: Annotated[bool, typer.Option("--unlisted")] = False,
    lang: arguments.Language = None,
) -> None:
    """A bot that stands at a server."""
    from anpfiff.bots.own import called, is_own, split
    from anpfiff.cli.new_match import names_of
    from anpfiff.cli.saved_matches import data_folder
    from anpfiff.cli.standing_bot import BotWish, StandingBot, identity_in
    from anpfiff.games import SHELF, find
    from anpfiff.lab.plan import check_bots
    from anpfiff.server.bots.server_bots import playable

    check_bots([name_of_bot])
    games = names_of(only)
    known = [find(game) for game in games] or list(SHELF)
    playing = playable(name_of_bot, known) if is_own(name_of_bot) else [game.key for game in known]
    if not server.startswith(("http://", "https://")):
        raise Trouble("error-address", option="--server", address=server)
    shown = (name or called(name_of_bot)[0] or Path(split(name_of_bot)[0].partition(":")[0].split("/")[-1]).stem)[:40]
    identity = identity_in(key or data_folder() / "bots" / f"{shown}.json")
    language = language_of(lang)
    words, console = words_for(language), stdout()
    told = {"name": shown, "server": server, "file": str(identity.file)}
    console.print(words.text("bot-stands", told), soft_wrap=True)
    offered = () if unlisted else tuple((game.key, game.revision) for game in known if game.key in playing)
    wish = BotWish(name_of_bot, server.rstrip("/"), shown, tuple(games), most, not invited, language, offered)
    with contextlib.suppress(KeyboardInterrupt):
        StandingBot(wish, identity).stand(link or [], matches)


def lesson(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    *,
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: arguments.Language = None,
) -> None:
    """A lesson, played or checked."""
    from anpfiff.cli import lesson as teaching
    from anpfiff.cli.screen import Screen
    from anpfiff.lessons.lesson import read_lesson

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
    only: Annotated[Literal["exact", "proven", "sealed"] | None, typer.Option("--only")] = None,
    folder: Annotated[Path, typer.Option("--work", metavar="FOLDER")] = Path("build/puzzles"),
    out: arguments.Out = None,
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
        maker.make(stdout(), words, box, folder, out or folder, wanted, matches, workers or usual_workers(), only)
    elif not maker.check(stdout(), words, box, seed, is_quick=is_quick):
        raise typer.Exit(1)
