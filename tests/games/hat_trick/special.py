"""What is special to Hat-Trick."""

from __future__ import annotations

from anpfiff.games.hat_trick.state import REASONS

WORDS = [
    *[f"reason-{reason}" for reason in REASONS],
]
"""Words beside those that every game needs."""
