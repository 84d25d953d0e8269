"""A clone of a table plays on by itself: whatever is said there, the first table knows nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.fair_chance import FairChance
from anpfiff.core.log import FATE
from anpfiff.core.replay import write
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.testing.cases import every_game
from anpfiff.testing.law import match_law
from anpfiff.testing.walk import Case, say_something

if TYPE_CHECKING:
    from anpfiff.core.rng import Rng

AHEAD = 12
"""Things said at a clone."""
EVERY = 17
"""Plies from one clone to the next."""
SECRET = "5ec2e7" + "0" * 58


def whole(table: Table) -> list[Any]:
    """Everything about a table that anybody could ask for, who may read what included."""
    log = [(str(entry), entry.to, entry.is_joined) for entry in table.log]
    told = [(ply, event.as_data()) for ply, event in table.events]
    return [write(table), table.encode(), log, told, table.takes, table.past, table.words]


def say_on(table: Table, rng: Rng, number: int) -> None:
    """So many things more, or fewer if the match ends."""
    for answer in range(number):
        if not table.is_over:
            say_something(table, rng)


def by_urn(case: Case) -> Table:
    """A table with an urn instead of a seed."""
    return Table(case.game, case.setup, None, fair_chance=FairChance(SECRET, ["ab" * 16] * case.setup.seats))


@match_law
def a_clone_plays_on_by_itself_and_as_the_table_would(case: Case) -> None:
    table, rng = case.table(seed=2), seeded(2, 4)
    for moment in range(4):
        say_on(table, rng, EVERY)
        clone, before = table.clone(), whole(table)
        assert whole(clone) == before
        say_on(clone, rng.clone(), AHEAD)
        assert whole(table) == before, "what is said at the clone is not said here"
        say_on(table, rng, AHEAD)
        assert whole(clone) == whole(table), "the same answers, the same fate"


@every_game
def test_a_clone_goes_back_by_itself(case: Case) -> None:
    """What is taken back at one table changes what the urn draws there, and only there."""
    table = by_urn(case)
    while all(entry.seat != FATE for entry in table.log):
        say_something(table, seeded(3))
    clone, before = table.clone(), whole(table)
    clone.take_back(0)
    say_on(clone, seeded(4), 20)

    assert clone.past
    assert whole(table) == before
    say_on(table, seeded(5), 20)
    table.take_back(3)
    again = table.clone()
    say_on(again, seeded(6), 20)
    say_on(table, seeded(6), 20)
    assert whole(again) == whole(table), "takes are cloned too"


@every_game
def test_a_view_of_any_chair_prints_as_the_game_draws_it(case: Case) -> None:
    table, rng = case.table(seed=4), seeded(4, 4)
    for moment in range(4):
        say_on(table, rng, EVERY)
        for chair in (0, case.setup.seats - 1, SPECTATOR):
            lines = str(table.view(chair)).splitlines()
            assert lines
            assert max(map(len, lines)) <= 80
            assert str(table.view(chair).clone()).startswith("<"), "a copy is nobody's view"
