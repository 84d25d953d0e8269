"""Reviews that are done, on both engines: worked out once, so that the second reader waits for nothing."""

from __future__ import annotations

from typing import Final

from anpfiff.server.log.store.statements import Statements

KEEP: Final = """
    insert into stadium_review (table_name, evaluator, body) values (?, ?, ?)
    on conflict (table_name) do update set evaluator = excluded.evaluator, body = excluded.body
    returning table_name
"""
OF: Final = "select body from stadium_review where table_name = ? and evaluator = ?"
DROP_ALL: Final = "delete from stadium_review where table_name = ?"


class KeptReviews(Statements):
    """The reviews of all tables. They follow from the log, so a backup need not hold them."""

    async def keep(self, table: str, evaluator: int, body: str) -> None:
        """Keep a review; a newer one takes the place of an older one."""
        await self._do(KEEP, table, evaluator, body)

    async def of(self, table: str, evaluator: int) -> str | None:
        """The review of a table by this evaluator."""
        rows = await self._do(OF, table, evaluator)
        return str(rows[0][0]) if rows else None
