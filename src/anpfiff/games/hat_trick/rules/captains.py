"""H17: captains. After a foul of his team a captain may protest, and a card says what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Sealed, Step
from anpfiff.games.hat_trick.actions import CAPTAINS, NO, PROTEST
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN
from anpfiff.games.hat_trick.events import CAPTAIN, PROTEST_HEARD, PROTEST_IGNORED, PROTEST_PUNISHED
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.dismissals import send_off
from anpfiff.games.hat_trick.rules.piles import FromPile, take
from anpfiff.games.hat_trick.state import EMPTY, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

HEARD: Final = 4
PUNISHED: Final = 1


@final
class NameCaptain(Sealed[Match]):
    """H17.8  Before the match each coach names a captain."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.8"

    def options(self, s: Match, role: i64) -> list[Action]:
        return CAPTAINS

    def revealed(self, s: Match) -> list[Phase[Match]]:
        for role in (0, 1):
            s.sides[role].captain = s.sealed[role][0].value
            s.tell_of(CAPTAIN, role, s.sides[role].captain + FIRST_NUMBER)
        return NOTHING


@final
class MayProtest(Step[Match]):
    """H17.9  A captain who is on the pitch may protest once for each foul, before the booking."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.9"

    def run(self, s: Match) -> list[Phase[Match]]:
        if not s.book.has_captain or s.fouler == EMPTY:
            return NOTHING
        side = s.sides[s.fouler // MEN]
        is_there = side.captain >= 0 and not (side.off >> side.captain) & 1
        return PROTEST_OR_NOT[s.fouler // MEN] if is_there else NOTHING


@final
class ProtestOrNot(Choice[Match]):
    """H17.9  To protest or not."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.9"

    def options(self, s: Match, role: i64) -> list[Action]:
        return YES_OR_NO

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        return HEAR[self.role] if action is PROTEST else NOTHING


@final
class HearProtest(FromPile):
    """H17.10  Four balls: no card. Two or three: nothing changes. One: the man who fouled is sent off."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.10"

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        take(s, self.role, outcome.value)
        s.sides[self.role].discard.add(outcome.value)
        balls: i64 = s.book.balls[outcome.value]
        if balls == HEARD:
            s.tell_of(PROTEST_HEARD, self.role)
            s.fouler = EMPTY
        elif balls == PUNISHED:
            s.tell_of(PROTEST_PUNISHED, self.role)
            send_off(s, s.fouler)
            s.fouler = EMPTY
        else:
            s.tell_of(PROTEST_IGNORED, self.role)
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
YES_OR_NO: Final = [PROTEST, NO]
NAME_CAPTAIN: Final = PHASES.add(NameCaptain())
MAY_PROTEST: Final = PHASES.add(MayProtest())
PROTEST_OR_NOT: Final[list[list[Phase[Match]]]] = [[PHASES.add(ProtestOrNot(role))] for role in (0, 1)]
HEAR: Final[list[list[Phase[Match]]]] = [[PHASES.add(HearProtest(role))] for role in (0, 1)]
