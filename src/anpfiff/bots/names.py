"""The bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.bots.simple import GreedyBot, RandomBot
from anpfiff.core.errors import Unknown

if TYPE_CHECKING:
    from anpfiff.bots.bot import Bot
    from anpfiff.core.game import Game

BOTS: Final = ["random", "greedy"]


def make(name: str, game: Game) -> Bot:
    """The bot of this name, for this game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game.advice())
    raise Unknown(f"there is no bot {name[:80]!r}", expected=BOTS)
