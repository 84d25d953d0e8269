"""A competition of bots without a server: the same log and the same fold, and every match played here and now."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from anpfiff import api
from anpfiff.core.urn import commit
from anpfiff.server.competitions import commands, due, entries
from anpfiff.server.competitions.competition import PLAYING, Competition
from anpfiff.server.competitions.judging import judge
from anpfiff.server.competitions.opening import opening, options_for
from anpfiff.server.competitions.tally import tally_of
from anpfiff.server.tokens import hash_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anpfiff.core.table import Table

KEY = "organiser-of-a-rehearsal"


def rehearse(
    wish: commands.OpenCompetition, bots: Sequence[str], seed: int, told: Callable[[Competition], object]
) -> Competition:
    """Play a competition to the end; the same seed leads to the same champion. `told` hears of every entry."""
    secret = hashlib.sha256(f"rehearsal {seed}".encode()).hexdigest()
    first = opening(msgspec.structs.replace(wish, key=KEY), hash_of("link"), commit(secret), 0)
    competition = Competition("rehearsal", secret, first)

    def enter(entry: entries.Entry | None) -> None:
        if entry is not None:
            competition.apply(entry)
            told(competition)

    for place in range(first.size):
        enter(judge(competition, commands.AddBot(bots[place % len(bots)]), hash_of(KEY), competition.seq))
    enter(judge(competition, commands.DrawLots(), hash_of(KEY), competition.seq))
    while entry := due.call(competition, competition.seq):
        enter(entry)
    while competition.status == PLAYING:
        for tie, number, match in list(competition.open_matches()):
            enter(entries.Laid(competition.seq, tie.number, number, competition.table_of(tie.number, number, 0)))
            table = _play(competition, tie.number, number, seed)
            result, tally = table.result().as_data(), tally_of(table)
            enter(due.result_of(tie, number, match, result, competition.seq, tally))
    return competition


def _play(competition: Competition, number: int, match: int, seed: int) -> Table:
    tie, first = competition.ties()[number], competition.opened
    game = api.game(first.game)
    bots = [competition.people[tie.sides[side]].bot for side in tie.by_seats(match)]
    options = options_for(game, first, tie, match)
    number_of_match = seed * 1_000_003 + number * 101 + match
    return api.play(game, bots, seed=number_of_match, edition=first.edition, options=options)
