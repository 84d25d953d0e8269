"""H12, H14, H18: the teams. Regulars, one of 32 nations, one of 45 ready teams, or a team of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Phase, Sealed, Step, then
from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.actions import BUDGET_LINES, FLAGS, GOALKEEPERS, READY_TEAMS, REGULARS, TEAMS
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN, NATIONS
from anpfiff.games.hat_trick.events import LINE_UP as LINED_UP
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.captains import NAME_CAPTAIN
from anpfiff.games.hat_trick.rules.team_building import budget_of, can_have_star, signed, signings
from anpfiff.games.hat_trick.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.games.hat_trick.side import Side

FIRST_NATION: Final = 2
"""Where the nations begin in the list of teams, behind the two colours."""
FIRST_READY: Final = FIRST_NATION + len(NATIONS)
STATEMENTS: Final = MEN + 2
"""A team of one's own: a budget, ten men and a goalkeeper."""


@final
class LineUp(Step[Match]):
    """H12.1  All men play with their regular side up, unless teams are chosen."""

    __slots__ = ()
    rule: ClassVar[str] = "H12.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        if s.book.has_styles:
            s.style_deck.fill(s.book.style_stock.whole)
        for side in s.sides:
            side.subs = s.book.substitutions
        if s.book.teams == "flags":
            return CHOOSE_FLAG
        if s.book.teams == "star_table":
            return CHOOSE_NATION
        if not s.book.has_roles:
            return NOTHING
        chosen = CHOOSE_TEAM if s.book.teams == "team_cards" else BUILD_TEAM
        return then(chosen, NAME_CAPTAIN) if s.book.has_captain else [chosen]


@final
class ChooseNation(Sealed[Match]):
    """H12.2  Each coach picks a nation, or plays with regulars; both may pick the same."""

    __slots__ = ()
    rule: ClassVar[str] = "H12.2"

    def options(self, s: Match, role: i64) -> list[Action]:
        return NATION_OPTIONS

    def revealed(self, s: Match) -> list[Phase[Match]]:
        for role in (0, 1):
            action = s.sealed[role][0]
            if action is not REGULARS:
                choose_nation(s.sides[role], action.value)
        tell_teams(s)
        return NOTHING


@final
class ChooseFlag(Sealed[Match]):
    """H12.4  Each coach picks a nation for its name and its flag; all men are regulars."""

    __slots__ = ()
    rule: ClassVar[str] = "H12.4"

    def options(self, s: Match, role: i64) -> list[Action]:
        return FLAGS

    def revealed(self, s: Match) -> list[Phase[Match]]:
        for role in (0, 1):
            s.sides[role].team = FIRST_NATION + s.sealed[role][0].value
        tell_teams(s)
        return NOTHING


def tell_teams(s: Match) -> None:
    """Tell everybody who leads whom."""
    for role in (0, 1):
        s.tell(LINED_UP, s.roles[role], s.name(role))


def choose_nation(side: Side, nation: i64) -> None:
    """H12.3  The stars of a nation are turned over; number 1 is the goalkeeper."""
    side.team = FIRST_NATION + nation
    for number in side.book.box.nations[nation].stars:
        if number == 1:
            side.star_keeper = True
        else:
            side.gold |= alone(number - FIRST_NUMBER)


@final
class ChooseTeam(Sealed[Match]):
    """H14.1  Each coach picks one of the ready teams."""

    __slots__ = ()
    rule: ClassVar[str] = "H14.1"

    def options(self, s: Match, role: i64) -> list[Action]:
        return READY_TEAMS[: len(s.book.players.teams)]

    def revealed(self, s: Match) -> list[Phase[Match]]:
        for role in (0, 1):
            choose_ready(s.sides[role], s.sealed[role][0].value)
        tell_teams(s)
        return NOTHING


def choose_ready(side: Side, number: i64) -> None:
    """H14.2  The men of a team card, some of them gold, its goalkeeper and its style."""
    team = side.book.players.teams[number]
    side.team = FIRST_READY + number
    side.style = team.style
    side.kinds = [MEN + kind for kind in side.book.players.line_up(team.line_up)]
    gold: i64 = 0
    for shirt in team.gold_numbers:
        gold |= alone(shirt - FIRST_NUMBER)
    begin_with(side, gold, team.star_goalkeeper)


def begin_with(side: Side, gold: i64, has_star: bool) -> None:
    """The gold men and the goalkeeper a side begins each half with."""
    side.first_gold = gold
    side.gold = gold
    side.first_keeper = has_star
    side.star_keeper = has_star


@final
class BuildTeam(Sealed[Match]):
    """H18.1  Each coach chooses a budget, signs ten men for the numbers 2 to 11, and then a goalkeeper."""

    __slots__ = ()
    rule: ClassVar[str] = "H18.1"

    def prompts(self) -> list[str]:
        return ["choose-budget", "sign-man", "choose-keeper"]

    def prompt(self, s: Match, role: i64) -> str:
        number = len(s.sealed[role])
        return "choose-budget" if not number else "sign-man" if number <= MEN else "choose-keeper"

    def is_asked(self, s: Match, role: i64) -> bool:
        return len(s.sealed[role]) < STATEMENTS

    def options(self, s: Match, role: i64) -> list[Action]:
        said = s.sealed[role]
        if not said:
            return BUDGET_LINES[: len(s.book.players.budgets)]
        box, men = s.book.players, signed(said)
        budget = budget_of(box, said)
        if len(men) < MEN:
            return signings(box, budget, men)
        return GOALKEEPERS if can_have_star(box, budget, men) else GOALKEEPERS[:1]

    def revealed(self, s: Match) -> list[Phase[Match]]:
        for role in (0, 1):
            sign_men(s.sides[role], s.sealed[role])
        tell_teams(s)
        return NOTHING


def sign_men(side: Side, said: list[Action]) -> int:
    """H18.1  The men that were signed so far, and the goalkeeper; tells how many men there are."""
    men = signed(said)
    side.kinds = [MEN + kind for kind, is_gold in men]
    gold: i64 = 0
    for man, (_, is_gold) in enumerate(men):
        if is_gold:
            gold |= alone(man)
    begin_with(side, gold, said[-1] is GOALKEEPERS[1])
    return len(men)


NOTHING: Final[list[Phase[Match]]] = []
NATION_OPTIONS: Final[list[Action]] = [REGULARS, *TEAMS]
LINE_UP: Final = PHASES.add(LineUp())
CHOOSE_FLAG: Final[list[Phase[Match]]] = [PHASES.add(ChooseFlag())]
CHOOSE_NATION: Final[list[Phase[Match]]] = [PHASES.add(ChooseNation())]
CHOOSE_TEAM: Final[Phase[Match]] = PHASES.add(ChooseTeam())
BUILD_TEAM: Final[Phase[Match]] = PHASES.add(BuildTeam())
