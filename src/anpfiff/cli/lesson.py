"""A lesson in the terminal: the assistant speaks, and only what is let through is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from anpfiff.cli.colours import mood
from anpfiff.core.table import Table
from anpfiff.errors import Illegal, Refusal
from anpfiff.lessons.check import faults

if TYPE_CHECKING:
    from anpfiff.cli.menu import Menu
    from anpfiff.cli.screen import Screen
    from anpfiff.lessons.lesson import Lesson, Note


def check(screen: Screen, lesson: Lesson) -> int:
    """Say what is wrong with a lesson; 0 if nothing is."""
    wrong = faults(lesson)
    for fault in wrong:
        screen.console.print(mood(fault, "bad"), soft_wrap=True)
    if not wrong:
        screen.say("lesson-right", "good", notes=len(lesson.notes))
    return 1 if wrong else 0


class TerminalLesson:
    """One learner before one terminal."""

    def __init__(self, screen: Screen, lesson: Lesson) -> None:
        self.screen = screen
        self.lesson = lesson
        self.said = lesson.words(screen.words.language)
        self.table = Table(lesson.game, lesson.setup, None)
        self.heard = 0

    def play(self) -> None:
        """From kick-off to the last note; no input ends it."""
        lesson, table = self.lesson, self.table
        lesson.script.settle(table)
        while lesson.script.is_on(table):
            seat = next(iter(decision.seat for decision in table.asks()))
            steps = lesson.scripted(table, seat)
            if seat == lesson.chair and not steps:
                self._show()
                steps = self._ask()
                if not steps:
                    return
            table.say_steps(seat, steps)
            lesson.script.settle(table)
        self._show()

    def _show(self) -> None:
        """What happened since, with the notes of held events where they belong, the table, and the note of the step."""
        notes = self.lesson.step(self.table).notes
        for _, event in self.table.events[self.heard :]:
            if event.to in (-1, self.lesson.chair):
                self.screen.console.print(self.screen.words.tell(event))
            for note in notes:
                if note.stop == event.kind.name:
                    self._say(note.say, note)
        self.heard = len(self.table.events)
        self.screen.show_board(self.table, self.lesson.chair)
        for note in notes:
            if not note.stop:
                self._say(note.say, note)

    def _say(self, key: str, note: Note) -> None:
        text = self.said.text(key).replace("**", "")
        self.screen.console.print(
            Text.assemble(mood(self.screen.words.text("lesson-ede"), "strong"), f" {text} "), mood(note.rule, "faint")
        )

    def _ask(self) -> list[str]:
        """What the learner says; Enter does it for him, and nothing once there is no input."""
        step = self.lesson.step(self.table)
        menu = self.screen.show_question(self.table, self.table.decision(self.lesson.chair))
        while True:
            try:
                line = self.screen.read(self.screen.words.text("lesson-prompt", {"answer": " + ".join(step.answer)}))
            except EOFError:
                return []
            said = [_named(menu, part.strip()) for part in line.split("+") if part.strip()] or step.answer
            try:
                steps = self.table.steps(self.lesson.chair, said)
                self.lesson.check(self.table, self.lesson.chair, steps)
            except Illegal:
                note = next(note for note in step.notes if not note.stop)
                self._say(note.otherwise or note.say, note)
            except Refusal as refusal:
                self.screen.console.print(mood(refusal.message, "bad"))
            else:
                return steps


def _named(menu: Menu, typed: str) -> str:
    """What was typed as it is said: a number or a part of a text, if it means one thing only."""
    meant = menu.meant(typed)
    return meant[0].notation if len(meant) == 1 else typed
