"""Everything that can be said at a table of Fußball-Fieber, and how it is written."""

from __future__ import annotations

from typing import Final

from anpfiff.core.action import Vocabulary
from anpfiff.games.fussball_fieber.cards import ACTIONS, KINDS, ORDERS, TEAMS

VOCABULARY: Final = Vocabulary()

TEAM: Final = VOCABULARY.verb("team", "team")
PLAY: Final = VOCABULARY.verb("play", "card", "team")
AIM: Final = VOCABULARY.verb("aim", "card", "matches", "boosts")
SWAP: Final = VOCABULARY.verb("swap", "card")
DROP: Final = VOCABULARY.verb("drop", "card")
DRAW: Final = VOCABULARY.verb("draw", "card")
DRAWN: Final = VOCABULARY.verb("drawn", "team")
ORDER: Final = VOCABULARY.verb("order", "order")
LOT: Final = VOCABULARY.verb("lot", "seat")

PASS: Final = VOCABULARY.verb("pass").says([])
JOKER: Final = VOCABULARY.verb("joker").says([])
KEEP: Final = VOCABULARY.verb("keep").says([])

CHOICES: Final = [TEAM.says([team], k) for k, team in enumerate(TEAMS)]
PLAYS: Final = [[PLAY.says([card, team], k, t) for t, team in enumerate(TEAMS)] for k, card in enumerate(KINDS)]
"""By card and team."""
AIMS: Final = [
    [
        [AIM.says([card, str(left), str(boosts)], (4 * k + left) * 4 + boosts) for boosts in range(4)]
        for left in range(1, 4)
    ]
    for k, card in enumerate(ACTIONS)
]
"""By card, matches left (from one on) and choreographies; the value is that of `camp.laid_card`."""
SWAPS: Final = [SWAP.says([card], k) for k, card in enumerate(KINDS)]
DROPS: Final = [DROP.says([card], k) for k, card in enumerate(KINDS)]
DRAWS: Final = [DRAW.says([card], k) for k, card in enumerate(KINDS)]
TEAM_DRAWS: Final = [DRAWN.says([team], k) for k, team in enumerate(TEAMS)]
ORDER_DRAWS: Final = [ORDER.says([order], k) for k, order in enumerate(ORDERS)]
LOTS: Final = [LOT.says([str(seat)], seat) for seat in range(4)]
