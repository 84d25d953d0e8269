"""Bots at a table have names."""

from __future__ import annotations

from anpfiff.bots.coaches import ASSISTANTS, HEAD_COACHES, coaches
from anpfiff.bots.names import BOTS


def test_every_league_has_a_coach() -> None:
    assert list(HEAD_COACHES) == BOTS
    assert coaches([None, "greedy"]) == ["", HEAD_COACHES["greedy"]]


def test_a_full_table_of_one_league_has_sixteen_names() -> None:
    names = coaches(["world"] * 16)
    assert names[0] == HEAD_COACHES["world"]
    assert all(names)
    assert len(set(names)) == 16


def test_nobody_is_called_like_somebody_at_the_table() -> None:
    assert coaches(["greedy"], taken=[HEAD_COACHES["greedy"]]) == [ASSISTANTS[0]]
