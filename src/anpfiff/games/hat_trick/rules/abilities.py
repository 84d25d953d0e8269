"""H13: what an ability is, and the table of all 44: `roles` enters them; windows, moves and advice ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.players_box import ABILITIES, ROLES
from anpfiff.games.hat_trick.rules.loans import LOANS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.phase import Phase
    from anpfiff.games.hat_trick.state import Match

CHANCE_START: Final = 0
CARD_REVEAL: Final = 1
MOVE_START: Final = 2
AFTER_MOVE: Final = 3
BEFORE_LATERAL: Final = 4
BEFORE_ACTION: Final = 5
AFTER_DESTINATION: Final = 6
COMPARE: Final = 7
FOUL_CHECK: Final = 8
AFTER_ACTION: Final = 9
SHOT_WINDOW: Final = 10
SAVE_WINDOW: Final = 11
PARRY_WINDOW: Final = 12
OWN_MOVE: Final = 13
CHANCE_ACTION: Final = 14
CHANCE_SHOT: Final = 15
"""From the move on: where abilities are used by moving, passing or shooting, and all that is asked is to prevent it."""
BY_PREVENTING: Final = 99
NEVER: Final = 97

SIDES: Final = ["attacker", "defender", "mover", "doer", "either"]
ATTACKER: Final = 0
"""The side with the ball."""
DEFENDER: Final = 1
MOVER: Final = 2
"""The side whose move it is."""
DOER: Final = 3
"""The side that has performed the action or shot, whoever has the ball now."""
EITHER: Final = 4

ANYWHERE: Final = -1
"""As the stage of an ability: rounds, opportunities and kicks alike."""

NOBODY_ASKED: Final[list[list[Phase[Match]]]] = [[], []]
NO_ANSWERS: Final[dict[Action, float]] = {}
NO_WAYS: Final[list[Action]] = []
NOTHING_LENT: Final[list[i64]] = []
NO_ABILITY: Final = len(ABILITIES)
"""What a man of the base game can do beside playing football."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What one side of a role card can do. Who uses it stands on `cell`; his coach is asked, and no other."""

    __slots__ = ("answers", "asks", "borrows", "lends", "number", "side", "stage", "window", "worth")

    def __init__(
        self,
        window: i64,
        side: i64,
        stage: i64 = ANYWHERE,
        lends: list[i64] = NOTHING_LENT,
        asks: list[list[Phase[Match]]] = NOBODY_ASKED,
        answers: dict[Action, float] = NO_ANSWERS,
        worth: float = 0.2,
        borrows: bool = False,
    ) -> None:
        self.number: i64 = NO_ABILITY
        """Its place in the table."""
        self.window: i64 = window
        """The moment at which it may be used."""
        self.side: i64 = side
        """The side that may use it then."""
        self.stage: i64 = stage
        """The only stage in which it may be used, or anywhere."""
        self.lends: list[i64] = lends
        """What is left of it when it has been used; it ends by itself, with its span."""
        self.asks: list[list[Phase[Match]]] = asks
        """By role of the user: what is asked about it."""
        self.answers: dict[Action, float] = answers
        """What its own answers seem to be worth to a simple coach."""
        self.worth: float = worth
        """What its use seems to be worth to him; to leave it alone is worth nothing."""
        self.borrows: bool = borrows
        """Whether it is the ability of a neighbour that is used."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        """The condition, once window, side and stage are right."""
        return True

    def use(self, s: Match, role: i64, cell: i64) -> None:
        """The effect, beside what it lends and asks; the card has been turned over already."""

    def ways(self, s: Match, role: i64, cell: i64) -> list[Action]:
        """What it adds to a move, a pass or a shot of the man on a field."""
        return NO_WAYS

    def act(self, s: Match, role: i64, action: Action) -> None:
        """The effect, where it is used by saying one of its ways; the card is turned over afterwards."""
        raise TypeError("this ability is used in a window")

    def advice(self, s: Match, role: i64, man: i64) -> float:
        """What its use seems to be worth here and now."""
        return self.worth

    def conditions(self) -> i64:
        """How narrow it is: of several that allow the same, the widest is used."""
        return (0 if self.side == EITHER else 1) + (0 if self.stage == ANYWHERE else 1)


TABLE: Final[list[Ability]] = [Ability(NEVER, EITHER) for number in range(NO_ABILITY + 1)]
"""By number of the ability."""
LENDERS: Final[list[i64]] = [NO_ABILITY for loan in LOANS]
"""By what is lent: the ability that lends it."""
ANSWERS: Final[dict[Action, float]] = {}
"""What the answers of all abilities seem to be worth to a simple coach."""


def enter(role: str, silver: Ability, gold: Ability) -> None:
    """Enter a role: what its silver side can do, and its gold side."""
    first = 2 * ROLES.index(role)
    for k, ability in enumerate((silver, gold)):
        ability.number = first + k
        TABLE[first + k] = ability
        ANSWERS.update(ability.answers)
        for loan in ability.lends:
            LENDERS[loan] = first + k


def visible(s: Match, role: i64, man: i64) -> i64:
    """H13.3  The ability that lies open: silver or gold of a man's card."""
    side = s.sides[role]
    played: i64 = s.book.role_of[side.kinds[man]]
    return 2 * played + ((side.gold >> man) & 1) if played >= 0 else NO_ABILITY


def is_of_side(s: Match, role: i64, side: i64) -> bool:
    """Whether a role is on the side that may use an ability or a style card now."""
    if side == ATTACKER:
        return role == s.attacker
    if side == DEFENDER:
        return role != s.attacker
    if side == MOVER:
        return role == s.mover
    return side == EITHER or role == s.passer // MEN


def is_open(s: Match, role: i64, cell: i64, number: i64, window: i64) -> bool:
    """H13.1  Whether an ability may be used now: its window, its side, its stage and its condition."""
    ability = TABLE[number]
    if ability.window != window or ability.stage not in (ANYWHERE, s.stage):
        return False
    return is_of_side(s, role, ability.side) and ability.may(s, role, cell)
