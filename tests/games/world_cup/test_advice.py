"""The advice remembers what it has reckoned; it must say the same as advice that remembers nothing."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.phase import CHANCE
from anpfiff.core.referee import advance, asked_roles, fall, options, play
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.games.world_cup.advice import WorldCupAdvice
from anpfiff.games.world_cup.rows import TOKENS
from anpfiff.games.world_cup.state import Cup

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("world_cup_1930", 2, {}),
    ("world_cup_1930", 7, {"replay_limit": 1}),
    ("world_cup_1930", 3, {"token_supply": "printed"}),
    ("world_cup_2002", 2, {}),
    ("world_cup_2002", 16, {"modifier_dice": False}),
]


@pytest.mark.parametrize(("edition", "seats", "chosen"), TABLES)
def test_what_is_remembered_is_what_would_be_reckoned_anew(edition: str, seats: int, chosen: dict[str, Any]) -> None:
    game = find("world_cup")
    s, rng = game.lay(game.agree(edition, chosen, seats)), seeded(7)
    assert isinstance(s, Cup)
    if s.book.supply:
        s.book.supply = [4] * len(TOKENS)  # so few that they run out
    advance(s)
    advice = WorldCupAdvice()
    asked = 0
    while s.agenda:
        phase = s.agenda[-1]
        if phase.kind == CHANCE:
            fall(s, phase.outcomes(s).pick(rng))
            continue
        role = asked_roles(s)[0]
        may = options(s, role)
        asked += 1
        if asked % 3 == 0:  # another world, in which the same matches go on in another way
            other = s.clone()
            play(other, role, may[-1])
            if other.agenda and other.agenda[-1].kind != CHANCE:
                next_role = asked_roles(other)[0]
                said = options(other, next_role)
                assert advice.scores(other, next_role, said) == WorldCupAdvice().scores(other, next_role, said)
        assert advice.scores(s, role, may) == WorldCupAdvice().scores(s, role, may)
        play(s, role, may[rng.below(len(may))])
    assert asked > 100
