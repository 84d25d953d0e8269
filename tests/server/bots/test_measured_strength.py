"""A bot whose time is too short for its league is shown as what it is."""

from __future__ import annotations

import msgspec
import pytest

from anpfiff.bots.names import WORLD_AT_LEAST, league_of
from anpfiff.core.chair import SPECTATOR
from anpfiff.games import OURS, find
from anpfiff.server.bots.measured_strength import AT_LEAST, Paces
from anpfiff.server.tables.frames import Bulletin
from tests.server.rooms import Hall


def paced(game: str, bot: str, *cuts: int) -> Paces:
    paces = Paces()
    for cut_at in cuts:
        paces.note(game, bot, cut_at)
    return paces


@pytest.mark.parametrize("key", [game.key for game in OURS])
def test_world_class_that_gets_no_further_than_the_league_is_called_the_league(key: str) -> None:
    enough = int(find(key).advice().iterations())

    assert league_of("world", find(key), WORLD_AT_LEAST * enough) == "world"
    assert league_of("world", find(key), WORLD_AT_LEAST * enough - 1) == "league"
    assert league_of("world", find(key), enough - 1) == "greedy"
    assert league_of("league", find(key), enough - 1) == "greedy"


def test_a_bot_that_thinks_as_long_as_it_wishes_is_what_its_name_says() -> None:
    assert paced("finale", "world", 0, 0, 0).plays_like("finale", "world") is None


def test_nothing_is_said_before_a_bot_has_answered_a_few_times() -> None:
    assert paced("finale", "world", *[10] * (AT_LEAST - 1)).plays_like("finale", "world") is None
    assert paced("finale", "world", *[10] * AT_LEAST).plays_like("finale", "world") == "greedy"


def test_one_hard_question_does_not_relegate_a_bot() -> None:
    assert paced("finale", "world", 0, 0, 10, 0, 0).plays_like("finale", "world") is None


def test_each_game_and_bot_has_a_pace_of_its_own() -> None:
    paces = paced("hat_trick", "world", 30, 30, 30)

    assert paces.plays_like("hat_trick", "world") == "league"
    assert paces.plays_like("finale", "world") is None
    assert paces.plays_like("hat_trick", "league") is None


def test_with_another_engine_everything_is_measured_anew() -> None:
    paces = paced("finale", "world", 10, 10, 10)
    paces.forget()

    assert paces.plays_like("finale", "world") is None


def test_everybody_is_told_how_a_bot_plays_here() -> None:
    hall = Hall("ann", None)
    hall.room.infos[1] = msgspec.structs.replace(hall.room.infos[1], bot="world")
    paces = paced("finale", "world", 200, 200, 200)
    news = msgspec.json.decode(Bulletin(hall.room, paces).whole(SPECTATOR, 0))

    assert [seat["plays_like"] for seat in news["seats"]] == [None, "league"]
    assert [seat["bot"] for seat in news["seats"]] == [None, "world"]
