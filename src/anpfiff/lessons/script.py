"""A match file as a script: fate and the other seats answer as they did, and the learner is shown what was said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.log import FATE
from anpfiff.core.referee import is_fate_asked
from anpfiff.core.undo import take_at
from anpfiff.errors import Illegal, Refusal

if TYPE_CHECKING:
    from anpfiff.core.fair_chance import FairChance
    from anpfiff.core.table import Table


class Script:
    """What everybody said in a match, by seat; it is on until as much has been said at the table."""

    def __init__(self, match: Table) -> None:
        self.length: Final = match.ply
        self._said: Final[dict[int, list[str]]] = {}
        for line in match.log:
            self._said.setdefault(line.seat, []).append(line.action.notation)

    def is_on(self, table: Table) -> bool:
        """Whether the table has not come to the end of the script."""
        return table.ply < self.length

    def rest(self, table: Table, seat: int) -> list[str]:
        """What a seat has still to say."""
        return self._said.get(seat, [])[sum(line.seat == seat for line in table.log) :]

    def answer(self, table: Table, seat: int, lines: int = 1) -> list[str]:
        """The next answer of a seat that is asked, in small steps; nothing once the script has ended."""
        rest = self.rest(table, seat) if self.is_on(table) else []
        if not rest or table.form(seat) is None:
            return rest[:lines]
        for number in range(1, len(rest) + 1):
            try:
                return table.steps(seat, rest[:number])
            except Refusal:
                continue
        raise Illegal(
            f"the script has no whole answer of seat {seat} at ply {table.ply}",
            key="lesson-answer",
            facts={"seat": seat, "ply": table.ply},
        )

    def settle(self, table: Table, fair_chance: FairChance | None = None) -> None:
        """Let fate answer as long as it is asked: as in the script, and after it as an urn has it."""
        while not table.is_over and is_fate_asked(table.state):
            rest = self.rest(table, FATE) if self.is_on(table) else []
            if rest:
                table.say(FATE, rest[0])
            elif fair_chance is not None:
                outcomes = table.state.agenda[-1].outcomes(table.state)
                table.say(FATE, fair_chance.pick(outcomes, table.ply, take_at(table.takes, table.ply)))
            else:
                return
