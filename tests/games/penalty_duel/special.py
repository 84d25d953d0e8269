"""What is special to the penalty duel."""

from __future__ import annotations

from anpfiff.games.penalty_duel.state import REASONS

WORDS = [f"reason-{reason}" for reason in REASONS]
"""Words beside those that every game needs."""
