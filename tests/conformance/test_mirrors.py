"""Mirrors: a position seen from the other seat asks the mirrored question and leads to the mirrored state."""

from __future__ import annotations

import json
import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.codec import decode, encode
from anpfiff.core.odds import odds
from anpfiff.core.referee import advance, asked_roles, fall, is_fate_asked, options, play
from anpfiff.core.rng import seeded
from tests.games.folder import TESTED

if TYPE_CHECKING:
    from anpfiff.core.game import Setup
    from anpfiff.core.rng import Rng
    from tests.mirror import Mirror

MATCHES = int(os.environ.get("ANPFIFF_MIRRORED", "0"))
"""At least so many random matches of every case, for a study; by default as many as the game wants."""
CHUNK = 50
"""So many matches are one test."""
STRIDE = 16
"""Every so many questions whole states and chances are compared; what has gone astray does not come back by itself."""


def hook(key: str) -> Any:
    """How the match of a game looks from the other seat; every game has to say."""
    return import_module(f"tests.games.{key}.mirror")


ALIKE = [game for game in TESTED if hook(game.key).MIRROR is not None]
CASES = [
    pytest.param(
        hook(game.key).MIRROR, edition, given, range(first, min(first + CHUNK, wanted)), id=f"{label}, {first}"
    )
    for game in ALIKE
    for label, edition, given, matches in hook(game.key).CASES
    for wanted in [max(matches, MATCHES)]
    for first in range(0, wanted, CHUNK)
]


class Pair:
    """A match, and the same match with the seats changed."""

    def __init__(self, mirror: Mirror, setup: Setup, rng: Rng) -> None:
        self.mirror = mirror
        self.rng = rng
        first = mirror.game.lay(setup)
        advance(first)
        data = encode(mirror.game, mirror.setup(setup), first)
        other, second = decode(mirror.game, {**data, **mirror.state(data)})
        self.setups = [setup, other]
        self.states = [first, second]
        for s in self.states:
            s.told = []

    def let_fall(self) -> None:
        """Fate falls alike for both: each side gets the same, be it asked in another order."""
        mine, theirs = self.states
        fallen: dict[str, list[str]] = {}
        while is_fate_asked(mine):
            phase = mine.agenda[-1]
            outcome = phase.outcomes(mine).pick(self.rng)
            fallen.setdefault(self.mirror.phase(phase.notation), []).append(self.mirror.notation(outcome.notation))
            fall(mine, outcome)
        while is_fate_asked(theirs):
            phase = theirs.agenda[-1]
            wanted = fallen[phase.notation].pop(0)
            fate = phase.outcomes(theirs)
            fall(theirs, next(action for action in fate.actions if action.notation == wanted))
        assert not any(fallen.values())

    def answer(self) -> None:
        """Somebody answers, and on the other table whoever has his part says the same."""
        mine, theirs = self.states
        asked = [int(role) for role in asked_roles(mine)]
        assert sorted(1 - role for role in asked) == sorted(asked_roles(theirs))
        role = asked[self.rng.below(len(asked))]
        may, there = options(mine, role), options(theirs, 1 - role)
        assert [self.mirror.notation(action.notation) for action in may] == [action.notation for action in there]
        k = self.rng.below(len(may))
        play(mine, role, may[k])
        play(theirs, 1 - role, there[k])

    def compare_events(self) -> None:
        """Both tables have been told the same; of what happens at once the order does not matter."""
        here = [self.mirror.event(event) for event in self.states[0].told or []]
        there = [event.as_data() for event in self.states[1].told or []]
        assert sorted(map(written, here)) == sorted(map(written, there))
        for s in self.states:
            s.told = []

    def compare_states(self) -> None:
        """All that lies on both tables, and the chances behind every answer."""
        game = self.mirror.game
        here, there = (encode(game, self.setups[k], s) for k, s in enumerate(self.states))
        turned = self.mirror.state(here)
        for agenda in (turned, there):
            agenda["agenda"] = self.mirror.calm(agenda["agenda"])
        for name, value in turned.items():
            assert there[name] == value, name
        mine, theirs = self.states
        for role in asked_roles(mine):
            chances = odds(mine, role, game.verdicts)
            wanted = {self.mirror.notation(option): chance for option, chance in chances.items()}
            assert wanted == odds(theirs, 1 - role, game.verdicts)

    def play_out(self) -> None:
        """The whole match, question by question."""
        for number in range(self.mirror.game.longest):
            self.let_fall()
            self.compare_events()
            if number % STRIDE == 0 or self.states[0].is_over():
                self.compare_states()
            if self.states[0].is_over():
                break
            self.answer()


def written(told: dict[str, Any]) -> str:
    """An event as text."""
    return json.dumps(told, sort_keys=True)


@pytest.mark.parametrize(("mirror", "edition", "given", "seeds"), CASES)
def test_from_the_other_seat_everything_is_mirrored(
    mirror: Mirror, edition: str, given: dict[str, Any], seeds: range
) -> None:
    """Questions and their options, what is told, every state, the chances, and the result."""
    setup = mirror.game.agree(edition, given)
    for seed in seeds:
        pair = Pair(mirror, setup, seeded(seed, 5))
        pair.play_out()
        here, there = (s.result() for s in pair.states)
        assert [sorted(1 - seat for seat in place) for place in here.places] == [
            sorted(place) for place in there.places
        ]
        assert (here.score[::-1], here.reason) == (there.score, there.reason)


def test_three_games_have_two_alike_sides() -> None:
    """The others say why they have none."""
    assert {game.key for game in ALIKE} == {"finale", "hat_trick", "penalty_duel"}
    assert all(hook(game.key).__doc__ for game in TESTED)
