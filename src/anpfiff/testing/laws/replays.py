"""Law 5: the log is the match. Setup plus log gives the state, always; a doctored log is found out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from anpfiff.core.replay import read, verify, write
from anpfiff.core.rng import seeded
from anpfiff.core.table import from_state
from anpfiff.errors import Illegal, Malformed, Refusal
from anpfiff.testing.cases import every_game
from anpfiff.testing.law import match_law
from anpfiff.testing.walk import Case, played, say_something

if TYPE_CHECKING:
    from anpfiff.core.table import Table

MANY: Final = 8
"""Where fate has more outcomes than this, fewer are tried, spread over all of them."""


def remembered(table: Table) -> dict[str, Any]:
    """All that a table knows: state, log with its readers, events with their times."""
    return {
        "state": table.encode(),
        "log": [(str(entry), entry.to) for entry in table.log],
        "events": [(ply, event.as_data()) for ply, event in table.events],
        "result": table.result().as_data() if table.is_over else None,
        "players": table.players,
        "given": table.given,
    }


@match_law
def a_replay_gives_back_the_whole_match(case: Case) -> None:
    table = played(case, 4)
    text = write(table)
    again = read(text, case.find)

    assert remembered(again) == remembered(table)
    assert write(again) == text
    assert verify(text, case.find) is None


@match_law
def a_replay_half_way_through_goes_on_as_the_table_would(case: Case) -> None:
    for plies in (0, 1, 7, 40, 90):
        table = played(case, 6, plies)
        again = read(write(table), case.find)
        assert remembered(again) == remembered(table)
        for one in (table, again):
            rng = seeded(plies)
            one.settle()
            for ply in range(20):
                if not one.is_over:
                    say_something(one, rng)
        assert remembered(again) == remembered(table)


@match_law
def rewinding_and_saying_it_again_leads_to_the_same_match(case: Case) -> None:
    table = played(case, 4)
    whole, log = remembered(table), list(table.log)
    states = {}
    other = case.table(4)
    for ply in range(0, table.ply, max(1, table.ply // 8)):
        other.repeat(log[other.ply : ply])
        states[ply] = remembered(other)
    for ply in sorted(states, reverse=True):
        table.rewind(ply)
        assert remembered(table) == states[ply]
    table.repeat(log[table.ply :])
    assert remembered(table) == whole


@every_game
def test_undo_and_go_on_has_the_same_dice(case: Case) -> None:
    """The generator keeps step: what fate says depends on the seed and on what it was asked, not on detours."""
    table, straight, rng = played(case, 3, 14), played(case, 3, 14), seeded(1)
    table.rewind(8)
    for entry in straight.log[8:]:
        if entry.seat >= 0:
            table.say(entry.seat, entry.action.notation)
    straight.settle()
    say_something(table, rng)
    say_something(straight, seeded(1))

    assert remembered(table) == remembered(straight)


@match_law
def a_fork_keeps_the_past_and_goes_its_own_way(case: Case) -> None:
    table = played(case, 4)
    before = write(table)
    ply = table.ply // 2
    fork = table.fork(ply, seed=77)

    assert [str(entry) for entry in fork.log] == [str(entry) for entry in table.log[:ply]]
    assert read(write(fork), case.find).encode() == fork.encode()
    rng = seeded(1)
    while not fork.is_over:
        say_something(fork, rng)
    assert verify(write(fork), case.find) is None
    assert write(table) == before


@every_game
def test_a_table_can_begin_anywhere_and_its_replay_says_where(case: Case) -> None:
    for plies in (3, 17, 31):
        data = json.loads(json.dumps(played(case, 9, plies).encode()))
        table = from_state(case.game, data, seed=1)
        rng = seeded(2)
        for ply in range(12):
            if not table.is_over:
                say_something(table, rng)
        again = read(write(table), case.find)
        assert remembered(again) == remembered(table)
        again.rewind(0)
        assert again.encode() == data


def doctored(text: str, beginning: str, other: str | None) -> str:
    """The replay with its first line of this beginning changed, or left out."""
    lines = text.splitlines()
    lines[line_of(lines, beginning)] = "" if other is None else other
    return "\n".join(line for line in lines if line or other is not None) + "\n"


def line_of(lines: list[str], beginning: str) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith(beginning))


@every_game
def test_a_replay_without_one_of_its_lines_is_no_replay(case: Case) -> None:
    text = write(played(case, 4))
    for beginning in ("anpfiff", "game", "revision", "edition", "seats", "fate"):
        with pytest.raises(Malformed):
            read(doctored(text, beginning, None), case.find)


@every_game
@pytest.mark.parametrize(
    ("beginning", "other"),
    [
        ("anpfiff", "anpfiff replay 2"),
        ("revision", "revision 999"),
        ("revision", "revision one"),
        ("edition", "edition of dreams"),
        ("seats", "seats 99"),
        ("seats", "seats -2"),
        ("seats", "seats"),
        ("fate", "fate seed minus one"),
        ("fate", "fate seed 9999999999999999999"),
        ("fate", "fate"),
        ("option", "option nonsense 1"),
        ("option", "option nonsense"),
        ("result", "result {}"),
        ("result", "result"),
        ("0: ", "0: no such thing"),
        ("0: ", "0:"),
        ("0: ", "7: die 1"),
        ("0: ", "hello"),
        ("-1: ", "-2: die 1"),
    ],
)
def test_a_replay_with_a_wrong_line_is_refused(case: Case, beginning: str, other: str) -> None:
    text = doctored(write(played(case, 4)), beginning, other)

    with pytest.raises(Refusal):
        read(text, case.find)
    assert verify(text, case.find)


@match_law
def fate_cannot_be_doctored(case: Case) -> None:
    """Another outcome that could have fallen does not follow from the seed."""
    table = played(case, 4)
    written = write(table).splitlines()
    fates = [ply for ply, entry in enumerate(table.log) if entry.seat == -1]
    for ply in fates[:: 1 + len(fates) // 4]:
        other = case.table(4)
        other.repeat(table.log[:ply])
        outcomes = other.state.agenda[-1].outcomes(other.state).actions
        for outcome in outcomes[:: 1 + len(outcomes) // MANY]:
            if outcome is not table.log[ply].action:
                lines = list(written)
                lines[lines.index("") + 1 + ply] = f"-1: {outcome.notation}"
                with pytest.raises(Illegal, match="does not follow from seed 4"):
                    read("\n".join(lines), case.find)


@match_law
def what_was_said_cannot_be_doctored_into_something_that_was_no_option(case: Case) -> None:
    table, rng = played(case, 4), seeded(3)
    text = write(table)
    vocabulary = sorted(case.game.vocabulary.actions)
    said = [ply for ply, entry in enumerate(table.log) if entry.seat >= 0]
    for ply in said[:: 1 + len(said) // 5]:
        other = case.table(4)
        other.repeat(table.log[:ply])
        entry = table.log[ply]
        allowed = [action.notation for action in other.decision(entry.seat).options]
        wrong = next(word for word in iter(lambda: vocabulary[rng.below(len(vocabulary))], "") if word not in allowed)
        lines = text.splitlines()
        lines[lines.index("") + 1 + ply] = f"{entry.seat}: {wrong}"
        with pytest.raises(Refusal):
            read("\n".join(lines), case.find)


@every_game
def test_a_log_cannot_be_cut_short_or_go_on_after_the_end(case: Case) -> None:
    lines = write(played(case, 4)).splitlines()
    end = len(lines) - 2

    assert verify("\n".join([*lines[: end - 1], *lines[end:]]), case.find)
    assert verify("\n".join([*lines[:end], lines[end - 1], *lines[end:]]), case.find)
    assert verify("\n".join([*lines[: end // 2], *lines[end // 2 + 1 :]]), case.find)
