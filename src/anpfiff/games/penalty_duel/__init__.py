"""The penalty duel, our own: corner against dive. The smallest game here, and the one to begin another from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from anpfiff.core.game import Game, Setup
from anpfiff.core.odds import SeatVerdicts
from anpfiff.games.penalty_duel.actions import VOCABULARY
from anpfiff.games.penalty_duel.events import EVENTS, SAVED, SCORED
from anpfiff.games.penalty_duel.rules import PHASES, TOSS
from anpfiff.games.penalty_duel.state import Duel


class PenaltyDuel(Game):
    """The rules of the duel."""

    key = "penalty_duel"
    longest = 120

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, VOCABULARY, PHASES, EVENTS, SeatVerdicts([SCORED, SAVED]))

    def can_draw(self, setup: Setup) -> bool:
        return True

    def lay(self, setup: Setup) -> Duel:
        s = Duel(setup)
        s.agenda = [TOSS]
        return s


GAME: Final = PenaltyDuel()
