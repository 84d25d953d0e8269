"""What follows from a view of Fußball-Fieber: strengths, scores, the table of all coaches, what a card would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.games.fussball_fieber.camp import GROUP, NO_ORDER, NO_TEAM, ROUNDS, Camp
from anpfiff.games.fussball_fieber.cards import ACTIONS, KINDS, TEAMS
from anpfiff.games.fussball_fieber.rules.action_cards import lasting
from anpfiff.games.fussball_fieber.rules.match_end import points_for
from anpfiff.games.fussball_fieber.rules.reaction_cards import Aim
from anpfiff.games.fussball_fieber.rules.turns import AIM_AND_NEXT, Turn
from anpfiff.games.fussball_fieber.state import Cup, worth

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.phase import Phase
    from anpfiff.games.fussball_fieber.fact_types import CampFacts, Facts, MatchFacts, Place, RoundFacts


def facts_of(s: Cup) -> Facts:
    """All of them."""
    found: Facts = {
        "camps": [camp_facts(s, role, camp) for role, camp in enumerate(s.camps)],
        "standings": standings(s),
        "rounds": rounds(s),
        "changes": {},
        "lasts": {},
    }
    phase = s.agenda[-1] if s.agenda else None
    if isinstance(phase, (Turn, Aim)) and not s.camps[phase.role].hand.is_down():
        found["changes"] = changes(s, phase)
        kinds = s.book.stock.kinds(s.camps[phase.role].hand.cards())
        found["lasts"] = {KINDS[kind]: int(lasting(s, kind, 2 * phase.role)) for kind in kinds if kind < len(ACTIONS)}
    return found


def camp_facts(s: Cup, role: i64, camp: Camp) -> CampFacts:
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
        "matches": [match_facts(s, camp, k) for k in range(len(rounds(s)))],
    }


def rounds(s: Cup) -> list[RoundFacts]:
    """F9, F10  The matches of a cup in order: those of the group, and in the long game the knock-out rounds."""
    keys = [f"match_{k + 1}" for k in range(s.book.matches)] + (ROUNDS[1:] if s.book.with_knockout else [])
    now, is_over = round_now(s), bool(s.champions)
    states = ["done" if k < now else "next" if k > now else "done" if is_over else "now" for k in range(len(keys))]
    return [{"key": key, "state": state} for key, state in zip(keys, states, strict=True)]


def round_now(s: Cup) -> int:
    """Which of them is on, the first one included while teams are still chosen."""
    return max(int(s.match), 1) - 1 if s.stage == GROUP else int(s.book.matches + s.stage) - 1


def match_facts(s: Cup, camp: Camp, k: int) -> MatchFacts:
    """F4.1  One of a coach's matches: whom he meets there as far as the table shows it, and what was noted."""
    noted = int(camp.noted[k]) if k < len(camp.noted) else None
    is_here = k == round_now(s) and s.match > 0 and camp.is_in
    is_now = is_here and noted is None and not s.champions
    team: i64 = NO_TEAM
    if k < s.book.matches and camp.order != NO_ORDER:
        team = camp.group[s.book.orders[camp.order][k]]
    elif is_here and (is_now or noted is not None):
        team = camp.opponent
    state = "done" if noted is not None else "now" if is_now else "next"
    return {"team": None if team == NO_TEAM else TEAMS[team], "noted": noted, "state": state}


def standings(s: Cup) -> list[Place]:
    """T6  Everybody with his place, best first; who is level in everything shares one."""
    found: list[Place] = []
    for level in s.ranking():
        place = len(found) + 1
        found.extend({"role": role, "place": place} for role in level)
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
