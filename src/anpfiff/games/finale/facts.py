"""What follows from a view of Finale: what each man is worth, who may come on for whom, and the action that is on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import FACE_DOWN, actions_for
from anpfiff.core.pile import each
from anpfiff.football.bracket import by_round
from anpfiff.games.finale.action_facts import action_facts
from anpfiff.games.finale.actions import OFFS
from anpfiff.games.finale.rules.mishaps import TURN_CARDS
from anpfiff.games.finale.rules.period import MINUTES
from anpfiff.games.finale.rules.substitutions import SUBSTITUTE, is_done, may_come_on, may_go_off

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.games.finale.fact_types import ChangeFacts, CupPlace, Facts, ManFacts
    from anpfiff.games.finale.side import Side
    from anpfiff.games.finale.state import Match

SECOND_LEG: Final = 2


def facts_of(s: Match) -> Facts:
    """All of them."""
    is_on = TURN_CARDS in s.agenda
    is_between = bool(s.agenda) and s.agenda[-1] is SUBSTITUTE
    return {
        "men": [men_facts(side) for side in s.sides],
        "action": action_facts(s) if is_on else None,
        "changes": [change_facts(s, role) for role in (0, 1)] if is_between else None,
        "kicks_left": [max(0, int(s.series - side.kicks)) for side in s.sides],
        "minutes": [MINUTES * (int(s.period) - 1) + 1, MINUTES * int(s.period)] if s.period else None,
        "periods": 8 if s.is_extra_time() else 6,
        "aggregate": [int(side.goals + side.earlier) for side in s.sides] if s.leg == SECOND_LEG else None,
        "legs": [[int(side.earlier) for side in s.sides], [int(side.goals) for side in s.sides]]
        if s.leg == SECOND_LEG
        else None,
        "cup": cup_facts(s) if s.book.format == "cup" else [],
    }


def cup_facts(s: Match) -> list[CupPlace]:
    """T18  Everybody in a knock-out cup by the round they reached, then by goals; `out` is 0 for who is still in it."""
    levels = by_round([out or s.round + 1 for out in s.out])
    order = [seat for level in levels for seat in sorted(level, key=lambda one: -int(s.tally[one]))]
    return [{"seat": seat, "out": int(s.out[seat]), "goals": int(s.tally[seat])} for seat in order]


def men_facts(side: Side) -> dict[str, ManFacts]:
    """Everybody on the pitch: the balls on top of his card now and after its next turn."""
    found: dict[str, ManFacts] = {}
    ids = side.book.clubs[side.team].stock.ids
    balls = side.book.clubs[side.team].strength
    for man in each(side.pitch.cards()):
        next_turns = (side.turns(man) + 1) % 4
        found[ids[man]] = {"now": int(side.strength(man)), "next": int(balls[4 * man + next_turns])}
    return found


def change_facts(s: Match, role: int) -> ChangeFacts:
    """F10.3  How many substitutions a coach has left, and for everybody who may go off how others come on for him.

    What he has named so far counts, for those who may see it.
    """
    side = s.sides[role]
    said = [action for action in s.sealed[role] if action is not FACE_DOWN]
    made = sum(1 for action in said if action in OFFS[side.team])
    may: dict[str, list[str]] = {}
    if not is_done(side, said):
        for off in leaving(side, said):
            before = said if said and said[-1] is off else [*said, off]
            may[off.args[0]] = [entrance.notation for entrance in may_come_on(side, before)]
    return {"left": int(side.subs) - made, "off": may}


def leaving(side: Side, said: list[Action]) -> list[Action]:
    """Who may be named to go off; only the one who was named, while nobody comes on for him."""
    if said and said[-1] in OFFS[side.team]:
        return [said[-1]]
    return actions_for(OFFS[side.team], may_go_off(side, said))
