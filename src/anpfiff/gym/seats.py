"""The seats of a table as agents of PettingZoo: what both of its interfaces share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gymnasium.utils import seeding

from anpfiff.gym.match import GymMatch, spec_for

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces

MOST_SEED: Final = 2**31
Seat = str


def name_of(seat: int) -> Seat:
    """What a seat is called among agents."""
    return f"seat_{seat}"


class Seats:
    """One agent a seat, with what it observes and may say."""

    def lay(self, game: str, render_mode: str | None, agreed: dict[str, Any]) -> None:
        """Agree on the table that all matches are played at."""
        self.spec_of_table = spec_for(game, **agreed)
        key, revision = self.spec_of_table.game.key, self.spec_of_table.game.revision
        self.metadata = {**getattr(type(self), "metadata", {}), "name": f"anpfiff_{key}_v{revision}"}
        self.render_mode = render_mode
        self.possible_agents = [name_of(seat) for seat in range(self.spec_of_table.setup.seats)]
        self.agents: list[Seat] = []
        self._observed = {agent: self.spec_of_table.observation_space() for agent in self.possible_agents}
        self._said = {agent: self.spec_of_table.action_space() for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: Seat) -> spaces.Dict:
        """One vector of whole numbers, and a mask of options."""
        return self._observed[agent]

    def action_space(self, agent: Seat) -> spaces.Discrete[np.int64]:
        """Every action of the game, by number."""
        return self._said[agent]

    def kick_off(self, seed: int | None) -> None:
        """A new match; with a seed always the same dice and draws."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.match = GymMatch(self.spec_of_table, int(self._random.integers(MOST_SEED)))
        self.agents = list(self.possible_agents)

    def infos_of_all(self) -> dict[Seat, dict[str, Any]]:
        """The info of every agent: its mask once more, where some learners look for it."""
        return {agent: {"action_mask": self.match.mask(seat)} for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> str | None:
        """The table as text."""
        return str(self.match.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to be closed."""
