"""What the server refuses, beside what the rules refuse. Each kind has words in the client."""

from __future__ import annotations

from typing import ClassVar, Final

from anpfiff.errors import Refusal

NO_TABLE: Final = "there is no such table, or this link is not good for it (any more)"
"""Said of a table that is not there and of one that somebody may not see, so that they cannot tell which it is."""


class Late(Refusal):
    """The table has gone on since this was decided, or it was said already."""

    kind: ClassVar[str] = "late"


class Forbidden(Refusal):
    """The token does not give the right to that."""

    kind: ClassVar[str] = "forbidden"


class Taken(Refusal):
    """Somebody else sits there."""

    kind: ClassVar[str] = "taken"


class PlayedOn(Late):
    """Something that follows from this result has been played, or somebody sits there already."""

    kind: ClassVar[str] = "played_on"


class NameTaken(Taken):
    """Somebody else is called that already."""

    kind: ClassVar[str] = "name_taken"


class Later(Refusal):
    """What cannot be had now may be had `after` so many milliseconds."""

    after: int = 1000


class Busy(Later):
    """The store cannot be reached, or there is too much to do; try again."""

    kind: ClassVar[str] = "busy"
    after: int = 5000


class TooFast(Later):
    """More messages than one client may send; the same one is fine `after` so many milliseconds."""

    kind: ClassVar[str] = "too_fast"

    def __init__(self, after: int) -> None:
        super().__init__(f"too many messages; say it again in {after} ms")
        self.after = after


class TooMany(Later):
    """A limit of this server is reached."""

    kind: ClassVar[str] = "too_many"
    after: int = 60_000


class Unreadable(Refusal):
    """What the store keeps of a table makes no sense; the other tables go on."""

    kind: ClassVar[str] = "unreadable"


class Outdated(Refusal):
    """The match was played under rules, or the message written in a protocol, that are no longer ours."""

    kind: ClassVar[str] = "outdated"
