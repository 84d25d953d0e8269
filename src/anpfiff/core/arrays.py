"""Arrays: a view as named arrays of whole numbers with fixed shapes and bounds, for programs that learn.

They are made from the declaration of the state, so they show what the view shows and nothing else. An environment for
training is a mask of options (`Vocabulary.actions` is the list of all) and these arrays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.action import FACE_DOWN
from anpfiff.core.kinds import NONE, At, Span

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.state import State

MOST_SAID: Final = 24
"""How many statements of a sealed answer are shown, the last ones."""


@final
class Arrays:
    """The arrays of one table: tables with the same setup have the same ones.

    `spans` says what they are called, their shapes and the least and most number in each. Beside the fields of the
    game there are `phase` (the line of the rulebook that is on, -1 when all is over), `roles` (which seat plays which)
    and `sealed` (what each role has said face down: actions by number, one more than the last for what this chair
    cannot see, -1 where nothing stands).
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        s = game.lay(setup)
        self.seats: Final = setup.seats
        self.phases: Final[dict[AnyPhase, int]] = {phase: k for k, phase in enumerate(game.phases.phases.values())}
        self.actions: Final[dict[Action, int]] = {
            action: k for k, action in enumerate(game.vocabulary.actions.values())
        }
        self.actions[FACE_DOWN] = len(self.actions)
        roles = len(s.roles)
        self.spans: Final = [
            Span("phase", (), NONE, len(self.phases) - 1),
            Span("roles", (roles,), 0, setup.seats - 1),
            Span("sealed", (roles, MOST_SAID), NONE, len(self.actions) - 1),
            *s.fields().spans(At(s, setup.seats, s, 0)),
        ]

    def of(self, view: State) -> dict[str, list[int]]:
        """A view as numbers, by name: arrays of more than one dimension row by row."""
        phase = self.phases[view.agenda[-1]] if view.agenda else NONE
        sealed: list[int] = []
        for said in view.sealed:
            shown = [self.actions[action] for action in said[-MOST_SAID:]]
            sealed += shown + [NONE] * (MOST_SAID - len(shown))
        rows = [[phase], [int(seat) for seat in view.roles], sealed]
        rows += view.fields().numbers(At(view, self.seats, view, 0))
        return {span.name: rows[k] for k, span in enumerate(self.spans)}
