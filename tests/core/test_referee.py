"""The referee asks, and moves the agenda; a chair sees, and imagines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.core.action import FACE_DOWN
from anpfiff.core.chair import SPECTATOR, imagine, look
from anpfiff.core.pile import each
from anpfiff.core.referee import advance, asked_roles, fall, is_fate_asked, options, play
from anpfiff.core.rng import seeded
from anpfiff.errors import FaceDown
from tests.core.toy import DONE, DRAWS, KEEP, LAYS, LOTS, REST, SHOOT, TOY, Meadow

if TYPE_CHECKING:
    from anpfiff.core.action import Action


def dealt(seats: int = 2) -> Meadow:
    """Role r holds the animals r and r + seats; seat s plays role s."""
    s = TOY.lay(TOY.agree(seats=seats))
    advance(s)
    fall(s, LOTS[0])
    for card in range(2 * seats):
        fall(s, DRAWS[card])
    return s


def say(s: Meadow, role: int, *actions: Action) -> None:
    for action in actions:
        play(s, role, action)


def test_what_happens_by_itself_happens_before_anybody_is_asked() -> None:
    s = dealt()

    assert s.round == 1
    assert asked_roles(s) == [0, 1]
    assert not is_fate_asked(s)
    assert options(s, 1) == [KEEP, *[action for action in options(s, 1) if action is not KEEP]]


def test_nobody_is_asked_while_fate_is_or_when_all_is_over() -> None:
    s = TOY.lay(TOY.agree())
    advance(s)

    assert is_fate_asked(s)
    assert asked_roles(s) == []
    s.agenda.clear()
    assert not is_fate_asked(s)
    assert asked_roles(s) == []


def test_sealed_answers_are_opened_when_the_last_one_is_given() -> None:
    s = dealt()
    say(s, 1, KEEP, LAYS[1], DONE)
    assert asked_roles(s) == [0]
    assert s.meadow.size == 0

    say(s, 0, KEEP, LAYS[0], LAYS[2])

    assert s.meadow.cards() == 0b111
    assert s.sealed == [[], []]
    assert asked_roles(s) == [0]
    assert options(s, 0) == [SHOOT, REST]


def test_a_clone_shares_nothing_that_changes() -> None:
    s = dealt()
    say(s, 0, KEEP)
    clone = s.clone()
    say(s, 0, DONE)
    say(s, 1, KEEP, LAYS[3], DONE)

    assert clone.sealed == [[KEEP], []]
    assert clone.told is None
    assert isinstance(clone, Meadow)
    assert clone.meadow.size == 0
    assert asked_roles(clone) == [0, 1]


def test_events_are_told_only_if_somebody_listens() -> None:
    s = dealt()
    assert s.told is None
    s.told = []
    say(s, 0, KEEP, DONE)
    say(s, 1, KEEP, DONE)

    assert [event.kind.name for event in s.told] == ["laid", "laid", "round"]


def test_a_chair_sees_its_own_hand_and_what_lies_open() -> None:
    s = dealt()
    view = look(s, 1)

    assert [pile.is_down() for pile in view.piles()] == [True, False, True, True, False]
    assert each(view.piles()[4].cards()) == [1, 3]
    assert [pile.is_down() for pile in look(s, SPECTATOR).piles()] == [True, False, True, True, True]
    assert [pile.is_down() for pile in s.piles()] == [False] * 5


def test_hands_belong_to_roles_and_roles_to_seats() -> None:
    s = dealt(3)
    s.roles = [2, 0, 1]

    assert each(look(s, 2).piles()[3].cards()) == [0, 3]
    with pytest.raises(FaceDown):
        look(s, 0).piles()[3].cards()


def test_a_chair_sees_its_own_sealed_answer_and_of_others_only_that_it_was_given() -> None:
    s = dealt(3)
    say(s, 0, KEEP, LAYS[0])
    say(s, 1, KEEP, DONE)

    assert look(s, 0).sealed == [[KEEP, LAYS[0]], [FACE_DOWN], []]
    assert look(s, 1).sealed == [[], [KEEP, DONE], []]
    assert look(s, 2).sealed == [[], [FACE_DOWN], []]
    assert look(s, SPECTATOR).sealed == [[], [FACE_DOWN], []]
    assert asked_roles(look(s, 2)) == [0, 2]


def test_a_covered_answer_does_not_open_the_phase() -> None:
    """In a view of somebody who has not answered yet the phase still waits for him, and only for him."""
    s = dealt()
    say(s, 0, KEEP, DONE)
    view = look(s, 1)

    assert asked_roles(view) == [1]
    assert options(view, 1) == options(s, 1)


def test_an_imagined_world_deals_the_unseen_cards_anew() -> None:
    """A chair that holds two of eight animals finds any of the other six in the other hand, all alike."""
    s = dealt()
    view, rng, found = look(s, 0), seeded(1), dict.fromkeys(range(8), 0)
    for guess in range(3000):
        for card in each(imagine(view, rng).piles()[4].cards()):
            found[card] += 1

    assert found[0] == found[2] == 0
    assert all(abs(found[card] - 1000) < 150 for card in (1, 3, 4, 5, 6, 7))


def test_an_imagined_answer_is_one_that_could_have_been_given() -> None:
    s = dealt()
    say(s, 0, KEEP, LAYS[0], LAYS[2])
    view, rng, lengths = look(s, 1), seeded(3), set()
    for guess in range(200):
        world = imagine(view, rng)
        said = world.sealed[0]
        lengths.add(len(said))
        assert FACE_DOWN not in said
        laid = [action.value for action in said if action in LAYS]
        assert all(world.piles()[3].has(card) for card in laid)
        assert asked_roles(world) == [1]

    assert lengths == {2, 3}
