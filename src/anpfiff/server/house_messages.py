"""House bots, as the page is told of them, and how strong bots of somebody's own are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

EVEN: Final = 0.5
PEOPLE: Final = ""
"""In the place of a league: it met none, and this is what it won against people."""


class BotStrength(Struct):
    """What a bot won against the strongest league that it keeps up with, or else the weakest it met."""

    league: str
    """Empty where it met people only."""
    matches: int
    share: float
    """Of the points, a draw being half of one; and its bounds (95 %)."""
    low: float
    high: float


def beside(leagues: Sequence[BotStrength]) -> BotStrength | None:
    """Of what a bot won against leagues, the weakest first: the one that says most; none if it met none."""
    level = [one for one in leagues if one.share >= EVEN]
    return level[-1] if level else next(iter(leagues), None)


class HouseBotInfo(Struct):
    """A bot of the host's own."""

    key: str
    """What a seat names as its bot."""
    name: str
    strength: BotStrength | None = None
    """None where the host has not measured it."""
