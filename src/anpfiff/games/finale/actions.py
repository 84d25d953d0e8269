"""Everything that can be said at a table of Finale, and how it is written."""

from __future__ import annotations

from typing import Final

from anpfiff.core.action import Vocabulary
from anpfiff.games.finale.cards import COLOURS, DEFENDER, FORWARD, MEN, POSITIONS, TACTICS

VOCABULARY: Final = Vocabulary()

SQUAD: Final = VOCABULARY.verb("squad", "squad")
PICK: Final = VOCABULARY.verb("pick", "man")
BENCH: Final = VOCABULARY.verb("bench", "man")
COLOUR: Final = VOCABULARY.verb("colour", "colour")
CARD: Final = VOCABULARY.verb("card", "tactic")
TACTIC: Final = VOCABULARY.verb("tactic", "tactic")
EXCHANGE: Final = VOCABULARY.verb("exchange", "tactic")
FIELD: Final = VOCABULARY.verb("field", "man")
CHECK: Final = VOCABULARY.verb("check", "man")
OFF: Final = VOCABULARY.verb("off", "man")
ON: Final = VOCABULARY.verb("on", "man")
REFILL: Final = VOCABULARY.verb("refill", "man", "position")
KEEPER: Final = VOCABULARY.verb("keeper", "man")
KICK: Final = VOCABULARY.verb("kick", "man")
DIE: Final = VOCABULARY.verb("die", "pips")
DRAW: Final = VOCABULARY.verb("draw", "tactic")
LOT: Final = VOCABULARY.verb("lot", "seat")

SQUAD_STARTER: Final = SQUAD.says(["starter"])
SQUAD_MARKED: Final = SQUAD.says(["marked"])
"""The fifteen men of the starter squad, with a bench of one's own choice."""
SQUAD_OWN: Final = SQUAD.says(["own"])
KEEP: Final = VOCABULARY.verb("keep").says([])
READY: Final = VOCABULARY.verb("ready").says([])
NOBODY: Final = VOCABULARY.verb("nobody").says([])
LEAVE_EMPTY: Final = VOCABULARY.verb("leave_empty").says([])
COUNTER: Final = VOCABULARY.verb("counter").says([])
WAIT: Final = VOCABULARY.verb("wait").says([])

PICKS: Final = [[PICK.says([man], k) for k, man in enumerate(men)] for men in MEN]
BENCHES: Final = [[BENCH.says([man], k) for k, man in enumerate(men)] for men in MEN]
FIELDS: Final = [[FIELD.says([man], k) for k, man in enumerate(men)] for men in MEN]
CHECKS: Final = [[CHECK.says([man], k) for k, man in enumerate(men)] for men in MEN]
OFFS: Final = [[OFF.says([man], k) for k, man in enumerate(men)] for men in MEN]
ONS: Final = [[ON.says([man], k) for k, man in enumerate(men)] for men in MEN]
KEEPERS: Final = [[KEEPER.says([man], k) for k, man in enumerate(men)] for men in MEN]
KICKS: Final = [[KICK.says([man], k) for k, man in enumerate(men)] for men in MEN]
REFILLS: Final = [
    [[REFILL.says([man, POSITIONS[row]], k, row) for k, man in enumerate(men)] for men in MEN]
    for row in range(DEFENDER, FORWARD + 1)
]
"""By row (from the defenders on), club and man."""

COLOUR_CHOICES: Final = [COLOUR.says([colour], k) for k, colour in enumerate(COLOURS) if colour != "white"]
CARDS: Final = [CARD.says([card], k) for k, card in enumerate(TACTICS)]
PLAYS: Final = [TACTIC.says([card], k) for k, card in enumerate(TACTICS)]
EXCHANGES: Final = [EXCHANGE.says([card], k) for k, card in enumerate(TACTICS)]
DRAWS: Final = [DRAW.says([card], k) for k, card in enumerate(TACTICS)]
DICE: Final = [DIE.says([str(pips)], pips) for pips in range(4)]
LOTS: Final = [LOT.says([str(seat)], seat) for seat in range(8)]
