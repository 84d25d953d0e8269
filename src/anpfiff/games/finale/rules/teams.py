"""F1 and F2: both coaches choose squad, line-up and tactic cards in secret, and show their line-ups together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Phase, Sealed
from anpfiff.core.pile import count, set_of
from anpfiff.games.finale.actions import (
    BENCH,
    CARD,
    COLOUR,
    COLOUR_CHOICES,
    PICK,
    SQUAD,
    SQUAD_MARKED,
    SQUAD_OWN,
    SQUAD_STARTER,
)
from anpfiff.games.finale.cards import DEFENDER, FINAL, FORWARD, MIDFIELDER
from anpfiff.games.finale.events import DECK, LINE_UP
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.decks import (
    COLOURED_SIZE,
    DECK_SIZE,
    HAND_SIZE,
    cards_form,
    cards_to_choose,
    coloured_form,
    coloured_to_choose,
)
from anpfiff.games.finale.rules.full_time import DRAW_HANDS
from anpfiff.games.finale.rules.squads import (
    BENCH_SIZE,
    SQUAD_SIZE,
    bench_form,
    men_to_bench,
    men_to_pick,
    said_of,
    squad_form,
    squad_of,
    starters_fit,
)
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.form import Form
    from anpfiff.games.finale.side import Side

CARD_PROMPTS: Final = {
    "white_plus_colour": "choose-colour",
    "white_plus_colours": "choose-coloured",
    "free_choice": "choose-card",
}
"""What a coach is asked for his tactic cards, by the mode of the deck."""


@final
class ChooseTeam(Sealed[Match]):
    """F1.1  Each coach says, face down: a squad of 15, the four on the bench, and his tactic cards."""

    __slots__ = ()
    rule: ClassVar[str] = "F1.1"

    def prompts(self) -> list[str]:
        return ["choose-squad", "pick-man", "bench-man", "choose-colour", "choose-coloured", "choose-card"]

    def prompt(self, s: Match, role: i64) -> str:
        said = s.sealed[role]
        if len(said) >= squad_lines(s, said):
            return CARD_PROMPTS[s.book.deck_mode]
        if not said:
            return "choose-squad"
        return "pick-man" if said[0] is SQUAD_OWN and len(said) <= SQUAD_SIZE else "bench-man"

    def is_asked(self, s: Match, role: i64) -> bool:
        said = s.sealed[role]
        return len(said) < squad_lines(s, said) + card_lines(s)

    def options(self, s: Match, role: i64) -> list[Action]:
        said = s.sealed[role]
        side = s.sides[role]
        if len(said) >= squad_lines(s, said):
            if s.book.deck_mode == "white_plus_colours":
                return coloured_to_choose(side, said)
            return COLOUR_CHOICES if s.book.deck_mode == "white_plus_colour" else cards_to_choose(side, said)
        if not said:
            return STARTER_OR_OWN if starters_fit(s, role) else OWN_ONLY
        if said[0] is SQUAD_OWN and len(said) <= SQUAD_SIZE:
            return men_to_pick(s, role, said_of(said, PICK))
        return men_to_bench(side, squad_of(side, said), said_of(said, BENCH))

    def form(self, s: Match, role: i64) -> Form | None:
        said = s.sealed[role]
        side = s.sides[role]
        if len(said) >= squad_lines(s, said):
            if s.book.deck_mode == "white_plus_colours":
                return coloured_form(side, said)
            return cards_form(side, said) if s.book.deck_mode == "free_choice" else None
        if not said:
            return None
        if said[0] is SQUAD_OWN and len(said) <= SQUAD_SIZE:
            return squad_form(s, role, said_of(said, PICK))
        return bench_form(side, squad_of(side, said), said_of(said, BENCH))

    def shows(self, action: Action) -> bool:
        return action.verb is SQUAD or action.verb is PICK or action.verb is BENCH

    def revealed(self, s: Match) -> list[Phase[Match]]:
        for role, side in enumerate(s.sides):
            line_up(s, side, s.sealed[role])
            stack_cards(s, role, s.sealed[role])
        return NOTHING if s.book.deck_mode == "free_choice" else DRAW_HANDS


def keeps_team(s: Match) -> bool:
    """O38  In the second leg both coaches may have to keep squad and cards of the first."""
    return s.leg == 2 and not s.book.new_squad_per_leg


def squad_lines(s: Match, said: list[Action]) -> i64:
    """How many lines a coach needs to say who plays: one for the starter squad, five with his own bench, or twenty."""
    if s.book.starter_squads or keeps_team(s):
        return 0
    if said and said[0] is SQUAD_OWN:
        return 1 + SQUAD_SIZE + BENCH_SIZE
    return 1 + BENCH_SIZE if said and said[0] is SQUAD_MARKED else 1


def card_lines(s: Match) -> i64:
    """How many lines a coach needs to say which tactic cards he takes."""
    if s.book.deck_mode == "free_choice":
        return DECK_SIZE
    if s.book.deck_mode == "starter" or keeps_team(s):
        return 0
    return COLOURED_SIZE if s.book.deck_mode == "white_plus_colours" else 1


def line_up(s: Match, side: Side, said: list[Action]) -> None:
    """F1.5  Eleven men take the pitch, heads up, four sit on the bench."""
    club = s.book.clubs[side.team]
    if keeps_team(s):
        bench, eleven = side.first_bench, side.first_eleven
    elif said and (said[0] is SQUAD_OWN or said[0] is SQUAD_MARKED):
        bench = said_of(said, BENCH)
        eleven = squad_of(side, said) & ~bench
    else:
        bench, eleven = club.bench, club.eleven
    side.first_bench, side.first_eleven = bench, eleven
    side.bench.fill(bench)
    side.pitch.fill(eleven)
    side.box.fill(club.stock.whole & ~bench & ~eleven)
    rows = [count(side.row(row)) for row in (DEFENDER, MIDFIELDER, FORWARD)]
    side.had_rows = set_of([row for row in (DEFENDER, MIDFIELDER, FORWARD) if side.row(row)])
    s.tell(LINE_UP, side.team, rows[0], rows[1], rows[2])


def stack_cards(s: Match, role: i64, said: list[Action]) -> None:
    """F2.1  Eleven cards make the pile, with the final card open below it; which colour it is stays secret (T19)."""
    side = s.sides[role]
    chosen = [action.value for action in said if action.verb is CARD]
    if chosen and s.book.deck_mode == "white_plus_colours":
        cards = s.book.white | set_of(chosen)
        side.deck.fill(cards)
    elif chosen:
        cards = set_of(chosen)
        side.hand.fill(set_of(chosen[:HAND_SIZE]))
        side.deck.stack(chosen[HAND_SIZE:])
    elif keeps_team(s) and s.book.deck_mode != "starter":
        cards = side.deck.cards()
    else:
        colour: i64 = 1
        for action in said:
            if action.verb is COLOUR:
                colour = action.value
        cards = s.book.white | s.book.tactics.of_colour[colour]
        side.deck.fill(cards)
        s.tell_role(role, DECK, side.team, colour)
    side.away.fill(s.book.stocks[0].whole & ~cards & ~(1 << FINAL))


NOTHING: Final[list[Phase[Match]]] = []
STARTER_OR_OWN: Final[list[Action]] = [SQUAD_STARTER, SQUAD_MARKED, SQUAD_OWN]
OWN_ONLY: Final[list[Action]] = [SQUAD_OWN]
CHOOSE_TEAM: Final = PHASES.add(ChooseTeam())
