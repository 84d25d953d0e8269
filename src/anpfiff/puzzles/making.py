"""Puzzles from matches between bots: what is asked in one match, screened, judged and checked again.

A question is given to the cheapest judge that can decide it: counting first, imagined matches for the rest. What those
found is checked with ten times as many and other luck, and a search has to agree.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from anpfiff.bots.match import answer
from anpfiff.bots.names import make
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.hints import hints_for
from anpfiff.core.phase import SEALED
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.errors import Refusal
from anpfiff.games import find
from anpfiff.puzzles.counting import counted
from anpfiff.puzzles.proving import Trial, confirm, confirm_bad, find_bad, find_gap, losses
from anpfiff.puzzles.puzzle import EXACT, FACE_DOWN, PROVEN, SUCCESS, WIN, Puzzle, gap_of
from anpfiff.puzzles.simultaneous import best_mixture, is_meeting, learned_mixture

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from fractions import Fraction

    from anpfiff.core.game import Game
    from anpfiff.core.log import Decision
    from anpfiff.core.state import State
    from anpfiff.puzzles.simultaneous import Mixture

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
MEETINGS: Final = 200
"""Worlds in which the other's mixture is learned for the first trial; for the second it is learned anew in more."""
MORE_MEETINGS: Final = 400
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

    def take(self, puzzle: Puzzle | None) -> None:
        """Keep a puzzle, if it is one."""
        if puzzle is not None:
            self.puzzles.append(puzzle)

    def of(self, sort: str) -> list[Puzzle]:
        """The puzzles of a sort so far."""
        return [puzzle for puzzle in self.puzzles if puzzle.sort == sort]

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


def puzzles_of(game: Game, seed: int, kinds: Sequence[str] = (EXACT, PROVEN, FACE_DOWN)) -> Found:
    """Play one match between bots, and make puzzles of its questions; what is answered face down is looked at apart."""
    found, choice = Found(seed), seeded(seed, CHOICE)
    if EXACT in kinds or PROVEN in kinds:
        for table, decision, said in questions_of(game, seed):
            if decision.phase.kind != SEALED and choice.below(ONE_IN) == 0:
                found.take(puzzle_of(table, decision, said, kinds, found))
    if FACE_DOWN in kinds:
        for judge in (counted_meeting, proven_meeting):  # counting is cheap; a proof only where that was not enough
            for table, decision, said in questions_of(game, seed):
                if decision.phase.kind == SEALED and len(found.of(FACE_DOWN)) < PER_MATCH:
                    found.take(judge(table, decision, table.view(decision.seat), said, found))
    return found


def questions_of(game: Game, seed: int) -> Iterator[tuple[Table, Decision, list[str]]]:
    """The questions of a match between bots that can be puzzles: the table there, and what was said before."""
    table, thoughts = table_for(game, seed), seeded(seed, THOUGHTS)
    bots = {seat: make(BOTS[(seed + seat) % 2 if seed % 3 else 0], game) for seat in range(table.setup.seats)}
    said: list[str] = []
    while not table.is_over:
        decision = table.asks()[0]
        if is_askable(table, decision):
            yield table, decision, said
        action = answer(table, decision, bots[decision.seat], thoughts)
        said.append(action.notation)
        table.say(decision.seat, action)


def is_askable(table: Table, decision: Decision) -> bool:
    """Whether a question can be a puzzle: a few options, said in one go, and face down only against one other."""
    return (
        2 <= len(decision.options) <= MOST_OPTIONS
        and decision.phase.form(table.state, decision.role) is None
        and (decision.phase.kind != SEALED or is_meeting(table, decision))
    )


def puzzle_of(table: Table, decision: Decision, said: list[str], kinds: Sequence[str], found: Found) -> Puzzle | None:
    """The puzzle this question makes, if it makes one."""
    found.asked += 1
    view = table.view(decision.seat)
    exact = counted(table.game, view, decision)
    if exact is not None:
        if EXACT not in kinds or len(found.of(EXACT)) >= PER_MATCH:
            return None
        return counted_puzzle(table, decision, view, said, *exact)
    if PROVEN not in kinds or len(found.of(PROVEN)) >= PER_MATCH:
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
    others = [k for k in range(len(values)) if k != values.index(best)]
    if measure == SUCCESS and not is_sane(sanity_of(table, decision, view), values.index(best), others):
        return None
    return puzzle_with(table, decision, view, said, EXACT, measure, fractions_of(values), 0, 0.0)


def fractions_of(values: list[Fraction]) -> list[str]:
    """Counted values as they are stored."""
    return [f"{value.numerator}/{value.denominator}" for value in values]


def sanity_of(table: Table, decision: Decision, view: State, other: Mixture | None = None) -> Trial:
    """A trial that tells whether the chance of what is tried now is worth something for the result."""
    return Trial(table.game, view, decision, SANE + ((table.seed or 0) << 16), other)


def is_sane(trial: Trial, best: int, others: list[int]) -> bool:
    """Whether none of the others clearly wins more often than the one with the best chance of what is tried."""
    trial.play(SANITY)
    return all(lead <= error for lead, error in (trial.lead(other, best) for other in others))


def counted_meeting(table: Table, decision: Decision, view: State, said: list[str], found: Found) -> Puzzle | None:
    """A counted puzzle of a question that is answered face down, if an option is clearly worse than the mixture."""
    pairs = table.game.verdicts.meetings(view, decision.role)
    if not pairs:
        return None
    found.asked += 1
    values, other = best_mixture(pairs)
    best = max(values)
    bad = [k for k, value in enumerate(values) if value < best]
    if not bad or not COUNTED_GAP[0] <= best - max(values[k] for k in bad) <= COUNTED_GAP[1]:
        return None
    if not is_sane(sanity_of(table, decision, view, other), values.index(best), bad):
        return None
    return puzzle_with(table, decision, view, said, EXACT, SUCCESS, fractions_of(values), 0, 0.0, bad)


def proven_meeting(table: Table, decision: Decision, view: State, said: list[str], found: Found) -> Puzzle | None:
    """A proven puzzle of a question that is answered face down: each trial learns the other's mixture by itself."""
    game, seed = table.game, table.seed or 0
    margin = game.advice().margin(view)
    if margin > 1 or table.game.verdicts.meetings(view, decision.role):
        return None
    found.asked += 1
    luck = FIRST + (seed << 16)
    first = Trial(game, view, decision, luck, learned_mixture(game, view, decision, luck, MEETINGS))
    bad = find_bad(first, margin, FIRST_TRIAL)
    if not bad:
        return None
    if not agrees(game, view, decision, first.ranking()[0], seed, bad):
        found.doubted += 1
        return None
    found.tried += 1
    luck = SECOND + (seed << 16)
    second = Trial(game, view, decision, luck, learned_mixture(game, view, decision, luck, MORE_MEETINGS))
    if not confirm_bad(second, bad, margin, SECOND_TRIAL * first.matches):
        found.overturned += 1
        return None
    error = round(min(losses(second)[k] for k in bad)[1], 4)
    if not error:
        return None
    texts = [f"{mean:.4f}" for mean in second.means()]
    return puzzle_with(table, decision, view, said, PROVEN, WIN, texts, second.matches, error, bad)


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
    if not agrees(game, view, decision, best, seed, range(len(decision.options))):
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


def agrees(game: Game, view: State, decision: Decision, best: int, seed: int, others: Iterable[int]) -> bool:
    """Whether a search, which lets everybody look for good answers, finds none of the others clearly better."""
    hints = hints_for(game, view, decision.role, decision.options, Budget(OPINION), seeded(seed, OPINIONS))
    mine = hints.estimates[best]
    found = [hints.estimates[k] for k in others]
    return all(other.chance - mine.chance <= other.error + mine.error for other in found)


def puzzle_with(
    table: Table, decision: Decision, view: State, said: list[str], kind: str, measure: str, texts: list[str],
    matches: int, error: float, bad: Sequence[int] = (),
) -> Puzzle:  # fmt: skip
    """The puzzle, with how hard it is and what it is about."""
    setup, options = table.setup, [action.notation for action in decision.options]
    data: dict[str, Any] = {
        "game": setup.game, "revision": setup.revision, "edition": setup.edition, "options": dict(setup.options),
        "seats": setup.seats, "seed": table.seed, "said": list(said), "seat": decision.seat, "rule": decision.rule,
        "kind": kind, "measure": measure, "values": dict(zip(options, texts, strict=True)), "matches": matches,
        "error": error, "bad": [options[k] for k in bad],
    }  # fmt: skip
    plain = Puzzle(**data, level=1, tags=[])
    liked = advised(table, view, decision)
    is_surprise = liked in plain.bad if bad else liked != plain.best
    level = 1 + is_surprise + (len(options) >= 4) + (plain.gap < 0.1) + (kind == PROVEN)
    tags = tags_of(view, decision.seat, measure, is_surprise=is_surprise)
    return Puzzle(**data, level=level, tags=[*tags, *([FACE_DOWN] if bad else [])])


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
