"""Random scenes: sit, move, take over, resign, leave, undo, vote, reconnect, on two nodes and several lines."""

from __future__ import annotations

import asyncio

import pytest

from anpfiff.protocol.fields import Clock
from tests.server.scenes.scene import Leak, Table, play
from tests.volume import volume

TABLES = {
    "two": Table("finale", "ab", options={"squads": "starter"}),
    "squads": Table("finale", "ab", clock=Clock("move", 600, "bot")),
    "open": Table("hat_trick", "ab", public=True),
    "cup": Table("fussball_fieber", "abc"),
    "shared": Table("fussball_fieber", "aab"),
    "bots": Table("fussball_fieber", "ab-"),
}
STEPS = 120
SEEDS = range(volume(12, 200))


def script_of(seed: int) -> list[int]:
    """The luck of every step."""
    return [seed * 1_000_000 + step for step in range(STEPS)]


def run(plan: Table, script: list[int]) -> Leak | None:
    """What leaks in a scene, if anything does."""
    try:
        scene = asyncio.run(play(plan, script))
    except Leak as leak:
        return leak
    assert scene.checked >= len(script) // 2
    return None


def shortened(plan: Table, script: list[int]) -> list[int]:
    """The same leak in fewer steps: whatever can be left out is."""
    size = len(script) // 2
    while size:
        start = 0
        while start < len(script):
            fewer = script[:start] + script[start + size :]
            if run(plan, fewer) is not None:
                script = fewer
            else:
                start += size
        size //= 2
    return script


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", TABLES)
def test_nobody_is_sent_what_his_token_may_not_know(name: str, seed: int) -> None:
    plan, script = TABLES[name], script_of(seed)
    leak = run(plan, script)
    if leak is not None:
        short = shortened(plan, script)
        pytest.fail(f"{run(plan, short)}\nscript of {name}: {short}")
