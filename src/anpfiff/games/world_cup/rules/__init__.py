"""The rulebook of the World Cup Game, one file per chapter. `PHASES` lists every line of it."""

from __future__ import annotations

from typing import Final

from anpfiff.core.phase import PhaseBook

MOST_SEATS: Final = 16
PHASES: Final = PhaseBook()
