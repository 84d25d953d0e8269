"""Events say what they mean, in words that all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.core.event import EventBook
from anpfiff.core.meaning import CARD, FIGURES, GOAL, HALF, MEANINGS, MISS, PERIOD, SAVE, SHOOTER, counts, touches
from anpfiff.games import OURS

if TYPE_CHECKING:
    from anpfiff.core.game import Game

WHOSE = {"team", "seat"}
NEEDS = {GOAL: WHOSE, MISS: WHOSE, SAVE: WHOSE, SHOOTER: {"number"}, PERIOD: {"minute"}, HALF: {"half"}}
"""Of these arguments each meaning needs one."""


def test_an_event_may_mean_several_things() -> None:
    kind = EventBook().kind("attack", CARD, counts("attacks"), team=None)

    assert kind.meanings == ["card", "counts attacks team"]


def test_most_events_mean_nothing_to_those_who_know_no_game() -> None:
    assert EventBook().kind("shuffled").meanings == []


def test_a_meaning_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="attack: cannot mean 'gaol'"):
        EventBook().kind("attack", "gaol")
    with pytest.raises(ValueError, match="no figure is called 'throw-ins'"):
        counts("throw-ins")


def test_what_is_counted_names_its_side_by_an_argument_of_the_event() -> None:
    with pytest.raises(ValueError, match="cannot mean 'counts duels other'"):
        EventBook().kind("stopped", counts("duels", "other"), team=None)


def test_what_is_touched_is_named_by_arguments_of_the_event() -> None:
    assert EventBook().kind("laid", touches("team"), team=None).meanings == ["touches team"]
    with pytest.raises(ValueError, match="laid: cannot mean 'touches row'"):
        EventBook().kind("laid", touches("row"), team=None)
    with pytest.raises(ValueError, match="laid: cannot mean 'touches'"):
        EventBook().kind("laid", touches(), team=None)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
def test_an_event_has_the_arguments_its_meaning_speaks_of(game: Game) -> None:
    for kind in game.events.kinds.values():
        for meaning in kind.meanings:
            needed = NEEDS.get(meaning, set())
            assert needed & set(kind.names) or not needed, f"{kind.name} means {meaning}"


def test_every_meaning_and_every_figure_is_used_by_some_game() -> None:
    used = {meaning for game in OURS for kind in game.events.kinds.values() for meaning in kind.meanings}

    assert set(MEANINGS) <= used
    assert {meaning.split(" ")[1] for meaning in used if meaning.startswith("counts ")} == set(FIGURES)
