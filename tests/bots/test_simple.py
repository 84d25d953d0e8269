"""The bots that do not search: what they say, and how often."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest

from anpfiff.bots.names import make
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.games import OURS

if TYPE_CHECKING:
    from anpfiff.core.game import Game

ANSWERS: Final = 3000


@pytest.mark.parametrize("game", OURS, ids=[game.key for game in OURS])
def test_a_novice_takes_advice_every_other_time(game: Game) -> None:
    table, rng, novice = Table(game, game.agree(), seed=1), seeded(1), make("novice", game)
    while len((asked := table.asks()[0]).options) == 1:
        table.say(asked.seat, asked.options[0].notation)
    view, options = table.view(asked.seat), asked.options
    said = Counter(novice.choose(view, asked.role, options, rng) for _ in range(ANSWERS))
    assert set(said) == set(options), "now and then it says anything"
    scores = game.advice().scores(view, asked.role, options)
    advised = [action for action, score in zip(options, scores, strict=True) if score == max(scores)]
    taken = sum(said[action] for action in advised) / ANSWERS
    assert taken == pytest.approx(0.5 + 0.5 * len(advised) / len(options), abs=0.04)
