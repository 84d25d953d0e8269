"""Opening a competition: what was wished, checked, with good defaults for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.bots.names import check_league
from anpfiff.errors import Malformed
from anpfiff.games import find
from anpfiff.protocol.competition import USUAL_BREAKS, Break, Format
from anpfiff.protocol.fields import Clock
from anpfiff.server.competitions import entries
from anpfiff.server.competitions.schedule import groups_for
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.tables.clock import check_clock
from anpfiff.server.tables.judge import check_name
from anpfiff.server.tables.real_box import check_box

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.protocol.competition import OpenCompetition
    from anpfiff.server.competitions.judging import BotCheck
    from anpfiff.server.competitions.ties import Pairing

EVENING_CLOCK: Final = Clock("move", 120, "bot")
"""A bot answers for who thinks longer than two minutes: an evening ends."""
WINTER_CLOCK: Final = Clock("days", 86_400, "bot")
FEWEST_IN_GROUPS: Final = 6


def opening(
    wish: OpenCompetition,
    link: str,
    commitment: str,
    now: int,
    check_bot: BotCheck = check_league,
    opener: str = "",
) -> entries.Announced:
    """The first entry of a competition."""
    game = find(wish.game)
    form = wish.format
    if form.series and form.kind != "knock_out":
        raise Malformed("format: only ties of a knock-out are the best of several")
    if form.kind == "groups" and wish.size < FEWEST_IN_GROUPS:
        raise Malformed(f"size: groups need at least {FEWEST_IN_GROUPS} entrants", expected=[str(FEWEST_IN_GROUPS)])
    if form.groups and not 2 * form.groups <= wish.size:
        raise Malformed("groups: a group has at least two")
    if form.kind == "groups" and form.through * (form.groups or groups_for(wish.size)) > wish.size:
        raise Malformed("through: a group cannot send more on than it has")
    if form.seats > 2:
        _check_tables(wish, game)
    elif form.rounds >= wish.size:
        raise Malformed("rounds: nobody should have to meet twice")
    if wish.fill:
        check_bot(wish.fill)
    if wish.real is not None:
        check_box(wish.real)
        if wish.real.phones == "one":
            raise Malformed("real: in a competition everybody has a phone of their own", expected=["each"])
    breaks = usual_breaks(form) if form.breaks is None else form.breaks
    form = msgspec.structs.replace(form, breaks=breaks, all_points=True)
    clock = wish.clock or (WINTER_CLOCK if wish.pace.kind == "winter" else EVENING_CLOCK)
    check_clock(clock)
    if form.seats > 2:
        setup = game.agree(wish.edition, wish.options, form.seats)
        for seats in range(2, form.seats):  # smaller tables of the same edition may be needed
            game.agree(setup.edition, wish.options, seats)
    else:
        for must_win in (True, False):  # what is wrong with the options is said now
            setup = game.agree(wish.edition, {**wish.options, **game.settling(must_win)}, 2)
    name = check_name(wish.name) if wish.name else ""
    return entries.Announced(
        now, name, game.key, game.revision, setup.edition, dict(wish.options), wish.size, hash_of(wish.key), link,
        commitment, form, wish.pace, clock, wish.fill, wish.public, wish.real,
        tuple(sorted(set(wish.allows))), opener,
    )  # fmt: skip


def usual_breaks(form: Format) -> tuple[Break, ...]:
    """What separates those who are level where nobody chose it: who met the stronger ones, where not all meet."""
    return ("buchholz", *USUAL_BREAKS) if form.kind == "swiss" else USUAL_BREAKS


def _check_tables(wish: OpenCompetition, game: Game) -> None:
    """Whole tables as matches: a place decides, so there are no groups, no legs and no series."""
    form = wish.format
    if form.kind == "groups":
        raise Malformed(
            "format: a table of more than two is a group by itself", expected=["knock_out", "league", "swiss"]
        )
    if form.legs > 1 or form.series or form.away_goals:
        raise Malformed("format: a table of more than two is played once")
    if form.seats > game.seats[1]:
        game.check_seats(form.seats, {})


def options_for(game: Game, first: entries.Announced, tie: Pairing, match: int) -> dict[str, int | bool | str]:
    """The options of a match; one of two sides has to be won or may end level."""
    if tie.is_table:
        return dict(first.options)
    return {**first.options, **game.settling(tie.needs_winner(first.format, match))}
