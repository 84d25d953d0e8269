"""Hints over the line: for those who play alone or on one device, from what their seat can see, in a worker."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from anpfiff.bots.names import BOTS
from anpfiff.server.bots.pool import HINT_WITHIN, BotPool
from tests.server.kit import Client, Refused, seated
from tests.server.stress.test_bot_pool import command_of, hosting

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def hint(client: Client) -> dict[str, dict[str, float]]:
    found = client.ask("hint", "hinted", ply=client.news["ply"], seat=client.seat)
    hints: dict[str, dict[str, float]] = found["hints"]
    return hints


def test_whoever_plays_against_bots_gets_a_hint_for_every_option(tmp_path: Path) -> None:
    with hosting(tmp_path, BotPool(1)) as server:
        [person] = seated(server.host, server.lay("friend", "random"), 0)
        person.settle()
        hints = hint(person)
        assert list(hints) == person.news["decision"]["options"]
        for one in hints.values():
            assert 0 <= one["chance"] <= 1
            assert 0 < one["error"] < 1
            assert one["matches"] > 0
        person.say(max(hints, key=lambda option: hints[option]["chance"]))
        person.close()


def test_at_a_table_with_other_people_there_are_no_hints(tmp_path: Path) -> None:
    with hosting(tmp_path, BotPool(1)) as server:
        people = seated(server.host, server.lay("friend", "friend"), 0, 1)
        with pytest.raises(Refused, match="no hints here"):
            hint(people[0])
        for person in people:
            person.close()


def test_a_hint_for_a_seat_one_does_not_hold_is_refused(tmp_path: Path) -> None:
    with hosting(tmp_path, BotPool(1)) as server:
        [person] = seated(server.host, server.lay("friend", "random"), 0)
        person.settle()
        with pytest.raises(Refused, match="does not hold"):
            person.ask("hint", "hinted", ply=person.news["ply"], seat=1)
        person.close()


def test_thinking_about_a_hint_delays_no_other_table(tmp_path: Path) -> None:
    """The worker thinks for a while; everybody else is answered meanwhile."""
    with hosting(tmp_path, BotPool(2)) as server:
        [person] = seated(server.host, server.lay("friend", "random"), 0)
        people = seated(server.host, server.lay("friend", "friend"), 0, 1)
        person.settle()
        assert person.line is not None
        person.send({"type": "hint", "n": 900, "ply": person.news["ply"], "seat": 0})
        began = time.monotonic()
        for _ in range(10):
            for other in people:
                other.ping()
        assert time.monotonic() - began < 0.5
        assert person.until("hinted", 900)["hints"]
        for client in (person, *people):
            client.close()


def test_nobody_waits_for_ever_for_a_hint(tmp_path: Path) -> None:
    with hosting(tmp_path, BotPool(1, 5.0, command_of("ends at once"))) as server:
        [person] = seated(server.host, server.lay("friend", BOTS[0]), 0)
        person.settle()
        began = time.monotonic()
        with pytest.raises(Refused, match="busy"):
            hint(person)
        assert time.monotonic() - began < 5
        person.close()


@contextmanager
def two_people(folder: Path, bot_pool: int) -> Iterator[list[Client]]:
    """Two people at a table on which the match has begun."""
    with hosting(folder, BotPool(bot_pool)) as server:
        people = seated(server.host, server.lay("friend", "friend"), 0, 1)
        for person in people:
            person.settle()
        yield people
        for person in people:
            person.close()


def test_everybody_at_the_table_may_ask_how_likely_each_is_to_win(tmp_path: Path) -> None:
    with two_people(tmp_path, 1) as people:
        found = [person.ask("outlook", "outlooked") for person in people]
        assert found[0]["chances"] == found[1]["chances"], "it is worked out once for all who see the same"
        assert sum(found[0]["chances"]) == pytest.approx(1.0, abs=0.001)
        assert all(0 < error < 0.5 for error in found[0]["errors"])


def test_those_who_ask_at_the_same_moment_are_told_the_same(tmp_path: Path) -> None:
    with two_people(tmp_path, 1) as people:
        for person in people:
            person.send({"type": "outlook", "n": 900})
        found = [person.until("outlooked", 900) for person in people]
        assert found[0] == found[1]


def test_the_outlook_does_not_tell_that_a_sealed_answer_was_given(tmp_path: Path) -> None:
    with two_people(tmp_path, 1) as people:
        assert all(person.news["decision"] for person in people), "both are asked at once"
        before = people[1].ask("outlook", "outlooked")
        people[0].say(people[0].news["decision"]["options"][0])
        after = people[1].ask("outlook", "outlooked")
        assert {**after, "n": 0} == {**before, "n": 0}


def test_before_kick_off_there_is_no_outlook(tmp_path: Path) -> None:
    with hosting(tmp_path, BotPool(1)) as server:
        [person] = seated(server.host, server.lay("friend", "friend"), 0)
        with pytest.raises(Refused, match="over"):
            person.ask("outlook", "outlooked")
        person.close()


def test_nobody_waits_for_ever_for_an_outlook(tmp_path: Path) -> None:
    with two_people(tmp_path, 0) as people:
        began = time.monotonic()
        with pytest.raises(Refused, match="busy"):
            people[0].ask("outlook", "outlooked")
        assert time.monotonic() - began < HINT_WITHIN + 2
