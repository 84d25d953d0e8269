"""The action that is on, as far as a view shows it: who stands in which slot, both sums, and the chance to win it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import actions_for
from anpfiff.core.phase import then
from anpfiff.core.pile import each, lowest
from anpfiff.games.finale.actions import FIELDS
from anpfiff.games.finale.book import BUILD_UP, NO_ARROW
from anpfiff.games.finale.cards import ANYONE, GOALKEEPER, SLOTS
from anpfiff.games.finale.rules.arrow_men import again
from anpfiff.games.finale.rules.attack import ROLL, is_enough
from anpfiff.games.finale.rules.fielding import (
    FIELD_AGAIN,
    FIELD_MEN,
    FIELD_SLOTS,
    FieldAgain,
    FieldMan,
    FieldMarks,
    FieldSlots,
    MayStandIn,
    StandIns,
    area_of,
    field,
    slots,
)
from anpfiff.games.finale.state import NO_MAN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.phase import Phase
    from anpfiff.games.finale.fact_types import ActionFacts, LastMan, PlaceFacts, SideFacts
    from anpfiff.games.finale.side import Side
    from anpfiff.games.finale.state import Match

ARROW: Final = "^"
FIELDING: Final = (FieldAgain, FieldMan, FieldSlots, FieldMarks, MayStandIn, StandIns)


def action_facts(s: Match) -> ActionFacts:
    """By role what each side brings and its chance; `with`: by man who may be the last to be named."""
    return {
        "sides": [side_facts(s, role) for role in (0, 1)],
        "chances": chances(s),
        "with": last_men(s),
    }


def side_facts(s: Match, role: i64) -> SideFacts:
    """F4.2  The slots of a side with the men in them, its sum, and the most it can come to while it has still to field.

    An open slot that is to be filled now has the number of the blank that is for it.
    """
    is_open, side = not is_settled(s, role), s.sides[role]
    has_begun = FIELD_MEN[role] not in s.agenda
    return {
        "sum": int(side.total if has_begun else first_sum(s, role)),
        "most": int(most(s, role)) if is_open else None,
        "has_begun": has_begun,
        "places": places(s, role),
    }


def first_sum(s: Match, role: i64) -> i64:
    """F8  What a side begins to count from: a counter-attack may have a bonus in its build-up."""
    return s.bonus if role == s.attacking and s.stage == BUILD_UP else 0


def is_settled(s: Match, role: i64) -> bool:
    """Whether a side has named all its men for this action."""
    return FIELD_MEN[role] not in s.agenda and not any(
        isinstance(phase, FIELDING) and phase.role == role for phase in s.agenda
    )


# Who stands where.


def places(s: Match, role: i64) -> list[PlaceFacts]:
    """The slots in the order of the card: the arrow man in his, everybody in a slot of his type, then the others."""
    side, slots_of = s.sides[role], area_of(s, role).slots
    ids = side.book.clubs[side.team].stock.ids
    men: list[i64] = [-1] * len(slots_of)
    left: i64 = side.fielded if FIELD_MEN[role] not in s.agenda else 0
    for wish in (arrow_men, own_men, others):
        for k, slot in enumerate(slots_of):
            may: i64 = wish(side, slot, left) if men[k] < 0 else 0
            if may:
                men[k] = lowest(may)
                left &= ~(1 << men[k])
    wanted = wanted_slots(s, role)
    found: list[PlaceFacts] = []
    for k, slot in enumerate(slots_of):
        blank = None
        if men[k] < 0:
            blank = next((pair for pair in wanted if pair[0] == slot), None)
        if blank is not None:
            wanted.remove(blank)
        found.append(
            {
                "slot": slot[0],
                "is_arrow": slot.endswith(ARROW),
                "man": None if men[k] < 0 else ids[men[k]],
                "blank": None if blank is None else blank[1],
            }
        )
    return found


def arrow_men(side: Side, slot: str, men: i64) -> i64:
    """Who plays again, for the slot an arrow leads to."""
    return men & side.chips if slot.endswith(ARROW) else 0


def own_men(side: Side, slot: str, men: i64) -> i64:
    """Those of the type of a slot."""
    kind = SLOTS.index(slot[0])
    return 0 if kind == ANYONE else men & side.row(kind)


def others(side: Side, slot: str, men: i64) -> i64:
    """Anybody but the goalkeeper, for any slot but his."""
    return 0 if slot[0] == SLOTS[GOALKEEPER] else men & ~side.rows[GOALKEEPER]


def wanted_slots(s: Match, role: i64) -> list[tuple[str, int]]:
    """The slots that a side is asked for now, each with the blank of the form that is for it."""
    phase = s.agenda[-1]
    if phase.role == role and isinstance(phase, MayStandIn):
        return [(SLOTS[phase.slot], 0)] * int(phase.rest + 1)
    if phase.role != role or not isinstance(phase, (FieldAgain, FieldMan)):
        return []
    found: list[tuple[str, int]] = []
    plan, blank = s.agenda, 0
    if isinstance(phase, FieldAgain):
        area = area_of(s, role)
        found.append((SLOTS[area.arrow] + ARROW, 0))
        plan, blank = s.agenda[:-1], 1
        if isinstance(plan[-1], FieldSlots):
            plan = [] if phase.form(s, role) is None else plan_with(s, role, lowest(again(s, s.sides[role], area)))
    for one in reversed(plan):
        if not isinstance(one, FieldMan) or one.role != role:
            break
        found.append((SLOTS[one.slot], blank))
        blank += 1 if one.rest == 0 else 0
    return found


def plan_with(s: Match, role: i64, man: i64) -> list[Phase[Match]]:
    """The slots besides that of the arrow, when this man plays again."""
    world = s.clone()
    field(world, role, man)
    return slots(world, role, area_of(world, role))


# F4.5, F5.3: what it comes to.


def most(s: Match, role: i64) -> i64:
    """F4.2, F6.1  The most a side can bring: what it has fielded, and the best men for what it has still to field."""
    if FIELD_MEN[role] not in s.agenda:
        plan: list[Phase[Match]] = [phase for phase in s.agenda if isinstance(phase, FIELDING) and phase.role == role]
        return best(s.clone(), role, plan)
    world = s.clone()
    side, area = world.sides[role], area_of(world, role)
    side.fielded = 0
    side.total = first_sum(world, role)
    if area.keeper and side.row(GOALKEEPER):
        field(world, role, lowest(side.row(GOALKEEPER)))
    if area.arrow != NO_ARROW and again(world, side, area):
        return best(world, role, then(FIELD_AGAIN[role], FIELD_SLOTS[role]))
    return best(world, role, slots(world, role, area))


def best(s: Match, role: i64, plan: list[Phase[Match]]) -> i64:
    """The highest sum that these questions can lead to; `s` may be changed."""
    side = s.sides[role]
    later: i64 = after_last(s)
    for k in range(len(plan) - 1, -1, -1):
        phase = plan[k]
        if isinstance(phase, FieldAgain):
            return max(best_with(s, role, man, plan[:k]) for man in each(again(s, side, area_of(s, role))))
        if isinstance(phase, FieldSlots):
            return best(s, role, [*plan[:k], *slots(s, role, area_of(s, role))])
        if isinstance(phase, (FieldMan, MayStandIn)):
            later = -1 if phase.is_first else later
        if isinstance(phase, FieldMan):
            field_best(s, role, side.free(phase.pool) & later, 1)
        elif isinstance(phase, MayStandIn):
            field_best(s, role, side.free(ANYONE) & later, phase.rest + 1)
        elif isinstance(phase, StandIns):
            field_best(s, role, side.free(ANYONE), phase.number)
        elif isinstance(phase, FieldMarks):
            field_best(s, role, side.free(ANYONE), area_of(s, role).anyone)
    return side.total


def after_last(s: Match) -> i64:
    """F4.3  The men behind the one who was named last, in the order of the roster."""
    return -1 if s.last == NO_MAN else -(2 << s.last)


def best_with(s: Match, role: i64, man: i64, plan: list[Phase[Match]]) -> i64:
    """The highest sum when this man plays again."""
    world = s.clone()
    field(world, role, man)
    return best(world, role, plan)


def field_best(s: Match, role: i64, men: i64, number: i64) -> None:
    """Field so many of these men, the strongest first, while they last."""
    side = s.sides[role]
    strongest = sorted(each(men), key=side.strength, reverse=True)
    for man in strongest[:number]:
        field(s, role, man)


def chances(s: Match) -> list[list[int]] | None:
    """By role the exact chance to get what it wants, against the most the other side can bring while it has to field.

    There is none before the attackers have named their men, and none once a die has been rolled.
    """
    role, other = s.attacking, 1 - s.attacking
    if ROLL[role] not in s.agenda or ROLL[other] not in s.agenda or not is_settled(s, role):
        return None
    mine: i64 = s.sides[role].total
    theirs: i64 = s.sides[other].total if is_settled(s, other) else most(s, other)
    die = s.book.die
    won = 0
    for pips, weight in enumerate(die.weights):
        for answer, chance in enumerate(die.weights):
            if is_enough(s.stage, mine + pips, theirs + answer):
                won += int(weight * chance)
    total = int(die.total * die.total)
    return [[won, total], [total - won, total]] if role == 0 else [[total - won, total], [won, total]]


def last_men(s: Match) -> dict[str, LastMan]:
    """For everybody who may be the last to be named: the sum of his side with him, and its chance."""
    phase = s.agenda[-1]
    if not isinstance(phase, (FieldAgain, FieldMan)):
        return {}
    role = phase.role
    side = s.sides[role]
    if isinstance(phase, FieldAgain):
        men = again(s, side, area_of(s, role))
    else:
        men = side.free(phase.pool) & (-1 if phase.is_first else after_last(s))
    found: dict[str, LastMan] = {}
    for action in actions_for(FIELDS[side.team], men):
        world = s.clone()
        world.agenda.pop()
        phase.chosen(world, action)
        if world.agenda[-1] is FIELD_SLOTS[role] and not slots(world, role, area_of(world, role)):
            world.agenda.pop()
        if not is_settled(world, role):
            return {}
        known = chances(world)
        found[action.args[0]] = {
            "sum": int(world.sides[role].total),
            "chance": None if known is None else known[role],
        }
    return found
