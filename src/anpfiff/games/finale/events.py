"""What the referee tells during a match of Finale."""

from __future__ import annotations

from typing import Final

from anpfiff.core import meaning
from anpfiff.core.event import EventBook
from anpfiff.games.finale.cards import ALL_MEN, COLOURS, POSITIONS, SYMBOLS, TACTICS, TEAMS

EVENTS: Final = EventBook()

LINE_UP: Final = EVENTS.kind("line_up", team=TEAMS, defenders=None, midfielders=None, forwards=None)
DECK: Final = EVENTS.kind("deck", team=TEAMS, colour=COLOURS)
DREW: Final = EVENTS.kind("drew", meaning.CARD, meaning.HAND, tactic=TACTICS)
PERIOD: Final = EVENTS.kind("period", meaning.PERIOD, period=None, minute=None)
SUBSTITUTED: Final = EVENTS.kind("substituted", meaning.touches("on"), team=TEAMS, off=ALL_MEN, on=ALL_MEN)
SHOWED: Final = EVENTS.kind("showed", meaning.CARD, team=TEAMS, tactic=TACTICS, strength=None)
TIE_ROLL: Final = EVENTS.kind("tie_roll", meaning.DICE, team=TEAMS, pips=None)
ATTACKS: Final = EVENTS.kind("attacks", team=TEAMS, attacks=None)
ATTACK: Final = EVENTS.kind("attack", meaning.CARD, meaning.counts("attacks"), team=TEAMS, tactic=TACTICS, number=None)
EXCHANGED: Final = EVENTS.kind("exchanged", team=TEAMS)
FIELDED: Final = EVENTS.kind("fielded", meaning.PIECE, meaning.touches("man"), team=TEAMS, man=ALL_MEN, strength=None)
ROLLED: Final = EVENTS.kind("rolled", meaning.DICE, team=TEAMS, pips=None, total=None)
BUILD_UP_WON: Final = EVENTS.kind(
    "build_up_won", meaning.VERDICT, meaning.counts("build-ups"), team=TEAMS, attackers=None, defenders=None
)
BUILD_UP_LOST: Final = EVENTS.kind("build_up_lost", meaning.VERDICT, team=TEAMS, attackers=None, defenders=None)
SCORED: Final = EVENTS.kind("scored", meaning.GOAL, team=TEAMS, attackers=None, defenders=None, goals=None, man=ALL_MEN)
MISSED: Final = EVENTS.kind("missed", meaning.MISS, team=TEAMS, attackers=None, defenders=None)
COUNTERED: Final = EVENTS.kind("countered", meaning.counts("counters"), team=TEAMS, tactic=TACTICS, bonus=None)
RISK: Final = EVENTS.kind("risk", meaning.DICE, man=ALL_MEN, symbol=SYMBOLS, pips=None)
UNHARMED: Final = EVENTS.kind("unharmed", man=ALL_MEN)
INJURED: Final = EVENTS.kind("injured", meaning.INJURY, man=ALL_MEN)
BOOKED: Final = EVENTS.kind("booked", meaning.YELLOW, man=ALL_MEN)
SENT_OFF: Final = EVENTS.kind("sent_off", meaning.RED, man=ALL_MEN, yellows=None)
CAME_ON: Final = EVENTS.kind("came_on", meaning.touches("man"), man=ALL_MEN, position=POSITIONS)
GAVE_WAY: Final = EVENTS.kind("gave_way", man=ALL_MEN)
IN_GOAL: Final = EVENTS.kind("in_goal", meaning.touches("man"), man=ALL_MEN)
FULL_TIME: Final = EVENTS.kind("full_time", meaning.END, team=TEAMS, goals=None, other=TEAMS, against=None)
EXTRA_TIME: Final = EVENTS.kind("extra_time")
SHOOT_OUT: Final = EVENTS.kind("shoot_out", team=TEAMS)
KICK_SCORED: Final = EVENTS.kind("kick_scored", meaning.KICK_GOAL, man=ALL_MEN, shooter=None, keeper=None)
KICK_SAVED: Final = EVENTS.kind("kick_saved", meaning.KICK_MISS, meaning.KEPT, man=ALL_MEN, shooter=None, keeper=None)
NO_KICKER: Final = EVENTS.kind("no_kicker", team=TEAMS)
SHOOT_OUT_WON: Final = EVENTS.kind("shoot_out_won", team=TEAMS, kicks=None, against=None)
DRAWN: Final = EVENTS.kind("drawn", seat=None)
TIE: Final = EVENTS.kind("tie", first_seat=None, second_seat=None)
LEG: Final = EVENTS.kind("leg", leg=None)
TIE_WON: Final = EVENTS.kind("tie_won", seat=None, goals=None, against=None)
CUP_WON: Final = EVENTS.kind("cup_won", meaning.CHAMPION, seat=None)
