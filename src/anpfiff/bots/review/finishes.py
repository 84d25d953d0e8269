"""Every shot at goal of a match, with its exact chance as the cards were committed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, final

from anpfiff.core import meaning
from anpfiff.core.event import ALL
from anpfiff.core.log import FATE
from anpfiff.core.odds import SUCCESS, after

if TYPE_CHECKING:
    from anpfiff.core.event import Event
    from anpfiff.core.state import State
    from anpfiff.core.table import Table

SHOTS = (meaning.GOAL, meaning.MISS, meaning.SAVE)


@final
class TakenChance:
    """An answer with exact odds: those of each verdict, and which one it was."""

    __slots__ = ("odds", "ply", "seat", "verdict")

    def __init__(self, ply: int, seat: int, odds: dict[str, Fraction], verdict: str | None) -> None:
        self.ply: int = ply
        self.seat: int = seat
        self.odds: dict[str, Fraction] = odds
        self.verdict: str | None = verdict


@final
class Finish:
    """A shot at goal: whose, whether it went in, and how likely that was; None where nobody could tell."""

    __slots__ = ("chance", "is_goal", "ply", "seat")

    def __init__(self, ply: int, seat: int, is_goal: bool, chance: Fraction | None) -> None:
        self.ply: int = ply
        self.seat: int = seat
        self.is_goal: bool = is_goal
        self.chance: Fraction | None = chance


def taken_chances(match: Table) -> list[TakenChance]:
    """For each answer with exact odds: those of each verdict, and which one it was.

    They are what the game counts by itself, or, after an answer from which on fate alone decides, a walk through it.
    """
    found: list[TakenChance] = []
    verdicts = match.game.verdicts
    table = match.fork(0, None)
    for ply, entry in enumerate(match.log):
        if entry.seat != FATE:
            role = next(role for role, seat in enumerate(table.state.roles) if seat == entry.seat)
            counted = verdicts.own_odds(table.state, role).get(entry.action.notation)
            walked = {} if counted or any(table.state.sealed) else after(table.state, role, entry.action, verdicts)
            odds = counted or walked
            if odds:
                labels = [verdicts.label(event) for at, event in match.events if at > ply]
                verdict = next((label for label in labels if label is not None), None)
                taken = {verdict: chance for verdict, chance in odds.items() if verdict != SUCCESS}
                found.append(TakenChance(ply, entry.seat, taken, verdict))
        table.repeat([entry])
    return found


def finishes_of(match: Table, taken: list[TakenChance]) -> list[Finish]:
    """All shots of a match between two, in their order.

    The chance is that of the last moment before fate decided, or, where both sides reveal a card before one of them
    goes on deciding, that which the shooter had when he aimed.
    """
    if match.setup.seats != 2:
        return []
    found: list[Finish] = []
    since, aimed = -1, -1
    for ply, event in match.events:
        means = event.kind.meanings
        if event.to != ALL:
            continue
        if meaning.AIM in means:
            aimed = ply
        if not any(shot in means for shot in SHOTS):
            continue
        is_goal = meaning.GOAL in means
        seat = shooter_of(match, event, is_goal)
        known = [
            sum([chance for label, chance in one.odds.items() if is_a_goal(match, label)], Fraction(0))
            for one in taken
            if one.ply > since
            and (one.ply < aimed and one.seat == seat if aimed > since else one.ply < ply)
            and any(is_a_goal(match, label) for label in one.odds)
        ]
        found.append(Finish(ply, seat, is_goal, known[-1] if known else None))
        since = ply - 1
    return found


def is_a_goal(match: Table, label: str) -> bool:
    """Whether a verdict of this name is a goal."""
    kind = match.game.events.kinds.get(label)
    return kind is not None and meaning.GOAL in kind.meanings


def shooter_of(match: Table, event: Event, is_goal: bool) -> int:
    """The seat that shot: a goal is a success for it, a save or a miss is one for the other."""
    s: State = match.state
    glad = [role for role in range(2) if match.game.verdicts.is_success(s, event, role)]
    role = glad[0] if glad else 0
    return int(s.roles[role if is_goal else 1 - role])
