"""A match on a bare state, decision by decision, for benches that look at something between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.bots.match import asked
from anpfiff.core.phase import CHANCE
from anpfiff.core.referee import advance, fall

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


def decisions(s: State, fate: Rng) -> Iterator[tuple[int, int]]:
    """Every role that is asked and its seat, until all is over; whoever goes on has played. Fate falls between."""
    advance(s)
    while s.agenda:
        phase = s.agenda[-1]
        if phase.kind == CHANCE:
            fall(s, phase.outcomes(s).pick(fate))
            continue
        role = int(asked(s, phase))
        yield role, int(s.roles[role])
