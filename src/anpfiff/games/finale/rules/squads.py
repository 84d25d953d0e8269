"""F1: a squad of fifteen for so many points, and the four of them who sit on the bench."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import actions_for
from anpfiff.core.form import SOME, Blank, Form
from anpfiff.core.pile import count
from anpfiff.games.finale.actions import BENCHES, PICK, PICKS, SQUAD_OWN
from anpfiff.games.finale.cards import GOALKEEPER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action, Verb
    from anpfiff.games.finale.side import Side
    from anpfiff.games.finale.state import Match

SQUAD_SIZE: Final = 15
BENCH_SIZE: Final = 4


def squad_of(side: Side, said: list[Action]) -> i64:
    """A15  The fifteen who were picked, or the men with an X."""
    return said_of(said, PICK) if said[0] is SQUAD_OWN else side.book.clubs[side.team].squad


def said_of(said: list[Action], verb: Verb) -> i64:
    """The set of cards named with this verb."""
    found: i64 = 0
    for action in said:
        if action.verb is verb:
            found |= 1 << action.value
    return found


def budget(s: Match, role: i64) -> i64:
    """F1.2, O40  Fifty points; the holder of a cup may have two more or two fewer."""
    if s.book.format != "match" and s.book.holder == s.roles[role]:
        return s.book.budget + s.book.holder_budget
    return s.book.budget


def starters_fit(s: Match, role: i64) -> bool:
    """A13  Whether the starter squad costs no more than this coach may spend."""
    club = s.book.clubs[s.sides[role].team]
    points: i64 = 0
    man: i64 = 0
    while man < 30:
        if (club.squad >> man) & 1:
            points += club.value[man]
        man += 1
    return points <= budget(s, role)


def men_to_pick(s: Match, role: i64, picked: i64) -> list[Action]:
    """F1.2  The men to pick next, in the order of the roster, so that squad, points and goalkeepers still come out."""
    side = s.sides[role]
    club = s.book.clubs[side.team]
    value, goalkeepers = club.value, club.rows[GOALKEEPER]
    points: i64 = budget(s, role)
    first: i64 = 0
    while picked >> first:
        if (picked >> first) & 1:
            points -= value[first]
        first += 1
    keepers: i64 = max(s.book.keepers_required - count(picked & goalkeepers), 0)
    after_keeper, after_other = club.cheapest[max(keepers - 1, 0)], club.cheapest[keepers]
    others: i64 = SQUAD_SIZE - 1 - count(picked)
    found: i64 = 0
    man: i64 = first
    while man < 30:
        rest = after_keeper if (goalkeepers >> man) & 1 else after_other
        if value[man] + rest[man + 1][others] <= points:
            found |= 1 << man
        man += 1
    return actions_for(PICKS[side.team], found)


def men_to_bench(side: Side, squad: i64, bench: i64) -> list[Action]:
    """F1.4  The men to bench next, in the order of the roster, so that just one goalkeeper stays on the pitch."""
    keepers: i64 = side.book.clubs[side.team].rows[GOALKEEPER] & squad
    to_bench: i64 = count(keepers) - 1 - count(bench & keepers)
    places: i64 = BENCH_SIZE - count(bench)
    found: i64 = 0
    man: i64 = 29
    while man >= 0 and not (bench >> man) & 1:
        bit: i64 = 1 << man
        later: i64 = squad & -(2 << man)
        if squad & bit and count(later) >= places - 1:
            if keepers & bit:
                if to_bench > 0 and count(keepers & later) >= to_bench - 1:
                    found |= bit
            elif to_bench == 0:
                found |= bit
        man -= 1
    return actions_for(BENCHES[side.team], found)


def squad_form(s: Match, role: i64, picked: i64) -> Form | None:
    """F1.2  Fifteen men in any order, goalkeepers enough among them, for no more points than there are."""
    team: i64 = s.sides[role].team
    club = s.book.clubs[team]
    points: i64 = budget(s, role)
    left: i64 = club.stock.whole
    man: i64 = 0
    while man < 30:
        if (picked >> man) & 1:
            points -= club.value[man]
            left &= -(2 << man)
        man += 1
    number: i64 = SQUAD_SIZE - count(picked)
    if number == 1:
        return None
    keepers = actions_for(PICKS[team], left & club.rows[GOALKEEPER])
    others = actions_for(PICKS[team], left & ~club.rows[GOALKEEPER])
    least: i64 = max(s.book.keepers_required - count(picked & club.rows[GOALKEEPER]), 0)
    blanks = [
        Blank("pick-man", "F1.2", keepers, least, min(number, len(keepers))),
        Blank("pick-man", "F1.2", others, 0, min(number, len(others))),
    ]
    costs = {action.notation: int(club.value[action.value]) for action in keepers + others}
    return Form(SOME, blanks, number, number, points, costs)


def bench_form(side: Side, squad: i64, bench: i64) -> Form | None:
    """F1.4  Four men in any order, so that just one goalkeeper stays on the pitch."""
    number: i64 = BENCH_SIZE - count(bench)
    if number == 1:
        return None
    keepers: i64 = side.book.clubs[side.team].rows[GOALKEEPER] & squad
    to_bench: i64 = count(keepers) - 1 - count(bench & keepers)
    left: i64 = squad
    man: i64 = 0
    while man < 30:
        if (bench >> man) & 1:
            left &= -(2 << man)
        man += 1
    others = actions_for(BENCHES[side.team], left & ~keepers)
    found = [Blank("bench-man", "F1.4", others, number - to_bench, number - to_bench)] if number > to_bench else []
    if to_bench:
        found.append(Blank("bench-man", "F1.4", actions_for(BENCHES[side.team], left & keepers), to_bench, to_bench))
    return Form(SOME, found)
