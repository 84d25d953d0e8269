"""One seat against bots as a Gymnasium environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np

from anpfiff.bots.forfeit import Forfeit
from anpfiff.bots.match import choose
from anpfiff.bots.names import USUAL, make
from anpfiff.core.rng import seeded
from anpfiff.gym.match import GymMatch, spec_for
from anpfiff.gym.seats import MOST_SEED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anpfiff.gym.match import Observation

MOST_FORFEITS: Final = 20
"""How many matches in a row bots may forfeit before the learner is asked; then there is nothing to learn from."""


class SingleSeat(gymnasium.Env[Any, np.int64]):
    """The learner plays one seat, named bots play the others; the reward at the end is what the match was worth."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = None,
        bots: str | Sequence[str] = USUAL,
        render_mode: str | None = None,
        **agreed: Any,
    ) -> None:
        self.spec_of_table = spec_for(game, **agreed)
        seats = self.spec_of_table.setup.seats
        self.seat = seat
        """The learner's seat; None: another one in every match, by chance."""
        self.bots = [bots] * seats if isinstance(bots, str) else list(bots)
        """One name, or one for each seat; the learner's own is passed over."""
        if len(self.bots) != seats or (seat is not None and not 0 <= seat < seats):
            raise ValueError(f"expected a seat from 0 to {seats - 1} and one bot or {seats}")
        self.render_mode = render_mode
        self.observation_space = self.spec_of_table.observation_space()
        self.action_space = self.spec_of_table.action_space()

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, up to the learner's first decision."""
        super().reset(seed=seed)
        spec = self.spec_of_table
        forfeits = 0
        while True:  # a match may end before the learner is asked at all
            number = int(self.np_random.integers(MOST_SEED))
            self.mine = self.seat if self.seat is not None else int(self.np_random.integers(spec.setup.seats))
            self._thoughts = seeded(number, 1)
            self._others = [make(name, spec.game, is_timed=False, setup=spec.setup) for name in self.bots]
            self.match = GymMatch(spec, number)
            self._forfeit: Forfeit | None = None
            self._answer()
            if not self.match.is_over:
                return self._observe(), self._info()
            forfeits += self._forfeit is not None
            if self._forfeit is not None and forfeits >= MOST_FORFEITS:
                raise self._forfeit

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner says the action of this number; bots answer until the learner is asked again."""
        self.match.say(self.mine, int(action))
        self._answer()
        reward = self.match.returns()[self.mine]
        return self._observe(), reward, self.match.is_over, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are options, where learners with masks look for it."""
        return self.match.mask(self.mine).astype(bool)

    def _observe(self) -> Observation:
        return self.match.observe(self.mine)

    def _info(self) -> dict[str, Any]:
        return {
            "seat": self.mine,
            "forfeit": self.match.forfeiter == self.mine,
            "bot_forfeit": "" if self._forfeit is None else self._forfeit.message,
            "action_mask": self.match.mask(self.mine),
        }

    def _answer(self) -> None:
        """Bots answer for their seats; one that crashes, thinks too long or says what it may not loses the match."""
        match = self.match
        while not match.is_over:
            others = [seat for seat in match.seats_asked() if seat != self.mine]
            if not others:
                return
            role = match.state.roles.index(others[0])
            try:
                action = choose(match.state, role, self._others[others[0]], self._thoughts)
            except Forfeit as forfeit:
                self._forfeit = forfeit
                match.forfeiter = others[0]
                return
            match.say(others[0], self.spec_of_table.numbers[action])

    def render(self) -> str | None:
        """The table as text."""
        return str(self.match.state) if self.render_mode == "ansi" else None
