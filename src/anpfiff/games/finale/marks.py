"""How men and tactic cards are written in text: short names, strengths, symbols, and what is reconstructed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.drawing import RECONSTRUCTED, WIDTH, Span, cut, length, pad
from anpfiff.games.finale.cards import GOALKEEPER, SLOTS, SYMBOLS, TACTICS, TEAMS, YELLOW

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.words import Words
    from anpfiff.games.finale.book import Book
    from anpfiff.games.finale.cards import Box, Footballer, Tactic
    from anpfiff.games.finale.side import Side

SIDES: Final = ["red", "blue"]
"""By club: the colour of SV Stollen and of FC Acker."""
"""The moods of the two sides."""
SMALL: Final = "₀₁₂₃₄₅"
BOOKED: Final = "■"
FIELDED: Final = "!"
USED: Final = "•"
AGAIN: Final = "↺"
NOBODY: Final = "-"
LEGEND: Final = ["next", "injury", "yellow", "red", "booked", "fielded", "used", "again", "reconstructed"]
NOW: Final = "▸"
PARTICLES: Final = ["Mc"]
"""First words that are no first names."""
AREAS: Final = ["build_attacker", "build_defender", "finish_attacker", "finish_defender"]


@final
class Marks:
    """Writes men and cards, and remembers which of its marks need a word of explanation."""

    def __init__(self, book: Book, box: Box, words: Words) -> None:
        self.book: Book = book
        self.words: Words = words
        self.tactics: list[Tactic] = box.tactics
        self.men: list[list[Footballer]] = [[man for man in box.footballers if man.team == team] for team in TEAMS]
        self.explained: list[str] = []
        self.asked: list[str] = []
        """The men (and cards) that may be named now stand out."""

    def text(self, key: str, **args: str | int) -> str:
        """The words of the board for a key."""
        return self.words.text(f"board-{key}", dict(args))

    def explain(self, mark: str) -> None:
        """Let the legend say what a mark on the board means."""
        if mark not in self.explained:
            self.explained.append(mark)

    def legend(self) -> list[list[Span]]:
        """Lines that explain the marks on the board."""
        lines: list[str] = []
        for mark in LEGEND:
            if mark not in self.explained:
                continue
            item = self.text(f"legend-{mark}")
            if lines and len(lines[-1]) + 2 + len(item) <= WIDTH:
                lines[-1] += "  " + item
            else:
                lines.append(item)
        return [[Span(line, "faint")] for line in lines]

    def surname(self, team: i64, man: i64) -> str:
        """A man's name as it is called across the pitch."""
        first, _, rest = self.men[team][man].name.partition(" ")
        return rest if rest and first not in PARTICLES else f"{first} {rest}".rstrip()

    def slot(self, letter: str) -> str:
        """The letter of a position in this language; a question mark is one everywhere."""
        if letter == SLOTS[-1]:
            return letter
        return self.words.text(f"slot-{letter.lower()}")

    def row(self, row: i64) -> str:
        """The letter of a row."""
        return self.slot(SLOTS[row])

    def symbol(self, symbol: i64, is_reconstructed: bool) -> list[Span]:
        """A symbol of a man's card, readable without colour."""
        if not symbol:
            return []
        name = SYMBOLS[symbol]
        self.explain(name)
        spans = [Span(self.words.text(f"mark-{name}"), "warn" if symbol == YELLOW else "bad")]
        return spans + (self.reconstructed() if is_reconstructed else [])

    def reconstructed(self) -> list[Span]:
        """The mark of a value that is not known from the box."""
        self.explain("reconstructed")
        return [Span(RECONSTRUCTED, "faint")]

    def man(self, side: Side, man: i64, width: int, is_shoot_out: bool) -> list[Span]:
        """A man on the pitch or on the bench; in a shoot-out kickers have their heads up, and no symbol counts."""
        club = side.book.clubs[side.team]
        is_kicker = is_shoot_out and side.row_of(man) != GOALKEEPER
        turns: i64 = 0 if is_kicker else side.turns(man)
        tail = [Span(str(club.strength[4 * man + turns]), "strong")]
        if not is_kicker:
            self.explain("next")
            tail.append(Span(SMALL[club.strength[4 * man + (turns + 1) % 4]], "faint"))
        if not is_shoot_out:
            is_reconstructed = self.men[side.team][man].provenance["corner"] == "reconstructed"
            tail += self.symbol(club.corner[4 * man + turns], is_reconstructed)
        if (side.yellow >> man) & 1:
            self.explain("booked")
            tail.append(Span(BOOKED, "warn"))
        name = cut(self.surname(side.team, man), width - 3 - length(tail))
        return pad([self._chip(side, man), Span(name, self._mood(side, man)), Span(" "), *tail], width)

    def _chip(self, side: Side, man: i64) -> Span:
        if (side.fielded >> man) & 1:
            self.explain("fielded")
            return Span(FIELDED, "strong")
        if (side.chips >> man) & 1:
            self.explain("used")
            return Span(USED, "faint")
        return Span(" ")

    def _mood(self, side: Side, man: i64) -> str:
        if self.men[side.team][man].id in self.asked:
            return "good"
        return "faint" if (side.chips >> man) & 1 else SIDES[side.team]

    def tactic_name(self, card: i64, mood: str) -> list[Span]:
        """Strength and name of a tactic card."""
        spans = [Span(str(self.book.tactics.strength[card]), "strong"), *self._doubt(card, "strength"), Span(" ")]
        return [*spans, Span(str(self.words.name(TACTICS[card])), mood), *self._doubt(card, "name")]

    def tactic(self, card: i64, mood: str, stage: int | None) -> list[Span]:
        """A tactic card with its four areas; those of the action that is going on stand out."""
        spans = pad(self.tactic_name(card, mood), 29)
        for number, key in enumerate(["build-up", "finish"]):
            is_now = stage == number
            spans.append(Span(f" {NOW if is_now else ' '}{self.text(key)} ", "strong" if is_now else "faint"))
            spans += self.area(card, 2 * number, is_now)
            spans.append(Span(" : ", "faint"))
            spans += self.area(card, 2 * number + 1, is_now)
        return spans

    def area(self, card: i64, area: int, is_now: bool) -> list[Span]:
        """The slots of one area."""
        letters = ""
        for slot in self.book.tactics.areas[card][area].slots:
            letters += self.slot(slot[0])
            if slot.endswith("^"):
                letters += AGAIN
                self.explain("again")
        return [Span(letters or NOBODY, "strong" if is_now else "plain"), *self._doubt(card, AREAS[area])]

    def _doubt(self, card: i64, field: str) -> list[Span]:
        return self.reconstructed() if self.tactics[card].provenance[field] == "reconstructed" else []

    def pool_man(self, team: i64, man: i64, is_picked: bool, width: int) -> list[Span]:
        """A man in the dressing room: position, name, points, the balls of all four sides and his symbols."""
        card = self.men[team][man]
        mood = "strong" if is_picked else SIDES[team]
        spans = [Span(FIELDED if is_picked else " ", "strong")]
        spans.append(Span(f"{self.slot(SLOTS[card.position])} ", "faint"))
        spans += pad([Span(cut(self.surname(team, man), 11), mood)], 12)
        club = self.book.clubs[team]
        spans.append(Span(f"{club.value[man]} ", "strong"))
        spans.append(Span("".join(str(club.strength[4 * man + turns]) for turns in range(4)) + " "))
        for symbol in card.risk:
            spans += self.symbol(symbol, card.provenance["risk"] == "reconstructed")
        return pad(spans, width)


def bench(marks: Marks, side: Side, men: list[i64], indent: int, is_shoot_out: bool) -> list[Span]:
    """Men on the bench with the letters of their positions, in what is left of a line."""
    line: list[Span] = []
    width = min((WIDTH - indent) // max(len(men), 4), 16)
    for man in men:
        line.append(Span(f" {marks.row(side.row_of(man))}", "faint"))
        line += marks.man(side, man, width - 2, is_shoot_out)
    return line
