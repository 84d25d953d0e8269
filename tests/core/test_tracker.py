"""Trackers show what the view of their chair shows, number by number, however seldom they look, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.core.arrays import Arrays
from anpfiff.core.chair import look
from anpfiff.core.fields import piles_of
from anpfiff.core.tracker import Layout, Tracker
from tests.walk import CASES, Case, nodes

if TYPE_CHECKING:
    from anpfiff.core.state import State

PLIES = 400


def numbers(arrays: Arrays, view: State, chair: int) -> list[int]:
    return [chair, *(number for row in arrays.of(view).values() for number in row)]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_tracker_follows_its_chair_with_piles_of_its_own_and_what_lies_face_down_stays_so(case: Case) -> None:
    game, seats = case.game, case.setup.seats
    arrays = Arrays(game, case.setup)
    layout = Layout(arrays, game.lay(case.setup))
    trackers = [Tracker(layout, chair) for chair in range(seats)]
    for seed in (1, 2):
        for ply, s in enumerate(nodes(case, seed)):
            chair = (ply // 3) % seats
            view, tracker = look(s, chair), trackers[chair]
            tracker.follow(s)

            assert tracker.memory.tolist() == numbers(arrays, view, chair)
            assert tracker.view is not None
            assert tracker.view.sealed == view.sealed
            for mine, seen in zip(piles_of(tracker.view), piles_of(view), strict=True):
                assert mine.pile.is_down() == seen.pile.is_down()
                assert mine.pile.is_like(seen.pile)
            assert not {id(one.pile) for one in piles_of(tracker.view)} & {id(one.pile) for one in piles_of(s)}
            if ply == PLIES:
                break
