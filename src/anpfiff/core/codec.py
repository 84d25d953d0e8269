"""The codec: JSON for every state, view, action and event. Versioned, readable, and checked when read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.action import FACE_DOWN
from anpfiff.core.errors import Malformed
from anpfiff.core.pile import Pile, Stock
from anpfiff.core.referee import advance, asked_roles, is_fate_asked, options

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.state import State

VERSION: Final = 1


def encode(game: Game, setup: Setup, s: State) -> dict[str, Any]:
    """The state (or view) as JSON data."""
    return {
        "version": VERSION,
        **encode_setup(setup),
        "agenda": [phase.notation for phase in s.agenda],
        "roles": [int(seat) for seat in s.roles],
        "sealed": [[action.notation for action in said] for said in s.sealed],
        "table": game.encode(s),
    }


def decode(game: Game, data: object) -> tuple[Setup, State]:
    """The setup and state that were written so; anything else is refused."""
    try:
        table = expect_dict(data, "a state")
        if table.get("version") != VERSION:
            raise Malformed(f"this is no state of version {VERSION}")
        setup = decode_setup(game, table)
        s = game.decode(setup, expect_dict(table["table"], "table"))
        s.agenda = [game.phases.read(expect_text(line, "agenda")) for line in expect_list(table["agenda"], "agenda")]
        s.roles = [expect_whole(seat, "roles", 0, setup.seats - 1) for seat in expect_list(table["roles"], "roles")]
        s.sealed = [
            [_read_action(game, expect_text(said, "sealed")) for said in expect_list(row, "sealed")]
            for row in expect_list(table["sealed"], "sealed")
        ]
    except KeyError as error:
        raise Malformed(f"the state lacks {error.args[0]!r}") from error
    if len(s.sealed) != len(s.roles):
        raise Malformed("sealed: expected one list for each role")
    return setup, s


def decode_whole(game: Game, data: object) -> tuple[Setup, State]:
    """Like `decode`, for a whole state that is to be played on: cards add up, and the table can go on from here."""
    setup, s = decode(game, data)
    check_stocks(s)
    if any(FACE_DOWN in said for said in s.sealed):
        raise Malformed("sealed: a view cannot be played on")
    try:
        probe = s.clone()
        advance(probe)
        for role in asked_roles(probe):
            options(probe, role)
        if is_fate_asked(probe):
            probe.agenda[-1].outcomes(probe)
        if probe.is_over():
            probe.result()
    except Malformed:
        raise
    except Exception as error:  # a state made by hand can be wrong in any way at all
        raise Malformed(f"this state cannot be played on ({type(error).__name__}: {error})") from error
    return setup, s


def check_stocks(s: State) -> None:
    """In every state the piles of a stock add up to the stock."""
    piles, stocks = s.piles(), s.stocks()
    for stock in stocks:
        seen = 0
        for k, pile in enumerate(piles):
            if stocks[k] is stock:
                if pile.is_down():
                    raise Malformed(f"{stock.name}: a pile lies face down; a view cannot be played on")
                if seen & pile.cards():
                    twice = stock.write(seen & pile.cards())
                    raise Malformed(f"{stock.name}: {twice[0]} lies in two piles")
                seen |= pile.cards()
        if seen != stock.whole:
            raise Malformed(f"{stock.name}: {stock.write(stock.whole & ~seen)[0]} lies in no pile")


def encode_setup(setup: Setup) -> dict[str, Any]:
    """The setup as JSON data."""
    found: dict[str, Any] = {
        "game": setup.game,
        "revision": setup.revision,
        "edition": setup.edition,
        "options": dict(setup.options),
        "seats": setup.seats,
    }
    if setup.own_cards:
        found["own_cards"] = setup.own_cards
    return found


def decode_setup(game: Game, data: dict[str, Any]) -> Setup:
    """The setup that was written so."""
    if data["game"] != game.key or data["revision"] != game.revision:
        raise Malformed(f"expected {game.key} revision {game.revision}, found {data['game']!r} {data['revision']!r}")
    return game.agree(
        expect_text(data["edition"], "edition"),
        expect_dict(data["options"], "options"),
        expect_whole(data["seats"], "seats", 1, 64),
        str(data.get("own_cards", "")),
    )


def encode_pile(pile: Pile, stock: Stock) -> dict[str, Any]:
    """A pile: its size, its cards if it lies open, and their order if they are stacked."""
    found: dict[str, Any] = {"size": int(pile.size)}
    if not pile.is_down():
        found["cards"] = stock.write(pile.cards())
    if pile.order is not None:
        found["order"] = [stock.ids[card] for card in pile.order]
    return found


def decode_pile(data: object, stock: Stock, where: str) -> Pile:
    """The pile that was written so."""
    table = expect_dict(data, where)
    pile = Pile(0, 0, None)
    if "order" in table:
        pile.stack([stock.card(expect_text(card, where)) for card in expect_list(table["order"], where)])
    elif "cards" in table:
        pile.fill(decode_cards(table["cards"], stock, where))
    if "cards" not in table:
        pile.lay_down()
    pile.size = expect_whole(table.get("size"), where, 0, len(stock.ids))
    if not pile.is_down() and pile.size != len(expect_list(table["cards"], where)):
        raise Malformed(f"{where}: size and cards differ")
    return pile


def decode_cards(data: object, stock: Stock, where: str) -> int:
    """A set of cards written as ids."""
    ids = [expect_text(card, where) for card in expect_list(data, where)]
    if len(set(ids)) != len(ids):
        raise Malformed(f"{where}: a card stands twice")
    return int(stock.read(ids))


def expect_dict(data: object, where: str) -> dict[str, Any]:
    """An object with text keys."""
    if not isinstance(data, dict):
        raise Malformed(f"{where}: expected an object, found {type(data).__name__}")
    return data


def expect_list(data: object, where: str) -> list[Any]:
    """A list."""
    if not isinstance(data, list):
        raise Malformed(f"{where}: expected a list, found {type(data).__name__}")
    return data


def expect_text(data: object, where: str) -> str:
    """A text."""
    if not isinstance(data, str):
        raise Malformed(f"{where}: expected a text, found {type(data).__name__}")
    return data


def expect_whole(data: object, where: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(data, int) or isinstance(data, bool) or not low <= data <= high:
        raise Malformed(f"{where}: expected a whole number from {low} to {high}, found {str(data)[:40]!r}")
    return data


def expect_flag(data: object, where: str) -> bool:
    """True or false."""
    if not isinstance(data, bool):
        raise Malformed(f"{where}: expected true or false, found {str(data)[:40]!r}")
    return data


def _read_action(game: Game, notation: str) -> Action:
    return FACE_DOWN if notation == FACE_DOWN.notation else game.vocabulary.read(notation)
