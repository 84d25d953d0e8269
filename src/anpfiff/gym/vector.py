"""Many tables at once for programs that learn fast: arrays that the compiled engine writes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anpfiff.bots.many_tables import MOST_SEED, ManyTables, Memory
from anpfiff.core.rng import seeded
from anpfiff.core.tracker import Layout
from anpfiff.gym.match import spec_for

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from anpfiff.core.rng import Rng

SAMPLES: Final = 2
"""The stream of the first table's seed from which samples come."""
NAMES: Final = ("observations", "masks", "rewards", "seats", "over", "seeds")


class VectorTables:
    """A number of tables of one game. At each one seat is asked; `step` takes one action for every table.

    What is to be seen is always in the same arrays, a row for each table; whoever has arrays already hands them in:

    - `observations` (int32) and `masks` (int8): what the asked seat sees, and which actions are its options;
    - `seats` (int32): the seat that is asked;
    - `over` (int8): whether the last step ended a match. The next one has begun then, and the rows above are of it;
    - `rewards` (float32): at the end of a match what it was worth to each seat, else nothing;
    - `seeds` (int64): the seed of the match that is on. `GymMatch` plays the same one.
    """

    def __init__(
        self, game: str, *, tables: int, arrays: Mapping[str, NDArray[Any]] | None = None, **agreed: Any
    ) -> None:
        if tables < 1:
            raise ValueError(f"expected at least one table, found {tables}")
        self.spec: Final = spec_for(game, **agreed)
        shapes = self.shapes(tables)
        given = dict(arrays or {})
        if set(given) - set(shapes):
            raise ValueError(f"there are no arrays {sorted(set(given) - set(shapes))} (expected: {', '.join(NAMES)})")
        found = {name: fitting(name, given.get(name), *shapes[name]) for name in NAMES}
        self.observations: NDArray[np.int32] = found["observations"]
        self.masks: NDArray[np.int8] = found["masks"]
        self.rewards: NDArray[np.float32] = found["rewards"]
        self.seats: NDArray[np.int32] = found["seats"]
        self.over: NDArray[np.int8] = found["over"]
        self.seeds: NDArray[np.int64] = found["seeds"]
        self.tables: Final = tables
        layout = Layout(self.spec.arrays, self.spec.game.lay(self.spec.setup))
        flat: list[Any] = [found[name].reshape(-1).data for name in NAMES]
        flat[1] = flat[1].cast("B")  # what a mask holds is 0 or 1 all the same
        self._tables: Final = ManyTables(self.spec.game, self.spec.setup, layout, Memory(*flat))
        self._sampled: Final = np.zeros(tables, np.int64)
        self._random: Rng | None = None
        """What samples come from; there is none before the first reset."""

    def shapes(self, tables: int) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
        """The shape and the type of every array."""
        return {
            "observations": ((tables, self.spec.size), np.int32),
            "masks": ((tables, self.spec.action_space_size), np.int8),
            "rewards": ((tables, self.spec.setup.seats), np.float32),
            "seats": ((tables,), np.int32),
            "over": ((tables,), np.int8),
            "seeds": ((tables,), np.int64),
        }

    def reset(self, seed: int | Sequence[int]) -> None:
        """New matches at all tables: from a seed for each, or from one that theirs are made of."""
        if isinstance(seed, int):
            seeds = [int(one) for one in np.random.default_rng(seed).integers(MOST_SEED, size=self.tables)]
        else:
            seeds = [int(one) for one in seed]
        if len(seeds) != self.tables or min(seeds) < 0:
            raise ValueError(f"expected a seed from 0 on for each of {self.tables} tables")
        self._tables.reset(seeds)
        self._random = seeded(seeds[0], SAMPLES)

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Say one action at every table; what is no option forfeits that match."""
        if self._random is None:
            raise ValueError("reset comes before the first step")
        said = np.asarray(actions)
        if said.ndim != 1 or said.dtype.kind not in "iu":
            raise ValueError(f"expected {self.tables} numbers of actions below {self.spec.action_space_size}")
        self._tables.step(said.tolist())

    def sample(self) -> NDArray[np.int64]:
        """An option of every asked seat, each as likely; always the same array. The seed of `reset` decides."""
        if self._random is None:
            raise ValueError("reset comes before the first step")
        self._tables.sample(self._sampled.data, self._random)
        return self._sampled


def fitting(name: str, given: NDArray[Any] | None, shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
    """The array that was handed in, if it fits, or a new one."""
    if given is None:
        return np.zeros(shape, kind)
    if given.shape != shape or given.dtype != kind or not given.flags.c_contiguous or not given.flags.writeable:
        raise ValueError(f"{name}: expected {kind.__name__} of shape {shape}, contiguous and writable")
    return given
