"""Everything that can be said at a table of the World Cup Game, and how it is written."""

from __future__ import annotations

from typing import Final

from anpfiff.core.action import Vocabulary
from anpfiff.games.world_cup.cards import CARDS, NATIONS, RANKS

VOCABULARY: Final = Vocabulary()

PLAY: Final = VOCABULARY.verb("play", "card")
STOP: Final = VOCABULARY.verb("stop").says([])
DISCARD: Final = VOCABULARY.verb("discard", "card")
TEAM: Final = VOCABULARY.verb("team", "team")
AGAINST: Final = VOCABULARY.verb("against", "team")
LEAVE_OUT: Final = VOCABULARY.verb("leave_out").says([])
ENOUGH: Final = VOCABULARY.verb("enough").says([])
NAME: Final = VOCABULARY.verb("name", "team")
PLAY_ON: Final = VOCABULARY.verb("play_on").says([])
END_HERE: Final = VOCABULARY.verb("end_here").says([])
FLAG: Final = VOCABULARY.verb("flag", "team")
DRAW: Final = VOCABULARY.verb("draw", "card")
DIE: Final = VOCABULARY.verb("die", "colour")
LOT: Final = VOCABULARY.verb("lot", "seat")
COIN: Final = VOCABULARY.verb("coin", "team")

PLAYS: Final = [PLAY.says([card], k) for k, card in enumerate(CARDS)]
DISCARDS: Final = [DISCARD.says([card], k) for k, card in enumerate(CARDS)]
TEAMS: Final = [TEAM.says([team], k) for k, team in enumerate(NATIONS)]
OPPONENTS: Final = [AGAINST.says([team], k) for k, team in enumerate(NATIONS)]
NAMES: Final = [NAME.says([team], k) for k, team in enumerate(NATIONS)]
FLAGS: Final = [FLAG.says([team], k) for k, team in enumerate(NATIONS)]
DRAWS: Final = [DRAW.says([card], k) for k, card in enumerate(CARDS)]
COLOURS: Final = [DIE.says([rank], k) for k, rank in enumerate(RANKS)]
LOTS: Final = [LOT.says([str(seat)], seat) for seat in range(16)]
COINS: Final = [COIN.says([team], k) for k, team in enumerate(NATIONS)]
