"""What is told to the seat whose turn it is: where its cards can be used, and what would come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.chair import look
from anpfiff.core.referee import advance, fall, options, play, wander
from anpfiff.core.rng import seeded
from anpfiff.games.world_cup import GAME
from anpfiff.games.world_cup.actions import DISCARD, STOP
from anpfiff.games.world_cup.cards import NATIONS, RANKS
from anpfiff.games.world_cup.rows import TOKENS, outermost, score
from tests.games.world_cup.kit import korea, last_phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.core.action import Action
    from anpfiff.games.world_cup.state import Cup


def rows_named(s: Cup, role: int) -> list[set[int]]:
    """By blank of the form that is asked: the rows that can be named."""
    form = s.agenda[-1].form(s, role)
    assert form is not None
    pairs = [
        {(option.args[0], match.args[0]) for option in blank.options for match in blank.then[option.notation].options}
        for blank in form.blanks
    ]
    rows = [(NATIONS[s.teams[k]], NATIONS[s.teams[k ^ 1]]) for k in range(len(s.teams))]
    return [{k for k, row in enumerate(rows) if row in named} for named in pairs]


@pytest.mark.parametrize(
    "given", [{"tournament": 1930}, {}, {"token_supply": "printed"}], ids=["1930", "2002", "supply"]
)
def test_w3_3_where_a_card_can_be_used_and_what_comes_of_it_is_told_beforehand(given: dict[str, Any]) -> None:
    """Every card that may be played in a random match is tried; a row it is not told for is refused."""
    tried = 0
    for seed in range(2):
        s, rng = GAME.lay(GAME.agree("world_cup_2002", given, seats=2)), seeded(seed, 9)
        advance(s)
        while not s.is_over():
            phase = s.agenda[-1]
            if phase.notation.startswith("play-card") and not rng.below(3):
                tried += sum(compare_use(s, int(phase.role), action) for action in phase.options(s, phase.role))
            wander(s, rng)
    assert tried > 100


def compare_use(s: Cup, role: int, action: Action) -> bool:
    """Play a card on a copy: for each part the rows told are those that can be named, and each row stands as told."""
    if action.verb is DISCARD:
        return False
    told = GAME.facts(look(s, s.roles[role]))["uses"]["stopping" if action is STOP else action.args[0]]
    world = s.clone()
    play(world, role, action)
    form = world.agenda[-1].form(world, role)
    assert form is not None
    assert (told["shape"], told["least"], told["most"]) == (form.shape, form.least, form.most)
    assert [blank["rows"] for blank in told["blanks"]] == [sorted(rows) for rows in rows_named(world, role)]
    assert [(one["least"], one["most"]) for one in told["blanks"]] == [(one.least, one.most) for one in form.blanks]
    assert told["first"] == world.part
    part = told["parts"][told["first"]]
    for after in first_tokens(world, role):
        for k in [k for k in range(len(s.rows)) if after.rows[k] != s.rows[k]]:
            assert score(after.rows[k]) == part["after"][k]
            if part["tokens"]:
                assert TOKENS[outermost(after.rows[k]) - 1] == part["tokens"][RANKS[s.book.rank_of[s.teams[k]]]]
    return True


def first_tokens(s: Cup, role: int) -> Iterator[Cup]:
    """What may come of the first team that is named for a card, in each of its matches."""
    for action in options(s, role):
        world = s.clone()
        play(world, role, action)
        if world.agenda[-1].notation.startswith("choose-match"):
            yield from first_tokens(world, role)
        elif world.agenda[-1].notation.startswith("penalty-kick"):
            for outcome in world.agenda[-1].outcomes(world).actions:
                after = world.clone()
                fall(after, outcome)
                yield after
        else:
            yield world


def test_w3_3_only_the_seat_whose_turn_it_is_is_told_where_its_cards_go() -> None:
    story = korea()
    story.hold(0, "attack", "defence", "foul")
    assert list(GAME.facts(story.table.view(0))["uses"]) == ["attack", "defence", "foul", "stopping"]
    assert GAME.facts(story.table.view(1))["uses"] == {}
    assert GAME.facts(look(story.cup, -2))["uses"] == {}


def test_w3_10_the_chance_of_a_penalty_is_told_with_the_card() -> None:
    story = korea()
    story.hold(0, "penalty", "penalty", "foul")
    told = GAME.facts(story.table.view(0))["uses"]
    assert (told["penalty"]["chance"], told["foul"]["chance"]) == ([2, 3], None)
    story.say("0: play penalty", "0: team france")
    assert list(story.table.odds(0)["against senegal"]["success"].as_integer_ratio()) == told["penalty"]["chance"]


def test_w3_11_in_the_last_phase_a_card_for_several_teams_is_enough_for_one() -> None:
    story = last_phase()
    story.hold(0, "one_one", "one_one", "one_one")
    told = GAME.facts(story.table.view(0))["uses"]["one_one"]
    assert (told["least"], told["most"]) == (1, 2)
    assert told["blanks"] == [{"rows": [0, 1], "least": 1, "most": 2}]
    assert told["parts"][0]["after"] == [1, 1, -1, -1]
