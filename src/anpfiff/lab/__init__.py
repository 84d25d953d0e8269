"""The statistics room: thousands of tables at a time. It knows no concrete game."""

from __future__ import annotations

from typing import Final

BATCH: Final = 50
"""Matches in one batch, by default. It must not depend on the number of workers."""
