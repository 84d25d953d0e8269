"""What follows from a view of Hat-Trick: teams and prices, where men may go, duels, and the chances of a shot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.phase import CHOICE
from anpfiff.errors import FaceDown
from anpfiff.games.hat_trick.actions import LEAP, MOVE, RUN, SWAP
from anpfiff.games.hat_trick.cards import KEEPER_CARDS, SHOTS
from anpfiff.games.hat_trick.chances import against
from anpfiff.games.hat_trick.duel_facts import duel_facts
from anpfiff.games.hat_trick.pitch import place_of
from anpfiff.games.hat_trick.rules.shot import AimAndDive, dives, draws, power, shots
from anpfiff.games.hat_trick.stages import SHOOT_OUT
from anpfiff.games.hat_trick.team_facts import price_facts, team_facts

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.hat_trick.fact_types import Facts, SaveFacts, ShotFacts
    from anpfiff.games.hat_trick.state import Match


GOES: Final = (MOVE, RUN, LEAP, SWAP)
"""What a man is told who shall go somewhere."""


def facts_of(s: Match) -> Facts:
    """All of them."""
    return {
        "shots": shots_facts(s),
        "duels": duel_facts(s),
        "paths": path_facts(s),
        "teams": [team_facts(s, role) for role in (0, 1)],
        "prices": price_facts(s),
    }


def path_facts(s: Match) -> dict[str, list[int]]:
    """H3.2  By option that makes a man go: the field he stands on, and the one he would stand on."""
    phase = s.agenda[-1] if s.agenda else None
    if phase is None or phase.kind != CHOICE:
        return {}
    found: dict[str, list[int]] = {}
    try:
        options = phase.options(s, phase.role)
    except FaceDown:  # they depend on cards that cannot be seen
        return {}
    for option in options:
        if option.verb in GOES:
            world = s.clone()
            world.agenda.pop()
            phase.chosen(world, option)
            path = [place_of(at, phase.role, option.value) for at in (s, world)]
            found[option.notation] = [int(cell) for cell in path]
    return found


def shots_facts(s: Match) -> dict[str, ShotFacts]:
    """H8.1  The shooting cards of this shot while they are chosen from; otherwise nothing."""
    if not s.agenda or not isinstance(s.agenda[-1], AimAndDive):
        return {}
    return {SHOTS[aim.value]: shot_facts(s, aim.value) for aim in shots(s)}


def shot_facts(s: Match, shot: i64) -> ShotFacts:
    """H8.2, H8.3  Its power, and by goalkeeper card how many cards he draws and the exact chance of a goal.

    Who sees the goalkeeper's pile counts by it, everybody else by the cards that lie open.
    """
    keeper: i64 = 1 - s.attacker
    asking: i64 = s.attacker if s.sides[keeper].deck.is_down() else keeper
    goal = "kick_scored" if s.stage == SHOOT_OUT else "scored"
    saves: dict[str, SaveFacts] = {}
    for dive in dives(s, keeper):
        found = against(s, asking, shot, dive.value).get(goal)
        chance = [0, 1] if found is None else [found.numerator, found.denominator]
        saves[KEEPER_CARDS[dive.value]] = {"draws": int(draws(s, shot, dive.value)), "chance": chance}
    return {"power": int(power(s, shot)), "saves": saves}
