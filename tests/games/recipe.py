"""A recipe for a golden match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.core.game import Game, Setup
    from anpfiff.core.table import Table


class Recipe:
    """Which bots play what, and what must happen for the match to be worth keeping."""

    def __init__(
        self, game: Game, edition: str, options: dict[str, Any], bots: list[str], is_wanted: Callable[[Table], bool]
    ) -> None:
        self.game = game
        self.setup: Setup = game.agree(edition, options, len(bots))
        self.bots = bots
        self.is_wanted = is_wanted


def told(table: Table) -> set[str]:
    """The kinds of all events of a match."""
    return {event.kind.name for ply, event in table.events}


def is_any(table: Table) -> bool:
    """Any match will do, if it is a whole one."""
    return table.is_over
