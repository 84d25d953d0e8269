"""Errors travel from one process to another."""

from __future__ import annotations

import pickle

import pytest

from anpfiff.errors import Clash, Illegal, Malformed, Refusal, Unknown


@pytest.mark.parametrize("kind", [Illegal, Malformed, Unknown])
def test_a_refusal_keeps_its_words_on_its_way_to_another_process(kind: type[Refusal]) -> None:
    sent = kind("offside", "F4.3", ["goal"], "bot-changed", {"bot": "mine.py", "times": 2})

    heard = pickle.loads(pickle.dumps(sent))

    assert type(heard) is kind
    assert str(heard) == heard.message == "offside"
    assert (heard.rule, heard.expected, heard.key, heard.facts) == (sent.rule, sent.expected, sent.key, sent.facts)


def test_so_does_one_that_is_made_from_other_words() -> None:
    heard = pickle.loads(pickle.dumps(Clash("squads", ["deck_mode starter"], "deck_mode own")))

    assert type(heard) is Clash
    assert heard.message == "option squads: only with deck_mode starter, found deck_mode own"
    assert heard.expected == ["deck_mode starter"]
