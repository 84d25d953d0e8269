"""How strong the teams of Hat-Trick are: each against regulars, between greedy bots that change seats.

``python -m bench.hat_trick_balance`` prints the table of docs/balance.md; the same seed always gives the same numbers.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from anpfiff.bots.interval import wilson
from anpfiff.bots.match import Count, play_out
from anpfiff.bots.names import make
from anpfiff.core.referee import advance, play
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.lab.statistics import Sample

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.core.game import Game

SEED: Final = 2014


def teams(game: Game) -> list[str]:
    """What a coach can choose, in notation; regulars first."""
    s = game.lay(game.agree("nations"))
    advance(s)
    return [action.notation for action in s.agenda[-1].options(s, 0)]


def score(game: Game, team: str, number: int) -> tuple[int, int]:
    """Goals of a team and of the regulars it meets in one match."""
    setup = game.agree("nations", {"match_kind": "draw_allowed"})
    s, seat = game.lay(setup), number % 2
    advance(s)
    for role in (0, 1):
        play(s, role, game.vocabulary.read(team if role == seat else "regulars"))
    play_out(s, [make("greedy", game)] * 2, seeded(SEED, 2 * number), seeded(SEED, 2 * number + 1), Count())
    found = s.result().score
    return found[seat], found[1 - seat]


def row(game: Game, team: str, matches: int) -> tuple[float, str]:
    """One team: the share of matches it wins, and its line of the table."""
    mine, theirs = Sample(), Sample()
    won = drawn = 0
    for number in range(matches):
        goals, against = score(game, team, number)
        mine.add(goals)
        theirs.add(against)
        won += goals > against
        drawn += goals == against
    share = wilson(won, matches)
    name = team.removeprefix("team ")
    known = {card.id: card.fields.get("stars") for card in game.cards() if card.kind == "nation"}
    stars = known.get(name) or []
    assert isinstance(stars, list)
    cells = [
        game.names()["en"].get(name, name.title()),
        str(len(stars)) + (" *" if 1 in stars else ""),
        f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})",
        f"{100 * drawn / matches:.1f} %",
        f"{100 * (matches - won - drawn) / matches:.1f} %",
        f"{mine.mean().value:.2f} : {theirs.mean().value:.2f}",
    ]
    return share.value, "| " + " | ".join(cells) + " |"


def study(matches: int, show: Callable[[str], None]) -> None:
    """The whole table, the strongest team first."""
    game = find("hat_trick")
    show("| team | stars | wins | draws | losses | goals |")
    show("|---|---:|---:|---:|---:|---:|")
    for _, line in sorted((row(game, team, matches) for team in teams(game)), reverse=True):
        show(line)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.hat_trick_balance", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000, help="matches for each team")
    study(parser.parse_args().matches, print)


if __name__ == "__main__":
    main()
