"""H13: windows. At certain moments both coaches may use abilities, the attacker first, and then style cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step
from anpfiff.games.hat_trick.actions import NO
from anpfiff.games.hat_trick.pitch import place_of
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import BY_PREVENTING, OWN_MOVE
from anpfiff.games.hat_trick.rules.style_cards import play_style, playable
from anpfiff.games.hat_trick.rules.using import act, preventable, usable, use
from anpfiff.games.hat_trick.stages import WINDOWS
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

USING: Final = 1
PREVENTING: Final = 4
STYLING: Final = 16
"""Bits of those who have had enough: shifted by the role."""


@final
class Window(Step[Match]):
    """H13.1  Attacker and defender may use abilities in turn until both have had enough."""

    __slots__ = ("window",)
    rule: ClassVar[str] = "H13.1"

    def __init__(self, window: i64) -> None:
        super().__init__(0, WINDOWS[window])
        self.window: i64 = window

    def run(self, s: Match) -> list[Phase[Match]]:
        s.window = self.window
        found = next_question(s, self.window)
        if found:
            return [self, *found]
        close_window(s)
        return NOTHING


def close_window(s: Match) -> None:
    """Nobody is asked any more, and who had enough is forgotten."""
    s.window = NOWHERE
    s.passed = 0


def next_question(s: Match, window: i64) -> list[Phase[Match]]:
    """E30  Abilities come first, then style cards."""
    for role in (s.attacker, 1 - s.attacker):
        if not usable(s, role, window):
            continue
        if not s.passed & (PREVENTING << (1 - role)) and preventable(s, 1 - role, window):
            return PREVENT_ABILITY[window][1 - role]
        if not s.passed & (USING << role):
            return USE_ABILITY[window][role]
    if s.book.has_styles:
        for role in by_style(s):
            if not s.passed & (STYLING << role) and playable(s, role, window):
                return PLAY_STYLE[window][role]
    return NOTHING


def by_style(s: Match) -> list[i64]:
    """H16.6, E29  Tactical before technical, physical and total; of the same style the attacker first."""
    first, second = s.attacker, 1 - s.attacker
    return [second, first] if s.sides[second].style < s.sides[first].style else [first, second]


@final
class UseAbility(Choice[Match]):
    """H13.2  The use of an ability is voluntary."""

    __slots__ = ("window",)
    rule: ClassVar[str] = "H13.2"

    def __init__(self, role: i64, window: i64) -> None:
        super().__init__(role, WINDOWS[window])
        self.window: i64 = window

    def options(self, s: Match, role: i64) -> list[Action]:
        return [NO, *usable(s, role, self.window)]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is NO:
            s.passed |= USING << self.role
            return NOTHING
        s.passed = 0
        return use(s, self.role, action)


@final
class PreventAbility(Choice[Match]):
    """H15.20  A gold ball winner prevents an ability before it is used."""

    __slots__ = ("window",)
    rule: ClassVar[str] = "H15.20"

    def __init__(self, role: i64, window: i64) -> None:
        super().__init__(role, WINDOWS[window])
        self.window: i64 = window

    def options(self, s: Match, role: i64) -> list[Action]:
        return [NO, *preventable(s, role, self.window)]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is NO:
            s.passed |= PREVENTING << self.role
        else:
            act(s, self.role, place_of(s, self.role, action.value), BY_PREVENTING, action)
        return NOTHING


def ask_to_prevent(s: Match, role: i64, window: i64) -> list[Phase[Match]]:
    """H15.20  Before a side uses an ability by moving, passing or shooting, the other may prevent it."""
    other: i64 = 1 - role
    if not s.passed & (PREVENTING << other) and preventable(s, other, window):
        s.window = window
        return PREVENT_ABILITY[window][other]
    close_window(s)
    return NOTHING


@final
class PlayStyle(Choice[Match]):
    """H16.5  A style card is played at the very moment it names, one in a round."""

    __slots__ = ("window",)
    rule: ClassVar[str] = "H16.5"

    def __init__(self, role: i64, window: i64) -> None:
        super().__init__(role, WINDOWS[window])
        self.window: i64 = window

    def options(self, s: Match, role: i64) -> list[Action]:
        return [NO, *playable(s, role, self.window)]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is NO:
            s.passed |= STYLING << self.role
            return NOTHING
        return play_style(s, self.role, action.value)


NOTHING: Final[list[Phase[Match]]] = []
WINDOW: Final = [PHASES.add(Window(window)) for window in range(OWN_MOVE)]
USE_ABILITY: Final[list[list[list[Phase[Match]]]]] = [
    [[PHASES.add(UseAbility(role, window))] for role in (0, 1)] for window in range(OWN_MOVE)
]
PREVENT_ABILITY: Final[list[list[list[Phase[Match]]]]] = [
    [[PHASES.add(PreventAbility(role, window))] for role in (0, 1)] for window in range(len(WINDOWS))
]
PLAY_STYLE: Final[list[list[list[Phase[Match]]]]] = [
    [[PHASES.add(PlayStyle(role, window))] for role in (0, 1)] for window in range(OWN_MOVE)
]
