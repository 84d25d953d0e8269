"""The matches of a study as tables for other programs: CSV, and Parquet where its library is installed."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any, Final

from anpfiff.lab.study import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from anpfiff.lab.batch import MatchRecord
    from anpfiff.lab.study import Series, Study

CSV: Final = "matches.csv"
PARQUET: Final = "matches.parquet"
GROUP: Final = 20_000
"""Rows in one group of a Parquet file."""


def columns_of(seats: int, *, is_kept: bool) -> dict[str, type]:
    """The columns in their order, each with what stands in it."""
    found: dict[str, type] = {"series": str, "match": int, "seed": int, "winner": int, "reason": str}
    found |= {"decisions": int, "dice_and_draws": int, "lead_changes": int}
    for seat in range(seats):
        found |= {f"bot_{seat}": str, f"score_{seat}": int, f"place_{seat}": int, f"behind_{seat}": int}
        if is_kept:
            found[f"kept_{seat}"] = str
    return found


def row_of(series: Series, record: MatchRecord) -> dict[str, Any]:
    """One match; a drawn one has no winner."""
    row: dict[str, Any] = {
        "series": series.label,
        "match": record.match,
        "seed": record.seed,
        "winner": record.winner(),
        "reason": record.reason,
        "decisions": record.decisions,
        "dice_and_draws": record.fates,
        "lead_changes": record.lead_changes,
    }
    for bot, seat in enumerate(record.seats):
        row[f"bot_{seat}"] = series.plan.bots[bot]
    for seat, score in enumerate(record.score):
        row[f"score_{seat}"] = score
        row[f"place_{seat}"] = record.places[seat]
        row[f"behind_{seat}"] = record.behind[seat]
    for seat, kept in enumerate(record.kept):
        row[f"kept_{seat}"] = " ".join(kept)
    return row


def rows_of(study: Study) -> Iterator[dict[str, Any]]:
    """All finished matches, in their order."""
    for part, batch in study.finished():
        for record in batch.records:
            yield row_of(study.spec.series[part.series], record)


def write_tables(study: Study) -> list[Path]:
    """Write the tables into the folder of the study; which files were written."""
    plans = study.spec.plans
    columns = columns_of(max(len(plan.bots) for plan in plans), is_kept=any(plan.free for plan in plans))
    written = [study.folder / CSV]
    write_whole(written[0], csv_of(study, columns))
    try:
        import pyarrow  # noqa: F401, ICN001, PLC0415  an extra
    except ImportError:
        return written
    written.append(study.folder / PARQUET)
    write_whole(written[1], parquet_of(study, columns))
    return written


def csv_of(study: Study, columns: dict[str, type]) -> bytes:
    """The table as CSV."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(columns), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows_of(study))
    return out.getvalue().encode()


def parquet_of(study: Study, columns: dict[str, type]) -> bytes:
    """The table as Parquet."""
    import pyarrow as pa  # noqa: PLC0415  an extra
    from pyarrow import parquet  # noqa: PLC0415

    kinds = {int: pa.int64(), str: pa.string()}
    schema = pa.schema([(name, kinds[kind]) for name, kind in columns.items()])
    out = pa.BufferOutputStream()
    with parquet.ParquetWriter(out, schema, compression="zstd") as writer:
        rows: list[dict[str, Any]] = []
        for row in rows_of(study):
            rows.append(row)
            if len(rows) == GROUP:
                writer.write_table(pa.Table.from_pylist(rows, schema))
                rows = []
        writer.write_table(pa.Table.from_pylist(rows, schema))
    return bytes(out.getvalue())
