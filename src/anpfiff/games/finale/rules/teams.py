"""F1 and F2: both coaches choose squad, line-up and tactic cards in secret, and show their line-ups together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.phase import Phase, Sealed
from anpfiff.core.pile import count, set_of
from anpfiff.games.finale.actions import (
    BENCH,
    BENCHES,
    CARD,
    CARDS,
    COLOUR,
    COLOUR_CHOICES,
    PICK,
    PICKS,
    SQUAD,
    SQUAD_MARKED,
    SQUAD_OWN,
    SQUAD_STARTER,
)
from anpfiff.games.finale.cards import DEFENDER, FINAL, FORWARD, GOALKEEPER, MIDFIELDER
from anpfiff.games.finale.events import DECK, LINE_UP
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.decks import coloured_to_choose, quota_left, take_from
from anpfiff.games.finale.rules.full_time import DRAW_HANDS
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action, Verb
    from anpfiff.games.finale.side import Side

SQUAD_SIZE: Final = 15
BENCH_SIZE: Final = 4
DECK_SIZE: Final = 11
HAND_SIZE: Final = 3
COLOURED_SIZE: Final = 6
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


def squad_of(side: Side, said: list[Action]) -> i64:
    """A15  The fifteen who were picked, or the men with an X."""
    return said_of(said, PICK) if said[0] is SQUAD_OWN else side.book.clubs[side.team].squad


def card_lines(s: Match) -> i64:
    """How many lines a coach needs to say which tactic cards he takes."""
    if s.book.deck_mode == "free_choice":
        return DECK_SIZE
    if s.book.deck_mode == "starter" or keeps_team(s):
        return 0
    return COLOURED_SIZE if s.book.deck_mode == "white_plus_colours" else 1


def said_of(said: list[Action], verb: Verb) -> i64:
    """The set of cards named with this verb."""
    found: i64 = 0
    for action in said:
        if action.verb is verb:
            found |= 1 << action.value
    return found


def budget(s: Match, role: i64) -> i64:
    """F1.2, O40  Fifty points; the holder of a cup may have two more or two fewer."""
    if s.book.format != "match" and s.book.holder == s.roles[role]:
        return s.book.budget + s.book.holder_budget
    return s.book.budget


def starters_fit(s: Match, role: i64) -> bool:
    """A13  Whether the starter squad costs no more than this coach may spend."""
    club = s.book.clubs[s.sides[role].team]
    points: i64 = 0
    man: i64 = 0
    while man < 30:
        if (club.squad >> man) & 1:
            points += club.value[man]
        man += 1
    return points <= budget(s, role)


def men_to_pick(s: Match, role: i64, picked: i64) -> list[Action]:
    """F1.2  The men to pick next, in the order of the roster, so that squad, points and goalkeepers still come out."""
    side = s.sides[role]
    club = s.book.clubs[side.team]
    points: i64 = budget(s, role)
    first: i64 = 0
    man: i64 = 0
    while man < 30:
        if (picked >> man) & 1:
            points -= club.value[man]
            first = man + 1
        man += 1
    keepers: i64 = max(s.book.keepers_required - count(picked & club.rows[GOALKEEPER]), 0)
    others: i64 = SQUAD_SIZE - 1 - count(picked)
    found: i64 = 0
    man = first
    while man < 30:
        is_keeper: i64 = (club.rows[GOALKEEPER] >> man) & 1
        rest: i64 = club.cheapest[max(keepers - is_keeper, 0)][man + 1][others]
        if club.value[man] + rest <= points:
            found |= 1 << man
        man += 1
    return actions_for(PICKS[side.team], found)


def men_to_bench(side: Side, squad: i64, bench: i64) -> list[Action]:
    """F1.4  The men to bench next, in the order of the roster, so that just one goalkeeper stays on the pitch."""
    keepers: i64 = side.book.clubs[side.team].rows[GOALKEEPER] & squad
    to_bench: i64 = count(keepers) - 1 - count(bench & keepers)
    places: i64 = BENCH_SIZE - count(bench)
    found: i64 = 0
    man: i64 = 29
    while man >= 0 and not (bench >> man) & 1:
        bit: i64 = 1 << man
        later: i64 = squad & -(2 << man)
        if squad & bit and count(later) >= places - 1:
            if keepers & bit:
                if to_bench > 0 and count(keepers & later) >= to_bench - 1:
                    found |= bit
            elif to_bench == 0:
                found |= bit
        man -= 1
    return actions_for(BENCHES[side.team], found)


def cards_to_choose(side: Side, said: list[Action]) -> list[Action]:
    """F2.4  Free choice by quota: first the three of the hand, in the order of the cards, then the pile from the top.

    A deck that must be kept for the second leg (O38) already lies in the pile; it is only put in order again.
    """
    chosen = [action.value for action in said if action.verb is CARD]
    allowed: i64 = side.deck.cards() or side.book.to_choose
    strength = side.book.tactics.strength
    quota = quota_left(side, chosen)
    found: i64 = 0
    card: i64 = 0
    while card < 30:
        is_left = (allowed >> card) & 1 and (quota[strength[card]] or quota[0]) and card not in chosen
        if is_left and fits_hand(side, chosen, card, quota, allowed):
            found |= 1 << card
        card += 1
    return actions_for(CARDS, found)


def fits_hand(side: Side, chosen: list[i64], card: i64, quota: list[i64], allowed: i64) -> bool:
    """Whether a card keeps the hand in order and leaves enough cards behind it to fill the hand."""
    if len(chosen) >= HAND_SIZE:
        return True
    if chosen and card < chosen[-1]:
        return False
    strength = side.book.tactics.strength
    left = quota.copy()
    take_from(left, strength[card])
    later: i64 = card + 1
    fitting: i64 = 0
    while later < 30:
        if (allowed >> later) & 1 and take_from(left, strength[later]):
            fitting += 1
        later += 1
    return fitting >= HAND_SIZE - 1 - len(chosen)


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
