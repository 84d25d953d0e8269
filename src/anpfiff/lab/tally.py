"""The tally of a series: what came out of all its matches, put together."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from anpfiff.lab.batch import OutcomeTally, Use
from anpfiff.lab.calibration import Calibration
from anpfiff.lab.ratings import outcome_of
from anpfiff.lab.statistics import Ratio, Sample

if TYPE_CHECKING:
    from anpfiff.bots.interval import Interval
    from anpfiff.lab.batch import Batch, MatchRecord
    from anpfiff.lab.ratings import Deal, Outcome


class MatchFigures(NamedTuple):
    """What is compared of one match with the same deal under other rules."""

    goals: int
    decisions: int
    is_drawn: bool
    is_comeback: bool
    """Whether the winner had been behind."""
    is_first: bool
    """Whether the first seat has won."""


class WithoutLuck(NamedTuple):
    """A bot's share of the wins as it came, and less the luck it had; both have the same mean."""

    plain: Interval
    adjusted: Interval

    @property
    def worth(self) -> float:
        """To how many matches one amounts whose luck is known."""
        width = self.adjusted.high - self.adjusted.low
        return ((self.plain.high - self.plain.low) / width) ** 2 if width else 1.0


@dataclass
class Tally:
    """What came out; batches may be entered in any order, only the last digits of chances depend on it."""

    bots: list[str]
    games: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    """By bot."""
    seat_wins: list[int] = field(default_factory=list)
    """By seat."""
    bot_goals: list[Sample] = field(default_factory=list)
    seat_goals: list[Sample] = field(default_factory=list)
    goals: Sample = field(default_factory=Sample)
    decisions: Sample = field(default_factory=Sample)
    fates: Sample = field(default_factory=Sample)
    lead_changes: Sample = field(default_factory=Sample)
    comebacks: int = 0
    """How many winners had been behind."""
    scores: Counter[str] = field(default_factory=Counter)
    """How often each score, in the order of the bots."""
    reasons: Counter[str] = field(default_factory=Counter)
    totals: Counter[int] = field(default_factory=Counter)
    """By number of goals: how many matches had it."""
    lengths: Counter[int] = field(default_factory=Counter)
    """By number of decisions: how many matches had it."""
    deficits: Counter[int] = field(default_factory=Counter)
    """How often the winner had been so far behind at worst."""
    deals: dict[int, list[Outcome]] = field(default_factory=dict)
    """By seed: how the bots came in, each time the deal was played."""
    figures: dict[int, MatchFigures] = field(default_factory=dict)
    """By match."""
    lucks: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    """By seed: the first bot's share of each win, and the same less its luck; of matches whose luck is known."""
    uses: dict[tuple[str, str, str], Use] = field(default_factory=dict)
    fate: dict[tuple[str, str], OutcomeTally] = field(default_factory=dict)
    calibration: Calibration = field(default_factory=Calibration)
    forfeits: Counter[tuple[str, ...]] = field(default_factory=Counter)
    """Which bots lost without playing to the end, how, and the details; and how often."""

    def enter(self, record: MatchRecord) -> None:
        """Enter one match."""
        self.games += 1
        winner = record.winner()
        if winner is None:
            self.draws += 1
        else:
            self.seat_wins[winner] += 1
            self.wins[record.seats.index(winner)] += 1
            self.comebacks += record.behind[winner] > 0
            self.deficits[record.behind[winner]] += 1
        for bot, seat in enumerate(record.seats):
            self.bot_goals[bot].add(record.score[seat])
            self.seat_goals[seat].add(record.score[seat])
        goals = sum(record.score)
        self.goals.add(goals)
        self.totals[goals] += 1
        self.decisions.add(record.decisions)
        self.lengths[record.decisions] += 1
        self.fates.add(record.fates)
        self.lead_changes.add(record.lead_changes)
        self.scores[":".join(str(record.score[seat]) for seat in record.seats)] += 1
        self.reasons[record.reason] += 1
        self.deals.setdefault(record.seed, []).append(outcome_of(self.bots, record))
        is_comeback = winner is not None and record.behind[winner] > 0
        self.figures[record.match] = MatchFigures(goals, record.decisions, winner is None, is_comeback, winner == 0)
        self.calibration.enter(record)
        if record.luck:
            mine = [seat for bot, seat in zip(self.bots, record.seats, strict=True) if bot == self.bots[0]]
            won = sum(record.shares()[seat] for seat in mine)
            self.lucks.setdefault(record.seed, []).append((won, won - sum(record.luck[seat] for seat in mine)))
        if record.forfeit:
            self.forfeits[tuple(record.forfeit)] += 1

    @property
    def outcomes(self) -> Counter[Deal]:
        """How often a deal ended so."""
        return Counter(tuple(sorted(outcomes)) for outcomes in self.deals.values())

    def without_luck(self) -> WithoutLuck | None:
        """The first bot's share of the wins with and without its luck, where it is known."""
        plain, adjusted = Ratio(), Ratio()
        for deal in self.lucks.values():
            plain.add(sum(won for won, _ in deal), len(deal))
            adjusted.add(sum(less for _, less in deal), len(deal))
        return WithoutLuck(plain.mean(), adjusted.mean()) if plain.bunches > 1 else None

    def add(self, batch: Batch) -> None:
        """Enter all matches of a batch."""
        for record in batch.records:
            self.enter(record)
        for use in batch.uses:
            mine = self.uses.setdefault((use.verb, use.name, use.thing), Use(use.verb, use.name, use.thing))
            mine.chairs += use.chairs
            mine.won += use.won
            mine.shared += use.shared
            mine.times += use.times
        for theirs in batch.fate:
            ours = self.fate.setdefault(
                (theirs.phase, theirs.outcome), OutcomeTally(theirs.phase, theirs.outcome, 0, 0.0, 0.0)
            )
            ours.times += theirs.times
            ours.expected += theirs.expected
            ours.spread += theirs.spread


def empty(bots: tuple[str, ...]) -> Tally:
    """A tally before the first match."""
    return Tally(
        list(bots),
        wins=[0] * len(bots),
        seat_wins=[0] * len(bots),
        bot_goals=[Sample() for bot in bots],
        seat_goals=[Sample() for bot in bots],
    )
