"""Draws at sight: a card that nobody has shown stays unknown, and is checked against all that is known when laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.fair_chance import FairChance
from anpfiff.core.log import FATE
from anpfiff.core.referee import advance, asked_roles, fall, is_fate_asked, options, play
from anpfiff.core.replay import read, write
from anpfiff.core.rng import seeded
from anpfiff.errors import Illegal, Malformed
from anpfiff.games import find
from anpfiff.real_box.corrections import corrected, film
from anpfiff.real_box.solver import role_asked
from anpfiff.real_box.table import UNSEEN, Real, RealTable
from anpfiff.testing.laws.real_box import Entered
from anpfiff.testing.walk import cases_of, played
from tests.core.toy import TOY

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.state import State

STARTERS = {"squads": "starter", "deck_mode": "starter"}
URN = FairChance("5ec2e7" + "0" * 58, ["ab", "cd"])


def finale(*, dice: bool = True, cards: bool = True) -> RealTable:
    game = find("finale")
    return RealTable(game, game.agree(options=STARTERS), Real(dice, cards), URN)


def say_anything(table: RealTable, number: int) -> None:
    """People at the table do the first thing that is offered."""
    for turn in range(number):
        may = table.fate()
        if may:
            table.say(FATE, may[turn % len(may)].notation)
        elif table.asks():
            decision = table.asks()[0]
            table.say(decision.seat, decision.options[turn % len(decision.options)].notation)


def test_any_card_of_the_pack_may_lie_in_a_hand_that_nobody_has_seen() -> None:
    table = finale()

    for decision in table.asks():
        assert len(decision.options) == 11
    table.say(0, "tactic surprise_attack")
    table.say(1, "tactic open_exchange")
    assert [line.to for line in table.log].count(UNSEEN) == 8
    assert table.asks() or table.fate()


def test_a_card_that_was_played_cannot_be_played_again() -> None:
    table = finale()
    table.say(0, "tactic surprise_attack")
    table.say(1, "tactic open_exchange")
    while not any(decision.rule == "F3.2" for decision in table.asks()):
        say_anything(table, 1)
    with pytest.raises(Illegal, match="it was seen at ply"):
        table.say(0, "tactic surprise_attack")
    assert "tactic surprise_attack" not in [option.notation for option in table.decision(0).options]


def test_everything_offered_can_be_said() -> None:
    """Offered means that some world allows it: whatever is taken, the match goes on and can be read again."""
    for seed in range(3):
        table, rng = finale(), seeded(seed)
        for turn in range(40):
            may = table.fate() or table.asks()[0].options
            seat = FATE if is_fate_asked(table.state) else table.asks()[0].seat
            table.say(seat, may[rng.below(len(may))].notation)
        again = read(write(table), find)
        assert again.encode(SPECTATOR) == table.encode(SPECTATOR)
        assert again.by_hand == "dice,cards"


def worlds(table: RealTable) -> dict[int, set[str]]:
    """What each seat may say in any world at all that fits what was seen: everything unseen is tried."""
    found: dict[int, set[str]] = {}

    def go(s: State, ply: int) -> None:
        if ply == len(table.log):
            for role in asked_roles(s):
                phase = s.agenda[-1]
                shown = {str(a) if phase.shows(a) else unnamed(a) for a in options(s, role)}
                found.setdefault(int(s.roles[role]), set()).update(shown)
            return
        line = table.log[ply]
        role = role_asked(s, line.seat)
        may = s.agenda[-1].outcomes(s).actions if line.seat == FATE else options(s, role) if role >= 0 else []
        for action in may:
            if action is line.action or (line.to == UNSEEN and action.verb is line.action.verb):
                other = s.clone()
                if line.seat == FATE:
                    fall(other, action)
                else:
                    play(other, role, action)
                go(other, ply + 1)

    first = table.game.lay(table.setup)
    advance(first)
    go(first, 0)
    return found


def unnamed(action: Action) -> str:
    return " ".join([action.verb.word, *["?"] * len(action.verb.names)])


@pytest.mark.parametrize("seed", range(6))
def test_offered_is_just_what_some_world_allows(seed: int) -> None:
    """By brute force, on the toy: all draws and all that is buried unseen."""
    table, rng = RealTable(TOY, TOY.agree(), Real(dice=True, cards=True)), seeded(seed)
    for turn in range(12):
        if not table.asks() and not table.fate():
            return
        for decision in table.asks():
            assert {option.notation for option in decision.options} == worlds(table)[decision.seat]
        may = table.fate() or table.asks()[0].options
        seat = FATE if is_fate_asked(table.state) else table.asks()[0].seat
        table.say(seat, may[rng.below(len(may))].notation)


@pytest.mark.parametrize(
    ("setup", "seed"),
    [("de_2014_long", 40), ("de_2014_long", 55), ("mix 1, 3 seats", 48)],
    ids=["a question that only our filled-in hand raises", "a question that it hides", "a hand thrown in unseen"],
)
def test_a_match_is_entered_to_its_end_whatever_is_filled_in(setup: str, seed: int) -> None:
    game = find("fussball_fieber")
    case = next(one for one in cases_of(game) if repr(one) == f"fussball_fieber {setup}")
    match = played(case, seed)

    assert Entered(case, match).say_all().result().as_data() == match.result().as_data()


def test_with_real_dice_only_the_app_deals_and_hands_are_seen_on_the_phones() -> None:
    table = finale(cards=False)
    assert len(table.asks()[0].options) == 3
    assert not any(pile.is_down() for pile in table.view(0).piles()[:1])
    while not table.fate():
        say_anything(table, 1)
    assert table.fate_kind() == "dice"


def test_with_real_cards_only_the_app_throws() -> None:
    table = finale(dice=False)
    for turn in range(30):
        assert not table.fate()
        say_anything(table, 1)
    assert any(line.seat == FATE and line.to != UNSEEN for line in table.log)


def test_a_correction_plays_the_rest_again_as_far_as_it_fits_and_can_be_undone() -> None:
    table = finale()
    say_anything(table, 30)
    before = [(moment.seat, moment.said) for moment in film(table)]
    throw = next(moment for moment in film(table) if moment.seat == FATE)
    may = ["die 0", "die 1", "die 2", "die 3", "die 4"]
    other = next(die for die in may if die != throw.said)
    done = corrected(table, throw.ply, other)

    assert [(moment.seat, moment.said) for moment in film(table)] == before, "nothing has changed yet"
    place = [moment.ply for moment in film(table)].index(throw.ply)
    assert done.stays + len(done.falls) == len(before) - place - 1
    assert film(done.table)[place].said == other
    back = corrected(done.table, throw.ply, throw.said)
    assert [(moment.seat, moment.said) for moment in film(back.table)] == before
    assert not back.falls


def test_what_was_not_entered_cannot_be_corrected() -> None:
    table = finale()
    say_anything(table, 4)
    with pytest.raises(Malformed, match="nothing was entered at ply 0"):
        corrected(table, 0, "draw solo_run")


def with_a_hole() -> RealTable:
    """A table after a correction that has left a hole."""
    table = finale()
    say_anything(table, 30)
    throws = [moment for moment in film(table) if moment.seat == FATE]
    trials = (corrected(table, throw.ply, f"die {face}") for throw in throws for face in range(5))
    return next(trial.table for trial in trials if trial.falls)


def test_what_has_fallen_away_does_not_come_back_once_something_else_was_said_or_taken_back() -> None:
    said, taken_back = with_a_hole(), with_a_hole()
    assert said.fallen
    say_anything(said, 1)
    taken_back.rewind(film(taken_back)[-1].ply)

    assert not said.fallen
    assert not taken_back.fallen
