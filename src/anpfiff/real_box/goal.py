"""What a search over worlds may look for: a card could be laid, a line could be said, a seat is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.log import FATE
from anpfiff.core.pile import OPEN, OWNER
from anpfiff.core.referee import options
from anpfiff.real_box.solver import may_say, role_asked, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.state import State
    from anpfiff.real_box.solver import TrailLine


def options_of(s: State, role: int) -> list[Action]:
    """What a role may say in a world, or what fate may show."""
    return s.agenda[-1].outcomes(s).actions if role == FATE else options(s, role)


@final
class NamesCard:
    """A goal of a search: some option of a role names a card."""

    def __init__(self, role: int, card: str) -> None:
        self.role: Final = role
        self.card: Final = card

    def is_met(self, s: State) -> bool:
        """Whether it is so in this world."""
        return any(self.card in action.args for action in options_of(s, self.role))


@final
class Says:
    """A goal of a search: a line that was seen may be said now."""

    def __init__(self, step: TrailLine, action: Action) -> None:
        self.step: Final = step
        self.action: Final = action

    def is_met(self, s: State) -> bool:
        """Whether it is so in this world."""
        return may_say(s, self.step, self.action)


@final
class Asks:
    """A goal of a search: a seat is asked."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def is_met(self, s: State) -> bool:
        """Whether it is so in this world."""
        return role_asked(s, self.seat) >= 0


@final
class AsksAgain:
    """A goal of a search: after a line has been said its seat is asked once more."""

    def __init__(self, step: TrailLine) -> None:
        self.step: Final = step

    def is_met(self, s: State) -> bool:
        """Whether it is so in this world."""
        if not may_say(s, self.step, self.step.action):
            return False
        say(s, self.step, self.step.action)
        return role_asked(s, self.step.seat) >= 0


def could(s: State, closed: set[int], role: int, is_met: Callable[[State], bool], card: str) -> State | None:
    """A state in which a goal is met since a card lies in some pile that is face down; whether it may, is open.

    In `closed` piles, which are open by the rules, cards lie that nobody has named.
    """
    stocks, places, piles = s.stocks(), s.places(), s.piles()
    for mine, place in enumerate(places):
        stock = stocks[mine]
        if place.sight == OPEN or card not in stock.index or not piles[mine].size:
            continue
        if role != FATE and (place.sight != OWNER or place.role != role):
            continue
        if role != FATE and s.sealed[role] and piles[mine].has(stock.card(card)):
            return s  # what was said unseen in the same breath may stand in the way
        for other in range(len(piles)):
            is_open = places[other].sight == OPEN and other not in closed
            if other == mine or stocks[other] is not stock or is_open:
                continue
            if piles[other].has(stock.card(card)):
                for given in set(stock.list_of(piles[mine].cards())):
                    trial = swapped(s, mine, other, given, stock.card(card))
                    if is_met(trial):
                        return trial
    return None


def swapped(s: State, mine: int, other: int, given: i64, taken: i64) -> State:
    """A copy of a state in which two piles have exchanged a card."""
    found = s.clone()
    piles = found.piles()
    piles[mine].take(given)
    piles[other].take(taken)
    piles[mine].add(taken)
    piles[other].add(given)
    return found


def open_cards(s: State) -> list[list[i64]]:
    """By pile: the cards that lie open to all."""
    stocks, piles = s.stocks(), s.piles()
    return [stocks[k].list_of(piles[k].cards()) if place.sight == OPEN else [] for k, place in enumerate(s.places())]


def turned_up(before: State, s: State) -> list[str]:
    """The cards that lie open to all now and did not before."""
    left: dict[str, list[str]] = {}
    for k, cards in enumerate(open_cards(before)):
        stock = before.stocks()[k]
        left.setdefault(stock.name, []).extend(stock.ids[card] for card in cards)
    found: list[str] = []
    for k, cards in enumerate(open_cards(s)):
        stock = s.stocks()[k]
        known = left.get(stock.name, [])
        for card in cards:
            if stock.ids[card] in known:
                known.remove(stock.ids[card])
            else:
                found.append(stock.ids[card])
    return found
