"""H10: who is sent off leaves an empty field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN
from anpfiff.games.hat_trick.events import SENT_OFF
from anpfiff.games.hat_trick.pitch import place_of
from anpfiff.games.hat_trick.rules.loans import leave_behind
from anpfiff.games.hat_trick.state import EMPTY, NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64


def send_off(s: Match, piece: i64) -> None:
    """S10  A man leaves the pitch; his field is free."""
    role, man = piece // MEN, piece % MEN
    cell: i64 = place_of(s, role, man)
    if cell != NOWHERE:
        s.cells[cell] = EMPTY
    s.sides[role].off |= alone(man)
    if s.book.has_roles:
        leave_behind(s.sides[role], man)
    s.tell_of(SENT_OFF, role, man + FIRST_NUMBER)
