"""The shelf: the one list of games. Upstairs reaches a game only by its name, and only then is it taken down."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from anpfiff.core.errors import Unknown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.core.game import Game

KEYS: Final = ["finale", "world_cup", "fussball_fieber", "hat_trick"]
"""The games by name, as they stand on the shelf; each is the package of that name, with its `GAME`."""


class Row:
    """All games in a row; each is loaded when somebody looks at it."""

    def __len__(self) -> int:
        return len(KEYS)

    def __getitem__(self, place: int) -> Game:
        return find(KEYS[place])

    def __iter__(self) -> Iterator[Game]:
        return iter([find(key) for key in KEYS])

    def __contains__(self, game: object) -> bool:
        return any(one is game for one in self)


SHELF: Final = Row()


def find(key: str) -> Game:
    """The game of this name; no other is loaded for it."""
    if key not in KEYS:
        raise Unknown(
            f"there is no game {key[:80]!r} on the shelf", expected=list(KEYS), key="game", facts={"name": key[:80]}
        )
    game: Game = import_module(f"anpfiff.games.{key}").GAME
    return game
