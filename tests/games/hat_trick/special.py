"""What is special to Hat-Trick."""

from __future__ import annotations

from anpfiff.games.hat_trick.cards import FLANKS, HANDS, KEEPERS, TYPES
from anpfiff.games.hat_trick.players_box import ORIENTATIONS, SETS
from anpfiff.games.hat_trick.stages import REASONS

WORDS = [
    *[f"reason-{reason}" for reason in REASONS],
    *[f"side-{side}" for side in FLANKS],
    *[f"{field}-{hand}" for field in ("hand", "direction") for hand in HANDS],
    *[f"type-{kind}" for kind in TYPES],
    *[f"kind-{keeper}" for keeper in KEEPERS],
    *[f"{field}-{one}" for field in ("orientation", "card") for one in ORIENTATIONS],
    *[f"set-{one}" for one in SETS],
]
"""Words beside those that every game needs."""
