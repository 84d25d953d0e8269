"""P1 to P3: the whole rulebook. A coin, kicks in turn, corner against dive, and sudden death."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.fate import Fate, even
from anpfiff.core.phase import Chance, Choice, Phase, PhaseBook, Sealed, Step
from anpfiff.games.penalty_duel.actions import COINS, CORNERS, DICE, DIVES, REACH, SHOTS, STRETCH
from anpfiff.games.penalty_duel.events import BEGINS, DRAWN, IN_REACH, KICK, ROLLED, SAVED, SCORED, SUDDEN_DEATH, WON
from anpfiff.games.penalty_duel.state import NOBODY, Duel

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

LAST_ROUND: Final = 10
"""P3.3  Rounds of sudden death before it is a draw."""
MOST_TO_SAVE: Final = {REACH: 3, STRETCH: 5}
"""P2.4  The highest roll that saves."""
PHASES: Final = PhaseBook()


@final
class Toss(Chance[Duel]):
    """P1.1  A coin decides who shoots first."""

    __slots__ = ()
    rule: ClassVar[str] = "P1.1"

    def outcomes(self, s: Duel) -> Fate:
        return even(COINS)

    def fell(self, s: Duel, outcome: Action) -> list[Phase[Duel]]:
        s.kicker = outcome.value
        s.tell(BEGINS, outcome.value)
        return [NEXT_KICK]


@final
class NextKick(Step[Duel]):
    """P1.2  They shoot in turn, until one of them has won."""

    __slots__ = ()
    rule: ClassVar[str] = "P1.2"

    def run(self, s: Duel) -> list[Phase[Duel]]:
        s.winner = leader(s)
        if s.winner != NOBODY:
            s.tell(WON, s.winner, s.goals[s.winner], s.goals[1 - s.winner])
            return []
        if s.kicks[0] == s.kicks[1] == s.regular_kicks() + LAST_ROUND:
            s.tell(DRAWN, s.goals[0])
            return []
        if s.kicks[0] == s.kicks[1] == s.regular_kicks():
            s.tell(SUDDEN_DEATH, s.regular_kicks())
        s.tell(KICK, s.kicker, s.kicks[s.kicker] + 1)
        return [AIM]


def leader(s: Duel) -> i64:
    """P3.1, P3.2  Who cannot be caught any more: by the kicks that are left, or in sudden death after equal kicks."""
    kicks = max(s.regular_kicks(), *s.kicks)
    for role in (0, 1):
        if s.goals[role] > s.goals[1 - role] + kicks - s.kicks[1 - role]:
            return role
    return NOBODY


@final
class Aim(Sealed[Duel]):
    """P2.1  Face down: the kicker names a corner, and the keeper where he dives."""

    __slots__ = ()
    rule: ClassVar[str] = "P2.1"

    def prompts(self) -> list[str]:
        return ["shoot", "dive"]

    def prompt(self, s: Duel, role: i64) -> str:
        return "shoot" if role == s.kicker else "dive"

    def options(self, s: Duel, role: i64) -> list[Action]:
        return SHOTS if role == s.kicker else DIVES

    def revealed(self, s: Duel) -> list[Phase[Duel]]:
        keeper = 1 - s.kicker
        corner, dive = s.sealed[s.kicker][0].value, s.sealed[keeper][0].value
        if dive != corner:
            return score(s, corner, dive)
        s.tell(IN_REACH, keeper, corner)
        return [STRETCHES[keeper][corner] if s.stretches[keeper] else SAVES[REACH][corner]]


def score(s: Duel, corner: i64, dive: i64) -> list[Phase[Duel]]:
    """P2.2  A goal."""
    s.goals[s.kicker] += 1
    s.tell(SCORED, s.kicker, corner, dive)
    return end_kick(s)


def end_kick(s: Duel) -> list[Phase[Duel]]:
    """P1.2  The other one is next."""
    s.kicks[s.kicker] += 1
    s.kicker = 1 - s.kicker
    return [NEXT_KICK]


@final
class Stretch(Choice[Duel]):
    """P2.3  The ball is within reach: the keeper stretches as far as he can, which he can only do so often."""

    __slots__ = ("corner",)
    rule: ClassVar[str] = "P2.3"

    def __init__(self, role: i64, corner: int) -> None:
        super().__init__(role, CORNERS[corner])
        self.corner: i64 = corner

    def options(self, s: Duel, role: i64) -> list[Action]:
        return [STRETCH, REACH]

    def chosen(self, s: Duel, action: Action) -> list[Phase[Duel]]:
        if action is STRETCH:
            s.stretches[self.role] -= 1
        return [SAVES[action][self.corner]]


@final
class Save(Chance[Duel]):
    """P2.4  A die tells whether he holds it."""

    __slots__ = ("corner", "most")
    rule: ClassVar[str] = "P2.4"

    def __init__(self, how: Action, corner: int) -> None:
        super().__init__(0, f"{how} {CORNERS[corner]}")
        self.corner: i64 = corner
        self.most: i64 = MOST_TO_SAVE[how]

    def outcomes(self, s: Duel) -> Fate:
        return even(DICE)

    def fell(self, s: Duel, outcome: Action) -> list[Phase[Duel]]:
        s.tell(ROLLED, outcome.value, self.most)
        if outcome.value > self.most:
            return score(s, self.corner, self.corner)
        s.tell(SAVED, 1 - s.kicker, self.corner)
        return end_kick(s)


TOSS: Final = PHASES.add(Toss())
NEXT_KICK: Final = PHASES.add(NextKick())
AIM: Final = PHASES.add(Aim())
STRETCHES: Final = [[PHASES.add(Stretch(role, k)) for k in range(len(CORNERS))] for role in (0, 1)]
SAVES: Final = {how: [PHASES.add(Save(how, k)) for k in range(len(CORNERS))] for how in MOST_TO_SAVE}
