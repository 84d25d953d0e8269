"""The urn: chance that nobody can choose and everybody can check."""

from __future__ import annotations

from collections import Counter

import pytest

from anpfiff.core.fair_chance import FairChance, commit
from anpfiff.core.replay import read, verify, write
from anpfiff.core.table import Table
from anpfiff.errors import Malformed
from tests.core.test_replay import find
from tests.core.toy import TOY

SECRET = "5ec2e7" + "0" * 58
PARTS = ["aa01", "bb02"]


def kicked_off() -> Table:
    return Table(TOY, TOY.agree(), None, ["Ann", "Bo"], FairChance(SECRET, PARTS))


def play_on(table: Table, answers: int = 1000) -> Table:
    while answers and (asked := table.asks()):
        table.say(asked[0].seat, asked[0].options[-1].notation)
        answers -= 1
    return table


def test_every_number_is_as_likely_as_any_other() -> None:
    fair_chance = FairChance(SECRET, PARTS)
    fell = Counter(fair_chance.below(6, ply, 1) for ply in range(6000))

    assert sorted(fell) == [0, 1, 2, 3, 4, 5]
    assert all(850 < number < 1150 for number in fell.values())


def test_what_falls_depends_on_secret_parts_place_and_take() -> None:
    first = [FairChance(SECRET, PARTS).below(1 << 40, ply, 1) for ply in range(3)]

    assert first == [FairChance(SECRET, PARTS).below(1 << 40, ply, 1) for ply in range(3)]
    assert len(set(first)) == 3
    assert FairChance(SECRET.replace("7", "8"), PARTS).below(1 << 40, 0, 1) != first[0]
    assert FairChance(SECRET, ["aa01", "bb03"]).below(1 << 40, 0, 1) != first[0]
    again, other = FairChance(SECRET, PARTS), FairChance(SECRET, PARTS)
    again.play_again("back 0 agreed 0")
    other.play_again("back 0 agreed 1")
    assert len({first[0], again.below(1 << 40, 0, 2), other.below(1 << 40, 0, 2)}) == 3


@pytest.mark.parametrize(("secret", "parts"), [("", PARTS), (SECRET[:-1], PARTS), (SECRET.upper(), PARTS)])
def test_a_secret_is_32_bytes(secret: str, parts: list[str]) -> None:
    with pytest.raises(Malformed, match="secret"):
        FairChance(secret, parts)


@pytest.mark.parametrize("part", ["xyz", "a" * 65, "a\n", "AA"])
def test_a_part_is_hexadecimal(part: str) -> None:
    with pytest.raises(Malformed, match="part"):
        FairChance(SECRET, [part])


def test_a_match_from_an_urn_proves_itself() -> None:
    text = write(play_on(kicked_off()))

    assert f"fate urn 3\ncommitment {commit(SECRET)}\npart 0 aa01\npart 1 bb02\nsecret {SECRET}\n" in text
    assert verify(text, find) is None
    assert write(read(text, find)) == text


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("part 1 bb02", "part 1 bb03", "does not follow from the urn"),
        (f"secret {SECRET}", f"secret {SECRET.replace('7', '8')}", "not the one that was committed to"),
        (f"secret {SECRET}\n", "", "lacks its line 'secret'"),
        ("part 1 bb02", "part 7 bb02", "seat 7 has a part"),
        ("part 1 bb02", "part 0 bb02", "stands twice"),
    ],
)
def test_a_forged_urn_is_seen(old: str, new: str, wrong: str) -> None:
    assert wrong in (verify(write(play_on(kicked_off())).replace(old, new), find) or "")


def test_one_sealed_answer_is_withdrawn_and_the_others_stay() -> None:
    table = kicked_off()
    table.settle()
    first, second = table.asks()
    table.say(first.seat, first.options[0].notation)
    at = table.ply - 1
    table.say(second.seat, second.options[0].notation)
    table.withdraw(at)

    assert [entry.seat for entry in table.log if entry.seat >= 0] == [second.seat]
    assert table.asks()[0].seat == first.seat


def test_a_match_its_people_ended_is_written_so() -> None:
    table = play_on(kicked_off(), 2)
    table.ended = {"reason": "resigned", "places": [[1], [0]]}
    text = write(table)

    assert text.endswith('\n\nended {"reason": "resigned", "places": [[1], [0]]}\n')
    assert read(text, find).ended == table.ended
    assert "ended: expected" in (verify(text.replace('"reason"', '"why"'), find) or "")
    over = write(play_on(kicked_off()))
    assert "nobody could end it" in (verify(over[: over.index("result")] + 'ended {"reason": "x"}\n', find) or "")
