"""Standings: points from results, and an ordered list of rules that separate those who are level."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Results:
    """Matches and what they are worth: two teams and their goals for each match, one after the other."""

    __slots__ = ("draw", "given", "matches", "win")

    def __init__(self, matches: list[i64], win: i64, draw: i64, given: dict[int, int] | None = None) -> None:
        self.matches: list[i64] = matches
        self.win: i64 = win
        self.draw: i64 = draw
        self.given: dict[int, int] = given or {}
        """Points by team that were given for rounds without an opponent."""

    def points(self, team: i64, among: list[i64] | None = None) -> i64:
        """A team's points from its matches against some others; or all of them, with those that were given."""
        found: i64 = self.given.get(team, 0) if among is None else 0
        k: i64 = 0
        while k < len(self.matches):
            mine, other = self.matches[k + 2], self.matches[k + 3]
            opponent: i64 = self.matches[k + 1]
            if opponent == team:
                mine, other = other, mine
                opponent = self.matches[k]
            elif self.matches[k] != team:
                k += 4
                continue
            if among is None or opponent in among:
                found += self.win if mine > other else self.draw if mine == other else 0
            k += 4
        return found

    def scored(self, team: i64) -> i64:
        """A team's goals."""
        found: i64 = 0
        for k in range(0, len(self.matches), 4):
            if self.matches[k] == team:
                found += self.matches[k + 2]
            elif self.matches[k + 1] == team:
                found += self.matches[k + 3]
        return found

    def conceded(self, team: i64) -> i64:
        """The goals against a team."""
        found: i64 = 0
        for k in range(0, len(self.matches), 4):
            if self.matches[k] == team:
                found += self.matches[k + 3]
            elif self.matches[k + 1] == team:
                found += self.matches[k + 2]
        return found

    def of(self, team: i64) -> list[tuple[i64, i64]]:
        """A team's matches in order: its goals and those against it."""
        found: list[tuple[i64, i64]] = []
        for k in range(0, len(self.matches), 4):
            if self.matches[k] == team:
                found.append((self.matches[k + 2], self.matches[k + 3]))
            elif self.matches[k + 1] == team:
                found.append((self.matches[k + 3], self.matches[k + 2]))
        return found

    def opponents(self, team: i64) -> list[i64]:
        """Whom a team has met, in order."""
        found: list[i64] = []
        for k in range(0, len(self.matches), 4):
            if self.matches[k] == team:
                found.append(self.matches[k + 1])
            elif self.matches[k + 1] == team:
                found.append(self.matches[k])
        return found


class Rule:
    """One way to separate teams: the higher mark comes first."""

    def mark(self, team: i64, level: list[i64], results: Results) -> i64:
        """The mark of one of the teams that are level."""
        raise TypeError("every rule gives its own marks")


@final
class Points(Rule):
    """All points."""

    def mark(self, team: i64, level: list[i64], results: Results) -> i64:
        """Points from all matches, and what was given."""
        return results.points(team)


@final
class Marks(Rule):
    """Marks that were worked out before, such as points for places."""

    __slots__ = ("given",)

    def __init__(self, given: dict[int, int]) -> None:
        self.given: dict[int, int] = given

    def mark(self, team: i64, level: list[i64], results: Results) -> i64:
        """What was given."""
        return self.given.get(team, 0)


@final
class HeadToHead(Rule):
    """The points from the matches among those who are level; `most` teams at most, or any number."""

    __slots__ = ("most",)

    def __init__(self, most: i64 = 99) -> None:
        self.most: i64 = most

    def mark(self, team: i64, level: list[i64], results: Results) -> i64:
        """Points in the small table."""
        return results.points(team, level) if len(level) <= self.most else 0


@final
class GoalDifference(Rule):
    """Goals scored less goals conceded; by the odd reading the smaller one is better."""

    __slots__ = ("is_smaller_better",)

    def __init__(self, is_smaller_better: bool = False) -> None:
        self.is_smaller_better: bool = is_smaller_better

    def mark(self, team: i64, level: list[i64], results: Results) -> i64:
        """The difference over all matches."""
        found: i64 = results.scored(team) - results.conceded(team)
        return -found if self.is_smaller_better else found


@final
class GoalsScored(Rule):
    """Goals scored in all matches."""

    def mark(self, team: i64, level: list[i64], results: Results) -> i64:
        """The goals."""
        return results.scored(team)


@final
class Wins(Rule):
    """Matches won."""

    def mark(self, team: i64, level: list[i64], results: Results) -> i64:
        """The number of them."""
        return len([1 for mine, other in results.of(team) if mine > other])


@final
class Buchholz(Rule):
    """The points of all opponents together: who met the stronger ones comes first. By the odd reading no given ones."""

    __slots__ = ("is_by_matches",)

    def __init__(self, is_by_matches: bool = False) -> None:
        self.is_by_matches: bool = is_by_matches

    def mark(self, team: i64, level: list[i64], results: Results) -> i64:
        """The sum over all matches."""
        found: i64 = 0
        for opponent in results.opponents(team):
            found += results.points(opponent)
            found -= results.given.get(opponent, 0) if self.is_by_matches else 0
        return found


@final
class Separation:
    """What separates the teams of a table: the marks of each by every rule, and who stands before others by lot only.

    Points among those who are level are counted anew for every circle of them: a mark for each circle a team was in.
    """

    __slots__ = ("by_lot", "marks")

    def __init__(self, teams: list[i64], results: Results, rules: list[Rule]) -> None:
        self.by_lot: list[i64] = []
        self.marks: dict[i64, list[list[i64]]] = {}
        for team in teams:
            self.marks[team] = [
                [] if isinstance(rule, HeadToHead) else [rule.mark(team, [team], results)] for rule in rules
            ]

    def note(self, team: i64, rule: int, mark: i64) -> None:
        """A rule gave a team a mark; where it gave the same before, that is known."""
        known = self.marks[team][rule]
        if not known or known[-1] != mark:
            known.append(mark)


def standings(
    teams: list[i64], results: Results, rules: list[Rule], lots: list[i64], told: Separation | None = None
) -> list[list[i64]]:
    """The teams, best first; those whom nothing separates share a place.

    A rule that separates some of them ends the round: those still level begin again with the first rule. Where no
    rule helps, a lot does: of `lots`, in the order drawn, the first team that is among them comes before the others.
    """
    if len(teams) < 2:
        return [teams] if teams else []
    for number, rule in enumerate(rules):
        marks = [rule.mark(team, teams, results) for team in teams]
        if told is not None:
            for k, team in enumerate(teams):
                told.note(team, number, marks[k])
        if max(marks) != min(marks):
            found: list[list[i64]] = []
            for mark in sorted(set(marks), reverse=True):
                still = [team for k, team in enumerate(teams) if marks[k] == mark]
                found += standings(still, results, rules, lots, told)
            return found
    for team in lots:
        if team in teams:
            rest = [other for other in teams if other != team]
            if told is not None:
                told.by_lot.append(team)
            return [[team], *standings(rest, results, rules, lots, told)]
    return [teams]
