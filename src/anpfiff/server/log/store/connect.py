"""Connecting to PostgreSQL: how a connection is made, and what is said when it fails, never with the password in it."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from anpfiff.errors import Malformed
from anpfiff.server.log.store.errors import Denied, Unavailable

TROUBLE: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Whatever may come of a connection."""
COMES_BACK: Final = (asyncpg.OperatorInterventionError, asyncpg.PostgresConnectionError)
"""What a database says that is stopping, starting, or was cut off."""
PATIENCE: Final = 3.0
"""Seconds in which a lost connection may come back before somebody who waits for it is told."""
LONGEST_COMMAND: Final = 30.0
"""Seconds after which a database that does not answer counts as lost."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 5.0


class Connector:
    """The address of a database, and the way there."""

    def __init__(self, url: str) -> None:
        self._url = url
        try:
            parts = urlsplit(url)
            port = f":{parts.port}" if parts.port else ""
            self.place = f"{parts.hostname or 'localhost'}{port}{parts.path}"
        except ValueError:
            raise unreadable() from None

    async def connection(self, longest_command: float | None = LONGEST_COMMAND, **settings: str) -> Any:
        """A new connection, whose commits wait for the disk whatever the database was told."""
        try:
            return await asyncpg.connect(self._url, **self._how(longest_command, settings))
        except asyncpg.ClientConfigurationError:
            raise unreadable() from None
        except TROUBLE as error:
            raise self.trouble(error) from None
        except (ValueError, TypeError):
            raise unreadable() from None

    async def pool(self, size: int) -> Any:
        """A few connections for reading."""
        try:
            return await asyncpg.create_pool(self._url, min_size=0, max_size=size, **self._how(LONGEST_COMMAND, {}))
        except TROUBLE as error:
            raise self.trouble(error) from None

    def trouble(self, error: Exception) -> Unavailable:
        """What happened, with nothing in it but what the database or the network said."""
        said = f"the database at {self.place} cannot be used: {str(error) or type(error).__name__}"
        if not isinstance(error, asyncpg.PostgresError) or isinstance(error, COMES_BACK):
            return Unavailable(said)
        refused = Denied(said)
        refused.is_of_another = isinstance(error, asyncpg.InsufficientPrivilegeError)
        return refused

    @staticmethod
    def _how(longest_command: float | None, settings: dict[str, str]) -> dict[str, Any]:
        server_settings = {"synchronous_commit": "on", "application_name": "anpfiff", **settings}
        return {"timeout": 10.0, "command_timeout": longest_command, "server_settings": server_settings}


async def hang_up(connection: Any) -> None:
    """End a connection, politely if the other end still answers; what it had not committed is undone."""
    try:
        await connection.close(timeout=PATIENCE)
    except TROUBLE:
        connection.terminate()


def unreadable() -> Malformed:
    """The refusal of an address, which must not repeat any of it."""
    expected = ["postgresql://user:password@host:port/name"]
    return Malformed("the address of the database cannot be read", expected=expected, key="database-unreadable")


def longer(pause: float) -> float:
    """The next pause before connecting again."""
    return min(pause * 2, LONGEST_PAUSE)
