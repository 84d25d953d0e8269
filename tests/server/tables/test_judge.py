"""The judge decides before anything is applied."""

from __future__ import annotations

import pytest

from anpfiff.errors import Illegal
from anpfiff.protocol.table import Say
from anpfiff.server.tables import entries
from anpfiff.server.tables.judge import judge, judge_bot
from tests.server.rooms import Hall


def say(hall: Hall, seat: int, *actions: str) -> entries.Entry:
    """What the judge makes of this, and nothing is applied."""
    action, more = ("", list(actions)) if len(actions) > 1 else (actions[0], [])
    return judge(hall.room, Say(1, hall.told(seat), seat, action, more), None, hall.now)


@pytest.mark.parametrize("actions", [["goal"], ["colour blue"], [""], ["squad starter", "goal"], ["goal", "goal"]])
def test_an_illegal_action_is_refused_with_its_rule_before_anything_is_applied(actions: list[str]) -> None:
    hall = Hall("ann", "bo")
    with pytest.raises(Illegal) as refused:
        say(hall, 0, *actions)

    assert refused.value.rule
    assert refused.value.expected
    assert (hall.room.match.log, hall.room.seq) == ([], len(hall.log) - 1)


def test_what_the_judge_lets_through_is_not_applied_yet() -> None:
    hall = Hall("ann", "bo")
    before = hall.room.seq
    entry = say(hall, 0, "squad starter")

    assert isinstance(entry, entries.Spoke)
    assert (hall.room.match.log, hall.room.seq) == ([], before)
    hall.enter(entry)
    assert [str(line) for line in hall.room.match.log] == ["0: squad starter"]


def test_a_bot_is_judged_like_a_person() -> None:
    hall = Hall("ann", None)
    question = hall.room.questions[1]
    with pytest.raises(Illegal):
        judge_bot(hall.room, 1, question.line, "goal", None, hall.now)

    assert judge_bot(hall.room, 1, question.line + 1, "squad starter", None, hall.now) is None, "asked something else"
    assert judge_bot(hall.room, 0, hall.room.questions[0].line, "squad starter", None, hall.now) is None, (
        "no bot's seat"
    )
    found = judge_bot(hall.room, 1, question.line, hall.options(1)[0], None, hall.now)
    assert found == entries.Spoke(max(hall.now, hall.room.at), 1, hall.options(1)[0], None)
