"""Men as fields of a state: who somebody is, and the whole pitch with what one wants to see of everybody on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from anpfiff.core.codec import expect_dict, expect_list, expect_whole
from anpfiff.core.kinds import NONE, At, ListOf, Number, OneOf
from anpfiff.errors import Malformed
from anpfiff.games.hat_trick.book import CELLS, COLUMNS
from anpfiff.games.hat_trick.cards import BOX, FIRST_NUMBER, FLANKS, MEN
from anpfiff.games.hat_trick.pitch import flank_at
from anpfiff.games.hat_trick.players_box import KINDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.hat_trick.state import Match

BASE_PLAYERS: Final = [player.id for player in BOX.players]
FLANK: Final = OneOf(FLANKS, "Flank")

SHIRT: Final = Number(MEN - 1, shift=FIRST_NUMBER)
"""A man of one side; he is written by his number."""
CELL: Final = Number(CELLS - 1)
LINE: Final = Number(CELLS // COLUMNS - 1)


@final
class ManOfAny(Number):
    """A man of either side: those of the first are 0 to 9, those of the second 10 to 19."""

    def __init__(self) -> None:
        super().__init__(2 * MEN - 1)
        self.is_plain = False

    def write(self, value: Any, at: At) -> Any:
        return {"role": value // MEN, "number": value % MEN + FIRST_NUMBER}

    def read(self, data: Any, where: str, at: At) -> Any:
        table = expect_dict(data, where)
        number = expect_whole(table.get("number"), "number", FIRST_NUMBER, FIRST_NUMBER + MEN - 1) - FIRST_NUMBER
        return MEN * expect_whole(table.get("role"), "role", 0, 1) + number

    def typescript(self) -> str:
        return "{ role: Role; number: number }"


MAN: Final = ManOfAny()


@final
class ManKind(Number):
    """Which card a man has; how many there are depends on the box."""

    def __init__(self) -> None:
        super().__init__(0)

    def high(self, at: At) -> int:
        most: int = at.table.book.most_kinds
        return most - 1


@final
class Pitch(ListOf):
    """Who stands where, line by line. Side and number say who a man is; the rest follows and is not read."""

    def __init__(self) -> None:
        super().__init__(Number(2 * MEN - 1, NONE), CELLS, is_changed=True)

    def write(self, value: Any, at: At) -> Any:
        s: Match = at.part
        cells = [None if piece == NONE else written(s, cell, at) for cell, piece in enumerate(s.cells)]
        return [cells[first : first + COLUMNS] for first in range(0, CELLS, COLUMNS)]

    def read(self, data: Any, where: str, at: At) -> Any:
        lines = [expect_list(line, where) for line in expect_list(data, where)]
        cells: list[i64] = [NONE if man is None else MAN.read(man, where, at) for line in lines for man in line]
        if len(cells) != CELLS or any(len(line) != COLUMNS for line in lines):
            raise Malformed(f"pitch: expected {CELLS // COLUMNS} lines of {COLUMNS} fields")
        men = [piece for piece in cells if piece != NONE]
        if len(men) != len(set(men)):
            raise Malformed("pitch: a man stands on two fields")
        return cells

    def typescript(self) -> str:
        return "(ManView | null)[][]"

    def declared(self) -> dict[str, str]:
        man = "role: Role; number: number; card: string; attack: number; defence: number; flank: Flank"
        return {**FLANK.declared(), "ManView": f"{{ {man}; is_star: boolean }}"}


def written(s: Match, cell: i64, at: At) -> dict[str, Any]:
    """A man on the pitch."""
    piece: i64 = s.cells[cell]
    role: i64 = piece // MEN
    man: i64 = piece % MEN
    side = s.sides[role]
    kind: i64 = side.kinds[man]
    found: dict[str, Any] = MAN.write(int(piece), at)
    found["card"] = KINDS[kind - MEN] if kind >= MEN else BASE_PLAYERS[kind]
    found["attack"] = int(side.attack(man))
    found["defence"] = int(side.defence(man))
    found["flank"] = FLANKS[flank_at(s, role, cell)]
    found["is_star"] = bool((side.gold >> man) & 1)
    return found
