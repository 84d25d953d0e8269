"""The real box: a match entered at the table, with every hidden draw unknown until it is shown, is the same match."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.event import ALL
from anpfiff.core.log import FATE
from anpfiff.core.phase import SEALED
from anpfiff.core.referee import fall, play
from anpfiff.core.replay import read, write
from anpfiff.core.rng import seeded
from anpfiff.errors import Illegal
from anpfiff.real_box.solver import is_unseen, role_asked
from anpfiff.real_box.table import ANY_CARD, Real, RealTable
from anpfiff.testing.cases import every_game
from anpfiff.testing.law import match_law
from anpfiff.testing.walk import Case, played

if TYPE_CHECKING:
    from anpfiff.core.table import Table

ALL_REAL = Real(dice=True, cards=True)
LINES = 130
"""So many lines of a match are entered in every setup; of the plain games all."""
SEEDS: Final = range(3, 9)
"""The matches that are entered in every setup."""


class Entered:
    """A match as it is entered at the table: all that is seen, when it is seen, and that something is done unseen."""

    def __init__(self, case: Case, match: Table) -> None:
        self.table: Final = RealTable(case.game, case.setup, ALL_REAL)
        self.lines: Final[list[tuple[int, str, bool]]] = []
        """Who says what, and whether it is said only if the referee asks: what lies face down, without its name."""
        self.prompts: Final[list[str]] = []
        """The question that each line answers."""
        self.added: Final[set[int]] = set()
        """Plies at which somebody who was asked only perhaps had nothing to say."""
        self.fallen = 0
        s = case.state()
        for line in match.log:
            if not is_unseen(s, line.seat, line.action):
                self.lines.append((line.seat, line.action.notation, False))
            elif line.seat != FATE:
                unnamed = " ".join([line.action.verb.word, *[ANY_CARD] * len(line.action.verb.names)])
                self.lines.append((line.seat, unnamed, s.agenda[-1].kind == SEALED))
            if len(self.prompts) < len(self.lines):
                self.prompts.append(s.agenda[-1].key())
            if line.seat == FATE:
                fall(s, line.action)
            else:
                play(s, role_asked(s, line.seat), line.action)

    def say(self, number: int) -> None:
        """Tell the referee this line; what could not fall otherwise, it knows already."""
        seat, notation, is_unnamed = self.lines[number]
        self.table.settle()
        if seat == FATE:
            self.fallen += 1
            if sum(line.seat == FATE and line.to == ALL for line in self.table.log) < self.fallen:
                self.table.say(FATE, notation)
            return
        s = self.table.state
        is_asked = role_asked(s, seat) >= 0 and s.agenda[-1].key() == self.prompts[number]
        if not is_asked and not is_unnamed:
            other = self.table.asks()[0]
            self.added.add(self.table.ply)
            self.table.say(other.seat, other.options[0].notation)
        if not is_unnamed or notation in offered(self.table, seat):
            self.table.say(seat, notation)

    def say_all(self, lines: int | None = None) -> RealTable:
        """Tell the referee everything, or the beginning."""
        for number in range(len(self.lines[:lines])):
            self.say(number)
        self.table.settle()
        return self.table

    def shown(self) -> list[str]:
        """What everybody could read."""
        log = enumerate(self.table.log)
        return [str(line) for ply, line in log if line.to == ALL and ply not in self.added]


def offered(table: RealTable, seat: int) -> list[str]:
    """What a seat or fate may say now, in notation; nothing if it is not asked."""
    if seat == FATE:
        return [action.notation for action in table.fate()]
    return [action.notation for decision in table.asks() if decision.seat == seat for action in decision.options]


def public(match: Table) -> list[str]:
    """What everybody could read of a match."""
    return [str(line) for line in match.log if line.to == ALL]


def told(match: Table) -> list[dict[str, str | int]]:
    """What everybody has been told."""
    return [event.as_data() for ply, event in match.events if event.to == ALL]


@every_game
def test_a_match_entered_at_the_table_ends_as_it_did(case: Case) -> None:
    match = played(case, 5)
    entered = Entered(case, match)
    table = entered.say_all()

    assert table.is_over
    assert table.result().as_data() == match.result().as_data()
    assert sorted(entered.shown()) == sorted(public(match)), "sealed answers are entered when they are opened"
    assert told(table) == told(match)
    assert read(write(table), case.find).result().as_data() == match.result().as_data()


@match_law
def what_is_seen_can_be_entered_in_every_setup(case: Case) -> None:
    for seed in SEEDS:
        match = played(case, seed)
        table = Entered(case, match).say_all(LINES)

        assert told(table) == told(match)[: len(told(table))]


@every_game
def test_all_that_was_said_was_offered(case: Case) -> None:
    entered = Entered(case, played(case, 6))
    for number, (seat, notation, is_unnamed) in enumerate(entered.lines[:120]):
        entered.table.settle()
        may = offered(entered.table, seat) if number % 4 == 0 and not is_unnamed else []
        before = entered.table.ply
        entered.say(number)
        was_asked = before not in entered.added and entered.table.ply > before
        assert not may or not was_asked or notation in may


@every_game
def test_no_view_tells_what_was_filled_in(case: Case) -> None:
    """However the unseen draws are filled in, every chair sees the same and is offered the same."""
    match = played(case, 8)
    one, other = Entered(case, match), Entered(case, match)
    other.table.guesses = seeded(4)
    for number in range(len(one.lines[:60])):
        one.say(number)
        other.say(number)
        for chair in (0, SPECTATOR):
            assert json.dumps(one.table.encode(chair)) == json.dumps(other.table.encode(chair))
            assert case.game.facts(one.table.view(chair)) == case.game.facts(other.table.view(chair))


@every_game
def test_a_slip_is_refused_and_changes_nothing(case: Case) -> None:
    entered = Entered(case, played(case, 5))
    table = entered.say_all(4)
    before = table.encode(SPECTATOR), entered.shown()
    seat = next((decision.seat for decision in table.asks()), FATE)
    wrong = next(notation for notation in case.game.vocabulary.actions if notation not in offered(table, seat))

    with pytest.raises(Illegal):
        table.say(seat, wrong)
    assert (table.encode(SPECTATOR), entered.shown()) == before
