"""The penalty duel, our own: corner against dive. The smallest game here, and the one to begin another from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.codec import expect_list, expect_whole
from anpfiff.core.errors import Malformed
from anpfiff.core.game import Game, Setup
from anpfiff.core.odds import Verdicts
from anpfiff.games.penalty_duel.actions import VOCABULARY
from anpfiff.games.penalty_duel.events import EVENTS, SAVED, SCORED
from anpfiff.games.penalty_duel.rules import PHASES, TOSS
from anpfiff.games.penalty_duel.state import NOBODY, Duel

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.event import Event
    from anpfiff.core.state import State


class DuelVerdicts(Verdicts):
    """A ball within reach is held or not; that makes the odds of stretching."""

    def label(self, event: Event) -> str | None:
        return event.kind.name if event.kind in (SCORED, SAVED) else None

    def is_success(self, s: State, event: Event, role: i64) -> bool:
        return event.values[0] == role


class PenaltyDuel(Game):
    """The rules of the duel."""

    key = "penalty_duel"
    revision = 1
    seats = (2, 2)
    longest = 120

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, VOCABULARY, PHASES, EVENTS, DuelVerdicts())

    def lay(self, setup: Setup) -> Duel:
        s = Duel(setup)
        s.agenda = [TOSS]
        return s

    def encode(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Duel)
        lists = {"goals": s.goals, "kicks": s.kicks, "stretches": s.stretches}
        found = {name: [int(number) for number in numbers] for name, numbers in lists.items()}
        return {**found, "kicker": int(s.kicker), "winner": int(s.winner)}

    def decode(self, setup: Setup, data: dict[str, Any]) -> Duel:
        s = Duel(setup)
        s.kicker = expect_whole(data["kicker"], "kicker", 0, 1)
        s.winner = expect_whole(data["winner"], "winner", NOBODY, 1)
        for name, most in (("goals", 20), ("kicks", 20), ("stretches", 2)):
            numbers = [expect_whole(number, name, 0, most) for number in expect_list(data[name], name)]
            if len(numbers) != 2:
                raise Malformed(f"{name}: expected two")
            setattr(s, name, numbers)
        return s


GAME: Final = PenaltyDuel()
