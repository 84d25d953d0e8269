"""The settings of a server: each is an option of `serve`, and can be given in the environment as well."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer


def setting(flag: str, **how: Any) -> Any:
    """An option that is read from ANPFIFF_… too, so that a service needs no arguments and shows no password."""
    name = flag.partition("/")[0].removeprefix("--").replace("-", "_").upper()
    return typer.Option(flag, envvar=f"ANPFIFF_{name}", show_envvar=False, **how)


Host = Annotated[str, setting("--host", metavar="ADDRESS")]
Port = Annotated[int | None, setting("--port", min=0, max=65535, metavar="N", show_default=False)]
Database = Annotated[str | None, setting("--database", metavar="FILE|URL", show_default=False)]
Public = Annotated[str | None, setting("--public", metavar="URL", show_default=False)]
Proxy = Annotated[str | None, setting("--proxy", metavar="ADDRESS,…", show_default=False)]
Workers = Annotated[int | None, setting("--workers", min=1, max=512, metavar="N", show_default=False)]
Rate = Annotated[float, setting("--rate", min=0.1, metavar="N")]
Tables = Annotated[int, setting("--tables", min=1, metavar="N")]
Lines = Annotated[int, setting("--lines", min=1, metavar="N")]
RealBox = Annotated[bool, setting("--real-box/--no-real-box")]
VisitingBots = Annotated[bool, setting("--visiting-bots/--no-visiting-bots")]
Engine = Annotated[str | None, setting("--engine", metavar="FOLDER", show_default=False)]
KeepOpen = Annotated[int, setting("--keep-open", min=0, metavar="DAYS")]
KeepRunning = Annotated[int, setting("--keep-running", min=0, metavar="DAYS")]
KeepFinished = Annotated[int, setting("--keep-finished", min=0, metavar="DAYS")]
AccessLog = Annotated[bool, setting("--access-log")]
Log = Annotated[Literal["text", "json"], setting("--log")]
Imprint = Annotated[str | None, setting("--imprint", metavar="FILE|URL", show_default=False)]
Privacy = Annotated[str | None, setting("--privacy", metavar="FILE|URL", show_default=False)]
Bots = Annotated[str | None, setting("--bots", metavar="BOT,…", show_default=False)]
Measured = Annotated[str | None, setting("--measured", metavar="FOLDER,…", show_default=False)]
Browser = Annotated[bool, setting("--browser/--no-browser")]
Every = Annotated[float | None, typer.Option("--every", min=0.0, metavar="HOURS", show_default=False)]
KeepBackups = Annotated[int, typer.Option("--keep", min=1, metavar="N")]
File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
