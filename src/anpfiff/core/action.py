"""Actions: what a seat or fate can say. Each is made once, has a notation, and is compared by identity."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Action:
    """One thing that can be said: ``tactic solo_run``, ``die 2``. `value` and `extra` are its arguments as numbers."""

    __slots__ = ("args", "extra", "notation", "number", "value", "verb")

    def __init__(self, verb: Verb, args: list[str], value: i64, extra: i64) -> None:
        self.verb: Verb = verb
        self.args: list[str] = args
        self.value: i64 = value
        self.extra: i64 = extra
        self.number: i64 = len(verb.vocabulary.actions)
        """Its place in the vocabulary."""
        self.notation: str = " ".join([verb.word, *args])

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@final
class Verb:
    """The word an action begins with, and the names of its arguments (Fluent variables of ``say-<word>``)."""

    __slots__ = ("names", "vocabulary", "word")

    def __init__(self, word: str, names: list[str], vocabulary: Vocabulary) -> None:
        self.word: str = word
        self.names: list[str] = names
        self.vocabulary: Vocabulary = vocabulary

    def says(self, args: list[str], value: i64 = 0, extra: i64 = 0) -> Action:
        """Make the action of this verb with these arguments; once only."""
        action = Action(self, args, value, extra)
        if action.notation in self.vocabulary.actions:
            raise ValueError(f"two actions are written {action.notation!r}")
        self.vocabulary.actions[action.notation] = action
        return action


@final
class Vocabulary:
    """Every action of one game, by its notation."""

    __slots__ = ("actions", "verbs")

    def __init__(self) -> None:
        self.actions: dict[str, Action] = {}
        self.verbs: list[Verb] = []

    def verb(self, word: str, *names: str) -> Verb:
        """Add a verb; `names` are what its arguments are called."""
        verb = Verb(word, list(names), self)
        self.verbs.append(verb)
        return verb

    def read(self, notation: str) -> Action:
        """Parse an action from its notation."""
        action = self.actions.get(notation)
        if action is None:
            raise Malformed(f"no action is written {notation[:80]!r}", key="no-action", facts={"said": notation[:80]})
        return action


def actions_for(actions: list[Action], cards: i64) -> list[Action]:
    """The actions that belong to a set of cards (or teams, or seats), in their order; most of a set may be empty."""
    found: list[Action] = []
    k: i64 = 0
    while cards:
        if not cards & 255:
            cards >>= 8
            k += 8
            continue
        if cards & 1:
            found.append(actions[k])
        cards >>= 1
        k += 1
    return found


_CORE: Final = Vocabulary()
FACE_DOWN: Final = _CORE.verb("face_down").says([])
"""Stands in a view for what another seat has said face down."""
