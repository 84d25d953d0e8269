"""What the referee tells during a match of Hat-Trick."""

from __future__ import annotations

from typing import Final

from anpfiff.core.event import EventBook
from anpfiff.games.hat_trick.cards import ACTIONS, KEEPER_CARDS, SHOTS, TEAMS

EVENTS: Final = EventBook()
WAYS: Final = ["back", "forward"]

LINE_UP: Final = EVENTS.kind("line_up", seat=None, team=TEAMS)
TOSSED: Final = EVENTS.kind("tossed", team=TEAMS)
HALF: Final = EVENTS.kind("half", half=None)
KICK_OFF: Final = EVENTS.kind("kick_off", team=TEAMS, number=None)
DREW: Final = EVENTS.kind("drew", card=ACTIONS)
SHUFFLED: Final = EVENTS.kind("shuffled", team=TEAMS, cards=None)
PLAYED: Final = EVENTS.kind("played", team=TEAMS, card=ACTIONS)
MOVED: Final = EVENTS.kind("moved", team=TEAMS, number=None, way=WAYS)
SIDEWAYS: Final = EVENTS.kind("sideways", team=TEAMS, number=None, other=None)
LONG_BALL: Final = EVENTS.kind("long_ball", team=TEAMS, lines=None)
OUTPLAYED: Final = EVENTS.kind("outplayed", team=TEAMS, balls=None, other=TEAMS, against=None)
STOPPED: Final = EVENTS.kind("stopped", team=TEAMS, balls=None, other=TEAMS, against=None)
ALL_LEVEL: Final = EVENTS.kind("all_level", team=TEAMS, balls=None, other=TEAMS, against=None)
RECEIVED: Final = EVENTS.kind("received", team=TEAMS, number=None)
INTERCEPTED: Final = EVENTS.kind("intercepted", team=TEAMS, number=None)
CLEARED: Final = EVENTS.kind("cleared", team=TEAMS)
DRIBBLED: Final = EVENTS.kind("dribbled", team=TEAMS, number=None, other=None)
STEPPED: Final = EVENTS.kind("stepped", team=TEAMS, number=None)
STUCK: Final = EVENTS.kind("stuck", team=TEAMS, number=None)
TACKLED: Final = EVENTS.kind("tackled", team=TEAMS, number=None)
FOUL: Final = EVENTS.kind("foul", team=TEAMS, number=None)
BOOKED: Final = EVENTS.kind("booked", team=TEAMS)
SENT_OFF: Final = EVENTS.kind("sent_off", team=TEAMS, number=None)
FREE_KICK: Final = EVENTS.kind("free_kick", team=TEAMS, number=None)
PENALTY: Final = EVENTS.kind("penalty", team=TEAMS, number=None)
OPPORTUNITY: Final = EVENTS.kind("opportunity", team=TEAMS, number=None)
FOUND: Final = EVENTS.kind("found", team=TEAMS, number=None)
WASTED: Final = EVENTS.kind("wasted", team=TEAMS)
LOOSE: Final = EVENTS.kind("loose", team=TEAMS, number=None)
SHOT: Final = EVENTS.kind("shot", team=TEAMS, number=None)
AIMED: Final = EVENTS.kind("aimed", team=TEAMS, shot=SHOTS, power=None)
DIVED: Final = EVENTS.kind("dived", team=TEAMS, goalkeeper=KEEPER_CARDS, cards=None)
SAVING: Final = EVENTS.kind("saving", card=ACTIONS, balls=None, power=None)
SCORED: Final = EVENTS.kind("scored", team=TEAMS, number=None, goals=None)
PARRIED: Final = EVENTS.kind("parried", team=TEAMS, balls=None)
SAVED: Final = EVENTS.kind("saved", team=TEAMS, balls=None, power=None)
GOAL_KICK: Final = EVENTS.kind("goal_kick", team=TEAMS)
KICKED: Final = EVENTS.kind("kicked", team=TEAMS, card=ACTIONS)
HALF_OVER: Final = EVENTS.kind("half_over", half=None)
STALLED: Final = EVENTS.kind("stalled", team=TEAMS)
FULL_TIME: Final = EVENTS.kind("full_time", team=TEAMS, goals=None, other=TEAMS, against=None)
EXTRA_TIME: Final = EVENTS.kind("extra_time")
SHOOT_OUT: Final = EVENTS.kind("shoot_out", team=TEAMS)
STEPS_UP: Final = EVENTS.kind("steps_up", team=TEAMS, kick=None, card=ACTIONS)
KICK_SCORED: Final = EVENTS.kind("kick_scored", team=TEAMS, kick=None)
KICK_MISSED: Final = EVENTS.kind("kick_missed", team=TEAMS, kick=None)
SHOOT_OUT_WON: Final = EVENTS.kind("shoot_out_won", team=TEAMS, kicks=None, other=TEAMS, against=None)
