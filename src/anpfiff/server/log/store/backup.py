"""Backups: a whole store in one file that both engines can read, so that a host can also move house with it.

The file is gzip over lines of JSON: what it is and how much is in it, then every table with its log, and at the end
a checksum of all lines before. It holds the secrets of the tables, so only its owner may read it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
import tempfile
import time
import zlib
from contextlib import aclosing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from anpfiff.errors import Malformed
from anpfiff.server.log.store import Record

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from anpfiff.server.log.store import Store

    Check = Callable[[Record, list[tuple[int, bytes]]], None]

T = TypeVar("T")

FORMAT: Final = "anpfiff backup"
VERSION: Final = 1
LONGEST_LINE: Final = 32 << 20
"""In bytes; the longest match with its replay is a small part of that."""
LEVEL: Final = 6
"""How hard gzip tries."""


class BackupHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    tables: int
    entries: int
    made: int
    """In milliseconds since 1970."""


class BackupLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table with its log."""

    record: Record
    log: list[tuple[int, str]]


class BackupTrailer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    sha256: str


async def backup(store: Store, file: Path, progress: Callable[[int, int], Any] | None = None) -> int:
    """Write everything in a store to a file, as of one moment, whole or not at all; how many tables there are.

    Progress is told how many tables are written, of how many.
    """
    writer = await asyncio.to_thread(BackupWriter, file)
    done = 0
    try:
        async with aclosing(store.dump(writer.begin)) as tables:
            async for record, log in tables:
                await asyncio.to_thread(writer.add, record, log)
                done += 1
                if progress is not None:
                    progress(done, writer.tables)
        await asyncio.to_thread(writer.finish)
    finally:
        await asyncio.to_thread(writer.clear_away)
    return done


async def restore(
    store: Store, file: Path, progress: Callable[[int, int], Any] | None = None, check: Check | None = None
) -> int:
    """Fill an empty store from a file, all or nothing; how many tables came.

    A file that is cut off or damaged anywhere is refused, and nothing has changed; so is a table that `check` refuses.
    """
    reader = await asyncio.to_thread(BackupReader, file, check)
    try:
        return await store.load(reader.tables(progress))
    finally:
        await asyncio.to_thread(reader.close)


class BackupWriter:
    """A backup that is being written, beside the file it will become."""

    def __init__(self, file: Path) -> None:
        self._file = file
        handle, beside = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        self._beside = Path(beside)
        self._raw = os.fdopen(handle, "wb")
        self._zip = gzip.GzipFile(filename="", fileobj=self._raw, mode="wb", compresslevel=LEVEL)
        self._sum = hashlib.sha256()
        self.tables = 0

    def begin(self, tables: int, entries: int) -> None:
        """Write the header."""
        self.tables = tables
        self._write(BackupHeader(FORMAT, VERSION, tables, entries, time.time_ns() // 1_000_000))

    def add(self, record: Record, log: list[tuple[int, bytes]]) -> None:
        """Write one table."""
        self._write(BackupLine(record, [(seq, body.decode()) for seq, body in log]))

    def finish(self) -> None:
        """Write the checksum, and let the file take its place once all of it is on the disk."""
        self._write(BackupTrailer(self._sum.hexdigest()))
        self._zip.close()
        self._raw.flush()
        os.fsync(self._raw.fileno())
        self._beside.replace(self._file)
        if os.name == "posix":
            folder = os.open(self._file.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def clear_away(self) -> None:
        """Leave nothing behind but a whole backup."""
        with suppress(OSError):
            self._zip.close()
        with suppress(OSError):
            self._raw.close()
        self._beside.unlink(missing_ok=True)

    def _write(self, line: msgspec.Struct) -> None:
        data = msgspec.json.encode(line) + b"\n"
        self._sum.update(data)
        self._zip.write(data)


class BackupReader:
    """A backup that is being read, and believed only at its end."""

    def __init__(self, file: Path, check: Check | None = None) -> None:
        self._file = file
        self._check = check
        self._zip = gzip.open(file, "rb")  # noqa: SIM115  it is read table by table, and closed by close
        self._sum = hashlib.sha256()
        try:
            self._header = self._begin()
        except BaseException:
            self._zip.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._zip.close()

    async def tables(
        self, progress: Callable[[int, int], Any] | None
    ) -> AsyncIterator[tuple[Record, list[tuple[int, bytes]]]]:
        """Every table with its log; raises at the end if anything was wrong."""
        entries = 0
        for number in range(self._header.tables):
            line = await asyncio.to_thread(self._next, BackupLine)
            entries += len(line.log)
            log = [(seq, body.encode()) for seq, body in line.log]
            if self._check is not None:
                await asyncio.to_thread(self._check, line.record, log)
            yield line.record, log
            if progress is not None:
                progress(number + 1, self._header.tables)
        await asyncio.to_thread(self._end, entries)

    def _begin(self) -> BackupHeader:
        header = self._next(BackupHeader)
        if header.format != FORMAT:
            raise self._damaged(f"its format is {header.format[:40]!r}", "format")
        if header.version != VERSION:
            message = f"{self._file}: a backup of version {header.version}, this program reads {VERSION}"
            facts: dict[str, str | int] = {"file": str(self._file), "version": header.version, "known": VERSION}
            raise Malformed(message, key="backup-version", facts=facts)
        return header

    def _end(self, entries: int) -> None:
        found = self._sum.hexdigest()
        if self._next(BackupTrailer).sha256 != found or entries != self._header.entries:
            raise self._damaged("its checksum does not fit", "sum")
        if self._line():
            raise self._damaged("something follows its end", "more")

    def _next(self, kind: type[T]) -> T:
        line = self._line()
        self._sum.update(line)
        if not line.endswith(b"\n"):
            raise self._damaged("it is cut off", "cut")
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise self._damaged(str(error), "format") from error

    def _line(self) -> bytes:
        try:
            line = self._zip.readline(LONGEST_LINE + 1)
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise self._damaged(str(error), "format") from error
        if len(line) > LONGEST_LINE:
            raise self._damaged(f"a table of more than {LONGEST_LINE >> 20} MiB", "large")
        return line

    def _damaged(self, why: str, key: str) -> Malformed:
        message = f"{self._file} is no whole backup: {why}"
        return Malformed(message, key=f"backup-{key}", facts={"file": str(self._file)})
