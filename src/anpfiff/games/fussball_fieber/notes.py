"""How a World Cup of Fußball-Fieber is written down as JSON data, and read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.codec import (
    decode_pile,
    encode_pile,
    expect_dict,
    expect_flag,
    expect_list,
    expect_one_of,
    expect_whole,
)
from anpfiff.core.errors import Malformed
from anpfiff.games.fussball_fieber.camp import NO_TEAM, ROUNDS, boosts_of, kind_of, laid_card, left_of
from anpfiff.games.fussball_fieber.cards import ACTIONS, CATEGORIES, KINDS, ORDERS, TEAMS
from anpfiff.games.fussball_fieber.state import NO_CARD, REASONS, Cup, new_cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.fussball_fieber.book import Book
    from anpfiff.games.fussball_fieber.camp import Camp

CARD_PILES: Final = ["deck", "discard", "table"]
NUMBERS: Final = {"match": 3, "passes": 4, "need": 8}
"""Numbers of the cup, and how large each can be."""
CAMP_NUMBERS: Final = {"jokers": 2, "jokers_on": 2, "points": 9}
CAMP_TEAMS: Final = ["wish", "team", "opponent"]
CAMP_FLAGS: Final = ["is_in", "won"]
FARTHEST: Final = 200
"""No difference of a match is larger."""


def write_cup(s: Cup) -> dict[str, Any]:
    """The cup as JSON data; teams and cards by their ids."""
    stock, teams = s.book.stock, s.book.teams
    found: dict[str, Any] = {name: encode_pile(getattr(s, name), stock) for name in CARD_PILES}
    found["categories"] = {name: encode_pile(pile, teams) for name, pile in zip(CATEGORIES, s.categories, strict=True)}
    found["drawn"] = encode_pile(s.drawn, teams)
    found.update({name: int(getattr(s, name)) for name in NUMBERS})
    found["stage"] = ROUNDS[s.stage]
    found["starter"] = int(s.starter)
    found["card"] = _write_id(KINDS, int(s.card))
    found["aimed_at"] = _write_id(TEAMS, int(s.aimed_at))
    found["neutrals"] = [TEAMS[team] for team in s.neutrals]
    found["champions"] = [int(role) for role in s.champions]
    found["reason"] = REASONS[s.reason]
    found["camps"] = [write_camp(camp, s.book) for camp in s.camps]
    return found


def write_camp(camp: Camp, book: Book) -> dict[str, Any]:
    """One camp as JSON data."""
    found: dict[str, Any] = {name: _write_id(TEAMS, int(getattr(camp, name))) for name in CAMP_TEAMS}
    found["hand"] = encode_pile(camp.hand, book.stock)
    found["group"] = [_write_id(TEAMS, int(team)) for team in camp.group]
    found["order"] = _write_id(ORDERS, int(camp.order))
    found["rival"] = int(camp.rival)
    found.update({name: int(getattr(camp, name)) for name in CAMP_NUMBERS})
    found["laid"] = [write_laid(laid) for laid in camp.laid]
    found["against"] = [write_laid(laid) for laid in camp.against]
    found["noted"] = [int(note) for note in camp.noted]
    found["round"] = ROUNDS[camp.round]
    found.update({name: bool(getattr(camp, name)) for name in CAMP_FLAGS})
    return found


def write_laid(laid: i64) -> dict[str, Any]:
    """A card that lies on a team."""
    return {"card": ACTIONS[kind_of(laid)], "matches": int(left_of(laid)), "boosts": int(boosts_of(laid))}


def read_cup(book: Book, seats: int, data: dict[str, Any]) -> Cup:
    """The cup that was written so."""
    s = new_cup(book, seats)
    for name in CARD_PILES:
        setattr(s, name, decode_pile(data[name], book.stock, name))
    piles = expect_dict(data["categories"], "categories")
    s.categories = [decode_pile(piles[name], book.teams, name) for name in CATEGORIES]
    s.drawn = decode_pile(data["drawn"], book.teams, "drawn")
    for name, most in NUMBERS.items():
        setattr(s, name, expect_whole(data[name], name, 0, most))
    s.stage = expect_one_of(ROUNDS, data["stage"], "stage")
    s.starter = expect_whole(data["starter"], "starter", -1, seats - 1)
    s.card = _read_id(KINDS, data["card"], "card")
    s.aimed_at = _read_id(TEAMS, data["aimed_at"], "aimed_at")
    if s.aimed_at != NO_TEAM and s.card < len(ACTIONS):
        raise Malformed("aimed_at: expected a reaction card to aim")
    s.neutrals = [expect_one_of(TEAMS, team, "neutrals") for team in expect_list(data["neutrals"], "neutrals")]
    champions = expect_list(data["champions"], "champions")
    s.champions = [expect_whole(role, "champions", 0, seats - 1) for role in champions]
    s.reason = expect_one_of(REASONS, data["reason"], "reason")
    camps = expect_list(data["camps"], "camps")
    if len(camps) != seats:
        raise Malformed("camps: expected one for each seat")
    for role, row in enumerate(camps):
        read_camp(s.camps[role], book, seats, expect_dict(row, "camps"))
    check_table(s)
    check_teams(s)
    return s


def read_camp(camp: Camp, book: Book, seats: int, data: dict[str, Any]) -> None:
    """Fill a camp with what was written."""
    for name in CAMP_TEAMS:
        setattr(camp, name, _read_id(TEAMS, data[name], name))
    camp.hand = decode_pile(data["hand"], book.stock, "hand")
    camp.group = [_read_id(TEAMS, team, "group") for team in expect_list(data["group"], "group")]
    if len(camp.group) != len(CATEGORIES):
        raise Malformed("group: expected an opponent of each category")
    camp.order = _read_id(ORDERS, data["order"], "order")
    camp.rival = expect_whole(data["rival"], "rival", -1, seats - 1)
    for name, most in CAMP_NUMBERS.items():
        setattr(camp, name, expect_whole(data[name], name, 0, most))
    camp.laid = [read_laid(laid) for laid in expect_list(data["laid"], "laid")]
    camp.against = [read_laid(laid) for laid in expect_list(data["against"], "against")]
    if camp.laid != sorted(camp.laid) or camp.against != sorted(camp.against):
        raise Malformed("laid, against: expected cards in their order")
    noted = expect_list(data["noted"], "noted")
    camp.noted = [expect_whole(note, "noted", -FARTHEST, FARTHEST) for note in noted]
    camp.round = expect_one_of(ROUNDS, data["round"], "round")
    for name in CAMP_FLAGS:
        setattr(camp, name, expect_flag(data[name], name))


def read_laid(data: object) -> int:
    """The card on a team that was written so."""
    table = expect_dict(data, "laid")
    kind = expect_one_of(ACTIONS, table["card"], "laid")
    left, boosts = expect_whole(table["matches"], "matches", 1, 3), expect_whole(table["boosts"], "boosts", 0, 3)
    return int(laid_card(kind, left, boosts))


def check_table(s: Cup) -> None:
    """The cards in the camps, and a reaction that is being aimed, are those that lie on the table."""
    ids = [] if s.aimed_at == NO_TEAM else [KINDS[s.card]]
    for camp in s.camps:
        for laid in [*camp.laid, *camp.against]:
            ids.append(ACTIONS[kind_of(laid)])
            ids += [KINDS[s.book.strengthener]] * int(boosts_of(laid))
    if s.book.stock.read(ids) != s.table.cards():
        raise Malformed("table: other cards than those in the camps")


def check_teams(s: Cup) -> None:
    """No team is led or met twice, and all of them are drawn."""
    used: list[int] = []
    for role, camp in enumerate(s.camps):
        used += [int(team) for team in [camp.team, *camp.group] if team != NO_TEAM]
        if camp.rival >= 0 and (camp.rival == role or s.camps[camp.rival].team != camp.opponent):
            raise Malformed("rival: does not lead the opponent")
        if camp.opponent != NO_TEAM and not s.drawn.has(camp.opponent):
            raise Malformed("opponent: has not been drawn")
    if len(set(used)) != len(used) or not all(s.drawn.has(team) for team in used):
        raise Malformed("camps: expected every team once, and drawn")


def _write_id(ids: list[str], number: int) -> str | None:
    return None if number == NO_CARD else ids[number]


def _read_id(ids: list[str], data: object, where: str) -> int:
    return NO_CARD if data is None else expect_one_of(ids, data, where)
