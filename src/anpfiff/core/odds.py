"""Odds: the exact chance of everything that fate alone decides, by walking every outcome."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from anpfiff.core.phase import SEALED
from anpfiff.core.referee import fall, is_fate_asked, options, play
from anpfiff.errors import FaceDown

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.event import Event, EventKind
    from anpfiff.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Verdicts:
    """Which events settle something, and for which role they are a success. By default nothing is settled."""

    def label(self, event: Event) -> str | None:
        """The name of what was settled, or None if this event settles nothing."""
        return None

    def is_success(self, s: State, event: Event, role: i64) -> bool:
        """Whether the verdict is what this role hoped for when it was asked, in this state."""
        return False

    def is_at_stake(self, s: State) -> bool:
        """Whether the question that is asked has a say in what is settled next; if not, its options have no chances."""
        return True

    def own_odds(self, s: State, role: i64) -> dict[str, dict[str, Fraction]]:
        """Chances a game counts by itself where others have a say in between, from what this role may know only.

        By the notation of the option, in the order of the options; an option without an entry is walked through.
        """
        return {}

    def meetings(self, s: State, role: i64) -> dict[str, dict[str, Fraction]]:
        """In a sealed question of two: the chance of success of each answer of this role against each of the other's.

        From what this role may know only; nothing where more than fate stands between the answers and a verdict.
        """
        return {}


class SeatVerdicts(Verdicts):
    """Events that settle something, each a success for the seat that it names first."""

    def __init__(self, kinds: list[EventKind]) -> None:
        self.kinds: list[EventKind] = kinds

    def label(self, event: Event) -> str | None:
        """The name of the event."""
        return event.kind.name if event.kind in self.kinds else None

    def is_success(self, s: State, event: Event, role: i64) -> bool:
        """Whether this role's seat is the one."""
        return event.values[0] == s.roles[role]


SUCCESS = "success"
DEEPEST: Final = 8
"""How many answers of fate in a row are followed; dice upon dice that settle nothing have no odds."""


def odds(s: State, role: i64, verdicts: Verdicts) -> dict[str, dict[str, Fraction]]:
    """For each option with a chance that can be told: of success for the role, and of every verdict."""
    own = verdicts.own_odds(s, role)
    found: dict[str, dict[str, Fraction]] = {}
    if s.agenda[-1].kind == SEALED:
        return own
    for action in options(s, role):
        chances = own.get(action.notation) or after(s, role, action, verdicts)
        if chances:
            found[action.notation] = chances
    return found


def odds_of_run(s: State, role: i64, steps: list[Action], verdicts: Verdicts) -> dict[str, Fraction]:
    """The chances behind small steps that a role says in one go."""
    world = s.clone()
    for action in steps[:-1]:
        play(world, role, action)
    if world.agenda[-1].kind == SEALED:
        return {}
    own = verdicts.own_odds(world, role).get(steps[-1].notation)
    return own or after(world, role, steps[-1], verdicts)


def after(s: State, role: i64, action: Action, verdicts: Verdicts) -> dict[str, Fraction]:
    """The chances once a role has said this; empty if a person or a hidden card has a say before all is settled."""
    if not verdicts.is_at_stake(s):
        return {}
    world = s.clone()
    world.told = []
    walk = OddsWalk(s, role, verdicts)
    try:
        play(world, role, action)
        if not is_fate_asked(world) or not walk.follow(world, 1, 1, 1):
            return {}
    except FaceDown:
        return {}
    return {SUCCESS: in_all(walk.success), **{label: in_all(ways) for label, ways in sorted(walk.found.items())}}


def in_all(ways: dict[int, int]) -> Fraction:
    """The chance of what happens in so many ways, by of how many: whole numbers are added up faster than fractions."""
    return sum((Fraction(times, of) for of, times in ways.items()), Fraction(0))


class OddsWalk:
    """A walk through every branch of fate, each to its first verdict."""

    def __init__(self, start: State, role: i64, verdicts: Verdicts) -> None:
        self.start: State = start
        self.role: i64 = role
        self.verdicts: Verdicts = verdicts
        self.success: dict[int, int] = {}
        self.found: dict[str, dict[int, int]] = {}
        """By verdict, and by how many ways there are so far down a branch: in how many of them it is told."""

    def follow(self, s: State, times: int, of: int, depth: int) -> bool:
        """Follow all branches from here, where so many ways lead; False if one has no verdict, or is too long."""
        if not is_fate_asked(s) or depth > DEEPEST:
            return False
        fate = s.agenda[-1].outcomes(s)
        for k, outcome in enumerate(fate.actions):
            world = s.clone()
            world.told = []
            here, among = times * int(fate.weights[k]), of * int(fate.total)
            try:
                fall(world, outcome)
            except FaceDown:  # what lies hidden matters only if nothing was settled before
                if not self.settle(world, here, among):
                    raise
                continue
            if not self.settle(world, here, among) and not self.follow(world, here, among, depth + 1):
                return False
        return True

    def settle(self, s: State, times: int, of: int) -> bool:
        """Count the first verdict that was told, if there is one."""
        for event in s.told or []:
            label = self.verdicts.label(event)
            if label is not None:
                ways = self.found.setdefault(label, {})
                ways[of] = ways.get(of, 0) + times
                if self.verdicts.is_success(self.start, event, self.role):
                    self.success[of] = self.success.get(of, 0) + times
                return True
        return False
