"""Positions small enough to be reckoned: a path to a win, two coins, a die, a deal, a covered card, many seats."""

# ruff: noqa: ARG002, D102 - a method of a phase is its rule; the class says which
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.action import Action, Vocabulary
from anpfiff.core.advice import Advice
from anpfiff.core.edition import Edition
from anpfiff.core.event import Event, EventBook
from anpfiff.core.fate import Fate
from anpfiff.core.game import Game, Setup
from anpfiff.core.odds import Verdicts
from anpfiff.core.phase import AnyPhase, Chance, Choice, Phase, PhaseBook, Sealed
from anpfiff.core.pile import NOBODY, OWNER, Pile, Place, Stock
from anpfiff.core.state import Result, State

if TYPE_CHECKING:
    from mypy_extensions import i64

SPOKEN: Final = Vocabulary()
PHASES: Final = PhaseBook()
STEP: Final = SPOKEN.verb("step", "way")
COIN: Final = SPOKEN.verb("coin", "side")
DIE: Final = SPOKEN.verb("die", "pips")
STEPS: Final = [STEP.says([way], k) for k, way in enumerate(["left", "right"])]
COINS: Final = [COIN.says([side], k) for k, side in enumerate(["heads", "tails"])]
PIPS: Final = [DIE.says([str(pips)], pips) for pips in range(1, 7)]
GUESSES: Final = [SPOKEN.verb("guess", "card").says([str(card)], card) for card in (1, 2)]
SEATS: Final = [SPOKEN.verb("seat", "seat").says([str(seat)], seat) for seat in range(16)]
URN: Final = [9, 2, 3, 1, 2, 1]
"""Of each number of pips so many cards."""
DEALT: Final = 6
STOCK: Final = Stock("cards", ["ace", "king", "queen"])
PLACES: Final = [Place("hand", 0, OWNER), Place("hand", 1, OWNER), Place("deck", 0, NOBODY)]


class Spot(State):
    """A position: the way so far, and who has won what share."""

    __slots__ = ("hands", "places_won", "way")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.way: list[int] = []
        self.places_won: list[list[int]] = []
        self.hands = [Pile(1, 1, None), Pile(2, 1, None), Pile(4, 1, None)]
        self.roles = list(range(seats))
        self.sealed = [[] for seat in range(seats)]

    def clone(self) -> Spot:
        other = Spot(len(self.roles))
        self.copy_to(other)
        other.way = self.way.copy()
        other.places_won = self.places_won
        other.hands = [hand.clone() for hand in self.hands]
        return other

    def places(self) -> list[Place]:
        return PLACES

    def piles(self) -> list[Pile]:
        return self.hands

    def stocks(self) -> list[Stock]:
        return [STOCK] * 3

    def wins(self, seat: int) -> None:
        """One seat wins, the others follow in order."""
        self.places_won = [[seat], *[[other] for other in self.roles if other != seat]]

    def result(self) -> Result:
        return Result(self.places_won, [0] * len(self.roles), "over")


class Path3(Choice[Spot]):
    """Two steps of one's own with one of the other between: only left, whatever he says, and then right wins."""

    __slots__ = ()

    def options(self, s: Spot, role: i64) -> list[Action]:
        return STEPS

    def chosen(self, s: Spot, action: Action) -> list[Phase[Spot]]:
        s.way.append(int(action.value))
        if len(s.way) == 3:
            s.wins(0 if s.way[0] == 0 and s.way[2] == 1 else 1)
            return []
        return [PATHS[1 - self.role]]


class Pennies(Sealed[Spot]):
    """Matching pennies: role 0 wins if the coins are alike."""

    __slots__ = ()

    def options(self, s: Spot, role: i64) -> list[Action]:
        return COINS

    def revealed(self, s: Spot) -> list[Phase[Spot]]:
        s.wins(0 if s.sealed[0][0] is s.sealed[1][0] else 1)
        return []


class Bet(Choice[Spot]):
    """Left wins with a one, right with anything else."""

    __slots__ = ()

    def options(self, s: Spot, role: i64) -> list[Action]:
        return STEPS

    def chosen(self, s: Spot, action: Action) -> list[Phase[Spot]]:
        s.way.append(int(action.value))
        return [ROLL]


class Roll(Chance[Spot]):
    """A die of which the one weighs three times."""

    __slots__ = ()

    def outcomes(self, s: Spot) -> Fate:
        return Fate(PIPS, [3, 1, 1, 1, 1, 1])

    def fell(self, s: Spot, outcome: Action) -> list[Phase[Spot]]:
        s.wins(0 if (outcome.value == 1) == (s.way[0] == 0) else 1)
        return []


class Deal(Chance[Spot]):
    """Six cards from an urn, one after another, to both in turn; who has more pips wins, and role 1 if it is level."""

    __slots__ = ()

    def outcomes(self, s: Spot) -> Fate:
        left = [number - s.way.count(pips) for pips, number in enumerate(URN, 1)]
        return Fate(PIPS, [int(number) for number in left])

    def fell(self, s: Spot, outcome: Action) -> list[Phase[Spot]]:
        s.way.append(int(outcome.value))
        if len(s.way) < DEALT:
            return [DEAL]
        s.wins(0 if sum(s.way[::2]) > sum(s.way[1::2]) else 1)
        return []


class Guess(Choice[Spot]):
    """Say which card the other holds."""

    __slots__ = ()

    def options(self, s: Spot, role: i64) -> list[Action]:
        return GUESSES

    def chosen(self, s: Spot, action: Action) -> list[Phase[Spot]]:
        s.wins(0 if s.hands[1].has(action.value) else 1)
        return []


class Crown(Choice[Spot]):
    """A seat names the winner."""

    __slots__ = ()

    def options(self, s: Spot, role: i64) -> list[Action]:
        return SEATS[: len(s.roles)]

    def chosen(self, s: Spot, action: Action) -> list[Phase[Spot]]:
        s.wins(int(action.value))
        return []


PATHS: Final = [PHASES.add(Path3(role)) for role in (0, 1)]
PENNIES: Final = PHASES.add(Pennies())
BET: Final = PHASES.add(Bet())
ROLL: Final = PHASES.add(Roll())
DEAL: Final = PHASES.add(Deal())
GUESS: Final = PHASES.add(Guess())
CROWNS: Final = [PHASES.add(Crown(role)) for role in range(16)]


class Nothing(Verdicts):
    """Nothing is settled on the way."""

    def label(self, event: Event) -> str | None:
        return None


class Indifferent(Advice):
    """Likes the first option, which is never the best one here."""

    def scores(self, view: State, role: i64, options: list[Action]) -> list[float]:
        return [1.0 if k == 0 else 0.0 for k in range(len(options))]


class Toys(Game):
    """The box of all these positions."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, SPOKEN, PHASES, EventBook(), Nothing())
        self.key = "toys"

    def editions(self) -> list[Edition]:
        return [Edition("toys", [])]

    def lay(self, setup: Setup) -> Spot:
        return at(PENNIES, setup.seats)

    def advice(self) -> Advice:
        return Indifferent()

    def encode(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Spot)
        return {"way": s.way, "hands": [-1 if hand.is_down() else int(hand.cards()) for hand in s.hands]}


def at(phase: AnyPhase, seats: int = 2) -> Spot:
    """A position in which this phase waits."""
    s = Spot(seats)
    s.agenda = [phase]
    return s


TOYS: Final = Toys()
