"""House bots, as the page is told of them."""

from __future__ import annotations

from msgspec import Struct


class BotStrength(Struct):
    """What a bot won in an arena against the strongest league that it keeps up with, or else the weakest it met."""

    league: str
    matches: int
    share: float
    """Of the points, a draw being half of one; and its bounds (95 %)."""
    low: float
    high: float


class HouseBotInfo(Struct):
    """A bot of the host's own."""

    key: str
    """What a seat names as its bot."""
    name: str
    strength: BotStrength | None = None
    """None where the host has not measured it."""
