"""What comes back from a file is looked at first: a log without holes that leads to a match, and no endless lines."""

from __future__ import annotations

import gzip
import resource
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from anpfiff.errors import Malformed
from anpfiff.server.log.integrity import check_table
from anpfiff.server.log.store import Record
from anpfiff.server.log.store.backup import BackupReader, BackupWriter, restore
from anpfiff.server.tables.summary import head_of
from tests.server.log.store.kit import everything, opened
from tests.server.rooms import SECRET, Hall

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[4]
Log = list[tuple[int, bytes]]


def a_table() -> tuple[Record, Log]:
    """A match on its way, as it is stored."""
    hall = Hall("ann", "bo").play(30)
    room = hall.room
    record = Record("k3v9", room.setup.game, room.setup.revision, False, 1, SECRET, head_of(room, 0))
    return record, list(enumerate(hall.log))


def written(file: Path, record: Record, log: Log) -> Path:
    """A backup with a right checksum, whatever is in it."""
    writer = BackupWriter(file)
    writer.begin(1, len(log))
    writer.add(record, log)
    writer.finish()
    writer.clear_away()
    return file


async def test_a_sound_table_comes_back(tmp_path: Path) -> None:
    record, log = a_table()
    file = written(tmp_path / "sound.backup", record, log)
    async with opened(str(tmp_path / "stadium.db")) as store:
        assert await restore(store, file, check=check_table) == 1
        assert await everything(store) == [(record, log)]


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda log: log[:9] + log[10:], "a hole"),
        (lambda log: [(seq + 1, body) for seq, body in log], "a hole"),
        (lambda _log: [], "a hole"),
        (lambda log: [*log[:9], (9, b"no json"), *log[10:]], "cannot be read"),
        (lambda log: [*log[:9], (9, b'{"type":"dance"}'), *log[10:]], "cannot be read"),
        (lambda log: [(0, log[1][1]), *log[1:]], "does not begin with"),
        (lambda log: [*log[:-1], (log[-1][0], log[0][1])], "leads nowhere"),
        (lambda log: [*log[:9], (9, log[8][1]), *log[10:]], "leads nowhere"),
    ],
)
async def test_a_log_that_is_no_match_is_refused_though_the_sum_is_right(
    tmp_path: Path, harm: Callable[[Log], Log], message: str
) -> None:
    record, log = a_table()
    file = written(tmp_path / "harmed.backup", record, harm(log))
    async with opened(str(tmp_path / "stadium.db")) as store:
        with pytest.raises(Malformed, match=message):
            await restore(store, file, check=check_table)
        assert await everything(store) == []


def test_of_old_rules_only_the_log_is_looked_at() -> None:
    record, log = a_table()
    old = msgspec.structs.replace(record, revision=0)
    first = log[0][1].replace(b'"revision":%d' % record.revision, b'"revision":0')

    check_table(old, [(0, first), *log[1:]])


def test_a_line_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    """Half a megabyte that becomes half a gigabyte; the reader has 300 MB."""
    file = tmp_path / "bomb.backup"
    header = b'{"format":"anpfiff backup","version":1,"tables":1,"entries":1,"made":1}\n'
    with gzip.open(file, "wb", compresslevel=6) as out:
        out.write(header + b'{"record":"')
        for _ in range(500):
            out.write(b"x" * (1 << 20))
    code = (
        "import sys; from pathlib import Path; from anpfiff.server.log.store.backup import BackupLine, BackupReader; "
    )
    code += "BackupReader(Path(sys.argv[1]))._next(BackupLine)"
    found = subprocess.run(
        [sys.executable, "-c", code, str(file)],
        check=False,
        cwd=ROOT,
        capture_output=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (300 << 20, 300 << 20)),
    )

    assert b"a table of more than 32 MiB" in found.stderr
    with pytest.raises(Malformed, match="no whole backup"):
        BackupReader(written_empty(tmp_path / "empty"))


def written_empty(file: Path) -> Path:
    """A file with nothing in it."""
    file.write_bytes(gzip.compress(b""))
    return file
