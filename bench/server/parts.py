"""The parts of the bench; each gives figures by name, one for each round."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, Any, Final

import msgspec
import uvloop

from bench.server.measures import Outcome, idle, long_matches, opens_cold, under_load
from bench.server.servers import Anpfiff, Bare, Databases, databases

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Figures = dict[str, float]
THINKING: Final = 2.0
"""Seconds people think, on average."""
GOALS: Final = {
    "p99 of 1,000 tables, an answer every 2 s (ms)": ("<=", 50.0),
    "p99 of 4,000 tables, an answer every 2 s (ms)": ("<=", 50.0),
    "durable answers a second, flat out, SQLite": (">=", 4000.0),
    "durable answers a second, flat out, PostgreSQL": (">=", 2500.0),
    "core time of an answer beside the bare server's, SQLite (x)": ("<=", 2.0),
    "core time of an answer beside the bare server's, PostgreSQL (x)": ("<=", 2.0),
    "memory of an idle line (KiB)": ("<=", 40.0),
    "a match of 300 answers opens cold in (ms)": ("<=", 20.0),
}


class Scale(msgspec.Struct, frozen=True):
    """How large a run is."""

    seconds: float = 10.0
    tables: int = 250
    """Flat out, each always with an answer under way."""
    paced: tuple[int, ...] = (1000, 4000)
    lines: int = 4000
    nodes: int = 3


QUICK: Final = Scale(2.0, 50, (100,), 500, 2)


def with_servers(servers: list[Any], work: Callable[[list[Any]], Any]) -> Any:
    """Do something with servers, then stop them."""
    try:
        return uvloop.run(work(servers))
    finally:
        for server in servers:
            server.stop()


def beside(found: Databases, tables: int, seconds: float, pause: float = 0.0) -> tuple[Outcome, Outcome]:
    """A server under load, and right after it a bare server that carries the same bytes."""
    ours: Outcome = with_servers(
        [Anpfiff(found.new())], lambda servers: under_load(servers, tables, seconds, pause, database=found.cpu)
    )
    bare: Outcome = with_servers(
        [Bare(found.new())], lambda servers: under_load(servers, tables, seconds, pause, ours.lengths, found.cpu)
    )
    return ours, bare


def flat_out(scale: Scale) -> Iterator[Figures]:
    """Durable answers a second when every table always has one under way."""
    for kind in ("SQLite", "PostgreSQL"):
        with databases(kind) as found:
            ours, bare = beside(found, scale.tables, min(scale.seconds, 5.0))
            yield {
                f"durable answers a second, flat out, {kind}": ours.per_second,
                f"the bare server's, {kind}": bare.per_second,
                f"answers a second beside the bare server's, {kind} (x)": bare.per_second / ours.per_second,
                f"core time of an answer, {kind} (µs)": ours.cost,
                f"core time of an echo, bare server, {kind} (µs)": bare.cost,
                f"core time of an answer beside the bare server's, {kind} (x)": ours.cost / bare.cost,
                f"bytes told by an answer, {kind}": statistics.mean(own + other for _, own, other in ours.lengths),
            }


def paced(scale: Scale) -> Iterator[Figures]:
    """How long people wait at tables where they think for two seconds."""
    for tables in scale.paced:
        with databases("SQLite") as found:
            ours, bare = beside(found, tables, scale.seconds, THINKING)
            yield {
                f"p99 of {tables:,} tables, an answer every 2 s (ms)": ours.p99,
                f"the bare server's p99, {tables:,} tables (ms)": bare.p99,
                f"p99 beside the bare server's, {tables:,} tables (x)": ours.p99 / bare.p99,
                f"answers a second at {tables:,} tables": ours.per_second,
                f"core of the server taken by {tables:,} tables (%)": ours.per_second * ours.cost / 1e4,
            }


def memory(scale: Scale) -> Iterator[Figures]:
    """What an idle line takes."""
    with databases("SQLite") as found:
        kib = with_servers([Anpfiff(found.new())], lambda servers: idle(servers[0], scale.lines))
        yield {"memory of an idle line (KiB)": kib}


def cold(_scale: Scale) -> Iterator[Figures]:
    """How long matches of 300 answers take to open on a server that has just started."""
    with databases("SQLite") as found:
        database = found.new()
        tables = with_servers([Anpfiff(database)], lambda servers: long_matches(servers[0], 150, 300))

        async def open_all(servers: list[Any]) -> list[float]:
            return [await opens_cold(servers[0], table) for table in tables]

        took = with_servers([Anpfiff(database)], open_all)
        yield {"a match of 300 answers opens cold in (ms)": statistics.median(took[1:])}


def nodes(scale: Scale) -> Iterator[Figures]:
    """Several nodes on one PostgreSQL: what an answer costs them and the database, with NOTIFY and without."""
    with databases("PostgreSQL") as found:
        for number in range(1, scale.nodes + 1):
            told = on_nodes(found, found.new(), number, scale)
            quiet = on_nodes(found, found.new_quiet(), number, scale)
            name = "1 node" if number == 1 else f"{number} nodes"
            yield {
                f"durable answers a second, {name}": told.per_second,
                f"core time of an answer in all of {name} (µs)": told.cost,
                f"the same without NOTIFY, {name} (µs)": quiet.cost,
                f"core time of an answer in PostgreSQL, {name} (µs)": told.database,
                f"PostgreSQL's without NOTIFY, {name} (µs)": quiet.database,
                f"answers a second with NOTIFY beside without, {name} (x)": told.per_second / quiet.per_second,
            }
            if number > 1:
                split = on_nodes(found, found.new(), number, scale, split=True)
                yield {
                    f"durable answers a second, {name}, every table on two of them": split.per_second,
                    f"core time of an answer, {name}, every table on two of them (µs)": split.cost,
                }
        heard = on_nodes(found, found.new(), 2, scale, idle=1)
        yield {"core time a node takes to hear of an answer elsewhere (µs)": heard.hearing}


def on_nodes(
    found: Databases, database: str, number: int, scale: Scale, *, split: bool = False, idle: int = 0
) -> Outcome:
    """Some nodes on one database, flat out."""
    outcome: Outcome = with_servers(
        [Anpfiff(database) for _ in range(number)],
        lambda servers: under_load(
            servers, scale.tables, min(scale.seconds, 5.0), database=found.cpu, split=split, idle=idle
        ),
    )
    return outcome


PARTS: Final[dict[str, Callable[[Scale], Iterator[Figures]]]] = {
    "flat": flat_out,
    "paced": paced,
    "memory": memory,
    "cold": cold,
    "nodes": nodes,
}
