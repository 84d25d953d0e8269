"""Taking back at a table with an urn: what was taken back, and by whose word, decides what falls from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.core.fair_chance import COUNTING, FairChance, commit
from anpfiff.core.replay import read, verify, write
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.core.undo import Back
from anpfiff.errors import Malformed
from tests.core.test_replay import find
from tests.core.toy import TOY
from tests.devices import Device

if TYPE_CHECKING:
    from anpfiff.core.rng import Rng

SECRET = "5ec2e7" + "0" * 58


DEVICES = [Device("Ann"), Device("Bo")]


def kicked_off(scheme: int = 2) -> Table:
    fair_chance = FairChance(SECRET, [device.chain[-1] for device in DEVICES], scheme)
    return Table(TOY, TOY.agree(), None, ["Ann", "Bo"], fair_chance)


def words(table: Table) -> dict[int, str]:
    return {seat: device.word(table.words[seat]) for seat, device in enumerate(DEVICES)}


def play_on(table: Table, answers: int = 1000, rng: Rng | None = None) -> Table:
    while answers and (asked := table.asks()):
        may = asked[0].options
        table.say(asked[0].seat, may[-1 if rng is None else rng.below(len(may))].notation)
        answers -= 1
    return table


def log_of(table: Table) -> list[str]:
    return [str(entry) for entry in table.log]


def taken_back_twice() -> Table:
    table = play_on(kicked_off(), 4)
    table.take_back(1, "agreed", words(table))
    play_on(table, 2)
    table.take_back(3, "agreed", words(table))
    return play_on(table)


def test_what_was_taken_back_stands_in_the_replay_with_everybodys_word() -> None:
    table = play_on(kicked_off(), 4)
    before = log_of(table)
    said = words(table)
    table.take_back(1, "agreed", said)
    play_on(table)
    lines = write(table).splitlines()
    at = lines.index(f"back 1 agreed 0:{said[0]} 1:{said[1]}")

    assert lines[at - len(before) : at] == before, "all that was said until then"
    assert lines[at + 1 :][: table.ply - 1] == log_of(table)[1:], "and all that was said from then on"
    assert verify(write(table), find) is None
    assert write(read(write(table), find)) == write(table)


def test_after_it_the_urn_draws_anew() -> None:
    one, other = play_on(kicked_off(), 4), play_on(kicked_off(), 4)
    one.take_back(0, "agreed", words(one))
    one.settle()

    assert log_of(one)[:4] != log_of(other)[:4], "what nobody chose falls otherwise"


def test_what_falls_then_follows_from_what_was_taken_back_and_from_the_words() -> None:
    def fell_after(answers: int, given_words: bool) -> list[str]:
        table = play_on(kicked_off(), answers)
        table.take_back(0, "agreed", words(table) if given_words else {0: "", 1: ""})
        table.settle()
        return log_of(table)

    assert fell_after(4, given_words=True) == fell_after(4, given_words=True)
    assert fell_after(4, given_words=True) != fell_after(7, given_words=True)
    assert fell_after(4, given_words=True) != fell_after(4, given_words=False)


def test_before_fate_is_asked_nothing_was_seen_and_the_dice_to_come_stay_the_same() -> None:
    table, straight = kicked_off(), kicked_off()
    for one in (table, straight):
        one.settle()
    first = table.asks()[0]
    table.say(first.seat, first.options[0].notation)
    table.take_back(table.ply - 1, "free", words(table))

    assert write(play_on(table)) == write(play_on(straight)), "so nobody gains anything by it, and nothing is on record"


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("back 1 agreed", "back 2 agreed", "ply "),
        ("back 1 agreed", "back 1 free", "does not follow from the urn"),
        ("back 1 agreed", "back 999 agreed", "expected a ply"),
        ("back 1 agreed", "back 1 perhaps", "expected one of free, alone, agreed"),
        ("back 1 agreed 0:", "back 1 agreed 0:ab 9:", "the seats in their order"),
        ("back 1 agreed 0:", "back 1 agreed 7:", "the seats in their order"),
        ("back 1 agreed 0:", "back 1 agreed 1:", "agrees twice"),
        ("back 1 agreed 0:", "take 2\nback 1 agreed 0:", "says not what was taken back"),
        ("fate urn 2", "fate urn", "stands only where"),
        ("fate urn 2", "fate urn 4", "fate: expected"),
        ("fate urn 2", "fate urn 2\ngiven 999", "only "),
        ("fate urn 2", "fate urn 2\nstate {}", "begins at kick-off"),
    ],
)
def test_a_forged_take_is_seen(old: str, new: str, wrong: str) -> None:
    text = write(taken_back_twice())
    assert old in text

    assert wrong in (verify(text.replace(old, new, 1), find) or "")


def test_there_is_one_way_to_write_who_agreed() -> None:
    """Otherwise a server that has everybody's word could try the orders of the seats, and take the dice it likes."""
    text = write(taken_back_twice())
    line = next(line for line in text.splitlines() if line.startswith("back 1 agreed 0:"))
    *head, first, second = line.split(" ")

    assert "the seats in their order" in (verify(text.replace(line, " ".join([*head, second, first])), find) or "")
    assert str(Back(1, "agreed", {1: "b", 0: "a"})) == str(Back(1, "agreed", {0: "a", 1: "b"}))


def test_a_take_that_nobody_gave_his_word_for_is_no_proof() -> None:
    """A server that knows the secret and all parts goes back until it likes what falls; it has nobody's word."""
    for wish in range(20):
        table = play_on(kicked_off(), 3, seeded(wish))
        table.take_back(1, "agreed", {0: "", 1: ""})
        wrong = verify(write(play_on(table)), find) or ""
        assert "lacks the word of seat 0, 1" in wrong
    one = play_on(kicked_off(), 3)
    one.take_back(1, "alone", {0: words(one)[0]})
    assert "lacks the word of seat 1" in (verify(write(play_on(one)), find) or "")
    with pytest.raises(Malformed, match="does not lead to"):
        play_on(kicked_off(), 3).take_back(1, "agreed", {0: "ab" * 32, 1: "cd" * 32})


def test_a_word_is_good_once() -> None:
    table = play_on(kicked_off(), 4)
    said = words(table)
    table.take_back(1, "agreed", said)
    play_on(table, 3)

    with pytest.raises(Malformed, match="does not lead to"):
        table.take_back(1, "agreed", said)


def test_given_dice_are_no_proof_together_with_an_urn() -> None:
    text = write(play_on(kicked_off()))
    forged = text.replace(f"secret {SECRET}", f"secret {SECRET}\ngiven {len(read(text, find).log)}", 1)

    assert "the urn proves what fell after them, and nothing before" in (verify(forged, find) or "")


def test_old_takes_are_read_and_said_to_prove_nothing() -> None:
    table = play_on(kicked_off(COUNTING), 4)
    table.take_back(1)
    play_on(table, 2)
    table.take_back(3)
    text = write(play_on(table))

    assert f"fate urn\ncommitment {commit(SECRET)}\n" in text
    assert table.takes == [(1, 2), (3, 3)]
    assert "\ntake 2\n" in text
    assert write(read(text, find)) == text, "an old match stays readable"
    assert "could have chosen the dice" in (verify(text, find) or "")
    assert "urn" in (verify(text.replace("take 3\n", ""), find) or "")
    assert "counted upwards" in (verify(text.replace("take 3\n", "take 2\n"), find) or "")
    assert verify(write(play_on(kicked_off(COUNTING))), find) is None, "without takes there was nothing to choose"


def test_a_sealed_answer_withdrawn_from_a_question_gone_back_into_is_on_record() -> None:
    table = kicked_off()
    table.settle()
    first, second = table.asks()
    table.say(first.seat, first.options[0].notation)
    at = table.ply
    table.say(second.seat, second.options[0].notation)
    while all(entry.seat != -1 for entry in table.log[at:]):
        play_on(table, 1)
    table.take_back(at, "agreed", words(table))
    table.withdraw(at - 1)
    text = write(play_on(table))

    assert f"back {at - 1} free {first.seat}\n" in text
    assert verify(text, find) is None
    assert write(read(text, find)) == text


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1 << 30), st.data())
def test_no_line_of_a_match_with_takes_can_be_changed_dropped_or_moved(seed: int, data: st.DataObject) -> None:
    """Any other file either proves nothing, or is the same match as far as it goes."""
    rng = seeded(seed)
    table = kicked_off()
    for _ in range(3):
        play_on(table, rng.below(6), rng)
        if table.is_over:
            break
        table.take_back(int(rng.below(table.ply + 1)), "agreed", words(table))
    text = write(play_on(table, 1000, rng))
    assert verify(text, find) is None
    lines = text.splitlines()
    body = lines.index("") + 1
    fate = [number for number in range(body, len(lines)) if lines[number].startswith(("-1: ", "back "))]
    at = data.draw(st.sampled_from(fate))
    kind = data.draw(st.sampled_from(["drop", "double", "swap"]))
    if kind == "drop":
        changed = lines[:at] + lines[at + 1 :]
    elif kind == "double":
        changed = [*lines[: at + 1], lines[at], *lines[at + 1 :]]
    else:
        changed = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
    if [line for line in changed if line] != [line for line in lines if line]:
        assert verify("\n".join(changed) + "\n", find) is not None


@pytest.mark.parametrize(("scheme", "is_one"), [(3, True), (2, False)])
def test_why_something_was_taken_back_decides_nothing(scheme: int, is_one: bool) -> None:
    """From the same consent follows one take, however a server writes it down; in older urns it could choose."""

    def after(why: str) -> list[str]:
        table = play_on(kicked_off(scheme), 4)
        table.take_back(1, why, words(table))
        assert verify(write(play_on(table)), find) is None
        return log_of(table)

    assert (after("agreed") == after("free") == after("alone")) is is_one


@pytest.mark.parametrize(("scheme", "is_one"), [(3, True), (2, False)])
def test_what_a_bot_said_face_down_just_before_decides_nothing(scheme: int, is_one: bool) -> None:
    """Nobody can see whether it had said anything yet: a server could try until it likes what falls."""

    def after(says: bool) -> list[str]:
        fair_chance = FairChance(SECRET, [DEVICES[0].chain[-1], ""], scheme)
        table = Table(TOY, TOY.agree(), None, ["Ann", "bot"], fair_chance)
        while {decision.seat for decision in table.asks()} != {0, 1}:
            play_on(table, 1)
        if says:
            table.say(1, table.decision(1).options[-1].notation)
        table.take_back(0, "agreed", {0: DEVICES[0].word(table.words[0])})
        return log_of(play_on(table))

    assert (after(says=True) == after(says=False)) is is_one
