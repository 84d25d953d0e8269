"""The table of Fußball-Fieber as text: all matches side by side, each coach's own column, the hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.drawing import RECONSTRUCTED, WIDTH, Drawing, Span, cut, length
from anpfiff.games.fussball_fieber.camp import GROUP, NO_ORDER, NO_TEAM, ROUNDS, boosts_of, kind_of, left_of
from anpfiff.games.fussball_fieber.cards import ACTIONS, KINDS, LASTS, TEAMS, signed
from anpfiff.games.fussball_fieber.rules.teams import ChooseTeam

if TYPE_CHECKING:
    from anpfiff.core.words import Words
    from anpfiff.games.fussball_fieber.camp import Camp
    from anpfiff.games.fussball_fieber.state import Cup

WIDEST: Final = 39
GAP: Final = 1
BETWEEN: Final = "│"
JOKER: Final = "⇄"
TIMES: Final = "\u00d7"


def render(s: Cup, role: int | None, words: Words) -> Drawing:
    """The table as a role sees it, or as a spectator does."""
    return Board(s, role, words).render()


@final
class Board:
    """One look at the table."""

    def __init__(self, s: Cup, role: int | None, words: Words) -> None:
        self.s: Cup = s
        self.role: int | None = role
        self.words: Words = words
        self.drawing: Drawing = Drawing()
        self.width: int = min(WIDEST, (WIDTH - GAP * (len(s.camps) - 1)) // len(s.camps))
        self.asked: int = int(s.agenda[-1].role) if s.agenda else -1

    def text(self, key: str, **args: str | int) -> str:
        """The words of the board for a key."""
        return self.words.text(f"board-{key}", dict(args))

    def name(self, team: int) -> str:
        """A team by name."""
        return str(self.words.name(TEAMS[team]))

    def card(self, kind: int) -> str:
        """A play card by name, with what it does."""
        return str(self.words.name(KINDS[kind]))

    def render(self) -> Drawing:
        """All lines, from the round to the hand."""
        s = self.s
        self.title()
        if s.agenda and isinstance(s.agenda[-1], ChooseTeam):
            self.choosing()
            return self.drawing
        columns = [self.column(role) for role in range(len(s.camps))]
        height = max(len(column) for column in columns)
        for row in range(height):
            line: list[Span] = []
            for number, column in enumerate(columns):
                if number:
                    line.append(Span(BETWEEN, "faint"))
                spans = column[row] if row < len(column) else []
                line += [*spans, Span(" " * (self.width - length(spans)))]
            self.drawing.line(*line)
        self.hand()
        self.legend()
        return self.drawing

    def title(self) -> None:
        """The round, and the piles."""
        s = self.s
        if s.stage == GROUP:
            title = self.text("group-phase", match=int(s.match))
        else:
            title = self.text(f"round-{ROUNDS[s.stage].replace('_', '-')}")
        piles = self.text("piles", pile=int(s.deck.size), discards=int(s.discard.size))
        self.drawing.line(Span(title, "strong"), Span(f"   {piles}", "faint"))

    def choosing(self) -> None:
        """Before the groups are drawn: who has which team, and all that are left."""
        s = self.s
        for role, camp in enumerate(s.camps):
            if camp.team != NO_TEAM:
                self.drawing.line(*self.who(role), Span(" "), Span(self.name(int(camp.team)), "first"))
        for number, pile in enumerate(s.categories):
            letter = self.words.text(f"category-{'abc'[number]}")
            line = [Span(f"{letter} ", "strong")]
            for team in range(len(TEAMS)):
                if not pile.has(team):
                    continue
                item = [Span(f" {self.name(team)} "), Span(str(s.book.strength[team]), "strong")]
                item += self.doubt("team", TEAMS[team], "strength")
                if length(line) + length(item) > WIDTH:
                    self.drawing.line(*line)
                    line = [Span("  ")]
                line += item
            self.drawing.line(*line)
        self.legend()

    def who(self, role: int) -> list[Span]:
        """A seat, and whether it is the one who looks."""
        mine = role == self.role
        room = self.width - 1 - len(self.state_of(role))
        label = self.text("you") if mine else cut(self.words.seat(int(self.s.roles[role])), room)
        return [Span(label, "strong" if mine else "faint")]

    def column(self, role: int) -> list[list[Span]]:
        """One coach: his match from the opponent down to his own team, his results and what he holds."""
        s, camp = self.s, self.s.camps[role]
        turn = "▸" if role == self.asked and self.is_turn() else " "
        lines = [[Span(turn, "strong"), *self.who(role), Span(self.state_of(role), "faint")]]
        if not camp.is_in or not s.agenda:
            return [*lines, *self.team_lines(role), *self.results(role)]
        if camp.opponent == NO_TEAM:
            return [*lines, *self.team_lines(role), *self.held(role)]
        mood = "second"
        opponent = cut(self.name(int(camp.opponent)), self.width - 4)
        lines.append([Span(f" {opponent} ", mood), Span(str(s.opposition(role)), "strong")])
        if camp.rival < 0:
            lines += self.laid(camp.against)
        lines.append(self.score(role))
        lines += self.team_lines(role)
        lines += self.laid(camp.laid)
        if camp.jokers_on:
            value = signed(int(camp.jokers_on * s.book.joker_value))
            lines.append([Span(f"  {JOKER} {value}", "good")])
        return [*lines, *self.results(role), *self.held(role)]

    def is_turn(self) -> bool:
        """Whether one coach is asked now."""
        return bool(self.s.agenda) and self.s.agenda[-1].key() in ("turn", "aim", "exchange")

    def state_of(self, role: int) -> str:
        """Whether a coach is out, or begins."""
        s, camp = self.s, self.s.camps[role]
        if role in s.champions:
            return f" · {self.text('champion')}"
        if not camp.is_in:
            return f" · {self.text('out')}"
        return f" · {self.text('begins')}" if role == s.starter else ""

    def score(self, role: int) -> list[Span]:
        """The score of the match: the difference of the strengths."""
        score = int(self.s.score(role))
        mood = "good" if score > 0 else "bad" if score < 0 else "warn"
        label = self.text("score")
        return [Span(f" {'─' * 2} {label} ", "faint"), Span(signed(score), mood), Span(" ──", "faint")]

    def team_lines(self, role: int) -> list[list[Span]]:
        """The coach's own team with its strength."""
        camp = self.s.camps[role]
        if camp.team == NO_TEAM:
            return []
        name = cut(self.name(int(camp.team)), self.width - 4)
        line = [Span(f" {name}", "first")]
        if camp.is_in:
            line += [Span(" "), Span(str(self.s.strength(role)), "strong")]
        return [line]

    def laid(self, cards: list[int]) -> list[list[Span]]:
        """Action cards on a team: value, matches left, name, choreographies."""
        lines = []
        for laid in cards:
            kind, left, boosts = int(kind_of(laid)), int(left_of(laid)), int(boosts_of(laid))
            value = int(self.s.book.value[kind]) + boosts * int(self.s.book.boost)
            tail = LASTS * left
            plain = self.plain_name(kind)
            spans = [Span(f"  {signed(value)}{tail} ", "good" if value > 0 else "bad")]
            spans.append(Span(cut(plain + "*" * boosts, self.width - length(spans))))
            lines.append(spans)
        return lines

    def plain_name(self, kind: int) -> str:
        """A play card by its name alone."""
        box = self.s.book.box
        names = box.actions[kind].names if kind < len(ACTIONS) else box.reactions[kind - len(ACTIONS)].names
        return names[self.words.language]

    def results(self, role: int) -> list[list[Span]]:
        """Points and differences so far."""
        camp = self.s.camps[role]
        if not camp.noted:
            return []
        noted = " ".join(signed(int(note)) for note in camp.noted)
        points = self.text("points", points=int(camp.points))
        return [[Span(f" {points}")], [Span(cut(f" {noted}", self.width))]]

    def held(self, role: int) -> list[list[Span]]:
        """How many cards and jokers a coach holds, and whom he still has to meet."""
        camp = self.s.camps[role]
        numbers = self.text("holds", cards=int(camp.hand.size), jokers=int(camp.jokers))
        lines = [[Span(f" {cut(numbers, self.width - 1)}", "faint")]]
        for team in self.to_come(camp):
            strength = int(self.s.book.strength[team])
            name = cut(self.name(team), self.width - 5)
            lines.append([Span(f" > {name} {strength}", "faint")])
        return lines

    def to_come(self, camp: Camp) -> list[int]:
        """The opponents of a group that are still to be met."""
        s = self.s
        if s.stage != GROUP or camp.order == NO_ORDER:
            return []
        later = s.book.orders[camp.order][int(s.match) :]
        return [int(camp.group[category]) for category in later]

    def hand(self) -> None:
        """The cards of every hand that lies open in this view."""
        for role, camp in enumerate(self.s.camps):
            if camp.hand.is_down() or not camp.hand.size:
                continue
            line = [*self.who(role), Span(":")]
            stock, cards = self.s.book.stock, camp.hand.cards()
            for kind in stock.kinds(cards):
                number = int(stock.copies(cards, kind))
                times = f"{number}{TIMES} " if number > 1 else ""
                item = [Span(f"  {times}"), Span(self.card(kind), self.mood(kind)), *self.doubts(kind)]
                if length(line) + length(item) > WIDTH:
                    self.drawing.line(*line)
                    line = [Span("  ")]
                line += item
            self.drawing.line(*line)

    def mood(self, kind: int) -> str:
        """Helpful cards, harmful cards, reactions."""
        if kind >= len(ACTIONS):
            return "warn"
        return "good" if self.s.book.value[kind] > 0 else "bad"

    def doubts(self, kind: int) -> list[Span]:
        """The mark of a card that is not known from the box in all its parts."""
        if kind < len(ACTIONS):
            return self.doubt("action", KINDS[kind], "value", "duration")
        return self.doubt("reaction", KINDS[kind], "effect", "fits")

    def doubt(self, sort: str, card: str, *fields: str) -> list[Span]:
        """The mark of a value that we have made ourselves."""
        box = self.s.book.box
        if sort == "team":
            provenance = next(one.provenance for one in box.teams if one.id == card)
        elif sort == "action":
            provenance = next(one.provenance for one in box.actions if one.id == card)
        else:
            provenance = next(one.provenance for one in box.reactions if one.id == card)
        return [Span(RECONSTRUCTED, "faint")] if "reconstructed" in [provenance[field] for field in fields] else []

    def legend(self) -> None:
        """What the marks mean."""
        if self.s.agenda and isinstance(self.s.agenda[-1], ChooseTeam):
            self.drawing.line(Span(self.text("legend-reconstructed"), "faint"))
            return
        self.drawing.line(Span(f"{self.text('legend-lasts')}  {self.text('legend-reconstructed')}", "faint"))
