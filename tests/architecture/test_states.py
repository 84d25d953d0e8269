"""Nothing of a state is forgotten: a clone has every slot, and so has what is written down.

A slot that is added without a line in `clone` or in the codec fails here, whatever the random matches happen to use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.fields import Parts, piles_of
from anpfiff.core.pile import Pile
from tests.architecture.test_rulebooks import HOUSE, classes, slots
from tests.walk import CASES, GAMES, Case, nodes, sampled
from tools.clones import modules, renewed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from anpfiff.core.game import Game
    from anpfiff.core.state import State

CORE_SLOTS = next(
    slots(path, node) or [] for path in [HOUSE / "core" / "state.py"] for node in classes(path) if node.name == "State"
)
"""Read from the sources: a compiled class does not tell."""
NOT_TRIED = {"told", "sealed"}
"""A clone is mute; sealed answers are tried at every node of random play."""
HALF_WAY = 12
"""A ply in the middle of the shortest match."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def parts(s: State) -> Iterator[tuple[str, Any, str]]:
    """Every slot of a state and of the sides it is made of: a label, the part, the slot."""
    for slot in (*CORE_SLOTS, *s.fields().slots):
        yield slot, s, slot
    for field in s.fields().fields:
        if isinstance(field, Parts):
            for k, part in enumerate(getattr(s, field.name)):
                for own in field.fields.slots:
                    yield f"{field.name}[{k}].{own}", part, own


def shown(value: Any) -> Any:
    """A value that can be compared: piles by what lies in them."""
    if isinstance(value, Pile):
        return value.cards(), value.size, value.order
    if isinstance(value, list):
        return [shown(inner) for inner in value]
    return value


def is_plain(value: Any) -> bool:
    return isinstance(value, bool | int | Pile) or (isinstance(value, list) and all(is_plain(inner) for inner in value))


def others(value: Any) -> list[Any]:
    """Other values of the same kind."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1 if value < 1 else value - 1]
    if isinstance(value, Pile):
        return [Pile(value.cards() ^ 1, value.size + (-1 if value.cards() & 1 else 1), None)]
    if value and isinstance(value[0], Pile):
        return [[*others(value[0]), *value[1:]]]
    return [[*value[:-1], *others(value[-1])] if value else [1], [1, *value], value[::-1]]


def position(case: Case) -> State:
    """A node in the middle of a match."""
    return next(s for ply, s in enumerate(nodes(case, 1)) if ply == HALF_WAY)


@every_game
def test_a_clone_and_the_notes_have_every_slot(game: Game) -> None:
    case = Case(game, game.agree(), game.key)
    tried = []
    for label, part, slot in list(parts(position(case))):
        value = getattr(part, slot)
        if slot in NOT_TRIED or not is_plain(value):
            continue
        seen = False
        for other in others(value):
            s = position(case)
            mine = next(found for name, found, _ in parts(s) if name == label)
            before = case.write(s)
            setattr(mine, slot, other)
            copy = next(found for name, found, _ in parts(s.clone()) if name == label)
            assert shown(getattr(copy, slot)) == shown(other), f"{label} is not cloned"
            seen = seen or case.write(s) != before
        assert seen, f"{label} is not written down"
        tried.append(label)
    assert tried


@every_game
def test_what_is_fixed_for_a_table_is_shared_by_its_states(game: Game) -> None:
    """Books and phases never change, so a clone has the same ones."""
    s = position(Case(game, game.agree(), game.key))
    clone = s.clone()

    assert clone.agenda == s.agenda
    assert clone.agenda is not s.agenda
    for slot in (*CORE_SLOTS, *s.fields().slots):
        value = getattr(s, slot)
        if not is_plain(value) and not isinstance(value, list) and slot not in NOT_TRIED:
            assert getattr(clone, slot) is value


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_the_piles_are_those_that_are_declared_and_whoever_may_see_them(case: Case) -> None:
    for s in sampled(case, 1, 2):
        found = piles_of(s)
        declared = {id(one.pile): (int(one.place.role), int(one.place.sight), id(one.stock)) for one in found}
        listed = zip(s.piles(), s.places(), s.stocks(), strict=True)
        assert {id(pile): (place.role, place.sight, id(stock)) for pile, place, stock in listed} == declared


@pytest.mark.parametrize("path", modules(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_clones_are_fresh(path: Path) -> None:
    assert renewed(path) == path.read_text(encoding="utf-8"), "run: make clones"
