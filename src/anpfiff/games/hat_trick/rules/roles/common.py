"""H15: what several roles have in common: a ball more, a move more, a ball handed on, a pass caught on its arrival."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.phase import Choice, Phase
from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.duels import turns_the_duel
from anpfiff.games.hat_trick.events import INTERCEPTED, RECEIVED
from anpfiff.games.hat_trick.pitch import are_neighbours, line_of, men_in, next_line, place_of
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import NO_WAYS, Ability
from anpfiff.games.hat_trick.rules.moves import BOTH_WAYS, extra_moves, goes_anyway, move
from anpfiff.games.hat_trick.rules.sideways import among
from anpfiff.games.hat_trick.stages import BEATEN, CAUGHT, FOUL, LOST, PASSED, WON
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class OneBallMore(Ability):
    """E1  One ball more in this comparison; the balls of the turned side count from the next step on."""

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.sides[role].total += 1
        if role == s.attacker:
            s.helped = True

    def advice(self, s: Match, role: i64, man: i64) -> float:
        """If it changes the outcome."""
        return 0.5 if turns_the_duel(s, role, 1) else -0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class ByMoving(Ability):
    """H3.2, H16.17  Used by the move of its man: not with the ball, and not by one who has moved already."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return cell != s.ball and s.cells[cell] % MEN != s.sides[role].rotated


@final
class WhateverTheFlank(ByMoving):
    """H15.7, H15.33, H15.35  He moves even if the card does not show his flank."""

    def ways(self, s: Match, role: i64, cell: i64) -> list[Action]:
        return NO_WAYS if goes_anyway(s, role, cell) else extra_moves(s, role, cell, BOTH_WAYS)

    def act(self, s: Match, role: i64, action: Action) -> None:
        move(s, role, action.value, action.extra)


@mypyc_attr(allow_interpreted_subclasses=True)
class HandsOn(Ability):
    """H15.11, H15.16, E16  He plays the ball at once to a team-mate whom his coach chooses; it is handed on once."""

    def mates(self, s: Match, role: i64, cell: i64) -> i64:
        """The fields of those he may choose from, as a set: the others in the line of the ball."""
        found: i64 = 0
        for other in men_in(s, role, line_of(s.ball)):
            if other != s.ball:
                found |= alone(other)
        return found

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.may = self.mates(s, role, cell)
        s.handed = True


@final
class HandOver(Choice[Match]):
    """H15.11  The ball goes to one of the team-mates an ability allows; nothing is compared."""

    __slots__ = ()
    rule: ClassVar[str] = "H15.11"

    def options(self, s: Match, role: i64) -> list[Action]:
        return among(s)

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.may = 0
        s.ball = place_of(s, self.role, action.value)
        s.tell_of(RECEIVED, self.role, s.number(s.ball))
        return NOTHING


@final
class TakesPass(Ability):
    """H15.18, H15.36, T25, T26, E13, E16  A pass that has just come to an opponent beside him is his."""

    __slots__ = ("kind",)

    def __init__(self, window: i64, side: i64, stage: i64, kind: i64) -> None:
        super().__init__(window, side, stage, worth=1.0)
        self.kind: i64 = kind

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        if s.kind != self.kind or s.got not in (PASSED, CAUGHT) or s.ball == NOWHERE:
            return False
        return s.outcome != FOUL and not s.handed and are_neighbours(cell, s.ball)

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.attacker = role
        s.ball = cell
        s.got = CAUGHT
        s.outcome = WON if s.passer // MEN == role else LOST
        s.tell_of(INTERCEPTED, role, s.number(cell))


@final
class ChoosesReceiver(HandsOn):
    """H15.24, H15.32  His successful pass comes to any team-mate in its line, unless somebody has played it on."""

    __slots__ = ("kind",)

    def __init__(self, window: i64, side: i64, stage: i64, kind: i64) -> None:
        super().__init__(window, side, stage, asks=HAND_OVER)
        self.kind: i64 = kind

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        if s.kind != self.kind or s.got != PASSED or s.outcome != WON or s.passer != s.cells[cell]:
            return False
        return line_of(s.ball) in (s.line, next_line(role, s.line)) and self.mates(s, role, cell) != 0

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.may = self.mates(s, role, cell)


def has_dribbled(s: Match, cell: i64) -> bool:
    """E16  Whether the man on a field has just moved forward with the ball in a dribble."""
    return s.got == BEATEN and s.ball == cell and not s.handed


NOTHING: Final[list[Phase[Match]]] = []
HAND_OVER: Final[list[list[Phase[Match]]]] = [[PHASES.add(HandOver(role))] for role in (0, 1)]
