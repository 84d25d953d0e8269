"""Saved matches: every match is a replay file from its first answer on, so nothing is ever lost."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from platformdirs import user_data_path

from anpfiff.cli.messages import Trouble, read_text
from anpfiff.core.replay import split, write
from anpfiff.errors import Refusal

if TYPE_CHECKING:
    from anpfiff.core.table import Table

ENDING: Final = ".replay"


def data_folder() -> Path:
    """The user's data folder, unless the environment names another one."""
    chosen = os.environ.get("ANPFIFF_DATA")
    return Path(chosen) if chosen else user_data_path("anpfiff", appauthor=False)


def folder() -> Path:
    """Where matches are kept."""
    return data_folder() / "matches"


def new_file(table: Table) -> Path:
    """A file for a new match, named after game, day and seed; dice that are real have none."""
    now = datetime.now().astimezone()
    dice = "real" if table.seed is None else table.seed
    return folder() / f"{table.game.key}-{now:%Y%m%d-%H%M%S}-{dice}{ENDING}"


def save(table: Table, file: Path) -> None:
    """Write the match, whole or not at all: a power cut leaves the old file or the new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        beside.write_text(write(table), encoding="utf-8")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def is_in_the_way(file: Path, table: Table) -> bool:
    """Whether saving this match here would lose something: another match, another file, or a later moment of it."""
    if not file.exists():
        return False
    try:
        there, body = split(read_text(file))
        here, _ = split(write(table))
    except (Refusal, Trouble, OSError):
        return True
    agreed = [(one.fields, one.options, one.cards, one.parts) for one in (there, here)]
    said = [(entry.seat, entry.action.notation) for entry in table.log]
    return agreed[0] != agreed[1] or body.log != said[: len(body.log)]


def last_unfinished(game: str) -> Path:
    """The match of this game that was left last and has no result yet."""
    files = sorted(folder().glob(f"{game}-*{ENDING}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in files:
        if is_unfinished(file, game):
            return file
    raise Trouble("error-nothing-to-continue", game=game)


def is_unfinished(file: Path, game: str) -> bool:
    """Whether a file is a readable match of this game without a result."""
    try:
        header, body = split(read_text(file))
    except (Refusal, Trouble, OSError):
        return False
    return body.result is None and body.ended is None and header.fields.get("game") == game
