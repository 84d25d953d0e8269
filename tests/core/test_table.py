"""The table: people say things in any order they are asked, and the table keeps the log."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from anpfiff.core.chair import learned, sight
from anpfiff.core.event import ALL
from anpfiff.core.log import Decision, LogLine
from anpfiff.core.table import Table, from_state
from anpfiff.errors import Illegal, Malformed, Over, Refusal
from anpfiff.testing.kit import Scenario, given
from tests.core.toy import TOY

DEAL = ["lot 1", "draw ant", "draw cat", "draw bee", "draw fox"]
"""Seat 1 plays role 0 and holds ant and bee; seat 0 plays role 1 and holds cat and fox."""


@pytest.fixture
def story() -> Scenario:
    found = given(TOY)
    found.fate(*DEAL)
    return found


def test_what_is_asked_is_found_once_until_anything_happens(story: Scenario) -> None:
    table = story.table
    first = table.asks()

    assert table.asks() is first
    assert table.decision(1) is first[0]
    story.say("1: keep")
    assert [decision.question for decision in table.asks()] == ["lay", "bury"]
    table.rewind(len(DEAL))
    assert [decision.question for decision in table.asks()] == ["bury", "bury"]


def test_a_decision_says_who_is_asked_what_by_which_rule(story: Scenario) -> None:
    first, second = story.table.asks()

    assert isinstance(first, Decision)
    assert (first.seat, first.role, second.seat, second.role) == (1, 0, 0, 1)
    assert (first.prompt, first.question, first.rule) == ("toy-bury", "bury", "T2.2")
    assert [action.notation for action in first.options] == ["keep", "bury ant", "bury bee"]
    assert [action.notation for action in second.options] == ["keep", "bury cat", "bury fox"]


@pytest.mark.parametrize(
    "lines",
    [
        ["1: keep", "1: lay ant", "1: done", "0: bury cat", "0: lay fox", "0: done"],
        ["0: bury cat", "0: lay fox", "0: done", "1: keep", "1: lay ant", "1: done"],
        ["0: bury cat", "1: keep", "0: lay fox", "1: lay ant", "1: done", "0: done"],
    ],
)
def test_several_seats_are_asked_at_once_and_answer_in_any_order(story: Scenario, lines: list[str]) -> None:
    story.say(*lines[:-1])
    assert story.phase == "lay-down"

    told = story.say(lines[-1])

    assert told == ["laid", "laid"]
    assert [event.args() for event in story.heard] == [{"seat": 1, "sum": 1}, {"seat": 0, "sum": 6}]
    assert story.phase == "shoot-or-rest"
    assert story.asked == [0]


def test_a_preview_shows_no_more_than_its_seat_sees(story: Scenario) -> None:
    story.say("0: keep")
    view = story.table.preview(1, ["bury ant"])

    piles = zip(view.places(), view.piles(), strict=True)
    covered = {(place.name, place.role) for place, pile in piles if pile.is_down()}
    assert covered == {("deck", 0), ("grave", 0), ("hand", 1)}
    assert view.sealed[1] == []


def test_a_seat_has_learned_what_it_could_see_nowhere_before(story: Scenario) -> None:
    s = story.state
    before = [sight(s, seat) for seat in (0, 1)]
    _, meadow, _, hand, _ = s.piles()
    bee = int(hand.cards()).bit_length() - 1
    hand.take(bee)
    meadow.add(bee)

    assert [learned(before[seat], s, seat) for seat in (0, 1)] == [True, False], "seat 1 held it"


def test_whoever_has_answered_is_not_asked_again(story: Scenario) -> None:
    story.say("1: keep", "1: done")

    assert story.asked == [0]
    refusal = story.refuse("1: done")
    assert refusal.message == "seat 1 is not asked now"
    assert refusal.expected == ["0"]


def test_a_refusal_says_what_was_said_by_which_rule_it_is_wrong_and_what_was_expected(story: Scenario) -> None:
    refusal = story.refuse("0: bury ant")

    assert isinstance(refusal, Illegal)
    assert refusal.kind == "illegal"
    assert refusal.rule == "T2.2"
    assert refusal.expected == ["keep", "bury cat", "bury fox"]
    assert refusal.message == "seat 0 cannot say 'bury ant' here (rule T2.2); expected one of 3 options"


def test_fate_is_refused_like_anybody_else() -> None:
    story = given(TOY)
    refusal = story.refuse("-1: lot 2")

    assert (refusal.rule, refusal.expected) == ("T1.1", ["lot 0", "lot 1"])
    assert refusal.message == "'lot 2' cannot fall here (rule T1.1)"
    assert story.refuse("0: keep").expected == ["-1"]


def test_the_log_says_who_may_read_what(story: Scenario) -> None:
    lines = [(str(entry), entry.to) for entry in story.table.log]
    assert lines == [
        ("-1: lot 1", ALL),
        ("-1: draw ant", 1),
        ("-1: draw cat", 0),
        ("-1: draw bee", 1),
        ("-1: draw fox", 0),
    ]

    story.say("0: bury cat", "0: lay fox")
    assert [entry.to for entry in story.table.log[5:]] == [0, 0]
    story.say("1: keep", "1: done", "0: done")
    assert [(str(entry), entry.to) for entry in story.table.log[5:]] == [
        ("0: bury cat", 0),
        ("0: lay fox", ALL),
        ("1: keep", 1),
        ("1: done", ALL),
        ("0: done", ALL),
    ]


def test_an_event_for_one_seat_is_told_to_no_other(story: Scenario) -> None:
    assert [(event.to, event.args()) for ply, event in story.table.events[:4]] == [
        (1, {"animal": "ant"}),
        (0, {"animal": "cat"}),
        (1, {"animal": "bee"}),
        (0, {"animal": "fox"}),
    ]
    assert [ply for ply, event in story.table.events] == [2, 3, 4, 5, 5]


def test_a_table_with_a_seed_lets_fate_answer_by_itself() -> None:
    table = Table(TOY, TOY.agree(), seed=1)
    assert table.ply == 0
    table.settle()

    assert table.ply == 5
    assert [entry.seat for entry in table.log] == [-1] * 5
    assert len(table.asks()) == 2
    assert table.ply == 5


def test_a_manual_table_waits_for_fate() -> None:
    story = given(TOY)
    story.table.settle()

    assert story.table.asks() == []
    assert story.asked == [-1]
    assert story.may(-1) == ["lot 0", "lot 1"]


def test_the_same_seed_has_the_same_fate() -> None:
    logs = []
    for attempt in range(2):
        table = Table(TOY, TOY.agree(), seed=2026)
        table.settle()
        logs.append([str(entry) for entry in table.log])

    assert logs[0] == logs[1]
    other = Table(TOY, TOY.agree(), seed=2027)
    other.settle()
    assert [str(entry) for entry in other.log] != logs[0]


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1 << 80])
def test_a_seed_is_a_whole_number_of_63_bits(seed: int) -> None:
    with pytest.raises(Malformed, match="a seed is a whole number"):
        Table(TOY, TOY.agree(), seed)


@pytest.mark.parametrize(
    "players", [["Ann"], ["Ann", "Bo", "Cy"], ["Ann\nresult {}", "Bo"], ["Ann", "B\u2028o"], ["A\rnn", ""]]
)
def test_every_seat_has_a_name_that_fits_on_a_line(players: list[str]) -> None:
    with pytest.raises(Malformed, match="players"):
        Table(TOY, TOY.agree(), 1, players)


def test_players_are_called_what_they_like() -> None:
    assert Table(TOY, TOY.agree(), 1, ["Jürgen “die Wand” 👨‍👩‍👧", ""]).players == ["Jürgen “die Wand” 👨‍👩‍👧", ""]
    assert Table(TOY, TOY.agree(), 1).players == ["", ""]


def test_undo_is_a_rewind(story: Scenario) -> None:
    story.say("0: keep")
    before = story.table.encode()
    story.say("0: lay cat", "0: lay fox", "1: keep", "1: done")
    story.table.rewind(6)

    assert story.table.encode() == before
    assert story.table.ply == 6
    assert story.phase == "lay-down"
    assert story.table.events[-1][0] == 5
    story.say("0: done")


@pytest.mark.parametrize("ply", [-1, 6, 100])
def test_a_rewind_needs_a_ply_that_was(story: Scenario, ply: int) -> None:
    before = story.table.encode()
    with pytest.raises(Malformed, match="expected a ply from 0 to 5"):
        story.table.rewind(ply)
    assert story.table.encode() == before


@pytest.mark.parametrize("ply", [-1, 6, 100])
def test_a_fork_needs_a_ply_that_was(story: Scenario, ply: int) -> None:
    with pytest.raises(Malformed, match="expected a ply from 0 to 5"):
        story.table.fork(ply, seed=1)


def test_a_fork_shares_the_past_but_not_the_future(story: Scenario) -> None:
    fork = story.table.fork(3, seed=None)
    fork.say(-1, "draw hen")

    assert [str(entry) for entry in fork.log] == ["-1: lot 1", "-1: draw ant", "-1: draw cat", "-1: draw hen"]
    assert story.table.ply == 5
    assert fork.given == 3


def test_a_fork_rewound_into_its_past_has_its_own_fate() -> None:
    table = Table(TOY, TOY.agree(), seed=5)
    table.settle()
    fork = table.fork(5, seed=9)
    fork.rewind(2)
    assert fork.given == 2
    fork.settle()
    other = table.fork(2, seed=9)
    other.settle()

    assert [str(entry) for entry in fork.log] == [str(entry) for entry in other.log]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["7: keep"], "seat 7 is not asked"),
        (["0: bury ant"], "'bury ant' is not an option"),
        (["-1: lot 0"], "fate is not asked"),
        (["0: keep", "0: keep"], "'keep' is not an option"),
    ],
)
def test_saying_again_is_checked_too(story: Scenario, lines: list[str], message: str) -> None:
    entries = []
    for line in lines:
        seat, _, notation = line.partition(": ")
        entries.append(LogLine(int(seat), TOY.vocabulary.read(notation), ALL))

    with pytest.raises(Illegal, match=message):
        story.table.repeat(entries)


def test_what_fell_must_be_what_could_fall() -> None:
    story = given(TOY)
    story.fate("lot 1")
    entry = story.table.log[0]

    with pytest.raises(Illegal, match="'lot 1' cannot fall here"):
        story.table.repeat([entry])


def test_a_table_shows_each_chair_its_view(story: Scenario) -> None:
    mine, other = story.table.encode(1)["table"]["hands"], story.table.encode(0)["table"]["hands"]

    assert mine[0] == {"size": 2, "cards": ["ant", "bee"]}
    assert other[0] == {"size": 2}
    assert other[1] == {"size": 2, "cards": ["cat", "fox"]}
    assert story.table.view(0).piles()[3].is_down()


def test_a_match_has_a_result_when_it_is_over(story: Scenario) -> None:
    for turn in range(2):
        story.say("0: keep", "0: done", "1: keep", "1: done")

    assert story.table.is_over
    assert story.table.result().as_data() == {"places": [[0, 1]], "score": [0, 0], "reason": "rounds"}
    with pytest.raises(Over):
        story.table.say(0, "keep")
    with pytest.raises(Over):
        story.table.say(-1, "die 1")


def test_a_table_can_begin_at_a_given_state(story: Scenario) -> None:
    data = story.table.encode()
    table = from_state(TOY, data, None)
    table.say(0, "bury cat")
    table.rewind(0)

    assert table.encode() == data
    assert table.first == data
    assert table.asks()[0].prompt == "toy-bury"


def test_a_given_state_is_remembered_as_it_was(story: Scenario) -> None:
    """Whoever gave it may change his copy later."""
    data = story.table.encode()
    before = copy.deepcopy(data)
    table = from_state(TOY, data, None)
    data["table"]["goals"] = [9, 9]
    table.rewind(0)

    assert table.encode() == before


def test_a_given_state_must_be_of_the_match_that_was_agreed(story: Scenario) -> None:
    for setup in (TOY.agree(seats=3), TOY.agree("school"), TOY.agree(options={"die": "0 2"})):
        table = Table(TOY, setup, None)
        with pytest.raises(Malformed, match="agreed"):
            table.lay_out(story.table.encode())
        assert table.ply == 0
        assert table.first is None


def test_a_broken_state_lays_no_table() -> None:
    broken: list[Any] = [None, {}, {"version": 1}, []]
    for data in broken:
        with pytest.raises(Refusal):
            from_state(TOY, data, None)


def test_odds_are_those_of_the_seat_that_is_asked(story: Scenario) -> None:
    story.say("0: keep", "0: lay fox", "0: done", "1: keep", "1: done")

    assert story.table.odds(0)["shoot"]["success"].as_integer_ratio() == (7, 16)
    with pytest.raises(Illegal, match="not asked"):
        story.table.odds(1)
