"""Many tables in step: every asked seat says one thing, and what the next one sees is written into arrays.

It runs once for every decision, so it is compiled. It knows arrays only as memory that it writes to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.bots.forfeit import forfeited
from anpfiff.bots.match import asked
from anpfiff.core.phase import CHANCE
from anpfiff.core.referee import advance, fall, play
from anpfiff.core.rng import seeded
from anpfiff.core.tracker import Tracker

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State
    from anpfiff.core.tracker import Layout

MOST_SEED: Final = 2**31
WHOLE: Final = slice(None)
LATER: Final = 1
"""The stream of a table's seed from which the seeds of its later matches come."""


@final
class Memory:
    """The memory that tables write to, a row for each of them; flat, of the numbers that each comment names."""

    __slots__ = ("masks", "observations", "over", "rewards", "seats", "seeds")

    def __init__(
        self,
        observations: memoryview,  # int32, a row as long as an observation
        masks: memoryview,  # bytes, a row as long as there are actions
        rewards: memoryview[float],  # float32, one for each seat
        seats: memoryview,  # int32
        over: memoryview,  # int8
        seeds: memoryview,  # int64
    ) -> None:
        self.observations: memoryview = observations
        self.masks: memoryview = masks
        self.rewards: memoryview[float] = rewards
        self.seats: memoryview = seats
        self.over: memoryview = over
        self.seeds: memoryview = seeds


@final
class Played:
    """One table: the match that is on, and what each chair was last shown of it."""

    __slots__ = (
        "fate",
        "is_new",
        "later",
        "mask",
        "mask_row",
        "options",
        "role",
        "row",
        "s",
        "seat",
        "shown",
        "trackers",
    )

    def __init__(self, s: State, trackers: list[Tracker], row: memoryview, mask_row: memoryview, seed: i64) -> None:
        self.s: State = s
        self.trackers: list[Tracker] = trackers
        self.fate: Rng = seeded(seed)
        self.later: Rng = seeded(seed, LATER)
        self.role: i64 = 0
        """Who is asked; of several that are asked at once the first."""
        self.seat: i64 = -1
        """The seat that was shown as asked."""
        self.is_new: bool = False
        """Whether the last step ended a match here."""
        self.options: list[Action] = []
        self.row: memoryview = row
        """Where what the asked seat sees is written."""
        self.mask_row: memoryview = mask_row
        self.mask: bytearray = bytearray(len(mask_row))
        self.shown: list[Action] = []
        """The actions whose places in the mask are set."""

    def settle(self) -> None:
        """Let fate answer until a seat is asked, or all is over."""
        s = self.s
        while s.agenda and s.agenda[-1].kind == CHANCE:
            fall(s, s.agenda[-1].outcomes(s).pick(self.fate))
        if s.agenda:
            phase = s.agenda[-1]
            self.role = asked(s, phase)
            self.options = phase.options(s, self.role)


@final
class ManyTables:
    """ManyTables with one setup. A match that ends is followed by the next one at once."""

    __slots__ = ("actions", "arrays", "game", "layout", "setup", "tables")

    def __init__(self, game: Game, setup: Setup, layout: Layout, arrays: Memory) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.layout: Layout = layout
        self.arrays: Memory = arrays
        self.actions: list[Action] = list(game.vocabulary.actions.values())
        self.tables: list[Played] = []

    def reset(self, seeds: list[int]) -> None:
        """New matches everywhere, one for each seed."""
        seats: i64 = self.setup.seats
        self.tables = []
        for table, seed in enumerate(seeds):
            trackers = [Tracker(self.layout, seat) for seat in range(seats)]
            row, mask_row = self._rows(table)
            played = Played(self.game.lay(self.setup), trackers, row, mask_row, seed)
            self.tables.append(played)
            self.arrays.seeds[table] = seed
            self.arrays.over[table] = 0
            self._pay(table, [0.0] * seats)
            advance(played.s)
            played.settle()
            self._show(table, played)

    def step(self, said: list[int]) -> None:
        """At every table the seat that is asked says the action of this number."""
        if len(said) != len(self.tables) or min(said) < 0 or max(said) >= len(self.actions):
            raise ValueError(f"expected {len(self.tables)} numbers of actions below {len(self.actions)}")
        over = self.arrays.over
        for table, played in enumerate(self.tables):
            action = self.actions[said[table]]
            if played.is_new:
                played.is_new = False
                over[table] = 0
                self._pay(table, [0.0] * self.setup.seats)
            s = played.s
            is_forfeit = action not in played.options
            if not is_forfeit:
                play(s, played.role, action)
                played.settle()
            if is_forfeit or not s.agenda:
                played.is_new = True
                over[table] = 1
                result = forfeited(s, int(s.roles[played.role])) if is_forfeit else s.result()
                self._pay(table, result.returns())
                self._kick_off(table, played)
            self._show(table, played)

    def sample(self, said: memoryview, rng: Rng) -> None:
        """At every table one of the options, each as likely."""
        for table, played in enumerate(self.tables):
            options = played.options
            said[table] = options[rng.below(len(options))].number

    def _kick_off(self, table: i64, played: Played) -> None:
        """The next match of a table."""
        seed: i64 = played.later.below(MOST_SEED)
        self.arrays.seeds[table] = seed
        played.s = self.game.lay(self.setup)
        played.fate = seeded(seed)
        advance(played.s)
        played.settle()

    def _show(self, table: i64, played: Played) -> None:
        """Write who is asked, what it sees and what it may say."""
        arrays = self.arrays
        seat: i64 = played.s.roles[played.role]
        if seat != played.seat:
            played.seat = seat
            arrays.seats[table] = seat
        tracker = played.trackers[seat]
        tracker.follow(played.s)
        played.row[WHOLE] = tracker.numbers
        mask, indices = played.mask, self.layout.indices
        for action in played.shown:
            mask[indices[action.number]] = 0
        played.shown = played.options
        for action in played.shown:
            mask[indices[action.number]] = 1
        played.mask_row[WHOLE] = mask

    def _rows(self, table: i64) -> tuple[memoryview, memoryview]:
        """Where the observation and the mask of a table stand."""
        size: i64 = self.layout.size
        width: i64 = len(self.actions)
        arrays = self.arrays
        return arrays.observations[table * size : (table + 1) * size], arrays.masks[table * width : (table + 1) * width]

    def _pay(self, table: i64, returns: list[float]) -> None:
        start: i64 = table * len(returns)
        for seat, worth in enumerate(returns):
            self.arrays.rewards[start + seat] = worth
