"""The viewpoint: where a view was looked at from, so that it can be drawn as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.words import words_of

if TYPE_CHECKING:
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.state import State


class Viewpoint:
    """One chair at a table of a game."""

    __slots__ = ("chair", "game", "players", "setup")

    def __init__(self, game: Game, setup: Setup, players: list[str], chair: int) -> None:
        self.game = game
        self.setup = setup
        self.players = players
        self.chair = chair

    def render(self, view: State, language: str = "en") -> str:
        """The game's own drawing of a view, in plain text."""
        words = words_of(self.game, language, self.setup.own_cards)
        words.seats = [name or words.seat(seat) for seat, name in enumerate(self.players)]
        return str(self.game.render(view, role_of(view, self.chair), words))


def role_of(s: State, chair: int) -> int | None:
    """The role that a chair plays now; None for those who only watch."""
    for role, seat in enumerate(s.roles):
        if seat == chair:
            return role
    return None
