"""A bot that lets chance choose some things, so that it can be measured what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.bots.bot import Bot
from anpfiff.lab.plan import free_verb

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
        parts = [free_verb(word) for word in free if " " not in word]
        self.chances = {word: chance for word, _, chance in parts}
        """By verb: each option is taken with a chance of one in this number; 0: all alike."""
        self.statements = [word for word in free if " " in word]
        self.needs_view = bot.needs_view

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """Any option, the one that is always taken, or that of the other bot."""
        for action in options:
            if action.notation in self.statements:
                return action
        verb = options[0].verb.word
        if verb in self.chances and all(action.verb.word == verb for action in options):
            return self.guess(options, self.chances[verb], rng)
        return self.bot.choose(view, role, options, rng)

    def guess(self, options: list[Action], chance: int, rng: Rng) -> Action:
        """Any option; or the first that is not passed over.

        Where a squad is picked in the order of its men, a man who is passed over is lost: a guess among all that are
        left would leap far ahead, and the last men would be in every squad.
        """
        if not chance:
            return options[rng.below(len(options))]
        for action in options[:-1]:
            if rng.below(chance) == 0:
                return action
        return options[-1]
