"""How far bots come in their time on this node, so that each is shown as what it is."""

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


class Paces:
    """After how many iterations the clock cut the bots' last searches short."""

    def __init__(self) -> None:
        self._cuts: Final[defaultdict[tuple[str, str], deque[int]]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

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
