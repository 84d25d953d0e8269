"""What the referee tells during a World Cup."""

from __future__ import annotations

from typing import Final

from anpfiff.core import meaning
from anpfiff.core.event import EventBook
from anpfiff.games.world_cup.cards import CARDS, NATIONS, RANKS

EVENTS: Final = EventBook()
STAGES: Final = ["group", "round_of_16", "quarter_final", "semi_final", "final"]
EFFECTS: Final = ["single", "double", "treble", "half", "wall", "spot"]
"""What a token does, in the order of the tokens: one, two or three goals, half a goal, a defence, a penalty."""
GROUP_NAMES: Final = ["1", "2", "3", "4", "A", "B", "C", "D", "E", "F", "G", "H"]

FLAG: Final = EVENTS.kind("flag", seat=None, team=NATIONS, rank=RANKS)
EXTRA: Final = EVENTS.kind("extra", seat=None, team=NATIONS, rank=RANKS)
DREW: Final = EVENTS.kind("drew", meaning.CARD, meaning.HAND, card=CARDS)
BEGINS: Final = EVENTS.kind("begins", seat=None)
STAGE: Final = EVENTS.kind("stage", meaning.STAGE, stage=STAGES, matches=None, cards=None)
LAST_STAGE: Final = EVENTS.kind("last_stage", meaning.STAGE, cards=None)
PLAYED: Final = EVENTS.kind("played", seat=None, card=CARDS)
DISCARDED: Final = EVENTS.kind("discarded", seat=None, card=CARDS)
LAID: Final = EVENTS.kind(
    "laid", meaning.PIECE, meaning.touches("team", "against"), token=EFFECTS, team=NATIONS, against=NATIONS
)
TURNED: Final = EVENTS.kind(
    "turned", meaning.PIECE, meaning.touches("team", "against"), token=EFFECTS, team=NATIONS, against=NATIONS
)
EXCHANGED: Final = EVENTS.kind(
    "exchanged", meaning.PIECE, meaning.touches("team", "against"), token=EFFECTS, team=NATIONS, against=NATIONS
)
PENALTY_SCORED: Final = EVENTS.kind(
    "penalty_scored", meaning.VERDICT, meaning.touches("team", "against"), team=NATIONS, against=NATIONS
)
PENALTY_MISSED: Final = EVENTS.kind(
    "penalty_missed", meaning.VERDICT, meaning.touches("team", "against"), team=NATIONS, against=NATIONS
)
SECOND_PASS: Final = EVENTS.kind("second_pass", cards=None)
LAST_TURNS: Final = EVENTS.kind("last_turns")
DICE: Final = EVENTS.kind("dice", meaning.DICE, first=RANKS, second=RANKS, third=RANKS, fourth=RANKS)
MATCH_OVER: Final = EVENTS.kind("match_over", meaning.VERDICT, team=NATIONS, goals=None, other=NATIONS, against=None)
TABLE: Final = EVENTS.kind("table", meaning.LISTED, group=GROUP_NAMES, team=NATIONS, points=None, place=None)
COIN: Final = EVENTS.kind("coin", team=NATIONS)
LEVEL: Final = EVENTS.kind("level", group=GROUP_NAMES, teams=None)
REPLAY: Final = EVENTS.kind("replay", matches=None, cards=None)
NAMED: Final = EVENTS.kind("named", seat=None, team=NATIONS)
QUALIFIED: Final = EVENTS.kind("qualified", meaning.LISTED, group=GROUP_NAMES, team=NATIONS, place=None)
WENT_ON: Final = EVENTS.kind("went_on", team=NATIONS, other=NATIONS)
LEFT: Final = EVENTS.kind("left", meaning.OUT, seat=None)
SHOOT_OUT: Final = EVENTS.kind("shoot_out", team=NATIONS, other=NATIONS)
KICK_SCORED: Final = EVENTS.kind("kick_scored", meaning.KICK_GOAL, team=NATIONS, kick=None)
KICK_MISSED: Final = EVENTS.kind("kick_missed", meaning.KICK_MISS, team=NATIONS, kick=None)
SHOOT_OUT_WON: Final = EVENTS.kind("shoot_out_won", team=NATIONS, kicks=None, other=NATIONS, against=None)
THIRD: Final = EVENTS.kind("third", team=NATIONS)
CHAMPION: Final = EVENTS.kind("champion", meaning.CHAMPION, meaning.TITLE, team=NATIONS, seat=None)
WON: Final = EVENTS.kind("won", seat=None)
