"""Consent: draws, seats taken over, resigning and leaving."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.replay import read
from anpfiff.errors import Illegal, Malformed, Over, Unknown
from anpfiff.games import find
from anpfiff.protocol.table import Leave, Propose, Resign, Vote
from anpfiff.server.refusals import Late, Taken
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.tables import entries
from anpfiff.server.tables.clock import AWAY, CONSENT_TIME, call
from anpfiff.server.tables.queries import may_hint
from anpfiff.server.tables.seats import STAND_IN
from anpfiff.server.tables.undo import free_undo
from tests.server.rooms import Hall


def test_a_draw_is_agreed() -> None:
    hall = Hall("ann", "bo").play(20)
    hall.do(Propose, 0, what="draw")

    assert hall.news(1)["proposal"]["waits_for"] == [1]
    hall.do(Vote, 1, yes=True)
    assert hall.room.result() == {"reason": "agreed", "places": [[0, 1]]}
    assert read(hall.room.replay(), find).ended == hall.room.result()
    assert [what for what, _, _ in hall.notices()][-4:] == ["proposed", "voted", "carried", "drawn"]


def test_a_draw_is_declined_and_may_be_offered_again() -> None:
    hall = Hall("ann", "bo").play(20)
    hall.do(Propose, 0, what="draw")
    with pytest.raises(Illegal, match="proposed already"):
        hall.do(Propose, 1, what="draw")
    hall.do(Vote, 1, yes=False)

    assert hall.room.proposal is None
    assert hall.room.status == "running"
    hall.do(Propose, 1, what="draw")
    with pytest.raises(Illegal, match="need not answer"):
        hall.do(Vote, 1, yes=True)


def test_where_somebody_must_win_no_draw_is_offered() -> None:
    hall = Hall("ann", "bo", tie_after_90="extra_time").play(20)
    with pytest.raises(Illegal, match="has a winner"):
        hall.do(Propose, 0, what="draw")


def test_bots_agree_to_no_draw() -> None:
    hall = Hall("ann", None).play(20)
    with pytest.raises(Illegal, match="bots play on"):
        hall.do(Propose, 0, what="draw")


def test_a_vote_comes_too_late() -> None:
    hall = Hall("ann", "bo").play(20)
    with pytest.raises(Late, match="nothing is proposed"):
        hall.do(Vote, 1, yes=True)


def test_whoever_resigns_has_lost() -> None:
    hall = Hall("ann", "bo").play(20)
    hall.do(Resign, 1)

    assert hall.room.result() == {"reason": "resigned", "places": [[0], [1]]}
    with pytest.raises(Over):
        hall.do(Resign, 1)


def test_in_a_cup_a_bot_finishes_for_whoever_resigns() -> None:
    hall = Hall("ann", "bo", "cy", "di", format="cup").play(10)
    hall.do(Resign, 2)

    assert hall.room.seats[2].bot == "greedy"
    with pytest.raises(Late):
        hall.do(Resign, 2)
    hall.play()
    assert hall.room.status == "over"


def test_a_seat_that_left_is_taken_over_by_a_bot_once_the_others_agree() -> None:
    hall = Hall("ann", "bo", "cy", "di", format="cup").play(10)
    hall.do(Leave, 2)
    hall.do(Propose, 0, what="take_over", target=2, bot="greedy")

    assert hall.room.waits_for() == [1, 3]
    hall.do(Vote, 1, yes=True)
    hall.do(Vote, 3, yes=True)
    assert hall.room.seats[2].bot == "greedy"
    assert hall.notices()[-1] == ("taken_over", 2, "greedy")


def test_whoever_gets_up_is_given_the_link_for_somebody_new() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(Leave, 1)

    assert hall.room.seats[1].info().state == "left"
    with pytest.raises(Taken):
        hall.sit(1, "eve", token="some other link")
    hall.sit(1, "eve", token="new invite")
    assert hall.room.seats[1].info().state == "ready"
    assert hall.room.seats[1].name == "Eve"
    with pytest.raises(Taken):
        hall.sit(1, "bo")


def test_whoever_proposes_a_take_over_gets_no_link_and_no_seat() -> None:
    hall = Hall("ann", "bo").play(10)
    entry = hall.do(Propose, 0, what="take_over", target=1)

    assert isinstance(entry, entries.Proposed)
    assert (entry.invite, entry.bot) == (None, STAND_IN)
    hall.do(Vote, 1, yes=True)
    assert hall.room.seats[1].info().state == "away"
    with pytest.raises(Taken):
        hall.sit(1, "ann", token="new invite")


def test_a_seat_that_stays_away_for_hours_is_played_by_a_bot() -> None:
    hall = Hall("ann", "bo").play(10)
    proposed = hall.do(Propose, 0, what="take_over", target=1, bot="random")
    assert isinstance(proposed, entries.Proposed)
    assert proposed.until - proposed.at == AWAY
    assert hall.room.waits_for() == [1]
    assert hall.news(0)["proposal"]["is_away"]
    hall.now += AWAY
    lapsed = hall.enter(entries.Lapsed(hall.now))

    assert lapsed == entries.Lapsed(hall.now, carried=True)
    assert hall.room.seats[1].bot == "random"
    assert hall.news(0)["seats"][1]["state"] == "away"
    assert hall.folded().infos == hall.room.infos


def test_its_owner_can_come_back_with_his_key_at_any_time() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(Propose, 0, what="take_over", target=1, bot="random")
    hall.enter(entries.Lapsed(hall.now + AWAY))
    hall.play(10, 3)
    with pytest.raises(Taken):
        hall.sit(1, "eve")
    hall.sit(1, "bo")

    assert hall.room.seats[1].is_person
    assert hall.news(0)["seats"][1]["state"] == "ready"
    assert hall.notices()[-1] == ("sat", 1, "Bo")


def test_whoever_gave_up_does_not_come_back() -> None:
    hall = Hall("ann", "bo", "cy", "di", format="cup").play(10)
    hall.do(Resign, 2)
    with pytest.raises(Taken):
        hall.sit(2, "cy")


def test_a_seat_with_a_line_open_is_not_away_however_silent_it_is() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(Propose, 0, what="take_over", target=1, bot="random")
    hall.enter(entries.Here(hall.now, 1))
    proposal = hall.news(0)["proposal"]
    assert (proposal["is_away"], proposal["until"]) == (False, hall.now + CONSENT_TIME)
    hall.now += CONSENT_TIME
    hall.enter(entries.Lapsed(hall.now))

    assert hall.room.seats[1].is_person
    assert hall.notices()[-1] == ("declined", 0, "take_over")


def test_while_somebody_is_only_away_his_table_is_no_playground() -> None:
    """No hints and no taking back at will: he may come back, and it is his match too."""
    hall = Hall("ann", "bo").play(10)
    hall.do(Propose, 0, what="take_over", target=1, bot="random")
    hall.do(Vote, 1, yes=True)

    assert not may_hint(hall.room, 0)
    assert len(hall.room.devices()) == 2


def test_a_log_from_before_this_rule_folds_as_it_was_played() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.enter(entries.Proposed(hall.now, 0, "take_over", hall.now + 60_000, target=1, invite=hash_of("new invite")))
    hall.enter(entries.Lapsed(hall.now + 60_000))

    assert hall.room.seats[1].info().state == "left"
    hall.sit(1, "eve", token="new invite")
    assert hall.room.seats[1].name == "Eve"


@pytest.mark.parametrize("later", ["undo", "draw", "take_over"])
def test_a_vote_belongs_to_the_proposal_it_was_decided_on(later: str) -> None:
    hall = Hall("ann", "bo").play(20)
    while free_undo(hall.room, 0) is not None:
        hall.play(1)
    hall.do(Propose, 0, what="draw")
    read = hall.news(1)["proposal"]["number"]
    hall.do(Vote, 1, yes=False)
    hall.do(Propose, 0, what=later, target=1 if later == "take_over" else None)
    with pytest.raises(Late, match="this was about proposal"):
        hall.do(Vote, 1, proposal=read, yes=True)

    assert hall.room.proposal is not None
    assert hall.room.seats[1].is_person


def test_but_whoever_is_there_can_say_no() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(Propose, 0, what="take_over", target=1, bot="random")
    hall.do(Vote, 1, yes=False)
    assert hall.room.seats[1].bot is None


def test_an_answer_nobody_gave_is_a_no() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(Propose, 0, what="draw")
    assert call(hall.room, hall.now + CONSENT_TIME - 1, 0, None) is None
    lapsed = call(hall.room, hall.now + CONSENT_TIME, 0, None)
    assert isinstance(lapsed, entries.Lapsed)
    hall.enter(lapsed)
    assert hall.room.status == "running"
    assert hall.notices()[-1] == ("declined", 0, "draw")


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"target": None}, Malformed),
        ({"target": 7}, Malformed),
        ({"target": 0}, Illegal),
        ({"target": 1, "bot": "einstein"}, Unknown),
    ],
)
def test_a_take_over_names_somebody_else_s_seat_and_a_bot_we_have(fields: dict[str, Any], error: type) -> None:
    hall = Hall("ann", "bo").play(10)
    with pytest.raises(error):
        hall.do(Propose, 0, what="take_over", **fields)


def test_coming_back_to_a_seat_one_left() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(Leave, 1)
    with pytest.raises(Late):
        hall.do(Leave, 1)
    hall.sit(1, "bo")

    assert hall.room.seats[1].info().state == "ready"
    assert hall.folded().seats[1].info() == hall.room.seats[1].info()
