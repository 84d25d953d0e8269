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
    """Says anything where all options begin with a free verb, and what it is told; otherwise it asks another bot.

    A bot that always takes the same men tells nothing about the others; one that guesses everything plays so badly that
    good men are wasted. This one guesses only what is being measured.
    """

    def __init__(self, bot: Bot, free: list[str]) -> None:
        self.bot = bot
        self.verbs = [word for word in free if " " not in word]
        self.statements = [word for word in free if " " in word]
        self.sees = bot.sees

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """Any option, the one that is always taken, or that of the other bot."""
        for action in options:
            if action.notation in self.statements:
                return action
        if all(action.verb.word in self.verbs for action in options):
            return options[rng.below(len(options))]
        return self.bot.choose(view, role, options, rng)
