"""Time on this node: set once, and then it only goes forwards. And clocks that somebody can play by."""

from __future__ import annotations

import pytest

from anpfiff.errors import Malformed
from anpfiff.protocol.fields import Clock
from anpfiff.server.services import milliseconds, steady
from anpfiff.server.tables.clock import check_clock


@pytest.mark.parametrize("jump", [7_200_000, -86_400_000])
def test_setting_the_time_of_day_moves_no_clock_of_a_match(jump: int) -> None:
    day, ticks = [1_790_000_000_000], [5_000_000_000]
    now = steady(lambda: day[0], lambda: ticks[0])
    assert now() == 1_790_000_000_000
    day[0] += jump
    ticks[0] += 3_000_000_000
    assert now() == 1_790_000_003_000


def test_it_is_the_time_of_day_at_first() -> None:
    assert abs(steady()() - milliseconds()) < 1000


@pytest.mark.parametrize(
    ("clock", "is_fine"),
    [
        (Clock(), True),
        (Clock("none", 0, "forfeit"), True),
        (Clock("move", 0, "forfeit"), False),
        (Clock("move", 9, "forfeit"), False),
        (Clock("move", 10, "forfeit"), True),
        (Clock("match", 0, "bot"), False),
        (Clock("days", 0, "bot"), False),
        (Clock("move", 1, "bot"), True),
    ],
)
def test_nobody_loses_before_he_could_answer(clock: Clock, is_fine: bool) -> None:
    if is_fine:
        check_clock(clock)
    else:
        with pytest.raises(Malformed, match="clock: expected at least"):
            check_clock(clock)
