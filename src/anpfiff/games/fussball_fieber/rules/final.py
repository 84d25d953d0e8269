"""F12: the final: two coaches, one match, and a world champion."""

from __future__ import annotations

from typing import ClassVar, Final, final

from anpfiff.core.phase import Phase, Step, then
from anpfiff.games.fussball_fieber.events import FINAL, GROUP_DECIDES
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.rules.exchange import EXCHANGE_ALL
from anpfiff.games.fussball_fieber.rules.match_end import MATCH_OVER, clear_away
from anpfiff.games.fussball_fieber.rules.turns import KICK_OFF, NEXT_STARTER
from anpfiff.games.fussball_fieber.rules.winners import best_of_group, crown
from anpfiff.games.fussball_fieber.state import LEVEL_FINAL, WORLD_CHAMPION, Cup


@final
class BeginFinal(Step[Cup]):
    """F12.1  Before the final both may exchange up to two cards."""

    __slots__ = ()
    rule: ClassVar[str] = "F12.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        s.tell(FINAL)
        return NOTHING


@final
class JudgeFinal(Step[Cup]):
    """F12.2  The winner is world champion; a level final goes to the finalist who was better in the group phase."""

    __slots__ = ()
    rule: ClassVar[str] = "F12.2"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        clear_away(s)
        finalists = s.playing()
        for role in finalists:
            if s.camps[role].noted[-1] > 0:
                return crown(s, [role], WORLD_CHAMPION)
        s.tell(GROUP_DECIDES)
        return crown(s, best_of_group(s, finalists), LEVEL_FINAL)


NOTHING: Final[list[Phase[Cup]]] = []
PLAY_FINAL: Final[list[Phase[Cup]]] = then(
    PHASES.add(BeginFinal()), NEXT_STARTER, EXCHANGE_ALL, KICK_OFF, MATCH_OVER, PHASES.add(JudgeFinal())
)
