"""The plan of a competition: which round comes next, and how everybody stands. Pure: it knows results and no clock."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from anpfiff.football import standings as office
from anpfiff.football.bracket import qualified_round, seeded_round
from anpfiff.football.fixtures import berger, double_berger, groups_of
from anpfiff.football.standings import Marks, Results, Rule, Separation
from anpfiff.football.swiss import REST, Entrant, pair
from anpfiff.football.tables import Company, place_points, seating
from anpfiff.server.competitions.ties import BYE, Match, Pairing, levels_of

if TYPE_CHECKING:
    from anpfiff.protocol.competition import Format

WIN: Final = 3
DRAW: Final = 1
RULES: Final[dict[str, Rule]] = {
    "difference": office.GoalDifference(),
    "scored": office.GoalsScored(),
    "head_to_head": office.HeadToHead(),
    "wins": office.Wins(),
    "buchholz": office.Buchholz(),
}


class Round:
    """Ties that are played at the same time."""

    def __init__(self, kind: str, ties: list[Pairing]) -> None:
        self.kind: Final = kind
        """`knock_out`, `groups`, `league` or `swiss`."""
        self.ties: Final = ties
        self.began = 0
        self.until = 0
        """In a winter: when it has to be played; on an evening 0."""

    @property
    def is_over(self) -> bool:
        """Whether every tie is settled."""
        return all(tie.is_over for tie in self.ties)

    @property
    def is_drawn_on_results(self) -> bool:
        """Whether who meets whom follows from the rounds before; in a league and in groups it was fixed by the draw."""
        return self.kind in ("knock_out", "swiss")

    def go_on_from(self, before: Round) -> None:
        """Keep what was played in the round as it was drawn before, in ties of the same sides."""
        self.began, self.until = before.began, before.until
        kept = {(tie.number, tie.sides): tie for tie in before.ties}
        self.ties[:] = [kept.get((tie.number, tie.sides), tie) for tie in self.ties]


class Schedule:
    """The rounds of a competition, one after the other, for entrants in the order they were drawn."""

    def __init__(self, form: Format, order: list[int]) -> None:
        self.form: Final = form
        self.order: Final = order
        self.rounds: Final[list[Round]] = []
        self.groups: Final = self._groups() if form.kind == "groups" else []
        self._made = 0
        self._season: list[list[tuple[int, ...]]] = []

    def to_come(self) -> list[list[tuple[int, ...]]]:
        """Who meets whom in the rounds that are fixed from the start and lie ahead: those of a league, or of groups."""
        if self.form.kind not in ("league", "groups"):
            return []
        if not self._season:
            ahead = Schedule(self.form, self.order)
            while (made := ahead.next_round()) is not None and made.kind == self.form.kind:
                self._season.append([tie.sides for tie in made.ties])
        return self._season[len(self.rounds) :]

    def _groups(self) -> list[list[int]]:
        number = self.form.groups or groups_for(len(self.order))
        return [[int(team) for team in group] for group in groups_of(list(self.order), number)]

    # ---- rounds -----------------------------------------------------------------------------------------------------

    def next_round(self) -> Round | None:
        """Lay the next round out, once all before it are over; None if there is none."""
        made = self._next_tables() if self.form.seats > 2 else self._next()
        if made is not None:
            self.rounds.append(made)
        return made

    def cut(self, number: int) -> list[Round]:
        """Take away the rounds that were drawn on a tie; they come back."""
        place = self.round_of(number) + 1
        while place < len(self.rounds) and not self.rounds[place].is_drawn_on_results:
            place += 1
        found, self.rounds[place:] = self.rounds[place:], []
        self._made = len(self.ties())
        return found

    def round_of(self, number: int) -> int:
        """In which round a tie is, counted from 0."""
        return next(place for place, one in enumerate(self.rounds) if number <= one.ties[-1].number)

    def _next(self) -> Round | None:
        kind = self.form.kind
        if kind == "knock_out":
            return self._knock_out(list(seeded_round(list(self.order))) if not self.rounds else self._through())
        if kind == "swiss":
            return self._swiss()
        if kind == "league":
            return self._of_tables([list(self.order)], "league", double=self.form.legs == 2)
        played = [one for one in self.rounds if one.kind == "groups"]
        if len(played) == len(self.rounds):
            found = self._of_tables(self.groups, "groups", double=False)
            if found is not None:
                return found
            tables = [[place for level in self.table(group) for place in level] for group in self.groups]
            return self._knock_out([int(team) for team in qualified_round(tables, self.form.through)])
        return self._knock_out(self._through())

    def _through(self) -> list[int]:
        """Who is through from the last round, in the order of the bracket."""
        return [BYE if (who := tie.through()) is None else who for tie in self.rounds[-1].ties]

    def _knock_out(self, field: list[int]) -> Round | None:
        if len(field) < 2:
            return None
        pairs = [(int(field[k]), int(field[k + 1])) for k in range(0, len(field), 2)]
        return Round("knock_out", [self._tie("knock_out", two, is_decided=True) for two in pairs])

    def _of_tables(self, groups: list[list[int]], kind: str, *, double: bool) -> Round | None:
        """The next round of a league, or of all groups at once."""
        turn = len(self.rounds)
        ties: list[Pairing] = []
        for number, group in enumerate(groups):
            rounds = double_berger(list(group)) if double else berger(list(group))
            if turn < len(rounds):
                matches, stage = rounds[turn], chr(ord("A") + number) if kind == "groups" else kind
                pairs = [(int(matches[k]), int(matches[k + 1])) for k in range(0, len(matches), 2)]
                ties += [self._tie(stage, two, is_decided=False) for two in pairs]
        return Round(kind, ties) if ties else None

    def _swiss(self) -> Round | None:
        number = self.form.rounds or max(1, math.ceil(math.log2(max(2, len(self.order)))))
        if len(self.rounds) >= number:
            return None
        people = {who: Entrant(place) for place, who in enumerate(self.order)}
        results = self.results(self.order)
        for who, one in people.items():
            one.points, one.rests = results.points(who), self.rests(who)
        for played in self.rounds:
            for tie in played.ties:
                home, away = tie.sides
                if not tie.is_bye:
                    people[home].play(people[away].number, True)
                    people[away].play(people[home].number, False)
        drawn = pair(list(people.values()))
        sides = [BYE if place == REST else self.order[int(place)] for place in drawn]
        pairs = [(sides[k], sides[k + 1]) for k in range(0, len(sides), 2)]
        return Round("swiss", [self._tie("swiss", two, is_decided=False) for two in pairs])

    def _tie(self, stage: str, sides: tuple[int, ...], *, is_decided: bool, is_table: bool = False) -> Pairing:
        self._made += 1
        return Pairing(self._made - 1, stage, sides, is_decided, is_table)

    def _next_tables(self) -> Round | None:
        """The next round of whole tables: the better halves of a knock-out, or everybody again."""
        kind = self.form.kind
        is_decided, is_mixed = kind == "knock_out", kind != "swiss"
        field = list(self.order)
        if self.rounds and is_decided:
            if len(self.rounds[-1].ties) == 1:
                return None
            field = self._going_on()
        elif len(self.rounds) >= self.number_of_rounds():
            return None
        if len(field) < 2:
            return None
        company = self._company()
        if kind == "swiss":
            company.points = self.place_points()
            field.sort(key=lambda who: -company.points.get(who, 0))
        tables = seating(field, self.form.seats, company, is_mixed=is_mixed)
        return Round(kind, [self._tie(kind, tuple(one), is_decided=is_decided, is_table=True) for one in tables])

    def number_of_rounds(self) -> int:
        """Of tables: in a league as many as it takes to meet everybody, in a Swiss event as find one winner."""
        number, seats = len(self.order), self.form.seats
        if self.form.rounds:
            return self.form.rounds
        if self.form.kind == "swiss":
            return max(1, math.ceil(math.log2(max(2, number))))
        return max(1, math.ceil((number - 1) / (min(seats, number) - 1)))

    def _going_on(self) -> list[int]:
        """Who goes on from the tables of the last round: the first of each, then the second of each, and so on."""
        found = [[tie.sides[side] for side in tie.going_on] for tie in self.rounds[-1].ties]
        deepest = max(len(one) for one in found)
        return [one[place] for place in range(deepest) for one in found if place < len(one)]

    def _company(self) -> Company:
        found = Company()
        for one in self.rounds:
            largest = max(len(tie.sides) for tie in one.ties)
            for tie in one.ties:
                found.sat(list(tie.sides), is_small=len(tie.sides) < largest)
        return found

    # ---- standings --------------------------------------------------------------------------------------------------

    def ties(self) -> list[Pairing]:
        """All ties so far, in order; their numbers count them."""
        return [tie for one in self.rounds for tie in one.ties]

    def results(self, teams: list[int], live: dict[int, list[int]] | None = None) -> Results:
        """What was played among these, outside of knock-out rounds; `live` has the goals of ties still going on."""
        found: list[int] = []
        for tie in self.ties():
            if tie.stage == "knock_out" or tie.is_bye or not set(tie.sides) <= set(teams):
                continue
            goals = tie.matches[0].goals if tie.matches and tie.matches[0].is_over else (live or {}).get(tie.number)
            if goals is not None:
                found += [*tie.sides, *goals]
        return Results(list(found), WIN, DRAW, {team: WIN * self.rests(team) for team in teams})

    def tables(self) -> list[tuple[Pairing, Match]]:
        """All tables of more than two that are over, with what came of them."""
        found = [(tie, tie.matches[0]) for tie in self.ties() if tie.is_table and tie.matches]
        return [(tie, match) for tie, match in found if match.is_over and match.how != "missed"]

    def place_points(self) -> dict[int, int]:
        """The points for places at all tables so far."""
        found: dict[int, int] = {}
        for tie, match in self.tables():
            levels = [[tie.sides[side] for side in level] for level in levels_of([-place for place in match.places])]
            for who, points in place_points(levels, self.form.seats).items():
                found[who] = found.get(who, 0) + points
        return found

    def _rules(self, teams: list[int], live: dict[int, list[int]] | None) -> tuple[list[Rule], Results]:
        """What separates those who met in matches between two: points, then the rules chosen."""
        old = {} if self.form.all_points else {"buchholz": office.Buchholz(is_by_matches=True)}
        rules = [office.Points(), *({**RULES, **old}[name] for name in self.form.separating)]
        return rules, self.results(teams, live)

    def _table_rules(self) -> tuple[list[Rule], Results]:
        """What separates those who sat at tables: points for places, then the rules chosen, each by its meaning here.

        Every two at a table have met: who came before the other has won. Goals are the score at the table.
        """
        scored: dict[int, int] = {}
        ahead: dict[int, int] = {}
        firsts: dict[int, int] = {}
        met: list[int] = []
        for tie, match in self.tables():
            goals = match.goals or [0] * len(tie.sides)
            for side, who in enumerate(tie.sides):
                scored[who] = scored.get(who, 0) + goals[side]
                ahead[who] = ahead.get(who, 0) + goals[side] * len(goals) - sum(goals)
                firsts[who] = firsts.get(who, 0) + (match.places[side] == 1)
                for other in range(side + 1, len(tie.sides)):
                    met += [who, tie.sides[other], -match.places[side], -match.places[other]]
        points, results = self.place_points(), Results(list(met), WIN, DRAW)
        known: dict[str, Rule] = {"difference": Marks(ahead), "scored": Marks(scored), "wins": Marks(firsts)}
        if self.form.all_points:
            strength = {who: sum(points.get(int(other), 0) for other in results.opponents(who)) for who in self.order}
            known["buchholz"] = Marks(strength)
        return [Marks(points), *(known.get(name, RULES[name]) for name in self.form.separating)], results

    def rests(self, team: int) -> int:
        """How often somebody had no opponent in a Swiss event; it counts as a win."""
        return sum(tie.is_bye and team in tie.sides and tie.is_over for tie in self.ties() if tie.stage == "swiss")

    def standings(
        self, teams: list[int], live: dict[int, list[int]] | None = None
    ) -> tuple[list[list[int]], Separation]:
        """These teams from first to last, and what separates them; lots come last."""
        rules, results = self._table_rules() if self.form.seats > 2 else self._rules(teams, live)
        told = Separation(list(teams), results, rules)
        found = office.standings(list(teams), results, rules, [*self.order], told)
        return [[int(team) for team in level] for level in found], told

    def table(self, teams: list[int]) -> list[list[int]]:
        """These teams from first to last."""
        return self.standings(teams)[0]


def groups_for(number: int) -> int:
    """How many groups of about four there are: a power of two, so that the bracket is full."""
    found = 1
    while found * 2 * 3 <= number:
        found *= 2
    return max(found, 1)
