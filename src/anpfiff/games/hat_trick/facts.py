"""What follows from a view of Hat-Trick before a shot: its power, and the chance of a goal against each hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.games.hat_trick.cards import KEEPER_CARDS, SHOTS
from anpfiff.games.hat_trick.chances import against
from anpfiff.games.hat_trick.rules.shot import AimAndDive, dives, draws, power, shots
from anpfiff.games.hat_trick.state import SHOOT_OUT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.hat_trick.state import Match


def facts_of(s: Match) -> dict[str, Any]:
    """H8.1  The shooting cards of this shot while they are chosen from; otherwise nothing."""
    if not s.agenda or not isinstance(s.agenda[-1], AimAndDive):
        return {"shots": {}}
    return {"shots": {SHOTS[aim.value]: shot_facts(s, aim.value) for aim in shots(s)}}


def shot_facts(s: Match, shot: i64) -> dict[str, Any]:
    """H8.2, H8.3  Its power, and by goalkeeper card how many cards he draws and the exact chance of a goal.

    Who sees the goalkeeper's pile counts by it, everybody else by the cards that lie open.
    """
    keeper: i64 = 1 - s.attacker
    asking: i64 = s.attacker if s.sides[keeper].deck.is_down() else keeper
    goal = "kick_scored" if s.stage == SHOOT_OUT else "scored"
    saves: dict[str, Any] = {}
    for dive in dives(s, keeper):
        found = against(s, asking, shot, dive.value).get(goal)
        chance = [0, 1] if found is None else [found.numerator, found.denominator]
        saves[KEEPER_CARDS[dive.value]] = {"draws": int(draws(s, shot, dive.value)), "chance": chance}
    return {"power": int(power(s, shot)), "saves": saves}
