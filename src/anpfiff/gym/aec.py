"""A game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pettingzoo import AECEnv

from anpfiff.gym.seats import Seat, Seats, name_of

if TYPE_CHECKING:
    from anpfiff.gym.match import Observation


class AecTable(Seats, AECEnv[str, "Observation", int]):  # type: ignore[misc]  # PettingZoo has no types
    """One agent a seat. Where several are asked at once they answer in turn, and nobody sees an answer before all have.

    Rewards come at the end: what the match was worth to each seat, from 0 to 1 (`Result.returns`).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, *, render_mode: str | None = None, most_decisions: int = 0, **agreed: Any) -> None:
        super().__init__()
        self.lay(game, render_mode, agreed)
        self.most_decisions = most_decisions
        """After so many decisions a match is cut short; 0: never, every match ends by the rules."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match; with a seed always the same dice and draws."""
        self.kick_off(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Seat, dict[str, Any]] = self.infos_of_all()
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
        self.infos = self.infos_of_all()
        self._accumulate_rewards()
        if self.match.is_over or self.truncations[agent]:
            self._deads_step_first()
