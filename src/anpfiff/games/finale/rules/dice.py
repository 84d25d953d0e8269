"""The two ways a coach rolls his die: to add it to his men, or to see who is higher."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.phase import Chance, Phase
from anpfiff.games.finale.events import ROLLED, TIE_ROLL
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


class AddedRoll(Chance[Match]):
    """The pips are added to what the men of the side bring."""

    __slots__ = ()

    def outcomes(self, s: Match) -> Fate:
        return s.book.die

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        side = s.sides[self.role]
        side.total += outcome.value
        s.tell(ROLLED, side.team, outcome.value, side.total)
        return NOTHING


class ComparedRoll(Chance[Match]):
    """The pips alone count; a phase behind both rolls compares them."""

    __slots__ = ()

    def outcomes(self, s: Match) -> Fate:
        return s.book.die

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        side = s.sides[self.role]
        side.total = outcome.value
        s.tell(TIE_ROLL, side.team, outcome.value)
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
