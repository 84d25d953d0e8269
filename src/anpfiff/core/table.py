"""A table: one play of a game. People say actions in notation; the table checks them, plays them and keeps the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.chair import look
from anpfiff.core.codec import decode, decode_whole, encode, encode_setup
from anpfiff.core.event import ALL
from anpfiff.core.fair_chance import COUNTING
from anpfiff.core.log import FATE, MOST, Decision, LogLine, at_ply, cannot_fall, check_players
from anpfiff.core.odds import odds
from anpfiff.core.phase import EVERYONE, SEALED
from anpfiff.core.preview import preview
from anpfiff.core.referee import advance, asked_roles, fall, is_fate_asked, options, play
from anpfiff.core.rng import seeded
from anpfiff.core.undo import Back, check_words, deciding, take_at
from anpfiff.core.viewpoint import Viewpoint
from anpfiff.core.walk import small_steps
from anpfiff.errors import Illegal, Malformed, Over, Refusal

if TYPE_CHECKING:
    from fractions import Fraction

    from anpfiff.core.action import Action
    from anpfiff.core.event import Event
    from anpfiff.core.fair_chance import FairChance
    from anpfiff.core.fate import Fate
    from anpfiff.core.form import Form
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import Result, State


class Table:
    """One play of a game, from setup to result.

    With a seed the table's own generator answers for fate, with an urn the urn; without either (`seed=None`) dice and
    draws are said from outside, as seat -1.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int | None = 0,
        players: list[str] | None = None,
        fair_chance: FairChance | None = None,
        like: Table | None = None,
    ) -> None:
        """`like` is a table to begin as a copy of, as `clone` does; else the table is laid for kick-off."""
        if seed is not None and not 0 <= seed <= MOST:
            raise Malformed(f"a seed is a whole number from 0 to {MOST}", key="seed", facts={"most": str(MOST)})
        self.game: Final = game
        self.setup: Final = setup
        self.seed: Final = seed if fair_chance is None else None
        self.fair_chance: Final = fair_chance
        self.players: Final = check_players(players or [""] * setup.seats, setup.seats)
        self.given = 0
        """Up to this ply fate was taken over from another table and does not follow from our seed."""
        self.takes: list[tuple[int, int]] = []
        """Where a part of the match was taken back and played again: from which ply, and the number of the take."""
        self.past: list[str] = []
        """All that was said before the last taking back, line by line, what was taken back included."""
        self.backs: list[Back] = []
        self._deciding: list[str] = []
        """The lines of the past that are not in the keys of the urn yet, as far as they decide what falls."""
        self.words: Final = [] if fair_chance is None else list(fair_chance.parts)
        """The last word of each seat's device; the first is its part of chance."""
        self.ended: dict[str, object] | None = None
        """How the match was ended by its people (a seat gave up, a draw was agreed) before the rules ended it."""
        self.by_hand = ""
        """What lay on a real table, and was entered by people: `dice`, `cards`, or both with a comma."""
        self.log: list[LogLine] = []
        self.events: list[tuple[int, Event]] = []
        self.first: dict[str, Any] | None = None
        """The state this table was laid with, if it is not the usual one."""
        self.sealed_from = 0
        """Where the answers to the last sealed question begin: they are shown to all when it is opened."""
        self._open: list[Decision] | None = None
        """The decisions that are open, once somebody has looked; known until anything happens."""
        self._rng: Rng | None = None
        self.state: State = game.lay(setup) if like is None else like.state.clone()
        if like is None:
            self._begin(self.state)
        else:
            self._copy(like)

    def _copy(self, other: Table) -> None:
        """Take over everything from another table of this setup; share nothing that changes."""
        self.given, self.ended, self.first = other.given, other.ended, other.first
        self._deciding = other._deciding.copy()
        self.takes, self.past, self.backs = other.takes.copy(), other.past.copy(), other.backs.copy()
        self.words[:], self.sealed_from = other.words, other.sealed_from
        # Older lines never change; those of a sealed question that is still open will be shown to all.
        self.log = other.log[: other.sealed_from] + [entry.clone() for entry in other.log[other.sealed_from :]]
        self.events = other.events.copy()
        self._rng = None if other._rng is None else other._rng.clone()
        self.state.told = []

    def clone(self) -> Table:
        """A copy that plays on by itself; fate has the same in store for both. `fork` goes back and draws again."""
        fair_chance = None if self.fair_chance is None else self.fair_chance.clone()
        return Table(self.game, self.setup, self.seed, self.players, fair_chance, like=self)

    def _begin(self, state: State) -> None:
        self.state = state
        self._rng = None if self.seed is None else seeded(self.seed)
        self.log.clear()
        self.events.clear()
        self.sealed_from = 0
        state.told = []
        advance(state)
        self._collect()

    @property
    def ply(self) -> int:
        """How many things have been said, fate's answers included."""
        return len(self.log)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.state.is_over()

    def result(self) -> Result:
        """The result of a match that is over."""
        if not self.is_over:
            raise Illegal("the match is not over", key="not-over")
        return self.state.result()

    def asks(self) -> list[Decision]:
        """All decisions that are open now; fate answers first if it can."""
        self.settle()
        if self._open is None:
            s = self.state
            self._open = [
                Decision(self.game, int(s.roles[role]), int(role), s.agenda[-1], s.agenda[-1].prompt(s, role), may)
                for role in asked_roles(s)
                for may in [self.may(int(role))]
            ]
        return self._open

    def may(self, role: int) -> list[Action]:
        """All that an asked role may say."""
        return options(self.state, role)

    def decision(self, seat: int) -> Decision:
        """The decision a seat is asked for; refused if it is not asked."""
        if not -1 < seat < self.setup.seats:
            seats = [str(s) for s in range(self.setup.seats)]
            raise Illegal(f"there is no seat {seat}", None, seats, "no-seat", {"seat": seat})
        open_now = self.asks()
        if self.is_over:
            raise Over("the match is over", key="over")
        for decision in open_now:
            if decision.seat == seat:
                return decision
        asked = [str(decision.seat) for decision in open_now] or ["-1"]
        rule = self.state.agenda[-1].rule
        raise Illegal(f"seat {seat} is not asked now", rule, asked, "not-asked", {"seat": seat})

    def known(self, role: int) -> State:
        """The state by which a role's answer is judged and its form made."""
        return self.state

    def form(self, seat: int) -> Form | None:
        """How people answer the decision a seat is asked for in one go; None where one thing is all there is to say."""
        return (decision := self.decision(seat)).form(self.known(decision.role))

    def steps(self, seat: int, notations: list[str]) -> list[str]:
        """The small steps of what a seat says in one go, in any order; refused if it is not a whole legal answer."""
        if not notations:
            raise Malformed("expected at least one thing to be said", key="nothing-said")
        decision = self.decision(seat)
        found = small_steps(self.known(decision.role), decision.role, decision.read_all(notations))
        return [action.notation for action in found]

    def preview(self, seat: int, notations: list[str]) -> State:
        """The view of an asked seat as it would be with this said, or with a part of an answer to its form.

        It is made from what that seat may see, fate is not asked, and nothing is said by it.
        """
        decision = self.decision(seat)
        view = preview(self.known(decision.role), decision.role, decision.read_all(notations))
        view.viewpoint = Viewpoint(self.game, self.setup, self.players, seat)
        return view

    def say_all(self, seat: int, notations: list[str]) -> list[Event]:
        """A seat says several things in one go, in any order; all of them, or none."""
        return self.say_steps(seat, self.steps(seat, notations))

    def say_steps(self, seat: int, notations: list[str]) -> list[Event]:
        """A seat says these small steps, one after the other; all of them, or none."""
        ply, found = self.ply, self.say(seat, notations[0])
        for notation in notations[1:]:
            at = self.ply
            try:
                found += self.say(seat, notation)
            except Refusal:
                self.rewind(ply)
                raise
            self.log[at].is_joined = True
        return found

    def say(self, seat: int, said: str | Action) -> list[Event]:
        """A seat (or fate, seat -1, at a table without a seed) says something; a refusal changes nothing."""
        before, ply, notation = len(self.events), self.ply, str(said)
        try:
            if seat == FATE:
                self._say_fate(notation)
            else:
                self._say_seat(seat, notation)
        except Refusal:
            if self.ply > ply:  # fate had to answer before we could know who is asked
                self.rewind(ply)
            raise
        self.settle()
        return [event for ply, event in self.events[before:]]

    def _say_seat(self, seat: int, notation: str) -> None:
        decision = self.decision(seat)
        self._enter(seat, decision.role, decision.option(notation))

    def _say_fate(self, notation: str) -> None:
        if self.is_over:
            raise Over("the match is over", key="over")
        phase = self.state.agenda[-1]
        is_manual = self.seed is None and self.fair_chance is None
        if not is_manual or not is_fate_asked(self.state):
            asked = [str(decision.seat) for decision in self.asks()]
            wrong = "fate is not asked now" if is_manual else "at this table fate answers for itself"
            raise Illegal(wrong, phase.rule, asked, "fate-not-asked" if is_manual else "fate-by-itself")
        fate = phase.outcomes(self.state)
        for outcome in fate.actions:
            if outcome.notation == notation:
                self._fall(outcome)
                return
        raise cannot_fall(notation, phase, fate.actions)

    def settle(self) -> None:
        """Let the generator or the urn answer as long as fate is asked."""
        while is_fate_asked(self.state):
            outcome = self._answer(self.state.agenda[-1].outcomes(self.state))
            if outcome is None:
                return
            self._fall(outcome)

    def _answer(self, fate: Fate) -> Action | None:
        if self._rng is not None:
            return fate.pick(self._rng)
        return (
            None if self.fair_chance is None else self.fair_chance.pick(fate, self.ply, take_at(self.takes, self.ply))
        )

    def _enter(self, seat: int, role: int, action: Action) -> None:
        phase = self.state.agenda[-1]
        is_sealed = phase.kind == SEALED
        if not is_sealed or not any(self.state.sealed):
            self.sealed_from = self.ply
        is_open = not is_sealed and phase.shows(action)
        self.log.append(LogLine(seat, action, ALL if is_open else seat))
        play(self.state, role, action)
        if is_sealed and not any(self.state.sealed):
            for entry in self.log[self.sealed_from :]:
                if phase.shows(entry.action):
                    entry.to = ALL
        self._collect()

    def _fall(self, outcome: Action) -> None:
        s = self.state
        role = s.agenda[-1].seen_by(s)
        self.log.append(LogLine(FATE, outcome, ALL if role == EVERYONE else int(s.roles[role])))
        fall(s, outcome)
        self._collect()

    def _collect(self) -> None:
        self._open = None
        told = self.state.told
        assert told is not None
        self.events += [(self.ply, event) for event in told]
        told.clear()

    def view(self, chair: int) -> State:
        """What a chair may see; printed, it is the table as that chair sees it."""
        view = self.seen(self.state, chair)
        view.viewpoint = Viewpoint(self.game, self.setup, self.players, chair)
        return view

    def seen(self, s: State, chair: int) -> State:
        """What a chair may see of a state of this match, or saw then."""
        return look(s, chair)

    def odds(self, seat: int) -> dict[str, dict[str, Fraction]]:
        """The exact chances behind a seat's options, from what that seat may see."""
        decision = self.decision(seat)
        return odds(self.view(seat), decision.role, self.game.verdicts)

    def encode(self, chair: int | None = None) -> dict[str, Any]:
        """The state, or a chair's view of it, as JSON data."""
        return encode(self.game, self.setup, self.state if chair is None else self.view(chair))

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply: everything said after it is forgotten."""
        self._check_ply(ply)
        kept = self.log[:ply]
        self._begin(self._first_state())
        self.given = min(self.given, ply)
        self.repeat(kept)

    def take_back(self, ply: int, why: str = "agreed", words: dict[int, str] | None = None) -> None:
        """Go back; where fate has answered since, in a new take: the urn draws again, for its draws may have been seen.

        What was taken back stays on record, and the new take follows from it and from the words of those who wanted it.
        """
        self._check_ply(ply)
        check_words(self.words, words or {})
        begun, last = self.takes[-1] if self.takes else (0, 1)
        has_fallen = any(entry.seat == FATE for entry in self.log[ply:])
        if self.fair_chance is not None and self.fair_chance.scheme != COUNTING:
            if has_fallen:
                self._record(begun, Back(ply, why, words or {}))
            elif ply >= begun:
                self.rewind(ply)
                return
            else:
                self._record(begun, Back(ply, why, dict.fromkeys(words or {}, "")))
                last -= 1  # nothing was drawn, so nobody has seen anything: no new take
        self.rewind(ply)
        self.takes = [(start, take) for start, take in self.takes if start < ply] + [(ply, last + 1)]

    def _record(self, begun: int, back: Back) -> None:
        """Keep what is taken back; if fate has answered in it, it decides what falls from now on."""
        self.past += [*[str(entry) for entry in self.log[begun:]], str(back)]
        self._deciding += deciding(self.fair_chance, self.log[begun:], back)
        if all(entry.seat != FATE for entry in self.log[back.ply :]):
            return
        self.backs.append(back)
        for seat, word in back.words.items():
            self.words[seat] = word or self.words[seat]
        assert self.fair_chance is not None
        self.fair_chance.play_again("\n".join(self._deciding))
        self._deciding = []

    def withdraw(self, ply: int, number: int = 1) -> None:
        """Take back one sealed answer of `number` statements; what others have answered since stays."""
        self._check_ply(ply + number)
        seat, kept, later = self.log[ply].seat, self.log[:ply], self.log[ply + number :]
        if self.fair_chance is not None and self.fair_chance.scheme != COUNTING:
            self.take_back(ply, "free", {seat: ""})
        else:
            self._begin(self._first_state())
            self.repeat(kept)
        self.repeat(later)

    def _check_ply(self, ply: int) -> None:
        if not 0 <= ply <= self.ply:
            message = f"expected a ply from 0 to {self.ply}, found {ply}"
            raise Malformed(message, key="no-ply", facts={"most": self.ply, "found": ply})

    def lay_out(self, data: object) -> None:
        """Begin at a given state instead of kick-off."""
        setup, state = decode_whole(self.game, data)
        if encode_setup(setup) != encode_setup(self.setup):
            raise Malformed("this is a state of another match than was agreed", key="state-of-another")
        self.first = encode(self.game, setup, state)
        self._begin(state)

    def _first_state(self) -> State:
        return self.game.lay(self.setup) if self.first is None else decode(self.game, self.first)[1]

    def repeat(self, entries: list[LogLine]) -> None:
        """Say again what was said: fate falls as it fell, and the generator keeps step."""
        for entry in entries:
            if entry.seat != FATE:
                role = next((role for role in asked_roles(self.state) if self.state.roles[role] == entry.seat), None)
                if role is None:
                    raise at_ply(self.ply, entry, f"seat {entry.seat} is not asked", key="replay-not-asked")
                if entry.action not in options(self.state, role):
                    wrong = f"{entry.action.notation!r} is not an option"
                    raise at_ply(self.ply, entry, wrong, self.state.agenda[-1].rule, "replay-no-option")
                self._enter(entry.seat, int(role), entry.action)
                self.log[-1].is_joined = entry.is_joined
                continue
            if not is_fate_asked(self.state):
                raise at_ply(self.ply, entry, "fate is not asked", key="replay-no-fate")
            fate = self.state.agenda[-1].outcomes(self.state)
            if entry.action not in fate.actions:
                wrong = f"{entry.action.notation!r} cannot fall here"
                raise at_ply(self.ply, entry, wrong, self.state.agenda[-1].rule, "replay-no-outcome")
            fell = self._answer(fate) if self.ply >= self.given else None
            if fell is not None and fell is not entry.action:
                source = "the urn" if self.seed is None else f"seed {self.seed}"
                wrong = f"{entry.action.notation!r} does not follow from {source}"
                raise at_ply(self.ply, entry, wrong, key="replay-other-fate")
            self._fall(entry.action)

    def fork(self, ply: int, seed: int | None) -> Table:
        """A new table that shares the log up to a ply and goes its own way from there."""
        self._check_ply(ply)
        other = Table(self.game, self.setup, seed, list(self.players))
        other.first = self.first
        other._begin(other._first_state())
        other.given = ply
        other.repeat(self.log[:ply])
        return other


def from_state(game: Game, data: object, seed: int | None) -> Table:
    """A table that begins at a given state."""
    setup, _ = decode(game, data)
    table = Table(game, setup, seed)
    table.lay_out(data)
    return table
