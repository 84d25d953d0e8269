"""Ten thousand malformed lines, or ten times as many: an error each, and the match goes on unharmed."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.cli.referee import REQUESTS, Conversation
from anpfiff.core.rng import Rng, seeded
from tests.volume import volume

LINES = volume(10_000, 100_000)
LETTERS = '{}[]":,.-+eE0123456789 \\ntrufalsdo/\u00e9\ud800\U0001f600\t\x00'


def rubbish(rng: Rng, k: int, good: list[str]) -> str:
    """Noise, a broken request, or a request with senseless fields; never one that can be obeyed."""
    kind = k % 5
    if kind == 0:
        return "".join(LETTERS[rng.below(len(LETTERS))] for _ in range(rng.below(40)))
    line = good[rng.below(len(good))]
    place = rng.below(len(line))
    if kind == 1:
        return line[:place]
    if kind == 2:
        return line[:place] + LETTERS[rng.below(len(LETTERS))] + "}{" + line[place + 1 :]
    what = list(REQUESTS)[rng.below(len(REQUESTS))]
    senseless: list[Any] = [None, -7, 1e300, "", "x" * 50, [], {"a": 1}, True, 10**40]
    if kind == 3:
        return json.dumps({"do": what, "extra": senseless[rng.below(len(senseless))]})
    return "[" * rng.below(2000) + json.dumps(senseless[rng.below(len(senseless))])


def test_malformed_lines_get_an_error_each() -> None:
    conversation, rng = Conversation(), seeded(99)
    conversation.answer('{"do": "new", "game": "finale", "seed": 7, "options": {"squads": "starter"}}')
    conversation.answer('{"do": "say", "seat": 0, "action": "colour red"}')
    before = conversation.answer('{"do": "state"}'), conversation.answer('{"do": "log"}')
    good = [
        '{"do": "say", "seat": 1, "action": "colour blue"}',
        '{"do": "undo", "to": 0}',
        '{"do": "new", "game": "finale", "seed": 8}',
        '{"do": "load", "replay": "anpfiff replay 1"}',
        '{"do": "quit"}',
    ]

    for k in range(LINES):
        answer = conversation.answer(rubbish(rng, k, good))
        assert answer.startswith('{"ok": false, "error": {"kind": "'), answer
    assert not conversation.is_done
    assert (conversation.answer('{"do": "state"}'), conversation.answer('{"do": "log"}')) == before
    assert json.loads(conversation.answer('{"do": "say", "seat": 1, "action": "colour blue"}'))["ok"]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
fields = sorted({field for allowed in REQUESTS.values() for field in allowed})


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(sorted(set(REQUESTS) - {"quit"})), st.dictionaries(st.sampled_from(fields), json_values))
def test_any_fields_get_an_answer(what: str, given_fields: dict[str, Any]) -> None:
    conversation = Conversation()
    conversation.answer('{"do": "new", "game": "finale", "seed": 7}')
    answer = json.loads(conversation.answer(json.dumps({**given_fields, "do": what})))

    assert answer["ok"] or answer["error"]["kind"] in ("illegal", "unknown", "malformed", "over")
    assert json.loads(conversation.answer('{"do": "asks"}'))["ok"]
