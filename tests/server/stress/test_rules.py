"""Rulebooks and options over HTTP: in the language that is asked for, or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.rulebook import readable_rulebook
from anpfiff.games import OURS
from tests.server.process import Server
from tests.server.stress.test_api import check, wish

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.core.game import Game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("rules")
    with Server(folder / "stadium.db", folder) as server:
        yield server
        assert server.stop() == 0
        server.check_log()


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
def test_rulebooks_are_given_in_the_language_that_is_asked_for(server: Server, game: Game) -> None:
    for query, language in [("", "en"), *[(f"?lang={language}", language) for language in LANGUAGES]]:
        answer = server.http("GET", f"/api/games/{game.key}/rules{query}")
        check(answer, 200)
        assert answer.json()["markdown"] == readable_rulebook(game, language)


@pytest.mark.parametrize("language", ["it", "EN", "..%2fen"])
def test_a_language_we_do_not_speak_is_refused_alike_for_rules_and_words(server: Server, language: str) -> None:
    rules = server.http("GET", f"/api/games/finale/rules?lang={language}")
    check(rules, 404)
    if "%" not in language:
        assert rules.json() == server.http("GET", f"/api/games/finale/words/{language}").json()


def test_options_that_do_not_go_together_are_refused_and_described(server: Server) -> None:
    """The answer names what the option needs; the shelf says so beforehand, so that a page can say it in words."""
    options = {"styles": True, "teams": "regulars"}
    refused = server.http("POST", "/api/tables", wish(game="hat_trick", options=options))
    check(refused, 400)
    error = refused.json()["error"]
    assert (error["kind"], error["expected"]) == ("clash", ["teams=team_cards", "teams=budget"])
    shelf = {game["key"]: game for game in server.http("GET", "/api/games").json()["games"]}
    styles = next(one for one in shelf["hat_trick"]["editions"][0]["options"] if one["name"] == "styles")
    assert styles["needs"] == {"teams": ["team_cards", "budget"]}
