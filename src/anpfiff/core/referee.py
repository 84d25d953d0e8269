"""The referee: the only code that moves the agenda. It asks, is told what was said, and goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import FACE_DOWN
from anpfiff.core.phase import CHANCE, CHOICE, SEALED, STEP

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


NOBODY: Final = -1
EVERYTHING: Final = 1 << 30
NOTHING_SAID: Final[list[Action]] = []


def advance(s: State) -> None:
    """Let everything happen that happens by itself, until somebody is asked or all is over."""
    let_happen(s, EVERYTHING)


def step(s: State) -> bool:
    """Let one thing happen that happens by itself; false if somebody is asked or all is over."""
    return let_happen(s, 1) == 1


def let_happen(s: State, most: i64) -> i64:
    """Let so many things happen that happen by themselves; how many did before somebody was asked or all was over."""
    agenda = s.agenda
    happened: i64 = 0
    while happened < most and agenda:
        phase = agenda[-1]
        if phase.kind == STEP:
            agenda.pop()
            follow(agenda, phase.run(s))
        elif phase.kind == SEALED and first_waiting(s, phase) == NOBODY:
            agenda.pop()
            follow(agenda, phase.revealed(s))
            s.sealed = [NOTHING_SAID] * len(s.roles)
        else:
            break
        happened += 1
    return happened


def follow(agenda: list[AnyPhase], phases: list[AnyPhase]) -> None:
    """Put what happens next on top of the agenda."""
    if phases:
        agenda += phases


def is_waiting(s: State, phase: AnyPhase, role: i64) -> bool:
    """Whether a sealed phase still waits for this role; in a view a covered answer is an answer."""
    said = s.sealed[role]
    return not (said and said[0] is FACE_DOWN) and phase.is_asked(s, role)


def first_waiting(s: State, phase: AnyPhase) -> i64:
    """The first role a sealed phase still waits for."""
    role: i64 = 0
    while role < len(s.roles):
        if is_waiting(s, phase, role):
            return role
        role += 1
    return NOBODY


def waiting(s: State, phase: AnyPhase) -> list[i64]:
    """All roles a sealed phase still waits for."""
    return [role for role in range(len(s.roles)) if is_waiting(s, phase, role)]


def asked_roles(s: State) -> list[i64]:
    """The roles that are asked now; none when fate is asked or all is over."""
    if not s.agenda:
        return []
    phase = s.agenda[-1]
    if phase.kind == CHOICE:
        return [phase.role]
    if phase.kind == SEALED:
        return waiting(s, phase)
    return []


def is_fate_asked(s: State) -> bool:
    """Whether dice or deck must answer."""
    return bool(s.agenda) and s.agenda[-1].kind == CHANCE


def options(s: State, role: i64) -> list[Action]:
    """What an asked role may say."""
    return s.agenda[-1].options(s, role)


def play(s: State, role: i64, action: Action) -> None:
    """An asked role says one of its options. Trusted and fast: `Table.say` is the checked door."""
    hear(s, role, action)
    advance(s)


def hear(s: State, role: i64, action: Action) -> None:
    """Take what an asked role says; what follows from it by itself is still to happen."""
    agenda = s.agenda
    phase = agenda[-1]
    if phase.kind == CHOICE:
        agenda.pop()
        follow(agenda, phase.chosen(s, action))
    else:
        said = s.sealed[role].copy()
        said.append(action)
        s.sealed[role] = said


def fall(s: State, outcome: Action) -> None:
    """Fate answers with one of its outcomes."""
    land(s, outcome)
    advance(s)


def land(s: State, outcome: Action) -> None:
    """Take what fate answers; what follows from it by itself is still to happen."""
    agenda = s.agenda
    phase = agenda.pop()
    follow(agenda, phase.fell(s, outcome))


def wander(s: State, rng: Rng) -> None:
    """One step at random: fate answers, or somebody who is asked says anything that may be said."""
    if is_fate_asked(s):
        fall(s, s.agenda[-1].outcomes(s).pick(rng))
        return
    roles = asked_roles(s)
    role: i64 = roles[rng.below(len(roles))]
    may = options(s, role)
    play(s, role, may[rng.below(len(may))])


DICE: Final = "dice"
CARDS: Final = "cards"


def kind_of_fate(s: State) -> str:
    """Cards, if each thing that can fall lays the cards in its own way; everything else is a throw of dice."""
    laid: list[list[i64]] = [[pile.cards() for pile in s.piles()]]
    for outcome in s.agenda[-1].outcomes(s).actions:
        after = s.clone()
        land(after, outcome)
        cards = [pile.cards() for pile in after.piles()]
        if cards in laid:
            return DICE
        laid.append(cards)
    return CARDS
