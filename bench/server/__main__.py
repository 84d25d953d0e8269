"""Measure, and show medians beside the goals."""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.server.parts import GOALS, PARTS, QUICK, Scale

KEPT: Final = Path(__file__).parent.parent / "server.json"
ABOUT: Final = """How many people a server holds: real Finale tables with two lines each, played from this process.
Beside it, in the same run, a bare server of the same libraries that only appends what it hears, for good, and echoes
frames of the same lengths. On a machine that others use, read the ratios (x) and the core time; what a second holds
changes with the hour."""


def main() -> None:
    """Measure the parts that are wanted."""
    parser = argparse.ArgumentParser(prog="make bench-server", description=ABOUT)
    about = "; ".join(f"{name}: {(part.__doc__ or '').rstrip('.')}" for name, part in PARTS.items())
    parser.add_argument("--parts", default=",".join(PARTS), help=f"some of them, with commas between ({about})")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each measurement lasts at most")
    parser.add_argument("--quick", action="store_true", help="small numbers, to see that it works")
    parser.add_argument("--save", action="store_true", help="keep the figures of these parts in bench/server.json")
    args = parser.parse_args()
    wanted = args.parts.split(",")
    if unknown := [name for name in wanted if name not in PARTS]:
        parser.error(f"there is no part {unknown[0]}; expected some of {', '.join(PARTS)}")
    console = Console()
    scale = QUICK if args.quick else Scale(seconds=args.seconds)
    rounds: dict[str, dict[str, list[float]]] = {name: {} for name in wanted}
    for number in range(args.rounds):
        for name in wanted:
            console.print(f"[bold]{name}, round {number + 1} of {args.rounds}[/]")
            for figures in PARTS[name](scale):
                for figure, value in figures.items():
                    rounds[name].setdefault(figure, []).append(value)
                    console.print(f"[dim]  {figure}: {value:,.2f}[/]")
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    console.print(shown(rounds, machine))
    if args.save:
        keep(KEPT, rounds, machine)


def shown(rounds: dict[str, dict[str, list[float]]], machine: str) -> Table:
    """Medians with their spread."""
    title = f"The server ({machine}, load included; {os.getloadavg()[1]:.0f} programs wanted a core)"
    table = Table("figure", "median", "lowest", "highest", "goal", title=title)
    for part in rounds.values():
        for name, figures in part.items():
            sign, goal = GOALS.get(name, ("", 0.0))
            row = [f"{figure:,.1f}" for figure in (statistics.median(figures), min(figures), max(figures))]
            table.add_row(name, *row, f"{sign} {goal:g}" if sign else "")
        table.add_section()
    return table


def keep(file: Path, rounds: dict[str, dict[str, list[float]]], machine: str) -> None:
    """Write the parts that were measured into a file, and leave the others as they are."""
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for name, figures in rounds.items():
        kept[name] = {"machine": machine, "load": round(os.getloadavg()[1], 1), "rounds": figures}
    file.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
