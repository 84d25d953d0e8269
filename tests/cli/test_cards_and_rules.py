"""Cards with their provenance, and the rulebook."""

from __future__ import annotations

import json
import re
import tomllib
from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.cli.cards import as_data
from anpfiff.cli.template import uncommented
from anpfiff.core.words import rulebook_of
from anpfiff.games import OURS, find

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.kit import Terminal

every_game = pytest.mark.parametrize("game", [game.key for game in OURS])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", ["80", "120", "200"])
def test_all_cards_are_shown(terminal: Terminal, game: str, language: str, width: str) -> None:
    box = next(one for one in OURS if one.key == game)
    shown = terminal.run("cards", game, "--lang", language, COLUMNS=width).stdout

    assert all(card.names[language] in shown for card in box.cards())
    assert max(map(len, shown.splitlines())) <= int(width)


def test_reconstructed_values_are_marked(terminal: Terminal) -> None:
    lines = terminal.run("cards", "finale").stdout.splitlines()

    charge = next(line for line in lines if line.startswith("All-Out Charge"))
    assert charge.startswith("All-Out Charge°")
    assert "White°" in charge
    assert "5*" in charge
    assert "M M F°" in charge
    exchange = next(line for line in lines if line.startswith("Open Exchange"))
    assert "Open Exchange°" not in exchange
    assert "G D M " in exchange
    assert "M F ?°" in exchange
    assert "Red°" in next(line for line in lines if line.startswith("Brute Force"))
    assert "▮R" in next(line for line in lines if line.startswith("Timo Brecher"))
    assert any("° reconstructed" in line and "* derived" in line for line in lines)


def test_one_card_in_full(terminal: Terminal) -> None:
    shown = terminal.run("cards", "finale", "--card", "sven_fauster", "--lang", "de")

    assert shown.exit_code == 0
    assert "Sven Fauster" in shown.stdout
    assert "Torwart" in shown.stdout
    assert "Verletzung" in shown.stdout
    assert "rekonstruiert" in shown.stdout
    wrong = terminal.run("cards", "finale", "--card", "nobody")
    assert wrong.exit_code == 2
    assert "nobody" in wrong.stderr


def test_cards_for_programs(terminal: Terminal) -> None:
    cards = json.loads(terminal.run("cards", "finale", "--json").stdout)

    assert len(cards) == 90
    for card in cards:
        assert set(card) == {"kind", "id", "names", "fields", "provenance"}


def test_an_owner_sees_his_own_values_as_printed(terminal: Terminal, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        'game = "finale"\n[[footballer]]\nid = "sven_fauster"\ncorner = ["", "injury", "", ""]\n', encoding="utf-8"
    )
    lines = terminal.run("cards", "finale", "--own-cards", str(own)).stdout.splitlines()

    assert "- ✚ - - " in next(line for line in lines if line.startswith("Sven Fauster"))
    assert "- - - ✚°" in next(line for line in lines if line.startswith("Harald Grätsche"))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_can_be_read(terminal: Terminal, game: str, language: str) -> None:
    heads = re.findall(r"^##? (.+)$", rulebook_of(find(game), language), re.MULTILINE)
    shown = terminal.run("rules", game, "--lang", language, COLUMNS="120")

    assert shown.exit_code == 0
    assert len(heads) > 1
    assert all(head in shown.stdout for head in heads)


@pytest.mark.parametrize(
    ("environment", "word"), [("de_DE.UTF-8", "Torwart"), ("fr_FR.UTF-8", "gardien"), ("C", "goalkeeper")]
)
def test_a_rule_is_told_in_the_language_of_the_environment(terminal: Terminal, environment: str, word: str) -> None:
    shown = terminal.run("rules", "finale", "F4.3", LC_ALL=environment)

    assert shown.exit_code == 0
    assert word in shown.stdout


def test_a_rulebook_in_a_language_we_do_not_speak(terminal: Terminal) -> None:
    wrong = terminal.run("rules", "finale", "--lang", "it")

    assert wrong.exit_code == 2
    assert "no words in it (" in wrong.stderr


def test_a_single_rule_or_chapter(terminal: Terminal) -> None:
    one = terminal.run("rules", "finale", "F4.3")
    assert one.exit_code == 0
    assert "F4.3" in one.stdout
    assert "F4.4" not in one.stdout
    chapter = terminal.run("rules", "finale", "f4").stdout
    assert "F4.3" in chapter
    assert "F5.1" not in chapter
    wrong = terminal.run("rules", "finale", "F99")
    assert wrong.exit_code == 2
    assert "F99" in wrong.stderr


@pytest.mark.parametrize("command", ["cards", "play", "simulate"])
def test_a_mistake_in_an_owners_file_names_the_file_and_the_line(
    terminal: Terminal, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "my_box.toml"
    file.write_text('game = "finale"\n\n[[tactic]]\nid = "solo_run"\nstrength = 9\n', encoding="utf-8")
    expected = f"{file}, line 5: [[tactic]] solo_run: strength is a whole number from 1 to 5, not 9"

    for said in (["--own-cards", str(file)], [f"--own-cards={file}"]):
        shown = terminal.run(command, "finale", *said)
        assert shown.exit_code == 2
        assert expected in shown.stderr


@every_game
def test_ids_are_listed_on_demand(terminal: Terminal, game: str) -> None:
    ids = [card.id for card in find(game).cards()]
    shown = terminal.run("cards", game, "--ids").stdout.split()
    assert set(ids) <= set(shown)
    assert "--ids" in terminal.run("cards", game).stdout


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_template_can_be_read_as_it_is_and_uncommented(terminal: Terminal, game: str, language: str) -> None:
    text, box = terminal.run("cards", game, "--template", "--lang", language).stdout, find(game)
    plain, filled = box.cards(text), box.cards(uncommented(text))
    assert [as_data(card) for card in plain] == [as_data(card) for card in box.cards()], "nothing is filled in yet"
    assert [(card.id, card.names, card.fields) for card in filled] == [
        (card.id, card.names, card.fields) for card in box.cards()
    ]
    in_file = tomllib.loads(uncommented(text))
    corrected = [card for card in box.cards() if card.kind in in_file]
    doubtful = {card.id for card in corrected if "reconstructed" in card.provenance.values()}
    assert doubtful <= {card["id"] for kind in in_file.values() if isinstance(kind, list) for card in kind}
    left = [
        (card.id, field)
        for card in filled
        if card.kind in in_file
        for field, source in card.provenance.items()
        if source == "reconstructed" and field in card.fields
    ]
    assert not left, "every value in doubt stands in the template"
    box.agree(own_cards=uncommented(text))
