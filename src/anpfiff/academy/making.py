"""Puzzles from matches between bots: what is asked in one match, screened, judged and checked again.

A question is given to the cheapest judge that can decide it: counting first, imagined matches for the rest. What those
found is checked with ten times as many and other luck, and a search has to agree.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from anpfiff.academy.counting import counted
from anpfiff.academy.proving import Trial, confirm, find_gap
from anpfiff.academy.puzzle import EXACT, PROVEN, SUCCESS, WIN, Puzzle, gap_of
from anpfiff.bots.match import answer
from anpfiff.bots.names import make
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.hints import hints_for
from anpfiff.core.errors import Refusal
from anpfiff.core.phase import SEALED
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.games import find

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from anpfiff.core.game import Game
    from anpfiff.core.said import Decision
    from anpfiff.core.state import State

BOTS: Final = ("greedy", "novice")
"""Who plays: the advice of the game, and one who only sometimes follows it, so that positions differ."""
MOST_OPTIONS: Final = 9
"""A question with more options is no puzzle: nobody compares them."""
COUNTED_GAP: Final = (0.03, 0.4)
"""How much worse the next option is where chances are counted, at least; and at most where only an attempt counts."""
FIRST_TRIAL: Final = 1200
"""The most matches of the first trial."""
SECOND_TRIAL: Final = 10
"""The second trial has so many times the matches the first one needed."""
SANITY: Final = 200
"""Matches in which what is counted best must not be clearly worse for the result than another option."""
OPINION: Final = 800
"""Iterations of the search that has to agree."""
THOUGHTS: Final = 1
"""The streams of a match's seed: what the bots think, which questions are looked at, what the search thinks."""
CHOICE: Final = 2
OPINIONS: Final = 3
FIRST: Final = 1 << 40
"""Where the seeds of the trials begin, so that no two share their luck."""
SECOND: Final = 1 << 41
SANE: Final = 1 << 42
PER_MATCH: Final = 2
"""Puzzles of each kind from one match: so they differ."""
ONE_IN: Final = 3
"""Of the questions of a match one in so many is looked at: so they come from all of it."""


@dataclass
class Found:
    """What one match gave."""

    seed: int
    puzzles: list[Puzzle] = field(default_factory=list)
    asked: int = 0
    """Questions that could have been puzzles."""
    tried: int = 0
    """Questions that came through the first trial."""
    overturned: int = 0
    """Questions that the second trial decided otherwise."""
    doubted: int = 0
    """Questions about which the search thought otherwise."""

    def as_line(self) -> bytes:
        """One line of a work file."""
        data = {**vars(self), "puzzles": [puzzle.as_data() for puzzle in self.puzzles]}
        return json.dumps(data, separators=(",", ":")).encode() + b"\n"


@dataclass(frozen=True)
class MatchWork:
    """A piece of work for a worker: the puzzles of one match."""

    game: str
    seed: int
    kinds: tuple[str, ...]

    def play(self) -> bytes:
        """Do it."""
        return puzzles_of(find(self.game), self.seed, self.kinds).as_line()


def table_for(game: Game, seed: int) -> Table:
    """The table of a seed: editions and numbers of seats take turns, the recommended edition every other time."""
    editions = game.editions()
    edition = editions[0] if seed % 2 == 0 else editions[seed // 2 % len(editions)]
    least, most = game.seats
    seats = None if least == most else least + seed // 3 % (min(most, 4) - least + 1)
    try:
        setup = game.agree(edition.key, {}, seats)
    except Refusal:
        setup = game.agree(edition.key)
    return Table(game, setup, seed)


def puzzles_of(game: Game, seed: int, kinds: Sequence[str] = (EXACT, PROVEN)) -> Found:
    """Play one match between bots, and make puzzles of its questions."""
    table, found = table_for(game, seed), Found(seed)
    thoughts, choice = seeded(seed, THOUGHTS), seeded(seed, CHOICE)
    bots = {seat: make(BOTS[(seed + seat) % 2 if seed % 3 else 0], game) for seat in range(table.setup.seats)}
    said: list[str] = []
    while not table.is_over:
        decision = table.asks()[0]
        if is_askable(table, decision) and choice.below(ONE_IN) == 0:
            found.asked += 1
            puzzle = puzzle_of(table, decision, said, kinds, found)
            if puzzle is not None:
                found.puzzles.append(puzzle)
        action = answer(table, decision, bots[decision.seat], thoughts)
        said.append(action.notation)
        table.say(decision.seat, action)
    return found


def is_askable(table: Table, decision: Decision) -> bool:
    """Whether a question can be a puzzle: a few options, said in one go, and not face down with others."""
    return (
        2 <= len(decision.options) <= MOST_OPTIONS
        and decision.phase.kind != SEALED
        and decision.phase.form(table.state, decision.role) is None
    )


def puzzle_of(table: Table, decision: Decision, said: list[str], kinds: Sequence[str], found: Found) -> Puzzle | None:
    """The puzzle this question makes, if it makes one."""
    view = table.view(decision.seat)
    taken = [puzzle.kind for puzzle in found.puzzles]
    exact = counted(table.game, view, decision)
    if exact is not None:
        if EXACT not in kinds or taken.count(EXACT) >= PER_MATCH:
            return None
        return counted_puzzle(table, decision, view, said, *exact)
    if PROVEN not in kinds or taken.count(PROVEN) >= PER_MATCH:
        return None
    return proven_puzzle(table, decision, view, said, found)


def counted_puzzle(
    table: Table, decision: Decision, view: State, said: list[str], measure: str, values: list[Fraction]
) -> Puzzle | None:
    """An exact puzzle, if one option is worth clearly more; that of an attempt must not harm the result either."""
    best = max(values)
    gap = gap_of([float(value) for value in values])
    if gap < COUNTED_GAP[0] or (measure == SUCCESS and gap > COUNTED_GAP[1]) or values.count(best) * 2 > len(values):
        return None
    if measure == SUCCESS and not is_sane(table, decision, view, values.index(best)):
        return None
    texts = [f"{value.numerator}/{value.denominator}" for value in values]
    return puzzle_with(table, decision, view, said, EXACT, measure, texts, 0, 0.0)


def is_sane(table: Table, decision: Decision, view: State, best: int) -> bool:
    """Whether no other option clearly wins more often than the one with the best chance of what is tried."""
    trial = Trial(table.game, view, decision, SANE + ((table.seed or 0) << 16))
    trial.play(SANITY)
    leads = [trial.lead(other, best) for other in range(len(decision.options)) if other != best]
    return all(lead <= error for lead, error in leads)


def proven_puzzle(table: Table, decision: Decision, view: State, said: list[str], found: Found) -> Puzzle | None:
    """A proven puzzle, if the first trial, the second one with other luck, and a search agree."""
    game, seed = table.game, table.seed or 0
    margin = game.advice().margin(view)
    if margin > 1:
        return None
    first = Trial(game, view, decision, FIRST + (seed << 16))
    if not find_gap(first, margin, FIRST_TRIAL):
        return None
    best = first.ranking()[0]
    if not agrees(game, view, decision, best, seed):
        found.doubted += 1
        return None
    found.tried += 1
    second = Trial(game, view, decision, SECOND + (seed << 16))
    if not confirm(second, best, margin, SECOND_TRIAL * first.matches):
        found.overturned += 1
        return None
    error = round(second.gap()[1], 4)
    if not error:  # one option wins in every world and the next in none: nobody has to think
        return None
    texts = [f"{mean:.4f}" for mean in second.means()]
    return puzzle_with(table, decision, view, said, PROVEN, WIN, texts, second.matches, error)


def agrees(game: Game, view: State, decision: Decision, best: int, seed: int) -> bool:
    """Whether a search, which lets everybody look for good answers, has no clearly better option."""
    hints = hints_for(game, view, decision.role, decision.options, Budget(OPINION), seeded(seed, OPINIONS))
    mine = hints.estimates[best]
    return all(other.chance - mine.chance <= other.error + mine.error for other in hints.estimates)


def puzzle_with(
    table: Table, decision: Decision, view: State, said: list[str], kind: str, measure: str, texts: list[str],
    matches: int, error: float,
) -> Puzzle:  # fmt: skip
    """The puzzle, with how hard it is and what it is about."""
    setup, options = table.setup, [action.notation for action in decision.options]
    data: dict[str, Any] = {
        "game": setup.game, "revision": setup.revision, "edition": setup.edition, "options": dict(setup.options),
        "seats": setup.seats, "seed": table.seed, "said": list(said), "seat": decision.seat, "rule": decision.rule,
        "kind": kind, "measure": measure, "values": dict(zip(options, texts, strict=True)), "matches": matches,
        "error": error,
    }  # fmt: skip
    plain = Puzzle(**data, level=1, tags=[])
    is_surprise = advised(table, view, decision) != plain.best
    level = 1 + is_surprise + (len(options) >= 4) + (plain.gap < 0.1) + (kind == PROVEN)
    return Puzzle(**data, level=level, tags=tags_of(view, decision.seat, measure, is_surprise=is_surprise))


def advised(table: Table, view: State, decision: Decision) -> str:
    """The option that looks best at first sight: that of the game's quick advice."""
    scores = table.game.advice().scores(view, decision.role, decision.options)
    return decision.options[scores.index(max(scores))].notation


def tags_of(view: State, seat: int, measure: str, *, is_surprise: bool) -> list[str]:
    """What a puzzle is about, besides its rule."""
    score = view.score_so_far()
    lead = score[seat] - max(other for number, other in enumerate(score) if number != seat)
    tags = ["behind" if lead < 0 else "ahead" if lead > 0 else "level"]
    return [*tags, *(["surprise"] if is_surprise else []), measure]
