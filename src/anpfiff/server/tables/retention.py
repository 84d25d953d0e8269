"""How long tables are kept: those nobody sat down at, those nobody plays on, and those that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.server.log.store import EXPIRED, OVER, RUNNING

if TYPE_CHECKING:
    from anpfiff.server.log.store import Store

OVER_FOR_COMPETITIONS: Final = ("cup-done", "cup-called_off")
DAY: Final = 86_400_000
"""In milliseconds."""
AT_ONCE: Final = 100
"""How many tables are looked at before others get their turn."""


class Keep(msgspec.Struct, frozen=True):
    """Days that tables are kept; 0 is for ever."""

    open: int = 7
    """Days after which a table expires at which no match has begun."""
    running: int = 0
    """Days after which a match is deleted in which nobody says anything."""
    finished: int = 0
    """Days after which a match that is over, or a table that expired, is deleted."""

    @property
    def expiry(self) -> int | None:
        """After how many milliseconds a table at which nobody sat down expires."""
        return self.open * DAY or None


async def clear_away(store: Store, keep: Keep, now: int) -> int:
    """Delete what has been kept long enough; how many tables that were."""
    number = 0
    for status, days in (
        (RUNNING, keep.running),
        (OVER, keep.finished),
        (EXPIRED, keep.finished),
        *((status, keep.finished) for status in OVER_FOR_COMPETITIONS),
    ):
        if days == 0:
            continue
        before, last = now - days * DAY, ""
        while names := await store.old(status, before, last, AT_ONCE):
            for name in names:
                if await last_change(store, name) < before:
                    number += await store.remove(name)
            last = names[-1]
    return number


async def last_change(store: Store, table: str) -> int:
    """When the last entry of a table was written."""
    entry = await store.last(table)
    return 0 if entry is None else msgspec.json.decode(entry, type=_Dated).at


class _Dated(msgspec.Struct):
    """What every entry has, of a table or of a competition."""

    at: int
