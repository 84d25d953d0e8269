"""What is counted of a match that is over: who scored, and how often what happened. It is noted with the result."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.bots.review.finishes import shooter_of
from anpfiff.core import meaning
from anpfiff.core.event import ALL
from anpfiff.core.replay import read
from anpfiff.errors import Refusal
from anpfiff.games import find

if TYPE_CHECKING:
    from anpfiff.core.event import Event
    from anpfiff.core.table import Table

MISHAPS: Final = (meaning.YELLOW, meaning.RED, meaning.INJURY)


class MatchTally(msgspec.Struct, frozen=True):
    """Goals by seat and scorer, and how often what happened on both sides together."""

    scorers: dict[tuple[int, str], int] = {}
    counts: dict[str, int] = {}


def tally_of_replay(replay: str | None) -> MatchTally:
    """What is counted of a finished table; nothing of one that was played under rules we no longer have."""
    with contextlib.suppress(Refusal):
        return MatchTally() if replay is None else tally_of(read(replay, find))
    return MatchTally()


def tally_of(match: Table) -> MatchTally:
    """What is counted of a match between two; at a table of more the goals belong to teams and not to seats."""
    scorers: dict[tuple[int, str], int] = {}
    counts: dict[str, int] = {}
    if match.setup.seats != 2:
        return MatchTally()
    for _, event in match.events:
        if event.to != ALL:
            continue
        if meaning.GOAL in event.kind.meanings and (scorer := _scorer(event)):
            key = (shooter_of(match, event, is_goal=True), scorer)
            scorers[key] = scorers.get(key, 0) + 1
        for what in _counted(event):
            counts[what] = counts.get(what, 0) + 1
    return MatchTally(scorers, counts)


def _scorer(event: Event) -> str:
    """The footballer by his id, or his number with a mark before it; nobody where a game names nobody."""
    args = event.args()
    return str(args["man"]) if "man" in args else f"#{args['number']}" if "number" in args else ""


def _counted(event: Event) -> list[str]:
    figures = [means.split(" ")[1] for means in event.kind.meanings if means.startswith("counts ")]
    return [*figures, *(means for means in event.kind.meanings if means in MISHAPS)]
