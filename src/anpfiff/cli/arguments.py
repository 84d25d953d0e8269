"""The arguments that several commands share, and what the shell may fill in for them; their help is in the words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from anpfiff.cli import completion

GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False, autocompletion=completion.games)]
AnyGame = Annotated[str | None, typer.Argument(metavar="GAME", show_default=False, autocompletion=completion.games)]
Language = Annotated[str | None, typer.Option("--lang", metavar="de|en|fr", show_default=False)]
AllGames = Annotated[bool, typer.Option("--all")]
Plain = Annotated[bool, typer.Option("--plain")]
AsJson = Annotated[bool, typer.Option("--json")]
OwnCards = Annotated[Path | None, typer.Option("--own-cards", metavar="FILE", show_default=False)]
Edition = Annotated[
    str | None, typer.Option("--edition", metavar="NAME", show_default=False, autocompletion=completion.editions)
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", show_default=False, autocompletion=completion.options),
]
Seed = Annotated[int, typer.Option("--seed", min=0, metavar="N")]
Workers = Annotated[int | None, typer.Option("--workers", min=1, max=512, metavar="N", show_default=False)]
Cluster = Annotated[bool, typer.Option("--cluster")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", show_default=False, file_okay=False)]
Keep = Annotated[
    str,
    typer.Option("--keep", metavar="replays|decisions", show_default=False, autocompletion=completion.data_sets),
]
BatchSize = Annotated[int, typer.Option("--batch", min=1, metavar="N")]
