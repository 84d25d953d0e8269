"""Freedom: a bot that lets chance choose some things, so that it can be measured what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.bots.bot import Bot

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


class FreeBot(Bot):
    """Says anything where all options begin with a free verb; otherwise it asks the bot it stands for.

    A bot that always takes the same men tells nothing about the others; one that guesses everything plays so badly that
    good men are wasted. This one guesses only what is being measured.
    """

    def __init__(self, bot: Bot, verbs: list[str]) -> None:
        self.bot = bot
        self.verbs = verbs
        self.sees = bot.sees

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """Any option, or that of the other bot."""
        if all(action.verb.word in self.verbs for action in options):
            return options[rng.below(len(options))]
        return self.bot.choose(view, role, options, rng)
