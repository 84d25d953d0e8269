"""F9: who has won: the best of the group phase, the last one in, or the winner of the final."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Phase
from anpfiff.games.fussball_fieber.actions import LOTS
from anpfiff.games.fussball_fieber.events import CHAMPION, GROUP_DECIDES, KNOCKED_OUT, SHARED, WINNER
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.state import BY_LOT, GROUP_BEST, LEVEL_FINAL, WORLD_CHAMPION, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


def best_of_group(s: Cup, roles: list[i64]) -> list[i64]:
    """F9.1, F9.2  Those with the most points, and among them those with the best difference."""
    points: i64 = -1
    difference: i64 = 0
    found: list[i64] = []
    for role in roles:
        camp = s.camps[role]
        if camp.points < points or (camp.points == points and camp.difference() < difference):
            continue
        if camp.points > points or camp.difference() > difference:
            found = []
            points = camp.points
            difference = camp.difference()
        found.append(role)
    return found


def crown(s: Cup, roles: list[i64], reason: i64) -> list[Phase[Cup]]:
    """F9.3, F12.2  These have won, world champion only by a final; who is level shares the win, or the lot decides."""
    had_final = reason in (WORLD_CHAMPION, LEVEL_FINAL) or (reason == BY_LOT and s.reason == LEVEL_FINAL)
    s.champions = roles
    s.reason = reason
    if len(roles) > 1 and s.book.with_knockout and s.book.lots:
        return WINNER_LOT
    for role in roles:
        s.tell(SHARED if len(roles) > 1 else CHAMPION if had_final else WINNER, s.camps[role].team)
    return NOTHING


def crown_best(s: Cup, roles: list[i64]) -> list[Phase[Cup]]:
    """F10.6  Nobody has come through: of these the best of the group phase has won."""
    s.tell(GROUP_DECIDES)
    return crown(s, best_of_group(s, roles), GROUP_BEST)


def knock_out(s: Cup, role: i64) -> None:
    """T8  Who is out lays his hand on the discard pile at once; his jokers go into the box."""
    camp = s.camps[role]
    camp.is_in = False
    camp.jokers = 0
    s.tell(KNOCKED_OUT, camp.team)
    s.discard.fill(s.book.stock.join(s.discard.cards(), camp.hand.cards()))
    camp.hand.fill(0)


@final
class WinnerLot(Chance[Cup]):
    """T11  Level group results: by an option the lot decides who has won."""

    __slots__ = ()
    rule: ClassVar[str] = "T11"

    def outcomes(self, s: Cup) -> Fate:
        return even([LOTS[role] for role in s.champions])

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        return crown(s, [outcome.value], BY_LOT)


NOTHING: Final[list[Phase[Cup]]] = []
WINNER_LOT: Final[list[Phase[Cup]]] = [PHASES.add(WinnerLot())]
