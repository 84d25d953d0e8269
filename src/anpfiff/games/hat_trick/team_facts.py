"""The team a coach has chosen or is building, before kick-off, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.action import FACE_DOWN
from anpfiff.games.hat_trick.actions import BUDGET, GOALKEEPERS, KEEPER, READY, TEAM
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN
from anpfiff.games.hat_trick.men import BASE_PLAYERS
from anpfiff.games.hat_trick.players_box import STYLES
from anpfiff.games.hat_trick.rules.team_building import budget_of, price_of, signed, spent_on
from anpfiff.games.hat_trick.rules.teams import BUILD_TEAM, choose_nation, choose_ready, sign_men

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.games.hat_trick.fact_types import Cost, Member, Team
    from anpfiff.games.hat_trick.side import Side
    from anpfiff.games.hat_trick.state import Match


def team_facts(s: Match, role: i64) -> Team | None:
    """H12, H14, H18  The team of a side as far as it can be seen; nothing where it plays with regulars."""
    if s.half:
        return None
    said = [action for action in s.sealed[role] if action is not FACE_DOWN]
    world = s.clone()
    side = world.sides[role]
    men = lay_out(side, said, s)
    is_built = bool(said) and said[0].verb is BUDGET
    if not men and not is_built:
        return None
    has_keeper = not is_built or said[-1].verb is KEEPER
    return {
        "members": [member(side, man) for man in range(men)],
        "star_goalkeeper": bool(side.star_keeper) if has_keeper else None,
        "style": STYLES[side.style] if side.style >= 0 else None,
        "cost": cost_facts(s, said) if is_built else None,
    }


def lay_out(side: Side, said: list[Action], s: Match) -> int:
    """Lay a team before a side, and tell how many men it has so far."""
    verb = said[0].verb if said else None
    if verb is TEAM:
        choose_nation(side, said[0].value)
    elif verb is READY:
        choose_ready(side, said[0].value)
    elif verb is BUDGET:
        return sign_men(side, said)
    elif s.agenda and s.agenda[-1] is BUILD_TEAM:
        return 0
    return MEN if side.team >= len(s.sides) or side.kinds[0] >= MEN else 0


def member(side: Side, man: i64) -> Member:
    """A man as his card shows him."""
    kind: i64 = side.kinds[man]
    box = side.book.players
    is_role = kind >= MEN
    return {
        "number": int(man) + FIRST_NUMBER,
        "card": box.roles[box.kinds[kind - MEN].role].id if is_role else BASE_PLAYERS[man],
        "is_role": is_role,
        "is_gold": bool((side.gold >> man) & 1),
        "attack": int(side.attack(man)),
        "defence": int(side.defence(man)),
    }


def cost_facts(s: Match, said: list[Action]) -> Cost:
    """H18.3  What a team costs so far by orientation, and how many stars of its budget are left."""
    box = s.book.players
    budget = budget_of(box, said)
    spent = spent_on(box, signed(said), said[-1] is GOALKEEPERS[1])
    return {
        "defence": budget.defence,
        "attack": budget.attack,
        "spent": {"defensive": spent[0], "balanced": spent[1], "offensive": spent[2]},
        "left": budget.defence + budget.attack - sum(spent),
    }


def price_facts(s: Match) -> dict[str, list[int]]:
    """H18.3  While teams are built: by role what a man costs with his silver and with his gold side up."""
    if not s.agenda or s.agenda[-1] is not BUILD_TEAM:
        return {}
    return {role.id: [price_of(role, is_gold) for is_gold in (False, True)] for role in s.book.players.roles}
