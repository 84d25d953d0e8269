"""What hosts run: the server, its tables, its backups. The server is loaded only when it is needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from anpfiff.cli import arguments, settings
from anpfiff.cli.colours import mood, stderr, stdout
from anpfiff.cli.language import language_of, words_for
from anpfiff.cli.messages import TranslatedCommand, Trouble


def add_to(app: typer.Typer) -> None:
    """Give the program the commands of hosts."""
    app.command(cls=TranslatedCommand)(serve)
    app.command(name="tables", cls=TranslatedCommand)(host_tables)
    app.command(cls=TranslatedCommand)(backup)
    app.command(cls=TranslatedCommand)(restore)
    app.command(cls=TranslatedCommand)(site)


def serve(
    *,
    host: settings.Host = "127.0.0.1",
    port: settings.Port = None,
    database: settings.Database = None,
    public: settings.Public = None,
    proxy: settings.Proxy = None,
    workers: settings.Workers = None,
    rate: settings.Rate = 20.0,
    tables: settings.Tables = 60,
    lines: settings.Lines = 200,
    real_box: settings.RealBox = True,
    visiting_bots: settings.VisitingBots = True,
    engine: settings.Engine = None,
    keep_open: settings.KeepOpen = 7,
    keep_running: settings.KeepRunning = 0,
    keep_finished: settings.KeepFinished = 0,
    access_log: settings.AccessLog = False,
    log: settings.Log = "text",
    imprint: settings.Imprint = None,
    privacy: settings.Privacy = None,
    all_games: arguments.AllGames = False,
    bots: settings.Bots = None,
    measured: settings.Measured = None,
    browser: settings.Browser = True,
    lang: arguments.Language = None,
) -> None:
    """The server."""
    from anpfiff.cli import hosting
    from anpfiff.cli.game_list import tell_faults
    from anpfiff.cli.house_strength import strengths_in
    from anpfiff.cli.new_match import names_of
    from anpfiff.games import EVERY, SHELF
    from anpfiff.server.bots.server_bots import read_bots
    from anpfiff.server.services import Limits
    from anpfiff.server.serving import Wish, proxies_in, usual_workers
    from anpfiff.server.tables.retention import Keep

    check_public(public)
    shelf = EVERY if all_games else SHELF
    house = read_bots(names_of(bots or ""), shelf)
    limits = Limits(
        messages=rate,
        burst=int(3 * rate) + 1,
        requests=2.5 * rate,
        tables=tables,
        connections=lines,
        has_real_box=real_box,
        has_visiting_bots=visiting_bots,
    )
    wish = Wish(
        host,
        port,
        database,
        public,
        workers or usual_workers(),
        limits,
        engine,
        Keep(keep_open, keep_running, keep_finished),
        access_log,
        log,
        {"imprint": imprint, "privacy": privacy},
        proxies_in(proxy),
        shelf,
        tuple(house),
        strengths_in([Path(folder) for folder in names_of(measured or "")], house),
    )
    tell_faults(stderr(), wish.shelf, language_of(lang))
    hosting.run_server(stdout(), words_for(language_of(lang)), wish, browser=browser)


def check_public(address: str | None) -> None:
    """Refuse an address that cannot be ours: the page asks for everything at the root of its host."""
    if address is None:
        return
    if not address.startswith(("http://", "https://")):
        raise Trouble("error-address", option="--public", address=address)
    if "/" in address.partition("://")[2].rstrip("/") or not {"?", "#"}.isdisjoint(address):
        raise Trouble("error-public-path", address=address)


def host_tables(
    *,
    database: settings.Database = None,
    status: Annotated[list[str] | None, typer.Option("--status", metavar="STATUS", show_default=False)] = None,
    limit: Annotated[int, typer.Option("--limit", min=1, metavar="N")] = 50,
    close: Annotated[str | None, typer.Option("--close", metavar="ID", show_default=False)] = None,
    export: Annotated[str | None, typer.Option("--export", metavar="ID", show_default=False)] = None,
    delete: Annotated[str | None, typer.Option("--delete", metavar="ID", show_default=False)] = None,
    as_json: arguments.AsJson = False,
    lang: arguments.Language = None,
) -> None:
    """The tables of a server."""
    from anpfiff.cli import tables

    words, console = words_for(language_of(lang)), stdout()
    if wrong := set(status or []) - set(tables.STATUSES):
        raise Trouble("error-status", status=min(wrong), expected=", ".join(tables.STATUSES))
    if close is not None:
        tables.close_table(console, words, database, close)
    elif export is not None:
        tables.export_table(console, database, export)
    elif delete is not None:
        tables.delete_table(console, words, database, delete)
    else:
        tables.show_tables(console, words, database, status or [], limit, as_json=as_json)


def backup(
    file: settings.File,
    *,
    database: settings.Database = None,
    every: settings.Every = None,
    kept: settings.KeepBackups = 14,
    lang: arguments.Language = None,
) -> None:
    """All matches in one file."""
    from anpfiff.cli import hosting

    if every is None:
        hosting.keep(stdout(), words_for(language_of(lang)), file, database)
    else:
        hosting.keep_on(stdout(), words_for(language_of(lang)), file, database, every, kept)


def restore(
    file: settings.File,
    *,
    database: settings.Database = None,
    unchecked: Annotated[bool, typer.Option("--unchecked")] = False,
    lang: arguments.Language = None,
) -> None:
    """All matches out of one file."""
    from anpfiff.cli import hosting

    hosting.bring_back(stdout(), words_for(language_of(lang)), file, database, unchecked=unchecked)


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False, file_okay=False)],
    *,
    runtime: Annotated[Path, typer.Option("--runtime", metavar="FOLDER", show_default=False)],
    wheels: Annotated[Path, typer.Option("--wheels", metavar="FOLDER", show_default=False)],
    at: Annotated[str, typer.Option("--at", metavar="PATH")] = "/",
    lang: arguments.Language = None,
) -> None:
    """A page that needs no server."""
    from anpfiff.offline.writing import write_site

    words, console = words_for(language_of(lang)), stdout()
    steps = {"packing": words.text("site-packing"), "writing": words.text("site-writing")}
    found = write_site(folder, runtime, wheels, lambda step: console.print(mood(steps[step], "faint")), at)
    facts = {"folder": str(folder), "files": found.files, "size": f"{found.over_the_wire / 1e6:.1f}"}
    console.print(mood(words.text("site-done", facts), "good"), soft_wrap=True)
