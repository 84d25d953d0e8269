"""The games: a game is reached by its name and loaded only then, ours and those of installed packages."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from anpfiff.errors import Refusal, Unknown
from anpfiff.games import installed

if TYPE_CHECKING:
    import re
    from collections.abc import Iterator

    from anpfiff.core.game import Game

KEYS: Final = ["finale", "world_cup", "fussball_fieber", "hat_trick"]
"""Our games by name, as they stand on the shelf; each is the package of that name, with its `GAME`."""
EXAMPLES: Final = ["penalty_duel"]
"""Small games for those who write games: found by name like all others, shown only to those who ask for all games."""

KEY: Final[re.Pattern[str]] = installed.KEY
"""How the name of a game is written."""


class Row:
    """Games in a row; each is loaded when somebody looks at it."""

    def __init__(self, ours: list[str], *, is_open: bool) -> None:
        self.ours: Final = ours
        self.is_open: Final = is_open
        """Whether games of other installed packages stand behind ours."""

    def names(self) -> list[str]:
        """The names of the games; no game is loaded for them."""
        return [*self.ours, *installed.names(KEYS + EXAMPLES)] if self.is_open else self.ours

    def faults(self) -> list[Refusal]:
        """Why games of other packages that want to stand here do not."""
        if not self.is_open:
            return []
        found = installed.clashes(KEYS + EXAMPLES)
        for key in self.names():
            try:
                find(key)
            except Refusal as fault:
                found.append(fault)
        return found

    def __len__(self) -> int:
        return len(self.names())

    def __getitem__(self, place: int) -> Game:
        return find(self.names()[place])

    def __iter__(self) -> Iterator[Game]:
        """All that can be played; `faults` tells about the others."""
        found: list[Game] = []
        for key in self.names():
            try:
                found.append(find(key))
            except Refusal:
                if key in self.ours:
                    raise
        return iter(found)

    def __contains__(self, game: object) -> bool:
        return any(one is game for one in self)


SHELF: Final = Row(KEYS, is_open=True)
"""What people are offered."""
EVERY: Final = Row(KEYS + EXAMPLES, is_open=True)
"""What developers are offered: the examples too."""
OURS: Final = Row(KEYS + EXAMPLES, is_open=False)
"""What our own tests judge."""


def find(key: str) -> Game:
    """The game of this name; no other is loaded for it."""
    if key in KEYS or key in EXAMPLES:
        game: Game = import_module(f"anpfiff.games.{key}").GAME
        return game
    if key in installed.names(KEYS + EXAMPLES):
        return installed.load(key)
    for clash in installed.clashes([]):
        if clash.facts["name"] == key:
            raise clash
    raise Unknown(
        f"there is no game {key[:80]!r} on the shelf", expected=SHELF.names(), key="game", facts={"name": key[:80]}
    )
