"""Messages about how a table looks: a view, and stills of the moments before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from anpfiff.core.action import FACE_DOWN

if TYPE_CHECKING:
    from anpfiff.core.state import State
    from anpfiff.core.table import Table


class View(Struct, frozen=True):
    """What a chair may see: `table` is the game's own part, `facts` is what follows from it by the game's rules."""

    agenda: list[str]
    roles: list[int]
    colours: list[str]
    """By role: the colour its side wears, red or blue; none where sides have no colours."""
    sealed: list[list[str]]
    table: dict[str, Any]
    facts: dict[str, Any]


class Still(Struct, frozen=True):
    """How the table looked from this chair when it had been told so many lines; until then it looked as before."""

    told: int = field(name="ply")
    view: View


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
