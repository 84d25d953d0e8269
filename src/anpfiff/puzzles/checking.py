"""Checking puzzles again: the position opens under today's rules, counts are counted again, proofs are played again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.errors import Refusal
from anpfiff.puzzles.counting import count_successes, count_wins
from anpfiff.puzzles.making import MORE_MEETINGS, fractions_of
from anpfiff.puzzles.proving import Trial, confirm, confirm_bad, losses
from anpfiff.puzzles.puzzle import EXACT, WIN
from anpfiff.puzzles.simultaneous import best_mixture, learned_mixture

if TYPE_CHECKING:
    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table
    from anpfiff.puzzles.puzzle import Puzzle

QUICK: Final = 120
"""Matches of a quick check: enough to see that something is very wrong."""
QUICK_MEETINGS: Final = 40
"""Worlds in which a quick check learns how the other answers face down."""
MOST: Final = 5000
"""Matches of a whole check, where a proof had more."""
LUCK: Final = 1 << 43
"""Where the seeds of checks begin: no puzzle was made with this luck."""


def doubt(puzzle: Puzzle, *, is_quick: bool = False, seed: int = 0) -> str | None:
    """What is wrong with a puzzle; None if it stands."""
    try:
        table = puzzle.table()
        decision = puzzle.decision(table)
    except Refusal as refusal:
        return refusal.message
    if decision.rule != puzzle.rule:
        return f"the question is of rule {decision.rule}, not {puzzle.rule}"
    if puzzle.kind == EXACT:
        return _recount(puzzle, table, decision)
    return _play_again(puzzle, table, decision, LUCK + (seed << 24), is_quick=is_quick)


def _recount(puzzle: Puzzle, table: Table, decision: Decision) -> str | None:
    view = table.view(puzzle.seat)
    if puzzle.bad:
        pairs = table.game.verdicts.meetings(view, decision.role)
        found = best_mixture(pairs)[0] if pairs else None
    else:
        found = count_wins(view, decision) if puzzle.measure == WIN else count_successes(table.game, view, decision)
    if found is None:
        return "its chances cannot be counted any more"
    texts = fractions_of(found)
    return None if texts == list(puzzle.values.values()) else f"counted {texts}, stored {list(puzzle.values.values())}"


def _play_again(puzzle: Puzzle, table: Table, decision: Decision, seed: int, *, is_quick: bool) -> str | None:
    view, best = table.view(puzzle.seat), list(puzzle.values).index(puzzle.best)
    bad = [list(puzzle.values).index(option) for option in puzzle.bad]
    worlds = QUICK_MEETINGS if is_quick else MORE_MEETINGS
    other = learned_mixture(table.game, view, decision, seed, worlds) if bad else None
    trial = Trial(table.game, view, decision, seed, other)
    if is_quick:
        trial.play(QUICK)
        for worse in bad or range(len(decision.options)):
            lead, error = trial.lead(worse, best)
            if worse != best and lead > error:
                return f"{decision.options[worse].notation!r} wins more often by {lead:.3f} ± {error:.3f}"
        return None
    margin = table.game.advice().margin(view)
    if bad:
        if confirm_bad(trial, bad, margin, min(puzzle.matches, MOST)):
            return None
        lost = [
            f"{one.notation!r} {loss:.3f} ± {error:.3f}"
            for one, (loss, error) in zip(decision.options, losses(trial), strict=True)
        ]
        return f"what is lost: {', '.join(lost)}; the margin is {margin}"
    if confirm(trial, best, margin, min(puzzle.matches, MOST)):
        return None
    gap, error = trial.gap()
    return f"{decision.options[trial.ranking()[0]].notation!r} leads by {gap:.3f} ± {error:.3f}; the margin is {margin}"
