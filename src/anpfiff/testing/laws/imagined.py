"""Imagined worlds: what a bot may think is behind its view. They look and ask the same, and the truth is among them."""

from __future__ import annotations

import pytest

from anpfiff.core.action import FACE_DOWN
from anpfiff.core.chair import imagine, look
from anpfiff.core.codec import check_stocks, decode_whole
from anpfiff.core.referee import asked_roles, is_fate_asked, options
from anpfiff.core.rng import seeded
from anpfiff.testing.cases import every_case
from anpfiff.testing.walk import Case, play_on, sampled

every_seed = pytest.mark.parametrize("seed", [1, 2])
GUESSES = 400


@every_case
@every_seed
def test_an_imagined_world_looks_the_same_and_asks_the_same(case: Case, seed: int) -> None:
    rng = seeded(seed)
    for s in sampled(case, seed, 30):
        for chair in case.chairs():
            view = look(s, chair)
            seen = case.write(view)
            world = imagine(view, rng)
            assert case.write(view) == seen
            assert case.write(look(world, chair)) == seen
            assert asked_roles(world) == asked_roles(s) == asked_roles(view)
            assert is_fate_asked(world) == is_fate_asked(s)
            for role in asked_roles(s):
                if s.roles[role] == chair:
                    assert options(world, role) == options(s, role) == options(view, role)


@every_case
@every_seed
def test_in_an_imagined_world_no_card_is_missing_and_no_answer_covered(case: Case, seed: int) -> None:
    rng = seeded(seed)
    for s in sampled(case, seed, 40):
        for chair in case.chairs():
            world = imagine(look(s, chair), rng)
            check_stocks(world)
            assert not any(FACE_DOWN in said for said in world.sealed)
    decode_whole(case.game, case.write(world))


@every_case
@every_seed
def test_an_imagined_world_can_be_played_to_its_end(case: Case, seed: int) -> None:
    rng = seeded(seed)
    for k, s in enumerate(sampled(case, seed, 12)):
        chair = case.chairs()[k % len(case.chairs())]
        world = imagine(look(s, chair), rng)
        play_on(world, rng, 10 * case.game.longest)
        assert world.is_over()
        check_stocks(world)


@every_case
def test_imagining_again_with_the_same_generator_gives_the_same_world(case: Case) -> None:
    for s in sampled(case, 3, 10):
        for chair in case.chairs():
            one, other = (imagine(look(s, chair), seeded(4)) for attempt in range(2))
            assert case.write(one) == case.write(other)


@every_case
def test_the_truth_is_always_among_the_worlds_imagined(case: Case) -> None:
    """Over many guesses every card is found at least once in the hidden pile in which it really lies."""
    rng = seeded(7)
    for k, s in enumerate(sampled(case, 7, 5)):
        chair = case.chairs()[k % len(case.chairs())]
        view = look(s, chair)
        hidden = [number for number, pile in enumerate(view.piles()) if pile.is_down()]
        guessed: dict[int, set[str]] = {number: set() for number in hidden}
        for guess in range(GUESSES):
            piles = imagine(view, rng).piles()
            for number in hidden:
                guessed[number].update(s.stocks()[number].write(piles[number].cards()))
        for number in hidden:
            missed = set(s.stocks()[number].write(s.piles()[number].cards())) - guessed[number]
            assert not missed, s.places()[number].name
