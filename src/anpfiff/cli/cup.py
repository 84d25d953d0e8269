"""`anpfiff cup`: a cup, a league or a Swiss event of bots, here and now, with its report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

import typer
from msgspec import to_builtins

from anpfiff.cli import arguments, completion
from anpfiff.cli.colours import grid, mood, note_if_pure, stderr, stdout
from anpfiff.cli.language import language_of, words_for
from anpfiff.cli.messages import TranslatedCommand, Trouble, explain
from anpfiff.games import find

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.bots.forfeit import Forfeit
    from anpfiff.core.words import Words
    from anpfiff.server.competitions.competition import Competition
    from anpfiff.server.competitions.ties import Pairing

Kind = Literal["knock_out", "groups", "league", "swiss"]


def add_to(app: typer.Typer) -> None:
    """Give the program the command."""
    app.command(cls=TranslatedCommand)(cup)


def cup(
    game: arguments.GameName,
    *,
    entrants: Annotated[int, typer.Option("--entrants", min=2, max=64, metavar="N")] = 8,
    kind: Annotated[str, typer.Option("--format", metavar="knock_out|groups|league|swiss")] = "knock_out",
    legs: Annotated[int, typer.Option("--legs", min=1, max=2, metavar="N")] = 1,
    away_goals: Annotated[bool, typer.Option("--away-goals")] = False,
    series: Annotated[int, typer.Option("--best-of", metavar="3|5|7", show_default=False)] = 0,
    seats: Annotated[int, typer.Option("--seats", min=2, max=16, metavar="N")] = 2,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", autocompletion=completion.bots)] = "greedy,novice",
    seed: arguments.Seed = 0,
    edition: arguments.Edition = None,
    option: arguments.Options = None,
    as_json: arguments.AsJson = False,
    lang: arguments.Language = None,
) -> None:
    """A competition of bots."""
    from anpfiff.bots.names import is_bot
    from anpfiff.cli.cards import print_json
    from anpfiff.cli.new_match import names_of, options_of
    from anpfiff.protocol.competition import Format, OpenCompetition
    from anpfiff.server.bots.server_bots import HouseBots, read_bots
    from anpfiff.server.competitions.rehearsal import KEY, rehearse
    from anpfiff.server.competitions.view import show

    box, words = find(game), words_for(language_of(lang), find(game))
    if kind not in get_args(Kind):
        raise Trouble("error-cup-format", format=kind)
    if series not in (0, 3, 5, 7):
        raise Trouble("error-cup-series", number=series)
    form = Format(kind, legs, away_goals, series, seats=seats)  # type: ignore[arg-type]
    wish = OpenCompetition(box.key, KEY, size=entrants, format=form, edition=edition, options=options_of(option or []))
    note_if_pure(stderr(), words)
    teller = Teller(stdout(), words)
    named = [name for name in dict.fromkeys(names_of(bots)) if not is_bot(name)]
    own = dict(zip(named, read_bots(named, [box]), strict=True))
    entering = [own[name].key if name in own else name for name in names_of(bots)]
    hear = (lambda _: None) if as_json else teller.hear

    def complain(forfeit: Forfeit) -> None:
        stderr().print(mood(explain(forfeit, words), "warn"), soft_wrap=True)

    competition = rehearse(wish, entering, seed, hear, HouseBots(list(own.values())), complain)
    if as_json:
        print_json(to_builtins(show(competition, "", 0, lambda *_: None)))
    else:
        teller.finish(competition)


class Teller:
    """Prints every round as it is played, and the tables at its end."""

    def __init__(self, console: Console, words: Words) -> None:
        self._console = console
        self._words = words
        self._told: set[int] = set()
        self._rounds = 0

    def hear(self, competition: Competition) -> None:
        """Print ties that are settled since the last time."""
        plan = competition.plan
        if plan is None:
            return
        for number, one in enumerate(plan.rounds):
            for tie in one.ties:
                if tie.is_over and tie.number not in self._told:
                    if number >= self._rounds:
                        self._rounds = number + 1
                        self._console.print(mood(self._text("cup-round", number=number + 1), "strong"))
                    self._told.add(tie.number)
                    self._console.print(self._line(competition, tie), soft_wrap=True)

    def finish(self, competition: Competition) -> None:
        """Print the tables and the champion."""
        from anpfiff.server.competitions.view import standings

        is_table = competition.opened.format.seats > 2
        record_of = "firsts" if is_table else "record"
        for table in standings(competition, {}):
            rows = grid(
                *(self._text(f"cup-{name}") for name in ("place", "name", "played", record_of, "goals", "points"))
            )
            for row in table.rows:
                record = str(row.won) if is_table else f"{row.won} / {row.drawn} / {row.lost}"
                goals = str(row.scored) if is_table else f"{row.scored}:{row.conceded}"
                name = competition.people[row.who].name
                rows.add_row(str(row.place), name, str(row.played), record, goals, str(row.points))
            if table.group:
                self._console.print(mood(self._text("cup-group", name=table.group), "strong"))
            self._console.print(rows)
        names = ", ".join(competition.people[who].name for who in competition.champions)
        self._console.print(mood(self._text("cup-champion", name=names), "good"))

    def _line(self, competition: Competition, tie: Pairing) -> str:
        if tie.is_table:
            return self._table(competition, tie)
        home, away = ("" if one is None else one.name for one in competition.sides(tie))
        if tie.is_bye:
            return self._text("cup-bye", name=home or away)
        scores = "  ".join(f"{match.goals[0]}:{match.goals[1]}" for match in tie.matches if match.goals is not None)
        through = tie.through()
        if not tie.is_decided or through is None:
            return self._text("cup-tie", home=home, away=away, scores=scores, why="").rstrip()
        why = self._text(f"cup-by-{tie.by.replace('_', '-')}", name=competition.people[through].name)
        return self._text("cup-tie", home=home, away=away, scores=scores, why=why)

    def _table(self, competition: Competition, tie: Pairing) -> str:
        """A whole table: everybody by their place, with their score, and who goes on."""
        names = [competition.people[who].name for who in tie.sides]
        match = tie.matches[0]
        order = sorted(range(len(names)), key=lambda side: match.places[side])
        placed = " · ".join(f"{match.places[side]} {names[side]} ({(match.goals or [0])[side]})" for side in order)
        assert competition.plan is not None
        together = next(one.ties for one in competition.plan.rounds if tie in one.ties)
        if len(together) == 1 or not tie.going_on:
            return placed
        through = ", ".join(names[side] for side in tie.going_on)
        return f"{placed}  {self._text('cup-going-on', names=through)}"

    def _text(self, key: str, **args: Any) -> str:
        return self._words.text(key, args)
