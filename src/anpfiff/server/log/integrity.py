"""Whether a stored table is sound: its log has no hole, can be read, and leads to a match by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from anpfiff.errors import Malformed, Refusal
from anpfiff.games import find
from anpfiff.server.competitions.names import is_competition
from anpfiff.server.competitions.reading import check_competition
from anpfiff.server.tables import entries
from anpfiff.server.tables.log import fold

if TYPE_CHECKING:
    from anpfiff.server.log.store import Record


def check_table(record: Record, log: list[tuple[int, bytes]]) -> None:
    """Refuse a table that nobody could sit down at; of rules we no longer have, only what can be known."""
    if [seq for seq, _ in log] != list(range(len(log))) or not log:
        raise _unsound(record, "its log has a hole")
    if is_competition(record.table):
        check_competition(record, log)
        return
    try:
        found = [entries.read(body) for _, body in log]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _unsound(record, f"an entry that cannot be read, {error}") from error
    first = found[0]
    if not isinstance(first, entries.Opened) or (first.game, first.revision) != (record.game, record.revision):
        raise _unsound(record, "its log does not begin with this table being laid")
    try:
        if find(record.game).revision == record.revision:
            fold(record, log)
    except (Refusal, AssertionError, LookupError) as error:
        raise _unsound(record, f"its log leads nowhere, {error}") from error


def _unsound(record: Record, why: str) -> Malformed:
    return Malformed(f"table {record.table}: {why}", key="table-unsound", facts={"table": record.table})
