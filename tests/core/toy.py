"""The toy: the smallest game that has everything the laws speak of. Also the example to begin a game from.

Two or three children play on a meadow. Lots decide who plays which role. Everybody draws two animals; in each
round everybody secretly buries one or none, lays up to two, and whoever laid most may shoot or draw another.
"""

# ruff: noqa: ARG002, D102 - a method of a phase is its rule; the class says which
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from anpfiff.cards.box import Card
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.action import Action, Vocabulary
from anpfiff.core.advice import Advice
from anpfiff.core.drawing import Drawing
from anpfiff.core.edition import Edition, Option
from anpfiff.core.event import Event, EventBook
from anpfiff.core.fate import Fate, even
from anpfiff.core.fields import Field, Fields, Fixed
from anpfiff.core.form import SOME, Blank, Form
from anpfiff.core.game import Game, Setup
from anpfiff.core.kinds import EACH_SEAT, ListOf, Number, PileOf, Seat
from anpfiff.core.odds import Verdicts
from anpfiff.core.phase import Chance, Choice, Phase, PhaseBook, Sealed, Step, then
from anpfiff.core.pile import NOBODY, OPEN, OWNER, Pile, Place, Stock
from anpfiff.core.state import Result, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.words import Words

ANIMALS: Final = ["ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen"]
STOCK: Final = Stock("animals", ANIMALS)
MOST_ROLES: Final = 3

SPOKEN: Final = Vocabulary()
_LOT, _DRAW, _DIE = SPOKEN.verb("lot", "seat"), SPOKEN.verb("draw", "animal"), SPOKEN.verb("die", "pips")
BURY: Final = SPOKEN.verb("bury", "animal")
LAY: Final = SPOKEN.verb("lay", "animal")
LOTS: Final = [_LOT.says([str(seat)], seat) for seat in range(MOST_ROLES)]
DRAWS: Final = [_DRAW.says([animal], k) for k, animal in enumerate(ANIMALS)]
DICE: Final = [_DIE.says([str(pips)], pips) for pips in range(3)]
BURIES: Final = [BURY.says([animal], k) for k, animal in enumerate(ANIMALS)]
LAYS: Final = [LAY.says([animal], k) for k, animal in enumerate(ANIMALS)]
KEEP: Final = SPOKEN.verb("keep").says([])
DONE: Final = SPOKEN.verb("done").says([])
SHOOT: Final = SPOKEN.verb("shoot").says([])
REST: Final = SPOKEN.verb("rest").says([])

TOLD: Final = EventBook()
ROUND: Final = TOLD.kind("round", round=None)
DREW: Final = TOLD.kind("drew", animal=ANIMALS)
LAID: Final = TOLD.kind("laid", seat=None, sum=None)
SCORED: Final = TOLD.kind("scored", seat=None, goals=None)
MISSED: Final = TOLD.kind("missed", seat=None)

PHASES: Final = PhaseBook()
PLACES: Final = [
    [Place("deck", 0, NOBODY), Place("meadow", 0, OPEN), Place("grave", 0, NOBODY)]
    + [Place("hand", role, OWNER) for role in range(roles)]
    for roles in range(MOST_ROLES + 1)
]


FIELDS: Final = Fields(
    "MeadowView",
    [
        Fixed("die"),
        Field("deck", PileOf(STOCK, NOBODY)),
        Field("meadow", PileOf(STOCK, OPEN)),
        Field("grave", PileOf(STOCK, NOBODY)),
        Field("hands", ListOf(PileOf(STOCK, OWNER), EACH_SEAT)),
        Field("goals", ListOf(Number(9), EACH_SEAT, is_changed=True)),
        Field("round", Number(3)),
        Field("lead", Seat()),
    ],
)


class Meadow(State):
    """The state of the toy."""

    __slots__ = FIELDS.slots

    def __init__(self, roles: int, die: Fate) -> None:
        super().__init__()
        self.die = die
        self.deck = Pile(STOCK.whole, len(ANIMALS), None)
        self.meadow = Pile(0, 0, None)
        self.grave = Pile(0, 0, None)
        self.hands = [Pile(0, 0, None) for role in range(roles)]
        self.goals = [0] * roles
        self.round = 0
        self.lead = 0
        self.roles = list(range(roles))
        self.sealed = [[] for role in range(roles)]

    def fields(self) -> Fields:
        return FIELDS

    def places(self) -> list[Place]:
        return PLACES[len(self.hands)]

    def piles(self) -> list[Pile]:
        return [self.deck, self.meadow, self.grave, *self.hands]

    def stocks(self) -> list[Stock]:
        return [STOCK] * (3 + len(self.hands))

    def result(self) -> Result:
        score = [0] * len(self.roles)
        for role, seat in enumerate(self.roles):
            score[seat] = self.goals[role]
        ranks = sorted(set(score), reverse=True)
        return Result([[seat for seat in range(len(score)) if score[seat] == rank] for rank in ranks], score, "rounds")


def in_hand(s: Meadow, role: i64, actions: list[Action]) -> list[Action]:
    return [action for action in actions if s.hands[role].has(action.value)]


class DrawLot(Chance[Meadow]):
    """T1.1  A lot decides who plays role 0; the others follow round the meadow."""

    __slots__ = ()
    rule: ClassVar[str] = "T1.1"

    def outcomes(self, s: Meadow) -> Fate:
        return even(LOTS[: len(s.roles)])

    def fell(self, s: Meadow, outcome: Action) -> list[Phase[Meadow]]:
        s.roles = [(outcome.value + role) % len(s.roles) for role in range(len(s.roles))]
        return []


class DrawCard(Chance[Meadow]):
    """T1.2  One animal from the deck, for the eyes of one child."""

    __slots__ = ()
    rule: ClassVar[str] = "T1.2"

    def outcomes(self, s: Meadow) -> Fate:
        return even([action for action in DRAWS if s.deck.has(action.value)])

    def seen_by(self, s: Meadow) -> i64:
        return self.role

    def fell(self, s: Meadow, outcome: Action) -> list[Phase[Meadow]]:
        s.deck.take(outcome.value)
        s.hands[self.role].add(outcome.value)
        s.tell_role(self.role, DREW, outcome.value)
        return []


class NextRound(Step[Meadow]):
    """T2.1  A round begins."""

    __slots__ = ()
    rule: ClassVar[str] = "T2.1"

    def run(self, s: Meadow) -> list[Phase[Meadow]]:
        s.round += 1
        s.tell(ROUND, s.round)
        return [LAY_DOWN]


class LayDown(Sealed[Meadow]):
    """T2.2  Everybody, face down: bury one animal or keep all, then lay up to two, smaller ones first."""

    __slots__ = ()
    rule: ClassVar[str] = "T2.2"

    def prompts(self) -> list[str]:
        return ["bury", "lay"]

    def prompt(self, s: Meadow, role: i64) -> str:
        return "lay" if s.sealed[role] else "bury"

    def is_asked(self, s: Meadow, role: i64) -> bool:
        said = s.sealed[role]
        return not said or (said[-1] is not DONE and len(said) < 3)

    def options(self, s: Meadow, role: i64) -> list[Action]:
        said = s.sealed[role]
        if not said:
            return [KEEP, *in_hand(s, role, BURIES)]
        least = said[-1].value if said[-1].verb is LAY else -1
        buried = said[0].value if said[0].verb is BURY else -1
        return [DONE, *[lay for lay in in_hand(s, role, LAYS) if lay.value > least and lay.value != buried]]

    def form(self, s: Meadow, role: i64) -> Form | None:
        said = s.sealed[role]
        lays = self.options(s, role)[1:]
        if len(said) != 1 or not lays:
            return None
        return Form(SOME, [Blank("lay", self.rule, lays, 0, min(2, len(lays)), DONE)])

    def shows(self, action: Action) -> bool:
        return action.verb is LAY or action is DONE

    def revealed(self, s: Meadow) -> list[Phase[Meadow]]:
        sums = [0] * len(s.roles)
        for role, said in enumerate(s.sealed):
            for action in said:
                if action.verb is BURY or action.verb is LAY:
                    s.hands[role].take(action.value)
                    (s.grave if action.verb is BURY else s.meadow).add(action.value)
                sums[role] += action.value + 1 if action.verb is LAY else 0
            s.tell(LAID, s.roles[role], sums[role])
        s.lead = sums.index(max(sums))
        return [SHOOT_OR_REST[s.lead]] if max(sums) else []


class ShootOrRest(Choice[Meadow]):
    """T2.3  Whoever laid most may shoot, or draw another animal."""

    __slots__ = ()
    rule: ClassVar[str] = "T2.3"

    def options(self, s: Meadow, role: i64) -> list[Action]:
        return [SHOOT, REST] if s.deck.size else [SHOOT]

    def chosen(self, s: Meadow, action: Action) -> list[Phase[Meadow]]:
        return [DRAW_CARD[self.role]] if action is REST else [FIRST_ROLL[self.role]]


class Roll(Chance[Meadow]):
    """T2.4  The highest pips are a goal; there are two tries."""

    __slots__ = ("is_last",)
    rule: ClassVar[str] = "T2.4"

    def __init__(self, role: i64, is_last: bool) -> None:
        super().__init__(role, "last" if is_last else "first")
        self.is_last = is_last

    def outcomes(self, s: Meadow) -> Fate:
        return s.die

    def fell(self, s: Meadow, outcome: Action) -> list[Phase[Meadow]]:
        if outcome.value == 2:
            s.goals[self.role] += 1
            s.tell(SCORED, s.roles[self.role], s.goals[self.role])
            return []
        if not self.is_last:
            return [LAST_ROLL[self.role]]
        s.tell(MISSED, s.roles[self.role])
        return []


DRAW_LOT: Final = PHASES.add(DrawLot())
DRAW_CARD: Final = [PHASES.add(DrawCard(role)) for role in range(MOST_ROLES)]
NEXT_ROUND: Final = PHASES.add(NextRound())
LAY_DOWN: Final = PHASES.add(LayDown())
SHOOT_OR_REST: Final = [PHASES.add(ShootOrRest(role)) for role in range(MOST_ROLES)]
FIRST_ROLL: Final = [PHASES.add(Roll(role, is_last=False)) for role in range(MOST_ROLES)]
LAST_ROLL: Final = [PHASES.add(Roll(role, is_last=True)) for role in range(MOST_ROLES)]


class MeadowVerdicts(Verdicts):
    """A shot is a goal or a miss."""

    def label(self, event: Event) -> str | None:
        return event.kind.name if event.kind in (SCORED, MISSED) else None

    def is_success(self, s: State, event: Event, role: i64) -> bool:
        return event.kind is SCORED and event.values[0] == s.roles[role]


class MeadowAdvice(Advice):
    """Big animals first."""

    def scores(self, view: State, role: i64, options: list[Action]) -> list[float]:
        return [float(action.value) if action.verb is LAY else 0.0 for action in options]


class Toy(Game):
    """The rules of the meadow."""

    key = "toy"
    revision = 3
    seats = (2, MOST_ROLES)
    longest = 3 * (3 * MOST_ROLES + 1)

    def __init__(self, verdicts: Verdicts | None = None) -> None:
        super().__init__(Path(__file__).parent / "toy_box", SPOKEN, PHASES, TOLD, verdicts or MeadowVerdicts())

    def editions(self) -> list[Edition]:
        die = Option("die", ["0 1 1 2", "0 2"], "0 1 1 2", "derived: a meadow has no dice maker")
        return [
            Edition(key, [Option("rounds", [2, 3], rounds, "printed"), die])
            for key, rounds in (("street", 2), ("school", 3))
        ]

    def lay(self, setup: Setup) -> Meadow:
        faces = str(setup.options["die"]).split()
        pips = [k for k in range(3) if str(k) in faces]
        s = Meadow(setup.seats, Fate([DICE[k] for k in pips], [faces.count(str(k)) for k in pips]))
        draws = [DRAW_CARD[role] for role in range(setup.seats)]
        s.agenda = then(DRAW_LOT, *draws, *draws, *[NEXT_ROUND] * int(setup.options["rounds"]))
        return s

    def cards(self, own_cards: str = "") -> list[Card]:
        return [Card("animal", animal, dict.fromkeys(LANGUAGES, animal), {}, {}) for animal in ANIMALS]

    def names(self, own_cards: str = "") -> dict[str, dict[str, str]]:
        return {language: {animal: animal.title() for animal in ANIMALS} for language in LANGUAGES}

    def render(self, view: State, role: int | None, words: Words) -> Drawing:
        assert isinstance(view, Meadow)
        drawing = Drawing()
        drawing.line(f"round {view.round}, meadow {view.meadow.size}")
        return drawing

    def facts(self, view: State) -> dict[str, Any]:
        assert isinstance(view, Meadow)
        return {"leads": [role for role, goals in enumerate(view.goals) if goals == max(view.goals)]}

    def advice(self) -> Advice:
        return MeadowAdvice()


TOY: Final = Toy()
