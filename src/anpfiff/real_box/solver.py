"""Worlds: which cards nobody has shown may lie where, given all that was seen. A search over the unseen lines of a log.

One world is kept: a whole state whose unseen lines (cards drawn or put away face down) were filled in so that all that
was seen fits. When something is said that this world does not allow, the world is repaired as one repairs a matching:
the shown card changes places with an unseen draw of that hand, everything since is played again, and where that breaks
something that was seen, the next exchange is tried. What has been tried once is not tried again, so a search that ends
has tried all exchanges; MOST bounds those that would not end soon.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.event import ALL
from anpfiff.core.form import SOME
from anpfiff.core.log import FATE
from anpfiff.core.phase import CHANCE, CHOICE, EVERYONE, SEALED
from anpfiff.core.pile import OPEN, OWNER
from anpfiff.core.referee import asked_roles, fall, options, play

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.state import State

    Heard = list[tuple[str, list[i64]]]
    """What everybody is told at once: the names of events and their values."""

MOST: Final = 1000
"""So many worlds are looked at before a card that was laid is held to be impossible."""


@final
class TrailLine:
    """One line of the log as a search sees it: who said it, whether it was seen, and what everybody was told then."""

    __slots__ = ("action", "is_idle", "is_unseen", "owner", "seat", "shows", "told")

    def __init__(self, seat: int, action: Action, owner: int, is_unseen: bool, told: Heard) -> None:
        self.seat = seat
        self.action = action
        self.owner = owner
        """Whose hand it is about: the seat that speaks, or the one that sees what fate answers."""
        self.is_unseen = is_unseen
        self.told = told
        self.shows: list[str] = []
        """The cards that it proves to be in the hand of its seat."""
        self.is_idle = False
        """Whether it says nothing where, for all that can be seen, it was perhaps not asked: no second exchange."""


@final
class World:
    """One way in which everything may be: what each line says, the states before each line, and the state now."""

    __slots__ = ("before", "broken", "now", "said")

    def __init__(self, said: list[Action], before: list[State], now: State, broken: int) -> None:
        self.said = said
        self.before = before
        self.now = now
        self.broken = broken
        """The first line that was seen and does not fit; -1 if all do."""


def public(s: State) -> Heard:
    """What everybody has been told since the last look, as plain numbers."""
    told = s.told
    assert told is not None
    return [(event.kind.name, event.values) for event in told if event.to == ALL]


def role_asked(s: State, seat: int) -> i64:
    """The role in which a seat is asked; -1 if it is not."""
    for role in asked_roles(s):
        if s.roles[role] == seat:
            return role
    return -1


def choices(s: State, step: TrailLine) -> list[Action]:
    """What an unseen line could have said in this state."""
    phase = s.agenda[-1]
    if step.seat == FATE:
        return phase.outcomes(s).actions
    may = options(s, role_asked(s, step.seat))
    return [action for action in may if not phase.shows(action) and action.verb is step.action.verb]


def hidden_ids(s: State) -> set[str]:
    """The ids of all cards that may lie face down."""
    found: set[str] = set()
    stocks = s.stocks()
    for k, place in enumerate(s.places()):
        if place.sight != OPEN:
            found.update(stocks[k].ids)
    return found


def names(action: Action, ids: set[str]) -> list[str]:
    """The cards among these that an action names."""
    return [arg for arg in action.args if arg in ids]


def shown_from_hand(s: State, role: i64, action: Action) -> list[str]:
    """The cards that a role can only name as it holds them: what lies open may be named with any hand."""
    found: list[str] = []
    for card in names(action, hidden_ids(s)):
        without, is_held = s.clone(), False
        piles, stocks = without.piles(), without.stocks()
        for k, place in enumerate(without.places()):
            if place.sight == OWNER and place.role == role and card in stocks[k].index:
                while piles[k].has(stocks[k].card(card)):
                    piles[k].take(stocks[k].card(card))
                    is_held = True
        if is_held and action not in options(without, role):
            found.append(card)
    return found


def may_say(s: State, step: TrailLine, action: Action) -> bool:
    """Whether a line that was seen could be said in this state."""
    if not s.agenda:
        return False
    if step.seat == FATE:
        return s.agenda[-1].kind == CHANCE and action in s.agenda[-1].outcomes(s).actions
    role: i64 = role_asked(s, step.seat)
    return role >= 0 and action in options(s, role)


def say(s: State, step: TrailLine, action: Action) -> Heard:
    """Let it be said; what everybody is told then."""
    s.told = []
    if step.seat == FATE:
        fall(s, action)
    else:
        play(s, role_asked(s, step.seat), action)
    return public(s)


@final
class WorldSearch:
    """Looks for a world in which all that was seen fits, and something more."""

    def __init__(self, steps: list[TrailLine], world: World, ruled_out: set[tuple[int, str]]) -> None:
        self.steps: Final = steps
        self.first: Final = world
        self.left = MOST
        """So many worlds may still be looked at; with none left, a search that found nothing proves nothing."""
        self.ruled_out: Final = ruled_out
        """What an unseen line cannot have said, as was found out before."""
        self.ids: Final = hidden_ids(world.now)
        self.spoken: Final = [k for k, step in enumerate(steps) if step.is_unseen and step.seat != FATE]
        """The unseen lines that somebody said."""
        self.statements: Final = [k for k in self.spoken if not names(world.said[k], self.ids)]
        """The unseen lines that name no card: the colour of a pack."""
        self.brings: Final[dict[int, set[str]]] = {}
        self.demands: Final[dict[int, list[tuple[int, str]]]] = {}
        """By seat: which cards it has shown, and when."""
        for k, step in enumerate(steps):
            for card in step.shows:
                self.demands.setdefault(step.seat, []).append((k, card))

    def find(self, goal: Callable[[State], bool], seat: int, card: str) -> World | None:
        """A world in which the goal is met; `card` is what is missing for it in the hand of a seat, or in fate's."""
        if seat != FATE and not self._is_within_reach(seat, card):
            return None
        return self._repair([self.first], goal, seat, card, -1)

    def with_line(self, k: int, action: Action) -> World | None:
        """A world in which an unseen line said this, if all that was seen allows it."""
        return self._repair([self._changed(self.first, {k: action})], always, FATE, "", k)

    def _is_within_reach(self, seat: int, card: str) -> bool:
        """Whether exchanges may lead to this card at all, by what each draw could bring in the first world.

        It plays nothing again, so it is a quick way to see that there is no way.
        """
        world = self.first
        queue, seen = [(seat, card, len(self.steps))], {(seat, card)}
        while queue:
            who, what, end = queue.pop()
            for k in range(end):
                step = self.steps[k]
                if not step.is_unseen or step.owner != who:
                    continue
                if step.seat != FATE:
                    return True
                holders = [j for j in range(k) if self.steps[j].is_unseen and what in world.said[j].args]
                if what in self._brings(k):
                    holders.append(k)
                for j in holders:
                    mine = names(world.said[k], self.ids)
                    lost = [(who, lost, self._shown(world, k)) for lost in mine]
                    if j != k and self.steps[j].owner != who:
                        lost += [(self.steps[j].owner, what, self._shown(world, j))]
                    lost = [one for one in lost if one[2]]
                    if not lost:
                        return True
                    for other, missing, shown in lost:
                        if (other, missing) not in seen:
                            seen.add((other, missing))
                            queue.append((other, missing, shown[-1]))
        return False

    def _brings(self, k: int) -> set[str]:
        """The cards that an unseen line could bring in the first world."""
        if k not in self.brings:
            may = choices(self.first.before[k], self.steps[k])
            self.brings[k] = {card for action in may for card in action.args}
        return self.brings[k]

    def _repair(
        self, queue: list[World], goal: Callable[[State], bool], seat: int, card: str, fixed: int
    ) -> World | None:
        """Exchange cards until all fits; as with augmenting paths, a line that broke need be mended from once only."""
        seen: set[tuple[int, tuple[Action, ...]]] = set()
        mended: set[int] = set()
        while queue:
            world = queue.pop(0)
            broken = world.broken
            if broken < 0 and goal(world.now):
                return world
            key = (broken, tuple([world.said[k] for k in self.spoken]))
            if key in seen:
                continue
            seen.add(key)
            mended.add(broken)
            wanted = [(seat, card)] if broken < 0 else self._wanted(broken)
            end = len(self.steps) if broken < 0 else broken
            for who, what in wanted:
                for changes in self._moves(world, end, who, what, mended):
                    if fixed in changes:
                        continue
                    if not self.left:
                        return None
                    self.left -= 1
                    other = self._changed(world, changes)
                    if other.broken < 0 and goal(other.now):
                        return other
                    queue.append(other)
        return None

    def _wanted(self, broken: int) -> list[tuple[int, str]]:
        """What is missing where a line does not fit: whose hand lacks which card."""
        step = self.steps[broken]
        return [(step.seat, card) for card in step.shows]

    def _moves(self, world: World, end: int, seat: int, card: str, mended: set[int]) -> list[dict[int, Action]]:
        """Exchanges by which a seat may have a card before a line; or, for fate, by which the card lies in the pile.

        What would only break lines again that have been mended from is left out.
        """
        free: list[dict[int, Action]] = []
        pinned: list[dict[int, Action]] = []
        others: list[dict[int, Action]] = []
        for k in range(min(end, len(world.before)) - 1, -1, -1):
            step = self.steps[k]
            if not step.is_unseen:
                continue
            has_card = card in world.said[k].args
            shown = self._shown(world, k)
            if shown and mended.issuperset(shown):
                continue
            if seat == FATE:
                if has_card:
                    free += self._instead(world, k)
                continue
            if step.owner != seat:
                continue
            if has_card:
                if step.seat != FATE:  # it may have been put away, and something else was
                    free += self._instead(world, k)
                continue
            if world.before[k].agenda[-1].kind == CHOICE:
                continue
            if names(world.said[k], self.ids):
                (pinned if shown else free).extend(self._taking(world, k, card))
            else:
                others += self._instead(world, k)
        return free + pinned + others

    def _shown(self, world: World, after: int) -> list[int]:
        """The lines by which the card of an unseen line was shown later; none if its owner drew more of them."""
        action, seat = world.said[after], self.steps[after].owner
        shown = [k for k, card in self.demands.get(seat, []) if card in action.args]
        drawn = 0
        for k, step in enumerate(self.steps):
            if step.is_unseen and step.owner == seat and world.said[k] is action:
                drawn += 1
        return [k for k in shown if k > after] if drawn <= len(shown) else []

    def _instead(self, world: World, k: int) -> list[dict[int, Action]]:
        """Anything else that the line may have said, what lies nowhere else first."""
        used = set(world.said[k + 1 :])
        may = [
            action
            for action in choices(world.before[k], self.steps[k])
            if action is not world.said[k] and (k, action.notation) not in self.ruled_out
        ]
        may.sort(key=lambda action: action in used)
        return [{k: action} for action in may]

    def _taking(self, world: World, k: int, card: str) -> list[dict[int, Action]]:
        """The line brought this card: from the pile, or from somebody who drew before."""
        may = choices(world.before[k], self.steps[k])
        mine = world.said[k]
        found = self._restated(world, k, card) or [{k: action} for action in may if card in action.args][:1]
        for j in range(k - 1, -1, -1):
            theirs = world.said[j]
            if not self.steps[j].is_unseen or card not in theirs.args or theirs.verb is not mine.verb:
                continue
            if mine in choices(world.before[j], self.steps[j]):
                found.append({j: mine, k: theirs})
        return found

    def _restated(self, world: World, k: int, card: str) -> list[dict[int, Action]]:
        """A seat stated this card instead of another, to a sealed question that takes several and wants them sorted."""
        mine, phase, seat = world.said[k], world.before[k].agenda[-1], self.steps[k].seat
        if phase.kind != SEALED:
            return []
        first = last = k
        while first and world.before[first - 1].agenda[-1:] == [phase]:
            first -= 1
        while last < len(world.before) and world.before[last].agenda[-1:] == [phase]:
            last += 1
        lines = [j for j in range(first, last) if self.steps[j].seat == seat and world.said[j].verb is mine.verb]
        s = world.before[lines[0]].clone()
        role: i64 = role_asked(s, seat)
        form = phase.form(s, role)
        notation = " ".join([mine.verb.word, *[card if arg in self.ids else arg for arg in mine.args]])
        other = mine.verb.vocabulary.actions.get(notation)
        if form is None or form.shape != SOME or other is None:
            return []
        lines = lines[: form.most]
        if k not in lines:
            return []
        stated = sorted([other, *[world.said[j] for j in lines if j != k]], key=number_of)
        for action in stated:
            if action not in options(s, role):
                return []
            s.sealed[role] = [*s.sealed[role], action]
        return [dict(zip(lines, stated, strict=True))]

    def _changed(self, world: World, changes: dict[int, Action]) -> World:
        """The world with other unseen lines, played again as far as what was seen fits."""
        first = min(changes)
        said, before = world.said[:first], world.before[:first]
        spare = [world.said[k] for k in changes]
        s = world.before[first].clone()
        for k in range(first, len(self.steps)):
            step = self.steps[k]
            wish = changes.get(k, world.said[k])
            if step.is_idle and role_asked(s, step.seat) < 0:
                before.append(s.clone())
                said.append(wish)
                continue
            if not step.is_unseen:
                if not may_say(s, step, wish):
                    return World(said + world.said[k:], before, s, k)
            else:
                wish = self._fill(s, k, wish, said, spare)
            before.append(s.clone())
            said.append(wish)
            if say(s, step, wish) != step.told:
                return World(said + world.said[k + 1 :], before[:-1], s, k)
        return World(said, before, s, -1)

    def _fill(self, s: State, k: int, wish: Action, said: list[Action], spare: list[Action]) -> Action:
        """What an unseen line says: as before; what was given away for it; what will be shown; anything."""
        step = self.steps[k]
        may = choices(s, step)
        if wish in may:
            return wish
        for other in spare:
            if other in may:
                spare.remove(other)
                spare.append(wish)
                return other
        return fitting(may, self._owed(k, step.owner, said))

    def _owed(self, k: int, seat: int, said: list[Action]) -> list[str]:
        """The cards a seat will show after a line and does not hold yet, the next one first."""
        held: list[str] = []
        for j, action in enumerate(said):
            if self.steps[j].is_unseen and self.steps[j].owner == seat:
                held += names(action, self.ids)
        found: list[str] = []
        for at, card in self.demands.get(seat, []):
            if card in held:
                held.remove(card)
            elif at > k:
                found.append(card)
        return found


def number_of(action: Action) -> int:
    """Its place among all actions, in which sorted answers come."""
    return int(action.number)


def always(_: State) -> bool:
    """A goal that every world meets."""
    return True


def fitting(may: list[Action], owed: list[str]) -> Action:
    """The first of these that is owed, or one that is not, or any."""
    for card in owed:
        for action in may:
            if card in action.args:
                return action
    return may[0]


def is_unseen(s: State, seat: int, action: Action) -> bool:
    """Whether a line lies face down for everybody but one: a hidden draw, or something put away unseen."""
    phase = s.agenda[-1]
    return phase.seen_by(s) != EVERYONE if seat == FATE else not phase.shows(action)


def is_sealed(s: State) -> bool:
    """Whether a sealed question is open."""
    return bool(s.agenda) and s.agenda[-1].kind == SEALED
