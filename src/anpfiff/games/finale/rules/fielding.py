"""F4 and F6: whom a coach fields for an action, slot by slot, and what happens when there are too few men."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.form import SLOTS, SOME, Blank, Form
from anpfiff.core.phase import Choice, Phase, Step, then
from anpfiff.core.pile import count, lowest, without_last
from anpfiff.games.finale.actions import FIELDS, LEAVE_EMPTY
from anpfiff.games.finale.book import BUILD_UP, NO_ARROW, OUTFIELD_ROWS
from anpfiff.games.finale.cards import ANYONE, DEFENDER, FORWARD, GOALKEEPER, MIDFIELDER, POSITIONS
from anpfiff.games.finale.events import FIELDED
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.arrow_men import again, missing, own_again
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.form import Answer
    from anpfiff.games.finale.book import Area
    from anpfiff.games.finale.side import Side

SLOT_NAMES: Final = [*POSITIONS, "anyone"]


@final
class FieldMen(Step[Match]):
    """F4.2  A side fields the men its area of the attacker's card asks for; the goalkeeper needs no choice."""

    __slots__ = ()
    rule: ClassVar[str] = "F4.2"

    def run(self, s: Match) -> list[Phase[Match]]:
        role: i64 = self.role
        side = s.sides[role]
        area = area_of(s, role)
        side.total = s.bonus if role == s.attacking and s.stage == BUILD_UP else 0
        if area.keeper and side.row(GOALKEEPER):
            field(s, role, lowest(side.row(GOALKEEPER)))
        if area.arrow != NO_ARROW and again(s, side, area):
            return FIELD_ARROW[role]
        return slots(s, role, area)


@final
class FieldAgain(Choice[Match]):
    """F5.2  Where an arrow leads from the build-up to the finish, one of those men plays again."""

    __slots__ = ()
    rule: ClassVar[str] = "F5.2"

    def prompts(self) -> list[str]:
        return ["field-again", "may-field-again"]

    def prompt(self, s: Match, role: i64) -> str:
        return "may-field-again" if may_stay_empty(s, role) else "field-again"

    def options(self, s: Match, role: i64) -> list[Action]:
        side = s.sides[role]
        found = actions_for(FIELDS[side.team], again(s, side, area_of(s, role)))
        return [LEAVE_EMPTY, *found] if may_stay_empty(s, role) else found

    def form(self, s: Match, role: i64) -> Form | None:
        """The arrow man and all others at once, if the other slots are the same whoever he is."""
        if may_stay_empty(s, role):
            return None
        may = self.options(s, role)
        plans: list[list[Phase[Match]]] = []
        for action in may:
            world = s.clone()
            field(world, role, action.value)
            plan = slots(world, role, area_of(world, role))
            if plan not in plans:
                plans.append(plan)
        if len(plans) > 1 or not plans[0]:
            return None
        arrow = Blank(self.key(), self.rule, may, 1, 1)
        return Form(SLOTS, [arrow, *blanks(s, role, plans[0])])

    def outline(self, s: Match, role: i64, answer: Answer) -> None:
        arrow = [action for item, action in enumerate(answer.named) if answer.where[item] == 0]
        world = s.clone()  # the other slots are the same whoever he is
        field(world, role, (arrow or answer.form.blanks[0].options)[0].value)
        del s.agenda[-2:]
        s.agenda += slots(world, role, area_of(world, role))
        put_on(s, role, answer, 1)
        for action in arrow:
            field(s, role, action.value)
        if not arrow:
            s.agenda.append(self)

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is not LEAVE_EMPTY:
            field(s, self.role, action.value)
        return NOTHING


def may_stay_empty(s: Match, role: i64) -> bool:
    """D8  Whether stand-ins are optional and only somebody of another type could take the arrow slot."""
    return s.book.stand_ins_are_optional and not own_again(s, s.sides[role], area_of(s, role))


@final
class FieldSlots(Step[Match]):
    """F6.1  After the arrow man the other slots are filled: each type first with its own men."""

    __slots__ = ()
    rule: ClassVar[str] = "F6.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        return slots(s, self.role, area_of(s, self.role))


@final
class FieldMan(Choice[Match]):
    """F4.3  The coach chooses one man for a slot; equal slots are filled in the order of the roster."""

    __slots__ = ("is_first", "pool", "rest", "slot")
    rule: ClassVar[str] = "F4.3"

    def __init__(self, role: i64, slot: i64, pool: i64, is_first: bool, rest: i64) -> None:
        place = "first" if is_first else "next"
        stand_in = "stand-in" if pool != slot else "own"
        super().__init__(role, f"{SLOT_NAMES[slot]} {stand_in} {place} {rest}")
        self.slot: i64 = slot
        self.pool: i64 = pool
        self.is_first: bool = is_first
        self.rest: i64 = rest
        """How many equal slots are still to be filled after this one."""

    def prompts(self) -> list[str]:
        return ["field-stand-in" if self.pool != self.slot else f"field-{SLOT_NAMES[self.slot]}"]

    def prompt(self, s: Match, role: i64) -> str:
        return self.prompts()[0]

    def options(self, s: Match, role: i64) -> list[Action]:
        side = s.sides[role]
        men: i64 = side.free(self.pool)
        if not self.is_first:
            men &= -(2 << s.last)
        return actions_for(FIELDS[side.team], without_last(men, self.rest))

    def form(self, s: Match, role: i64) -> Form | None:
        found = blanks(s, role, s.agenda)
        return None if sum(blank.most for blank in found) == 1 else Form(SLOTS, found)

    def outline(self, s: Match, role: i64, answer: Answer) -> None:
        put_on(s, role, answer, 0)

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        fill(s, self.role, self.slot, action.value)
        return NOTHING


def blanks(s: Match, role: i64, agenda: list[Phase[Match]]) -> list[Blank]:
    """F4.3, F6.1  The slots on top of an agenda, equal ones together, each with the men who may fill it."""
    side = s.sides[role]
    found: list[Blank] = []
    k: i64 = len(agenda) - 1
    while k >= 0:
        phase = agenda[k]
        if not isinstance(phase, FieldMan) or phase.role != role:
            break
        men: i64 = side.free(phase.pool)
        if not phase.is_first:
            men &= -(2 << s.last)
        number: i64 = phase.rest + 1
        found.append(Blank(phase.prompt(s, role), phase.rule, actions_for(FIELDS[side.team], men), number, number))
        k -= number
    return found


def put_on(s: Match, role: i64, answer: Answer, first: i64) -> None:
    """Field the men named so far for the slots on top of the agenda, from this blank of the form on.

    Of equal slots so many are left on the agenda as still want a man.
    """
    end: i64 = len(s.agenda)
    for blank in range(first, len(answer.form.blanks)):
        named = [action for item, action in enumerate(answer.named) if answer.where[item] == blank]
        for action in named:
            field(s, role, action.value)
        head, number = s.agenda[end - 1], answer.form.blanks[blank].most
        del s.agenda[end - len(named) : end]
        if isinstance(head, FieldMan) and head.is_first and 0 < len(named) < number:
            run = FIELD_MAN[role][RUNS.index((int(head.slot), int(head.pool)))]
            s.agenda[end - len(named) - 1] = run[0][number - len(named) - 1]
        end -= number


@final
class StandIns(Step[Match]):
    """D8  Where stand-ins are optional, a coach who is short of men is asked for them one by one, while men last."""

    __slots__ = ("number", "slot")
    rule: ClassVar[str] = "D8"

    def __init__(self, role: i64, slot: i64, number: i64) -> None:
        super().__init__(role, f"{SLOT_NAMES[slot]} {number}")
        self.slot: i64 = slot
        self.number: i64 = number

    def run(self, s: Match) -> list[Phase[Match]]:
        if not s.sides[self.role].free(ANYONE):
            return NOTHING
        return MAY_STAND_IN[self.role][self.slot - 1][0][self.number - 1]


@final
class MayStandIn(Choice[Match]):
    """D8  The coach may take another man for a slot, or leave it and those like it empty."""

    __slots__ = ("is_first", "rest", "slot")
    rule: ClassVar[str] = "D8"

    def __init__(self, role: i64, slot: i64, is_first: bool, rest: i64) -> None:
        super().__init__(role, f"{SLOT_NAMES[slot]} {'first' if is_first else 'next'} {rest}")
        self.slot: i64 = slot
        self.is_first: bool = is_first
        self.rest: i64 = rest

    def prompts(self) -> list[str]:
        return [f"may-stand-in-{SLOT_NAMES[self.slot]}"]

    def prompt(self, s: Match, role: i64) -> str:
        return self.prompts()[0]

    def options(self, s: Match, role: i64) -> list[Action]:
        return [LEAVE_EMPTY, *self.men(s, role)]

    def men(self, s: Match, role: i64) -> list[Action]:
        """Whoever may stand in here."""
        side = s.sides[role]
        men: i64 = side.free(ANYONE)
        if not self.is_first:
            men &= -(2 << s.last)
        return actions_for(FIELDS[side.team], men)

    def form(self, s: Match, role: i64) -> Form | None:
        men = self.men(s, role)
        number = min(self.rest + 1, len(men))
        blank = Blank(self.prompt(s, role), self.rule, men, 0, number, LEAVE_EMPTY)
        return None if number == 1 else Form(SOME, [blank])

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is LEAVE_EMPTY:
            return NOTHING
        fill(s, self.role, self.slot, action.value)
        if not self.rest or not s.sides[self.role].free(ANYONE) & -(2 << s.last):
            return NOTHING
        return MAY_STAND_IN[self.role][self.slot - 1][1][self.rest - 1]


@final
class FieldMarks(Step[Match]):
    """F6.2  Question marks are filled last, with whoever is left."""

    __slots__ = ()
    rule: ClassVar[str] = "F6.2"

    def run(self, s: Match) -> list[Phase[Match]]:
        role: i64 = self.role
        number: i64 = min(area_of(s, role).anyone, count(s.sides[role].free(ANYONE)))
        return questions(number << 12 | role << 28)


def fill(s: Match, role: i64, slot: i64, man: i64) -> None:
    """T1  A man takes a slot; if an arrow starts there, he is one of those who may play again."""
    if s.stage == BUILD_UP and role == s.attacking:
        side = s.sides[role]
        arrow: i64 = s.book.tactics.arrow[side.card]
        if arrow == ANYONE or (arrow == slot and arrow != NO_ARROW):
            side.arrow |= 1 << man
            side.arrow_rows |= 1 << side.row_of(man)
    field(s, role, man)
    s.last = man


def field(s: Match, role: i64, man: i64) -> None:
    """Put a chip on a man and count the balls on top of his card."""
    side = s.sides[role]
    side.fielded |= 1 << man
    strength: i64 = side.strength(man)
    side.total += strength
    s.tell(FIELDED, side.team, side.man(man), strength)


def area_of(s: Match, role: i64) -> Area:
    """The area of the attacking side's card that holds for this side now."""
    return s.book.area(s.sides[s.attacking].card, s.stage, role == s.attacking)


def slots(s: Match, role: i64, area: Area) -> list[Phase[Match]]:
    """F6.1, O9, T14  Own men first, then stand-ins for what is missing, then the question marks, while men last."""
    side = s.sides[role]
    defenders: i64 = own(side, DEFENDER, area)
    midfielders: i64 = own(side, MIDFIELDER, area)
    forwards: i64 = own(side, FORWARD, area)
    plan: i64 = defenders | midfielders << 4 | forwards << 8 | role << 28
    if defenders + midfielders + forwards < area.outfield:
        if s.book.stand_ins_are_optional and defenders + midfielders + forwards + area.anyone < area.outfield:
            return [*may_stand_in(role, area, [0, defenders, midfielders, forwards]), *questions(plan)]
        left: i64 = count(side.free(ANYONE)) - defenders - midfielders - forwards
        no_defender: i64 = min(missing(s, side, DEFENDER, area.need[DEFENDER] - defenders), left)
        left -= no_defender
        no_midfielder: i64 = min(missing(s, side, MIDFIELDER, area.need[MIDFIELDER] - midfielders), left)
        left -= no_midfielder
        no_forward: i64 = min(missing(s, side, FORWARD, area.need[FORWARD] - forwards), left)
        left -= no_forward
        plan |= min(area.anyone, left) << 12 | no_defender << 16 | no_midfielder << 20 | no_forward << 24
    return questions(plan)


def may_stand_in(role: i64, area: Area, filled: list[i64]) -> list[Phase[Match]]:
    """D8  For each type that is short of men, and then for the question marks, in the order of an agenda."""
    found: list[Phase[Match]] = [FIELD_MARKS[role]] if area.anyone else []
    for row in (FORWARD, MIDFIELDER, DEFENDER):
        short: i64 = area.need[row] - filled[row]
        if short > 0:
            found.append(STAND_INS[role][row - 1][short - 1])
    return found


def questions(plan: i64) -> list[Phase[Match]]:
    """The questions for a number of men of each type."""
    known = PLANS.get(plan)
    return known if known is not None else make_plan(plan)


def own(side: Side, row: i64, area: Area) -> i64:
    """How many slots of a type are filled with men of that type."""
    need: i64 = area.need[row]
    return min(need, count(side.free(row))) if need else 0


def make_plan(plan: i64) -> list[Phase[Match]]:
    """The questions for a number of men of each type, kept for the next time."""
    role: i64 = plan >> 28
    found: list[Phase[Match]] = []
    run: i64 = 0
    while run < 7:
        number: i64 = (plan >> (4 * RUN_SHIFT[run])) & 15
        k: i64 = 0
        while k < number:
            found.append(FIELD_MAN[role][run][0 if k == 0 else 1][number - 1 - k])
            k += 1
        run += 1
    found.reverse()
    PLANS[plan] = found
    return found


NOTHING: Final[list[Phase[Match]]] = []
FIELD_MEN: Final = [PHASES.add(FieldMen(role)) for role in (0, 1)]
FIELD_AGAIN: Final = [PHASES.add(FieldAgain(role)) for role in (0, 1)]
FIELD_SLOTS: Final = [PHASES.add(FieldSlots(role)) for role in (0, 1)]
FIELD_ARROW: Final[list[list[Phase[Match]]]] = [then(FIELD_AGAIN[role], FIELD_SLOTS[role]) for role in (0, 1)]

RUNS: Final = [
    (DEFENDER, DEFENDER),
    (MIDFIELDER, MIDFIELDER),
    (FORWARD, FORWARD),
    (DEFENDER, ANYONE),
    (MIDFIELDER, ANYONE),
    (FORWARD, ANYONE),
    (ANYONE, ANYONE),
]
"""The slots and who fills them, in the order in which a coach is asked."""
RUN_SHIFT: Final[list[i64]] = [0, 1, 2, 4, 5, 6, 3]
MOST: Final = 11
FIELD_MAN: Final = [
    [
        [[PHASES.add(FieldMan(role, slot, pool, first, rest)) for rest in range(MOST)] for first in (True, False)]
        for slot, pool in RUNS
    ]
    for role in (0, 1)
]
PLANS: Final[dict[int, list[Phase[Match]]]] = {}
FIELD_MARKS: Final = [PHASES.add(FieldMarks(role)) for role in (0, 1)]
STAND_INS: Final = [
    [[PHASES.add(StandIns(role, slot, number)) for number in range(1, MOST)] for slot in OUTFIELD_ROWS]
    for role in (0, 1)
]
MAY_STAND_IN: Final[list[list[list[list[list[Phase[Match]]]]]]] = [
    [
        [[[PHASES.add(MayStandIn(role, slot, first, rest))] for rest in range(MOST)] for first in (True, False)]
        for slot in OUTFIELD_ROWS
    ]
    for role in (0, 1)
]
"""By role, row (from the defenders on), whether it is the first of its kind, and how many follow."""
