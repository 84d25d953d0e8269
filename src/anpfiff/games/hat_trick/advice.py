"""Advice for simple bots: a quick score for every option, from what the seat can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.advice import Advice
from anpfiff.games.hat_trick.actions import PLAY
from anpfiff.games.hat_trick.reasons import CLAUSES, reason_for
from anpfiff.games.hat_trick.rules.goal_kick import KickCard
from anpfiff.games.hat_trick.stages import CHANCE as IN_CHANCE
from anpfiff.games.hat_trick.state import Match
from anpfiff.games.hat_trick.weights import chance_card, round_cards, score

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Clause, Reason
    from anpfiff.core.state import State


class HatTrickAdvice(Advice):
    """Wins lines with the weakest card that does it, and shoots when it pays."""

    def scores(self, view: State, role: i64, options: list[Action]) -> list[float]:
        """One number per option."""
        assert isinstance(view, Match)
        phase = view.agenda[-1]
        if options[0].verb is PLAY and not isinstance(phase, KickCard):
            if view.stage == IN_CHANCE:
                return [chance_card(view, role, action.value) for action in options]
            return round_cards(view, role, options)
        return [score(view, role, action) for action in options]

    def reason(
        self, view: State, role: i64, options: list[Action], scores: list[float], said: list[Action]
    ) -> Reason | None:
        """What speaks for an answer, if it can be told."""
        assert isinstance(view, Match)
        return reason_for(view, role, options, scores, said)

    def clauses(self) -> list[Clause]:
        """Everything that `reason` may tell."""
        return CLAUSES

    def iterations(self) -> i64:
        """So many imagined matches are enough to play clearly better than this advice alone."""
        return 25

    def review_share(self) -> float:
        """A match costs some five times as much as in other games."""
        return 0.25

    def horizon(self) -> i64:
        """About two rounds: by then the ball is lost or in the net."""
        return 15
