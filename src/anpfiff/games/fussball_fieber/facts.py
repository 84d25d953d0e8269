"""What follows from a view of Fußball-Fieber: strengths, scores, the table of all coaches, what a card would change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.games.fussball_fieber.camp import NO_TEAM, Camp
from anpfiff.games.fussball_fieber.cards import ACTIONS, KINDS
from anpfiff.games.fussball_fieber.rules.action_cards import lasting
from anpfiff.games.fussball_fieber.rules.match_end import points_for
from anpfiff.games.fussball_fieber.rules.reaction_cards import Aim
from anpfiff.games.fussball_fieber.rules.turns import AIM_AND_NEXT, Turn
from anpfiff.games.fussball_fieber.state import Cup, worth

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.phase import Phase


def facts_of(s: Cup) -> dict[str, Any]:
    """All of them."""
    found: dict[str, Any] = {
        "camps": [camp_facts(s, role, camp) for role, camp in enumerate(s.camps)],
        "standings": standings(s),
        "changes": {},
        "lasts": {},
    }
    phase = s.agenda[-1] if s.agenda else None
    if isinstance(phase, (Turn, Aim)) and not s.camps[phase.role].hand.is_down():
        found["changes"] = changes(s, phase)
        kinds = s.book.stock.kinds(s.camps[phase.role].hand.cards())
        found["lasts"] = {KINDS[kind]: int(lasting(s, kind, 2 * phase.role)) for kind in kinds if kind < len(ACTIONS)}
    return found


def camp_facts(s: Cup, role: i64, camp: Camp) -> dict[str, Any]:
    """F4.2, F7.1  A coach's strength, score and points, and what each card on his team and on its opponent is worth."""
    is_met = NO_TEAM not in (camp.team, camp.opponent)
    return {
        "strength": None if camp.team == NO_TEAM else int(s.strength(role)),
        "opposition": int(s.opposition(role)) if is_met else None,
        "score": int(s.score(role)) if is_met else None,
        "laid": [int(worth(s.book, [laid])) for laid in camp.laid],
        "against": [int(worth(s.book, [laid])) for laid in camp.against],
        "difference": int(camp.difference()),
        "points": [int(points_for(s.book, score)) for score in camp.noted[: s.book.matches]],
    }


def standings(s: Cup) -> list[dict[str, int]]:
    """T6  Everybody with his place, best first; who is level in everything shares one."""
    found: list[dict[str, int]] = []
    for level in s.ranking():
        place = len(found) + 1
        found += [{"role": role, "place": place} for role in level]
    return found


def changes(s: Cup, phase: Phase[Cup]) -> dict[str, list[list[int]]]:
    """F4.4  By option: the scores that it would change, by role; nothing where it depends on what is named next."""
    before = scores(s)
    found: dict[str, list[list[int]]] = {}
    for action in phase.options(s, phase.role):
        world = s.clone()
        after = phase.chosen(world, action)
        worlds = [world]
        if after is AIM_AND_NEXT[phase.role]:
            aim = after[-1]
            worlds = []
            for target in aim.options(world, phase.role):
                worlds.append(world.clone())
                aim.chosen(worlds[-1], target)
        ends = [scores(one) for one in worlds]
        changed = [[role, score] for role, score in enumerate(ends[0]) if score != before[role]]
        if changed and all(end == ends[0] for end in ends):
            found[action.notation] = changed
    return found


def scores(s: Cup) -> list[int]:
    """The scores of all matches that are going on."""
    return [int(s.score(role)) if camp.is_in else 0 for role, camp in enumerate(s.camps)]
