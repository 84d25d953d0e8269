"""How quick this node is: how far bots come in their time, so that each is shown as it is, and how long odds take."""

from __future__ import annotations

from collections import defaultdict, deque
from statistics import median_low
from typing import Final

from anpfiff.bots.names import league_of
from anpfiff.games import find

REMEMBERED: Final = 15
"""How many of its last answers count, for each bot in each game."""
AT_LEAST: Final = 3
"""Answers before anything is said about a bot."""
IN_FULL: Final = 1 << 40
QUICK: Final = 0.005
"""Seconds that odds may take on average to be told with the question."""


class Paces:
    """After how many iterations the clock cut the bots' last searches short, and how long odds took."""

    def __init__(self) -> None:
        self._cuts: Final[defaultdict[tuple[str, str], deque[int]]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._seconds: Final[dict[str, float]] = {}
        """By question how long its odds took lately; the newest count for a quarter."""

    def note(self, game: str, bot: str, cut_at: int) -> None:
        """A bot has answered; 0: it thought as long as it wished."""
        self._cuts[game, bot].append(cut_at or IN_FULL)

    def forget(self) -> None:
        """The bots think with another engine now."""
        self._cuts.clear()

    def plays_like(self, game: str, bot: str | None) -> str | None:
        """The league in which a bot really plays here; none if it is its own, or not known yet."""
        if bot is None or len(cuts := self._cuts.get((game, bot), ())) < AT_LEAST:
            return None
        usual = median_low(cuts)
        league = bot if usual == IN_FULL else league_of(bot, find(game), usual)
        return None if league == bot else league

    def took(self, prompt: str, seconds: float) -> None:
        """The odds of a question were found."""
        usual = self._seconds.get(prompt, seconds)
        self._seconds[prompt] = usual + (seconds - usual) / 4

    def is_quick(self, prompt: str) -> bool:
        """Whether the odds of a question are usually found at once; of one never asked so far that is assumed."""
        return self._seconds.get(prompt, 0.0) < QUICK
