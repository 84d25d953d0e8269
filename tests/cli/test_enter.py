"""Enter never gives the game away: it takes what the game's own advice likes best, and shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.cli.language import words_for
from anpfiff.cli.menu import ADVISED, Menu, own_first
from anpfiff.core.advice import Advice
from anpfiff.core.table import Table
from anpfiff.games import OURS, find
from tests.cli.kit import ENTER, WHOLE_MATCH

if TYPE_CHECKING:
    from tests.cli.kit import Terminal

SEATS = {"finale": 2, "world_cup": 4, "fussball_fieber": 3, "hat_trick": 2}
ADVISING = [game.key for game in OURS if type(game.advice()) is not Advice]
"""Games with an opinion of their own; where all answers are equal, there is nothing to be advised."""


@pytest.mark.parametrize("game", ADVISING)
def test_enter_takes_the_advised_answer(terminal: Terminal, game: str) -> None:
    seats = ",".join(["me", *["random"] * (SEATS[game] - 1)])
    terminal.run("play", game, "--seats", seats, "--seed", "5", typed=ENTER * 30)
    match = terminal.table()
    again, taken, first = Table(match.game, match.setup, None), 0, 0
    for entry in match.log:
        if entry.seat == 0 and len(options := again.decision(0).options) > 1:
            decision = again.decision(0)
            scores = match.game.advice().scores(again.view(0), decision.role, options)
            assert scores[options.index(entry.action)] == max(scores)
            taken += 1
            first += entry.action is options[0]
        again.repeat([entry])

    assert taken >= 10
    assert first < taken, "the first answer is not always the best"


@pytest.mark.parametrize("game", ADVISING)
def test_who_only_presses_enter_beats_chance(terminal: Terminal, game: str) -> None:
    seats = ",".join(["me", *["random"] * (SEATS[game] - 1)])
    best = 0
    for seed in ("1", "2", "3"):
        terminal.run("play", game, "--seats", seats, "--seed", seed, typed=WHOLE_MATCH)
        result = terminal.table().result()
        best += 0 in result.places[0]
    assert best >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_advised_answer_is_marked_and_named_in_the_prompt(terminal: Terminal, language: str) -> None:
    shown = terminal.run("play", "finale", "--seed", "3", "--lang", language, typed=ENTER * 8).stdout
    word = {"de": "(Rat)", "en": "(advised)", "fr": "(conseil)"}[language]
    assert word in shown
    assert f" {ADVISED}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_finds_ones_own_teams_first_and_marked(language: str) -> None:
    game = find("world_cup")
    table, words, met = Table(game, game.agree(seats=4), 3), words_for(language, game), 0
    while met < 5:
        decision = table.asks()[0]
        own_first(table, decision)
        menu = Menu(table, decision, words)
        if decision.options[0].verb.word == "team" and any(menu.own) and not all(menu.own):
            met += 1
            assert menu.own == sorted(menu.own, reverse=True)
            owned = [action.value for action, own in zip(menu.options, menu.own, strict=True) if own]
            assert all(table.view(decision.seat).owners[team] == decision.seat for team in owned)  # type: ignore[attr-defined]
            shown = "\n".join(line.plain for line in menu.lines(80, 24))
            assert shown.count(f"({words.text('menu-mine')})") == len(owned)
        table.say(decision.seat, menu.options[menu.advised].notation)
