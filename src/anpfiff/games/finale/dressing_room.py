"""The dressing room as text: what a coach sees while he chooses men and tactic cards, before kick-off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.drawing import WIDTH, Drawing, Span, length, pad
from anpfiff.core.pile import count, each, set_of
from anpfiff.games.finale.actions import BENCH, CARD, PICK, SQUAD
from anpfiff.games.finale.cards import COLOURS, DEFENDER, FORWARD, GOALKEEPER
from anpfiff.games.finale.marks import SIDES, bench
from anpfiff.games.finale.rules.decks import quota_left
from anpfiff.games.finale.rules.squads import BENCH_SIZE, SQUAD_SIZE, budget, squad_of

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.games.finale.marks import Marks
    from anpfiff.games.finale.state import Match

COLUMNS: Final = 3
COLUMN_WIDTH: Final = 27
INDENT: Final = 10
"""Where cards begin after a short title."""


def draw_choice(drawing: Drawing, s: Match, role: int, marks: Marks) -> None:
    """What this coach chooses from, and what he has chosen so far."""
    phase = s.agenda[-1]
    if not phase.is_asked(s, role):
        return
    said = s.sealed[role]
    verb = phase.options(s, role)[0].verb
    if verb is SQUAD:
        draw_starters(drawing, s, role, marks)
    elif verb is PICK or verb is BENCH:
        draw_pool(drawing, s, role, said, marks)
    else:
        draw_cards(drawing, s, role, said, marks)


def draw_starters(drawing: Drawing, s: Match, role: int, marks: Marks) -> None:
    """The squad that is recommended for the first matches, with its bench."""
    side = s.sides[role]
    club = s.book.clubs[side.team]
    drawing.line(Span(marks.text("starters"), "strong"))
    for row in range(FORWARD, GOALKEEPER - 1, -1):
        line = [Span(f"{marks.row(row)} ", "faint")]
        for man in each(club.eleven & club.rows[row]):
            line += marks.man(side, man, 19, False)
        drawing.line(*line)
    label = Span(marks.text("bench"), "faint")
    drawing.line(label, *bench(marks, side, each(club.bench), len(label.text), False))


def draw_pool(drawing: Drawing, s: Match, role: int, said: list[Action], marks: Marks) -> None:
    """All 30 men of the club, column by column; those picked are marked, and the points are counted."""
    side = s.sides[role]
    club = s.book.clubs[side.team]
    picked = squad_of(side, said)
    benched = set_of([action.value for action in said if action.verb is BENCH])
    spent = sum(int(club.value[man]) for man in each(picked))
    men, points = int(count(picked)), int(budget(s, role)) - spent
    drawing.line(Span(marks.text("squad", men=men, squad=SQUAD_SIZE, points=points), "strong"))
    if men == SQUAD_SIZE:
        drawing.line(Span(marks.text("benched", men=int(count(benched)), bench=BENCH_SIZE), "strong"))
    marked = benched if men == SQUAD_SIZE else picked
    shown = [int(man) for man in (each(picked) if men == SQUAD_SIZE else each(club.stock.whole))]
    height = (len(shown) + COLUMNS - 1) // COLUMNS
    for line_number in range(height):
        line: list[Span] = []
        for man in shown[line_number::height]:
            line += marks.pool_man(side.team, man, (marked >> man) & 1 == 1, COLUMN_WIDTH)
        drawing.line(*line)
    drawing.line(Span(marks.text("pool-columns"), "faint"))


def draw_cards(drawing: Drawing, s: Match, role: int, said: list[Action], marks: Marks) -> None:
    """The tactic cards of each colour; where cards are chosen freely, how many of each strength are left."""
    mood = SIDES[s.sides[role].team]
    chosen = [action.value for action in said if action.verb is CARD]
    if s.book.deck_mode not in ("free_choice", "white_plus_colours"):
        for colour in range(DEFENDER, len(COLOURS)):
            cards = [int(card) for card in each(s.book.tactics.of_colour[colour])]
            draw_list(drawing, Span(marks.words.text(f"colour-{COLOURS[colour]}"), "strong"), cards, mood, marks)
        return
    quota = quota_left(s.sides[role], chosen)
    for strength in range(5, 0, -1):
        cards = [int(card) for card in each(s.book.tactics.of_strength[strength] & s.book.to_choose)]
        cards = [card for card in cards if card not in chosen]
        left = int(quota[strength])
        draw_list(drawing, Span(marks.text("quota", strength=strength, left=left), "strong"), cards, mood, marks)
    if s.book.quota[0]:
        drawing.line(Span(marks.text("quota-any", left=int(quota[0])), "strong"))
    taken = [int(card) for card in chosen]
    draw_list(drawing, Span(marks.text("chosen", number=len(taken)), "strong"), taken, mood, marks)


def draw_list(drawing: Drawing, title: Span, cards: list[int], mood: str, marks: Marks) -> None:
    """A title, and cards with their strength, as many on a line as fit."""
    indent = max(INDENT, length([title]) + 2)
    line = pad([title], indent)
    for card in cards:
        spans = [*marks.tactic_name(card, mood), Span("  ")]
        if length(line) + length(spans) - 2 > WIDTH:
            drawing.line(*line)
            line = [Span(" " * indent)]
        line += spans
    drawing.line(*line)
