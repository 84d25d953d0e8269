"""The advice remembers what it has reckoned; it must say the same as advice that remembers nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.phase import CHANCE
from anpfiff.core.referee import asked_roles, options, play
from anpfiff.games.world_cup import GAME
from anpfiff.games.world_cup.advice import WorldCupAdvice
from anpfiff.games.world_cup.rows import TOKENS
from anpfiff.games.world_cup.state import Cup
from tests.walk import Case, nodes

if TYPE_CHECKING:
    from anpfiff.core.state import State

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("world_cup_1930", 2, {}),
    ("world_cup_1930", 7, {"replay_limit": 1}),
    ("world_cup_1930", 3, {"token_supply": "printed"}),
    ("world_cup_2002", 2, {}),
    ("world_cup_2002", 16, {"modifier_dice": False}),
]


def compare(advice: WorldCupAdvice, s: State) -> bool:
    """Whether somebody is asked, and then told the same as by advice without a memory."""
    if not s.agenda or s.agenda[-1].kind == CHANCE:
        return False
    role = asked_roles(s)[0]
    may = options(s, role)
    assert advice.scores(s, role, may) == WorldCupAdvice().scores(s, role, may)
    return True


@pytest.mark.parametrize(("edition", "seats", "chosen"), TABLES)
def test_what_is_remembered_is_what_would_be_reckoned_anew(edition: str, seats: int, chosen: dict[str, Any]) -> None:
    advice, asked = WorldCupAdvice(), 0
    for s in nodes(Case(GAME, GAME.agree(edition, chosen, seats), edition), 7):
        assert isinstance(s, Cup)
        if s.book.supply:
            s.book.supply = [4] * len(TOKENS)  # so few that they run out
        if not compare(advice, s):
            continue
        asked += 1
        if asked % 3 == 0:  # another world, in which the same matches go on in another way
            other = s.clone()
            role = asked_roles(s)[0]
            play(other, role, options(s, role)[-1])
            compare(advice, other)
    assert asked > 100
