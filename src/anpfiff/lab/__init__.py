"""The statistics room: thousands of tables at a time. It knows no concrete game."""

from __future__ import annotations

from typing import Final

BATCH: Final = 50
"""So many matches are one batch, unless somebody says otherwise. It must not hang on the number of workers."""
