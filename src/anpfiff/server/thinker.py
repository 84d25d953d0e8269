"""A worker process in which bots think: one JSON line in, one out. It is handed views, so it can know no secret."""

from __future__ import annotations

import secrets
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from anpfiff.bots.names import make
from anpfiff.core.codec import decode
from anpfiff.core.rng import seeded
from anpfiff.games import find

if TYPE_CHECKING:
    from typing import BinaryIO


class Task(msgspec.Struct, forbid_unknown_fields=True):
    """A decision to be made: by which bot, from which view, among which options."""

    bot: str
    role: int
    options: list[str]
    view: dict[str, Any]


class Answer(msgspec.Struct):
    """What the bot says."""

    action: str


def think(task: Task) -> Answer:
    """The bot's choice."""
    game = find(task.view["game"])
    _, view = decode(game, task.view)
    options = [game.vocabulary.read(notation) for notation in task.options]
    chosen = make(task.bot, game).choose(view, task.role, options, seeded(secrets.randbits(63)))
    return Answer(chosen.notation)


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    """Answer until the line is closed."""
    decoder = msgspec.json.Decoder(Task)
    for line in lines:
        out.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
