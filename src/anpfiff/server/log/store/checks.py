"""What may go into a store: one bad entry must never take down the others of its transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from anpfiff.server.log.store import Head, Record

LONGEST_NAME: Final = 200
"""Letters in the name of a table; notices and indexes have little room."""
HIGHEST: Final = (1 << 63) - 1


def check_name(table: str) -> None:
    """Refuse a table's name that cannot be a key."""
    if not 0 < len(table) <= LONGEST_NAME or not table.isprintable():
        message = f"a table's name has 1 to {LONGEST_NAME} printable letters, not {table[:60]!r}"
        raise Malformed(message, key="table-name", facts={"most": LONGEST_NAME, "name": table[:60]})


def check_number(what: str, number: int) -> None:
    """Refuse a number that does not fit into eight bytes, or is below zero."""
    if not 0 <= number <= HIGHEST:
        raise _cannot_store(f"{what}: expected a number from 0 to {HIGHEST}, found {number}", what)


def check_text(what: str, text: str) -> None:
    """Refuse text that cannot be written as UTF-8, or holds a zero character."""
    if "\0" in text:
        raise _cannot_store(f"{what}: a zero character cannot be stored", what)
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise _cannot_store(f"{what}: expected UTF-8 ({error.reason})", what) from error


def _cannot_store(message: str, what: str) -> Malformed:
    return Malformed(message, key="not-storable", facts={"what": what})


def check_head(head: Head) -> None:
    """Refuse a head that cannot be stored."""
    check_text("status", head.status)
    check_text("summary", head.summary)
    if head.replay is not None:
        check_text("replay", head.replay)
    if head.due is not None:
        check_number("due", head.due)


def check_record(record: Record) -> None:
    """Refuse a table that cannot be stored."""
    check_name(record.table)
    check_text("game", record.game)
    check_text("secret", record.secret)
    check_number("revision", record.revision)
    check_number("opened", record.opened)
    check_head(record.head)


def text_of(table: str, seq: int, body: bytes, head: Head | None = None) -> str:
    """The body of an entry as text, once all of it is known to fit."""
    check_name(table)
    check_number("seq", seq)
    if head is not None:
        check_head(head)
    if b"\0" in body:
        raise _cannot_store("body: a zero character cannot be stored", "body")
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise _cannot_store(f"body: expected UTF-8 ({error.reason})", "body") from error
