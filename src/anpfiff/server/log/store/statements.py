"""Statements that both engines understand, for what is kept beside the logs: written once, with question marks."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Ask = Callable[..., Awaitable[list[Any]]]


class Statements:
    """Asks a store; PostgreSQL numbers what is given, SQLite does not."""

    def __init__(self, ask: Ask, *, is_numbered: bool = False) -> None:
        self._ask: Final = ask
        self._is_numbered: Final = is_numbered

    async def _do(self, sql: str, *given: Any) -> list[Any]:
        if self._is_numbered:
            numbers = itertools.count(1)
            sql = re.sub(r"\?", lambda _: f"${next(numbers)}", sql)
        return await self._ask(sql, *given)
