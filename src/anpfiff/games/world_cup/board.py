"""The table of the World Cup as text: matches with their squares and tokens, who leads whom, and the hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.drawing import WIDTH, Drawing, Span, cut, length
from anpfiff.core.phase import CHOICE
from anpfiff.games.world_cup.cards import GROUPS, NATIONS, RANKS
from anpfiff.games.world_cup.events import STAGES
from anpfiff.games.world_cup.facts import group_facts, group_matches, results_of
from anpfiff.games.world_cup.rows import ATTACK, DEFENCE, MOST_SQUARES, TURNED, tokens
from anpfiff.games.world_cup.state import EMPTY, FINAL, GROUP, NOBODY, PART, Cup

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from anpfiff.core.words import Words


COLUMN: Final = 20
NAME: Final = 14
FREE: Final = "·"
MARKS: Final = ["", "1", "2", "3", "½", "■", "P"]
ANNULLED: Final = "✗"
LEGEND: Final = ["half", "defence", "penalty", "annulled", "free"]


def render(s: Cup, role: int | None, words: Words) -> Drawing:
    """The table as a seat sees it, or somebody who only watches."""
    return Board(s, role, words).render()


@final
class Board:
    """One look at the table."""

    def __init__(self, s: Cup, role: int | None, words: Words) -> None:
        self.s: Cup = s
        self.role: int = NOBODY if role is None else role
        self.words: Words = words
        self.drawing: Drawing = Drawing()
        self.asked: list[int] = self.askable()

    def text(self, key: str, **args: str | int) -> str:
        """The words of the board for a key."""
        return self.words.text(f"board-{key}", dict(args))

    def askable(self) -> list[int]:
        """The teams that may be named now stand out."""
        phase = self.s.agenda[-1] if self.s.agenda else None
        if phase is None or phase.kind != CHOICE or phase.role != self.role:
            return []
        return [
            NATIONS.index(action.args[0])
            for action in phase.options(self.s, self.role)
            if action.args[:1] and action.args[0] in NATIONS
        ]

    def render(self) -> Drawing:
        """All lines, from the round to the legend."""
        self.title()
        if self.s.stage == GROUP and not self.s.is_replay:
            self.groups()
        else:
            self.sheet()
            self.matches()
        self.shoot_out()
        self.owners()
        self.hand()
        if self.s.rows:
            self.drawing.line(Span("  ".join(self.text(f"legend-{mark}") for mark in LEGEND), "faint"))
        return self.drawing

    def title(self) -> None:
        """Which World Cup and which round, and how many cards are still to be drawn."""
        s = self.s
        key = "last-stage" if s.stage == FINAL and not s.book.is_1930 else f"stage-{STAGES[s.stage].replace('_', '-')}"
        parts = [self.text("cup", year="1930" if s.book.is_1930 else "2002"), self.text(key)]
        if s.is_replay:
            parts.append(self.text("replay", number=int(s.replays)))
        if s.agenda and s.teams:
            parts.append(self.text("last-turns") if s.turns else self.text("pile", cards=int(s.to_draw)))
        if s.stage == GROUP and s.book.passes > 1 and s.teams:
            parts.append(self.text("pass", number=min(int(s.passed) + 1, int(s.book.passes))))
        self.drawing.line(Span(" · ".join(parts), "strong"))

    def groups(self) -> None:
        """All matches of the groups, four groups side by side."""
        s = self.s
        if not s.teams:
            return
        names = GROUPS[0] if s.book.is_1930 else GROUPS[1]
        for first in range(0, len(names), 4):
            columns = [self.group(names[group], group) for group in range(first, first + 4)]
            for number in range(max(len(column) for column in columns)):
                line: list[Span] = []
                for place, column in enumerate(columns):
                    cell = column[number] if number < len(column) else []
                    line += [*cell, Span(" " * (COLUMN - length(cell) if place < 3 else 0))]
                self.drawing.line(*line)

    def group(self, name: str, group: int) -> list[list[Span]]:
        """The lines of one group: its name, and its matches."""
        s = self.s
        lines = [[Span(self.text("group", group=name), "strong")]]
        for k in range(0, len(s.teams), 2):
            if s.book.group_of[s.teams[k]] == group:
                left, right = self.code(s.teams[k]), self.code(s.teams[k + 1])
                lines.append([left, Span(" "), *self.row(k), Span(":"), *self.row(k + 1), Span(" "), right])
        return lines

    def code(self, team: i64) -> Span:
        """The three letters of a team."""
        return Span(self.s.book.box.nations[team].code, self.mood(team))

    def name(self, team: i64) -> str:
        """The name of a team, or as much of it as fits."""
        return cut(str(self.words.name(NATIONS[team])), NAME)

    def mood(self, team: i64) -> str:
        """Teams that may be named stand out; one's own have their colour."""
        if team in self.asked:
            return "good"
        return "first" if self.s.owners[team] == self.role else "plain"

    def row(self, k: i64) -> list[Span]:
        """The squares of a team, the innermost in the middle; where there is no square there is nothing."""
        s = self.s
        found = [self.token(token) for token in tokens(s.rows[k])]
        squares = int(s.book.squares[s.teams[k]])
        found += [Span(FREE, "faint")] * (squares - len(found))
        found += [Span(" ")] * (MOST_SQUARES - squares)
        return found if k % 2 else found[::-1]

    def token(self, token: i64) -> Span:
        """A token: its goals, or a sign."""
        if token > TURNED:
            return Span(ANNULLED, "bad")
        mood = "warn" if token == DEFENCE else "plain" if token == ATTACK else "strong"
        return Span(MARKS[token], mood)

    def sheet(self) -> None:
        """What is over: the tables of the groups, and the rounds so far."""
        lines = [*group_lines(self.s), *round_lines(self.s, self.text)]
        for line in lines:
            self.drawing.line(Span(line, "faint"))

    def matches(self) -> None:
        """The matches of a knock-out round or of replays, two side by side."""
        s = self.s
        cells: list[list[Span]] = []
        for k in range(0, len(s.teams), 2):
            left, right = s.teams[k], s.teams[k + 1]
            name, other = self.name(left), self.name(right)
            cell = [Span(" " * (NAME - len(name))), Span(name, self.mood(left)), Span(" "), *self.row(k), Span(":")]
            cell += [*self.row(k + 1), Span(" "), Span(other, self.mood(right))]
            cells.append(cell)
        for number in range(0, len(cells), 2):
            line = cells[number]
            if number + 1 < len(cells):
                line = [*line, Span(" " * (WIDTH // 2 - length(line))), *cells[number + 1]]
            self.drawing.line(*line)

    def shoot_out(self) -> None:
        """The kicks so far."""
        s = self.s
        if not s.kicks:
            return
        left, right = self.name(s.teams[2 * s.group]), self.name(s.teams[2 * s.group + 1])
        score = f"{s.kicks[0]}:{s.kicks[1]}"
        self.drawing.line(Span(self.text("shoot-out", left=left, right=right, score=score), "strong"))

    def owners(self) -> None:
        """Who leads whom, by rank; teams that are out are left out."""
        s = self.s
        for seat in range(s.book.seats):
            mine = [team for team, owner in enumerate(s.owners) if owner == seat]
            if s.stage != GROUP:
                mine = [team for team in mine if team in s.teams or self.is_waiting(team)]
            label = self.text("you") if seat == self.role else self.words.seat(seat)
            if not mine:
                if s.stage != GROUP:
                    self.drawing.line(Span(f"{label}: {self.text('out')}", "faint"))
                continue
            self.list_of([Span(f"{label}:", "strong" if seat == self.role else "plain")], mine)

    def is_waiting(self, team: i64) -> bool:
        """Whether a team is through and waits while others replay."""
        return any((teams >> team) & 1 for teams in self.s.level)

    def list_of(self, line: list[Span], teams: list[int]) -> None:
        """Teams with their ranks, the best first; what does not fit goes to the next line."""
        last = NOBODY
        for team in sorted(teams, key=lambda one: self.s.book.rank_of[one]):
            rank = int(self.s.book.rank_of[team])
            item = [self.code(team)]
            if rank != last:
                item = [Span(f"{self.words.name(RANKS[rank])} ", "faint"), *item]
            last = rank
            if length(line) + 1 + length(item) > WIDTH:
                self.drawing.line(*line)
                line = [Span("   ")]
            line = [*line, Span(" "), *item]
        self.drawing.line(*line)

    def hand(self) -> None:
        """One's own cards."""
        s = self.s
        if self.role == NOBODY or s.hands[self.role].is_down() or not s.hands[self.role].size:
            return
        names = [str(self.words.name(card)) for card in s.book.stock.write(s.hands[self.role].cards())]
        self.drawing.line(Span(self.text("hand"), "faint"), Span(" " + " · ".join(names), "strong"))


ON_KICKS: Final = "*"


def group_lines(s: Cup) -> list[str]:
    """The table of each group on half a line: team and points, the best first."""
    found: list[str] = []
    for group in range(len(s.book.groups)):
        told = group_facts(s, group, results_of(s, group, EMPTY))
        codes = [s.book.box.nations[NATIONS.index(line["team"])].code for line in told["lines"]]
        line = "  ".join(f"{code} {line['points']}" for code, line in zip(codes, told["lines"], strict=True))
        found.append(f"{told['group']}: {line}")
    return [f"{found[k]:<40}{found[k + 1]}".rstrip() for k in range(0, len(found), 2)]


def round_lines(s: Cup, text: Callable[..., str]) -> list[str]:
    """The results of all later matches, round by round, as many on a line as fit; a star is a shoot-out."""
    found: list[str] = []
    played = s.results[len(group_matches(s)) :]
    for stage in range(len(STAGES)):
        items = [result(s, played[k : k + PART]) for k in range(0, len(played), PART) if played[k] == stage]
        if items:
            title = text("replays") if stage == GROUP else text(f"stage-{STAGES[stage].replace('_', '-')}")
            found += wrapped(f"{title}:", items)
    return found


def result(s: Cup, match: list[i64]) -> str:
    """One result, the winner of a shoot-out marked."""
    left, right, mine, other, winner = match[1], match[2], match[3], match[4], match[5]
    first, second = s.book.box.nations[left].code, s.book.box.nations[right].code
    if mine == other and winner != NOBODY:
        first += ON_KICKS if winner == left else ""
        second += ON_KICKS if winner == right else ""
    return f"{first} {mine}:{other} {second}"


def wrapped(title: str, items: list[str]) -> list[str]:
    """A title and items, as many on a line as fit."""
    lines = [title]
    for item in items:
        if len(lines[-1]) + 2 + len(item) > WIDTH:
            lines.append(" " * 3)
        lines[-1] += f"  {item}"
    return lines
