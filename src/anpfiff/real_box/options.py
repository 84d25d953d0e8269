"""What may be said at a table with the real box: all that some hand would allow which fits everything seen so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import Action
from anpfiff.core.chair import SPECTATOR, look
from anpfiff.core.log import FATE
from anpfiff.core.phase import EVERYONE
from anpfiff.core.pile import OPEN
from anpfiff.core.referee import CARDS, is_fate_asked, kind_of_fate
from anpfiff.core.table import Table
from anpfiff.errors import FaceDown
from anpfiff.real_box.goal import NamesCard, could, options_of
from anpfiff.real_box.solver import World, WorldSearch, choices, hidden_ids

if TYPE_CHECKING:
    from fractions import Fraction

    from anpfiff.core.action import Verb
    from anpfiff.core.fair_chance import FairChance
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State
    from anpfiff.real_box.corrections import EnteredLine
    from anpfiff.real_box.solver import Heard, TrailLine

QUICKLY: Final = 60
"""So many worlds are looked at to find out what may be said; what is not decided by then may be said, and is judged."""
ANY_CARD: Final = "?"
"""What stands in a notation for a card that nobody sees: `exchange ?`."""


class Real:
    """What lies on the table as cardboard, dice or cards or both; the app throws and deals the rest."""

    __slots__ = ("cards", "dice")

    def __init__(self, dice: bool, cards: bool) -> None:
        self.dice: Final = dice
        self.cards: Final = cards

    def __str__(self) -> str:
        return ",".join(name for name, is_real in (("dice", self.dice), ("cards", self.cards)) if is_real)


class PartlySeenTable(Table):
    """What is known at a table with real dice or cards, and what may be said there."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        real: Real,
        source: FairChance | None = None,
        players: list[str] | None = None,
        like: PartlySeenTable | None = None,
    ) -> None:
        self.real: Final = real
        self.source: Final = source
        """Answers for the dice or cards that are not real."""
        self.said: list[str] = []
        """For each line of the log what people have entered; nothing where nobody was asked."""
        self.asked: list[AnyPhase] = []
        """For each line of the log the phase that asked for it."""
        self.fallen: list[EnteredLine] = []
        """What a correction has made impossible, in order; another may bring it back until anything is said."""
        self._steps: list[TrailLine] = []
        self._before: list[State] = []
        self._told: Heard = []
        self._closed: set[int] = set()
        """Open piles in which cards lie that nobody has named."""
        self._ruled_out: set[tuple[int, str]] = set()
        """What an unseen line cannot have said, given all that was seen."""
        self._may: dict[int, list[Action]] = {}
        """What each role may say now, or fate; known until something is said."""
        self._unnamed: dict[str, Action] = {}
        self._entering = ""
        self._may_be_idle = False
        self.guesses: Rng | None = None
        """What fills in unseen lines; without it the first thing that fits. Nobody can see a difference."""
        super().__init__(game, setup, None, players, None, like)
        self.by_hand = str(real)
        if like is not None:
            self._copy_sight(like)

    def _copy_sight(self, other: PartlySeenTable) -> None:
        self.said, self.asked, self.fallen = other.said.copy(), other.asked.copy(), other.fallen.copy()
        self._steps, self._before = other._steps.copy(), other._before.copy()
        self._closed, self._unnamed = other._closed.copy(), other._unnamed
        self._ruled_out, self._may_be_idle = other._ruled_out.copy(), other._may_be_idle

    def _begin(self, state: State) -> None:
        self.said, self.asked, self._steps, self._before, self._closed, self._may = [], [], [], [], set(), {}
        self._ruled_out, self._may_be_idle = set(), False
        super()._begin(state)

    # ---- what may be said --------------------------------------------------------------------------------------------

    def fate(self) -> list[Action]:
        """What the real dice or cards may show now; nothing if they are not asked."""
        self.settle()
        return self.may(FATE) if is_fate_asked(self.state) else []

    def odds(self, seat: int) -> dict[str, dict[str, Fraction]]:
        """The exact chances of what a seat may say; none where they hang on cards that nobody has shown."""
        try:
            return super().odds(seat)
        except FaceDown:
            return {}

    def fate_kind(self) -> str:
        """Whether dice are thrown or cards drawn, where fate is asked."""
        return kind_of_fate(self.state)

    def may(self, role: int) -> list[Action]:
        """All that a role may say in some world, what lies face down without its name; or all that fate may show."""
        if role != FATE and not self.real.cards:
            return super().may(role)
        if role not in self._may:
            self._may[role] = self._find_may(role)
        return self._may[role]

    def _find_may(self, role: int) -> list[Action]:
        s = self.state
        try:
            return self._written(options_of(self.known(role), role))
        except FaceDown:
            found = {action.notation: action for action in self._written(options_of(s, role))}
        ids = hidden_ids(s)
        named = {card for action in found.values() for card in action.args}
        search = self._search()
        search.left = QUICKLY
        for world in self._other_statements(search):
            self._add(found, named, world.now, role)
        for card in sorted(ids - self._all_seen(s)):
            if card in named:
                continue
            goal = NamesCard(role, card)
            trial = could(s, self._closed, role, goal.is_met, card)
            if trial is None:
                continue
            held = search.find(goal.is_met, self._seat(role), card)
            if held is not None:
                self._add(found, named, held.now, role)
            elif not search.left:  # nobody knows: it may be said, and is searched for thoroughly then
                self._add(found, named, trial, role)
        order = {notation: k for k, notation in enumerate(self.game.vocabulary.actions)}
        return sorted(found.values(), key=lambda action: order.get(action.notation, -1))

    def _add(self, found: dict[str, Action], named: set[str], s: State, role: int) -> None:
        for action in self._written(options_of(s, role)):
            found[action.notation] = action
            named.update(action.args)

    def _search(self) -> WorldSearch:
        return WorldSearch(self._steps, self._world(), self._ruled_out)

    def _other_statements(self, search: WorldSearch) -> list[World]:
        """Worlds in which something was stated otherwise that names no card: the colour of a pack."""
        found: list[World] = []
        for k in search.statements:
            for action in choices(self._before[k], self._steps[k]):
                if action is self.log[k].action or (k, action.notation) in self._ruled_out:
                    continue
                world = search.with_line(k, action)
                if world is None:
                    self._ruled_out.add((k, action.notation))
                else:
                    found.append(world)
        return found

    def _seat(self, role: int) -> int:
        return FATE if role == FATE else int(self.state.roles[role])

    def _written(self, may: list[Action]) -> list[Action]:
        """Options as everybody may read them: what lies face down stands once, without its name."""
        phase = self.state.agenda[-1]
        if is_fate_asked(self.state):
            return may
        found: list[Action] = []
        for action in may:
            shown = action if phase.shows(action) else self._unnamed_of(action.verb)
            if shown not in found:
                found.append(shown)
        return found

    def _unnamed_of(self, verb: Verb) -> Action:
        if verb.word not in self._unnamed:
            self._unnamed[verb.word] = Action(verb, [ANY_CARD] * len(verb.names), 0, 0)
        return self._unnamed[verb.word]

    def _all_seen(self, s: State) -> set[str]:
        """The cards that all lie open: nobody can hold one."""
        hidden: set[str] = set()
        stocks, piles = s.stocks(), s.piles()
        for k, place in enumerate(s.places()):
            if place.sight != OPEN or k in self._closed:
                hidden.update(stocks[k].ids[kind] for kind in stocks[k].list_of(piles[k].cards()))
        return hidden_ids(s) - hidden

    def _is_unseen_draw(self, s: State) -> bool:
        return self.real.cards and s.agenda[-1].seen_by(s) != EVERYONE

    def _is_real(self, s: State) -> bool:
        return self.real.cards if kind_of_fate(s) == CARDS else self.real.dice

    def _world(self) -> World:
        return World([line.action for line in self.log], self._before, self.state, -1)

    # ---- what is seen ------------------------------------------------------------------------------------------------

    def seen(self, s: State, chair: int) -> State:
        """With real cards every chair sees what all see; hands are on the table, not here."""
        if not self.real.cards:
            return super().seen(s, chair)
        view = look(s, SPECTATOR)
        piles = view.piles()
        for k in self._closed:
            piles[k].lay_down()
        return view

    def known(self, role: int) -> State:
        """With real cards an answer is judged by what all see."""
        if not self.real.cards:
            return self.state
        view = self.seen(self.state, SPECTATOR)
        if role != FATE:
            view.sealed[role] = self.state.sealed[role]
        return view
