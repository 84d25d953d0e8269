"""Broken input: a state or a replay that somebody has meddled with is refused, or it is as good as a true one."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from anpfiff.core.codec import check_stocks, decode
from anpfiff.core.replay import read, write
from anpfiff.core.rng import seeded
from anpfiff.core.table import from_state
from anpfiff.errors import Malformed, Refusal
from tests.walk import CASES, IS_COMPILED, PLAIN, find, play_on, played, say_something

if TYPE_CHECKING:
    from tests.walk import Case

thorough = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=200 if IS_COMPILED else 100,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.integers(-2, 40),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
AHEAD = 60


def places_in(data: Any) -> list[tuple[Any, Any]]:
    """Every place in JSON data: what holds it, and its key there."""
    found: list[tuple[Any, Any]] = []
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    for key in keys:
        found.append((data, key))
        found += places_in(data[key])
    return found


def meddle(data: st.DataObject, state: dict[str, Any], case: Case) -> None:
    """One random edit: something else, something from elsewhere, something more or less, or another word."""
    places = places_in(state)
    assume(places)
    holder, key = places[data.draw(st.integers(0, len(places) - 1), "place")]
    value = holder[key]
    way = data.draw(st.sampled_from(["other", "elsewhere", "gone", "twice", "more", "word", "back"]), "way")
    if way == "other":
        holder[key] = data.draw(anything, "value")
    elif way == "elsewhere":
        there, name = places[data.draw(st.integers(0, len(places) - 1), "from")]
        holder[key] = json.loads(json.dumps(there[name]))
    elif way == "gone":
        del holder[key]
    elif way == "twice" and isinstance(holder, list):
        holder.insert(key, value)
    elif way == "more" and isinstance(value, int) and not isinstance(value, bool):
        holder[key] = value + data.draw(st.sampled_from([-1, 1, 2, 7, 100]), "by")
    elif way == "word" and isinstance(value, str):
        words = [*case.game.vocabulary.actions, *case.game.phases.phases]
        holder[key] = words[data.draw(st.integers(0, len(words) - 1), "word")]
    elif way == "back" and isinstance(holder, list):
        holder.reverse()


@thorough
@given(data=st.data())
def test_a_state_somebody_meddled_with_is_refused_or_can_be_played_on(data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(CASES), "case")
    s = case.state()
    play_on(s, seeded(data.draw(st.integers(0, 50), "seed")), data.draw(st.integers(0, 300), "plies"))
    state = json.loads(json.dumps(case.write(s)))
    for edit in range(data.draw(st.integers(1, 3), "edits")):
        meddle(data, state, case)
    try:
        table = from_state(case.game, state, seed=1)
    except Malformed:
        return
    rng = seeded(5)
    for ply in range(AHEAD):
        table.settle()
        if table.is_over:
            table.result()
            break
        say_something(table, rng)
        check_stocks(table.state)


@thorough
@given(junk=anything)
def test_what_is_no_state_at_all_is_refused(junk: Any) -> None:
    for case in PLAIN:
        with contextlib.suppress(Malformed):
            decode(case.game, junk)
            raise AssertionError(junk)


@thorough
@given(data=st.data())
def test_a_replay_somebody_meddled_with_raises_nothing_but_a_refusal(data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(PLAIN), "case")
    table = played(case, data.draw(st.integers(0, 5), "seed"), data.draw(st.integers(0, 80), "plies"))
    if data.draw(st.booleans(), "begun elsewhere"):
        table = from_state(case.game, table.encode(), 1)
    text = write(table)
    for edit in range(data.draw(st.integers(1, 3), "edits")):
        start = data.draw(st.integers(0, len(text)), "start")
        end = min(len(text), start + data.draw(st.sampled_from([0, 1, 2, 5, 20, 300]), "length"))
        lines = text.splitlines() or [""]
        line = lines[data.draw(st.integers(0, len(lines) - 1), "line")]
        new = data.draw(
            st.text(max_size=12) | st.just(f"\n{line}\n") | st.sampled_from(["\n", " ", ": ", "-1: "]), "new"
        )
        text = text[:start] + new + text[end:]
    with contextlib.suppress(Refusal):
        again = read(text, find)
        assert read(write(again), find).encode() == again.encode()


@thorough
@given(text=st.text(), lines=st.lists(st.sampled_from(write(played(PLAIN[0], 1)).splitlines())))
def test_no_text_at_all_breaks_the_reader(text: str, lines: list[str]) -> None:
    for attempt in (text, "anpfiff replay 1\n" + text, "\n".join(["anpfiff replay 1", *lines])):
        with contextlib.suppress(Refusal):
            read(attempt, find)
