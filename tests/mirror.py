"""Mirrors: the same match from the other seat, for games with two alike sides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import groupby
from typing import TYPE_CHECKING, Any

from anpfiff.core.phase import CHANCE

if TYPE_CHECKING:
    from anpfiff.core.event import Event
    from anpfiff.core.game import Game, Setup

Data = dict[str, Any]


class Mirror(ABC):
    """What a game says otherwise when its two sides change seats; a game adds what is its own."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def setup(self, setup: Setup) -> Setup:
        """What is agreed at the other table: the same, unless the sides themselves are part of it."""
        return setup

    def notation(self, said: str) -> str:
        """What is said from the other seat."""
        return said

    @abstractmethod
    def table(self, data: Data) -> None:
        """Turn the game's own part of a state round, in place."""

    def args(self, args: Data) -> None:
        """Turn the arguments of an event round, in place; seats change, and a score is told from the first seat on."""
        if "seat" in args:
            args["seat"] = 1 - args["seat"]
        if args["kind"] == "full_time":
            args["team"], args["other"] = args["other"], args["team"]
            args["goals"], args["against"] = args["against"], args["goals"]

    def phase(self, notation: str) -> str:
        """A line of the agenda with its other role; a line that has none stays."""
        key, role, *details = notation.split(" ")
        other = " ".join([key, str(1 - int(role)), *details])
        return other if other in self.game.phases.phases else notation

    def calm(self, agenda: list[str]) -> list[str]:
        """An agenda in which both sides' rolls or draws that follow each other stand in one order."""
        chances = [self.game.phases.read(line).kind == CHANCE for line in agenda]
        found: list[str] = []
        for is_chance, lines in groupby(zip(agenda, chances, strict=True), lambda pair: pair[1]):
            block = [line for line, _ in lines]
            found += sorted(block) if is_chance else block
        return found

    def state(self, data: Data) -> Data:
        """A whole state turned round."""
        self.table(data["table"])
        return {
            "agenda": [self.phase(line) for line in data["agenda"]],
            "roles": [1 - seat for seat in reversed(data["roles"])],
            "sealed": [[self.notation(said) for said in row] for row in reversed(data["sealed"])],
            "table": data["table"],
        }

    def event(self, event: Event) -> Data:
        """An event turned round."""
        data = event.as_data()
        if isinstance(data["to"], int):
            data["to"] = 1 - data["to"]
        self.args(data)
        return data


def other_role(role: int | None) -> int | None:
    """The other side; nobody (None or -1) stays nobody."""
    return role if role in (None, -1) else 1 - int(role or 0)


def turn_roles(table: Data, *names: str) -> None:
    """Turn those entries of a table round that name a side, and the sides themselves."""
    for name in (*names, "winner"):
        table[name] = other_role(table[name])
    table["sides"].reverse()
