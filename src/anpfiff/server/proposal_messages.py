"""What is proposed at a table, and who still has to answer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from anpfiff.server.fields import Milliseconds


class Proposal(Struct, frozen=True):
    """What was proposed, and who still has to answer."""

    number: int
    """A vote names it, so that nobody agrees to something they have not read."""
    seat: int
    what: Literal["undo", "draw", "take_over"]
    target: int | None
    bot: str | None
    waits_for: list[int]
    until: Milliseconds
    is_away: bool
    """The seat to be taken over has no connection open; if it stays away until then, its silence is a yes."""
