"""A short balance study of Fußball-Fieber: how many coaches qualify, and what the joker's value does to that.

``python -m bench.fieber_balance`` prints the tables of docs/balance.md; the same seed always gives the same numbers.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final

from anpfiff.lab.plan import Plan
from anpfiff.lab.simulation import simulate

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.lab.tally import Tally

SEATS: Final = [2, 3, 4]
QUALIFIED: Final = 5
CHANGES: Final[list[dict[str, Any]]] = [{}, {"joker_value": 2}, {"targets": "any_team"}]


def played(seats: int, games: int, options: dict[str, Any]) -> Tally:
    """So many long games between greedy bots."""
    plan = Plan("fussball_fieber", ("greedy",) * seats, games, 2014, options={"length": "knockout", **options})
    return simulate([plan], 1, _quietly)[0][0]


def _quietly(_: int) -> None:
    """Nobody watches."""


def qualified(tally: Tally) -> list[int]:
    """How often just so many coaches had the points for the quarter-final."""
    found = [0] * (len(tally.bots) + 1)
    for score, times in tally.scores.items():
        found[sum(int(points) >= QUALIFIED for points in score.split(":"))] += times
    return found


def percent(part: float, whole: float) -> str:
    """A share as it stands in the docs."""
    return f"{100 * part / whole:.1f} %"


def study(games: int, show: Callable[[str], None]) -> None:
    """All tables."""
    for options in CHANGES:
        show(f"\n{options or 'as recommended'}\n")
        show("| coaches | 0 | 1 | 2 | 3 | 4 | of all coaches | points a coach | decided in the final |")
        show("|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
        for seats in SEATS:
            tally = played(seats, games, options)
            counts = qualified(tally)
            cells = [percent(count, games) for count in counts] + [""] * (SEATS[-1] - seats)
            through = sum(number * count for number, count in enumerate(counts))
            points = sum(sample.mean().value for sample in tally.bot_goals) / seats
            finals = tally.reasons["final"] + tally.reasons["level_final"]
            row = [*cells, percent(through, games * seats), f"{points:.2f}", percent(finals, games)]
            show(f"| {seats} | " + " | ".join(row) + " |")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.fieber_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=5000, help="long games for each row")
    study(parser.parse_args().games, print)


if __name__ == "__main__":
    main()
