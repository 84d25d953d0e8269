"""Reading a competition: from the log in the store to what follows from it, and back to the head that lists show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from anpfiff.errors import Malformed, Unknown
from anpfiff.server.competitions import entries
from anpfiff.server.competitions.competition import Competition
from anpfiff.server.competitions.due import due_of
from anpfiff.server.competitions.names import given_name
from anpfiff.server.log.store import Head
from anpfiff.server.refusals import Unreadable
from anpfiff.server.share.link_cards import is_proof

if TYPE_CHECKING:
    from collections.abc import Hashable

    from anpfiff.server.log.host import LogHost
    from anpfiff.server.log.store import Record

    CompetitionLog = LogHost[Competition, entries.Entry]

NO_COMPETITION = "there is no such competition, or this link is not good for it (any more)"


class CompetitionHead(msgspec.Struct):
    """The part of a head that lists show."""

    name: str
    kind: str
    size: int
    entered: int
    champions: list[str]
    link: str = ""
    """The hash of its link; "" in older heads."""
    known: list[str] = []
    """The beginnings of the hashes of all tokens by which somebody may look."""


SHORT: Final = 16
"""Letters of a hash that are enough to know somebody again."""


def is_stranger(record: Record, hashed: str, card: str = "") -> bool:
    """Whether a private competition knows neither this token nor this card; older heads do not say so."""
    head = msgspec.json.decode(record.head.summary, type=CompetitionHead)
    if record.public or not head.link:
        return False
    return hashed[:SHORT] not in head.known and not is_proof(card, head.link)


class CompetitionLogs:
    """The logs of competitions: what the host of a log needs to know of them."""

    def fold(self, record: Record, found: list[tuple[int, bytes]]) -> Competition:
        """The competition that follows from a log."""
        return fold(record, found)

    def read_on(self, state: Competition, found: list[tuple[int, bytes]]) -> None:
        """Let happen what was appended to its log."""
        try:
            for _, body in found:
                state.apply(entries.read(body))
        except Exception as error:
            raise Unreadable(f"what was appended to {state.id} cannot be read") from error

    def due(self, state: Competition) -> int | None:
        """When something happens by itself."""
        return due_of(state)

    def stamp(self, state: Competition) -> Hashable:
        """Every entry may change what lists show."""
        return state.seq

    def head(self, state: Competition) -> Head:
        """What lists show."""
        return head_of(state)


def fold(record: Record, found: list[tuple[int, bytes]]) -> Competition:
    """The competition that follows from a log; a log that makes no sense is refused, whatever is wrong with it."""
    if not found:
        raise Unknown(NO_COMPETITION)
    try:
        first = entries.read(found[0][1])
        assert isinstance(first, entries.Announced)
        competition = Competition(record.table, record.secret, first)
        for _, body in found[1:]:
            competition.apply(entries.read(body))
    except Exception as error:
        raise Unreadable(f"what is kept of {record.table} cannot be read") from error
    return competition


def check_competition(record: Record, log: list[tuple[int, bytes]]) -> None:
    """Refuse a competition whose log leads nowhere."""
    try:
        fold(record, log)
    except (Unreadable, Unknown) as error:
        raise Malformed(
            f"competition {record.table}: its log leads nowhere", key="table-unsound", facts={"table": record.table}
        ) from error


def head_of(competition: Competition) -> Head:
    """The head of a competition as it is now."""
    first = competition.opened
    champions = [competition.people[who].name for who in competition.champions]
    people = [*competition.people, *competition.waiting]
    known = {first.link, competition.organiser, *(one.key for one in people if one.key)}
    shown = CompetitionHead(
        first.name, first.format.kind, first.size, len(competition.entered), champions, first.link,
        sorted(one[:SHORT] for one in known),
    )  # fmt: skip
    return Head(f"cup-{competition.status}", due_of(competition), msgspec.json.encode(shown).decode())


def read_head(record: Record) -> dict[str, Any]:
    """What lists show of a competition."""
    shown = msgspec.json.decode(record.head.summary, type=CompetitionHead)
    shown.name = given_name(shown.name, record.game)
    found: dict[str, Any] = msgspec.structs.asdict(shown)
    del found["link"], found["known"]
    return {"id": record.table, "game": record.game, "status": record.head.status.removeprefix("cup-"), **found}
