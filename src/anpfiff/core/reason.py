"""Reasons: what a game's advice has weighed, as people can be told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Verb

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
