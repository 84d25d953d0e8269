"""What programs that learn observe: shapes and bounds are fixed, they show what the view shows, and no secret."""

from __future__ import annotations

import json

from anpfiff.core.arrays import Arrays
from anpfiff.core.chair import SPECTATOR, imagine, look
from anpfiff.core.rng import seeded
from anpfiff.testing.cases import every_game
from anpfiff.testing.law import Walk, node_law
from anpfiff.testing.walk import Case, nodes, sampled


@node_law(seed=2)
async def every_array_has_its_shape_and_keeps_within_its_bounds(walk: Walk) -> None:
    case = walk.case
    arrays = Arrays(case.game, case.setup)
    names = [span.name for span in arrays.spans]

    assert len(set(names)) == len(names)
    async for s in walk.sampled(12):
        for chair in (0, SPECTATOR):
            found = arrays.of(look(s, chair))
            assert list(found) == names
            for span in arrays.spans:
                row = found[span.name]
                assert len(row) == span.size(), span.name
                assert all(span.least <= number <= span.most for number in row), span.name


@every_game
def test_views_that_differ_have_arrays_that_differ(case: Case) -> None:
    arrays = Arrays(case.game, case.setup)
    seen: dict[str, str] = {}
    for s in nodes(case, 2):
        view = look(s, 0)
        written = case.write(view)
        shown = json.dumps([written["table"], written["agenda"][-1:], written["sealed"], written["roles"]])
        assert seen.setdefault(json.dumps(arrays.of(view)), shown) == shown


@node_law(seed=2)
async def an_observation_is_the_same_in_worlds_that_a_chair_cannot_tell_apart(walk: Walk) -> None:
    case = walk.case
    arrays, rng = Arrays(case.game, case.setup), seeded(3)
    async for s in walk.sampled(8):
        for chair in case.chairs():
            view = look(s, chair)
            assert arrays.of(look(imagine(view, rng), chair)) == arrays.of(view)


@every_game
def test_a_pile_that_lies_face_down_shows_its_size_only(case: Case) -> None:
    arrays = Arrays(case.game, case.setup)
    hidden = 0
    for s in sampled(case, 1, 12):
        found, whole = arrays.of(look(s, SPECTATOR)), arrays.of(s)
        for name, row in found.items():
            if name.endswith(".cards") and row != whole[name]:
                assert set(row) == {-1}, name
                assert found[name.replace(".cards", ".size")] == whole[name.replace(".cards", ".size")]
                hidden += 1
    assert bool(hidden) == any(place.sight for place in case.state().places())
