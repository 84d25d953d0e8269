"""A new match: from a command line to a table with people and bots round it."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

from anpfiff.bots.names import BOTS, USUAL, is_bot
from anpfiff.bots.own import is_own
from anpfiff.cli.messages import Trouble, read_text
from anpfiff.cli.real_match import at_sight, read_real
from anpfiff.cli.saved_matches import is_in_the_way, last_unfinished, new_file
from anpfiff.core.replay import read
from anpfiff.core.table import Table
from anpfiff.core.words import ME
from anpfiff.games import find

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.core.game import Game


def options_of(said: list[str]) -> dict[str, Any]:
    """Options as ``name=value``; a value is JSON if it can be read so, otherwise a text."""
    found: dict[str, Any] = {}
    for one in said:
        name, equals, value = one.partition("=")
        if not equals:
            raise Trouble("error-option", option=one)
        try:
            found[name.strip()] = json.loads(value)
        except ValueError:
            found[name.strip()] = value
    return found


def players_of(said: str | None, seats: int) -> list[str]:
    """Who sits where: by default one person at the first seat, and the usual bot at all others."""
    if said is None:
        return [ME] + [USUAL] * (seats - 1)
    players = names_of(said)
    for player in players:
        if player != ME and not is_bot(player) and not is_own(player):
            raise Trouble("error-player", player=player, expected=", ".join([ME, *BOTS]))
    if len(players) != seats:
        raise Trouble("error-seats", said=len(players), seats=seats)
    return players


def names_of(said: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in said.split(",") if name.strip()]


def new_table(
    game: Game,
    seats: str | None,
    edition: str | None,
    options: list[str],
    own_cards: Path | None,
    seed: int | None,
    *,
    is_by_hand: bool = False,
) -> Table:
    """A table before kick-off; with the real box people sit everywhere, unless it is said otherwise."""
    cards = "" if own_cards is None else read_text(own_cards)
    number = None if seats is None else len(names_of(seats))
    setup = game.agree(edition, options_of(options), number, cards)
    players = [ME] * setup.seats if is_by_hand and seats is None else players_of(seats, setup.seats)
    if is_by_hand:
        return Table(game, setup, None, players)
    return Table(game, setup, secrets.randbits(63) if seed is None else seed, players)


def saved_table(game: Game, file: Path, seats: str | None, seed: int | None) -> Table:
    """The table of a saved match; dice that were said by hand are rolled by us from here on."""
    table = read(read_text(file), find)
    if table.game is not game:
        raise Trouble("error-other-game", file=str(file), game=table.game.key)
    if table.seed is None and not table.is_over and not table.by_hand:
        table = table.fork(table.ply, secrets.randbits(63) if seed is None else seed)
    if seats is not None or not all(table.players):
        table.players[:] = players_of(seats, table.setup.seats)
    elif strangers := [player for player in table.players if is_own(player)]:
        # The name of such a bot runs code, so a file alone must not bring it in.
        raise Trouble("error-own-bot", bot=strangers[0], seats=",".join(table.players))
    return table


def give_names(players: list[str], names: str | None) -> None:
    """Call the people at a table by these names, from the first seat on; nobody may be taken for a bot."""
    if names is None:
        return
    people = [seat for seat, player in enumerate(players) if not is_bot(player) and not is_own(player)]
    given = names_of(names)
    if len(given) != len(people):
        raise Trouble("error-names", said=len(given), people=len(people))
    for seat, name in zip(people, given, strict=True):
        if name == ME or is_bot(name) or is_own(name):
            raise Trouble("error-name", name=name)
        players[seat] = name


def sit_down(
    game: Game,
    seats: str | None,
    names: str | None,
    edition: str | None,
    options: list[str],
    own_cards: Path | None,
    seed: int | None,
    source: Path | None,
    target: Path | None,
    real: str | None = None,
    *,
    go_on: bool,
    force: bool,
) -> tuple[Table, Path]:
    """The table that was asked for, and the file it is kept in; what lies in a file already is not overwritten."""
    if go_on:
        source = last_unfinished(game.key)
        target = target or source
    if source is not None:
        table = saved_table(game, source, seats, seed)
    else:
        if real is not None and seats is None and names is not None:
            seats = ",".join([ME] * len(names_of(names)))  # those who are named are those at the table
        table = new_table(game, seats, edition, options, own_cards, seed, is_by_hand=real is not None)
    give_names(table.players, names)
    by_hand = table.by_hand if real is None else real
    if real is not None or by_hand:
        bots = [player for player in table.players if is_bot(player) or is_own(player)]
        table = at_sight(table, read_real(by_hand), bots)
    if target is None:
        return table, new_file(table)
    is_its_own = source is not None and target.exists() and target.samefile(source)
    if not (force or is_its_own) and is_in_the_way(target, table):
        raise Trouble("error-in-the-way", file=str(target))
    return table, target
