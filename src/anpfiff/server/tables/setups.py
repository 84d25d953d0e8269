"""Setups that are known already: an owner's card file is read once, not at every table and every kick-off."""

from __future__ import annotations

import contextlib
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from anpfiff.errors import Refusal
from anpfiff.games import find
from anpfiff.server.tables import entries

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anpfiff.core.game import Game, Setup


def agreed(
    game: Game, edition: str | None, options: Mapping[str, int | bool | str], seats: int, own_cards: str
) -> Setup:
    """The checked setup; where an owner's cards are played, the same one for the same file."""
    if not own_cards:
        return game.agree(edition, dict(options), seats)
    return _with_own_cards(game.key, edition, msgspec.json.encode(options), seats, own_cards)


@lru_cache(maxsize=64)
def _with_own_cards(game: str, edition: str | None, options: bytes, seats: int, own_cards: str) -> Setup:
    return find(game).agree(edition, msgspec.json.decode(options), seats, own_cards)


def warm(first: bytes) -> None:
    """Read the card file of a table that is about to be folded, in a thread; what is wrong is said by the fold."""
    opened = entries.read(first)
    if isinstance(opened, entries.Opened) and opened.own_cards:
        with contextlib.suppress(Refusal):
            game = find(opened.game)
            game.lay(agreed(game, opened.edition, opened.options, len(opened.seats), opened.own_cards))
