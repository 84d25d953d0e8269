"""How fast our search is at the opening of a game, beside OpenSpiel's in the same run, and how much memory it needs."""

from __future__ import annotations

import json
import resource
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.bots.match import Count, play_out
from anpfiff.bots.search.bot import BY_CHANCE, EXPLORATION
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.rollout import RolloutPolicy
from anpfiff.bots.search.search import Search
from anpfiff.bots.simple import RandomBot
from anpfiff.core.chair import look
from anpfiff.core.phase import CHANCE
from anpfiff.core.referee import advance, asked_roles, fall, options, play
from anpfiff.core.rng import seeded
from anpfiff.games import SHELF, find

if TYPE_CHECKING:
    from anpfiff.bots.bot import Bot
    from anpfiff.core.game import Game
    from anpfiff.core.state import State

HERE: Final = Path(__file__).parent
PEERS: Final = HERE.parent / ".venv-peers" / "bin" / "python"
ALL_BY_CHANCE: Final = 1000
LARGE: Final = 5000


def opening(game: Game) -> tuple[State, int]:
    """A state in which somebody has something to decide for the first time."""
    s, rng = game.lay(game.agree()), seeded(1)
    advance(s)
    while True:
        phase = s.agenda[-1]
        if phase.kind == CHANCE:
            fall(s, phase.outcomes(s).pick(rng))
            continue
        role = asked_roles(s)[0]
        may = options(s, role)
        if len(may) > 1:
            return s, int(role)
        play(s, role, may[0])


def decisions_left(s: State, matches: int = 100) -> float:
    """The decisions of a random playout from here."""
    count, bots = Count(), [RandomBot()] * (max(s.roles) + 1)
    seated: list[Bot] = list(bots)
    for match in range(matches):
        rng = seeded(match)
        play_out(s.clone(), seated, rng, rng, count)
    return int(count.decisions) / matches


def pace(game: Game, by_chance: int, seconds: float) -> float:
    """Iterations per second of CPU time."""
    s, role = opening(game)
    view = look(s, s.roles[role])
    iterations, began, rng = 0, time.process_time(), seeded(2)
    while (spent := time.process_time() - began) < seconds:
        Search(view, s.roles[role], RolloutPolicy(game.advice(), by_chance), EXPLORATION).run(Budget(100), rng)
        iterations += 100
    return iterations / spent


def memory(game: str) -> float:
    """How many megabytes a search of 5,000 iterations adds to a fresh process."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.searching", game], check=True, capture_output=True, text=True, cwd=HERE.parent
    )
    return float(done.stdout)


def measure(seconds: float, rounds: int) -> dict[str, float]:
    """All figures of the search by name: medians of rounds in which ours and theirs take turns."""
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for _ in range(rounds):
        for game in SHELF:
            ours.setdefault(f"{game.key} search, by chance: iterations/s", []).append(
                pace(game, ALL_BY_CHANCE, seconds)
            )
            ours.setdefault(f"{game.key} search, as advised: iterations/s", []).append(pace(game, BY_CHANCE, seconds))
        done = subprocess.run(
            [str(PEERS), str(HERE / "search_peers.py"), str(seconds)], check=True, capture_output=True, text=True
        )
        for name, rate in json.loads(done.stdout.splitlines()[-1]).items():
            theirs.setdefault(f"OpenSpiel IS-MCTS {name}: decisions/s", []).append(rate)
    found = {name: statistics.median(rates) for name, rates in {**theirs, **ours}.items()}
    for game in SHELF:
        speed = found[f"{game.key} search, by chance: iterations/s"] * decisions_left(opening(game)[0])
        found[f"{game.key} search: decisions/s"] = speed
        for name in theirs:
            peer = name.removeprefix("OpenSpiel IS-MCTS ").removesuffix(": decisions/s")
            found[f"{game.key} search : {peer}"] = speed / found[name]
        found[f"{game.key} search of {LARGE}: MB"] = memory(game.key)
    return found


def main() -> None:
    """In a fresh process: the memory of one large search, in megabytes."""
    game = find(sys.argv[1])
    s, role = opening(game)
    view = look(s, s.roles[role])
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    Search(view, s.roles[role], RolloutPolicy(game.advice(), BY_CHANCE), EXPLORATION).run(Budget(LARGE), seeded(1))
    print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024)


if __name__ == "__main__":
    main()
