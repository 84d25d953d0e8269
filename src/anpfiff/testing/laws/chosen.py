"""The laws on play that Hypothesis chooses: setup, fate and every answer, shrunk to the shortest match."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from anpfiff.core.chair import imagine, look
from anpfiff.core.codec import check_stocks, decode
from anpfiff.core.referee import asked_roles, fall, is_fate_asked, options, play
from anpfiff.core.replay import read, write
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.testing.cases import every_game
from anpfiff.testing.walk import Case, asks, going_together, play_on, seats_allowed

if TYPE_CHECKING:
    from anpfiff.core.edition import Value
    from anpfiff.core.game import Game

thorough = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)


def any_setup(data: st.DataObject, game: Game) -> Case:
    """Any edition with any options; the first value of each is the simplest."""
    edition = game.editions()[data.draw(st.integers(0, len(game.editions()) - 1), "edition")]
    given_options: dict[str, Value] = {}
    for option in edition.options:
        given_options[option.name] = option.values[data.draw(st.integers(0, len(option.values) - 1), option.name)]
    given_options = going_together(edition, given_options)
    seats = seats_allowed(game, edition.settle(given_options))
    number = seats[data.draw(st.integers(0, len(seats) - 1), "seats")]
    return Case(game, game.agree(edition.key, given_options, number), "chosen")


def one_of(data: st.DataObject, number: int) -> int:
    return data.draw(st.integers(0, number - 1)) if number > 1 else 0


@every_game
@thorough
@given(data=st.data())
def test_the_laws_hold_whatever_is_agreed_and_said(game: Game, data: st.DataObject) -> None:
    case = any_setup(data, game)
    s = case.state()
    play_on(s, seeded(data.draw(st.integers(0, 1000), "seed")), data.draw(st.integers(0, 400), "plies before"))
    for ply in range(data.draw(st.integers(0, 25), "plies")):
        check_stocks(s)
        if s.is_over():
            break
        before, asked = case.write(s), asks(s)
        clone = s.clone()
        if is_fate_asked(s):
            fate = s.agenda[-1].outcomes(s)
            assert len({outcome.notation for outcome in fate.actions}) == len(fate.actions)
            fall(s, fate.actions[one_of(data, len(fate.actions))])
        else:
            role = asked_roles(s)[one_of(data, len(asked_roles(s)))]
            may = options(s, role)
            assert len({action.notation for action in may}) == len(may) > 0
            play(s, role, may[one_of(data, len(may))])
        assert case.write(clone) == before
        assert asks(clone) == asked
    written = json.loads(json.dumps(case.write(s)))
    assert case.write(decode(game, written)[1]) == written
    for chair in case.chairs():
        view = look(s, chair)
        world = imagine(view, seeded(1))
        check_stocks(world)
        assert case.write(look(world, chair)) == case.write(view)
        assert asked_roles(world) == asked_roles(s)
    play_on(s, seeded(3), 10 * game.longest)
    assert s.is_over()
    check_stocks(s)


@every_game
@thorough
@given(data=st.data())
def test_the_log_is_the_match_whatever_is_agreed_and_said(game: Game, data: st.DataObject) -> None:
    case = any_setup(data, game)
    table = Table(game, case.setup, data.draw(st.integers(0, (1 << 63) - 1), "seed"))
    for ply in range(data.draw(st.integers(0, 30), "answers")):
        decisions = table.asks()
        if not decisions:
            break
        decision = decisions[one_of(data, len(decisions))]
        table.say(decision.seat, decision.options[one_of(data, len(decision.options))].notation)
    again = read(write(table), case.find)

    assert again.encode() == table.encode()
    assert write(again) == write(table)
    back = data.draw(st.integers(0, table.ply), "rewind")
    again.rewind(back)
    again.repeat(table.log[back:])
    assert again.encode() == table.encode()
