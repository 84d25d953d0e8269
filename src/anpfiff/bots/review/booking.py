"""Booking one node: who gained what by it, and why. The columns of a node add up to what the node changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.bots.review.choices import judge
from anpfiff.bots.review.evaluator import with_all_hands, world_of
from anpfiff.bots.review.nodes import MEETING, role_of
from anpfiff.core.referee import CARDS, DICE, fall, first_waiting, options, play
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.review.choices import JudgedChoice
    from anpfiff.bots.review.evaluator import Evaluator
    from anpfiff.bots.review.nodes import MatchNode
    from anpfiff.core.action import Action
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State

PATH_SEED: Final = 24
AGAIN_SEED: Final = 26
KICK_OFF_SEED: Final = 27
CHOICE_SEED: Final = 11


@final
class ReviewBudget:
    """How many matches are played on: from every node, for every option, and again where something seems lost."""

    __slots__ = ("again", "first", "path")

    def __init__(self, path: int, first: int, again: int) -> None:
        self.path: int = path
        self.first: int = first
        self.again: int = again


@final
class ChoiceAt:
    """A judged choice with the ply at which it was made, its seat and its question."""

    __slots__ = ("choice", "ply", "question", "seat")

    def __init__(self, ply: int, seat: int, question: str, choice: JudgedChoice) -> None:
        self.ply: int = ply
        self.seat: int = seat
        self.question: str = question
        self.choice: JudgedChoice = choice


@final
class Booking:
    """One node, booked: the values before and after it match by match, and what was judged in it."""

    __slots__ = ("after", "before", "choices", "node")

    def __init__(
        self, node: MatchNode, before: list[list[float]], after: list[list[float]], choices: list[ChoiceAt]
    ) -> None:
        self.node: MatchNode = node
        self.before: list[list[float]] = before
        """Match by match, seat by seat: how it ended when it was played on from before the node."""
        self.after: list[list[float]] = after
        self.choices: list[ChoiceAt] = choices

    def change(self, seat: int) -> float:
        """What the node changed for a seat."""
        number = float(len(self.before))
        changed = 0.0
        for row in self.after:
            changed += row[seat]
        for row in self.before:
            changed -= row[seat]
        return changed / number


def values_before(
    evaluator: Evaluator, node: MatchNode, number: int, after: list[list[float]], seed: int = PATH_SEED
) -> list[list[float]]:
    """Play on from before a node, as often as there are values after it.

    Where a match takes the way the real one took, it goes on like the match of the same number from after the node:
    so only what differs makes a difference, and what one node overrates the next one takes back.
    """
    view = with_all_hands(node.before)
    offset = seeded(seed, number * 2 + 1).below(1000)
    found: list[list[float]] = []
    for n in range(len(after)):
        rng = seeded(seed, (number + 1) * 100_003 + n)
        world = world_of(view, rng)
        where = (float(n) + float(offset) / 1000.0) / float(len(after))
        is_same = goes_the_same_way(evaluator, world, node, where, rng)
        found.append(after[n] if is_same else evaluator.play_out(world, rng))
    return found


def goes_the_same_way(evaluator: Evaluator, world: State, node: MatchNode, where: float, rng: Rng) -> bool:
    """Let a world take its way through a node; whether all is said and falls as it did."""
    if node.kind in (DICE, CARDS):
        fate = world.agenda[-1].outcomes(world)
        outcome = fate.at(int(where * float(fate.total)))  # spread evenly over all that can fall
        fall(world, outcome)
        return len(node.lines) == 1 and outcome is node.lines[0].action
    if node.kind == MEETING:
        return meets(evaluator, world, node, rng)
    role: i64 = world.agenda[-1].role
    action = evaluator.choose(world, role, options(world, role), rng)
    play(world, role, action)
    return action is node.lines[0].action


def meets(evaluator: Evaluator, world: State, node: MatchNode, rng: Rng) -> bool:
    """All answer face down by the policy; whether everybody's answer is the one that was given."""
    phase = world.agenda[-1]
    said: dict[i64, list[Action]] = {}
    while True:
        role: i64 = first_waiting(world, phase)
        if role < 0:
            break
        action = evaluator.choose(world, role, phase.options(world, role), rng)
        seat: i64 = world.roles[role]
        said.setdefault(seat, []).append(action)
        is_last = is_last_answer(world, role, action)
        play(world, role, action)
        if is_last:
            break
    was: dict[i64, list[Action]] = {}
    for line in node.lines:
        was.setdefault(line.seat, []).append(line.action)
    return said == was


def is_last_answer(world: State, role: i64, action: Action) -> bool:
    """Whether a sealed question is opened by this answer."""
    trial = world.clone()
    phase = trial.agenda[-1]
    trial.sealed[role] = [*trial.sealed[role], action]
    return first_waiting(trial, phase) < 0


def judged(evaluator: Evaluator, node: MatchNode, number: int, budget: ReviewBudget) -> list[ChoiceAt]:
    """All choices of a node; a sealed one is judged as if the others had yet to answer."""
    found: list[ChoiceAt] = []
    if node.kind in (DICE, CARDS):
        return found
    for seat in node.seats():
        s = node.before.clone()
        for place in range(len(node.lines)):
            line = node.lines[place]
            if line.seat != seat:
                continue
            role = role_of(s, seat)
            if len(options(s, role)) > 1:
                worlds = (budget.first, budget.again)
                stream: i64 = number * 64 + place
                question = s.agenda[-1].prompt(s, role)
                choice = judge(evaluator, s, role, line.action, worlds, CHOICE_SEED, stream)
                found.append(ChoiceAt(int(node.first) + place, seat, question, choice))
            if node.kind == MEETING:
                said = s.sealed[role].copy()
                said.append(line.action)
                s.sealed[role] = said
    return found
