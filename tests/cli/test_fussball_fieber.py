"""Fußball-Fieber in the terminal: all tables side by side, and a whole World Cup by one person."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.cli.language import words_for
from anpfiff.core.chair import SPECTATOR
from anpfiff.games import find
from tests.cli.kit import WHOLE_MATCH
from tests.games.fussball_fieber.kit import FieberScenario, kick_off, long_game

if TYPE_CHECKING:
    from tests.cli.kit import Terminal


def drawn(story: FieberScenario, chair: int, language: str = "en") -> list[str]:
    """The board as a chair sees it."""
    game = find("fussball_fieber")
    role = None if chair == SPECTATOR else chair
    return str(game.render(story.table.view(chair), role, words_for(language, game))).splitlines()


def test_all_tables_stand_side_by_side() -> None:
    story = kick_off(seats=4)
    lines = drawn(story, 0)

    assert [cell.strip() for cell in lines[1].split("│")] == ["▸you · begins", "Seat 2", "Seat 3", "Seat 4"]
    assert [cell.strip() for cell in lines[2].split("│")] == ["Portugal 3", "Chile 2", "Nigeria 1", "Uruguay 3"]
    scores = [cell.strip(" ─") for cell in lines[3].split("│")]
    assert scores == ["score −1", "score 0", "score +1", "score −1"]  # noqa: RUF001 - as on the cards
    assert [cell.strip() for cell in lines[4].split("│")] == ["Germany 2", "Spain 2", "Brazil 2", "Argentina 2"]


def test_cards_on_a_team_show_value_matches_and_choreographies() -> None:
    story = kick_off()
    story.hands()
    story.lay("germany", "fan_chant", boosts=1)
    story.lay("germany", "injury_3", 3)
    story.lay("chile", "training_camp", 1)
    text = "\n".join(drawn(story, 0))

    assert "+3▮ Fan Chant*" in text
    assert "−1▮▮▮ Injury" in text  # noqa: RUF001 - as on the cards
    assert "+1▮ Training Camp" in text


def test_only_ones_own_hand_is_drawn() -> None:
    story = kick_off()
    story.hands(["red_card", "red_card"], ["dream_combination"])

    mine, theirs = "\n".join(drawn(story, 0)), "\n".join(drawn(story, SPECTATOR))
    assert "Red Card" in mine
    assert "Dream Combination" not in mine
    assert "Red Card" not in theirs
    assert "Dream Combination" not in theirs


def test_who_is_out_and_who_has_won_can_be_seen() -> None:
    story = long_game(seats=3)
    story.finish_group([9, 4, 3])
    heads = [cell.strip() for cell in drawn(story, 0)[1].split("│")]

    assert heads == ["you · winner", "Seat 2 · out", "Seat 3 · out"]


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_a_whole_world_cup_can_be_played_in_the_terminal(terminal: Terminal, language: str) -> None:
    shown = terminal.run(
        *["play", "fussball_fieber", "--seats", "me,greedy,greedy,greedy", "--edition", "de_2014_long"],
        *["--seed", "4", "--lang", language],
        typed=WHOLE_MATCH,
    )
    table = terminal.table()

    assert shown.exit_code == 0
    assert table.is_over
    assert table.result().reason == "final"
    assert words_for(language, table.game).text("board-round-final") in shown.stdout
    assert all(len(line) <= 80 for line in shown.stdout.splitlines() if "│" in line)


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_the_cards_fit_the_page(terminal: Terminal, language: str) -> None:
    lines = terminal.run("cards", "fussball_fieber", "--lang", language).stdout.splitlines()

    assert not [line for line in lines if len(line) > 80]
    assert len([line for line in lines if line.startswith(("Mannschaftsarzt", "Team Doctor", "Médecin"))]) == 2
    assert not [line for line in lines if line.strip("°").strip().isdigit()]
