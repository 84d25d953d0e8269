"""Whatever is asked, said or told has words in three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.chair import look
from anpfiff.core.phase import CHOICE, SEALED
from anpfiff.core.referee import asked_roles
from anpfiff.core.words import words_of
from anpfiff.testing.cases import every_game
from anpfiff.testing.law import Walk, match_law, node_law
from anpfiff.testing.walk import Case, played

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.words import Words

every_language = pytest.mark.parametrize("language", LANGUAGES)
WORDS: dict[tuple[str, str], Words] = {}


def words(game: Game, language: str) -> Words:
    """Read once: Fluent files take a while."""
    if (game.key, language) not in WORDS:
        WORDS[game.key, language] = words_of(game, language)
    return WORDS[game.key, language]


def is_sentence(text: str) -> bool:
    return bool(text.strip()) and "{" not in text and "???" not in text


@match_law
def everything_that_happens_in_a_match_can_be_put_into_words(case: Case) -> None:
    table = played(case, 4)
    said = {entry.action.notation: entry.action for entry in table.log}
    told = {str(event.as_data()): event for ply, event in table.events}

    assert said
    assert told
    for language in LANGUAGES:
        mine = words(case.game, language)
        assert all(is_sentence(mine.say(action)) for action in said.values())
        assert all(is_sentence(mine.tell(event)) for event in told.values())


@match_law
def events_hold_what_their_kinds_declare(case: Case) -> None:
    for _, event in played(case, 4).events:
        kind = event.kind
        assert case.game.events.kinds[kind.name] is kind
        assert not any(event.values[len(kind.names) :]), f"{kind.name} says more than it declares"
        for name, ids, value in zip(kind.names, kind.ids, event.values, strict=False):
            assert ids is None or 0 <= value < len(ids), f"{kind.name}: {name} has no id {value}"


@every_language
@every_game
def test_every_question_of_the_rulebook_has_words(case: Case, language: str) -> None:
    mine = words(case.game, language)
    for phase in case.game.phases.phases.values():
        if phase.kind in (CHOICE, SEALED):
            assert all(is_sentence(mine.ask(prompt)) for prompt in phase.prompts())


@node_law(seed=1)
async def a_question_is_one_of_those_its_rule_may_ask(walk: Walk) -> None:
    case = walk.case
    async for s in walk.nodes():
        for role in asked_roles(s):
            phase = s.agenda[-1]
            assert phase.prompt(s, role) in phase.prompts()
            assert phase.prompt(look(s, s.roles[role]), role) == phase.prompt(s, role)
    for decision in case.table(1).asks():
        assert decision.question in decision.phase.prompts()
        assert decision.prompt == f"{case.game.key}-{decision.question}"


@every_language
@every_game
def test_everything_that_can_be_said_has_words(game: Game, language: str) -> None:
    mine = words(game, language)
    assert all(is_sentence(mine.say(action)) for action in game.vocabulary.actions.values())
    assert all(mine.has(f"tell-{kind.replace('_', '-')}") for kind in game.events.kinds)


@every_game
def test_every_card_has_a_name_in_every_language(game: Game) -> None:
    names = game.names()
    assert sorted(names) == LANGUAGES
    for card in game.cards():
        for language in LANGUAGES:
            assert names[language][card.id].strip()
            assert card.names[language].strip()
