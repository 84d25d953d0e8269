"""A lesson: an ordinary match file and notes to it, in one small TOML file. docs/lessons.md tells how to write one."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.core.fair_chance import COUNTING, FairChance
from anpfiff.core.log import FATE
from anpfiff.core.referee import is_fate_asked
from anpfiff.core.replay import read as read_replay
from anpfiff.core.undo import take_at
from anpfiff.core.words import Words, rulebook_of
from anpfiff.errors import Illegal, Malformed, Refusal, Unknown
from anpfiff.games import find

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.core.game import Game, Setup
    from anpfiff.core.table import Table


LONGEST: Final = 120
"""Characters of what is said beside a question."""
LONGEST_HELD: Final = 200
"""Characters of what is said while the film is held."""
_CHAPTER: Final = re.compile(r"^## ([A-Z]\d+) ", re.MULTILINE)


class Note(msgspec.Struct, forbid_unknown_fields=True, frozen=True, rename={"otherwise": "else"}):
    """What the assistant says before one answer of the learner; or, with `stop`, while an event is held."""

    at: int
    """The learner's first answer is 1."""
    say: str
    """A key of the lesson's words; with ``-step`` behind it, the line in the plan of the lesson."""
    rule: str
    look: list[str] = []
    """What is lit; the skin of the game knows these names."""
    let: list[str] = []
    """The options that are let through, besides what the match has there."""
    otherwise: str = ""
    """What is said when something else is tried."""
    stop: str = ""
    """The film is held after this event, on the way to the answer."""
    lines: int = 1
    """How many lines of the match are said in one go, where the game has no form for them."""


class LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its author wrote it."""

    game: str
    match: str
    note: list[Note]
    chair: int = 0
    order: int = 0
    later: dict[str, str] = {}
    """Chapters of the rulebook that a first match does not come to, one or several together, with the reason."""


class Step(msgspec.Struct, frozen=True):
    """Where a learner stands: which notes belong to the next answer, what is let, and what the match has there."""

    number: int
    """How many notes lie behind."""
    notes: list[Note]
    answer: list[str]
    let: list[str]
    is_over: bool


class Lesson:
    """One guided match: pure rules and words; a table, a terminal or a page plays it."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.key: Final = path.stem
        try:
            written = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), LessonFile)
        except (msgspec.ValidationError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            message = f"{path.name}: {error}"
            raise Malformed(message, key="lesson-file", facts={"file": path.name, "why": str(error)}) from error
        self.game: Final[Game] = find(written.game)
        self.match: Final = read_replay((path.parent / written.match).read_text(encoding="utf-8"), find)
        if self.match.game is not self.game:
            raise Malformed(
                f"{path.name}: {written.match} is a match of {self.match.game.key}",
                key="lesson-match",
                facts={"file": path.name, "match": written.match, "game": self.match.game.key},
            )
        if not 0 <= written.chair < self.match.setup.seats:
            raise Malformed(
                f"{path.name}: chair: there is no seat {written.chair}",
                key="lesson-chair",
                facts={"file": path.name, "seat": written.chair},
            )
        self.chair: Final = written.chair
        self.order: Final = written.order
        self.notes: Final = written.note
        self.later: Final = {chapter: why for some, why in written.later.items() for chapter in some.split()}
        self.script: Final = Script(self.match)

    @property
    def setup(self) -> Setup:
        """What is agreed at a table of this lesson."""
        return self.match.setup

    def words(self, language: str) -> Words:
        """What is said in the lesson, in one language."""
        return Words(language, [self.path.with_name(f"{self.key}.{language}.ftl")])

    def said_keys(self) -> list[str]:
        """Every key the lesson says: its title, what it is about, its notes, their lines in the plan, its refusals."""
        said = [key for note in self.notes for key in (note.say, f"{note.say}-step", note.otherwise) if key]
        return list(dict.fromkeys(["title", "about", *said]))

    def chapters(self) -> set[str]:
        """The chapters of the rulebook that its notes speak of: F4 for a note on F4.3."""
        return {note.rule.partition(".")[0] for note in self.notes}

    def answers(self, table: Table) -> int:
        """How often the learner has answered; what is said in one go is one answer."""
        return sum(line.seat == self.chair and not line.is_joined for line in table.log)

    def step(self, table: Table) -> Step:
        """Where the learner of a table stands."""
        at = self.answers(table) + 1
        notes = [note for note in self.notes if note.at == at]
        is_over = not self.script.is_on(table)
        is_asked = not is_over and any(decision.seat == self.chair for decision in table.asks())
        lines = max((note.lines for note in notes), default=1)
        answer = self.script.answer(table, self.chair, lines) if is_asked else []
        let = [option for note in notes for option in note.let if option not in answer]
        return Step(sum(note.at < at for note in self.notes), notes, answer, answer + let, is_over)

    def scripted(self, table: Table, seat: int) -> list[str]:
        """What the script says for a seat that is asked: for others always, for the learner where no note stands."""
        if not self.script.is_on(table):
            return []
        if seat == self.chair and any(note.at == self.answers(table) + 1 and not note.stop for note in self.notes):
            return []
        return self.script.answer(table, seat)

    def check(self, table: Table, seat: int, said: list[str]) -> None:
        """Refuse what is not let through at this step."""
        if seat != self.chair or not self.script.is_on(table):
            return
        step = self.step(table)
        if len(said) == len(step.answer) and all(one in step.let for one in said):
            return
        rule = next((note.rule for note in step.notes if not note.stop), None)
        raise Illegal("not yet: the lesson asks for something else here", rule, step.let, key="lesson-not-yet")


def settle(table: Table, lesson: Lesson | None, secret: str) -> None:
    """Let fate answer at a table: as it does there, or at a lesson as its match has it and then by a secret."""
    if lesson is None:
        table.settle()
    else:
        lesson.script.settle(table, FairChance(secret, [""] * table.setup.seats, COUNTING))


@lru_cache(maxsize=64)
def read_lesson(path: Path) -> Lesson:
    """The lesson of a TOML file."""
    return Lesson(path)


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons of a game, in the order in which they are learned; most games bring one."""
    found = [read_lesson(path) for path in sorted((game.folder / "lessons").glob("*.toml"))]
    return sorted(found, key=lambda lesson: (lesson.order, lesson.key))


def chapters_of(game: Game) -> list[str]:
    """The numbered chapters of a game's rulebook, in their order."""
    return _CHAPTER.findall(rulebook_of(game, "en"))


def find_lesson(game: Game, key: str) -> Lesson:
    """The lesson of this name."""
    known = lessons_of(game)
    for lesson in known:
        if lesson.key == key:
            return lesson
    raise Unknown(
        f"{game.key} has no lesson {key[:80]!r}",
        expected=[lesson.key for lesson in known],
        key="lesson-unknown",
        facts={"game": game.key, "name": key[:80]},
    )


class Script:
    """What everybody said in a match, by seat; it is on until as much has been said at the table."""

    def __init__(self, match: Table) -> None:
        self.length: Final = match.ply
        self._said: Final[dict[int, list[str]]] = {}
        for line in match.log:
            self._said.setdefault(line.seat, []).append(line.action.notation)

    def is_on(self, table: Table) -> bool:
        """Whether the table has not come to the end of the script."""
        return table.ply < self.length

    def rest(self, table: Table, seat: int) -> list[str]:
        """What a seat has still to say."""
        return self._said.get(seat, [])[sum(line.seat == seat for line in table.log) :]

    def answer(self, table: Table, seat: int, lines: int = 1) -> list[str]:
        """The next answer of a seat that is asked, in small steps; nothing once the script has ended."""
        rest = self.rest(table, seat) if self.is_on(table) else []
        if not rest or table.form(seat) is None:
            return rest[:lines]
        for number in range(1, len(rest) + 1):
            try:
                return table.steps(seat, rest[:number])
            except Refusal:
                continue
        raise Illegal(
            f"the script has no whole answer of seat {seat} at ply {table.ply}",
            key="lesson-answer",
            facts={"seat": seat, "ply": table.ply},
        )

    def settle(self, table: Table, fair_chance: FairChance | None = None) -> None:
        """Let fate answer as long as it is asked: as in the script, and after it as an urn has it."""
        while not table.is_over and is_fate_asked(table.state):
            rest = self.rest(table, FATE) if self.is_on(table) else []
            if rest:
                table.say(FATE, rest[0])
            elif fair_chance is not None:
                outcomes = table.state.agenda[-1].outcomes(table.state)
                table.say(FATE, fair_chance.pick(outcomes, table.ply, take_at(table.takes, table.ply)))
            else:
                return
