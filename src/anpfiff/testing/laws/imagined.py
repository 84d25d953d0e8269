"""Imagined worlds: what a bot may think is behind its view. They look and ask the same, and the truth is among them."""

from __future__ import annotations

from anpfiff.core.action import FACE_DOWN
from anpfiff.core.chair import imagine, look
from anpfiff.core.codec import check_stocks, decode_whole
from anpfiff.core.referee import asked_roles, is_fate_asked, options
from anpfiff.core.rng import seeded
from anpfiff.testing.law import Walk, node_law
from anpfiff.testing.walk import play_on

GUESSES = 400


@node_law()
async def an_imagined_world_looks_the_same_and_asks_the_same(walk: Walk) -> None:
    case = walk.case
    rng = seeded(walk.seed)
    async for s in walk.sampled(30):
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


@node_law()
async def in_an_imagined_world_no_card_is_missing_and_no_answer_covered(walk: Walk) -> None:
    case = walk.case
    rng = seeded(walk.seed)
    async for s in walk.sampled(40):
        for chair in case.chairs():
            world = imagine(look(s, chair), rng)
            check_stocks(world)
            assert not any(FACE_DOWN in said for said in world.sealed)
    decode_whole(case.game, case.write(world))


@node_law()
async def an_imagined_world_can_be_played_to_its_end(walk: Walk) -> None:
    case = walk.case
    rng = seeded(walk.seed)
    async for k, s in walk.counted(12):
        chair = case.chairs()[k % len(case.chairs())]
        world = imagine(look(s, chair), rng)
        play_on(world, rng, 10 * case.game.longest)
        assert world.is_over()
        check_stocks(world)


@node_law(seed=2)
async def imagining_again_with_the_same_generator_gives_the_same_world(walk: Walk) -> None:
    case = walk.case
    async for s in walk.sampled(10):
        for chair in case.chairs():
            one, other = (imagine(look(s, chair), seeded(4)) for attempt in range(2))
            assert case.write(one) == case.write(other)


@node_law(seed=2)
async def the_truth_is_always_among_the_worlds_imagined(walk: Walk) -> None:
    """Over many guesses every card is found at least once in the hidden pile in which it really lies."""
    case = walk.case
    rng = seeded(7)
    async for k, s in walk.counted(5):
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
