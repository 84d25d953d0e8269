"""F10: the quarter-final: new cards, and once more an opponent whom nobody leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.fate import even
from anpfiff.core.form import SOME, Blank, Form
from anpfiff.core.phase import Chance, Phase, Sealed, Step, then
from anpfiff.games.fussball_fieber.actions import DROPS, TEAM_DRAWS
from anpfiff.games.fussball_fieber.camp import NOBODY, SEMI
from anpfiff.games.fussball_fieber.cards import KINDS
from anpfiff.games.fussball_fieber.events import DROPPED, NEUTRAL_THROUGH, QUALIFIED, QUARTER_DRAWN, QUARTER_FINAL
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.rules.dealing import DEAL_ONE
from anpfiff.games.fussball_fieber.rules.match_end import MATCH_OVER, clear_away
from anpfiff.games.fussball_fieber.rules.semi_final import PLAY_SEMI_FINAL
from anpfiff.games.fussball_fieber.rules.teams import draw_team
from anpfiff.games.fussball_fieber.rules.turns import KICK_OFF, NEXT_STARTER, following
from anpfiff.games.fussball_fieber.rules.winners import crown, crown_best, knock_out
from anpfiff.games.fussball_fieber.state import ALONE, MOST_SEATS, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate

CATEGORY_B: Final = 1


@final
class QuarterFinal(Step[Cup]):
    """F10.2  Everybody who is in draws an opponent of category B, then new cards are dealt, then hands reduced."""

    __slots__ = ()
    rule: ClassVar[str] = "F10.2"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        playing: list[i64] = []
        role: i64 = s.starter
        for turn in range(len(s.playing())):
            playing.append(role)
            role = following(s, role)
        s.tell(QUARTER_FINAL, len(playing))
        found: list[Phase[Cup]] = [DRAW_QUARTER[role] for role in playing]
        for card in range(s.book.hand):
            found += [DEAL_ONE[role] for role in playing]
        found.append(REDUCE)
        found.reverse()
        return found


@final
class DrawQuarter(Chance[Cup]):
    """F10.2  The opponent in the quarter-final."""

    __slots__ = ()
    rule: ClassVar[str] = "F10.2"

    def outcomes(self, s: Cup) -> Fate:
        return even(actions_for(TEAM_DRAWS, s.categories[CATEGORY_B].cards()))

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        camp, team = s.camps[self.role], outcome.value
        draw_team(s, team)
        camp.opponent = team
        camp.rival = NOBODY
        s.tell(QUARTER_DRAWN, camp.team, team, s.book.strength[team])
        return NOTHING


@final
class Reduce(Sealed[Cup]):
    """F10.4  Who holds more than eight cards discards down to eight, all at the same time; jokers do not count."""

    __slots__ = ()
    rule: ClassVar[str] = "F10.4"

    def is_asked(self, s: Cup, role: i64) -> bool:
        camp = s.camps[role]
        return camp.is_in and camp.hand.size - len(s.sealed[role]) > s.book.hand

    def options(self, s: Cup, role: i64) -> list[Action]:
        hand, said = s.camps[role].hand, s.sealed[role]
        still: i64 = hand.size - len(said) - s.book.hand
        first: i64 = said[-1].value if said else 0
        gone: i64 = 0
        for action in said:
            gone += 1 if action.value == first else 0
        found: list[Action] = []
        later: i64 = 0
        kind: i64 = len(KINDS) - 1
        while kind >= first:
            mine: i64 = s.book.stock.copies(hand.cards(), kind)
            if kind == first:
                mine -= gone
            later += mine
            if mine > 0 and later >= still:
                found.append(DROPS[kind])
            kind -= 1
        found.reverse()
        return found

    def form(self, s: Cup, role: i64) -> Form | None:
        hand, said = s.camps[role].hand, s.sealed[role]
        number: i64 = hand.size - len(said) - s.book.hand
        if number == 1:
            return None
        first: i64 = said[-1].value if said else 0
        held = [DROPS[kind] for kind in s.book.stock.list_of(hand.cards()) if kind >= first]
        for action in said:
            if action in held:
                held.remove(action)
        return Form(SOME, [Blank(self.key(), self.rule, held, number, number)])

    def revealed(self, s: Cup) -> list[Phase[Cup]]:
        for role, camp in enumerate(s.camps):
            for action in s.sealed[role]:
                camp.hand.take(action.value)
                s.discard.add(action.value)
                s.tell(DROPPED, camp.team, action.value)
        return NOTHING


@final
class JudgeQuarter(Step[Cup]):
    """F10.5  A win or a draw is enough for the semi-final; a defeat lets the opponent go there."""

    __slots__ = ()
    rule: ClassVar[str] = "F10.5"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        clear_away(s)
        before = s.playing()
        for role in before:
            camp = s.camps[role]
            if camp.noted[-1] >= 0:
                camp.round = SEMI
                s.tell(QUALIFIED, camp.team)
            else:
                s.neutrals = [*s.neutrals, camp.opponent]
                s.tell(NEUTRAL_THROUGH, camp.opponent)
                knock_out(s, role)
        through = s.playing()
        if not through:
            return crown_best(s, before)
        if len(through) == 1:
            return crown(s, through, ALONE)
        s.stage = SEMI
        return PLAY_SEMI_FINAL


NOTHING: Final[list[Phase[Cup]]] = []
DRAW_QUARTER: Final = [PHASES.add(DrawQuarter(role)) for role in range(MOST_SEATS)]
REDUCE: Final = PHASES.add(Reduce())
PLAY_QUARTER_FINAL: Final[list[Phase[Cup]]] = then(
    NEXT_STARTER, PHASES.add(QuarterFinal()), KICK_OFF, MATCH_OVER, PHASES.add(JudgeQuarter())
)
