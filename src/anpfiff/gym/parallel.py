"""A game as a PettingZoo Parallel environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pettingzoo import ParallelEnv

from anpfiff.gym.seats import Seat, Seats, name_of

if TYPE_CHECKING:
    from anpfiff.gym.match import Observation

    Told = dict[Seat, Observation]


class ParallelTable(Seats, ParallelEnv[str, "Observation", int]):  # type: ignore[misc]  # PettingZoo has no types
    """All seats act at once: where a question is sealed that is the game itself.

    A seat that is not asked has an empty mask, and whatever it is made to say is not heard.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, game: str, *, render_mode: str | None = None, **agreed: Any) -> None:
        self.lay(game, render_mode, agreed)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Told, dict[Seat, dict[str, Any]]]:
        """A new match; with a seed always the same dice and draws."""
        self.kick_off(seed)
        return self._told(), self.infos_of_all()

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
        return told, rewards, over, dict.fromkeys(agents, False), self.infos_of_all()

    def _told(self) -> Told:
        return {agent: self.match.observe(seat) for seat, agent in enumerate(self.possible_agents)}
