"""A table at which people play with real dice or real cards, and the engine is the referee.

A card that nobody has shown stays unknown: its draw is filled in with anything that fits, and exchanged for another
(`real_box/solver.py`) when a card is laid that the filled-in hand does not hold. What may be said is therefore all that
some hand would allow which fits everything seen so far, and every view is that of the public. The log stays the match:
read as a replay it is a whole legal match, in which the draws that only one seat saw are filled in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.chair import SPECTATOR, imagine, look
from anpfiff.core.event import ALL
from anpfiff.core.log import FATE
from anpfiff.core.phase import CHOICE
from anpfiff.core.referee import asked_roles, is_fate_asked, options
from anpfiff.core.rng import seeded
from anpfiff.core.walk import small_steps
from anpfiff.errors import FaceDown, Illegal, Over, Refusal
from anpfiff.real_box.goal import Asks, AsksAgain, Says, could, open_cards, turned_up
from anpfiff.real_box.options import ANY_CARD, PartlySeenTable, Real
from anpfiff.real_box.solver import TrailLine, World, hidden_ids, may_say, names, role_asked, say, shown_from_hand

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.event import Event
    from anpfiff.core.log import LogLine
    from anpfiff.core.state import State
    from anpfiff.core.table import Table

__all__ = ["ANY_CARD", "UNSEEN", "Real", "RealTable"]

UNSEEN: Final = -3
"""As `to` of a line: nobody has seen it, so nobody may read what was filled in."""
IMAGINED: Final = 8
"""So many worlds are imagined to find out whether a step has turned up cards that nobody has named."""


class RealTable(PartlySeenTable):
    """One play of a game with the real box; fate is said as seat -1 where it is real, else `source` answers."""

    def clone(self) -> RealTable:
        """A copy that plays on by itself."""
        return RealTable(self.game, self.setup, self.real, self.source, self.players, self)

    def fork(self, ply: int, seed: int | None) -> Table:
        """The same match up to a ply; with a seed an ordinary table goes on from there, with all that is filled in."""
        if seed is not None:
            return super().fork(ply, seed)
        other = self.clone()
        other.rewind(ply)
        return other

    # ---- saying it ---------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Fill in what nobody sees, and let the app answer for what is not real."""
        while self.state.agenda:
            s = self.state
            if is_fate_asked(s):
                if self._is_unseen_draw(s):
                    self._fall(self._guess(s.agenda[-1].outcomes(s).actions))
                elif self._is_real(s):
                    if len(s.agenda[-1].outcomes(s).actions) > 1 or len(self.may(FATE)) > 1:
                        return
                    self._fall(self.may(FATE)[0])
                else:
                    assert self.source is not None
                    self._fall(self.source.pick(s.agenda[-1].outcomes(s), self.ply, 1))
            elif not self._say_unseen(s):
                return

    def _say_unseen(self, s: State) -> bool:
        """Let a role say what is of no concern to anybody yet, as it lies face down and nothing else may be said."""
        for role in asked_roles(s):
            if self._is_of_no_concern(s, int(role)):
                self._enter(int(s.roles[role]), int(role), self._guess(options(s, role)))
                return True
        return False

    def _is_of_no_concern(self, s: State, role: int) -> bool:
        may = options(s, role) if self.real.cards else []
        is_shown = any(s.agenda[-1].shows(action) for action in may)
        return not is_shown and len({action.verb.word for action in may}) == 1

    def _guess(self, may: list[Action]) -> Action:
        return may[0] if self.guesses is None else may[self.guesses.below(len(may))]

    def say(self, seat: int, said: str | Action) -> list[Event]:
        """A seat or the dice and cards on the table say something; a refusal changes nothing that was seen."""
        self.settle()
        self._entering = str(said)
        try:
            told = super().say(seat, said)
        finally:
            self._entering = ""
        self.fallen = []
        return told

    def _say_seat(self, seat: int, notation: str) -> None:
        if not self.real.cards:
            super()._say_seat(seat, notation)
            return
        s = self.state
        role = next((int(role) for role in asked_roles(s) if s.roles[role] == seat), None)
        if role is None:
            self.decision(seat)
            raise Illegal(f"seat {seat} is not asked now", None, [], "not-asked", {"seat": seat})
        phase = s.agenda[-1]
        for action in options(s, role):
            shown = action if phase.shows(action) else self._unnamed_of(action.verb)
            if shown.notation == notation:
                self._enter(seat, role, action)
                return
        action = self._allowed(seat, role, notation)
        self._enter(seat, role, action)

    def _say_fate(self, notation: str) -> None:
        if self.is_over:
            raise Over("the match is over", key="over")
        s = self.state
        if not is_fate_asked(s):
            super()._say_fate(notation)
            return
        for outcome in s.agenda[-1].outcomes(s).actions:
            if outcome.notation == notation:
                self._fall(outcome)
                return
        self._fall(self._allowed(FATE, FATE, notation))

    def _allowed(self, seat: int, role: int, notation: str) -> Action:
        """An action that the filled-in world does not allow, in one that does; refused if there is none."""
        s = self.state
        rule = s.agenda[-1].rule
        action = self.game.vocabulary.actions.get(notation)
        if action is not None and self.real.cards:
            ids = hidden_ids(s)
            step = TrailLine(seat, action, seat, False, [])
            search = self._search()
            goal = Says(step, action)
            for card in names(action, ids) or sorted(ids):
                if card in self._all_seen(s) or could(s, self._closed, role, goal.is_met, card) is None:
                    continue
                world = search.find(goal.is_met, seat, card)
                if world is not None:
                    self._adopt(world)
                    return action
        expected = [option.notation for option in self.may(role)]
        key = "cannot-fall" if seat == FATE else "cannot-say"
        message = f"{notation[:80]!r} cannot be said here (rule {rule})"
        facts: dict[str, str | int] = {"said": notation[:80], "rule": rule}
        raise Illegal(message + self._where(seat, action), rule, expected, key, facts)

    def _where(self, seat: int, action: Action | None) -> str:
        """Where a card was seen that cannot be laid: the last line by which it was shown."""
        if action is None:
            return ""
        cards = names(action, hidden_ids(self.state))
        for ply in range(self.ply - 1, -1, -1):
            line = self.log[ply]
            if line.to == ALL and line.seat == seat and any(card in line.action.args for card in cards):
                return f"; it was seen at ply {ply}: {line.action.notation}"
        return ""

    def _adopt(self, world: World) -> None:
        """From now on the unseen lines are filled in as in this world."""
        for k, line in enumerate(self.log):
            is_idle = self._steps[k].is_idle and role_asked(world.before[k], line.seat) < 0
            if line.action is not world.said[k] or line.is_idle != is_idle:  # a clone may share the line
                self.log[k] = line.clone()
                self.log[k].action, self.log[k].is_idle = world.said[k], is_idle
        self._before = world.before
        self.state = world.now
        self.state.told = []
        self._open, self._may = None, {}

    def state_before(self, ply: int) -> State | None:
        """The state before a line as it is filled in now; none where it follows from what was said alone."""
        return self._before[ply] if ply < len(self._before) else None

    def _enter(self, seat: int, role: int, action: Action) -> None:
        before = self.state.clone()
        is_unseen = self.real.cards and not self.state.agenda[-1].shows(action)
        super()._enter(seat, role, action)
        self._note(before, seat, seat, action, is_unseen)

    def _fall(self, outcome: Action) -> None:
        before = self.state.clone()
        is_unseen = self._is_unseen_draw(before)
        super()._fall(outcome)
        self._note(before, FATE, self.log[-1].to, outcome, is_unseen)

    def _note(self, before: State, seat: int, owner: int, action: Action, is_unseen: bool) -> None:
        self._may = {}
        self.asked.append(before.agenda[-1])
        self.said.append(self._entering)
        self._entering = ""
        if not self.real.cards:
            return
        if is_unseen:
            self.log[-1].to = UNSEEN
        step = TrailLine(seat, action, owner, is_unseen, self._told)
        step.is_idle = self._may_be_idle and seat != FATE and not self._told and not names(action, hidden_ids(before))
        self._may_be_idle = False
        self._steps.append(step)
        self._before.append(before)
        if not is_unseen and seat != FATE:
            step.shows = shown_from_hand(before, role_asked(before, seat), action)
        if not is_unseen:
            self._imagine_others(before, step)

    def _collect(self) -> None:
        told = self.state.told
        assert told is not None
        if self.real.cards:
            told[:] = [event for event in told if event.to == ALL]
            self._told = [(event.kind.name, event.values) for event in told]
        super()._collect()

    def _imagine_others(self, before: State, step: TrailLine) -> None:
        """Find out what a line did only in the world that is filled in: cards turned up unnamed, another question.

        A hand may be thrown in as a whole; then its cards are unknown, and the pile they lie in counts as covered.
        And whether somebody is asked once more may hang on his hand; then we ask, for he may have something to say.
        """
        piles = self.state.piles()
        self._closed = {k for k in self._closed if piles[k].size}
        named = {card for line in self._together() for card in line.action.args}
        is_named = all(card in named for card in turned_up(before, self.state))
        if is_named and (step.seat == FATE or not names(step.action, hidden_ids(before))):
            return
        if not is_named:
            self._cover(before, step)
        if role_asked(self.state, step.seat) >= 0:
            self._may_be_idle = True
        elif before.agenda[-1].kind == CHOICE:
            self._may_be_idle = self._ask_again(before, step)

    def _cover(self, before: State, step: TrailLine) -> None:
        """Cover the open piles in which other cards would lie, had other cards been in the hands."""
        shown = open_cards(self.state)
        for number in range(IMAGINED):
            world = imagine(look(before, SPECTATOR), seeded(number))
            world.sealed = before.sealed.copy()
            if may_say(world, step, step.action):
                say(world, step, step.action)
                other = open_cards(world)
                self._closed |= {k for k, cards in enumerate(shown) if k < len(other) and cards != other[k]}

    def _ask_again(self, before: State, step: TrailLine) -> bool:
        """Go over to a world in which a seat is asked once more, if there is one: with another card in its hand."""
        role = role_asked(before, step.seat)
        would_ask, asks = AsksAgain(step), Asks(step.seat)
        search = self._search()
        for card in sorted(search.ids):
            if could(before, self._closed, int(role), would_ask.is_met, card) is None:
                continue
            world = search.find(asks.is_met, step.seat, card)
            if world is not None:
                self._adopt(world)
                return True
        return False

    def take_back(self, ply: int, why: str = "agreed", words: dict[int, str] | None = None) -> None:
        """Go back to an earlier ply; what people enter need not be proved, so nothing of it stays on record."""
        self.rewind(ply)

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply; what was entered before it stays entered."""
        said = self.said[:ply]
        super().rewind(ply)
        self.said, self.fallen = said, []

    def repeat(self, entries: list[LogLine]) -> None:
        """Say again what was said; what turned out not to be asked is only kept."""
        for entry in entries:
            if entry.is_idle:
                self._keep_idle(entry)
            else:
                super().repeat([entry])

    def take_up(self, entries: list[LogLine]) -> None:
        """Go on with a match that was kept as a replay: what people had said then counts as entered."""
        for entry in entries:
            s = self.state
            role = int(role_asked(s, entry.seat)) if entry.seat != FATE else FATE
            is_entered = self._is_real(s) if role == FATE else not self._is_of_no_concern(s, role)
            self.repeat([entry])
            line = self.log[-1]
            if is_entered and line.to != UNSEEN:
                self.said[-1] = line.action.notation
            elif is_entered and role != FATE:
                self.said[-1] = self._unnamed_of(line.action.verb).notation

    def _keep_idle(self, entry: LogLine) -> None:
        step = TrailLine(entry.seat, entry.action, entry.seat, False, [])
        step.is_idle = True
        self.log.append(entry.clone())
        self.said.append(entry.action.notation)
        self.asked.append(self.state.agenda[-1])
        self._steps.append(step)
        self._before.append(self.state.clone())

    def _together(self) -> list[LogLine]:
        """The lines that have just been opened at once."""
        return self.log[self.sealed_from :]

    def steps(self, seat: int, notations: list[str]) -> list[str]:
        """The small steps of what a seat says in one go; where they hang on unseen cards, in their canonical order."""
        if not self.real.cards or len(notations) < 2:
            return (
                [self.decision(seat).option(notations[0]).notation]
                if len(notations) == 1
                else super().steps(seat, notations)
            )
        decision = self.decision(seat)
        try:
            return [
                action.notation
                for action in small_steps(self.known(decision.role), decision.role, decision.read_all(notations))
            ]
        except FaceDown:
            order = {notation: k for k, notation in enumerate(self.game.vocabulary.actions)}
            sorted_ones = sorted(notations, key=lambda notation: order.get(notation, -1))
            for steps in (notations, sorted_ones):
                trial = self.clone()
                try:
                    trial.say_steps(seat, steps)
                except Refusal:
                    if steps is sorted_ones:
                        raise
                    continue
                return steps
            raise
