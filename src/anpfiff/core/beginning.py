"""Tables that begin in the midst of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.codec import decode
from anpfiff.core.table import Table

if TYPE_CHECKING:
    from anpfiff.core.game import Game


def from_state(game: Game, data: object, seed: int | None) -> Table:
    """A table that begins at a given state."""
    setup, _ = decode(game, data)
    table = Table(game, setup, seed)
    table.lay_out(data)
    return table
