"""The chair: what a seat may see of a state, and which whole worlds it may imagine behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import FACE_DOWN
from anpfiff.core.phase import SEALED
from anpfiff.core.pile import OPEN, OWNER
from anpfiff.core.referee import waiting

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State

SPECTATOR: Final = -2
"""The chair of those who only watch."""


def look(s: State, chair: i64) -> State:
    """The state as seen from a chair: other hands lie face down; sealed answers are seen only to be given."""
    view = s.clone()
    piles = view.piles()
    for k, place in enumerate(view.places()):
        if place.sight != OPEN and not (place.sight == OWNER and s.roles[place.role] == chair):
            piles[k].lay_down()
    if s.agenda and s.agenda[-1].kind == SEALED:
        view.sealed = sealed_for(s, chair)
    return view


def sealed_for(s: State, chair: i64) -> list[list[Action]]:
    """What each role has said to a sealed question, as seen from a chair: of others only that they have answered."""
    busy = waiting(s, s.agenda[-1])
    found = s.sealed.copy()
    role: i64 = 0
    while role < len(s.roles):
        if s.roles[role] != chair:
            found[role] = [FACE_DOWN] if s.sealed[role] and role not in busy else []
        role += 1
    return found


def sight(s: State, chair: i64) -> list[i64]:
    """For each pile the cards this chair can see; what it learns between two moments shows in their difference."""
    piles, places = s.piles(), s.places()
    found: list[i64] = []
    for k, place in enumerate(places):
        is_seen = place.sight == OPEN or (place.sight == OWNER and s.roles[place.role] == chair)
        found.append(piles[k].cards() if is_seen else 0)
    return found


def learned(before: list[i64], s: State, chair: i64) -> bool:
    """Whether a chair can see a card now that it could see nowhere before."""
    stocks = s.stocks()
    now = sight(s, chair)
    for first, stock in enumerate(stocks):
        if stock in stocks[:first]:
            continue
        seen: i64 = 0
        known: i64 = 0
        for k, other in enumerate(stocks):
            if other is stock:
                seen = stock.join(seen, now[k])
                known = stock.join(known, before[k])
        if seen != known and is_new(stock.list_of(seen), stock.list_of(known)):
            return True
    return False


def is_new(seen: list[i64], known: list[i64]) -> bool:
    """Whether there is a card among those seen that is not, or not as often, among those known."""
    for card in seen:
        if card not in known:
            return True
        known.remove(card)
    return False


def imagine(view: State, rng: Rng) -> State:
    """A whole world that looks like this view: unseen cards are dealt again, sealed answers are guessed."""
    world = view.clone()
    world.deal_unseen(rng)
    role: i64 = 0
    while role < len(world.roles):
        said = world.sealed[role]
        if said and said[0] is FACE_DOWN:
            phase = world.agenda[-1]
            world.sealed[role] = []
            while phase.is_asked(world, role):
                may = phase.options(world, role)
                world.sealed[role] = [*world.sealed[role], may[rng.below(len(may))]]
        role += 1
    return world
