"""A batch: neighbouring matches of a series, played and written down. The same batch is the same bytes anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.bots.bot import Bot
from anpfiff.bots.forfeit import forfeited
from anpfiff.bots.names import make
from anpfiff.bots.recorded_match import FateCounts, Forecaster, play_recorded
from anpfiff.bots.review.luck import luck_of
from anpfiff.bots.search.budget import Budget
from anpfiff.core.log import FATE
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.games import find
from anpfiff.lab.plan import free_verb, own_among
from anpfiff.lab.watch import AnswerAt, WatchedBot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mypy_extensions import i64

    from anpfiff.bots.recorded_match import MatchCounts
    from anpfiff.core.action import Action
    from anpfiff.core.game import Game
    from anpfiff.core.log import LogLine
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import Result, State
    from anpfiff.lab.plan import Plan
    from anpfiff.lab.watch import Loss, Watch


FATE_STREAM: Final = 0
THOUGHTS_STREAM: Final = 1
OUTLOOK_STREAM: Final = 2
DIGITS: Final = 6
"""Digits of a chance that are kept."""


class MatchRecord(msgspec.Struct, array_like=True):
    """One match; lists are by seat, unless they say otherwise."""

    match: int
    seed: int
    seats: list[int]
    """By bot: where it sat."""
    score: list[int]
    places: list[int]
    """1 is the best; seats that are level share a place."""
    reason: str
    decisions: int
    fates: int
    lead_changes: int
    behind: list[int]
    kept: list[list[str]]
    """What a seat said with the free verbs, in alphabetical order, a thing as often as it was said."""
    looks: list[list[float]] = []
    """By moment at which spectators were told: every seat's chance to win."""
    forfeit: list[str] = []
    """Which bot lost without playing to the end, how, and the details; empty: none did."""

    luck: list[float] = []
    """What fell for each seat against all that could have fallen, as a share of the win; its mean is zero."""

    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        return [1.0 / self.places.count(1) if place == 1 else 0.0 for place in self.places]

    def winner(self) -> int | None:
        """The seat that won alone."""
        return self.places.index(1) if self.places.count(1) == 1 else None


class Use(msgspec.Struct, array_like=True):
    """How those fared who said something: a verb with one of its arguments."""

    verb: str
    name: str
    """What the argument is called."""
    thing: str
    chairs: int = 0
    """In how many matches a seat said it, each seat counted for itself."""
    won: int = 0
    shared: int = 0
    times: int = 0


class OutcomeTally(msgspec.Struct, array_like=True):
    """How often one outcome fell in one place of the rules, and how often it should have."""

    phase: str
    outcome: str
    times: int
    expected: float
    spread: float


class Batch(msgspec.Struct):
    """Finished work."""

    first: int
    last: int
    records: list[MatchRecord]
    uses: list[Use]
    fate: list[OutcomeTally] = msgspec.field(name="falls")
    logs: list[list[tuple[int, str]]] = []
    """By match, where a data set is kept: who said what; fate follows from the seed."""


def play_batch(plan: Plan, first: int, last: int, losses: Iterable[Loss] = (), watch: Watch | None = None) -> bytes:
    """Play the matches from `first` up to, not including, `last`; whoever watches knows what bots are known to lose."""
    plan.check_prints()
    game, setup, own = find(plan.game), plan.setup(), own_among(plan.bots)
    fates, records, uses = FateCounts(), [], Uses()
    logs: list[list[tuple[int, str]]] = []
    for match in range(first, last):
        # New bots for every match: one that remembers must not carry anything over from the match before.
        bots: list[Bot] = [
            WatchedBot(name, game, setup, AnswerAt(match, number, 0), watch, losses)
            if watch is not None and name in own
            else make(name, game, is_timed=False, setup=setup)
            for number, name in enumerate(plan.bots)
        ]
        if plan.free:
            bots = [FreeBot(bot, list(plan.free)) for bot in bots]
        seats, seed = plan.seats(match), plan.match_seed(match)
        seated = [bots[seats.index(seat)] for seat in range(len(bots))]
        s = game.lay(setup)
        forecaster = forecaster_of(plan, game, seed)
        fallen = FateCounts() if match % plan.sides else fates  # the same deal again is no further testimony
        log: list[LogLine] | None = [] if plan.luck or plan.keep else None
        dice, thoughts = seeded(seed, FATE_STREAM), seeded(seed, THOUGHTS_STREAM)
        counts = play_recorded(s, seated, dice, thoughts, fallen, forecaster, log)
        result = s.result() if counts.forfeit is None else forfeited(s, int(counts.forfeiter))
        records.append(record_of(plan, match, result, counts))
        if log is not None and plan.keep:
            logs.append([(line.seat, line.action.notation) for line in log if line.seat != FATE])
        if log is not None and plan.luck and counts.forfeit is None:
            played = Table(game, setup, None)
            played.repeat(log)
            records[-1].luck = [round(luck, DIGITS) for luck in luck_of(played, plan.luck)]
        if forecaster is not None:
            records[-1].looks = [[round(chance, DIGITS) for chance in said] for said in forecaster.said]
        uses.enter(counts, records[-1])
    return msgspec.json.encode(Batch(first, last, records, uses.sorted(), outcomes_of(fates), logs))


def forecaster_of(plan: Plan, game: Game, seed: int) -> Forecaster | None:
    """Who tells the spectators in one match, if anybody does; with numbers of its own, so that it changes nothing."""
    if not plan.outlook:
        return None
    return Forecaster(game, plan.outlook, Budget(plan.iterations), seeded(seed, OUTLOOK_STREAM))


def read_batch(data: bytes) -> Batch:
    """The batch that was written so."""
    return msgspec.json.decode(data, type=Batch)


def record_of(plan: Plan, match: int, result: Result, counts: MatchCounts) -> MatchRecord:
    """One match as it is kept."""
    places, rank = [0] * len(plan.bots), 1
    verbs = {word: name for word, name, _ in (free_verb(said) for said in plan.free if " " not in said)}
    for group in result.places:
        for seat in group:
            places[seat] = rank
        rank += len(group)
    return MatchRecord(
        match=match,
        seed=plan.match_seed(match),
        seats=plan.seats(match),
        score=result.score,
        places=places,
        reason=result.reason,
        decisions=int(counts.decisions),
        fates=int(counts.fates),
        lead_changes=int(counts.lead_changes),
        behind=list(counts.behind),
        kept=[kept_of(said, verbs) for said in counts.said] if verbs else [],
        forfeit=[] if (lost := counts.forfeit) is None else [lost.bot, lost.how, lost.detail],
    )


def kept_of(said: dict[Action, int], verbs: dict[str, str]) -> list[str]:
    """The arguments that matter of what was said with these verbs."""
    found = []
    for action, times in said.items():
        verb = action.verb
        if verb.word in verbs and action.args:
            name = verbs[verb.word]
            found += [action.args[verb.names.index(name) if name else 0]] * times
    return sorted(found)


class Uses:
    """How those fared who said something, over many matches."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str, str], Use] = {}
        self._keys: dict[Action, list[tuple[str, str, str]]] = {}

    def enter(self, counts: MatchCounts, record: MatchRecord) -> None:
        """Enter one match."""
        winner = record.winner()
        for seat, said in enumerate(counts.said):
            mine: dict[tuple[str, str, str], int] = {}
            for action, times in said.items():
                for key in self._keys_of(action):
                    mine[key] = mine.get(key, 0) + times
            for key, times in mine.items():
                use = self._known.get(key)
                if use is None:
                    use = self._known[key] = Use(*key)
                use.chairs += 1
                use.won += winner == seat
                use.shared += winner is None and record.places[seat] == 1
                use.times += times

    def _keys_of(self, action: Action) -> list[tuple[str, str, str]]:
        keys = self._keys.get(action)
        if keys is None:
            verb = action.verb
            keys = [(verb.word, name, thing) for name, thing in zip(verb.names, action.args, strict=True)]
            self._keys[action] = keys
        return keys

    def sorted(self) -> list[Use]:
        """All of them, in an order that does not depend on who said what first."""
        return [use for _, use in sorted(self._known.items())]


def outcomes_of(fates: FateCounts) -> list[OutcomeTally]:
    """What fell, put together for all roles of a place in the rules."""
    found: dict[tuple[str, str], OutcomeTally] = {}
    for phase, outcomes in fates.by_phase.items():
        for action, counts in outcomes.items():
            key = (phase.key(), action.notation)
            tally = found.setdefault(key, OutcomeTally(*key, 0, 0.0, 0.0))
            tally.times += int(counts.times)
            tally.expected += counts.expected
            tally.spread += counts.spread
    return [tally for _, tally in sorted(found.items())]


class FreeBot(Bot):
    """Says anything where all options begin with a free verb, and what it is told; otherwise it asks another bot.

    A bot that always takes the same men tells nothing about the others; one that guesses everything plays so badly that
    good men are wasted. This one guesses only what is being measured.
    """

    def __init__(self, bot: Bot, free: list[str]) -> None:
        self.bot = bot
        parts = [free_verb(word) for word in free if " " not in word]
        self.chances = {word: chance for word, _, chance in parts}
        """By verb: each option is taken with a chance of one in this number; 0: all alike."""
        self.statements = [word for word in free if " " in word]
        self.needs_view = bot.needs_view

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """Any option, the one that is always taken, or that of the other bot."""
        for action in options:
            if action.notation in self.statements:
                return action
        verb = options[0].verb.word
        if verb in self.chances and all(action.verb.word == verb for action in options):
            return self.guess(options, self.chances[verb], rng)
        return self.bot.choose(view, role, options, rng)

    def guess(self, options: list[Action], chance: int, rng: Rng) -> Action:
        """Any option; or the first that is not passed over.

        Where a squad is picked in the order of its men, a man who is passed over is lost: a guess among all that are
        left would leap far ahead, and the last men would be in every squad.
        """
        if not chance:
            return options[rng.below(len(options))]
        for action in options[:-1]:
            if rng.below(chance) == 0:
                return action
        return options[-1]
