"""What follows from a view of the World Cup: live scores, the tables of the groups, the bracket, who is out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.pile import alone, count, each, lowest
from anpfiff.football.standings import Results, standings
from anpfiff.games.world_cup.cards import GROUPS, NATIONS, TOURNAMENTS
from anpfiff.games.world_cup.events import STAGES
from anpfiff.games.world_cup.rows import half_goals, is_open, score
from anpfiff.games.world_cup.rules.knock_out import ties_of
from anpfiff.games.world_cup.rules.whistle import SCORE_ROUND
from anpfiff.games.world_cup.state import EMPTY, FINAL, GROUP, NOBODY, PART, ROUND_OF_16, SEMI_FINAL, Cup
from anpfiff.games.world_cup.turn_facts import turn_facts

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.football.bracket import Tie
    from anpfiff.games.world_cup.fact_types import Entrant, Facts, GroupFacts, RoundFacts, Standing, TieFacts

THIRD_PLACE: Final = "third_place"


def facts_of(s: Cup) -> Facts:
    """All of them."""
    over = matches_over(s)
    goals = [over[k // 2][k % 2] if k // 2 in over else score(row) for k, row in enumerate(s.rows)]
    live = [k for k in range(len(s.rows)) if k // 2 not in over]
    groups = [group_facts(s, group, results_of(s, group, goals)) for group in range(len(s.book.groups))]
    return {
        "goals": [int(number) for number in goals],
        "over": sorted(over),
        "halves": [k for k in live if half_goals(s.rows[k]) % 2],
        "open": [k for k in live if is_open(s.rows[k])],
        "group_matches": len(s.book.matches) // 2,
        "groups": groups,
        "rounds": rounds(s, hopes(s, groups), over),
        "uses": turn_facts(s),
        "out": [] if s.stage == GROUP else [NATIONS[team] for team in each(s.book.teams & ~still_in(s))],
    }


# The matches on the table.


def is_group_table(s: Cup) -> bool:
    """Whether the matches on the table are those of the groups themselves."""
    return s.stage == GROUP and not s.is_replay


def matches_over(s: Cup) -> dict[int, list[i64]]:
    """W5.3  The matches on the table that have been scored, with their goals; dice are in them."""
    number = len(s.teams) // 2
    if is_group_table(s):
        scored = {(int(one[1]), int(one[2])): one[3:5] for one in sheet(group_matches(s))}
        pairs = [(int(s.teams[2 * k]), int(s.teams[2 * k + 1])) for k in range(number)]
        return {k: scored[pair] for k, pair in enumerate(pairs) if pair in scored}
    last = sheet(s.results)[-number:] if number else []
    is_scored = SCORE_ROUND not in s.agenda and [part for one in last for part in one[1:3]] == s.teams
    if not is_scored or any(one[0] != s.stage for one in last):
        return {}
    return {k: one[3:5] for k, one in enumerate(last)}


def group_matches(s: Cup) -> list[i64]:
    """The results of the group matches: they were the first to be scored."""
    return s.results[: PART * (len(s.book.matches) // 2)]


def sheet(results: list[i64]) -> list[list[i64]]:
    """The score sheet, match by match."""
    return [results[k : k + PART] for k in range(0, len(results), PART)]


# W6, W7: the groups.


def results_of(s: Cup, group: i64, goals: list[i64]) -> Results:
    """The results of a group: as its matches stand on the table, or as they stand on the score sheet."""
    found: list[i64] = []
    if is_group_table(s):
        for k in range(0, len(s.teams), 2):
            if s.book.group_of[s.teams[k]] == group:
                found += [*s.teams[k : k + 2], *goals[k : k + 2]]
    else:
        for one in sheet(group_matches(s)):
            if s.book.group_of[one[1]] == group:
                found += one[1:5]
    return Results(found, s.book.win, s.book.draw_points)


def through(s: Cup, group: i64) -> list[i64]:
    """W6.2, W7.1  The teams that have come through a group, the first one first; none as long as it is not decided."""
    if not s.book.is_1930:
        return s.qualified[2 * group : 2 * group + 2]
    if s.stage == GROUP:
        is_decided = group < len(s.level) and count(s.level[group]) == 1
        return [lowest(s.level[group])] if is_decided else EMPTY
    return [team for pair in pairs_of(s, SEMI_FINAL) for team in pair if s.book.group_of[team] == group]


def group_facts(s: Cup, group: i64, results: Results) -> GroupFacts:
    """W6.1, W7.1  The table of a group, best first; who is level in everything shares a place, and nobody leads."""
    known = through(s, group)
    drawn = s.lots if is_group_table(s) and group == s.group else EMPTY
    places = standings(s.book.groups[group], results, s.book.rules, known or drawn)
    lines: list[Standing] = []
    for level in places:
        first: i64 = len(lines)
        is_ahead = first + len(level) <= s.book.go_on
        for team in level:
            scored, conceded = results.scored(team), results.conceded(team)
            lines.append(
                {
                    "team": NATIONS[team],
                    "place": int(first) + 1,
                    "points": int(results.points(team)),
                    "scored": int(scored),
                    "conceded": int(conceded),
                    "difference": int(scored - conceded),
                    "goes_on": team in known if known else is_ahead,
                }
            )
    names = GROUPS[0] if s.book.is_1930 else GROUPS[1]
    return {"group": names[group], "is_decided": bool(known), "lines": lines}


def hopes(s: Cup, groups: list[GroupFacts]) -> dict[str, str]:
    """W8.2  Who would come into the bracket from which place of a group if the whistle blew now."""
    found: dict[str, str] = {}
    if s.stage == GROUP:
        for one in groups:
            for line in one["lines"]:
                if line["goes_on"]:
                    number = one["lines"].index(line)
                    found[f"{'runner_up' if number else 'winner'}_{one['group']}"] = line["team"]
    return found


# W8: the bracket.


def pairs_of(s: Cup, stage: i64) -> list[list[i64]]:
    """W8.2  Who meets whom in a round, in the order of the board; nobody knows it of a round to come."""
    played = [one[1:3] for one in sheet(s.results) if one[0] == stage]
    if stage == s.stage and not played:
        return [s.teams[k : k + 2] for k in range(0, len(s.teams), 2)]
    return played[: len(ties_of(s, stage))]


def still_in(s: Cup) -> i64:
    """W8.1  The teams of this round that have not lost their match."""
    found: i64 = 0
    for level in s.level:
        found |= level
    return found


def rounds(s: Cup, hoped: dict[str, str], over: dict[int, list[i64]]) -> list[RoundFacts]:
    """W8  Every round of the bracket, the first one first; with the final of 2002 goes the match for third place."""
    found: list[RoundFacts] = []
    for stage in range(ROUND_OF_16, FINAL + 1):
        ties = ties_of(s, stage)
        if ties:
            pairs = pairs_of(s, stage)
            knots: list[TieFacts] = []
            for k, tie in enumerate(ties):
                pair = pairs[k] if k < len(pairs) else EMPTY
                winner = winner_of(s, stage, k, pair)
                knots.append(
                    {
                        "id": f"{tie.name}_{TOURNAMENTS[0 if s.book.is_1930 else 1]}",
                        "games": games_of(s, stage, pair),
                        "winner": None if winner == NOBODY else NATIONS[winner],
                        "sides": sides_of(tie, pair, hoped),
                        "row": row_of(s, pair, over) if stage == s.stage else None,
                    }
                )
            found.append({"stage": STAGES[stage], "ties": knots})
    return found


def games_of(s: Cup, stage: i64, pair: list[i64]) -> list[list[int]]:
    """The scores of a match of the bracket and of its replays so far."""
    return [[int(one[3]), int(one[4])] for one in sheet(s.results) if one[0] == stage and one[1:3] == pair]


def sides_of(tie: Tie, pair: list[i64], hoped: dict[str, str]) -> list[Entrant]:
    """The left and the right side: a team, or where one will come from and who would come now."""
    if pair:
        return [{"team": NATIONS[team]} for team in pair]
    return [{"from": place, "hope": hoped.get(place)} for place in (tie.left, tie.right)]


def winner_of(s: Cup, stage: i64, k: i64, pair: list[i64]) -> i64:
    """W8.1  Who has won a match of the bracket: in this round who is not level any more, before it who came further."""
    if stage == s.stage:
        is_won = k < len(s.level) and count(s.level[k]) == 1
        return lowest(s.level[k]) if is_won else NOBODY
    after: i64 = stage + 1
    later: i64 = 0
    for tie, teams in zip(ties_of(s, after), pairs_of(s, after), strict=False):
        if tie.round != THIRD_PLACE:
            later |= alone(teams[0]) | alone(teams[1])
    for team in pair:
        if (later >> team) & 1:
            return team
    return NOBODY


def row_of(s: Cup, pair: list[i64], over: dict[int, list[i64]]) -> int | None:
    """The row of the left team of a match of the bracket that is played now."""
    for k in range(0, len(s.teams), 2):
        if k // 2 not in over and s.teams[k : k + 2] == pair:
            return k
    return None
