"""Subscriptions to notices, on both engines: whom to tell that it is their turn, and up to which turn they know."""

from __future__ import annotations

from typing import Final

import msgspec

from anpfiff.server.log.store.statements import Statements

ADD: Final = """
    insert into stadium_push (table_name, endpoint, seat_key, p256dh, auth, language, told) values (?, ?, ?, ?, ?, ?, 0)
    on conflict (table_name, endpoint) do update
    set seat_key = excluded.seat_key, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language
    returning endpoint
"""
OF: Final = """
    select endpoint, seat_key, p256dh, auth, language from stadium_push where table_name = ? order by endpoint
"""
CLAIM: Final = """
    update stadium_push set told = ? where table_name = ? and endpoint = ? and told < ? returning endpoint
"""
DROP_OWN: Final = """
    delete from stadium_push where table_name = ? and endpoint = ? and seat_key = ? returning endpoint
"""
DROP_EVERYWHERE: Final = "delete from stadium_push where endpoint = ? returning endpoint"
DROP_ALL: Final = "delete from stadium_push where table_name = ?"


class Subscription(msgspec.Struct, frozen=True):
    """A browser, or a webhook, that wants to be told about the seats of one key."""

    endpoint: str
    """The address at the browser's push service, or that of the webhook."""
    key: str
    """The hash of the seat's key."""
    p256dh: str
    auth: str
    language: str

    @property
    def is_hook(self) -> bool:
        """Whether it is a webhook, which has no keys to encrypt with."""
        return not self.p256dh


class Subscriptions(Statements):
    """The subscriptions of all tables."""

    async def add(self, table: str, one: Subscription) -> None:
        """Tell this browser too; one that is known already is told by its newest keys."""
        await self._do(ADD, table, one.endpoint, one.key, one.p256dh, one.auth, one.language)

    async def of(self, table: str) -> list[Subscription]:
        """Everybody who wants to be told about a table."""
        return [Subscription(*row) for row in await self._do(OF, table)]

    async def claim(self, table: str, endpoint: str, turn: int) -> bool:
        """Whether this node shall tell of the turn that began at a moment: of all that ask, one is told so, once."""
        return bool(await self._do(CLAIM, turn, table, endpoint, turn))

    async def drop_own(self, table: str, endpoint: str, key: str) -> bool:
        """Tell this browser nothing more about a table, if it was this key that wanted to be told."""
        return bool(await self._do(DROP_OWN, table, endpoint, key))

    async def drop_everywhere(self, endpoint: str) -> None:
        """The push service knows this browser no more."""
        await self._do(DROP_EVERYWHERE, endpoint)
