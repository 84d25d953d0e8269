"""How a table looks from a chair, as it is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.action import FACE_DOWN
from anpfiff.protocol.table import View

if TYPE_CHECKING:
    from anpfiff.core.state import State
    from anpfiff.core.table import Table


def view_of(table: Table, view: State) -> View:
    """A view as it is sent; what was agreed stands in the welcome, so only what changes is in it.

    That another seat has given its sealed answer is not in it either: until all are opened, nobody can tell.
    """
    return View(
        [phase.notation for phase in view.agenda],
        [int(seat) for seat in view.roles],
        table.game.colours(view),
        [[action.notation for action in said if action is not FACE_DOWN] for said in view.sealed],
        table.game.encode(view),
        table.game.facts(view),
    )
