"""Law 4: what a seat may not see lies face down, in everything that is sent to it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.action import FACE_DOWN
from anpfiff.core.chair import SPECTATOR, imagine, look
from anpfiff.core.event import ALL
from anpfiff.core.phase import EVERYONE, SEALED
from anpfiff.core.pile import OPEN, OWNER
from anpfiff.core.referee import asked_roles, is_fate_asked, options, play
from anpfiff.core.rng import Rng, seeded
from anpfiff.core.table import from_state
from anpfiff.errors import FaceDown
from anpfiff.testing.cases import every_game
from anpfiff.testing.law import Walk, match_law, node_law
from anpfiff.testing.walk import Case, nodes, played, say_something

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.state import State
    from anpfiff.core.table import Table

TOGETHER = 40
"""Plies that two worlds walk together."""
OPENLY, SECRETLY = "openly", "secretly"


def sent(table: Table, chair: int) -> dict[str, Any]:
    """Everything a chair is ever sent: its view with its facts, who is asked, its own question, log, events, odds."""
    found: dict[str, Any] = {
        "view": table.encode(chair),
        "facts": table.game.facts(table.view(chair)),
        "asked": [decision.seat for decision in table.asks()],
        "log": [str(entry) for entry in table.log if entry.to in (ALL, chair)],
        "events": [event.as_data() for ply, event in table.events if event.to in (ALL, chair)],
    }
    for decision in table.asks():
        if decision.seat == chair:
            found["question"] = [decision.prompt, decision.rule]
            found["options"] = [action.notation for action in decision.options]
            found["odds"] = table.odds(chair)
    return found


def whole_answer(s: State, role: int, rng: Rng) -> list[Action]:
    """All that a role might say face down."""
    world = s.clone()
    phase = world.agenda[-1]
    while phase.is_asked(world, role):
        may = phase.options(world, role)
        world.sealed[role] = [*world.sealed[role], may[rng.below(len(may))]]
    return world.sealed[role][len(s.sealed[role]) :]


@node_law(seed=2)
async def hidden_piles_lie_face_down_and_cannot_be_read(walk: Walk) -> None:
    case = walk.case
    async for s in walk.sampled(40):
        for chair in case.chairs():
            view = look(s, chair)
            for place, pile, there in zip(view.places(), view.piles(), s.piles(), strict=True):
                may_look = place.sight == OPEN or (place.sight == OWNER and s.roles[place.role] == chair)
                assert pile.is_down() != may_look
                assert pile.size == there.size
                if may_look:
                    assert pile.cards() == there.cards()
                    assert pile.order == there.order
                    continue
                assert not pile.order
                for read in (pile.cards, lambda pile=pile: pile.has(0), lambda pile=pile: pile.take(0)):
                    with pytest.raises(FaceDown):
                        read()


def has_sealed_questions(case: Case) -> bool:
    """Whether a game asks several seats at once at all."""
    return any(phase.kind == SEALED for phase in case.game.phases.phases.values())


def has_hidden_cards(case: Case) -> bool:
    """Whether a seat of this game holds cards that others may not see."""
    return any(place.sight == OWNER for place in case.state().places())


def shared(one: list[Action], other: list[Action]) -> list[Action]:
    return [action for action in one if action in other]


def pick(may: list[Action], rng: Rng) -> str:
    return may[rng.below(len(may))].notation


def one_more_for_both(tables: list[Table], chair: int, rng: Rng) -> str:
    """Let the same open things happen in both worlds, or any hidden ones; nothing if they must part."""
    states = [table.state for table in tables]
    phase = states[0].agenda[-1]
    if is_fate_asked(states[0]):
        may = [phase.outcomes(s).actions for s in states]
        role = phase.seen_by(states[0])
        is_open = role == EVERYONE or states[0].roles[role] == chair
        return say_alike(tables, -1, [[], []] if is_open else may, may if is_open else [[], []], rng)
    roles = asked_roles(states[0])
    role = roles[rng.below(len(roles))]
    seat = int(states[0].roles[role])
    may = [options(s, role) for s in states]
    hidden = [[action for action in mine if seat != chair and not phase.shows(action)] for mine in may]
    seen = [[action for action in mine if seat == chair or phase.shows(action)] for mine in may]
    return say_alike(tables, seat, hidden, seen, rng)


def say_alike(tables: list[Table], seat: int, hidden: list[list[Action]], seen: list[list[Action]], rng: Rng) -> str:
    """Say something hidden, each world its own of the same kind, or the same open thing in both."""
    both = shared(seen[0], seen[1])
    first = hidden[0][rng.below(len(hidden[0]))] if hidden[0] else None
    alike = [action for action in hidden[1] if first is not None and action.verb is first.verb]
    if first is not None and alike and (not both or rng.below(2)):
        tables[0].say(seat, first.notation)
        tables[1].say(seat, pick(alike, rng))
        return SECRETLY
    if not both:
        return ""
    notation = pick(both, rng)
    for table in tables:
        table.say(seat, notation)
    return OPENLY


@node_law(seed=2)
async def worlds_that_differ_only_in_what_is_hidden_send_a_chair_the_same(walk: Walk) -> None:
    """Law 4 by difference: swap what the chair cannot see, play on alike, and compare all that is sent.

    What happens in the open may show what was hidden (a pile that is laid together has a size); then the worlds part.
    What happens out of sight shows nothing.
    """
    case = walk.case
    rng, differed = seeded(9), 0
    async for k, s in walk.counted(8):
        chair = case.chairs()[k % len(case.chairs())]
        world = imagine(look(s, chair), rng)
        tables = [from_state(case.game, case.write(one), None) for one in (s, world)]
        differed += case.write(s) != case.write(world)
        assert sent(tables[0], chair) == sent(tables[1], chair)
        for ply in range(TOGETHER if s.sealed == world.sealed else 0):
            said = "" if tables[0].is_over else one_more_for_both(tables, chair, rng)
            if not said or (said == OPENLY and tables[0].encode(chair) != tables[1].encode(chair)):
                break
            assert sent(tables[0], chair) == sent(tables[1], chair)
    assert differed or not has_hidden_cards(case)


@node_law(seed=2)
async def of_a_sealed_answer_the_others_see_only_that_it_was_given(walk: Walk) -> None:
    """Half-way through several statements they see nothing at all, neither how many nor which."""
    case = walk.case
    rng, tried = seeded(5), 0
    async for s in walk.sampled(120):
        if s.is_over() or s.agenda[-1].kind != SEALED:
            continue
        asked = asked_roles(s)
        for role in asked if len(asked) > 1 else []:
            mine = s.roles[role]
            watchers = [chair for chair in case.chairs() if chair != mine]
            before = [case.write(look(s, chair)) for chair in watchers]
            seen = []
            for attempt in range(2):
                world = s.clone()
                answer = whole_answer(s, role, rng)
                for action in answer[:-1]:
                    play(world, role, action)
                    assert [case.write(look(world, chair)) for chair in watchers] == before
                play(world, role, answer[-1])
                seen.append([case.write(look(world, chair)) for chair in watchers])
                assert look(world, mine).sealed[role] == s.sealed[role] + answer
            assert seen[0] == seen[1]
            given = [{**view, "sealed": [*view["sealed"]]} for view in before]
            for view in given:
                view["sealed"][role] = [FACE_DOWN.notation]
            assert seen[0] == given
            tried += 1
    assert tried or not has_sealed_questions(case)


@node_law(seed=1)
async def sealed_answers_may_be_given_in_any_order(walk: Walk) -> None:
    case = walk.case
    rng, tried = seeded(6), 0
    async for s in walk.sampled(120):
        if s.is_over() or s.agenda[-1].kind != SEALED or len(asked_roles(s)) < 2:
            continue
        answers = {role: whole_answer(s, role, rng) for role in asked_roles(s)}
        turns = [role for role, answer in answers.items() for action in answer]
        orders = [turns, turns[::-1], [turns[k] for k in sorted(range(len(turns)), key=lambda k: (k * 7) % len(turns))]]
        ends = []
        for order in orders:
            world = s.clone()
            left = {role: list(answer) for role, answer in answers.items()}
            for role in order:
                play(world, role, left[role].pop(0))
            ends.append(case.write(world))
        assert ends[0] == ends[1] == ends[2]
        tried += 1
    assert tried or not has_sealed_questions(case)


@match_law
def a_line_of_the_log_is_read_by_the_one_who_said_it_and_by_all_once_it_lies_open(case: Case) -> None:
    table = case.table(seed=8)
    rng = seeded(8)
    for ply in range(200):
        table.settle()
        if table.is_over:
            break
        is_sealed = table.state.agenda[-1].kind == SEALED
        length, decision = table.ply, table.asks()[-1]
        may = decision.options
        action = may[rng.below(len(may))]
        table.say(decision.seat, action.notation)
        entry = table.log[length]
        still = (
            is_sealed and table.state.agenda and table.state.agenda[-1] is decision.phase and any(table.state.sealed)
        )
        assert entry.to == (decision.seat if still or not decision.phase.shows(action) else ALL)
    assert all(entry.seat in (-1, entry.to) or entry.to == ALL for entry in table.log)


def unseen_cards(s: State, chair: int) -> dict[tuple[str, str], Counter[tuple[int, int]]]:
    """Every card that lies face down for a chair: its stock and id, and in which piles of which roles it lies."""
    view = look(s, chair)
    found: dict[tuple[str, str], Counter[tuple[int, int]]] = {}
    for number, (place, stock) in enumerate(zip(s.places(), s.stocks(), strict=True)):
        if view.piles()[number].is_down():
            for card in stock.write(s.piles()[number].cards()):
                found.setdefault((stock.name, card), Counter())[number, int(place.role)] += 1
    return found


@match_law
def a_line_that_others_read_names_no_card_that_goes_from_one_hidden_pile_to_another(case: Case) -> None:
    """A card drawn, buried or exchanged out of sight is in nobody else's log."""
    table, rng, chairs = case.table(seed=None), seeded(13), case.chairs()
    unseen = {chair: unseen_cards(table.state, chair) for chair in chairs}
    known = {chair: readable(table, chair) for chair in chairs}
    while not table.is_over and table.ply < 250:
        s = table.state
        role_of = {-1: int(s.agenda[-1].role), **{int(seat): role for role, seat in enumerate(s.roles)}}
        say_something(table, rng)
        for chair in chairs:
            now, lines = unseen_cards(table.state, chair), readable(table, chair)
            for (stock, card), places in now.items():
                before_it = unseen[chair].get((stock, card), Counter())
                gone, come = before_it - places, places - before_it
                roles = {role for number, role in [*gone, *come]}
                for ply in lines - known[chair] if gone and come else []:
                    entry = table.log[ply]
                    assert role_of[entry.seat] not in roles or card not in entry.action.args
            unseen[chair], known[chair] = now, lines


def readable(table: Table, chair: int) -> set[int]:
    return {ply for ply, entry in enumerate(table.log) if entry.to in (ALL, chair)}


@every_game
def test_those_who_only_watch_see_no_hand(case: Case) -> None:
    for s in nodes(case, 4):
        view = look(s, SPECTATOR)
        assert all(
            pile.is_down() for pile, place in zip(view.piles(), view.places(), strict=True) if place.sight != OPEN
        )


@every_game
def test_a_table_tells_secrets_only_to_those_they_are_for(case: Case) -> None:
    table = played(case, 6)

    assert {event.to for ply, event in table.events} <= {ALL, *range(case.setup.seats)}
    is_private = any(entry.to != ALL for entry in table.log)
    assert is_private or not has_hidden_cards(case)
    assert not is_private or has_hidden_cards(case) or has_sealed_questions(case)
