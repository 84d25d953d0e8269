"""The spec of a table for programs that learn: what each number of an observation means, and what each action is."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

from anpfiff.core.arrays import Arrays
from anpfiff.core.codec import decode, encode_setup
from anpfiff.core.kinds import Span
from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anpfiff.core.action import Action
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.state import State

CHAIR: Final = "chair"
"""The seat whose observation it is."""
VERSION: Final = 2
NUMBERING_LENGTH: Final = 12


class Spec:
    """Observations and actions of all tables with one setup; `numbering` tells whether numbers mean the same."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.arrays: Final = Arrays(game, setup)
        self.actions: Final[list[Action]] = list(game.vocabulary.actions.values())
        self.numbers: Final[dict[Action, int]] = {action: number for number, action in enumerate(self.actions)}
        self.spans: Final = [Span(CHAIR, (), 0, setup.seats - 1), *self.arrays.spans]
        self.size: Final = sum(span.size() for span in self.spans)
        low = np.concatenate([np.full(span.size(), span.least, np.int32) for span in self.spans])
        high = np.concatenate([np.full(span.size(), span.most, np.int32) for span in self.spans])
        self.action_space_size: Final = len(self.actions)
        self.numbering: Final = hashlib.sha256(json.dumps(self._meanings()).encode()).hexdigest()[:NUMBERING_LENGTH]
        """What all numbers mean, in short. A rule may be added without a new revision; then this is another one."""
        self._box: Final = (low, high)

    def observation_space(self) -> spaces.Dict:
        """One vector of whole numbers, and which actions are options."""
        low, high = self._box
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, (self.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[np.int64]:
        """Every action of the game, by number."""
        return spaces.Discrete(len(self.actions))

    def read(self, data: object) -> State:
        """A view from its JSON data, as data sets and `anpfiff referee` give it; one of another setup is refused."""
        setup, view = decode(self.game, data)
        if encode_setup(setup) != encode_setup(self.setup):
            raise Malformed("this is a view of another setup: its numbers would mean something else")
        return view

    def observe(self, view: State, chair: int) -> NDArray[np.int32]:
        """A view as one vector."""
        found = [chair]
        for row in self.arrays.of(view).values():
            found += row
        return np.array(found, np.int32)

    def mask(self, options: list[Action]) -> NDArray[np.int8]:
        """Which actions are options."""
        found = np.zeros(len(self.actions), np.int8)
        found[[self.numbers[action] for action in options]] = 1
        return found

    def named(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """An observation as named arrays; they are windows on it, not copies."""
        found, at = {}, 0
        for span in self.spans:
            found[span.name] = observation[at : at + span.size()].reshape(span.shape)
            at += span.size()
        return found

    def _meanings(self) -> dict[str, Any]:
        """What each number of an observation means, each line of the rulebook and each action by number."""
        rows, at = [], 0
        for span in self.spans:
            rows.append(
                {"name": span.name, "at": at, "shape": list(span.shape), "least": span.least, "most": span.most}
            )
            at += span.size()
        return {
            "observation": rows,
            "phases": [phase.key() for phase in self.arrays.phases],
            "actions": [action.notation for action in self.actions],
        }

    def as_data(self) -> dict[str, Any]:
        """The spec as JSON data: keep it beside what you have trained."""
        return {
            "version": VERSION,
            "game": self.game.key,
            "revision": self.game.revision,
            "numbering": self.numbering,
            "edition": self.setup.edition,
            "options": dict(self.setup.options),
            "seats": self.setup.seats,
            **self._meanings(),
        }
