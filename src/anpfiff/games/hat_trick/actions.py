"""Everything that can be said at a table of Hat-Trick, and how it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import Action, Vocabulary
from anpfiff.games.hat_trick.cards import ACTIONS, FIRST_NUMBER, KEEPER_CARDS, MEN, NATIONS, SHOTS

if TYPE_CHECKING:
    from mypy_extensions import i64

VOCABULARY: Final = Vocabulary()

TEAM: Final = VOCABULARY.verb("team", "team")
PLAY: Final = VOCABULARY.verb("play", "card")
MOVE: Final = VOCABULARY.verb("move", "number", "way")
PASS: Final = VOCABULARY.verb("pass", "number")
LINES: Final = VOCABULARY.verb("lines", "lines")
FOULED: Final = VOCABULARY.verb("fouled", "number")
AIM: Final = VOCABULARY.verb("aim", "shot")
DIVE: Final = VOCABULARY.verb("dive", "goalkeeper")
CARD: Final = VOCABULARY.verb("card", "card")
TOSS: Final = VOCABULARY.verb("toss", "seat")

REGULARS: Final = VOCABULARY.verb("regulars").says([])
STAY: Final = VOCABULARY.verb("stay").says([])
HOLD: Final = VOCABULARY.verb("hold").says([])
SHOOT: Final = VOCABULARY.verb("shoot").says([])
WAIT: Final = VOCABULARY.verb("wait").says([])
CHANCE: Final = VOCABULARY.verb("chance").says([])
BUILD_UP: Final = VOCABULARY.verb("build_up").says([])
DRAW: Final = VOCABULARY.verb("draw").says([])
STOP: Final = VOCABULARY.verb("stop").says([])

FORWARD: Final = 1
BACK: Final = -1
NUMBERS: Final = [str(FIRST_NUMBER + man) for man in range(MEN)]

TEAMS: Final = [TEAM.says([nation], k) for k, nation in enumerate(NATIONS)]
PLAYS: Final = [PLAY.says([card], k) for k, card in enumerate(ACTIONS)]
ADVANCES: Final = [MOVE.says([number, "forward"], man, FORWARD) for man, number in enumerate(NUMBERS)]
RETREATS: Final = [MOVE.says([number, "back"], man, BACK) for man, number in enumerate(NUMBERS)]
PASSES: Final = [PASS.says([number], man) for man, number in enumerate(NUMBERS)]
LONG_BALLS: Final = [LINES.says([str(lines)], lines) for lines in (1, 2, 3)]
FOULS: Final = [FOULED.says([number], man) for man, number in enumerate(NUMBERS)]
AIMS: Final = [AIM.says([shot], k) for k, shot in enumerate(SHOTS)]
DIVES: Final = [DIVE.says([card], k) for k, card in enumerate(KEEPER_CARDS)]
CARDS: Final = [CARD.says([card], k) for k, card in enumerate(ACTIONS)]
TOSSES: Final = [TOSS.says([str(seat)], seat) for seat in (0, 1)]


def of(actions: list[Action], kinds: list[i64]) -> list[Action]:
    """The actions that belong to some cards or men, in order."""
    return [actions[kind] for kind in kinds]
