"""A match for environments: a bare state that stops wherever a seat is asked; fate answers by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.bots.forfeit import forfeited
from anpfiff.bots.match import asked
from anpfiff.core.chair import look
from anpfiff.core.phase import CHANCE, CHOICE
from anpfiff.core.referee import advance, fall, play, waiting
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.gym.spec import Spec

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray

    from anpfiff.core.action import Action
    from anpfiff.core.game import Game
    from anpfiff.core.state import Result

    Observation = dict[str, NDArray[np.signedinteger]]

NOBODY: Final = -1


def spec_for(
    game: str | Game,
    *,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    own_cards: str = "",
) -> Spec:
    """The spec of a table; all that is left out is as the game recommends it."""
    found = find(game) if isinstance(game, str) else game
    return Spec(found, found.agree(edition, dict(options or {}), seats, own_cards))


class GymMatch:
    """One match: who is asked, what they may say, and what they see."""

    def __init__(self, spec: Spec, seed: int) -> None:
        self.spec = spec
        self.state = spec.game.lay(spec.setup)
        self.decisions = 0
        self.forfeiter = NOBODY
        """The seat that lost the match by saying what is no option, or whose bot could not answer."""
        self._options: dict[int, list[Action]] = {}
        """What those who are asked may say now, once somebody wanted to know."""
        self._fate = seeded(seed)
        advance(self.state)
        self._settle()

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.forfeiter != NOBODY or not self.state.agenda

    @property
    def role(self) -> int:
        """The role that answers next; of several that are asked at once the first."""
        return int(asked(self.state, self.state.agenda[-1]))

    @property
    def seat(self) -> int:
        """The seat that answers next."""
        return int(self.state.roles[self.role])

    def seats_asked(self) -> list[int]:
        """All seats that are asked now: several where a question is sealed."""
        s = self.state
        phase = s.agenda[-1]
        roles = [self.role] if phase.kind == CHOICE else waiting(s, phase)
        return [int(s.roles[role]) for role in roles]

    def options(self, seat: int) -> list[Action]:
        """What a seat may say now; nothing if it is not asked."""
        if seat not in self._options:
            s = self.state
            is_asked = not self.is_over and seat in self.seats_asked()
            self._options[seat] = s.agenda[-1].options(s, s.roles.index(seat)) if is_asked else []
        return self._options[seat]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Which actions a seat may say now; none if it is not asked."""
        return self.spec.mask(self.options(seat))

    def say(self, seat: int, number: int) -> None:
        """A seat says the action of this number; if it is no option the seat forfeits the match, as every bot does."""
        action = self.spec.actions[number]
        self.decisions += 1
        is_option = action in self.options(seat)
        self._options = {}
        if not is_option:
            self.forfeiter = seat
            return
        play(self.state, self.state.roles.index(seat), action)
        self._settle()

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and its options."""
        view = look(self.state, seat)
        return {"observation": self.spec.observe(view, seat), "action_mask": self.mask(seat)}

    def returns(self) -> list[float]:
        """What the match was worth to each seat, from 0 to 1; nothing before its end."""
        if not self.is_over:
            return [0.0] * self.spec.setup.seats
        return self.result().returns()

    def result(self) -> Result:
        """How it ended."""
        return self.state.result() if self.forfeiter == NOBODY else forfeited(self.state, self.forfeiter)

    def _settle(self) -> None:
        """Let fate answer until a seat is asked."""
        s = self.state
        while s.agenda and s.agenda[-1].kind == CHANCE:
            fall(s, s.agenda[-1].outcomes(s).pick(self._fate))
