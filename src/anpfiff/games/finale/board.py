"""The table of Finale as text: both line-ups facing each other, the open cards between them, the hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.drawing import WIDTH, Drawing, Span, length, pad
from anpfiff.core.phase import CHOICE
from anpfiff.core.pile import count, each, set_of
from anpfiff.games.finale.actions import BENCH, CARD, PICK, SQUAD
from anpfiff.games.finale.cards import COLOURS, DEFENDER, FORWARD, GOALKEEPER, TEAMS
from anpfiff.games.finale.marks import SIDES, Marks, bench
from anpfiff.games.finale.rules.decks import quota_left
from anpfiff.games.finale.rules.fielding import FieldAgain, FieldMan
from anpfiff.games.finale.rules.period import ExchangeTactic, NewTactic, PlayTactic
from anpfiff.games.finale.rules.shoot_out import KickRoll, OrderKickers, RollForStart
from anpfiff.games.finale.rules.squads import BENCH_SIZE, SQUAD_SIZE, budget, squad_of
from anpfiff.games.finale.rules.substitutions import Substitute
from anpfiff.games.finale.rules.teams import ChooseTeam
from anpfiff.games.finale.side import NO_CARD, Side
from anpfiff.games.finale.state import SHOOT_OUT, Match

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.words import Words
    from anpfiff.games.finale.cards import Box
    from anpfiff.games.finale.state import Match


PERIODS: Final = 6
MINUTES: Final = 15
LABEL: Final = 2
KEEPER_WIDTH: Final = 17
MOST_IN_LINE: Final = 5


def render(s: Match, role: int | None, box: Box, words: Words) -> Drawing:
    """The table from the side of a role, or as a spectator sees it (role 0 below)."""
    marks = Marks(s.book, box, words)
    phase = s.agenda[-1] if s.agenda else None
    if role is not None and phase is not None and phase.kind == CHOICE and phase.role == role:
        marks.asked = [action.args[0] for action in phase.options(s, role) if action.args]
    return Board(s, 0 if role is None else role, role is not None, marks).render()


@final
class Board:
    """One look at the table."""

    def __init__(self, s: Match, below: int, has_seat: bool, marks: Marks) -> None:
        self.s: Match = s
        self.below: int = below
        self.has_seat: bool = has_seat
        self.marks: Marks = marks
        self.drawing: Drawing = Drawing()
        phase = s.agenda[-1] if s.agenda else None
        self.is_choosing: bool = isinstance(phase, ChooseTeam)
        self.is_between: bool = phase is None or isinstance(phase, (ChooseTeam, Substitute, PlayTactic))
        """Between two attacks, so that what the last one has left says nothing any more."""
        self.is_fielding: bool = isinstance(phase, (FieldMan, FieldAgain))
        self.is_card_asked: bool = isinstance(phase, (PlayTactic, NewTactic, ExchangeTactic))
        self.is_shoot_out: bool = isinstance(phase, (OrderKickers, RollForStart, KickRoll)) or (
            phase is None and s.reason == SHOOT_OUT and s.book.format != "cup"
        )

    def render(self) -> Drawing:
        """All lines, from the score to the legend."""
        self.score()
        self.cup()
        if self.is_choosing:
            if self.has_seat:
                draw_choice(self.drawing, self.s, self.below, self.marks)
        elif self.s.period:
            self.action()
            self.table()
        self.drawing.lines += self.marks.legend()
        return self.drawing

    def table(self) -> None:
        """Line-ups, open cards and hands: theirs above, ours below."""
        s = self.s
        theirs, mine = s.sides[1 - self.below], s.sides[self.below]
        width = self.cell_width()
        self.about(theirs)
        self.goal_and_bench(theirs)
        for row in range(DEFENDER, FORWARD + 1):
            self.row(theirs, row, width)
        self.open_card(1 - self.below)
        self.open_card(self.below)
        for row in range(FORWARD, GOALKEEPER, -1):
            self.row(mine, row, width)
        self.goal_and_bench(mine)
        self.about(mine)

    def about(self, side: Side) -> None:
        """What belongs to a side besides its men: the hand, or in a shoot-out the kickers."""
        if self.is_shoot_out:
            self.kicks(side)
        else:
            self.hand(side)

    def team(self, side: Side) -> Span:
        """A club in its colour."""
        return Span(str(self.marks.words.name(TEAMS[side.team])), SIDES[side.team])

    def named(self, role: int) -> list[Span]:
        """A club, and whether it is that of the one who looks."""
        spans = [self.team(self.s.sides[role])]
        if self.has_seat and role == self.below:
            spans.append(Span(f" ({self.marks.text('you')})", "faint"))
        return spans

    def score(self) -> None:
        """The score, and the clock of six periods (eight in extra time)."""
        s = self.s
        first, second = s.sides
        line = [*self.named(0), Span(f" {first.goals} : {second.goals} ", "strong"), *self.named(1)]
        if self.is_shoot_out:
            line.append(Span(f"   {self.marks.text('shoot-out')} ", "faint"))
            line.append(Span(f"{first.kick_goals} : {second.kick_goals}", "strong"))
        elif s.period:
            periods = PERIODS + 2 if s.is_extra_time() else PERIODS
            clock = "●" * (int(s.period) - 1) + "◐" + "○" * (periods - int(s.period))
            if not s.agenda:
                clock = "●" * periods
            since, until = MINUTES * (int(s.period) - 1) + 1, MINUTES * int(s.period)
            line.append(Span(f"   {clock} "))
            line.append(Span(self.marks.text("minutes", since=since, until=until), "faint"))
        self.drawing.line(*line)

    def cup(self) -> None:
        """Round, leg and the goals of the first leg, where there are two."""
        s = self.s
        if s.book.format == "match" or not s.leg:
            return
        first, second = s.sides
        parts: list[str] = []
        if s.book.format == "cup":
            first_seat, second_seat = (self.marks.words.seat(int(s.roles[role])) for role in (0, 1))
            parts.append(self.marks.text("round", round=int(s.round), first=first_seat, second=second_seat))
        parts.append(self.marks.text("leg", leg=int(s.leg)))
        if s.leg == 2:
            both = first.goals + first.earlier, second.goals + second.earlier
            parts.append(self.marks.text("aggregate", first=int(both[0]), second=int(both[1])))
        self.drawing.line(Span(" · ".join(parts)))

    def action(self) -> None:
        """Which attack is on, how the sums stand, and whether a counter can still come."""
        s = self.s
        if self.is_between or self.is_shoot_out or not s.attack:
            return
        side = s.sides[s.attacking]
        line = [self.team(side), Span(" ")]
        if s.attacking == s.attacker:
            line.append(Span(self.marks.text("attack", number=int(s.attack), attacks=int(s.attacks))))
        else:
            line.append(Span(self.marks.text("counter-attack")))
        if self.is_in_action():
            phase = s.agenda[-1]
            other = s.sides[1 - s.attacking]
            is_waiting = self.is_fielding and phase.role == s.attacking
            line.append(Span(f" · {self.marks.text('finish' if s.stage else 'build-up')} "))
            line.append(Span(f"{side.total} : {'?' if is_waiting else int(other.total)}", "strong"))
        if s.attacking == s.attacker:
            line.append(Span(f" · {self.marks.text('counter-used' if s.counter_used else 'counter-open')}", "faint"))
        self.drawing.line(*line)

    def is_in_action(self) -> bool:
        """Whether men are being fielded, or have been and their cards are not yet turned."""
        return self.is_fielding or bool(self.s.sides[0].fielded | self.s.sides[1].fielded)

    def cell_width(self) -> int:
        """As wide as the fullest row allows."""
        most = 4
        for side in self.s.sides:
            for row in range(GOALKEEPER, FORWARD + 1):
                most = max(most, len(each(side.row(row))))
        return (WIDTH - LABEL) // min(most, MOST_IN_LINE)

    def row(self, side: Side, row: int, width: int) -> None:
        """One row of a line-up, in the middle of the pitch; a very full row takes two lines."""
        men = each(side.row(row))
        in_line = (WIDTH - LABEL) // width
        for first in range(0, max(len(men), 1), in_line):
            some = men[first : first + in_line]
            line = [Span(f"{self.marks.row(row)} ", "faint"), Span(" " * ((WIDTH - LABEL - width * len(some)) // 2))]
            for man in some:
                line += self.marks.man(side, man, width, self.is_shoot_out)
            self.drawing.line(*line)

    def goal_and_bench(self, side: Side) -> None:
        """The goalkeeper, and beside him the bench."""
        line = [Span(f"{self.marks.row(GOALKEEPER)} ", "faint")]
        for man in each(side.row(GOALKEEPER)):
            line += self.marks.man(side, man, KEEPER_WIDTH, self.is_shoot_out)
        line = pad(line, LABEL + KEEPER_WIDTH)
        line.append(Span(self.marks.text("bench"), "faint"))
        self.drawing.line(*line, *bench(self.marks, side, each(side.bench.cards()), length(line), self.is_shoot_out))

    def open_card(self, role: int) -> None:
        """The tactic card that lies open before a side; the areas in use stand out."""
        s = self.s
        side = s.sides[role]
        if side.card == NO_CARD or self.is_shoot_out:
            self.drawing.line(Span("─" * WIDTH, "faint"))
            return
        stage = int(s.stage) if self.is_in_action() and role == s.attacking else None
        line = [Span("── ", "faint"), *self.marks.tactic(side.card, SIDES[side.team], stage), Span(" ")]
        self.drawing.line(*line, Span("─" * max(WIDTH - length(line), 0), "faint"))

    def hand(self, side: Side) -> None:
        """The hand, if it lies open in this view, in full when a card is asked for; otherwise how many there are."""
        numbers = {"number": int(side.hand.size), "pile": int(side.deck.size), "changes": int(side.subs)}
        label = Span(self.marks.text("hand", **numbers), "faint")
        if side.hand.is_down() or not side.hand.size:
            self.drawing.line(self.team(side), Span(" · "), label)
            return
        cards = each(side.hand.cards())
        line = [self.team(side), Span(" · "), label]
        if self.is_card_asked or len(cards) > 3:
            self.drawing.line(*line)
            for card in cards:
                self.drawing.line("   ", *self.marks.tactic(card, SIDES[side.team], None))
            return
        self.list_of(line, [self.marks.tactic_name(card, SIDES[side.team]) for card in cards])

    def kicks(self, side: Side) -> None:
        """The kickers of a side in their order; who has kicked in this series is faint."""
        line = [self.team(side), Span(" · ")]
        line.append(Span(self.marks.text("kicks", kicks=int(side.kicks), series=int(self.s.series)), "faint"))
        kickers: list[list[Span]] = []
        for number, man in enumerate(self.kickers(side)):
            strength = int(self.s.book.clubs[side.team].strength[4 * man])
            mood = "faint" if number < side.kicks else SIDES[side.team]
            kickers.append([Span(f"{self.marks.surname(side.team, man)} {strength}", mood)])
        self.list_of(line, kickers)

    def list_of(self, line: list[Span], items: list[list[Span]]) -> None:
        """A line that goes on with these items, and where they do not fit, on the next."""
        for item in items:
            if length(line) + 2 + length(item) > WIDTH:
                self.drawing.line(*line)
                line = [Span(" ")]
            line = [*line, Span("  "), *item]
        self.drawing.line(*line)

    def kickers(self, side: Side) -> list[int]:
        """The order of a side's kickers; while it is being written down only its own coach sees it."""
        s = self.s
        if s.agenda and isinstance(s.agenda[-1], OrderKickers):
            is_mine = self.has_seat and side is s.sides[self.below]
            return [int(action.value) for action in s.sealed[self.below]] if is_mine else []
        return [int(man) for man in side.kickers]


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
