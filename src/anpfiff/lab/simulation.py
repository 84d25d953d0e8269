"""Many matches between bots, on as many processors as one likes: the same seed always gives the same numbers."""

from __future__ import annotations

import signal
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

from anpfiff.bots.match import Count, play_out
from anpfiff.bots.names import BOTS, is_bot, make
from anpfiff.core.errors import Malformed, Unknown
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.lab.statistics import Sample

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from anpfiff.core.game import Game, Setup
    from anpfiff.core.state import Result

FATE_STREAM: Final = 0
THOUGHTS_STREAM: Final = 1
SPREAD: Final = 0x9E3779B97F4A7C15
"""Lays the matches of neighbouring seeds far apart (the golden ratio, as 64 bits)."""
LARGEST_CHUNK: Final = 50


@dataclass(frozen=True)
class Plan:
    """What is to be simulated: plain data, so that it can be sent to another process."""

    game: str
    bots: tuple[str, ...]
    """One name for each seat; in match i bot k sits at seat k + i, so that no bot always kicks off."""
    games: int
    seed: int = 0
    edition: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    own_cards: str = ""

    def setup(self) -> Setup:
        """What all these matches agree on."""
        return find(self.game).agree(self.edition, dict(self.options), len(self.bots), self.own_cards)

    def match_seed(self, match: int) -> int:
        """The seed of one match; a table with this seed has the same dice and draws."""
        return (self.seed * SPREAD + match) & ((1 << 63) - 1)


@dataclass
class Tally:
    """What came out; tallies of parts add up to the tally of the whole, in any order."""

    bots: list[str]
    games: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    """By bot."""
    seat_wins: list[int] = field(default_factory=list)
    """By seat."""
    bot_goals: list[Sample] = field(default_factory=list)
    goals: Sample = field(default_factory=Sample)
    decisions: Sample = field(default_factory=Sample)
    fates: Sample = field(default_factory=Sample)
    scores: Counter[str] = field(default_factory=Counter)
    """How often each score, in the order of the bots."""
    reasons: Counter[str] = field(default_factory=Counter)

    def enter(self, result: Result, seats: list[int], count: Count) -> None:
        """Enter one match; `seats` says where each bot sat."""
        self.games += 1
        first = result.places[0]
        if len(first) > 1:
            self.draws += 1
        else:
            self.seat_wins[first[0]] += 1
            self.wins[seats.index(first[0])] += 1
        for bot, seat in enumerate(seats):
            self.bot_goals[bot].add(result.score[seat])
        self.goals.add(sum(result.score))
        self.decisions.add(int(count.decisions))
        self.fates.add(int(count.fates))
        self.scores[":".join(str(result.score[seat]) for seat in seats)] += 1
        self.reasons[result.reason] += 1

    def merge(self, other: Tally) -> None:
        """Add what came out elsewhere."""
        self.games += other.games
        self.draws += other.draws
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        self.seat_wins = [mine + more for mine, more in zip(self.seat_wins, other.seat_wins, strict=True)]
        for mine, more in zip(self.bot_goals, other.bot_goals, strict=True):
            mine.merge(more)
        self.goals.merge(other.goals)
        self.decisions.merge(other.decisions)
        self.fates.merge(other.fates)
        self.scores.update(other.scores)
        self.reasons.update(other.reasons)


def empty(plan: Plan) -> Tally:
    """A tally before the first match."""
    seats = len(plan.bots)
    return Tally(
        list(plan.bots), wins=[0] * seats, seat_wins=[0] * seats, bot_goals=[Sample() for seat in range(seats)]
    )


def seat_bots(game: Game, names: list[str], edition: str | None, options: dict[str, Any]) -> tuple[str, ...]:
    """One bot for each seat; a single name stands for all seats."""
    for name in names:
        if not is_bot(name):
            raise Unknown(f"there is no bot {name[:80]!r}", expected=BOTS)
    if not names:
        raise Malformed("expected at least one bot", expected=BOTS)
    seats = game.agree(edition, dict(options), None if len(names) == 1 else len(names)).seats
    return tuple(names * seats if len(names) == 1 else names)


def play_chunk(plan: Plan, first: int, last: int) -> Tally:
    """Play the matches from `first` up to, not including, `last`."""
    game, setup = find(plan.game), plan.setup()
    bots = [make(name, game) for name in plan.bots]
    places = len(bots)
    tally = empty(plan)
    for match in range(first, last):
        seats = [(bot + match) % places for bot in range(places)]
        seed, count = plan.match_seed(match), Count()
        s = game.lay(setup)
        seated = [bots[seats.index(seat)] for seat in range(places)]
        play_out(s, seated, seeded(seed, FATE_STREAM), seeded(seed, THOUGHTS_STREAM), count)
        tally.enter(s.result(), seats, count)
    return tally


def chunks(games: int, workers: int) -> list[tuple[int, int]]:
    """The matches in parts, small enough that nobody idles at the end and that the progress can be seen."""
    size = max(1, min(LARGEST_CHUNK, games // (8 * workers)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def simulate(plan: Plan, workers: int, on_progress: Callable[[int], None]) -> tuple[Tally, bool]:
    """The tally of the plan, and whether all of it was played; Ctrl-C ends it with what is finished."""
    if plan.games < 1 or workers < 1:
        raise Malformed("a simulation needs at least one match and one worker")
    plan.setup()
    tally = empty(plan)
    try:
        if workers == 1:
            for first, last in chunks(plan.games, 1):
                tally.merge(play_chunk(plan, first, last))
                on_progress(tally.games)
        else:
            _play_in_pool(plan, workers, tally, on_progress)
    except KeyboardInterrupt:
        return tally, False
    return tally, True


def _play_in_pool(plan: Plan, workers: int, tally: Tally, on_progress: Callable[[int], None]) -> None:
    # A fresh interpreter per worker: forking a process that draws a progress bar in a thread may hang.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_ignore_interrupt)
    try:
        left = iter(chunks(plan.games, workers))
        # Only a few parts are under way at a time, so that nothing long is left to do when somebody stops it.
        busy: set[Future[Tally]] = {pool.submit(play_chunk, plan, *part) for part in islice(left, 2 * workers)}
        while busy:
            done, busy = wait(busy, return_when=FIRST_COMPLETED)
            for part in done:
                tally.merge(part.result())
            busy |= {pool.submit(play_chunk, plan, *part) for part in islice(left, len(done))}
            on_progress(tally.games)
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupt() -> None:
    """Ctrl-C is for the process that counts; its workers end when they have nothing more to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
