"""Everything that can be said in a penalty duel, and how it is written."""

from __future__ import annotations

from typing import Final

from anpfiff.core.action import Vocabulary

CORNERS: Final = ["left", "middle", "right"]
"""As the kicker sees the goal."""

VOCABULARY: Final = Vocabulary()
_SHOOT: Final = VOCABULARY.verb("shoot", "corner")
_DIVE: Final = VOCABULARY.verb("dive", "corner")
_COIN: Final = VOCABULARY.verb("coin", "seat")
_DIE: Final = VOCABULARY.verb("die", "pips")

SHOTS: Final = [_SHOOT.says([corner], k) for k, corner in enumerate(CORNERS)]
DIVES: Final = [_DIVE.says([corner], k) for k, corner in enumerate(CORNERS)]
STRETCH: Final = VOCABULARY.verb("stretch").says([])
REACH: Final = VOCABULARY.verb("reach").says([])
COINS: Final = [_COIN.says([str(seat)], seat) for seat in (0, 1)]
DICE: Final = [_DIE.says([str(pips)], pips) for pips in range(1, 7)]
