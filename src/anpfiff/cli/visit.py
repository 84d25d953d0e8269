"""A bot's visit at a server: it says that it is here, so that people find it, and hears where it is invited to."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Final

from anpfiff.cli.language import words_for
from anpfiff.cli.server_api import AWAY, ServerRefusal, ask
from anpfiff.errors import Refusal
from anpfiff.protocol.bots import BotGone, BotStand

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.cli.standing_bot import BotWish

PLACE: Final = "/api/bots"
NO_LIST: Final = (404, 405)
"""The answer of a server that is older than the list of bots."""
UNWANTED: Final = 403
LATER: Final = 10.0
"""Seconds until it tries again where it was refused for now."""


class Visit:
    """Keeps a bot on the list of a server."""

    def __init__(self, wish: BotWish, key: str, tell: Callable[[str], None]) -> None:
        self._wish: Final = wish
        self._key: Final = key
        self._words: Final = words_for(wish.language)
        self._tell: Final = tell
        self._is_over = False
        self._told = ""
        self._next = 0.0

    def speak(self, room: int) -> list[tuple[str, str]]:
        """Say that it is here and would sit down at so many more tables; to which it is invited, by which tokens."""
        if self._is_over or time.monotonic() < self._next:
            return []
        said = {"name": self._wish.name, "games": dict(self._wish.offered), "room": max(0, room)}
        try:
            found = ask(self._wish.server, PLACE, self._key, BotStand, said)
        except ServerRefusal as refusal:
            self._refused(refusal)
            return []
        except AWAY:
            return []
        self._next = time.monotonic() + found.again / 1000
        listed = {"games": ", ".join(found.games), "tables": self._wish.most}
        self._say_once(self._words.text("bot-listed" if found.games else "bot-unasked", listed))
        return [(one.table, one.token) for one in found.invitations]

    def tell_of(self, table: str) -> None:
        """Say that somebody invited it."""
        self._tell(f"{table}: {self._words.text('bot-invited')}")

    def leave(self) -> None:
        """Be on the list no more; a server that does not hear it finds out by itself."""
        if not self._is_over and self._told:
            with contextlib.suppress(Refusal, *AWAY):
                ask(self._wish.server, PLACE, self._key, BotGone, method="DELETE")

    def _refused(self, refusal: ServerRefusal) -> None:
        self._is_over = refusal.status in (*NO_LIST, UNWANTED)
        self._next = time.monotonic() + LATER
        if refusal.status in NO_LIST:
            self._say_once(self._words.text("bot-no-list"))
        else:
            self._say_once(self._words.text("bot-unlisted", {"reason": refusal.message}))

    def _say_once(self, text: str) -> None:
        if text != self._told:
            self._told = text
            self._tell(text)
