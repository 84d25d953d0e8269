"""A table that begins where another match stood: the log stays the one truth, and its dice can be checked."""

from __future__ import annotations

import msgspec
import pytest

from anpfiff.bots.match import play_on
from anpfiff.bots.names import make
from anpfiff.core.fair_chance import WORDED, commit
from anpfiff.core.replay import read, verify
from anpfiff.core.rng import seeded
from anpfiff.errors import Malformed
from anpfiff.games import SHELF, find
from anpfiff.protocol.table import Say, TableNotice, Undo
from anpfiff.puzzles.puzzle import shipped
from anpfiff.server.log import entry as stored
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.tables import entries
from anpfiff.server.tables.judge import judge
from anpfiff.server.tables.positions import of_puzzle, of_table, puzzles_of
from anpfiff.server.tables.room import Room
from anpfiff.server.tables.undo import free_undo
from tests.server.rooms import SECRET, key_of

PART = "cd" * 32


def room_at(game: str, puzzle: str, seat: int, seats: int) -> Room:
    """A room that begins at a puzzle; one person sits there among bots."""
    position = of_puzzle(find(game), puzzle)
    laid = [entries.LaidSeat(bot="greedy") for _ in range(seats)]
    laid[seat] = entries.LaidSeat(name="Ann", key=hash_of(key_of("ann")))
    setup = position.setup
    opened = entries.Opened(
        1000, setup.game, setup.revision, setup.edition, setup.options, laid, hash_of("watch"), commit(SECRET),
        urn=WORDED, start=position.lines, goal="win",
    )  # fmt: skip
    room = Room("table", SECRET, entries.read(stored.write(opened)))  # type: ignore[arg-type]
    room.apply(entries.Sat(1001, seat, "Ann", hash_of(key_of("ann")), PART))
    return room


@pytest.mark.parametrize("key", [game.key for game in SHELF if shipped(game.key)])
def test_a_room_begins_at_the_question_of_a_puzzle(key: str) -> None:
    puzzle = shipped(key)[0]
    room = room_at(key, puzzle.id, puzzle.seat, puzzle.seats)
    decision = room.match.decision(puzzle.seat)
    assert [action.notation for action in decision.options] == list(puzzle.values)
    assert room.info().given == room.match.ply == room.match.given
    assert room.info().goal == "win"
    assert free_undo(room, puzzle.seat) is None, "what was said before this table was laid stays"
    told = [line for line in room.journals.of[puzzle.seat] if isinstance(line, TableNotice)]
    assert room.journals.of[puzzle.seat][-1] is told[-1], "the position is told before the kick-off"


def test_it_can_be_played_to_its_end_taken_back_and_proved() -> None:
    puzzle = shipped("finale")[0]
    room = room_at("finale", puzzle.id, puzzle.seat, puzzle.seats)
    ply = room.match.ply
    say = Say(1, room.journals.told(puzzle.seat), puzzle.seat, puzzle.best)
    room.apply(judge(room, say, None, 2000))
    undo = Undo(2, room.journals.told(puzzle.seat), puzzle.seat, {})
    room.apply(judge(room, undo, None, 3000))
    assert room.match.ply == ply
    table = room.match
    play_on(table, {seat: make("greedy", table.game) for seat in range(2)}, seeded(1))
    text = room.replay()
    assert f"\ngiven {ply}\n" in text
    again = read(text, find)
    assert again.given == ply
    assert again.result().as_data() == table.result().as_data()
    assert "nothing before" in (verify(text, find) or ""), "and what was given is not said to be proved"
    forged = text.replace(SECRET, "ba" * 32)
    assert "committed" in (verify(forged, find) or ""), "its dice follow from the secret that was committed to"


def test_only_whole_moments_of_a_match_begin_another() -> None:
    table = shipped("finale")[0].table()
    with pytest.raises(Malformed, match="ply"):
        of_table(table, table.ply + 1)
    ply = next(ply for ply in range(1, table.ply) if any(table.fork(ply, None).state.sealed))
    assert len(of_table(table, ply).lines) < ply, "nothing lies face down at kick-off"
    assert of_table(table, 0).lines == []


def test_what_a_page_is_told_of_puzzles_is_no_position() -> None:
    listed = msgspec.to_builtins(puzzles_of("finale").puzzles[0])
    assert not {"said", "seed", "options"} & set(listed)
    assert len({under for _, under in listed["values"].values()}) == 1, "one denominator for all options"
