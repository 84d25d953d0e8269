"""Phases: the four kinds of line a rulebook has. Each asks at most one question and returns what happens next."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate
    from anpfiff.core.form import Answer, Form
    from anpfiff.core.state import State

STEP: Final = 0
CHOICE: Final = 1
SEALED: Final = 2
CHANCE: Final = 3

EVERYONE: Final = -1
"""As `seen_by`: the outcome falls for all to see."""

S = TypeVar("S", bound="State", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One line of the rulebook, as data. It holds no secret and never changes, so it is made once and shared."""

    __slots__ = ("kind", "notation", "role")

    rule: ClassVar[str] = ""
    """The number of the rule in RULEBOOK.md."""

    def __init__(self, kind: i64, role: i64, details: str) -> None:
        self.kind: i64 = kind
        self.role: i64 = role
        self.notation: str = f"{self.key()} {role} {details}".rstrip()

    def key(self) -> str:
        """The name of this line in words and prompts: ``PlayTactic`` is ``play-tactic``."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()

    def prompts(self) -> list[str]:
        """Every question this line may ask, as keys of words (``ask-<prompt>``)."""
        return [self.key()]

    def prompt(self, s: S, role: i64) -> str:
        """The question it asks this role now."""
        return self.key()

    def run(self, s: S) -> list[Phase[S]]:
        """What happens by itself (a step)."""
        raise TypeError(f"{self.notation} is no step")

    def options(self, s: S, role: i64) -> list[Action]:
        """All that may be said here, in canonical order; never empty while the role is asked."""
        raise TypeError(f"{self.notation} asks nobody")

    def form(self, s: S, role: i64) -> Form | None:
        """How people answer this and the questions that follow from it in one go; None: one thing at a time."""
        return None

    def forced(self, s: S, role: i64) -> Action | None:
        """The one sensible answer where several are legal and nothing comes of the others; by default there is none.

        It may speak of nothing that the role does not see. Bots and the search never ask for it.
        """
        return None

    def outline(self, s: S, role: i64, answer: Answer) -> None:
        """Do to a view what a part of an answer to the form would do to it, for a preview; by default nothing."""

    def chosen(self, s: S, action: Action) -> list[Phase[S]]:
        """What follows from a choice."""
        raise TypeError(f"{self.notation} is no choice")

    def is_asked(self, s: S, role: i64) -> bool:
        """Whether a sealed question still waits for this role; by default each role answers once."""
        return not s.sealed[role]

    def shows(self, action: Action) -> bool:
        """Whether all may read this in the log: a choice at once, a sealed answer when everybody has answered."""
        return True

    def revealed(self, s: S) -> list[Phase[S]]:
        """What follows when all sealed answers (``s.sealed``) are opened."""
        raise TypeError(f"{self.notation} is not sealed")

    def outcomes(self, s: S) -> Fate:
        """All that can fall, with exact weights."""
        raise TypeError(f"{self.notation} asks no fate")

    def seen_by(self, s: S) -> i64:
        """The role that sees the outcome, or everyone."""
        return EVERYONE

    def fell(self, s: S, outcome: Action) -> list[Phase[S]]:
        """What follows from the outcome."""
        raise TypeError(f"{self.notation} is no chance")

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Phase[S]):
    """Happens by itself."""

    __slots__ = ()

    def __init__(self, role: i64 = 0, details: str = "") -> None:
        super().__init__(STEP, role, details)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Phase[S]):
    """One role chooses among options."""

    __slots__ = ()

    def __init__(self, role: i64 = 0, details: str = "") -> None:
        super().__init__(CHOICE, role, details)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Phase[S]):
    """Several roles answer face down, in any order, with one or more statements each; then all is opened at once."""

    __slots__ = ()

    def __init__(self, role: i64 = 0, details: str = "") -> None:
        super().__init__(SEALED, role, details)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Phase[S]):
    """Fate is asked."""

    __slots__ = ()

    def __init__(self, role: i64 = 0, details: str = "") -> None:
        super().__init__(CHANCE, role, details)


AnyPhase = Phase[Any]


def then(*phases: Phase[S]) -> list[Phase[S]]:
    """What happens next, written in reading order (the agenda keeps the next phase on top, at its end)."""
    return list(reversed(phases))


class PhaseBook:
    """Every phase of one game, by its notation, so that an agenda can be written down and read again."""

    def __init__(self) -> None:
        self.phases: dict[str, AnyPhase] = {}

    def add(self, phase: P) -> P:
        """Enter a phase; once only."""
        if phase.notation in self.phases:
            raise ValueError(f"two phases are written {phase.notation!r}")
        self.phases[phase.notation] = phase
        return phase

    def read(self, notation: str) -> AnyPhase:
        """Parse a phase from its notation."""
        phase = self.phases.get(notation)
        if phase is None:
            raise Malformed(f"no phase is written {notation[:80]!r}")
        return phase


P = TypeVar("P", bound=AnyPhase)
