"""State: everything on the table and what is still to happen. Plain data; games add their own fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from anpfiff.core.event import ALL, Event
from anpfiff.core.fields import clone_table, piles_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.event import EventKind
    from anpfiff.core.fields import Fields
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.pile import Pile, Place, Stock
    from anpfiff.core.rng import Rng
    from anpfiff.core.sheet import Sheet
    from anpfiff.core.viewpoint import Viewpoint

FOR_PLACES: Final = 0.15
"""The part of a result's worth that is for the place when several seats play; between two the win says it all."""


class Result:
    """How it ended: groups of seats, best first; the score; the reason; and what else a game has to say about it.

    A detail is a number for each seat (goals of a shoot-out) or the id of something that has a name (the champion).
    """

    __slots__ = ("details", "places", "reason", "score")

    def __init__(
        self, places: list[list[int]], score: list[int], reason: str, details: dict[str, list[int] | str] | None = None
    ) -> None:
        self.places = places
        self.score = score
        self.reason = reason
        self.details: dict[str, list[int] | str] = details if details is not None else {}

    def wins(self) -> list[float]:
        """Each seat's share of the win: one, a half in a draw between two, nothing for the others."""
        found = [0.0] * len(self.score)
        first = self.places[0]
        for seat in first:
            found[seat] = 1.0 / float(len(first))
        return found

    def returns(self) -> list[float]:
        """What it is worth to each seat, from 0 to 1: its share of the win, and a little for every place gained."""
        won = self.wins()
        seats: i64 = len(won)
        if seats <= 2:
            return won
        found = [0.0] * seats
        better: i64 = 0
        for group in self.places:
            beaten = float(seats - better - len(group)) + float(len(group) - 1) / 2.0
            for seat in group:
                found[seat] = (1.0 - FOR_PLACES) * won[seat] + FOR_PLACES * beaten / float(seats - 1)
            better += len(group)
        return found

    def as_data(self) -> dict[str, object]:
        """The result as JSON data."""
        return {"places": self.places, "score": self.score, "reason": self.reason, **self.details}

    def __repr__(self) -> str:
        return f"<places {self.places}, score {self.score}, {self.reason}>"


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """The part of a state that every game has."""

    __slots__ = ("agenda", "roles", "sealed", "told", "viewpoint")

    def __init__(self) -> None:
        self.agenda: list[AnyPhase] = []
        """The phases still to happen, the next one at the end."""
        self.roles: list[i64] = []
        """Which seat plays role 0, role 1 and so on; replaced, never changed."""
        self.sealed: list[list[Action]] = []
        """What each role has said face down; each list is replaced, never changed."""
        self.told: list[Event] | None = None
        """Events since the last look; None: nobody listens."""
        self.viewpoint: Viewpoint | None = None
        """Where a view was looked at from; None: this is the table itself, or a copy."""

    def __str__(self) -> str:
        return repr(self) if self.viewpoint is None else self.viewpoint.render(self)

    def is_over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self.agenda

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Tell everybody; the arguments are those of the kind, as numbers."""
        told = self.told
        if told is not None:
            told.append(Event(kind, ALL, [a, b, c, d, e]))

    def tell_role(self, role: i64, kind: EventKind, a: i64 = 0, b: i64 = 0) -> None:
        """Tell only the seat that plays this role."""
        told = self.told
        if told is not None:
            told.append(Event(kind, self.roles[role], [a, b]))

    def copy_to(self, other: State) -> None:
        """Hand-written clones start with this; a clone is mute."""
        other.agenda = self.agenda.copy()
        other.roles = self.roles
        other.sealed = self.sealed.copy()

    def clone(self) -> State:
        """A copy that shares nothing that changes, made from the declaration; a game may write a faster one."""
        return clone_table(self)

    def follow(self, now: State, sheets: list[Sheet]) -> None:
        """As a view: become what the table is now, and write what has changed; what lies face down stays so.

        One that is made from the fields (`make clones`) is fast; without it `core.tracker` looks anew each time.
        """
        raise TypeError("no fields are followed")

    def fresh(self) -> State:
        """Another state of the same table, for a clone to fill; a class that is compiled has to make it itself."""
        kind: Any = type(self)
        made: State = kind.__new__(kind)
        return made

    def fields(self) -> Fields:
        """The declaration of all that the game adds to a state."""
        raise TypeError("every game declares its fields")

    def check(self) -> None:
        """Refuse a state that was read and in which something does not fit together, though each field may be so."""

    def result(self) -> Result:
        """The result, once the match is over."""
        raise TypeError("every game has its own result")

    def score_so_far(self) -> list[int]:
        """The score by seat as it stands now; once all is over it is that of the result."""
        return self.result().score

    def places(self) -> list[Place]:
        """What is fixed about each pile, in the order of `piles`. These three are made from the declaration."""
        return [found.place for found in piles_of(self)]

    def piles(self) -> list[Pile]:
        """All piles of the table; a game that is searched a lot lists places, piles and stocks itself."""
        return [found.pile for found in piles_of(self)]

    def stocks(self) -> list[Stock]:
        """The stock each pile's cards belong to, in the order of `piles`."""
        return [found.stock for found in piles_of(self)]

    def deal_unseen(self, rng: Rng) -> None:
        """Deal the cards that nobody at this chair can see to the piles that lie face down, all deals alike."""
        piles, stocks = self.piles(), self.stocks()
        for first, hidden in enumerate(piles):
            if not hidden.is_down():
                continue
            stock = stocks[first]  # all its piles at once, so that the next of them lies open already
            unseen: i64 = stock.whole
            for k, pile in enumerate(piles):
                if stocks[k] is stock and not pile.is_down():
                    unseen = stock.without(unseen, pile.cards())
            for k, pile in enumerate(piles):
                if stocks[k] is stock and pile.is_down():
                    dealt: i64 = stock.some(unseen, pile.size, rng)
                    unseen = stock.without(unseen, dealt)
                    pile.deal(dealt, rng)
