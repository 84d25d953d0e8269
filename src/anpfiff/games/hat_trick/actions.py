"""Everything that can be said at a table of Hat-Trick, and how it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import Action, Vocabulary
from anpfiff.games.hat_trick.cards import ACTIONS, FIRST_NUMBER, KEEPER_CARDS, MEN, NATIONS, SHOTS, TYPES
from anpfiff.games.hat_trick.players_box import BUDGETS, KINDS, METALS, PLAYERS, STYLE_CARDS, STYLES, TEAM_CARDS, fits

if TYPE_CHECKING:
    from mypy_extensions import i64

VOCABULARY: Final = Vocabulary()

TEAM: Final = VOCABULARY.verb("team", "team")
FLAG: Final = VOCABULARY.verb("flag", "team")
PLAY: Final = VOCABULARY.verb("play", "card")
MOVE: Final = VOCABULARY.verb("move", "number", "way")
PASS: Final = VOCABULARY.verb("pass", "number")
LINES: Final = VOCABULARY.verb("lines", "lines")
FOULED: Final = VOCABULARY.verb("fouled", "number")
AIM: Final = VOCABULARY.verb("aim", "shot")
DIVE: Final = VOCABULARY.verb("dive", "goalkeeper")
CARD: Final = VOCABULARY.verb("card", "card")
TOSS: Final = VOCABULARY.verb("toss", "seat")
READY: Final = VOCABULARY.verb("ready", "team")
BUDGET: Final = VOCABULARY.verb("budget", "budget")
SIGN: Final = VOCABULARY.verb("sign", "number", "card", "metal")
KEEPER: Final = VOCABULARY.verb("keeper", "kind")
CAPTAIN: Final = VOCABULARY.verb("captain", "number")
SUBSTITUTE: Final = VOCABULARY.verb("substitute", "number", "card")
USE: Final = VOCABULARY.verb("use", "number")
BORROW: Final = VOCABULARY.verb("borrow", "number", "other")
PREVENT: Final = VOCABULARY.verb("prevent", "number", "other")
RUN: Final = VOCABULARY.verb("run", "number", "way")
LEAP: Final = VOCABULARY.verb("leap", "number")
SWAP: Final = VOCABULARY.verb("swap", "number", "other")
STYLE: Final = VOCABULARY.verb("style", "card")
GAIN: Final = VOCABULARY.verb("gain", "card")
CHOOSE_STYLE: Final = VOCABULARY.verb("play_style", "style")
CORNER: Final = VOCABULARY.verb("corner", "corner")
PERFORM: Final = VOCABULARY.verb("perform", "type")

REGULARS: Final = VOCABULARY.verb("regulars").says([])
STAY: Final = VOCABULARY.verb("stay").says([])
HOLD: Final = VOCABULARY.verb("hold").says([])
SHOOT: Final = VOCABULARY.verb("shoot").says([])
WAIT: Final = VOCABULARY.verb("wait").says([])
CHANCE: Final = VOCABULARY.verb("chance").says([])
BUILD_UP: Final = VOCABULARY.verb("build_up").says([])
DRAW: Final = VOCABULARY.verb("draw").says([])
STOP: Final = VOCABULARY.verb("stop").says([])
NO: Final = VOCABULARY.verb("no").says([])
STEP_UP: Final = VOCABULARY.verb("step_up").says([])
SURGE: Final = VOCABULARY.verb("surge").says([])
LONG_SHOT: Final = VOCABULARY.verb("long_shot").says([])
PROTEST: Final = VOCABULARY.verb("protest").says([])

FORWARD: Final = 1
BACK: Final = -1
NUMBERS: Final = [str(FIRST_NUMBER + man) for man in range(MEN)]

TEAMS: Final = [TEAM.says([nation], k) for k, nation in enumerate(NATIONS)]
FLAGS: Final = [FLAG.says([nation], k) for k, nation in enumerate(NATIONS)]
PLAYS: Final = [PLAY.says([card], k) for k, card in enumerate(ACTIONS)]
ADVANCES: Final = [MOVE.says([number, "forward"], man, FORWARD) for man, number in enumerate(NUMBERS)]
RETREATS: Final = [MOVE.says([number, "back"], man, BACK) for man, number in enumerate(NUMBERS)]
PASSES: Final = [PASS.says([number], man) for man, number in enumerate(NUMBERS)]
LONG_BALLS: Final = [LINES.says([str(lines)], lines) for lines in (1, 2, 3)]
FOULS: Final = [FOULED.says([number], man) for man, number in enumerate(NUMBERS)]
AIMS: Final = [AIM.says([shot], k) for k, shot in enumerate(SHOTS)]
DIVES: Final = [DIVE.says([card], k) for k, card in enumerate(KEEPER_CARDS)]
CARDS: Final = [CARD.says([card], k) for k, card in enumerate(ACTIONS)]
READY_TEAMS: Final = [READY.says([team], k) for k, team in enumerate(TEAM_CARDS)]
BUDGET_LINES: Final = [BUDGET.says([line], k) for k, line in enumerate(BUDGETS)]
SIGNINGS: Final = [
    [
        [SIGN.says([number, kind, metal], man, 2 * k + m) for m, metal in enumerate(METALS)]
        for k, kind in enumerate(KINDS)
        if fits(PLAYERS.kinds[k], man)
    ]
    for man, number in enumerate(NUMBERS)
]
"""By man, by card that fits, silver and gold."""
GOALKEEPERS: Final = [KEEPER.says([kind], k) for k, kind in enumerate(["regular", "star"])]
CAPTAINS: Final = [CAPTAIN.says([number], man) for man, number in enumerate(NUMBERS)]
SUBSTITUTES: Final = [
    [SUBSTITUTE.says([number, kind], man, k) for k, kind in enumerate(KINDS) if fits(PLAYERS.kinds[k], man)]
    for man, number in enumerate(NUMBERS)
]
USES: Final = [USE.says([number], man) for man, number in enumerate(NUMBERS)]
BORROWS: Final = [
    [BORROW.says([number, other], man, k) for k, other in enumerate(NUMBERS)] for man, number in enumerate(NUMBERS)
]
PREVENTS: Final = [
    [PREVENT.says([number, other], man, k) for k, other in enumerate(NUMBERS)] for man, number in enumerate(NUMBERS)
]
RUNS_FORWARD: Final = [RUN.says([number, "forward"], man, FORWARD) for man, number in enumerate(NUMBERS)]
RUNS_BACK: Final = [RUN.says([number, "back"], man, BACK) for man, number in enumerate(NUMBERS)]
LEAPS: Final = [LEAP.says([number], man) for man, number in enumerate(NUMBERS)]
SWAPS: Final = [
    [SWAP.says([number, other], man, k) for k, other in enumerate(NUMBERS)] for man, number in enumerate(NUMBERS)
]
STYLE_PLAYS: Final = [STYLE.says([card], k) for k, card in enumerate(STYLE_CARDS)]
GAINS: Final = [GAIN.says([card], k) for k, card in enumerate(STYLE_CARDS)]
STYLE_CHOICES: Final = [CHOOSE_STYLE.says([style], k) for k, style in enumerate(STYLES)]
CORNERS: Final = [CORNER.says([way], k) for k, way in enumerate(["left", "right"])]
PERFORMS: Final = [PERFORM.says([kind], k) for k, kind in enumerate(TYPES)]
TOSSES: Final = [TOSS.says([str(seat)], seat) for seat in (0, 1)]


def of(actions: list[Action], kinds: list[i64]) -> list[Action]:
    """The actions that belong to some cards or men, in order."""
    return [actions[kind] for kind in kinds]
