"""What the referee tells during a penalty duel, and what it means to a page that knows no game."""

from __future__ import annotations

from typing import Final

from anpfiff.core import meaning
from anpfiff.core.event import EventBook
from anpfiff.games.penalty_duel.actions import CORNERS

EVENTS: Final = EventBook()

BEGINS: Final = EVENTS.kind("begins", seat=None)
KICK: Final = EVENTS.kind("kick", meaning.ROUND, seat=None, number=None)
SUDDEN_DEATH: Final = EVENTS.kind("sudden_death", kicks=None)
IN_REACH: Final = EVENTS.kind("in_reach", seat=None, corner=CORNERS)
ROLLED: Final = EVENTS.kind("rolled", meaning.DICE, pips=None, most=None)
SCORED: Final = EVENTS.kind("scored", meaning.GOAL, seat=None, corner=CORNERS, dive=CORNERS)
SAVED: Final = EVENTS.kind("saved", meaning.SAVE, seat=None, corner=CORNERS)
DRAWN: Final = EVENTS.kind("drawn", meaning.END, goals=None)
WON: Final = EVENTS.kind("won", meaning.END, seat=None, goals=None, against=None)
