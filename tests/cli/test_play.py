"""A match in the terminal, from kick-off to the result."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.rng import seeded
from tests.cli.kit import ENTER, WHOLE_MATCH
from tests.lab.kit import install

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.kit import Terminal

LEFT_IN_THE_MIDDLE = ENTER * 25
WINNER = {"de": ["Sieger", "Unentschieden"], "en": ["Winner", "A draw"], "fr": ["Vainqueur", "Match nul"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_enter_alone_plays_a_whole_match(terminal: Terminal, language: str, seed: str) -> None:
    shown = terminal.run("play", "finale", "--seed", seed, "--lang", language, typed=WHOLE_MATCH)

    assert shown.exit_code == 0
    assert any(word in shown.stdout for word in WINNER[language])
    assert terminal.table().is_over
    assert str(terminal.matches()[-1]) in shown.stdout.replace("\n", "")


def test_a_new_player_is_at_kick_off_after_two_enters(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--seed", "1", typed=ENTER * 2)

    assert "Kick-off!" in shown.stdout
    assert [str(entry) for entry in terminal.table().log if entry.seat == 0] == ["0: squad starter", "0: colour purple"]


def test_the_language_comes_from_the_environment(terminal: Terminal) -> None:
    assert "Anpfiff!" in terminal.run("play", "finale", typed=ENTER * 2, LANG="de_AT.UTF-8").stdout
    assert "Anpfiff!" in terminal.run("play", "finale", typed=ENTER * 2, LC_ALL="de_DE", LANG="fr_FR").stdout
    assert "Kick-off!" in terminal.run("play", "finale", typed=ENTER * 2, LANG="C").stdout


def test_everything_fits_into_eighty_columns(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--seed", "3", "--lang", "de", typed=WHOLE_MATCH)

    lines = [line for line in shown.stdout.splitlines() if str(terminal.home) not in line]
    assert max(map(len, lines)) <= 80


def test_chances_are_shown_as_percentage_and_fraction(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--seed", "7", typed=WHOLE_MATCH)

    found = re.findall(r"(\d+\.\d)% \((\d+)/(\d+)\)", shown.stdout)
    assert found
    for percent, top, bottom in found:
        assert float(percent) == pytest.approx(100 * int(top) / int(bottom), abs=0.051)


@pytest.mark.parametrize(
    ("typed", "said"),
    [("1", "tactic solo_run"), ("tactic free_kick", "tactic free_kick"), ("SURPRISE", "tactic surprise_attack")],
)
def test_an_answer_is_a_number_a_notation_or_a_part_of_the_text(terminal: Terminal, typed: str, said: str) -> None:
    starter = ["--option", "squads=starter", "--option", "deck_mode=starter"]
    terminal.run("play", "finale", *starter, "--seed", "9", "--seats", "me,random", typed=f"{typed}\nq\n")

    mine = [entry.action.notation for entry in terminal.table().log if entry.seat == 0]
    assert mine[0] == said


def test_rubbish_is_refused_and_the_question_stays(terminal: Terminal) -> None:
    rubbish = "0\n99\nfubar\n[bold]\n-1\n\x00\x1b[2J\nü€\n" + "9" * 500 + "\nsquad\n"
    shown = terminal.run("play", "finale", "--seed", "1", typed=rubbish)

    assert shown.exit_code == 0
    assert shown.stdout.count("is not among the answers") >= 7
    assert "[bold]" in shown.stdout
    assert "That could be several answers" in shown.stdout
    assert not [entry for entry in terminal.table().log if entry.seat == 0]
    assert "\x1b" not in shown.stdout.replace("> \x00\x1b[2J", ""), "what is typed does not command the terminal"


def test_ten_thousand_typed_letters_do_not_end_the_match(terminal: Terminal) -> None:
    numbers = seeded(4)
    rubbish = "".join(chr(32 + int(numbers.below(95))) if i % 20 else "\n" for i in range(10_000)).replace("q", "x")
    shown = terminal.run("play", "finale", "--seed", "1", typed=rubbish)

    assert shown.exit_code == 0
    assert "Traceback" not in shown.output


def test_undo_takes_back_the_last_real_decision(terminal: Terminal) -> None:
    terminal.run("play", "finale", "--seed", "7", typed=ENTER * 2 + "q\n")
    before = terminal.table()
    terminal.run("play", "finale", "--continue", typed="2\nu\nq\n")
    after = terminal.table()

    assert [str(entry) for entry in after.log] == [str(entry) for entry in before.log]
    assert after.encode() == before.encode()


def test_undo_goes_back_all_the_way_and_then_says_so(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--seed", "7", typed=LEFT_IN_THE_MIDDLE + "u\n" * 40 + "q\n")

    assert "You have not decided anything yet." in shown.stdout
    assert not [entry for entry in terminal.table().log if entry.seat == 0]


def test_a_match_goes_on_where_it_was_left(terminal: Terminal, tmp_path: Path) -> None:
    whole = tmp_path / "whole.replay"
    terminal.run("play", "finale", "--seed", "9", "--save", str(whole), typed=WHOLE_MATCH)
    shown = terminal.run("play", "finale", "--seed", "9", typed=LEFT_IN_THE_MIDDLE + "q\n")
    assert "anpfiff play finale --continue" in shown.stdout
    assert not terminal.table().is_over
    terminal.run("play", "finale", "--continue", typed=ENTER * 5)
    terminal.run("play", "finale", "--continue", typed=WHOLE_MATCH)

    assert len(terminal.matches()) == 1
    assert terminal.matches()[0].read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_a_copy_can_be_saved_and_played_from(terminal: Terminal, tmp_path: Path) -> None:
    copy = tmp_path / "deep" / "copy.replay"
    terminal.run("play", "finale", "--seed", "9", typed=LEFT_IN_THE_MIDDLE + f"s {copy}\n" + WHOLE_MATCH)
    whole = terminal.matches()[-1].read_text(encoding="utf-8")
    assert not terminal.table(copy).is_over
    shown = terminal.run("play", "finale", "--from", str(copy), typed=WHOLE_MATCH)

    assert shown.exit_code == 0
    assert not terminal.table(copy).is_over, "a saved copy is not touched by playing on from it"
    assert terminal.matches()[-1].read_text(encoding="utf-8") == whole


def test_a_match_is_never_saved_over_another_one(terminal: Terminal, tmp_path: Path) -> None:
    kept, notes = tmp_path / "keep.replay", tmp_path / "notes.txt"
    notes.write_text("My notes.", encoding="utf-8")
    terminal.run("play", "finale", "--seed", "1", "--save", str(kept), typed=LEFT_IN_THE_MIDDLE)
    before = kept.read_text(encoding="utf-8")
    for seed, file in (("2", kept), ("1", kept), ("1", notes)):
        shown = terminal.run("play", "finale", "--seed", seed, "--save", str(file), typed="q\n")
        assert shown.exit_code == 2
        assert f"{file} is there already" in shown.stderr
    terminal.run("play", "finale", "--seed", "2", typed=f"s {kept}\ns {notes}\nq\n")

    assert kept.read_text(encoding="utf-8") == before
    assert notes.read_text(encoding="utf-8") == "My notes."


def test_the_same_match_is_saved_over_itself(terminal: Terminal, tmp_path: Path) -> None:
    kept, copy = tmp_path / "keep.replay", tmp_path / "copy.replay"
    terminal.run("play", "finale", "--seed", "1", "--save", str(kept), typed=f"\ns {copy}\n\ns {copy}\n\nq\n")
    shown = terminal.run("play", "finale", "--from", str(kept), "--save", str(kept), typed=ENTER * 3)
    assert shown.exit_code == 0
    assert terminal.table(kept).ply > terminal.table(copy).ply
    shown = terminal.run("play", "finale", "--from", str(kept), "--save", str(copy), typed="q\n")
    assert shown.exit_code == 0
    assert terminal.table(kept).ply == terminal.table(copy).ply


def test_force_saves_over_anything(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "keep.replay"
    kept.write_text("My notes.", encoding="utf-8")
    assert terminal.run("play", "finale", "--seed", "2", "--save", str(kept), "--force", typed=ENTER).exit_code == 0
    assert terminal.table(kept).seed == 2


def test_without_an_unfinished_match_there_is_nothing_to_continue(terminal: Terminal) -> None:
    terminal.run("play", "finale", typed=WHOLE_MATCH)
    shown = terminal.run("play", "finale", "--continue")

    assert shown.exit_code == 2
    assert "no unfinished match of finale" in shown.stderr


def test_a_full_disk_does_not_end_the_match(terminal: Terminal, tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", encoding="utf-8")
    shown = terminal.run("play", "finale", "--save", str(in_the_way / "match.replay"), typed=WHOLE_MATCH)

    assert shown.exit_code == 0
    assert shown.stdout.count("could not be saved") == 1
    assert "Winner" in shown.stdout or "A draw" in shown.stdout


def test_asides_answer_and_ask_again(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--seed", "7", typed=ENTER * 3 + "?\nr\nr F4.3\nr F99.9\nc\nl\nq\n")

    assert shown.exit_code == 0
    assert "take back your last decision" in shown.stdout
    assert "the rulebook has no rule F99.9" in shown.stdout
    assert "Your hand" in shown.stdout
    assert "[squad starter]" in shown.stdout


def test_the_log_hides_what_this_seat_may_not_read(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--seed", "7", typed=ENTER * 2 + "l\nq\n").stdout

    assert "County league: face down" in shown
    hidden = [str(entry) for entry in terminal.table().log if entry.to not in (-1, 0)]
    assert hidden
    for line in hidden:
        notation = line.partition(": ")[2]
        assert f"fate: {notation}" not in shown


def test_bots_may_sit_anywhere_and_play_alone(terminal: Terminal) -> None:
    assert terminal.run("play", "finale", "--seats", "random,me", "--seed", "1", typed=WHOLE_MATCH).exit_code == 0
    assert terminal.table().players == ["random", "me"]
    shown = terminal.run("play", "finale", "--seats", "greedy,random", "--seed", "1")

    assert shown.exit_code == 0
    assert terminal.table().is_over


@pytest.mark.parametrize(
    "agreed",
    [
        ["--edition", "fr_first"],
        ["--option", "tie_after_90=extra_time_and_shootout"],
        ["--option", "format=cup_tie"],
        ["--option", "format=cup"],
        ["--option", "deck_mode=free_choice", "--option", "squads=starter"],
        ["--option", "swap_sides=true", "--option", "goalkeepers_required=2"],
    ],
)
def test_every_kind_of_match_can_be_played_with_enter(terminal: Terminal, agreed: list[str]) -> None:
    shown = terminal.run("play", "finale", "--seed", "2", *agreed, typed=WHOLE_MATCH)

    assert shown.exit_code == 0
    assert terminal.table().is_over


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (["--seats", "me"], "2 to 8 seats"),
        (["--seats", "me,nobody"], "nobody cannot sit down"),
        (["--option", "squads"], "name=value"),
        (["--option", "squads=all"], "option squads"),
        (["--option", "nonsense=1"], "there is no option"),
        (["--edition", "klingon"], "has no edition"),
        (["--own-cards", "/no/such/file"], "No such file"),
        (["--from", "/no/such/file"], "No such file"),
        (["--lang", "kl"], "kl"),
        (["--seed", "-1"], "seed"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(terminal: Terminal, said: list[str], why: str) -> None:
    shown = terminal.run("play", "finale", *said)

    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1
    assert why in shown.stderr


def test_a_bot_of_ones_own_plays_and_is_named_again_when_the_match_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("class Mine:\n    def choose(self, view, role, options, rng):\n        return options[0]\n", "utf-8")
    seats = f"me,{bot}:Mine"

    played = terminal.run("play", "finale", "--seats", seats, "--seed", "1", typed="\n\nq\n")
    again = terminal.run("play", "finale", "--continue", typed="q\n")
    trusted = terminal.run("play", "finale", "--continue", "--seats", seats, typed="q\n")

    assert (played.exit_code, again.exit_code, trusted.exit_code) == (0, 2, 0)
    assert "a bot of somebody" in " ".join(again.output.split())


def test_a_program_plays_in_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(
        "import json, sys\nfor line in sys.stdin:\n"
        "    print(json.dumps({'action': json.loads(line)['options'][0]}), flush=True)\n",
        encoding="utf-8",
    )
    seats = f"me,cmd:{sys.executable} {file}"
    shown = terminal.run("play", "penalty_duel", "--seats", seats, "--seed", "1", typed=WHOLE_MATCH)

    assert shown.exit_code == 0
    assert terminal.table().is_over
    assert terminal.table().players[1].startswith("cmd:")
    assert any(word in shown.stdout for word in WINNER["en"])


def test_an_installed_bot_plays_in_the_terminal(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    shown = terminal.run("play", "penalty_duel", "--seats", "me,sweeper", "--seed", "1", typed=WHOLE_MATCH)

    assert shown.exit_code == 0
    assert terminal.table().is_over
    assert terminal.table().players == ["me", "sweeper"]


def test_a_program_that_is_not_there_is_refused_before_the_match(terminal: Terminal) -> None:
    shown = terminal.run("play", "finale", "--seats", "me,Sweeper=cmd:./nobody", "--lang", "en")

    assert shown.exit_code == 2
    assert "there is no program ./nobody" in " ".join(shown.stderr.split())
    assert terminal.matches() == []


@pytest.mark.parametrize(
    ("code", "told"), [("1 / 0", "ZeroDivisionError"), ("import sys; sys.exit()", "SystemExit"), ("return 7", "(7)")]
)
def test_a_bot_that_crashes_loses_the_match_in_the_terminal(
    terminal: Terminal, tmp_path: Path, code: str, told: str
) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(f"class Mine:\n    def choose(self, view, role, options, rng):\n        {code}\n", "utf-8")

    shown = terminal.run("play", "finale", "--seats", f"me,{bot}:Mine", "--seed", "1", typed=WHOLE_MATCH)

    assert shown.exit_code == 0
    assert told in " ".join(shown.output.split())
