"""The seats of a room: who sits there, and since when they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import structs

from anpfiff.bots.coaches import coaches
from anpfiff.bots.names import USUAL
from anpfiff.protocol.table import SeatInfo

if TYPE_CHECKING:
    from anpfiff.server.tables import entries

STAND_IN: Final = USUAL
"""The bot that answers for a person whose time is over or who gave up."""


class Seat:
    """Who sits at a seat now."""

    def __init__(self, laid: entries.LaidSeat) -> None:
        self.name = laid.name
        self.bot = laid.bot
        self.key = laid.key
        self.invite = laid.invite
        self.spent: set[str] = set()
        """Invitations that somebody has sat down by: they are good for watching, and for nothing else."""
        self.part = ""
        self.is_visiting = False
        """Whether a visiting bot holds it."""
        self.has_left = False
        self.has_resigned = False
        self.is_away = False
        """Whether a bot only stands in: the person with the key may come back at any time."""

    @property
    def is_person(self) -> bool:
        """Whether somebody with a device sits or may sit here."""
        return self.bot is None

    @property
    def has_owner(self) -> bool:
        """Whether the seat is a person's who is still in the match, here or away."""
        return (self.is_person or self.is_away) and not self.has_resigned

    def stand_in(self, bot: str) -> None:
        """Let a bot play until the owner comes back."""
        self.bot, self.is_away, self.has_left = bot, True, False

    def sit(self, entry: entries.Sat) -> None:
        """Let somebody sit down, or come back."""
        if self.invite is not None:
            self.spent.add(self.invite)
        self.name, self.key, self.part, self.invite = entry.name, entry.key, entry.part, None
        self.is_visiting = entry.visiting
        self.has_left = False
        if self.is_away:
            self.bot, self.is_away = None, False

    def info(self) -> SeatInfo:
        """The seat as everybody sees it."""
        state: Literal["free", "waiting", "ready", "left", "away", "resigned"] = "ready"
        if self.has_resigned:
            state = "resigned"
        elif self.is_away:
            state = "away"
        elif self.has_left:
            state = "left"
        elif self.is_person and not self.part:
            state = "free" if self.key is None else "waiting"
        kind: Literal["person", "bot"] = "person" if self.is_person else "bot"
        return SeatInfo(self.name, kind, self.bot, state, self.part, visiting=self.is_visiting)


def infos_of(seats: list[Seat]) -> list[SeatInfo]:
    """All seats as everybody sees them; a bot whose seat has no name is called by its coach's."""
    infos = [seat.info() for seat in seats]
    names = coaches([None if info.name else info.bot for info in infos], [info.name for info in infos])
    return [structs.replace(info, name=info.name or name) for info, name in zip(infos, names, strict=True)]


class Question:
    """That a seat is asked: since when, after how many lines of its journal, and whether its time was called."""

    __slots__ = ("answered", "line", "since", "time_over")

    def __init__(self, since: int, line: int) -> None:
        self.since = since
        self.line = line
        self.time_over = False
        self.answered: int | None = None
        """When the seat had said everything, if that still lies face down: its time is counted when it is opened."""
