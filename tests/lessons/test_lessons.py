"""The lessons: each can be taught, and together they meet the rulebooks."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.table import Table
from anpfiff.errors import Illegal, Malformed, Unknown
from anpfiff.games import KEYS, find
from anpfiff.lessons.check import faults
from anpfiff.lessons.lesson import Lesson, chapters_of, find_lesson, lessons_of

if TYPE_CHECKING:
    from pathlib import Path

LESSONS = [lesson for key in KEYS for lesson in lessons_of(find(key))]
FINALE = find_lesson(find("finale"), "first_goal")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.key}-{lesson.key}")
def test_a_lesson_can_be_taught(lesson: Lesson) -> None:
    assert faults(lesson) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.key}-{lesson.key}")
def test_a_learner_acts_at_once_and_not_for_long(lesson: Lesson) -> None:
    assert lesson.notes[0].at == 1
    assert not lesson.notes[0].stop
    assert len(lesson.notes) <= 12


@pytest.mark.parametrize("key", sorted({lesson.game.key for lesson in LESSONS}))
def test_every_chapter_is_met_by_a_lesson_or_left_for_later_with_a_reason(key: str) -> None:
    lessons = lessons_of(find(key))
    met = {chapter: lesson.key for lesson in lessons for chapter in lesson.chapters()}
    later = {chapter for lesson in lessons for chapter in lesson.later}
    nowhere = [chapter for chapter in chapters_of(find(key)) if chapter not in met and chapter not in later]
    assert nowhere == [], f"{key}: met are {met}"
    assert sorted(later & met.keys()) == [], "left for later, but some lesson speaks of it"


def test_every_box_on_the_shelf_has_a_lesson() -> None:
    assert {lesson.game.key for lesson in LESSONS} == set(KEYS)


def at_kick_off(lesson: Lesson) -> Table:
    table = Table(lesson.game, lesson.setup, None)
    lesson.script.settle(table)
    return table


def test_only_what_is_let_is_said() -> None:
    table = at_kick_off(FINALE)
    with pytest.raises(Illegal, match="not yet") as refused:
        FINALE.check(table, 0, ["tactic solo_run"])
    assert refused.value.rule == "F3.2"
    assert refused.value.expected == ["tactic open_exchange"]
    FINALE.check(table, 0, ["tactic open_exchange"])


def test_what_stands_without_a_note_is_said_by_the_match() -> None:
    table = at_kick_off(FINALE)
    assert FINALE.scripted(table, 0) == []
    assert FINALE.scripted(table, 1) == ["tactic short_passing"]


def test_what_is_said_in_one_go_is_one_answer() -> None:
    table = at_kick_off(FINALE)
    table.say(0, "tactic open_exchange")
    table.say(1, "tactic short_passing")
    FINALE.script.settle(table)
    assert FINALE.step(table).answer == ["field karl_rempler", "field fritz_blitz"]
    table.say_all(0, ["field fritz_blitz", "field karl_rempler"])
    assert FINALE.answers(table) == 2


def copied(folder: Path) -> Path:
    for path in FINALE.path.parent.iterdir():
        shutil.copy(path, folder)
    return folder / "first_goal.toml"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('rule = "F3.2"', 'rule = "F99.1"', "there is no rule F99.1"),
        ('say = "lay"', 'say = "lie"', "no words for 'lie'"),
        ('stop = "scored"', 'stop = "sneezed"', "there is no event 'sneezed'"),
        ("[later]", '[later]\nF3 = "too hard"', "a note speaks of F3"),
        ("[later]", '[later]\nF99 = "too far"', "there is no chapter F99"),
        ('let = ["check bernd_klauball"]', 'let = ["check fritz_blitz"]', "leads out of the match"),
        ("at = 10", "at = 40", "there is no answer 40"),
    ],
)
def test_a_mistake_is_found(tmp_path: Path, old: str, new: str, fault: str) -> None:
    path = copied(tmp_path)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert any(fault in found for found in faults(Lesson(path)))


def test_a_file_that_says_too_much_is_refused(tmp_path: Path) -> None:
    path = copied(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("at = 1\n", "at = 1\nshout = true\n", 1), encoding="utf-8")
    with pytest.raises(Malformed, match="shout"):
        Lesson(path)


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(Unknown) as refused:
        find_lesson(find("finale"), "second_goal")
    assert "first_goal" in refused.value.expected


def test_what_has_no_form_is_said_in_one_go_where_the_note_says_so() -> None:
    lesson = find_lesson(find("world_cup"), "first_goals")
    table = at_kick_off(lesson)
    said = ["play two_goals", "team argentina", "against france"]
    assert lesson.step(table).answer == said
    with pytest.raises(Illegal, match="not yet"):
        lesson.check(table, 0, ["play two_goals"])
    lesson.check(table, 0, said)
    table.say_steps(0, said)
    assert lesson.answers(table) == 1
