"""The shelf: the one list of games. Upstairs reaches a game only by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.errors import Unknown
from anpfiff.games.finale import GAME as FINALE
from anpfiff.games.fussball_fieber import GAME as FUSSBALL_FIEBER
from anpfiff.games.hat_trick import GAME as HAT_TRICK
from anpfiff.games.world_cup import GAME as WORLD_CUP

if TYPE_CHECKING:
    from anpfiff.core.game import Game

SHELF: Final[list[Game]] = [FINALE, WORLD_CUP, FUSSBALL_FIEBER, HAT_TRICK]


def find(key: str) -> Game:
    """The game of this name."""
    for game in SHELF:
        if game.key == key:
            return game
    raise Unknown(f"there is no game {key[:80]!r} on the shelf", expected=[game.key for game in SHELF])
