"""A competition as somebody sees it: everything a page or a program needs, in one message."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from anpfiff.football.legs import enough
from anpfiff.football.score import LEVEL
from anpfiff.games import find
from anpfiff.protocol.competition import (
    CompetitionInfo,
    EntrantInfo,
    LiveInfo,
    MatchInfo,
    RoundInfo,
    RowInfo,
    ScorerInfo,
    StandingsInfo,
    StoryLine,
    TieInfo,
)
from anpfiff.server.competitions.competition import DONE, GATHERING, PLAYING
from anpfiff.server.competitions.names import given_name

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from anpfiff.football.standings import Results, Separation
    from anpfiff.server.competitions.competition import Competition
    from anpfiff.server.competitions.schedule import Schedule
    from anpfiff.server.competitions.ties import Match, Pairing

MOST_SCORERS = 30
LAST = 5
"""How many of the last matches a form shows."""


class StandingsNow:
    """The tables as they stand, worked out once however many look."""

    def __init__(self) -> None:
        self._known: tuple[object, list[StandingsInfo]] = (None, [])

    def __call__(self, competition: Competition, live: dict[int, list[int]]) -> list[StandingsInfo]:
        """The tables, with the goals of matches that are still going on."""
        key = (competition.id, competition.seq, sorted(live.items()))
        if self._known[0] != key:
            self._known = (key, standings(competition, live))
        return self._known[1]


class Viewer(NamedTuple):
    """What makes a difference to what somebody sees of a competition."""

    me: int | None
    waits: int | None
    is_organiser: bool


def viewer_of(competition: Competition, hashed: str) -> Viewer:
    """Somebody with a token."""
    waits = next((place for place, one in enumerate(competition.waiting) if one.key == hashed), None)
    return Viewer(competition.holder(hashed), waits, hashed == competition.organiser)


def show(
    competition: Competition,
    hashed: str,
    now: int,
    live: Callable[[Pairing, int, Match], LiveInfo | None],
    ready: Collection[str] = (),
    tables: StandingsNow | None = None,
) -> CompetitionInfo:
    """The competition from where somebody with a token looks; `ready` has the tables that are known to be laid."""
    first, plan = competition.opened, competition.plan
    going = {
        tie.number: found.goals
        for tie, number, match in competition.open_matches()
        if match.table and (found := live(tie, number, match)) is not None and found.status == "running"
    }
    viewer, story = viewer_of(competition, hashed), [StoryLine(*line) for line in competition.story]
    return CompetitionInfo(
        competition.id, given_name(first.name, first.game), first.game, first.edition, first.options, first.size,
        competition.status,
        first.format, first.pace, first.clock, first.fill, first.public, first.allows, first.real is not None,
        first.at, now, competition.paused,
        *viewer,
        competition.holder(competition.organiser),
        [
            EntrantInfo(one.number, one.name, one.bot, one.is_here, one.has_left, one.misses, one.was)
            for one in competition.people
        ],
        [one.name for one in competition.waiting],
        competition.order[: competition.shown], len(competition.order), _unit_of(first.game),
        first.commitment,
        competition.secret if competition.status == DONE else "", competition.watch,
        [
            RoundInfo(one.kind, one.began, one.until, [_tie(competition, tie, live, ready) for tie in one.ties])
            for one in (plan.rounds if plan is not None else [])
        ],
        plan.to_come() if plan is not None and competition.status == PLAYING else [],
        (tables or standings)(competition, going), competition.champions, list(first.format.separating),
        scorers(competition), counts(competition),
        story, story[competition.decisions[-1].told] if viewer.is_organiser and competition.decisions else None,
        competition.seq,
    )  # fmt: skip


def _tie(
    competition: Competition,
    tie: Pairing,
    live: Callable[[Pairing, int, Match], LiveInfo | None],
    ready: Collection[str],
) -> TieInfo:
    matches = [
        MatchInfo(
            match.table if match.is_over or match.table in ready else "", tie.home(number),
            match.goals, match.kicks, match.winner, match.places, match.how, match.laid,
            None if match.is_over else competition.deadline(match), match.caretakers, match.proposals, match.agreed,
            match.set_by,
            None if match.is_over or not match.table else live(tie, number, match),
        )
        for number, match in enumerate(tie.matches)
    ]  # fmt: skip
    return TieInfo(
        tie.number, tie.stage, list(tie.sides), matches, tie.winner, tie.by, tie.wishes, _enough(competition, tie),
        tie.going_on,
    )  # fmt: skip


@cache
def _unit_of(game: str) -> str:
    return find(game).unit()


def _enough(competition: Competition, tie: Pairing) -> list[int]:
    form = competition.opened.format
    if form.legs != 2 or not tie.is_decided or len(tie.matches) != 2 or tie.matches[1].is_over:
        return []
    goals = tie.matches[0].goals
    return [] if goals is None else [int(enough(list(goals), side, form.away_goals)) for side in (0, 1)]


def standings(competition: Competition, live: dict[int, list[int]]) -> list[StandingsInfo]:
    """The tables as they stand, with the goals of matches that are still going on."""
    plan = competition.plan
    if plan is None or competition.status == GATHERING or competition.opened.format.kind == "knock_out":
        return []
    groups = plan.groups or [competition.order]
    if plan.form.seats > 2:
        return [_table_of_tables(plan, set(live))]
    names = [chr(ord("A") + number) if plan.groups else "" for number in range(len(groups))]
    through = plan.form.through if plan.groups else 0
    found, forms = [], _forms(plan)
    going = {who for tie in plan.ties() if tie.number in live for who in tie.sides}
    for name, group in zip(names, groups, strict=True):
        rows: list[RowInfo] = []
        results = plan.results(group, live)
        levels, told = plan.standings(group, live)
        for level in levels:
            place = len(rows) + 1
            rows += [_row(who, place, results, told, forms.get(who, [])[-LAST:], is_live=who in going) for who in level]
        found.append(StandingsInfo(name, through, rows))
    return found


def scorers(competition: Competition) -> list[ScorerInfo]:
    """Who scored most over all matches; those with as many goals in the order in which they came to them."""
    found: dict[tuple[int, str], int] = {}
    for tie in competition.ties():
        for match in tie.matches:
            for side, scorer, goals in match.scorers:
                key = (tie.sides[side], scorer)
                found[key] = found.get(key, 0) + goals
    best = sorted(found.items(), key=lambda one: -one[1])[:MOST_SCORERS]
    return [
        ScorerInfo(who, "" if scorer.startswith("#") else scorer, int(scorer[1:]) if scorer[0] == "#" else 0, goals)
        for (who, scorer), goals in best
    ]


def counts(competition: Competition) -> dict[str, int]:
    """How often what happened over all matches."""
    found: dict[str, int] = {}
    for tie in competition.ties():
        for match in tie.matches:
            for what, number in match.counts.items():
                found[what] = found.get(what, 0) + number
    return found


def _table_of_tables(plan: Schedule, live: set[int]) -> StandingsInfo:
    """How all stand by their places at whole tables; goals are the score there, and nothing counts against anybody."""
    points, rows = plan.place_points(), list[RowInfo]()
    going = {who for tie in plan.ties() if tie.number in live for who in tie.sides}
    levels, told = plan.standings(plan.order)
    for level in levels:
        place = len(rows) + 1
        for who in level:
            sat = [(match, tie.sides.index(who)) for tie, match in plan.tables() if who in tie.sides]
            form = [f"{match.places[side]}{'' if match.how == 'played' else '*'}" for match, side in sat]
            won = sum(match.places[side] == 1 for match, side in sat)
            scored = sum((match.goals or [0])[side] for match, side in sat)
            rows.append(
                RowInfo(
                    who, place, len(sat), won, 0, len(sat) - won, scored, 0, points.get(who, 0), form[-LAST:],
                    who in going, *_separation(told, who),
                )
            )  # fmt: skip
    return StandingsInfo("", 0, rows)


def _separation(told: Separation, who: int) -> tuple[list[list[int]], bool]:
    return [[int(mark) for mark in marks] for marks in told.marks[who][1:]], who in told.by_lot


def _row(who: int, place: int, results: Results, told: Separation, form: list[str], *, is_live: bool) -> RowInfo:
    played = [(int(mine), int(other)) for mine, other in results.of(who)]
    return RowInfo(
        who, place, len(played), sum(mine > other for mine, other in played),
        sum(mine == other for mine, other in played), sum(mine < other for mine, other in played),
        int(results.scored(who)), int(results.conceded(who)), int(results.points(who)), form, is_live,
        *_separation(told, who),
    )  # fmt: skip


def _forms(plan: Schedule) -> dict[int, list[str]]:
    """How everybody's matches outside of a knock-out went, in order; an awarded one has a star."""
    found: dict[int, list[str]] = {}
    for tie in plan.ties():
        if tie.stage == "knock_out" or not tie.matches or not tie.matches[0].is_over:
            continue
        match = tie.matches[0]
        for side, who in enumerate(tie.sides):
            word = "lost" if match.how == "missed" else _word(match.goals or [0, 0], side)
            found.setdefault(who, []).append(word + ("*" if match.how != "played" else ""))
    return found


def _word(goals: list[int], side: int) -> str:
    if goals[0] == goals[1]:
        return "drawn"
    assert LEVEL == -1
    return "won" if goals[side] > goals[1 - side] else "lost"
