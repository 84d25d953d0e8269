"""Advice: a game's own quick opinion of what may be said, for simple bots. It sees a view, never a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action, Verb
    from anpfiff.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Scores options; the highest is the best. Without an opinion of its own a game calls all options equal."""

    def scores(self, view: State, role: i64, options: list[Action]) -> list[float]:
        """One number per option."""
        return [0.0] * len(options)

    def reason(
        self, view: State, role: i64, options: list[Action], scores: list[float], said: list[Action]
    ) -> Reason | None:
        """What speaks for an answer, of all that is weighed, if it can be told; `said` are the small steps of it."""
        return None

    def clauses(self) -> list[Clause]:
        """Everything that `reason` may tell."""
        return []

    def horizon(self) -> i64:
        """The number of decisions of every seat after which the score tells who is likely to win.

        A search plays no further than that; 0: to the end.
        """
        return 0

    def iterations(self) -> i64:
        """How many imagined matches are enough to play clearly better than this advice alone."""
        return 150

    def review_share(self) -> float:
        """What part of the usual number of matches a review plays on from a node; less where a match is dear."""
        return 1.0

    def margin(self, view: State) -> float:
        """By how much of a chance to win one option must be better than the second to be the answer of a puzzle.

        More than 1: in this part of the match options hardly differ, and nothing is asked.
        """
        return 0.05


NO_IDS: Final[dict[str, list[str]]] = {}
NO_TEXTS: Final[list[str]] = []


@final
class Clause:
    """One thing that a game's advice weighs: the key of its words (``why-<key>``), and what they mention."""

    __slots__ = ("ids", "key", "numbers")

    def __init__(self, key: str, numbers: list[str], ids: dict[str, list[str]] = NO_IDS) -> None:
        self.key: str = key
        self.numbers: list[str] = numbers
        """The names of the numbers it mentions."""
        self.ids: dict[str, list[str]] = ids
        """By name: which ids it may mention there."""

    def because(self, numbers: list[i64], texts: list[str] = NO_TEXTS) -> Reason:
        """The reason it gives for some answer."""
        if len(numbers) != len(self.numbers) or len(texts) != len(self.ids):
            raise ValueError(f"{self.key} mentions {self.numbers} and {list(self.ids)}")
        args: dict[str, str | int] = dict(zip(self.ids, texts, strict=True))
        for name, number in zip(self.numbers, numbers, strict=True):
            args[name] = int(number)
        return Reason(self.key, args)


@final
class Reason:
    """Why an answer is good, in one clause: the key of its words, and what they mention."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, str | int]) -> None:
        self.key: str = key
        self.args: dict[str, str | int] = args


def ids_of(verb: Verb) -> list[str]:
    """All ids that actions of a verb name first."""
    return sorted({action.args[0] for action in verb.vocabulary.actions.values() if action.verb is verb})
