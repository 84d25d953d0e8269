"""What is asked and what was said: a decision of a seat, one line of the log, and what those who speak are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.errors import FaceDown, Illegal, Malformed

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.form import Form
    from anpfiff.core.game import Game
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.state import State

FATE: Final = -1
"""The seat of the dice and the deck."""


MOST: Final = (1 << 63) - 1
"""The largest seed."""


class LogLine:
    """One line of the log: who said what, and which chair may read it (everyone, once it lies open)."""

    __slots__ = ("action", "is_idle", "is_joined", "seat", "to")

    def __init__(self, seat: int, action: Action, to: int) -> None:
        self.seat = seat
        self.action = action
        self.to = to
        self.is_joined = False
        """Whether it was said in one go with the line before; so they are taken back together."""
        self.is_idle = False
        """Whether it was said at a table with real cards where, as cards shown later tell, nothing was asked."""

    def clone(self) -> LogLine:
        """A copy: a line that is hidden today is shown to all when the question is opened."""
        other = LogLine(self.seat, self.action, self.to)
        other.is_joined, other.is_idle = self.is_joined, self.is_idle
        return other

    def __str__(self) -> str:
        return f"{self.seat}: {self.action.notation}"


class Decision:
    """The referee asks a seat."""

    __slots__ = ("game", "options", "phase", "prompt", "question", "role", "rule", "seat")

    def __init__(self, game: Game, seat: int, role: int, phase: AnyPhase, question: str, may: list[Action]) -> None:
        self.game = game
        self.seat = seat
        self.role = role
        self.phase = phase
        self.options = may
        self.question = question
        """The key of the question in the game's words."""
        self.prompt = f"{game.key}-{question}"
        self.rule = phase.rule

    def option(self, notation: str) -> Action:
        """The option with this notation; refused if it is none."""
        for action in self.options:
            if action.notation == notation:
                return action
        raise Illegal(
            f"seat {self.seat} cannot say {notation[:80]!r} here (rule {self.rule}); "
            f"expected one of {len(self.options)} options",
            self.rule,
            [action.notation for action in self.options],
            "cannot-say",
            {"said": notation[:80], "rule": self.rule},
        )

    def form(self, s: State) -> Form | None:
        """How people answer it in one go; None also where the form would list cards that nobody has shown."""
        try:
            return self.phase.form(s, self.role)
        except FaceDown:
            return None

    def forced(self, s: State) -> Action | None:
        """What is said in this state if there is no real choice: the only option, or the only one that makes sense."""
        try:
            return self.options[0] if len(self.options) == 1 else self.phase.forced(s, self.role)
        except FaceDown:
            return None

    def read_all(self, notations: list[str]) -> list[Action]:
        """Parse actions from their notations; refused if one of them is none of this game."""
        known = self.game.vocabulary.actions
        for notation in notations:
            if notation not in known:
                expected = [action.notation for action in self.options]
                facts: dict[str, str | int] = {"said": notation[:80], "rule": self.rule}
                message = f"seat {self.seat} cannot say {notation[:80]!r} here"
                raise Illegal(message, self.rule, expected, "cannot-say", facts)
        return [known[notation] for notation in notations]


def at_ply(ply: int, entry: LogLine, wrong: str, rule: str | None = None, key: str = "") -> Illegal:
    """The refusal of a line of a log that cannot have been said there."""
    facts: dict[str, str | int] = {"ply": ply, "seat": entry.seat, "said": entry.action.notation}
    return Illegal(f"ply {ply}: {wrong}", rule, None, key, facts)


def cannot_fall(notation: str, phase: AnyPhase, may: list[Action]) -> Illegal:
    """The refusal of something that the dice or the deck cannot show here."""
    facts: dict[str, str | int] = {"said": notation[:80], "rule": phase.rule}
    wrong = f"{notation[:80]!r} cannot fall here (rule {phase.rule})"
    return Illegal(wrong, phase.rule, [outcome.notation for outcome in may], "cannot-fall", facts)


def check_players(players: list[str], seats: int) -> list[str]:
    """A name for every seat, each on one line; nameless is fine."""
    if len(players) != seats:
        facts: dict[str, str | int] = {"seats": seats, "found": len(players)}
        raise Malformed(f"players: expected {seats} names, found {len(players)}", key="names", facts=facts)
    for name in players:
        if name and (name.splitlines() != [name] or name.encode("utf-8", "replace").decode("utf-8") != name):
            message = f"players: expected a name on one line, found {name[:80]!r}"
            raise Malformed(message, key="name-lines", facts={"name": name[:80]})
    return list(players)
