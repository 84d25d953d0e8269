"""Plays one match between bots and records what statistics need. It runs once for every decision, so it is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.bots.forfeit import Forfeit
from anpfiff.bots.match import asked, choose
from anpfiff.bots.search.hints import forecast
from anpfiff.core.chair import SPECTATOR, look
from anpfiff.core.event import ALL
from anpfiff.core.log import FATE, LogLine
from anpfiff.core.phase import CHANCE
from anpfiff.core.referee import advance, fall, play

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.bot import Bot
    from anpfiff.bots.search.budget import Budget
    from anpfiff.core.action import Action
    from anpfiff.core.game import Game
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


@final
class OutcomeCount:
    """How often something fell in one place of the rules, and how often it should have."""

    __slots__ = ("expected", "spread", "times")

    def __init__(self) -> None:
        self.times: i64 = 0
        self.expected: float = 0.0
        self.spread: float = 0.0
        """The variance of what was expected."""


@final
class FateCounts:
    """All answers of fate in many matches, by the place in the rules that asked for them."""

    __slots__ = ("by_phase",)

    def __init__(self) -> None:
        self.by_phase: dict[AnyPhase, dict[Action, OutcomeCount]] = {}

    def pick(self, phase: AnyPhase, s: State, rng: Rng) -> Action:
        """Let fate answer, and count what could have fallen."""
        sheet = phase.outcomes(s)
        known = self.by_phase.get(phase)
        if known is None:
            known = {}
            self.by_phase[phase] = known
        total: i64 = sheet.total
        k: i64 = 0
        while k < len(sheet.actions):
            action = sheet.actions[k]
            counts = known.get(action)
            if counts is None:
                counts = OutcomeCount()
                known[action] = counts
            chance: float = float(sheet.weights[k]) / float(total)
            counts.expected += chance
            counts.spread += chance * (1.0 - chance)
            k += 1
        drawn = sheet.pick(rng)
        known[drawn].times += 1
        return drawn


@final
class MatchCounts:
    """What happened in one match."""

    __slots__ = ("behind", "decisions", "fates", "forfeit", "forfeiter", "lead_changes", "said")

    def __init__(self, seats: i64) -> None:
        self.decisions: i64 = 0
        self.fates: i64 = 0
        self.lead_changes: i64 = 0
        """How often another seat took the lead than the one that had it last."""
        self.behind: list[int] = [0] * seats
        """By seat: the most it ever was behind the best of the others."""
        self.said: list[dict[Action, int]] = [{} for seat in range(seats)]
        """By seat: how often it said what."""
        self.forfeiter: i64 = -1
        """The seat whose bot crashed, thought too long or said what it may not; -1: none."""
        self.forfeit: Forfeit | None = None


@final
class Forecaster:
    """Says now and then what spectators may expect of a match: at every n-th decision, the first by chance.

    When it speaks must not depend on how the match goes on, or those moments would be no fair sample.
    """

    __slots__ = ("budget", "every", "following", "game", "rng", "said")

    def __init__(self, game: Game, every: i64, budget: Budget, rng: Rng) -> None:
        self.game: Game = game
        self.every: i64 = every
        self.budget: Budget = budget
        self.rng: Rng = rng
        self.following: i64 = rng.below(every) if every > 0 else -1
        self.said: list[list[float]] = []
        """By moment: every seat's chance to win."""

    def see(self, s: State, decisions: i64) -> None:
        """Forecast, if it is time for it after this number of decisions."""
        if decisions != self.following:
            return
        self.following += self.every
        found = forecast(self.game, look(s, SPECTATOR), SPECTATOR, self.budget, self.rng)
        self.said.append([one.chance for one in found])


def play_recorded(
    s: State,
    bots: list[Bot],
    fate: Rng,
    thoughts: Rng,
    fates: FateCounts,
    forecaster: Forecaster | None = None,
    log: list[LogLine] | None = None,
) -> MatchCounts:
    """Play a state to its end; bot k sits at seat k and sees only what its chair may see. A forfeit ends it at once.

    All that is said is written into the log, if there is one.
    """
    advance(s)
    agenda = s.agenda
    seats: i64 = len(bots)
    counts = MatchCounts(seats)
    score = [0] * seats
    leader: i64 = -1
    while agenda:
        phase = agenda[-1]
        if phase.kind == CHANCE:
            counts.fates += 1
            outcome = fates.pick(phase, s, fate)
            if log is not None:
                log.append(LogLine(FATE, outcome, ALL))
            fall(s, outcome)
        else:
            role: i64 = asked(s, phase)
            seat: i64 = s.roles[role]
            if forecaster is not None:
                forecaster.see(s, counts.decisions)
            counts.decisions += 1
            try:
                action = choose(s, role, bots[seat], thoughts)
            except Forfeit as forfeit:
                counts.forfeiter = seat
                counts.forfeit = forfeit
                return counts
            said = counts.said[seat]
            said[action] = said.get(action, 0) + 1
            if log is not None:
                log.append(LogLine(int(seat), action, ALL))
            play(s, role, action)
        agenda = s.agenda
        now = s.score_so_far()
        if now != score:
            score = now
            leader = compare(counts, now, leader)
    return counts


def compare(counts: MatchCounts, score: list[int], leader: i64) -> i64:
    """Write down who is behind and by how much; the seat that leads alone now, or the one that did so last."""
    best = max(score)
    ahead: i64 = -1
    seat: i64 = 0
    while seat < len(score):
        if score[seat] == best:
            ahead = seat if ahead == -1 else -2
        elif best - score[seat] > counts.behind[seat]:
            counts.behind[seat] = best - score[seat]
        seat += 1
    if ahead < 0:
        return leader
    if leader >= 0 and ahead != leader:
        counts.lead_changes += 1
    return ahead
