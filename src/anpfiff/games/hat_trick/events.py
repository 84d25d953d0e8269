"""What the referee tells during a match of Hat-Trick."""

from __future__ import annotations

from typing import Final

from anpfiff.core import meaning
from anpfiff.core.event import EventBook
from anpfiff.games.hat_trick.cards import ACTIONS, KEEPER_CARDS, SHOTS
from anpfiff.games.hat_trick.players_box import ABILITIES, KINDS, STYLE_CARDS, STYLES, TEAMS

EVENTS: Final = EventBook()
WAYS: Final = ["back", "forward"]

LINE_UP: Final = EVENTS.kind("line_up", seat=None, team=TEAMS)
TOSSED: Final = EVENTS.kind("tossed", team=TEAMS)
HALF: Final = EVENTS.kind("half", meaning.HALF, half=None)
KICK_OFF: Final = EVENTS.kind("kick_off", team=TEAMS, number=None)
DREW: Final = EVENTS.kind("drew", meaning.CARD, meaning.HAND, card=ACTIONS)
SHUFFLED: Final = EVENTS.kind("shuffled", team=TEAMS, cards=None)
PLAYED: Final = EVENTS.kind("played", meaning.ROUND, meaning.CARD, team=TEAMS, card=ACTIONS)
MOVED: Final = EVENTS.kind("moved", meaning.touches("team", "number"), team=TEAMS, number=None, way=WAYS)
SIDEWAYS: Final = EVENTS.kind(
    "sideways", meaning.touches("team", "number", "other"), team=TEAMS, number=None, other=None
)
LONG_BALL: Final = EVENTS.kind("long_ball", team=TEAMS, lines=None)
OUTPLAYED: Final = EVENTS.kind(
    "outplayed", meaning.VERDICT, meaning.counts("duels"), team=TEAMS, balls=None, other=TEAMS, against=None
)
STOPPED: Final = EVENTS.kind(
    "stopped", meaning.VERDICT, meaning.counts("duels", "other"), team=TEAMS, balls=None, other=TEAMS, against=None
)
ALL_LEVEL: Final = EVENTS.kind("all_level", meaning.VERDICT, team=TEAMS, balls=None, other=TEAMS, against=None)
RECEIVED: Final = EVENTS.kind("received", meaning.touches("team", "number"), team=TEAMS, number=None)
INTERCEPTED: Final = EVENTS.kind("intercepted", meaning.touches("team", "number"), team=TEAMS, number=None)
CLEARED: Final = EVENTS.kind("cleared", team=TEAMS)
DRIBBLED: Final = EVENTS.kind("dribbled", meaning.touches("team", "number"), team=TEAMS, number=None, other=None)
STEPPED: Final = EVENTS.kind("stepped", meaning.touches("team", "number"), team=TEAMS, number=None)
STUCK: Final = EVENTS.kind("stuck", meaning.touches("team", "number"), team=TEAMS, number=None)
TACKLED: Final = EVENTS.kind("tackled", meaning.touches("team", "number"), team=TEAMS, number=None)
FOUL: Final = EVENTS.kind("foul", meaning.counts("fouls"), team=TEAMS, number=None)
BOOKED: Final = EVENTS.kind("booked", meaning.YELLOW, team=TEAMS)
SENT_OFF: Final = EVENTS.kind("sent_off", meaning.RED, team=TEAMS, number=None)
FREE_KICK: Final = EVENTS.kind("free_kick", team=TEAMS, number=None)
PENALTY: Final = EVENTS.kind("penalty", meaning.SHOOTER, team=TEAMS, number=None)
OPPORTUNITY: Final = EVENTS.kind("opportunity", meaning.counts("opportunities"), team=TEAMS, number=None)
FOUND: Final = EVENTS.kind("found", meaning.touches("team", "number"), team=TEAMS, number=None)
WASTED: Final = EVENTS.kind("wasted", team=TEAMS)
LOOSE: Final = EVENTS.kind("loose", meaning.touches("team", "number"), team=TEAMS, number=None)
SHOT: Final = EVENTS.kind("shot", meaning.SHOOTER, meaning.counts("shots"), team=TEAMS, number=None)
AIMED: Final = EVENTS.kind("aimed", meaning.AIM, team=TEAMS, shot=SHOTS, power=None)
DIVED: Final = EVENTS.kind("dived", meaning.CARD, team=TEAMS, goalkeeper=KEEPER_CARDS, cards=None)
SAVING: Final = EVENTS.kind("saving", meaning.CARD, card=ACTIONS, balls=None, power=None)
SCORED: Final = EVENTS.kind("scored", meaning.GOAL, team=TEAMS, number=None, goals=None)
PARRIED: Final = EVENTS.kind("parried", meaning.SAVE, team=TEAMS, balls=None)
SAVED: Final = EVENTS.kind("saved", meaning.SAVE, team=TEAMS, balls=None, power=None)
GOAL_KICK: Final = EVENTS.kind("goal_kick", team=TEAMS)
KICKED: Final = EVENTS.kind("kicked", team=TEAMS, card=ACTIONS)
HALF_OVER: Final = EVENTS.kind("half_over", half=None)
STALLED: Final = EVENTS.kind("stalled", team=TEAMS)
FULL_TIME: Final = EVENTS.kind("full_time", meaning.END, team=TEAMS, goals=None, other=TEAMS, against=None)
EXTRA_TIME: Final = EVENTS.kind("extra_time")
SHOOT_OUT: Final = EVENTS.kind("shoot_out", team=TEAMS)
STEPS_UP: Final = EVENTS.kind("steps_up", team=TEAMS, kick=None, card=ACTIONS)
KICK_SCORED: Final = EVENTS.kind("kick_scored", meaning.KICK_GOAL, team=TEAMS, kick=None)
KICK_PARRIED: Final = EVENTS.kind("kick_parried", meaning.KICK_MISS, meaning.PARRIED, team=TEAMS, kick=None)
KICK_SAVED: Final = EVENTS.kind("kick_saved", meaning.KICK_MISS, meaning.KEPT, team=TEAMS, kick=None)
SHOOT_OUT_WON: Final = EVENTS.kind("shoot_out_won", team=TEAMS, kicks=None, other=TEAMS, against=None)
USED: Final = EVENTS.kind("used", team=TEAMS, number=None, ability=ABILITIES)
PREVENTED: Final = EVENTS.kind("prevented", team=TEAMS, number=None, other=None)
TURNED: Final = EVENTS.kind("turned", meaning.touches("team", "number"), team=TEAMS, number=None)
SWAPPED: Final = EVENTS.kind("swapped", meaning.touches("team", "number", "other"), team=TEAMS, number=None, other=None)
LEAPT: Final = EVENTS.kind("leapt", meaning.touches("team", "number"), team=TEAMS, number=None)
FELL_BACK: Final = EVENTS.kind("fell_back", meaning.touches("team", "number"), team=TEAMS, number=None)
TACKLE_WON: Final = EVENTS.kind("tackle_won", meaning.VERDICT, team=TEAMS, number=None, balls=None)
TACKLE_FAILED: Final = EVENTS.kind("tackle_failed", meaning.VERDICT, team=TEAMS, number=None, balls=None)
KEEPER_ROSE: Final = EVENTS.kind("keeper_rose", team=TEAMS)
KEEPER_FELL: Final = EVENTS.kind("keeper_fell", team=TEAMS)
STYLED: Final = EVENTS.kind("styled", team=TEAMS, card=STYLE_CARDS)
GAINED: Final = EVENTS.kind("gained", team=TEAMS)
GAINED_CARD: Final = EVENTS.kind("gained_card", card=STYLE_CARDS)
FOUND_STYLE: Final = EVENTS.kind("found_style", team=TEAMS, style=STYLES)
CORNER: Final = EVENTS.kind("corner", meaning.counts("corners"), team=TEAMS)
CAPTAIN: Final = EVENTS.kind("captain", team=TEAMS, number=None)
PROTEST_HEARD: Final = EVENTS.kind("protest_heard", team=TEAMS)
PROTEST_IGNORED: Final = EVENTS.kind("protest_ignored", team=TEAMS)
PROTEST_PUNISHED: Final = EVENTS.kind("protest_punished", team=TEAMS)
SUBSTITUTED: Final = EVENTS.kind("substituted", team=TEAMS, number=None, card=KINDS)
