"""Actions, phases and events: made once, written in one way, read again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.core.action import FACE_DOWN, Vocabulary
from anpfiff.core.event import ALL, Event, EventBook
from anpfiff.core.fate import Fate, even
from anpfiff.core.phase import CHANCE, CHOICE, EVERYONE, SEALED, STEP, PhaseBook, then
from anpfiff.core.rng import seeded
from anpfiff.errors import Malformed
from tests.core.toy import DICE, DRAW_LOT, LAST_ROLL, LAY_DOWN, NEXT_ROUND, SHOOT, SHOOT_OR_REST, TOY, ShootOrRest

if TYPE_CHECKING:
    from collections.abc import Callable


def test_an_action_is_written_as_its_verb_and_its_arguments() -> None:
    vocabulary = Vocabulary()
    refill = vocabulary.verb("refill", "man", "position")
    action = refill.says(["otto", "forward"], 4, 3)

    assert action.notation == "refill otto forward"
    assert (action.value, action.extra, action.args) == (4, 3, ["otto", "forward"])
    assert action.verb is refill
    assert str(action) == action.notation
    assert repr(action) == "<refill otto forward>"
    assert vocabulary.read("refill otto forward") is action
    assert vocabulary.verbs == [refill]


def test_two_actions_are_never_written_alike() -> None:
    vocabulary = Vocabulary()
    vocabulary.verb("go").says(["on"])

    with pytest.raises(ValueError, match="two actions are written 'go on'"):
        vocabulary.verb("go").says(["on"])


def test_what_no_action_is_written_like_is_refused_and_quoted_in_short() -> None:
    with pytest.raises(Malformed, match="no action is written 'nonsense'"):
        TOY.vocabulary.read("nonsense")
    with pytest.raises(Malformed) as caught:
        TOY.vocabulary.read("x" * 5000)
    assert len(caught.value.message) < 200


def test_a_covered_answer_is_no_word_of_any_game() -> None:
    assert FACE_DOWN.notation == "face_down"
    assert FACE_DOWN.notation not in TOY.vocabulary.actions


def test_a_phase_knows_its_kind_its_role_and_its_name() -> None:
    assert [phase.kind for phase in (NEXT_ROUND, SHOOT_OR_REST[1], LAY_DOWN, DRAW_LOT)] == [
        STEP,
        CHOICE,
        SEALED,
        CHANCE,
    ]
    assert SHOOT_OR_REST[1].role == 1
    assert SHOOT_OR_REST[1].key() == "shoot-or-rest"
    assert SHOOT_OR_REST[1].notation == "shoot-or-rest 1"
    assert LAST_ROLL[0].notation == "roll 0 last"
    assert SHOOT_OR_REST[1].prompts() == ["shoot-or-rest"]
    assert LAY_DOWN.prompts() == ["bury", "lay"]
    assert repr(DRAW_LOT) == "<draw-lot 0>"


def test_a_phase_answers_only_what_its_kind_is_asked() -> None:
    s = TOY.lay(TOY.agree())
    wrong: list[Callable[[], object]] = [
        lambda: DRAW_LOT.run(s),
        lambda: NEXT_ROUND.options(s, 0),
        lambda: NEXT_ROUND.chosen(s, SHOOT),
        lambda: NEXT_ROUND.revealed(s),
        lambda: NEXT_ROUND.outcomes(s),
        lambda: NEXT_ROUND.fell(s, SHOOT),
    ]
    for ask in wrong:
        with pytest.raises(TypeError, match=r"next-round 0|draw-lot 0"):
            ask()
    assert NEXT_ROUND.seen_by(s) == EVERYONE
    assert NEXT_ROUND.shows(SHOOT)


def test_what_happens_next_is_written_in_reading_order() -> None:
    assert then(NEXT_ROUND, LAY_DOWN, DRAW_LOT) == [DRAW_LOT, LAY_DOWN, NEXT_ROUND]


def test_a_phase_book_reads_what_was_entered_and_enters_nothing_twice() -> None:
    book = PhaseBook()
    phase = book.add(ShootOrRest(2))

    assert book.read("shoot-or-rest 2") is phase
    with pytest.raises(ValueError, match="two phases are written 'shoot-or-rest 2'"):
        book.add(ShootOrRest(2))
    with pytest.raises(Malformed, match="no phase is written 'shoot-or-rest 3'"):
        book.read("shoot-or-rest 3")


def test_an_event_names_its_arguments_and_gives_cards_by_their_ids() -> None:
    book = EventBook()
    kind = book.kind("drew", card=["ant", "bee"], number=None)
    event = Event(kind, ALL, [1, 7, 0, 0])

    assert event.args() == {"card": "bee", "number": 7}
    assert event.as_data() == {"kind": "drew", "to": "all", "card": "bee", "number": 7}
    assert Event(kind, 1, [0, 0]).as_data()["to"] == 1
    assert book.kinds == {"drew": kind}


def test_two_kinds_of_event_are_never_called_alike() -> None:
    book = EventBook()
    book.kind("drew")

    with pytest.raises(ValueError, match="two kinds of event are called 'drew'"):
        book.kind("drew")


def test_an_argument_of_an_event_cannot_hide_whom_it_is_for() -> None:
    for name in ("kind", "to"):
        with pytest.raises(ValueError, match=f"'{name}'"):
            EventBook().kind("drew", **{name: None})


def test_fate_picks_by_weight() -> None:
    fate, rng = Fate(DICE, [1, 2, 3]), seeded(1)
    fallen = [fate.pick(rng).value for roll in range(6000)]

    assert fate.total == 6
    assert [abs(fallen.count(pips) - 1000 * (pips + 1)) < 250 for pips in range(3)] == [True] * 3


def test_even_chances_are_all_one() -> None:
    fate = even(list(DICE))

    assert (fate.actions, fate.weights, fate.total) == (DICE, [1, 1, 1], 3)
