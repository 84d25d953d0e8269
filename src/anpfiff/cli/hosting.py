"""For hosts: running the stadium, and keeping its matches safe. The server is loaded only when it is needed."""

from __future__ import annotations

import asyncio
import webbrowser
from typing import TYPE_CHECKING, Any

from anpfiff.cli.desk import Trouble
from anpfiff.cli.paint import mood

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from anpfiff.core.words import Words
    from anpfiff.server.serving import Wish


def run_server(console: Console, words: Words, wish: Wish, *, browser: bool) -> None:
    """Serve until somebody stops it; say where, and open the page there."""
    from anpfiff.server.serving import serve  # noqa: PLC0415  a player in the terminal needs no server

    def when_ready(address: str) -> None:
        console.print(mood(words.text("serve-ready", {"address": address}), "strong"), soft_wrap=True)
        console.print(words.text("serve-stop"))
        if browser:
            webbrowser.open(address)

    try:
        serve(wish, when_ready)
    except OSError as error:
        if wish.port is None or error.filename is not None:
            raise
        raise Trouble("error-port", port=str(wish.port), reason=str(error.strerror or error)) from error
    console.print(words.text("serve-stopped"))


def keep(console: Console, words: Words, file: Path, database: str | None) -> None:
    """Write all matches of a database into one file."""
    from anpfiff.server.store.address import store_at  # noqa: PLC0415
    from anpfiff.server.store.backup import backup  # noqa: PLC0415

    async def work() -> int:
        store: Any = store_at(database, read_only=True)
        await store.open()
        try:
            return await backup(store, file)
        finally:
            await store.close()

    number = asyncio.run(work())
    console.print(mood(words.text("backup-done", {"tables": number, "file": str(file)}), "good"), soft_wrap=True)


def bring_back(console: Console, words: Words, file: Path, database: str | None) -> None:
    """Read all matches from a file into an empty database."""
    from anpfiff.server.store.address import store_at  # noqa: PLC0415
    from anpfiff.server.store.backup import restore  # noqa: PLC0415

    async def work() -> int:
        store: Any = store_at(database)
        await store.open()
        try:
            return await restore(store, file)
        finally:
            await store.close()

    number = asyncio.run(work())
    console.print(mood(words.text("restore-done", {"tables": number, "file": str(file)}), "good"), soft_wrap=True)
