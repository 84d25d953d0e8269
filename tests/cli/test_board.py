"""The board of every game, at every node of matches under every option: it never fails and fits the page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.cli.colours import STYLES, paint
from anpfiff.cli.language import words_for
from anpfiff.core.chair import SPECTATOR, look
from anpfiff.core.drawing import COLOURS, MOODS
from anpfiff.core.referee import wander
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.games import OURS, find
from anpfiff.games.finale.rules.shoot_out import ShootOut
from tests.games.finale.kit import kick_off, position

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.state import State
    from anpfiff.core.words import Words
    from tests.cli.kit import Terminal

WIDTH = 80


def every_choice() -> list[tuple[str, dict[str, Any]]]:
    """Each game with its defaults, and with each option set to each of its other values."""
    found: list[tuple[str, dict[str, Any]]] = []
    for game in OURS:
        found.append((game.key, {}))
        for option in game.edition().options:
            needed = {other: values[0] for other, values in option.needs.items()}
            others = [value for value in option.values if value != option.default]
            found += [(game.key, {**needed, option.name: value}) for value in others]
    return found


def check(game: Game, s: State, words: Words) -> None:
    """Draw a state for every chair."""
    for chair in [SPECTATOR, *{int(seat) for seat in s.roles}]:
        role = next((role for role, seat in enumerate(s.roles) if seat == chair), None)
        drawing = game.render(look(s, chair), role, words)
        assert str(drawing)
        assert all(len(line) <= WIDTH for line in str(drawing).splitlines()), str(drawing)
        assert {span.mood for line in drawing.lines for span in line} <= set(MOODS)
    assert str(game.render(s.clone(), None, words))


@pytest.mark.parametrize(("key", "chosen"), every_choice(), ids=str)
def test_every_node_of_a_random_match_can_be_drawn(key: str, chosen: dict[str, Any]) -> None:
    game, rng = find(key), seeded(len(str(chosen)))
    table = Table(game, game.agree(options=chosen), seed=None)
    words = words_for(LANGUAGES[len(str(chosen)) % 3], game)
    s = table.state
    step = 0
    while s.agenda:
        if step % 5 == 0:
            check(game, s, words)
        step += 1
        wander(s, rng)
    check(game, s, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pool", ["on_pitch", "on_pitch_and_bench"])
def test_every_node_of_a_shoot_out_can_be_drawn(language: str, pool: str) -> None:
    story = position(ShootOut(), options={"shootout_pool": pool})
    game, rng, s = find("finale"), seeded(3), story.state
    words = words_for(language, game)
    while s.agenda:
        check(game, s, words)
        wander(s, rng)
    check(game, s, words)


def test_kickers_are_secret_while_they_are_written_down() -> None:
    story = position(ShootOut())
    story.say("0: kick hansi_dampf")
    words = words_for("en", find("finale"))

    assert "Dampf 3" in str(find("finale").render(story.table.view(0), 0, words)).splitlines()[-2]
    for chair, role in ((1, 1), (SPECTATOR, None)):
        lines = str(find("finale").render(story.table.view(chair), role, words)).splitlines()
        assert not [line for line in lines if "kicks" in line and "Dampf" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_the_tactic_cards_is_not_read_as_theirs(language: str) -> None:
    finale = find("finale")
    table = Table(finale, finale.agree("fr_first", {"squads": "starter"}), seed=1)
    drawn = str(finale.render(table.view(0), 0, words_for(language, finale)))

    of_four = next(line for line in drawn.splitlines() if re.match(r"4\b", line))
    assert re.match(r"4\D+1\D*?  4 ", of_four), of_four


def test_the_moods_of_drawings_have_styles() -> None:
    assert sorted(STYLES) == sorted(MOODS)


def test_a_hand_that_lies_face_down_is_not_drawn() -> None:
    story = kick_off()
    story.hold(0, "solo_run", "one_two", "all_out_charge")
    story.hold(1, "power_play", "wing_play", "short_passing")
    words = words_for("en", find("finale"))
    mine = str(find("finale").render(story.table.view(0), 0, words))
    theirs = str(find("finale").render(story.table.view(SPECTATOR), None, words))
    whole = str(find("finale").render(story.state.clone(), None, words))

    assert "Solo Run" in mine
    assert "Wing Play" not in mine
    assert "Solo Run" not in theirs
    assert "Wing Play" not in theirs
    assert "Solo Run" in whole
    assert "Wing Play" in whole


def test_own_men_stand_below_and_marks_are_readable_without_colour() -> None:
    story = kick_off()
    story.attack(0, "one_two")
    lines = str(find("finale").render(story.table.view(0), 0, words_for("en", find("finale")))).splitlines()
    keepers = [number for number, line in enumerate(lines) if "Fauster" in line or "Klauball" in line]

    assert "Fauster" in lines[keepers[0]]
    assert "Klauball 3₅✚°" in lines[keepers[1]]
    assert "2 One-Two°" in "\n".join(lines)
    assert "✚ injury" in lines[-1]
    assert "▮R red" in lines[-1]
    assert "° reconstructed" in lines[-1]


def test_a_painted_board_says_the_same_as_a_plain_one() -> None:
    drawing = find("finale").render(kick_off().table.view(0), 0, words_for("de", find("finale")))

    assert paint(drawing).plain == str(drawing)


@pytest.mark.parametrize(
    ("key", "options", "colours"),
    [
        ("hat_trick", {}, {"Italy": "blue", "Spain": "red"}),
        ("finale", {}, {"SV Stollen": "red", "FC Acker": "blue"}),
        ("finale", {"swap_sides": True}, {"FC Acker": "blue", "SV Stollen": "red"}),
    ],
)
def test_a_side_is_painted_in_the_colour_its_game_names(
    key: str, options: dict[str, Any], colours: dict[str, str]
) -> None:
    game = find(key)
    s = Table(game, game.agree(options=options), seed=1).state
    drawing = game.render(s, None, words_for("en", game))
    painted = {span.text: span.mood for line in drawing.lines for span in line if span.text in colours}

    assert painted == colours
    assert game.colours(s) == list(colours.values())
    assert {colour: STYLES[colour] for colour in COLOURS} == {"red": "red", "blue": "bright_blue"}


def test_a_terminal_with_colours_shows_blue_in_blue_and_red_in_red(terminal: Terminal) -> None:
    shown = terminal.run("play", "hat_trick", "--seed", "1", typed="q\n", FORCE_COLOR="1", TERM="xterm")

    assert "\x1b[94mItaly" in shown.stdout
    assert "\x1b[31mSpain" in shown.stdout
