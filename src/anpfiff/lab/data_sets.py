"""Data sets: all replays or all decisions of a study, for programs that learn from them.

One file for each batch, written whole or not at all, beside a file that says what is in them. What is there is never
written again: a study that was stopped goes on where it was, one that is made longer adds files.
"""

from __future__ import annotations

import gzip
import importlib.util
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from anpfiff.core import replay
from anpfiff.core.state import Result
from anpfiff.core.table import Table
from anpfiff.games import find
from anpfiff.lab.plan import DATA_SETS
from anpfiff.lab.study import write_whole
from anpfiff.lab.workers import pooled, serial

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from anpfiff.lab.batch import Batch, MatchRecord
    from anpfiff.lab.plan import Plan
    from anpfiff.lab.study import Study
    from anpfiff.lab.workers import Part

REPLAYS, DECISIONS = DATA_SETS
ABOUT: Final = "about.json"
VERSION: Final = 1
"""Of the columns below; another number means other columns."""

TEXT: Final = "text"
WHOLE: Final = "whole number"
SHARE: Final = "number"
TEXTS: Final = "list of texts"
NUMBERS: Final = "list of whole numbers"
DATA: Final = "object; in Parquet a text of JSON"

OF_THE_MATCH: Final = {
    "series": (TEXT, "which series of the study: `label` in the plan"),
    "match": (WHOLE, "the number of the match in its series, from 0 on"),
    "seed": (WHOLE, "the seed of its dice and draws; a table with it has the same"),
    "bots": (TEXTS, "who sat where, by seat"),
    "places": (NUMBERS, "by seat: 1 is the best; seats that are level share a place"),
    "score": (NUMBERS, "by seat"),
    "reason": (TEXT, "why it ended; `forfeit` if a bot lost without playing to the end"),
}
COLUMNS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    REPLAYS: OF_THE_MATCH | {"replay": (TEXT, "the file of the match: `anpfiff replay --verify` proves it")},
    DECISIONS: OF_THE_MATCH
    | {
        "number": (WHOLE, "the number of the decision in its match, from 0 on"),
        "ply": (WHOLE, "how many things had been said, by seats and by fate"),
        "seat": (WHOLE, "who was asked"),
        "role": (WHOLE, "the role that the seat played"),
        "prompt": (TEXT, "what was asked"),
        "rule": (TEXT, "the rule behind it"),
        "options": (TEXTS, "all that could be said, in notation"),
        "chosen": (TEXT, "what was said"),
        "view": (DATA, "what the seat saw, as in `anpfiff referee`"),
        "worth": (SHARE, "what the match was worth to the seat in the end, from 0 to 1"),
    },
}


@dataclass(frozen=True)
class Shard:
    """The part of a data set that is made from one batch; a worker can make it anywhere."""

    part: Part
    label: str
    batch: Batch
    about: bytes
    is_table: bool
    """Whether it is to be a Parquet file."""

    def play(self) -> bytes:
        """The bytes of its file."""
        rows = self.rows()
        if self.is_table:
            return table_of(rows, self.part.plan.keep, self.about)
        lines = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
        return gzip.compress(lines, 6, mtime=0)

    def rows(self) -> Iterator[dict[str, Any]]:
        """Its rows, match after match."""
        for record, said in zip(self.batch.records, self.batch.logs, strict=True):
            yield from rows_of(self.part.plan, self.label, record, said)


def rows_of(plan: Plan, label: str, record: MatchRecord, said: list[tuple[int, str]]) -> Iterator[dict[str, Any]]:
    """The rows of one match, which is played again: the seed says what fell."""
    names = [plan.bots[record.seats.index(seat)] for seat in range(len(plan.bots))]
    match = {
        "series": label,
        "match": record.match,
        "seed": record.seed,
        "bots": names,
        "places": record.places,
        "score": record.score,
        "reason": record.reason,
    }
    table = Table(find(plan.game), plan.setup(), record.seed, names)
    table.settle()
    worth = worth_of(record)
    for number, (seat, notation) in enumerate(said):
        if plan.keep == DECISIONS:
            decision = table.decision(seat)
            yield match | {
                "number": number,
                "ply": table.ply,
                "seat": seat,
                "role": decision.role,
                "prompt": decision.prompt,
                "rule": decision.rule,
                "options": [option.notation for option in decision.options],
                "chosen": notation,
                "view": table.encode(seat),
                "worth": worth[seat],
            }
        table.say(seat, notation)
    if plan.keep == REPLAYS:
        yield match | {"replay": replay.write(table)}


def worth_of(record: MatchRecord) -> list[float]:
    """What a match was worth to each seat."""
    places = sorted(set(record.places))
    groups = [[seat for seat, place in enumerate(record.places) if place == best] for best in places]
    return Result(groups, record.score, record.reason).returns()


def about_of(study: Study) -> bytes:
    """What is in a data set and where it comes from: columns, plan, revision of the rules, version of the program."""
    spec = study.spec
    kind = spec.plans[0].keep
    columns = {name: {"holds": holds, "means": means} for name, (holds, means) in COLUMNS[kind].items()}
    told: dict[str, Any] = {
        "data_set": kind,
        "data_set_version": VERSION,
        "game": spec.plans[0].game,
        "revision": spec.revision,
        "version": spec.version,
        "seed": spec.plans[0].seed,
        "columns": columns,
        "plan": msgspec.to_builtins(spec),
    }
    return (json.dumps(told, indent=2, ensure_ascii=False) + "\n").encode()


def has_parquet() -> bool:
    """Whether the library for Parquet files is installed."""
    return importlib.util.find_spec("pyarrow") is not None


def write_data(study: Study, workers: int) -> list[Path]:
    """Write what is missing of a study's data set; nothing if none was asked for. Which files were written."""
    plans = study.spec.plans
    if not plans[0].keep:
        return []
    folder = study.folder / plans[0].keep
    folder.mkdir(exist_ok=True)
    for rest in folder.glob(".*"):
        rest.unlink()
    about = about_of(study)
    write_whole(folder / ABOUT, about)
    kinds = [False, True] if has_parquet() else [False]
    left = [
        Shard(part, study.spec.series[part.series].label, batch, about, is_table)
        for part, batch in study.finished()
        for is_table in kinds
        if not file_of(folder, part, is_table=is_table).exists()
    ]
    written = []
    for shard, data in serial(left) if workers == 1 or len(left) < 2 else pooled(left, workers):
        written.append(file_of(folder, shard.part, is_table=shard.is_table))
        write_whole(written[-1], data)
    drop_shorter(folder, study)
    return sorted(written)


def file_of(folder: Path, part: Part, *, is_table: bool) -> Path:
    """The file of one batch."""
    name = f"{part.series:03}-{part.first:09}-{part.last:09}"
    return folder / f"{name}.{'parquet' if is_table else 'jsonl.gz'}"


def drop_shorter(folder: Path, study: Study) -> None:
    """When a study is made longer its last batch is played on: what the longer file holds need not lie there twice."""
    now = {file_of(folder, part, is_table=is_table) for part in study.parts() for is_table in (False, True)}
    begun = {file.name.rpartition("-")[0] for file in now if file.exists()}
    for file in [*folder.glob("*.jsonl.gz"), *folder.glob("*.parquet")]:
        if file not in now and file.name.rpartition("-")[0] in begun:
            file.unlink()


def table_of(rows: Iterator[dict[str, Any]], kind: str, about: bytes) -> bytes:
    """Rows as a Parquet file; what they are stands in its metadata."""
    import pyarrow as pa  # noqa: PLC0415  an extra
    from pyarrow import parquet  # noqa: PLC0415

    types = {TEXT: pa.string(), WHOLE: pa.int64(), SHARE: pa.float64(), DATA: pa.string()}
    types |= {TEXTS: pa.list_(pa.string()), NUMBERS: pa.list_(pa.int64())}
    schema = pa.schema(
        [(name, types[holds]) for name, (holds, _) in COLUMNS[kind].items()], metadata={b"anpfiff": about}
    )
    told = []
    for row in rows:
        if "view" in row:
            row["view"] = msgspec.json.encode(row["view"]).decode()
        told.append(row)
    out = pa.BufferOutputStream()
    parquet.write_table(pa.Table.from_pylist(told, schema), out, compression="zstd")
    return bytes(out.getvalue())
