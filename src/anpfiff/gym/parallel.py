"""A game as a PettingZoo Parallel environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from anpfiff.gym.aec import MOST_SEED, Seat, name_of
from anpfiff.gym.match import GymMatch, spec_for

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces

    from anpfiff.gym.match import Observation

    Told = dict[Seat, Observation]


class ParallelTable(ParallelEnv[str, "Observation", int]):  # type: ignore[misc]  # PettingZoo has no types
    """All seats act at once: where a question is sealed that is the game itself.

    A seat that is not asked has an empty mask, and whatever it is made to say is not heard.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, game: str, *, render_mode: str | None = None, **agreed: Any) -> None:
        self.spec_of_table = spec_for(game, **agreed)
        key, revision = self.spec_of_table.game.key, self.spec_of_table.game.revision
        self.metadata = {**type(self).metadata, "name": f"anpfiff_{key}_v{revision}"}
        self.render_mode = render_mode
        self.possible_agents = [name_of(seat) for seat in range(self.spec_of_table.setup.seats)]
        self._observed = {agent: self.spec_of_table.observation_space() for agent in self.possible_agents}
        self._said = {agent: self.spec_of_table.action_space() for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self.agents: list[Seat] = []

    def observation_space(self, agent: Seat) -> spaces.Dict:
        """One vector of whole numbers, and a mask of options."""
        return self._observed[agent]

    def action_space(self, agent: Seat) -> spaces.Discrete[np.int64]:
        """Every action of the game, by number."""
        return self._said[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Told, dict[Seat, dict[str, Any]]]:
        """A new match; with a seed always the same dice and draws."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.match = GymMatch(self.spec_of_table, int(self._random.integers(MOST_SEED)))
        self.agents = list(self.possible_agents)
        return self._told(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Seat, int]
    ) -> tuple[Told, dict[Seat, float], dict[Seat, bool], dict[Seat, bool], dict[Seat, dict[str, Any]]]:
        """Every seat that is asked says one thing; a sealed question may ask for more than one in turn."""
        agents = self.agents
        for seat in self.match.seats_asked():
            if not self.match.is_over:
                self.match.say(seat, int(actions[name_of(seat)]))
        rewards = dict(zip(self.possible_agents, self.match.returns(), strict=True))
        over = dict.fromkeys(agents, self.match.is_over)
        told = self._told()
        if self.match.is_over:
            self.agents = []
        return told, rewards, over, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _told(self) -> Told:
        return {agent: self.match.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> str | None:
        """The table as text."""
        return str(self.match.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to be closed."""
