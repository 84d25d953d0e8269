"""A game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium.utils import seeding
from pettingzoo import AECEnv

from anpfiff.gym.match import GymMatch, spec_for

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces

    from anpfiff.gym.match import Observation

MOST_SEED = 2**31
Seat = str


def name_of(seat: int) -> Seat:
    """What a seat is called among agents."""
    return f"seat_{seat}"


class AecTable(AECEnv[str, "Observation", int]):  # type: ignore[misc]  # PettingZoo has no types
    """One agent a seat. Where several are asked at once they answer in turn, and nobody sees an answer before all have.

    Rewards come at the end: what the match was worth to each seat, from 0 to 1 (`Result.returns`).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, *, render_mode: str | None = None, most_decisions: int = 0, **agreed: Any) -> None:
        super().__init__()
        self.spec_of_table = spec_for(game, **agreed)
        key, revision = self.spec_of_table.game.key, self.spec_of_table.game.revision
        self.metadata = {**type(self).metadata, "name": f"anpfiff_{key}_v{revision}"}
        self.render_mode = render_mode
        self.most_decisions = most_decisions
        """After so many decisions a match is cut short; 0: never, every match ends by the rules."""
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match; with a seed always the same dice and draws."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.match = GymMatch(self.spec_of_table, int(self._random.integers(MOST_SEED)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Seat, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = name_of(self.match.seat)

    def observe(self, agent: Seat) -> Observation:
        """What a seat sees; its mask is empty while it is not asked."""
        return self.match.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The seat that is asked says the action of this number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.match.say(self.match.seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.is_over:
            self.rewards = dict(zip(self.possible_agents, self.match.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.most_decisions and self.match.decisions >= self.most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = name_of(self.match.seat)
        self._accumulate_rewards()
        if self.match.is_over or self.truncations[agent]:
            self._deads_step_first()

    def render(self) -> str | None:
        """The table as spectators see it."""
        return str(self.match.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to be closed."""
