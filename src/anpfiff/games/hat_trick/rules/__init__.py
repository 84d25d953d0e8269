"""The rulebook of Hat-Trick, one file per chapter. `PHASES` lists every line of it."""

from __future__ import annotations

from typing import Final

from anpfiff.core.phase import PhaseBook

PHASES: Final = PhaseBook()
