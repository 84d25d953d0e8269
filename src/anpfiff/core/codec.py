"""The codec: JSON for every state, view, action and event. Versioned, readable, and checked when read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.action import FACE_DOWN
from anpfiff.core.phase import SEALED
from anpfiff.core.pile import DOWN
from anpfiff.core.referee import advance, asked_roles, is_fate_asked, options, wander
from anpfiff.core.rng import Rng, seeded
from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.game import Game, Setup
    from anpfiff.core.pile import Pile, Stock
    from anpfiff.core.state import State

VERSION: Final = 1
TRIES: Final = 3
"""How many matches are tried out before a state made by hand is believed."""


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
    """Parse a setup and a state (or view); anything else is refused."""
    try:
        table = expect_dict(data, "a state")
        if expect_whole(table.get("version"), "version", 0, 999) != VERSION:
            raise Malformed(f"this is no state of version {VERSION}")
        setup = decode_setup(game, table)
        s = game.decode(setup, expect_dict(table["table"], "table"))
        s.agenda = [game.phases.read(expect_text(line, "agenda")) for line in expect_list(table["agenda"], "agenda")]
        s.roles = [expect_whole(seat, "roles", 0, setup.seats - 1) for seat in expect_list(table["roles"], "roles")]
        s.sealed = [
            [_read_action(game, expect_text(said, "sealed")) for said in expect_list(row, "sealed")]
            for row in expect_list(table["sealed"], "sealed")
        ]
    except Malformed:
        raise
    except KeyError as error:
        raise Malformed(f"the state lacks {error.args[0]!r}") from error
    except Exception as error:  # data made by hand can be wrong in any way at all
        raise Malformed(f"this state cannot be read ({_named(error)})") from error
    if len(s.sealed) != len(s.roles):
        raise Malformed("sealed: expected one list for each role")
    return setup, s


def decode_whole(game: Game, data: object) -> tuple[Setup, State]:
    """Like `decode`, for a whole state that is to be played on.

    Cards add up, sealed answers could be given, and matches tried out from here come to their end.
    """
    setup, s = decode(game, data)
    check_stocks(s)
    if any(FACE_DOWN in said for said in s.sealed):
        raise Malformed("sealed: a view cannot be played on")
    if len(s.roles) != len(game.lay(setup).roles) or len(set(s.roles)) != len(s.roles):
        raise Malformed("roles: expected a seat for every role, and for each another")
    try:
        check_sealed(s)
        for attempt in range(TRIES):
            try_out(s.clone(), game.longest, seeded(attempt))
    except Malformed:
        raise
    except Exception as error:  # a state made by hand can be wrong in any way at all
        raise Malformed(f"this state cannot be played on ({_named(error)})") from error
    return setup, s


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {str(error)[:200]}"


def check_sealed(s: State) -> None:
    """Whatever lies sealed could be said, one statement after the other."""
    probe = s.clone()
    probe.sealed = [[] for role in s.roles]
    for role, answer in enumerate(s.sealed):
        for action in answer:
            phase = probe.agenda[-1] if probe.agenda else None
            if phase is None or phase.kind != SEALED or not phase.is_asked(probe, role):
                raise Malformed(f"sealed: role {role} is not asked for {action.notation!r}")
            if action not in phase.options(probe, role):
                raise Malformed(f"sealed: role {role} cannot say {action.notation!r}")
            probe.sealed[role] = [*probe.sealed[role], action]


def try_out(s: State, longest: int, rng: Rng) -> None:
    """Play a state to its end, all at random; what is wrong with it will mostly come to light."""
    advance(s)
    for role in asked_roles(s):
        options(s, role)
    decisions = 0
    while not s.is_over():
        check_stocks(s)
        decisions += 0 if is_fate_asked(s) else 1
        wander(s, rng)
        if decisions > longest:
            raise Malformed("this state cannot be played on: the match does not end")
    check_stocks(s)
    s.result()


def check_stocks(s: State) -> None:
    """In every state the piles of a stock add up to the stock."""
    piles, stocks = s.piles(), s.stocks()
    for first, stock in enumerate(stocks):
        if stock in stocks[:first]:
            continue
        seen: i64 = 0
        for k, pile in enumerate(piles):
            if stocks[k] is stock:
                if pile.is_down():
                    raise Malformed(f"{stock.name}: a pile lies face down; a view cannot be played on")
                twice: i64 = stock.twice(seen, pile.cards())
                if twice:
                    raise Malformed(f"{stock.name}: {stock.write(twice)[0]} lies in two piles")
                seen = stock.join(seen, pile.cards())
        if seen != stock.whole:
            raise Malformed(f"{stock.name}: {stock.write(stock.without(stock.whole, seen))[0]} lies in no pile")


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
    """Parse a setup from its JSON data."""
    found, revision = expect_text(data["game"], "game"), expect_whole(data["revision"], "revision", 0, 1 << 20)
    if found != game.key or revision != game.revision:
        raise Malformed(f"expected {game.key} revision {game.revision}, found {found[:80]!r} revision {revision}")
    return game.agree(
        expect_text(data["edition"], "edition"),
        expect_dict(data["options"], "options"),
        expect_whole(data["seats"], "seats", 1, 64),
        expect_text(data.get("own_cards", ""), "own_cards"),
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
    """Parse a pile from its JSON data."""
    table = expect_dict(data, where)
    size = expect_whole(table.get("size"), where, 0, int(stock.size(stock.whole)))
    order: list[i64] | None = None
    if "order" in table:
        order = [decode_card(card, stock, where) for card in expect_list(table["order"], where)]
    if "cards" not in table:
        if order:
            raise Malformed(f"{where}: an order without cards")
        return stock.pile(DOWN, size, order)
    cards: i64 = decode_cards(table["cards"], stock, where)
    if size != stock.size(cards):
        raise Malformed(f"{where}: size and cards differ")
    if order is not None and sorted(order) != stock.list_of(cards):
        raise Malformed(f"{where}: order and cards differ")
    return stock.pile(cards, size, order)


def decode_cards(data: object, stock: Stock, where: str) -> int:
    """A set of cards written as ids."""
    cards = [decode_card(card, stock, where) for card in expect_list(data, where)]
    if any(cards.count(card) > stock.most(card) for card in set(cards)):
        raise Malformed(f"{where}: a card stands twice")
    return int(stock.together(cards))


def decode_card(data: object, stock: Stock, where: str) -> i64:
    """A card written as its id."""
    card = expect_text(data, where)
    if card not in stock.index:
        raise Malformed(f"{where}: {card[:80]!r} is no card of {stock.name}")
    return stock.index[card]


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


def expect_one_of(names: list[str], data: object, where: str) -> int:
    """The number of a text in a list of texts."""
    if not isinstance(data, str) or data not in names:
        raise Malformed(f"{where}: expected one of {', '.join(names[:12])}, found {str(data)[:40]!r}")
    return names.index(data)


def expect_flag(data: object, where: str) -> bool:
    """True or false."""
    if not isinstance(data, bool):
        raise Malformed(f"{where}: expected true or false, found {str(data)[:40]!r}")
    return data


def _read_action(game: Game, notation: str) -> Action:
    return FACE_DOWN if notation == FACE_DOWN.notation else game.vocabulary.read(notation)
