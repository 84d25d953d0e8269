"""The replay: a text file that people can read and that proves itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.core.replay import UNPROVEN, read, split, verify, write
from anpfiff.core.table import Table, from_state
from anpfiff.errors import Illegal, Malformed, Refusal, Unknown
from anpfiff.testing.kit import given
from tests.core.toy import TOY

if TYPE_CHECKING:
    from anpfiff.core.game import Game

WHOLE = """anpfiff replay 1
game toy
revision 3
edition street
option rounds 2
option die "0 1 1 2"
seats 2
seat 0 Ann
seat 1 Bo the Brave
fate manual

-1: lot 1
-1: draw ant
-1: draw cat
-1: draw bee
-1: draw fox
1: keep
0: bury cat
1: done
0: lay fox
0: done
0: shoot
-1: die 2
0: keep
0: done
1: keep
1: done

result {"places": [[0], [1]], "score": [1, 0], "reason": "rounds"}
"""


def find(key: str) -> Game:
    if key != TOY.key:
        raise Unknown(f"there is no game {key!r}", expected=[TOY.key])
    return TOY


def changed(old: str, new: str) -> str:
    assert WHOLE.count(old) >= 1
    return WHOLE.replace(old, new, 1)


def test_a_match_is_written_so_and_read_again() -> None:
    table = read(WHOLE, find)

    assert write(table) == WHOLE
    assert table.players == ["Ann", "Bo the Brave"]
    assert table.result().score == [1, 0]
    assert verify(WHOLE, find) is None


def test_a_replay_needs_no_result_and_no_end() -> None:
    for end in range(WHOLE.index("-1: lot"), len(WHOLE)):
        if WHOLE[end - 1] == "\n" and "result" not in WHOLE[:end]:
            assert verify(WHOLE[:end], find) is None


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert write(read(WHOLE.replace("\n", "\r\n"), find)) == WHOLE


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is no replay"),
        ("hello", "this is no replay"),
        (changed("anpfiff replay 1", "anpfiff replay 2"), "this is no replay"),
        (changed("game toy\n", ""), "the replay lacks its line 'game'"),
        (changed("game toy", "game chess"), "there is no game 'chess'"),
        (changed("revision 3\n", ""), "the replay lacks its line 'revision'"),
        (changed("revision 3", "revision 2"), "toy revision 2 was played; this is revision 3"),
        (changed("revision 3", "revision x"), "revision: expected a whole number, found 'x'"),
        (changed("revision 3", "revision 3\u0663"), "revision: expected a whole number"),
        (changed("edition street\n", ""), "the replay lacks its line 'edition'"),
        (changed("edition street", "edition moon"), "toy has no edition 'moon'"),
        (changed("option rounds 2", "option rounds 7"), "option rounds: expected one of 2, 3, found 7"),
        (changed("option rounds 2", "option rounds NaN"), "option rounds: expected one of 2, 3, found NaN"),
        (changed("option rounds 2", "option rounds {"), "line 5: "),
        (changed("option rounds 2", "option rounds"), "line 5: "),
        (changed("option rounds 2", "option rounds " + "[" * 100_000), "line 5: "),
        (changed("option rounds 2", "option size 2"), "there is no option 'size'"),
        (changed("option rounds 2", "option rounds 2\noption rounds 3"), "line 6: 'option rounds' stands twice"),
        (changed("seats 2\n", ""), "the replay lacks its line 'seats'"),
        (changed("seats 2", "seats 9"), "toy is for 2 to 3 seats, not 9"),
        (changed("seats 2", "seats 2\nseats 2"), "line 8: 'seats' stands twice"),
        (changed("seat 0 Ann", "seat x Ann"), "line 8: expected 'seat NUMBER …'"),
        (changed("seat 0 Ann", "seat 2 Ann"), "seat 2 has a name, but there are 2 seats"),
        (changed("seat 0 Ann", "seat 1 Ann"), "line 9: 'seat 1' stands twice"),
        (changed("fate manual\n", ""), "the replay lacks its line 'fate'"),
        (
            changed("fate manual", "fate kind"),
            "fate: expected 'manual', 'urn', 'urn 2', 'urn 3' or 'seed NUMBER', found 'kind'",
        ),
        (changed("fate manual", "fate seed 9999999999999999999"), "a seed is a whole number"),
        (changed("fate manual", "fate seed 1"), "does not follow from seed 1"),
        (changed("fate manual", "fate manual\ngiven x"), "given: expected a whole number"),
        (changed("fate manual", "fate manual\nstate {}"), "version"),
        (changed("fate manual", "fate manual\nstate {"), "state: "),
        (changed("fate manual", "fate manual\nweather fine"), "line 11: unknown line 'weather'"),
        (changed("-1: lot 1", "lot 1"), "line 12: expected 'seat: action', found 'lot 1'"),
        (changed("-1: lot 1", "-1:lot 1"), "line 12: expected 'seat: action'"),
        (changed("-1: lot 1", "-1: lot 9"), "no action is written 'lot 9'"),
        (changed("-1: lot 1", "-1: lot 2"), "ply 0: 'lot 2' cannot fall here"),
        (changed("1: keep", "0: keep"), "ply 6: 'bury cat' is not an option"),
        (changed("1: keep", "5: keep"), "ply 5: seat 5 is not asked"),
        (changed("1: keep", "-1: die 1"), "ply 5: fate is not asked"),
        (changed("0: bury cat", "0: bury ant"), "ply 6: 'bury ant' is not an option"),
        (changed('"score": [1, 0]', '"score": [2, 0]'), "the result should be"),
        (changed("1: keep\n1: done\n\nresult", "1: keep\n\nresult"), "its log ends before the match is over"),
        (WHOLE + "1: done\n", "the result is the last line"),
        (WHOLE + WHOLE[WHOLE.index("result") :], "the result is the last line"),
    ],
)
def test_a_doctored_replay_is_refused_and_says_why(text: str, message: str) -> None:
    with pytest.raises(Refusal) as caught:
        read(text, find)

    assert message in caught.value.message
    assert verify(text, find) == caught.value.message
    assert len(caught.value.message) < 500


def test_a_table_with_a_seed_writes_its_seed() -> None:
    table = Table(TOY, TOY.agree(), seed=77)
    table.settle()
    text = write(table)

    assert "fate seed 77\n" in text
    assert read(text, find).encode() == table.encode()
    with pytest.raises(Illegal, match="does not follow from seed 78"):
        read(text.replace("seed 77", "seed 78"), find)


def test_a_fork_writes_how_much_of_its_fate_was_given() -> None:
    table = Table(TOY, TOY.agree(), seed=77)
    table.settle()
    fork = table.fork(3, seed=5)
    fork.settle()
    text = write(fork)

    assert "given 3\n" in text
    again = read(text, find)
    assert (again.given, again.encode()) == (3, fork.encode())
    assert verify(text.replace("given 3", "given 0"), find)


def test_nobody_can_claim_that_more_was_given_than_was_said() -> None:
    table = Table(TOY, TOY.agree(), seed=77)
    table.settle()
    text = write(table.fork(3, seed=5))

    assert "given" in (verify(text.replace("given 3", "given 4"), find) or "")


def test_a_table_that_began_elsewhere_writes_where() -> None:
    story = given(TOY)
    story.fate("lot 1", "draw ant", "draw cat", "draw bee", "draw fox")
    table = from_state(TOY, story.table.encode(), seed=1)
    table.say(0, "keep")
    text = write(table)

    assert '\nstate {"version": 1, ' in text
    assert write(read(text, find)) == text


def test_a_state_of_another_match_is_refused() -> None:
    story = given(TOY)
    story.fate("lot 1")
    text = write(from_state(TOY, story.table.encode(), seed=None))

    assert verify(text, find) is None
    assert "agreed" in (verify(text.replace("\noption rounds 2", "\noption rounds 3"), find) or "")


@pytest.mark.parametrize(
    "own",
    [
        'game = "toy"\n',
        'game = "toy"',
        'game = "toy"\r\n# über\r\n',
        'game = "toy"\n\n# | a pipe\n| another\n||\n |\n\n\n# end\n\n',
        'x = "\u2028 and \x85 and \x1c are no line ends"\n',
        "\n",
    ],
)
def test_own_cards_are_kept_to_the_letter(own: str) -> None:
    table = Table(TOY, TOY.agree(own_cards=own), seed=1)
    text = write(table)
    again = read(text, find)

    assert again.setup.own_cards == table.setup.own_cards
    assert again.encode() == table.encode()
    assert write(again) == text


def test_editors_may_cut_spaces_at_line_ends() -> None:
    own = 'game = "toy"\n\n# two lines on\n'
    text = write(Table(TOY, TOY.agree(own_cards=own), seed=1))

    assert "card | \n" in text
    assert read(text.replace("card | \n", "card |\n"), find).setup.own_cards == own


def test_names_are_kept_to_the_letter() -> None:
    names = ["  Jürgen  ", "seat 0 Ann 👨‍👩‍👧"]
    table = Table(TOY, TOY.agree(), 1, names)

    assert read(write(table), find).players == names


def test_a_replay_can_be_split_without_being_played() -> None:
    header, body = split(WHOLE)

    assert header.field("game") == "toy"
    assert header.whole("seats") == 2
    assert header.players == {0: "Ann", 1: "Bo the Brave"}
    assert body.log[0] == (-1, "lot 1")
    assert body.result == '{"places": [[0], [1]], "score": [1, 0], "reason": "rounds"}'
    with pytest.raises(Malformed, match="lacks its line 'given'"):
        header.field("given")


PLIES = 13


def from_a_seed(old: str, new: str) -> str:
    """A match from a seed, played to its end, with one change."""
    table = Table(TOY, TOY.agree(), seed=77)
    while asked := table.asks():
        table.say(asked[0].seat, asked[0].options[0].notation)
    text = write(table)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("", "", []),
        ("fate seed 77", "fate manual", ["by-hand"]),
        ("fate seed 77", "fate manual\nreal dice", ["at-the-table"]),
        ("fate seed 77", f"fate seed 77\ngiven {PLIES}", ["given"]),
        ("\n\nresult", "\ntake 2\n\nresult", ["taken-back"]),
    ],
)
def test_what_a_replay_leaves_unproved_is_named(old: str, new: str, left: list[str]) -> None:
    text = from_a_seed(old, new)

    assert verify(text, find) is None
    assert verify(text, find, is_strict=True) == ("; ".join(UNPROVEN[one] for one in left) or None)


def test_a_file_that_is_cut_off_is_legal_and_proves_no_end() -> None:
    text = from_a_seed("", "")
    cut = text[: text.rindex("\n", 0, text.index("\n\nresult"))]

    assert verify(cut, find) is None
    assert verify(cut, find, is_strict=True) == UNPROVEN["unfinished"]
    assert verify(f'{cut}\n\nended {{"reason": "resigned"}}', find, is_strict=True) == UNPROVEN["ended"]
    assert verify(text[: text.index("\n\nresult")], find, is_strict=True) == UNPROVEN["no-result"]
