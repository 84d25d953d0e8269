"""Positions: where a match begins that does not begin at kick-off: a puzzle, a moment of a match, the end of a file.

What was said up to there stands in the first entry of the room's log, so the log stays the one truth. Fate fell there
as it fell; from then on the urn of the new table answers, and everybody can check it as at any other table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from anpfiff.core.log import LogLine
from anpfiff.core.phase import SEALED
from anpfiff.core.replay import read, write
from anpfiff.errors import Illegal, Malformed
from anpfiff.games import find
from anpfiff.protocol.games import PuzzleInfo, Puzzles
from anpfiff.puzzles.puzzle import find_puzzle, shipped
from anpfiff.server.log.store import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.core.game import Game, Setup
    from anpfiff.core.table import Table
    from anpfiff.server.log.store import Record
    from anpfiff.server.tables.journals import Journals
    from anpfiff.server.tables.room import Room


@dataclass(frozen=True)
class Position:
    """What was agreed and what was said in a match, up to a moment."""

    setup: Setup
    lines: list[str]


def of_table(table: Table, ply: int) -> Position:
    """The position of a table after so many things were said, or just before what lies face down there."""
    if not 0 <= ply <= table.ply:
        raise Malformed(f"ply: expected a number from 0 to {table.ply}")
    there = table.fork(ply, None)
    if there.is_over:
        raise Malformed("ply: the match was over by then")
    if there.state.agenda[-1].kind == SEALED:
        ply -= sum(len(said) for said in there.state.sealed)
    return Position(table.setup, [str(entry) for entry in table.log[:ply]])


def of_file(table: Table) -> Position:
    """Where the file of a match ends; of one that is over everything is taken, and nothing is left to play."""
    if table.first is not None:
        raise Malformed("this match did not begin at kick-off; its position cannot be taken over")
    if table.is_over:
        return Position(table.setup, [str(entry) for entry in table.log])
    if table.by_hand:
        raise Malformed("this match was begun with the real box, and its hands lie on a table; it cannot go on here")
    return of_table(table, table.ply)


def of_puzzle(game: Game, puzzle: str) -> Position:
    """The position of a shipped puzzle."""
    table = find_puzzle(game.key, puzzle).table()
    return of_table(table, table.ply)


def of_match(game: Game, record: Record, ply: int) -> Position:
    """A moment of a match that is over."""
    if record.head.status != OVER or record.head.replay is None:
        raise Illegal("that match is not over; its middle would tell every secret")
    if record.game != game.key:
        raise Malformed(f"game: that match was one of {record.game}")
    return of_table(read(record.head.replay, find), ply)


def unfinished(room: Room, hashed: str) -> str:
    """The file of a match that is still played, for somebody who plays it alone or with others at one device.

    The server's secret stays here: what falls at another table is not what would have fallen at this one.
    """
    first = room.opened
    is_mine = all(seat.key == hashed if seat.key or seat.invite else seat.bot is not None for seat in room.seats)
    is_told = first.public or first.competition or first.lesson or first.real is not None
    if room.table is None or not is_mine or is_told:
        raise Illegal("the match is not over; its replay would tell every secret")
    return write(room.table.fork(room.table.ply, None))


def kick_off(table: Table, journals: Journals, start: list[str], at: int, settle: Callable[[], None]) -> None:
    """Let a match begin: at a position, if there is one, which is told before the kick-off."""
    told = 0
    if start:
        repeat(table, start)
        journals.match(table, at, 0, 0, None)
        told = len(table.events)
    journals.notice(at, "kicked_off")
    settle()
    journals.match(table, at, table.given, told, None)


def repeat(table: Table, lines: list[str]) -> None:
    """Say all this again; the table's own urn answers from there on."""
    read_action = table.game.vocabulary.read
    log = []
    for line in lines:
        seat, _, notation = line.partition(": ")
        log.append(LogLine(int(seat), read_action(notation), int(seat)))
    table.given = len(log)
    table.repeat(log)


@lru_cache(maxsize=16)
def puzzles_of(game: str) -> Puzzles:
    """The shipped puzzles of a game as a page lists them."""
    return Puzzles([
        PuzzleInfo(
            one.id, one.seats, one.seat, one.rule, one.kind, one.measure, one.level, one.tags, one.fractions,
            one.matches, one.error, one.bad, one.ask,
        )
        for one in shipped(game)
    ])  # fmt: skip
