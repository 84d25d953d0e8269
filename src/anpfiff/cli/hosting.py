"""For hosts: running the server, and keeping its matches safe. The server is loaded only when it is needed."""

from __future__ import annotations

import asyncio
import io
import time
import webbrowser
from typing import TYPE_CHECKING, Any

from rich.text import Text

from anpfiff.cli.colours import mood
from anpfiff.cli.messages import Trouble

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from rich.console import Console

    from anpfiff.core.words import Words
    from anpfiff.server.bots.engine_build import Engine
    from anpfiff.server.serving import Wish


def run_server(console: Console, words: Words, wish: Wish, *, browser: bool) -> None:
    """Serve until somebody stops it; say where, and open the page there."""
    from anpfiff.server.http.pages import INDEX  # noqa: PLC0415  a player in the terminal needs no server
    from anpfiff.server.log.store.errors import FileInUse, Unavailable  # noqa: PLC0415
    from anpfiff.server.serving import serve  # noqa: PLC0415

    def when_ready(address: str, network: list[str] | None, engine: Engine) -> None:
        is_open = INDEX.is_file()
        said = words.text("serve-ready" if is_open else "serve-without-page", {"address": address})
        console.print(mood(said, "strong" if is_open else "warn"), soft_wrap=True)
        if network is not None:
            invite(console, words, network)
        console.print(words.text("serve-stop"))
        if engine.obstacle():
            tell_obstacle(engine)
        if browser:
            webbrowser.open(address)

    def tell_obstacle(engine: Engine) -> None:
        said = engine.advice(words.language) or words.text("serve-compiled")
        console.print(mood(said, "faint" if engine.obstacle() in (None, "compiling") else "warn"), soft_wrap=True)

    try:
        serve(wish, when_ready, tell_obstacle)
    except FileInUse as error:
        if not meet(console, words, running_at(wish), browser=browser):
            raise Trouble("refused-database-taken", **error.facts) from error
        return
    except Unavailable as error:
        raise unusable(error) from error
    except OSError as error:
        if wish.port is None or error.filename is not None:
            raise
        raise Trouble("error-port", port=str(wish.port), reason=str(error.strerror or error)) from error
    console.print(words.text("serve-stopped"))


def invite(console: Console, words: Words, network: list[str]) -> None:
    """The addresses for everybody in the same network, and the first of them for the camera of a phone."""
    import segno  # noqa: PLC0415  nobody else needs it

    for address in network:
        console.print(words.text("serve-network", {"address": address}), soft_wrap=True)
    if not network:
        console.print(words.text("serve-no-network"))
    elif console.is_terminal:
        drawn = io.StringIO()
        segno.make(network[0], error="l", micro=False).terminal(drawn, compact=True, border=2)
        # Light on dark whatever the terminal's own colours are: not every camera reads the opposite.
        console.print(Text(drawn.getvalue().rstrip("\n"), "bright_white on black"), no_wrap=True)


def running_at(wish: Wish) -> str | None:
    """Where the server is that has this machine's own database open."""
    from anpfiff.server.log.store.address import own_file  # noqa: PLC0415
    from anpfiff.server.log.store.address_file import DoorPlate  # noqa: PLC0415

    return DoorPlate(own_file()).address() if wish.database is None else None


def meet(console: Console, words: Words, address: str | None, *, browser: bool) -> bool:
    """Take somebody who wants to play to the server that is open already; False if there is no page to open."""
    if address is None:
        return False
    if not browser:
        raise Trouble("error-open-already", address=address)
    console.print(mood(words.text("serve-open-already", {"address": address}), "strong"), soft_wrap=True)
    webbrowser.open(address)
    return True


def keep(console: Console, words: Words, file: Path, database: str | None) -> None:
    """Write all matches of a database into one file."""
    from anpfiff.server.log.store.address import store_at  # noqa: PLC0415
    from anpfiff.server.log.store.backup import backup  # noqa: PLC0415

    number = with_store(store_at(database, read_only=True), lambda store: backup(store, file))
    console.print(mood(words.text("backup-done", {"tables": number, "file": str(file)}), "good"), soft_wrap=True)


def keep_on(console: Console, words: Words, folder: Path, database: str | None, every: float, most: int) -> None:
    """Write a backup into a folder every so many hours, and keep the newest, until somebody stops it."""
    while True:
        keep(console, words, folder / time.strftime("%Y-%m-%dT%H%M%SZ.backup", time.gmtime()), database)
        for old in sorted(folder.glob("????-??-??T??????Z.backup"))[:-most]:
            old.unlink()
        time.sleep(every * 3600)


def bring_back(console: Console, words: Words, file: Path, database: str | None, *, unchecked: bool = False) -> None:
    """Read all matches from a file into an empty database; each is played again first, unless nobody wants that."""
    from anpfiff.server.log.integrity import check_table  # noqa: PLC0415
    from anpfiff.server.log.store.address import store_at  # noqa: PLC0415
    from anpfiff.server.log.store.backup import restore  # noqa: PLC0415

    number = with_store(
        store_at(database), lambda store: restore(store, file, check=None if unchecked else check_table)
    )
    console.print(mood(words.text("restore-done", {"tables": number, "file": str(file)}), "good"), soft_wrap=True)


def with_store(store: Any, work: Callable[[Any], Awaitable[int]]) -> int:
    """Open a store, do something with it, and close it; one that cannot be reached is said so."""
    from anpfiff.server.log.store.errors import Unavailable  # noqa: PLC0415

    async def open_and_work() -> int:
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(open_and_work())
    except Unavailable as error:
        raise unusable(error) from error


def unusable(error: Exception) -> Trouble:
    """Why a store cannot be used: it does not answer, or it refuses."""
    from anpfiff.server.log.store.errors import Denied  # noqa: PLC0415

    if not isinstance(error, Denied):
        return Trouble("error-unreachable", reason=str(error))
    return Trouble("error-database-owner" if error.is_of_another else "error-database-refuses", reason=str(error))
