"""Taking back: freely, alone, or by consent, as docs/protocol.md says."""

from __future__ import annotations

import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.replay import verify
from anpfiff.core.rng import seeded
from anpfiff.errors import Illegal, Malformed
from anpfiff.games import find
from anpfiff.protocol.fields import Clock
from anpfiff.protocol.table import Propose, Talk, Undo, Vote
from anpfiff.server.refusals import Forbidden, Late
from anpfiff.server.tables.undo import free_undo, is_asked_with_others
from tests.server.rooms import Hall


def test_a_sealed_answer_is_withdrawn_without_anybody_noticing() -> None:
    hall = Hall("ann", "bo")
    hall.say(1, "squad starter")
    hall.say(0, "squad own")
    hall.say(1, "colour blue")
    before = hall.news(1), hall.news(SPECTATOR)
    hall.do(Undo, 0)

    assert (hall.news(1), hall.news(SPECTATOR)) == before
    assert hall.news(0)["lines"][-1]["line"] == "undone"
    assert "squad starter" in hall.options(0)
    assert [entry.seat for entry in hall.room.match.log] == [1, 1]


def test_that_a_sealed_answer_is_complete_or_taken_back_shows_in_nothing() -> None:
    hall = Hall("ann", "bo", clock=Clock("match", 600), squads="starter")
    before = hall.news(1), hall.news(SPECTATOR)
    hall.say(0, "colour blue")

    assert hall.asked() == [1]
    assert (hall.news(1), hall.news(SPECTATOR)) == before
    assert [one["seat"] for one in hall.news(1)["asked"]] == [0, 1]
    assert [one["seat"] for one in hall.news(0)["asked"]] == [1], "one's own answer is in"
    hall.do(Undo, 0)
    assert (hall.news(1), hall.news(SPECTATOR)) == before


def test_taking_back_a_sealed_answer_gives_no_new_time() -> None:
    hall = Hall("ann", "bo", clock=Clock("move", 60), squads="starter")
    deadline = hall.room.deadline(0)
    hall.say(0, "colour blue")
    hall.do(Undo, 0)
    assert hall.room.deadline(0) == deadline
    hall.say(0, "colour blue")
    hall.now += 60_000
    with pytest.raises(Late, match="time of seat 0 is over"):
        hall.do(Undo, 0)


def test_whoever_has_answered_face_down_has_used_only_his_own_time() -> None:
    hall = Hall("ann", "bo", clock=Clock("match", 600), squads="starter")
    hall.say(0, "colour blue")
    hall.now += 100_000
    hall.say(1, "colour yellow")

    assert hall.room.used == [1000, 102_000]


def test_what_one_may_take_back_does_not_tell_that_another_has_answered_face_down() -> None:
    hall = Hall("ann", "bo", voluntary_substitutions=3)
    rng, tried = seeded(5), 0
    while hall.room.status == "running" and tried < 5:
        asked = hall.asked()
        if len(asked) == 2 and not any(hall.room.match.state.sealed):
            before = [hall.news(chair)["may_undo"] for chair in (0, 1)]
            hall.answer(rng, asked[1])
            assert hall.news(0)["may_undo"] == before[0]
            tried += 1
        hall.answer(rng)
    assert tried == 5


def test_a_proposal_to_take_back_outlives_what_another_withdraws_face_down() -> None:
    hall = Hall("ann", "bo").play(9, 2)
    while not (len(hall.asked()) == 2 and hall.room.match.ply > 20):
        hall.answer(seeded(hall.n, 3))
        hall.n += 1
    hall.answer(seeded(1), 1)
    hall.do(Propose, 0, what="undo")
    before = hall.news(0)
    hall.do(Undo, 1)

    assert hall.news(0) == before
    hall.do(Vote, 1, yes=True)
    assert hall.notices()[-1] == ("carried", 0, "undo")


def test_an_answer_after_which_nothing_was_learned_is_taken_back_freely() -> None:
    hall = Hall("ann", "bo", voluntary_substitutions=3)
    rng = seeded(5)
    for _ in range(400):
        seat = hall.asked()[0]
        ply = hall.room.match.ply
        hall.answer(rng, seat)
        if (
            hall.room.match.ply == ply + 1
            and free_undo(hall.room, seat) is not None
            and not any(hall.room.match.state.sealed)
        ):
            said = hall.room.match.log[-1].action.notation
            break
    else:
        raise AssertionError("no such moment")
    hall.do(Undo, seat)

    assert hall.room.match.ply == ply
    assert seat in hall.asked()
    for chair in (SPECTATOR, 0, 1):
        lines = hall.news(chair)["lines"]
        assert (lines[-1]["line"], lines[-1]["seat"], lines[-1]["why"]) == ("undone", seat, "free")
        assert lines[lines[-1]["to"]] == {
            "line": "said",
            "at": hall.now - 1000,
            "seat": seat,
            "action": said,
            "by": None,
        }


def test_whoever_opened_a_sealed_question_has_learned_the_other_answer() -> None:
    hall = Hall("ann", "bo", game=find("penalty_duel"))
    first, last = hall.asked()
    hall.say(first, hall.options(first)[0])
    hall.say(last, hall.options(last)[0])

    assert hall.room.match.log[-1].seat == last, "the dice are not thrown yet"
    assert not is_asked_with_others(hall.room, last)
    assert free_undo(hall.room, last) is None


def test_after_dice_only_consent_helps() -> None:
    hall = Hall("ann", "bo")
    rng = seeded(7)
    while True:
        seat, ply = hall.asked()[0], hall.room.match.ply
        hall.answer(rng, seat)
        if any(entry.action.notation.startswith("die") for entry in hall.room.match.log[ply:]):
            break
    with pytest.raises(Illegal, match="only by consent") as caught:
        hall.do(Undo, seat)
    assert caught.value.expected == ["propose"]
    other = 1 - seat
    hall.do(Propose, seat, what="undo")
    hall.do(Vote, other, yes=True)

    assert hall.room.match.ply == ply
    assert hall.room.match.takes == [(ply, 2)]
    assert hall.news(other)["lines"][-1]["why"] == "agreed"
    hall.play()
    assert verify(hall.room.replay(), find) is None
    assert f"\nback {ply} agreed {seat}:" in hall.room.replay()


def test_going_back_without_the_word_of_a_device_is_allowed_and_proves_nothing() -> None:
    hall = Hall("ann", None).play(40)
    while hall.room.match.ply and hall.room.match.backs == []:
        hall.do(Undo, 0, words={})
    hall.play()

    assert "lacks the word of seat 0" in (verify(hall.room.replay(), find) or "")
    assert hall.folded().replay() == hall.room.replay()


def test_a_false_word_or_that_of_another_device_is_refused() -> None:
    hall = Hall("ann", "bo").play(40)
    while free_undo(hall.room, 0) is not None:
        hall.play(1)
    with pytest.raises(Malformed, match="does not lead to"):
        hall.do(Propose, 0, what="undo", words={0: "ab" * 32})
    with pytest.raises(Forbidden, match="this device's seats"):
        hall.do(Propose, 0, what="undo", words=hall.words(1))


def test_a_seat_shows_the_last_word_of_its_device() -> None:
    hall = Hall("ann", "ann").play(40)
    said = hall.words(0)
    while hall.room.match.backs == []:
        hall.do(Undo, 0)

    assert [seat["part"] for seat in hall.news(0)["seats"]] == [said[0], said[1]]


def test_after_another_seat_has_answered_only_consent_helps() -> None:
    hall = Hall("ann", "bo")
    for seat in (0, 1):
        hall.say(seat, "squad starter")
        hall.say(seat, next(option for option in hall.options(seat) if option.startswith("colour")))
    with pytest.raises(Illegal, match="only by consent"):
        hall.do(Undo, 0)


def test_opening_a_seal_shows_something_so_it_is_not_free() -> None:
    hall = Hall("ann", "bo").play(60, 2)
    rng = seeded(11)
    opened = 0
    while hall.room.status == "running" and opened < 5:
        seat = hall.asked()[-1]
        was_sealed = any(hall.room.match.state.sealed)
        hall.answer(rng, seat)
        if was_sealed and not any(hall.room.match.state.sealed):
            opened += 1
            assert free_undo(hall.room, seat) is None
    assert opened


@pytest.mark.parametrize("devices", [("ann", None), ("ann", "ann")])
def test_alone_or_in_hot_seat_everything_can_be_taken_back(devices: tuple[str | None, ...]) -> None:
    hall = Hall(*devices).play(40)
    for _ in range(12):
        ply = hall.room.match.ply
        hall.do(Undo, 0)
        assert hall.room.match.ply < ply
        assert hall.news(0)["lines"][-1]["why"] == "alone"
    hall.play()
    assert verify(hall.room.replay(), find) is None


def test_undo_from_an_older_ply_is_late() -> None:
    hall = Hall("ann", None).play(20)
    with pytest.raises(Late, match="the table is at line"):
        hall.do(Undo, 0, told=hall.told(0) - 1)


def test_nothing_was_said_so_nothing_can_be_taken_back() -> None:
    hall = Hall("ann", "bo")
    with pytest.raises(Illegal):
        hall.do(Undo, 0)
    with pytest.raises(Illegal, match="said nothing yet"):
        hall.do(Propose, 0, what="undo")


@pytest.mark.parametrize("seed", range(8))
def test_rooms_with_undo_fold_alike_everywhere(seed: int) -> None:
    hall = Hall("ann", "ann" if seed % 2 else "bo")
    rng = seeded(seed, 9)
    for _ in range(120):
        if hall.room.status != "running":
            break
        seat = int(rng.below(2))
        if rng.below(4) == 0 and free_undo(hall.room, seat) is not None:
            hall.do(Undo, seat)
        else:
            hall.answer(rng)
        if rng.below(6) == 0:
            hall.do(Talk, seat, phrase="hello")
            hall.check_news()
    other = hall.folded()
    for chair in (SPECTATOR, 0, 1):
        mine, theirs = hall.room.journals.of[chair], other.journals.of[chair]
        assert mine == theirs
    assert [str(entry) for entry in other.match.log] == [str(entry) for entry in hall.room.match.log]
