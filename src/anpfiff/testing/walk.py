"""Walks: play through any game at random, node by node, in many setups. The conformance suite is made of these."""

from __future__ import annotations

import contextlib
import os
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.codec import encode
from anpfiff.core.referee import advance, asked_roles, fall, is_fate_asked, options, play, wander
from anpfiff.core.rng import Rng, seeded
from anpfiff.core.table import Table
from anpfiff.errors import Refusal, Unknown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.core.edition import Edition, Value
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.state import State

IS_COMPILED: Final = os.environ.get("ANPFIFF_BUILD") == "compiled"
"""The compiled engine has time for more."""


class Case:
    """A game and what was agreed."""

    def __init__(self, game: Game, setup: Setup, label: str) -> None:
        self.game = game
        self.setup = setup
        self.label = label

    def find(self, key: str) -> Game:
        """The game, for those who read replays and know it by its name only."""
        if key != self.game.key:
            raise Unknown(f"there is no game {key[:80]!r}")
        return self.game

    def state(self) -> State:
        """A new table's state, ready for its first question."""
        s = self.game.lay(self.setup)
        advance(s)
        return s

    def table(self, seed: int | None = 0) -> Table:
        """A new table."""
        return Table(self.game, self.setup, seed)

    def write(self, s: State) -> dict[str, Any]:
        """The state as JSON data."""
        return encode(self.game, self.setup, s)

    def chairs(self) -> list[int]:
        """Every seat, and those who only watch."""
        return [*range(self.setup.seats), SPECTATOR]

    def __repr__(self) -> str:
        return self.label


def seats_allowed(game: Game, given: dict[str, Value]) -> list[int]:
    """The numbers of seats these options are for."""
    found = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        try:
            game.check_seats(seats, given)
        except Refusal:
            continue
        found.append(seats)
    return found


def going_together(edition: Edition, given: dict[str, Value]) -> dict[str, Value]:
    """A choice of options, without those that would have no meaning in it: they keep their first value."""
    found = dict(given)
    for option in edition.options:
        if not all(found[other] in values for other, values in option.needs.items()):
            found[option.name] = option.values[0]
    return found


def _mixed(edition: Edition, turn: int, rng: Rng) -> dict[str, Value]:
    """Every option at another of its values; in so many turns as an option has values it shows them all."""
    offsets = [rng.below(len(option.values)) for option in edition.options]
    given = {
        option.name: option.values[(turn + offset) % len(option.values)]
        for option, offset in zip(edition.options, offsets, strict=True)
    }
    return going_together(edition, given)


def editions_for(game: Game, seats: int) -> list[Setup]:
    """What can be agreed for so many seats, edition by edition."""
    found = []
    for edition in game.editions():
        with contextlib.suppress(Refusal):
            found.append(game.agree(edition.key, seats=seats))
    return found


def numbers_of_seats(game: Game) -> list[int]:
    """Every number of seats on the compiled engine; on the sources, which are slower, few, some, many and all."""
    low, high = game.seats
    every = range(low, high + 1)
    return list(every) if IS_COMPILED else [seats for seats in every if seats in (low, 5, 9, high)]


def cases_of(game: Game) -> list[Case]:
    """Every edition as it is, every option at each of its values, and every number of seats that is tried."""
    found = [Case(game, game.agree(edition.key), f"{game.key} {edition.key}") for edition in game.editions()]
    edition = game.edition()
    turns = max(len(option.values) for option in edition.options)
    for turn in range(turns):
        given = _mixed(edition, turn, seeded(turns, 1))
        allowed = seats_allowed(game, given)
        seats = allowed[turn % len(allowed)]
        found.append(Case(game, game.agree(edition.key, given, seats), f"{game.key} mix {turn}, {seats} seats"))
    for seats in numbers_of_seats(game):
        setups = editions_for(game, seats)
        setup = setups[seats % len(setups)]
        found.append(Case(game, setup, f"{game.key} {setup.edition}, {seats} seats"))
    return found


def play_on(s: State, rng: Rng, plies: int) -> None:
    """So many steps, or fewer if the match ends."""
    for ply in range(plies):
        if s.is_over():
            return
        wander(s, rng)


def nodes(case: Case, seed: int) -> Iterator[State]:
    """Every node of one random match, the state after its end included; it is the same object all along."""
    s, rng = case.state(), seeded(seed, 2)
    yield s
    while not s.is_over():
        wander(s, rng)
        yield s


@lru_cache(maxsize=4096)
def length(case: Case, seed: int) -> int:
    """How many nodes a random match has, counted once: many laws are tried on the same matches."""
    return sum(1 for node in nodes(case, seed))


def sampled(case: Case, seed: int, wanted: int) -> Iterator[State]:
    """About so many nodes of one random match, spread over it; on the sources, which are slower, half as many."""
    stride = max(1, length(case, seed) // (wanted if IS_COMPILED else wanted // 2))
    for ply, s in enumerate(nodes(case, seed)):
        if ply % stride == seed % stride:
            yield s


def asks(s: State) -> list[tuple[int, list[str]]]:
    """Who is asked, and what may be said, in notation; fate is -1 and has its weights."""
    if is_fate_asked(s):
        fate = s.agenda[-1].outcomes(s)
        return [(-1, [f"{a.notation} *{w}" for a, w in zip(fate.actions, fate.weights, strict=True)])]
    return [(int(role), [action.notation for action in options(s, role)]) for role in asked_roles(s)]


def say_something(table: Table, rng: Rng) -> None:
    """One more thing is said at a table, by a seat or, where it is manual, by fate."""
    decisions = table.asks()
    if not decisions:
        table.say(-1, table.state.agenda[-1].outcomes(table.state).pick(rng).notation)
        return
    decision = decisions[rng.below(len(decisions))]
    table.say(decision.seat, decision.options[rng.below(len(decision.options))].notation)


@lru_cache(maxsize=16)
def _played(case: Case, seed: int, plies: int | None) -> Table:
    """The table itself, which nobody may change."""
    table, rng = case.table(seed), seeded(seed, 3)
    table.settle()
    while not table.is_over and (plies is None or table.ply < plies):
        say_something(table, rng)
    return table


def played(case: Case, seed: int, plies: int | None = None) -> Table:
    """A table at which so much was said at random, or everything; played once, it is cloned for all who ask."""
    return _played(case, seed, plies).clone()


def perft(s: State, depth: int) -> int:
    """How many lines of so many plies begin here. Fate's answers are plies; where several are asked, the first speaks.

    An exact count of a tree: any change of a rule that matters changes it.
    """
    if s.is_over():
        return 0
    fate = is_fate_asked(s)
    role = -1 if fate else asked_roles(s)[0]
    may = s.agenda[-1].outcomes(s).actions if fate else options(s, role)
    if depth == 1:
        return len(may)
    total = 0
    for action in may:
        world = s.clone()
        if fate:
            fall(world, action)
        else:
            play(world, role, action)
        total += perft(world, depth - 1)
    return total
