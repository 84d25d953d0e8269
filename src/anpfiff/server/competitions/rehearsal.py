"""A competition of bots without a server: the same log and the same fold, and every match played here and now."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from anpfiff import api
from anpfiff.bots.forfeit import FORFEIT, Forfeit
from anpfiff.bots.match import first_for
from anpfiff.core.fair_chance import commit
from anpfiff.protocol.competition import AddBot, DrawLots, OpenCompetition
from anpfiff.server.bots.server_bots import HouseBots
from anpfiff.server.competitions import due, entries
from anpfiff.server.competitions.competition import PLAYING, Competition
from anpfiff.server.competitions.judging import judge
from anpfiff.server.competitions.opening import opening, options_for
from anpfiff.server.competitions.people import STAND_IN
from anpfiff.server.competitions.tally import tally_of
from anpfiff.server.security.tokens import hash_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anpfiff.core.table import Table

KEY = "organiser-of-a-rehearsal"


def rehearse(
    wish: OpenCompetition,
    bots: Sequence[str],
    seed: int,
    told: Callable[[Competition], object],
    house: HouseBots | None = None,
    lost: Callable[[Forfeit], object] = lambda _: None,
) -> Competition:
    """Play a competition to the end; the same seed leads to the same champion.

    `told` hears of every entry, `lost` of every match that a bot of the house could not play to its end.
    """
    house = house or HouseBots()
    secret = hashlib.sha256(f"rehearsal {seed}".encode()).hexdigest()
    first = opening(msgspec.structs.replace(wish, key=KEY), hash_of("link"), commit(secret), 0)
    competition = Competition("rehearsal", secret, first)
    check = house.check_for(api.game(first.game))

    def enter(entry: entries.Entry | None) -> None:
        if entry is not None:
            competition.apply(entry)
            told(competition)

    for place in range(first.size):
        enter(judge(competition, AddBot(bots[place % len(bots)]), hash_of(KEY), competition.seq, check))
    enter(judge(competition, DrawLots(), hash_of(KEY), competition.seq))
    while entry := due.call(competition, competition.seq):
        enter(entry)
    while competition.status == PLAYING:
        for tie, number, match in list(competition.open_matches()):
            enter(entries.Laid(competition.seq, tie.number, number, competition.table_of(tie.number, number, 0)))
            table, result = _play(competition, tie.number, number, seed, house, lost)
            enter(due.result_of(tie, number, match, result, competition.seq, tally_of(table)))
    return competition


def _play(
    competition: Competition,
    number: int,
    match: int,
    seed: int,
    house: HouseBots,
    lost: Callable[[Forfeit], object],
) -> tuple[Table, dict[str, object]]:
    """A match, and its result. Who forfeits it loses as at a table of the server: with more seats another plays on."""
    tie, first = competition.ties()[number], competition.opened
    game = api.game(first.game)
    names = [competition.people[tie.sides[side]].bot for side in tie.by_seats(match)]
    number_of_match = seed * 1_000_003 + number * 101 + match
    options = options_for(game, first, tie, match)
    table = api.table(
        game, seed=number_of_match, edition=first.edition, options=options, seats=len(names), players=names
    )
    runs = [house.bots[name].runs if name in house.bots else name for name in names]
    bots = {seat: api.bot(name, game, setup=table.setup) for seat, name in enumerate(runs)}
    thoughts = api.seeded(number_of_match, 1)
    while not table.is_over:
        try:
            api.play_on(table, bots, thoughts)
        except Forfeit as forfeit:
            lost(forfeit)
            asked = first_for(bots, table.asks())
            assert asked is not None
            if len(bots) == 2:
                return table, {"reason": FORFEIT, "places": [[1 - asked.seat], [asked.seat]]}
            bots[asked.seat] = api.bot(STAND_IN, game)
    return table, table.result().as_data()
