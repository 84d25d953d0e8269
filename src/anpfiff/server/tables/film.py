"""A finished match, moment by moment and in figures. Everything in it is open to everybody by now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.bots.review.finishes import taken_chances
from anpfiff.core import meaning
from anpfiff.core.chair import SPECTATOR, look
from anpfiff.core.event import ALL
from anpfiff.core.replay import read
from anpfiff.core.stills import stills
from anpfiff.errors import Malformed
from anpfiff.games import find
from anpfiff.protocol.replay import ChanceAt, Film, Mark, Moment, Report, ToldAt
from anpfiff.protocol.table import Line, Said, Still, Told
from anpfiff.server.share.headlines import headline_of
from anpfiff.server.tables.views import view_of

if TYPE_CHECKING:
    from anpfiff.core.event import Event
    from anpfiff.core.stills import Snapshot
    from anpfiff.core.table import Table

OPEN_CHAIR: Final = -3
"""The chair from which everything can be seen; only for matches that are over."""
MOST_MOMENTS: Final = 400
MARKED: Final = frozenset({meaning.GOAL, meaning.KICK_GOAL, meaning.RED, meaning.YELLOW, meaning.INJURY})
"""What people look for on a reel."""
PLAY_BEGINS: Final = frozenset({meaning.PERIOD, meaning.HALF, meaning.ROUND, meaning.STAGE})


def chair_of(text: str, seats: int) -> int:
    """A chair by its name: open, spectator or the number of a seat."""
    if text == "open":
        return OPEN_CHAIR
    if text == "spectator":
        return SPECTATOR
    if text.isascii() and text.isdigit() and len(text) < 4 and int(text) < seats:
        return int(text)
    raise Malformed("chair: expected open, spectator or a seat", expected=["open", "spectator", "0"])


def film_of(replay: str, chair: str, first: int, last: int, since: int | None = None) -> Film:
    """The moments from `first` to `last` of a match that is over, and what was told before them, from `since` on."""
    match = read(replay, find)
    seen = chair_of(chair, match.setup.seats)
    last = min(last, match.ply, first + MOST_MOMENTS - 1)
    table = match.fork(min(first, match.ply), None)
    moments = [_moment(table, match, seen, [])]
    for ply in range(first, last):
        before = table.state.clone()
        table.repeat([match.log[ply]])
        moments.append(_moment(table, match, seen, stills(before, ply, match.log[: ply + 1])[:-1]))
    told = [(ply, event) for ply, event in match.events if (first if since is None else since) <= ply < first]
    commitment = "" if match.fair_chance is None else match.fair_chance.commitment
    return Film(
        match.setup.options,
        match.setup.own_cards,
        commitment,
        match.ply,
        kick_off_of(match),
        marks_of(match),
        [ToldAt(ply, event.kind.name, event.args()) for ply, event in told if _hears(seen, event)],
        moments,
    )


def kick_off_of(match: Table) -> int:
    """Where play begins and all is laid out: before the first thing a seat says after such an event; else 0."""
    began = next((ply for ply, event in match.events if PLAY_BEGINS.intersection(event.kind.meanings)), 0)
    return next((ply for ply in range(began, match.ply) if match.log[ply].seat >= 0), began)


def marks_of(match: Table) -> list[Mark]:
    """Goals, cards and injuries, each with its ply."""
    return [
        Mark(ply, means)
        for ply, event in match.events
        if event.to == ALL
        for means in event.kind.meanings
        if means in MARKED
    ]


def _moment(table: Table, match: Table, chair: int, between: list[Snapshot]) -> Moment:
    lines: list[Line] = []
    ply = table.ply
    if ply:
        entry = match.log[ply - 1]
        if chair == OPEN_CHAIR or table.log[-1].to in (ALL, chair):
            lines.append(Said(0, entry.seat, entry.action.notation))
    said = len(lines)
    events = [event for at, event in table.events if at == ply]
    lines += [Told(event.kind.name, event.args()) for event in events if _hears(chair, event)]
    seen: dict[int, Still] = {}
    for still in between:
        told = said + sum(_hears(chair, event) for event in events[: still.events])
        state = still.state if chair == OPEN_CHAIR else look(still.state, chair)
        seen[told] = Still(told, view_of(table, state))
    in_between = [still for told, still in seen.items() if 0 < told < len(lines)]
    return Moment(ply, lines, view_of(table, table.state if chair == OPEN_CHAIR else table.view(chair)), in_between)


def _hears(chair: int, event: Event) -> bool:
    """What one seat is told ("on your hand: …") is told to nobody else: where everything is open, one sees it."""
    return event.to in (ALL, chair)


def report_of(replay: str) -> Report:
    """The events of a match that is over, and every exact chance that was taken in it."""
    match = read(replay, find)
    events = [ToldAt(ply, event.kind.name, event.args()) for ply, event in match.events if event.to == ALL]
    result = match.result().as_data() if match.is_over else match.ended
    return Report(headline_of(match), result, events, chances_of(match))


def chances_of(match: Table) -> list[ChanceAt]:
    """For each answer with exact odds: those of each verdict, and which one it was."""
    return [
        ChanceAt(one.ply, one.seat, verdict, (chance.numerator, chance.denominator), verdict == one.verdict)
        for one in taken_chances(match)
        for verdict, chance in one.odds.items()
    ]
