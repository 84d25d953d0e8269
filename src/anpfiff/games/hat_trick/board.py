"""The table of Hat-Trick as text: the pitch with both teams and the ball, the open cards, and the hand below."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final, final

from anpfiff.core.drawing import WIDTH, Drawing, Span, length
from anpfiff.core.phase import CHOICE
from anpfiff.core.pile import each
from anpfiff.games.hat_trick.actions import BORROW, FOULED, LEAP, MOVE, PASS, PREVENT, RUN, SWAP, USE
from anpfiff.games.hat_trick.book import CELLS, COLUMNS
from anpfiff.games.hat_trick.cards import ACTIONS, COLOURS, FIRST_NUMBER, KEEPER_CARDS, MEN, SHOTS
from anpfiff.games.hat_trick.pitch import flank_at, seen_by
from anpfiff.games.hat_trick.players_box import ABILITIES, ROLES, STYLE_CARDS, TEAMS
from anpfiff.games.hat_trick.rules.comparing import card_balls
from anpfiff.games.hat_trick.rules.using import ability_used
from anpfiff.games.hat_trick.rules.windows import UseAbility
from anpfiff.games.hat_trick.stages import CHANCE, SHOOT_OUT, STAGES
from anpfiff.games.hat_trick.state import EMPTY, NOWHERE, Match

if TYPE_CHECKING:
    from anpfiff.core.words import Words

CELL: Final = 17
LEFT_RIGHT: Final = "<>"
UP_DOWN: Final = "▲▼"
STAR: Final = "★"
BALL: Final = "●"
ASKED: Final = "!"
NAMING_MEN: Final = [MOVE, PASS, FOULED, USE, BORROW, PREVENT, RUN, LEAP, SWAP]
LEGEND: Final = ["flank", "balls", "star", "ball", "asked"]


def render(s: Match, role: int | None, words: Words) -> Drawing:
    """The table from the side of a role, or as a spectator sees it (role 0 below)."""
    return Board(s, role, words).render()


@final
class Board:
    """One look at the table."""

    def __init__(self, s: Match, role: int | None, words: Words) -> None:
        self.s: Match = s
        self.below: int = 0 if role is None else role
        self.has_seat: bool = role is not None
        self.words: Words = words
        self.drawing: Drawing = Drawing()
        self.asked: list[int] = self.askable()

    def askable(self) -> list[int]:
        """The men who may be named now stand out."""
        phase = self.s.agenda[-1] if self.s.agenda else None
        if not self.has_seat or phase is None or phase.kind != CHOICE or phase.role != self.below:
            return []
        men = [action for action in phase.options(self.s, self.below) if action.verb in NAMING_MEN]
        return [MEN * self.below + int(action.value) for action in men]

    def text(self, key: str, **args: str | int) -> str:
        """The words of the board for a key."""
        return self.words.text(f"board-{key}", dict(args))

    def name(self, role: int) -> Span:
        """A side by name, in its colour."""
        return Span(str(self.words.name(TEAMS[self.s.name(role)])), COLOURS[role])

    def render(self) -> Drawing:
        """All lines, from the score to the legend."""
        self.title()
        if self.s.half:
            self.about(1 - self.below)
            if self.s.stage == SHOOT_OUT:
                self.kicks()
            else:
                self.pitch()
            self.about(self.below)
            self.open_cards()
            self.abilities()
            self.hand()
            if self.s.stage != SHOOT_OUT:
                self.drawing.line(Span("  ".join(self.text(f"legend-{mark}") for mark in LEGEND), "faint"))
        return self.drawing

    def title(self) -> None:
        """Score, half and stage."""
        s = self.s
        spans = [self.name(0), Span(f" {int(s.sides[0].goals)} : {int(s.sides[1].goals)} ", "strong"), self.name(1)]
        if s.half:
            parts = [self.text("half", half=int(s.half)), self.text(f"stage-{STAGES[s.stage].replace('_', '-')}")]
            if s.stage == CHANCE and s.turn:
                parts.append(self.text("turn", turn=int(s.turn)))
            spans.append(Span(" · " + " · ".join(parts)))
        self.drawing.line(*spans)

    def about(self, role: int) -> None:
        """What a side has besides its men."""
        side = self.s.sides[role]
        spans = [self.name(role)]
        if self.has_seat and role == self.below:
            spans.append(Span(f" ({self.text('you')})", "faint"))
        spans.append(Span(": " + self.text("piles", hand=int(side.hand.size), pile=int(side.deck.size)), "faint"))
        for mark, is_so in (("out", side.is_out), ("yellow", side.yellow), ("star-keeper", side.star_keeper)):
            if is_so:
                remark = " · " + self.text(mark)
                if length(spans) + len(remark) > WIDTH:
                    self.drawing.line(*spans)
                    spans = [Span(" ")]
                spans.append(Span(remark, "warn"))
        self.drawing.line(*spans)
        if self.s.book.has_styles:
            self.styles(role)

    def pitch(self) -> None:
        """Six lines of four fields, the own goal below."""
        edge = "   +" + "+".join("-" * CELL for column in range(COLUMNS)) + "+"
        for line in range(CELLS // COLUMNS, 0, -1):
            self.drawing.line(Span(edge, "faint"))
            spans = [Span(f" {line} |", "faint")]
            for column in range(COLUMNS):
                cell = int(seen_by(self.below, COLUMNS * (line - 1) + column))
                spans += [*self.field(cell), Span("|", "faint")]
            self.drawing.line(*spans)
            if self.s.book.has_roles:
                self.roles(line)
        self.drawing.line(Span(edge, "faint"))

    def roles(self, line: int) -> None:
        """Below each man of the expansion his role."""
        spans = [Span("   |", "faint")]
        for column in range(COLUMNS):
            cell = int(seen_by(self.below, COLUMNS * (line - 1) + column))
            piece = int(self.s.cells[cell])
            kind = int(self.s.sides[piece // MEN].kinds[piece % MEN]) if piece != EMPTY else 0
            text = str(self.words.name(ROLES[self.s.book.role_of[kind]])) if kind >= MEN else ""
            mood = COLOURS[piece // MEN] if piece != EMPTY else "plain"
            spans += [Span(f" {text[: CELL - 1]:<{CELL - 1}}", mood), Span("|", "faint")]
        self.drawing.line(*spans)

    def styles(self, role: int) -> None:
        """The style cards of a side."""
        side = self.s.sides[role]
        for card in each(side.styles.cards()):
            text = f"{self.text('styles')}: {self.words.name(STYLE_CARDS[card])}"
            self.drawing.line(Span(text if len(text) <= WIDTH else text[: WIDTH - 1] + "…", COLOURS[role]))

    def field(self, cell: int) -> list[Span]:
        """One field: number, flank, attack and defence, star and ball."""
        s = self.s
        piece = int(s.cells[cell])
        if piece == EMPTY:
            return [Span(" " * CELL)]
        role, man = piece // MEN, piece % MEN
        side = s.sides[role]
        own = int(flank_at(s, role, cell))
        flank = own if role == self.below else 1 - own
        star = STAR if (side.gold >> man) & 1 else " "
        mark = ASKED if piece in self.asked else " "
        arrow = UP_DOWN[0 if role == self.below else 1]
        text = (
            f"{mark}{arrow}{man + FIRST_NUMBER:>2}{LEFT_RIGHT[flank]} {side.attack(man)}↑ {side.defence(man)}↓ {star}"
        )
        ball = f" {BALL}" if cell == s.ball else ""
        return [Span(text, COLOURS[role]), Span(ball, "strong"), Span(" " * (CELL - len(text) - len(ball)))]

    def open_cards(self) -> None:
        """The action cards of this turn, what they compare, and the cards of a shot."""
        s = self.s
        for role in (1 - self.below, self.below):
            side = s.sides[role]
            if side.shown.size:
                total = self.text("total", balls=int(side.total)) if s.line != NOWHERE else ""
                card = f"{self.words.name(ACTIONS[side.card])} ({card_balls(s, role)}) {total}".rstrip()
                self.drawing.line(self.name(role), Span(f": {card}"))
        if s.shot >= 0:
            keeper = s.sides[1 - s.attacker].keeper
            shot = f"{self.words.name(SHOTS[s.shot])} / {self.words.name(KEEPER_CARDS[keeper])}"
            self.drawing.line(Span(shot, "strong"))
            power = self.text("power", power=int(s.power), balls=int(s.saved), cards=int(s.draws))
            self.drawing.line(Span(power, "strong"))

    def abilities(self) -> None:
        """What the abilities do that the one who looks is asked about."""
        phase = self.s.agenda[-1] if self.s.agenda else None
        if not self.has_seat or not isinstance(phase, UseAbility) or phase.role != self.below:
            return
        for action in phase.options(self.s, self.below):
            if action.verb in (USE, BORROW):
                source = int(action.extra if action.verb is BORROW else action.value)
                ability = ABILITIES[ability_used(self.s, self.below, action)]
                text = f"{source + FIRST_NUMBER}: {self.words.name(ability)}"
                for line in wrap(text, WIDTH):
                    self.drawing.line(Span(line, "good"))

    def kicks(self) -> None:
        """The shoot-out so far."""
        for role in (0, 1):
            side = self.s.sides[role]
            kicks = self.text("kicks", goals=int(side.kick_goals), kicks=int(side.kicks))
            self.drawing.line(self.name(role), Span(f": {kicks}"))

    def hand(self) -> None:
        """The cards of the one who looks."""
        pile = self.s.sides[self.below].hand
        if self.has_seat and not pile.is_down() and pile.size:
            names = [str(self.words.name(card)) for card in self.s.book.stocks[self.below].write(pile.cards())]
            self.drawing.line(Span(self.text("hand") + ": ", "strong"), Span(", ".join(names)))
