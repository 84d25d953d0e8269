"""W8: the piles of the later rounds. A pile that is counted off from shuffled cards is a number, not a set."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.pile import alone
from anpfiff.games.world_cup.rules import MOST_SEATS, PHASES
from anpfiff.games.world_cup.rules.turn import DrawnCard
from anpfiff.games.world_cup.state import FINAL, QUARTER_FINAL, ROUND_OF_16, SEMI_FINAL, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.phase import Phase


def gather(s: Cup) -> None:
    """C7, T3  All cards that nobody holds are shuffled, face down."""
    s.deck.fill(s.deck.cards() + s.discard.cards() + s.aside.cards())
    s.discard.fill(0)
    s.aside.fill(0)


def gather_in_play(s: Cup) -> None:
    """C8, C9  Only the cards that have been in play since all were shuffled last; what was left of them then is out."""
    if not s.aside.size:
        s.aside.fill(s.deck.cards())
        s.deck.fill(0)
    s.deck.fill(s.deck.cards() + s.discard.cards())
    s.discard.fill(0)


def gather_for_replay(s: Cup) -> None:
    """T3, C9  A replay has all cards that nobody holds, or from the semi-finals on only those still in play."""
    if s.book.final_from_semi and s.stage >= SEMI_FINAL:
        gather_in_play(s)
    else:
        gather(s)


def lay_pile(s: Cup) -> None:
    """W8.4, W8.5, W8.6, W8.7  The pile of a knock-out round."""
    if s.stage == QUARTER_FINAL and s.book.half_of_half:
        gather_in_play(s)
        s.to_draw = (s.deck.size + 1) // 2
        return
    if s.stage == FINAL and s.book.is_1930 and s.book.final_from_semi:
        gather_in_play(s)
        s.to_draw = min(s.book.final_cards, s.deck.size)
        return
    gather(s)
    if s.stage == ROUND_OF_16:
        s.to_draw = (s.deck.size + 1) // 2
    elif s.stage == QUARTER_FINAL:
        s.to_draw = (s.deck.size + 3) // 4
    else:
        s.to_draw = s.book.semi_cards if s.stage == SEMI_FINAL else s.book.final_cards


@final
class Refill(DrawnCard):
    """W8.8  Who has played a last turn without drawing gets a card, but none of the pile in play."""

    __slots__ = ()
    rule: ClassVar[str] = "W8.8"


def refills(s: Cup) -> list[Phase[Cup]]:
    """Everybody who still takes part holds three cards again."""
    found: list[Phase[Cup]] = []
    seat: i64 = s.book.seats - 1
    while seat >= 0:
        if s.active & alone(seat):
            found += [REFILL[seat]] * (s.book.hand - s.hands[seat].size)
        seat -= 1
    return found


REFILL: Final = [PHASES.add(Refill(seat)) for seat in range(MOST_SEATS)]
