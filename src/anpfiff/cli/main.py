"""`anpfiff`: all commands. What people read stands in the words; help texts are found by the names of options."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from anpfiff.cli import arguments, completion, cup, for_hosts, for_writers
from anpfiff.cli.colours import grid, mood, note_if_pure, stderr, stdout
from anpfiff.cli.language import language_of, words_for
from anpfiff.cli.messages import TranslatedCommand, TranslatedGroup, Trouble, read_text
from anpfiff.cli.start import version_line
from anpfiff.games import EVERY, SHELF, find
from anpfiff.lab import BATCH

app = typer.Typer(cls=TranslatedGroup, pretty_exceptions_enable=False)
cup.add_to(app)
for_hosts.add_to(app)
for_writers.add_to(app)


@app.callback(invoke_without_command=True)
def anpfiff(context: typer.Context, *, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """The program itself."""
    if version:
        typer.echo(version_line(language_of(None)))
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(cls=TranslatedCommand)
def games(
    game: arguments.AnyGame = None,
    *,
    all_games: arguments.AllGames = False,
    as_json: arguments.AsJson = False,
    lang: arguments.Language = None,
) -> None:
    """The game_list."""
    from anpfiff.cli import game_list
    from anpfiff.cli.cards import print_json

    row = EVERY if all_games else SHELF
    chosen = list(row) if game is None else [find(game)]
    if game is None:
        game_list.tell_faults(stderr(), row, language_of(lang))
    if as_json:
        print_json({"games": [game_list.as_data(one) for one in chosen]})
    elif game is None:
        game_list.show_games(stdout(), chosen, language_of(lang))
    else:
        game_list.show_game(stdout(), chosen[0], language_of(lang))


@app.command(cls=TranslatedCommand)
def play(
    game: arguments.AnyGame = None,
    *,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="me,greedy", show_default=False, autocompletion=completion.seats)
    ] = None,
    edition: arguments.Edition = None,
    option: arguments.Options = None,
    own_cards: arguments.OwnCards = None,
    names: Annotated[str | None, typer.Option("--names", metavar="ANNA,BEN", show_default=False)] = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, metavar="N", show_default=False)] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    go_on: Annotated[bool, typer.Option("--continue")] = False,
    source: Annotated[Path | None, typer.Option("--from", metavar="FILE", show_default=False)] = None,
    real: Annotated[str | None, typer.Option("--real", metavar="dice,cards", show_default=False)] = None,
    plain: arguments.Plain = False,
    lang: arguments.Language = None,
) -> None:
    """One match."""
    from anpfiff.cli.game_list import ask_for_game
    from anpfiff.cli.menu import ADVISED
    from anpfiff.cli.new_match import sit_down
    from anpfiff.cli.real_match import RealMatch
    from anpfiff.cli.screen import Screen
    from anpfiff.cli.terminal_match import TerminalMatch
    from anpfiff.cli.ticker import call_by_name
    from anpfiff.real_box.table import RealTable

    game = game or ask_for_game(stdout(), language_of(lang))
    box = find(game)
    words_for(language_of(lang))
    table, file = sit_down(
        box, seats, names, edition, option or [], own_cards, seed, source, save, real, go_on=go_on, force=force
    )
    words = call_by_name(words_for(language_of(lang), box, table.setup.own_cards), table.players)
    path = shlex.quote(str(file))
    command = f"anpfiff play {game} " + ("--continue" if save is None else f"--from {path} --save {path}")
    screen = Screen(stdout(is_plain=plain), words)
    welcome = "real-welcome" if isinstance(table, RealTable) and table.real.cards else "play-welcome"
    screen.say(welcome, "strong", game=words.text("game-name"), mark=ADVISED)
    if isinstance(table, RealTable):
        RealMatch(screen, table, file, command).play()
    else:
        TerminalMatch(screen, table, file, command).play()


@app.command(cls=TranslatedCommand)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    *,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    as_json: arguments.AsJson = False,
    seat: Annotated[int | None, typer.Option("--seat", min=1, metavar="N", show_default=False)] = None,
    is_open: Annotated[bool, typer.Option("--open")] = False,
    plain: arguments.Plain = False,
    lang: arguments.Language = None,
) -> None:
    """A match that was played."""
    from anpfiff.cli import replay_viewer
    from anpfiff.cli.cards import print_json
    from anpfiff.cli.screen import Screen
    from anpfiff.cli.ticker import OPEN_CHAIR, call_by_name
    from anpfiff.cli.verification import prove
    from anpfiff.core.chair import SPECTATOR
    from anpfiff.core.replay import read

    text = read_text(file)
    if verify:
        raise typer.Exit(prove(stdout(), words_for(language_of(lang)), text, as_json=as_json))
    match = read(text, find)
    place = place_of(seat, match.setup.seats)
    if as_json:
        print_json(replay_viewer.as_data(match, place))
        return
    chair = OPEN_CHAIR if is_open else SPECTATOR if place is None else place
    words = call_by_name(words_for(language_of(lang), match.game, match.setup.own_cards), match.players)
    screen = Screen(stdout(is_plain=plain), words)
    if screen.console.is_terminal and sys.stdin.isatty():
        replay_viewer.step_through(screen, match, chair)
        return
    replay_viewer.print_ticker(screen.console, screen.words, match, chair)
    if match.is_over:
        screen.show_result(match)


@app.command(cls=TranslatedCommand)
def analyse(
    file: Annotated[Path, typer.Argument(metavar="REPLAY", show_default=False)],
    *,
    seat: Annotated[int | None, typer.Option("--seat", min=1, metavar="N", show_default=False)] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", min=2, max=100_000, metavar="N", show_default=False)
    ] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", show_default=False, autocompletion=completion.bots)] = "",
    as_json: arguments.AsJson = False,
    lang: arguments.Language = None,
) -> None:
    """A match, looked at again."""
    from anpfiff.cli import review
    from anpfiff.cli.cards import print_json
    from anpfiff.cli.ticker import call_by_name
    from anpfiff.core.replay import read
    from anpfiff.lab.plan import check_bots

    match = read(read_text(file), find)
    if bot:
        check_bots([bot])
    place = place_of(seat, match.setup.seats)
    seats = list(range(match.setup.seats)) if place is None else [place]
    words = call_by_name(words_for(language_of(lang), match.game, match.setup.own_cards), match.players)
    note_if_pure(stderr(), words)
    found = review.LookBack(match, iterations, words, bot)
    if as_json:
        print_json(review.as_data(found, seats))
    else:
        review.show(stdout(), words, found, seats)


@app.command(cls=TranslatedCommand)
def simulate(
    game: arguments.GameName,
    *,
    number: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", autocompletion=completion.bots)] = "greedy,random",
    seed: arguments.Seed = 0,
    workers: arguments.Workers = None,
    cluster: arguments.Cluster = False,
    edition: arguments.Edition = None,
    option: arguments.Options = None,
    own_cards: arguments.OwnCards = None,
    every: Annotated[bool, typer.Option("--every-option")] = False,
    vary: Annotated[str, typer.Option("--vary", metavar="OPTION,…", show_default=False)] = "",
    free: Annotated[str, typer.Option("--free", metavar="VERB,…", show_default=False)] = "",
    price: Annotated[str, typer.Option("--price", metavar="FIELD", show_default=False)] = "",
    outlook: Annotated[int, typer.Option("--outlook", min=0, metavar="N", show_default=False)] = 0,
    iterations: Annotated[int, typer.Option("--iterations", min=10, max=100_000, metavar="N")] = 300,
    out: arguments.Out = None,
    keep: arguments.Keep = "",
    batch: arguments.BatchSize = BATCH,
    as_json: arguments.AsJson = False,
    lang: arguments.Language = None,
) -> None:
    """Many matches between bots."""
    from anpfiff.cli import report
    from anpfiff.cli.cards import print_json
    from anpfiff.cli.new_match import names_of, options_of
    from anpfiff.lab.plan import Plan, seat_bots
    from anpfiff.lab.study_kinds import every_option, one_series
    from anpfiff.lab.workers import usual_workers

    box, options = find(game), options_of(option or [])
    seated = seat_bots(box, names_of(bots), edition, options)
    cards = "" if own_cards is None else read_text(own_cards)
    words = words_for(language_of(lang), box, cards)
    imagined = iterations if outlook else 0
    plan = Plan(
        game, seated, number, seed, edition, options, cards, tuple(names_of(free)), outlook, imagined, keep=keep
    )
    plan.check()
    if (every or vary or price or keep) and out is None:
        raise Trouble("error-no-folder")
    spec = every_option(plan, batch, names_of(vary)) if every or vary else one_series(plan, batch, price)
    note_if_pure(stderr(), words)
    tallies, is_whole = report.run(spec, out, workers or usual_workers(), words, cluster=cluster)
    if as_json:
        print_json(report.as_data(plan, tallies[0], is_whole=is_whole))
    else:
        report.show(stdout(), tallies[0], words, is_whole=is_whole)
    if not is_whole:
        raise typer.Exit(130)


@app.command(cls=TranslatedCommand)
def arena(
    game: arguments.GameName,
    *,
    number: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", autocompletion=completion.bots)] = "random,greedy",
    seats: Annotated[int | None, typer.Option("--seats", min=2, metavar="N", show_default=False)] = None,
    luck: Annotated[int, typer.Option("--luck", min=0, max=10_000, metavar="N", show_default=False)] = 0,
    seed: arguments.Seed = 0,
    workers: arguments.Workers = None,
    cluster: arguments.Cluster = False,
    edition: arguments.Edition = None,
    option: arguments.Options = None,
    own_cards: arguments.OwnCards = None,
    out: arguments.Out = None,
    keep: arguments.Keep = "",
    batch: arguments.BatchSize = BATCH,
    as_json: arguments.AsJson = False,
    lang: arguments.Language = None,
) -> None:
    """A round robin of bots."""
    from anpfiff.cli import report
    from anpfiff.cli.cards import print_json
    from anpfiff.cli.new_match import names_of, options_of
    from anpfiff.lab.plan import Plan
    from anpfiff.lab.study_kinds import round_robin
    from anpfiff.lab.workers import usual_workers

    cards = "" if own_cards is None else read_text(own_cards)
    words = words_for(language_of(lang), find(game), cards)
    plan = Plan(game, (), number, seed, edition, options_of(option or []), cards, luck=luck, keep=keep)
    if keep and out is None:
        raise Trouble("error-no-folder")
    spec = round_robin(plan, names_of(bots), seats, batch)
    note_if_pure(stderr(), words)
    tallies, is_whole = report.run(spec, out, workers or usual_workers(), words, cluster=cluster)
    if as_json:
        print_json(report.arena_data(spec, tallies, is_whole=is_whole))
    else:
        report.show_arena(stdout(), spec, tallies, words, is_whole=is_whole)
    if not is_whole:
        raise typer.Exit(130)


@app.command(name="report", cls=TranslatedCommand)
def write_report(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    *,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", show_default=False)] = None,
    lang: arguments.Language = None,
) -> None:
    """A study as a page."""
    from anpfiff.lab.page.page import page_of
    from anpfiff.lab.study import open_study, write_whole

    language = language_of(lang)
    target = file or folder / f"report.{language}.html"
    way = Path(os.path.relpath(folder, target.parent)).as_posix() + "/"
    write_whole(target, page_of(open_study(folder), language, way).encode())
    typer.echo(words_for(language).text("report-written", {"file": str(target)}))


@app.command(cls=TranslatedCommand)
def rules(
    game: arguments.GameName,
    number: Annotated[
        str | None, typer.Argument(metavar="NUMBER", show_default=False, autocompletion=completion.rules)
    ] = None,
    *,
    lang: arguments.Language = None,
) -> None:
    """The rulebook."""
    from anpfiff.cli.rulebook import show_rules

    show_rules(stdout(), find(game), number, language_of(lang))


@app.command(cls=TranslatedCommand)
def cards(
    game: arguments.GameName,
    *,
    card: Annotated[
        str | None, typer.Option("--card", metavar="ID", show_default=False, autocompletion=completion.cards)
    ] = None,
    ids: Annotated[bool, typer.Option("--ids")] = False,
    as_template: Annotated[bool, typer.Option("--template")] = False,
    own_cards: arguments.OwnCards = None,
    as_json: arguments.AsJson = False,
    lang: arguments.Language = None,
) -> None:
    """The cards of a box."""
    from anpfiff.cli.cards import as_data, find_card, print_json, show_card, show_cards
    from anpfiff.cli.template import template

    box, own = find(game), "" if own_cards is None else read_text(own_cards)
    words, known = words_for(language_of(lang), box, own), box.cards(own)
    if as_template:
        sys.stdout.write(template(box, words))
        return
    chosen = known if card is None else [find_card(known, card)]
    if as_json:
        print_json([as_data(one) for one in chosen])
    elif card is None:
        show_cards(stdout(), [("", chosen)], words, with_ids=ids)
        stdout().print(mood(words.text("cards-how", {"game": game}), "faint"))
    else:
        show_card(stdout(), chosen[0], words)


@app.command(cls=TranslatedCommand)
def bench(
    *, seconds: Annotated[float, typer.Option("--seconds", min=0.1, metavar="N")] = 3.0, lang: arguments.Language = None
) -> None:
    """How fast the engine is on this machine."""
    from anpfiff.lab.speed import report as measure

    words, console = words_for(language_of(lang)), stdout()
    note_if_pure(console, words)
    table = grid(words.text("bench-what"), words.text("bench-speed"))
    for what, speed in measure(seconds):
        table.add_row(what, speed)
    console.print(table)


@app.command(cls=TranslatedCommand)
def referee() -> None:
    """The engine for programs."""
    from anpfiff.cli.referee import serve

    serve(sys.stdin, sys.stdout)


def place_of(seat: int | None, seats: int) -> int | None:
    """The number of a seat in the engine, which counts from 0; people count from 1."""
    if seat is not None and seat > seats:
        raise Trouble("error-no-seat", seat=seat, seats=seats)
    return None if seat is None else seat - 1


def main() -> None:
    """The entry point."""
    app()
