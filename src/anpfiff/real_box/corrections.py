"""Correcting what was entered at a real table: an earlier line is said otherwise, the rest again as far as it fits."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final, final

from anpfiff.core.event import ALL
from anpfiff.core.log import FATE
from anpfiff.errors import Malformed, Refusal

if TYPE_CHECKING:
    from anpfiff.real_box.table import RealTable


@final
class EnteredLine:
    """Something that was entered: at which ply, who said it (fate is -1), what was asked by which rule, and what."""

    __slots__ = ("owner", "ply", "prompt", "rule", "said", "seat", "told")

    def __init__(self, ply: int, seat: int, owner: int, told: int, prompt: str, rule: str, said: str) -> None:
        self.ply: Final = ply
        self.seat: Final = seat
        self.owner: Final = owner
        """Whose it is: the seat that says it, or that whose die or card it is; fate where it is nobody's."""
        self.told: Final = told
        """How many events everybody had been told before."""
        self.prompt: Final = prompt
        self.rule: Final = rule
        self.said: Final = said


@final
class Correction:
    """What comes of a correction: the table as it is then, how many later moments stay, and which fall away."""

    __slots__ = ("falls", "stays", "table")

    def __init__(self, table: RealTable, stays: int, falls: list[EnteredLine]) -> None:
        self.table: Final = table
        self.stays: Final = stays
        self.falls: Final = falls


def film(table: RealTable) -> list[EnteredLine]:
    """Everything that people have entered, in order."""
    found: list[EnteredLine] = []
    public = [after for after, event in table.events if event.to == ALL]
    for ply, said in enumerate(table.said):
        if said:
            phase, seat = table.asked[ply], table.log[ply].seat
            owner = _owner(table, ply) if seat == FATE else seat
            found.append(EnteredLine(ply, seat, owner, bisect_right(public, ply), phase.key(), phase.rule, said))
    return found


def _owner(table: RealTable, ply: int) -> int:
    """Whose die or card was asked for; nobody's where no other role is ever asked for the like."""
    phase = table.asked[ply]
    alike = {int(one.role) for one in table.game.phases.phases.values() if type(one) is type(phase)}
    return int((table.state_before(ply) or table.state).roles[phase.role]) if len(alike) > 1 else FATE


def moment_at(table: RealTable, ply: int) -> EnteredLine:
    """What was entered at a ply; refused if nothing was."""
    for moment in film(table):
        if moment.ply == ply:
            return moment
    raise Malformed(f"nothing was entered at ply {ply}", key="no-moment", facts={"ply": ply})


def back_to(table: RealTable, ply: int) -> RealTable:
    """The table as it was before a ply."""
    other = table.clone()
    other.rewind(ply)
    return other


def corrected(table: RealTable, ply: int, said: str) -> Correction:
    """Say something else at an earlier ply; what came after it is said again until something does not fit.

    What falls away is kept by the table, so that correcting once more may bring it back. Nothing changes in `table`.
    """
    first = moment_at(table, ply)
    later = [moment for moment in film(table) if moment.ply > ply] + table.fallen
    other = back_to(table, ply)
    other.say(first.seat, said)
    for number, moment in enumerate(later):
        if not _is_said(other, moment):
            other.fallen = later[number:]
            return Correction(other, number, other.fallen)
    return Correction(other, len(later), [])


def _is_said(table: RealTable, moment: EnteredLine) -> bool:
    """Say a moment again, if just that is asked now."""
    table.settle()
    if not table.state.agenda or table.state.agenda[-1].key() != moment.prompt:
        return False
    try:
        table.say(moment.seat, moment.said)
    except Refusal:
        return False
    return True


def last_entered(table: RealTable) -> int | None:
    """The ply of the last thing that people have entered."""
    moments = film(table)
    return moments[-1].ply if moments else None
