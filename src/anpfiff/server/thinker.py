"""A worker process in which bots think: one JSON line in, one out. It is handed views, so it can know no secret."""

from __future__ import annotations

import secrets
import sys
from typing import TYPE_CHECKING, Any, Final

import msgspec

from anpfiff.bots.names import make
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.counsel import counsel
from anpfiff.core.codec import decode
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.server.hint_messages import Hint

if TYPE_CHECKING:
    from typing import BinaryIO

    from anpfiff.bots.bot import Bot

HINT: Final = "hint"
"""In place of a bot: think about all options, and say nothing."""
HINT_BUDGET: Final = (3000, 1.0)
"""Iterations and seconds."""
KNOWN: Final[dict[tuple[str, str], Bot]] = {}
"""The bots of this process, by name and game: one that meets a position it has thought about need not begin anew."""


class Task(msgspec.Struct, forbid_unknown_fields=True):
    """A decision to be made: by which bot, from which view, among which options."""

    bot: str
    role: int
    options: list[str]
    view: dict[str, Any]


class Answer(msgspec.Struct):
    """What the bot says, or what it thinks of each option."""

    action: str = ""
    hints: list[Hint] = []


def think(task: Task) -> Answer:
    """The bot's choice, or its thoughts."""
    game = find(task.view["game"])
    _, view = decode(game, task.view)
    options = [game.vocabulary.read(notation) for notation in task.options]
    rng = seeded(secrets.randbits(63))
    if task.bot == HINT:
        found = counsel(game, view, task.role, options, Budget(HINT_BUDGET[0], HINT_BUDGET[1]), rng)
        return Answer(hints=[Hint(one.chance, one.error, int(one.matches)) for one in found.estimates])
    bot = KNOWN.setdefault((task.bot, game.key), make(task.bot, game))
    return Answer(bot.choose(view, task.role, options, rng).notation)


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    """Answer until the line is closed."""
    decoder = msgspec.json.Decoder(Task)
    for line in lines:
        out.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
