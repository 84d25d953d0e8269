"""Three simple bots: one guesses, one takes the game's own advice, and one does either by the toss of a coin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.bots.bot import Bot

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Advice
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


class RandomBot(Bot):
    """Says any option, all equally likely."""

    needs_view = False

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """Any option."""
        return options[rng.below(len(options))]


class GreedyBot(Bot):
    """Says what the game's advice likes best; between equals chance decides."""

    def __init__(self, advice: Advice) -> None:
        self.advice: Advice = advice

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """The option with the highest score."""
        if len(options) == 1:
            return options[0]
        assert view is not None
        scores = self.advice.scores(view, role, options)
        best = max(scores)
        liked = [action for k, action in enumerate(options) if scores[k] == best]
        return liked[rng.below(len(liked))]


class NoviceBot(Bot):
    """A toss of a coin before every answer: it takes the game's advice, or it guesses."""

    def __init__(self, advice: Advice) -> None:
        self.attentive: GreedyBot = GreedyBot(advice)
        self.dreaming: RandomBot = RandomBot()

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """The option with the highest score, or any."""
        bot: Bot = self.attentive if rng.below(2) == 0 else self.dreaming
        return bot.choose(view, role, options, rng)
