"""What the referee tells during a World Cup of Fußball-Fieber."""

from __future__ import annotations

from typing import Final

from anpfiff.core import meaning
from anpfiff.core.event import EventBook
from anpfiff.games.fussball_fieber.cards import CATEGORIES, KINDS, ORDERS, TEAMS

EVENTS: Final = EventBook()

CONTESTED: Final = EVENTS.kind("contested", team=TEAMS)
CHOSE: Final = EVENTS.kind("chose", seat=None, team=TEAMS, strength=None, adjustment=None)
GROUP_DRAWN: Final = EVENTS.kind("group_drawn", team=TEAMS, opponent=TEAMS, category=CATEGORIES, strength=None)
GROUP: Final = EVENTS.kind("group", team=TEAMS, order=ORDERS)
DREW: Final = EVENTS.kind("drew", meaning.CARD, meaning.HAND, card=KINDS)
RESHUFFLED: Final = EVENTS.kind("reshuffled", cards=None)
DEALT: Final = EVENTS.kind("dealt", team=TEAMS, cards=None)
STARTER_DRAWN: Final = EVENTS.kind("starter_drawn", team=TEAMS)
STARTS: Final = EVENTS.kind("starts", team=TEAMS)
MATCH: Final = EVENTS.kind("match", meaning.STAGE, number=None)
QUARTER_FINAL: Final = EVENTS.kind("quarter_final", meaning.STAGE, teams=None)
SEMI_FINAL: Final = EVENTS.kind("semi_final", meaning.STAGE, teams=None)
FINAL: Final = EVENTS.kind("final", meaning.STAGE)
PAIRING: Final = EVENTS.kind("pairing", team=TEAMS, strength=None, opponent=TEAMS, against=None)
PASSED: Final = EVENTS.kind("passed", team=TEAMS)
PLAYED: Final = EVENTS.kind(
    "played", meaning.CARD, meaning.touches("card", "on"), team=TEAMS, card=KINDS, on=TEAMS, matches=None
)
SUBSTITUTED: Final = EVENTS.kind("substituted", meaning.CARD, meaning.touches("team"), team=TEAMS, value=None)
REACTED: Final = EVENTS.kind(
    "reacted", meaning.CARD, meaning.touches("on"), team=TEAMS, card=KINDS, other=KINDS, on=TEAMS
)
SHORTENED: Final = EVENTS.kind("shortened", meaning.touches("card", "on"), card=KINDS, on=TEAMS, matches=None)
REMOVED: Final = EVENTS.kind("removed", meaning.touches("on"), card=KINDS, on=TEAMS)
STRENGTHENED: Final = EVENTS.kind("strengthened", meaning.touches("card", "on"), card=KINDS, on=TEAMS, value=None)
SCORE: Final = EVENTS.kind("score", team=TEAMS, strength=None, opponent=TEAMS, against=None)
WON: Final = EVENTS.kind("won", meaning.VERDICT, meaning.END, team=TEAMS, opponent=TEAMS, difference=None)
LEVEL: Final = EVENTS.kind("level", meaning.VERDICT, meaning.END, team=TEAMS, opponent=TEAMS)
LOST: Final = EVENTS.kind("lost", meaning.VERDICT, meaning.END, team=TEAMS, opponent=TEAMS, difference=None)
EXCHANGED: Final = EVENTS.kind("exchanged", team=TEAMS, card=KINDS)
KEPT: Final = EVENTS.kind("kept", team=TEAMS)
DROPPED: Final = EVENTS.kind("dropped", team=TEAMS, card=KINDS)
STANDING: Final = EVENTS.kind("standing", team=TEAMS, points=None, difference=None)
QUALIFIED: Final = EVENTS.kind("qualified", team=TEAMS)
KNOCKED_OUT: Final = EVENTS.kind("knocked_out", meaning.OUT, team=TEAMS)
QUARTER_DRAWN: Final = EVENTS.kind("quarter_drawn", team=TEAMS, opponent=TEAMS, strength=None)
NEUTRAL_THROUGH: Final = EVENTS.kind("neutral_through", team=TEAMS)
FILL_IN: Final = EVENTS.kind("fill_in", team=TEAMS, strength=None)
SEMI_DRAWN: Final = EVENTS.kind("semi_drawn", team=TEAMS, opponent=TEAMS, strength=None)
LOT_WON: Final = EVENTS.kind("lot_won", team=TEAMS, opponent=TEAMS)
GROUP_DECIDES: Final = EVENTS.kind("group_decides")
CHAMPION: Final = EVENTS.kind("champion", meaning.CHAMPION, meaning.TITLE, team=TEAMS)
WINNER: Final = EVENTS.kind("winner", meaning.CHAMPION, team=TEAMS)
SHARED: Final = EVENTS.kind("shared", team=TEAMS)
