"""Who takes part in a competition, and the names of bots that come in."""

from __future__ import annotations

from typing import Final

from anpfiff.bots.coaches import ASSISTANTS, coaches
from anpfiff.bots.names import USUAL
from anpfiff.server.bots.server_bots import HOUSE, house_names

STAND_IN: Final = USUAL
"""The bot that takes a place or stands in where the organiser named none."""


class Person:
    """An entrant: somebody with a device, or a bot."""

    def __init__(self, number: int, name: str, key: str, bot: str) -> None:
        self.number: Final = number
        self.name = name
        self.key = key
        self.bot = bot
        self.is_here = bool(bot)
        self.has_left = False
        self.misses = 0
        self.was: list[str] = []
        """Who had this place before."""


def coach_names(bot: str, number: int, taken: list[str]) -> list[str]:
    """Names for bots that come in; where there are more bots than coaches, they are counted."""
    if bot.startswith(HOUSE):
        return house_names(bot, number, taken)
    found = coaches([bot] * number, taken)
    used = {*taken, *found}
    for place, name in enumerate(found):
        if not name:
            again = [f"{other} {numeral}" for numeral in ("II", "III", "IV", "V") for other in ASSISTANTS]
            found[place] = next(other for other in again if other not in used)
            used.add(found[place])
    return found


def letters(digest: str, number: int) -> str:
    """A name of so many letters that follows from a digest."""
    alphabet = "23456789abcdefghjkmnpqrstuvwxyz"
    value, found = int(digest, 16), ""
    for _ in range(number):
        value, place = divmod(value, len(alphabet))
        found += alphabet[place]
    return found
