"""How a match of Finale is written down as JSON data, and read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.codec import (
    decode_cards,
    decode_pile,
    encode_pile,
    expect_dict,
    expect_flag,
    expect_list,
    expect_one_of,
    expect_text,
    expect_whole,
)
from anpfiff.core.errors import Malformed
from anpfiff.core.pile import count
from anpfiff.games.finale.cards import GOALKEEPER, POSITIONS, TACTICS, TEAMS
from anpfiff.games.finale.side import Side, new_side
from anpfiff.games.finale.state import REASONS, Match

if TYPE_CHECKING:
    from anpfiff.core.pile import Stock
    from anpfiff.games.finale.book import Book

NUMBERS: Final = {
    "period": 8,
    "attack": 4,
    "attacks": 4,
    "stage": 1,
    "bonus": 4,
    "series": 5,
    "leg": 2,
    "round": 8,
}
"""Numbers of the match, and how large each can be."""
ROLES: Final = ["attacker", "attacking", "starter"]
FLAGS: Final = ["counter_used", "won"]
SEATS: Final = ["entrants", "winners", "out", "tally"]
MEN: Final = ["yellow", "chips", "fielded", "arrow", "checks", "shot", "first_eleven", "first_bench"]
SIDE_NUMBERS: Final = ["subs", "total", "goals", "earlier", "kicks", "kick_goals", "had_rows", "arrow_rows"]
MEN_PILES: Final = ["pitch", "bench", "box"]
CARD_PILES: Final = ["hand", "deck", "shown", "spent", "away"]
MOST: Final = 1 << 20


def write_match(s: Match) -> dict[str, Any]:
    """The match as JSON data; cards and men by their ids."""
    found: dict[str, Any] = {name: int(getattr(s, name)) for name in [*NUMBERS, *ROLES]}
    found.update({name: bool(getattr(s, name)) for name in FLAGS})
    found.update({name: [int(seat) for seat in getattr(s, name)] for name in SEATS})
    found["subject"] = int(s.subject)
    found["last"] = int(s.last)
    found["winner"] = int(s.winner)
    found["reason"] = REASONS[s.reason]
    found["sides"] = [write_side(side, s.book, role) for role, side in enumerate(s.sides)]
    return found


def write_side(side: Side, book: Book, role: int) -> dict[str, Any]:
    """One side as JSON data."""
    men, printed = book.clubs[side.team].stock, book.clubs[side.team].rows
    found: dict[str, Any] = {"team": TEAMS[side.team]}
    found.update({name: encode_pile(getattr(side, name), men) for name in MEN_PILES})
    found.update({name: encode_pile(getattr(side, name), book.stocks[role]) for name in CARD_PILES})
    found.update({name: men.write(getattr(side, name)) for name in MEN})
    found.update({name: int(getattr(side, name)) for name in SIDE_NUMBERS})
    found["turns"] = {men.ids[man]: int(side.turns(man)) for man in range(30) if side.turns(man)}
    found["moved"] = {
        men.ids[man]: POSITIONS[side.row_of(man)] for man in range(30) if not (printed[side.row_of(man)] >> man) & 1
    }
    found["lost"] = [int(number) for number in side.lost]
    found["kickers"] = [men.ids[man] for man in side.kickers]
    found["card"] = None if side.card < 0 else TACTICS[side.card]
    found["first_card"] = None if side.first_card < 0 else TACTICS[side.first_card]
    return found


def read_match(book: Book, seats: int, data: dict[str, Any]) -> Match:
    """The match that was written so."""
    rows = expect_list(data["sides"], "sides")
    if len(rows) != 2:
        raise Malformed("sides: expected two")
    s = Match(book, [read_side(book, expect_dict(row, "sides"), role) for role, row in enumerate(rows)])
    if s.sides[0].team == s.sides[1].team:
        raise Malformed("sides: both lead the same club")
    for name, most in NUMBERS.items():
        setattr(s, name, expect_whole(data[name], name, 0, most))
    for name in ROLES:
        setattr(s, name, expect_whole(data[name], name, 0, 1))
    for name in FLAGS:
        setattr(s, name, expect_flag(data[name], name))
    for name in SEATS:
        setattr(s, name, [expect_whole(seat, name, -1, MOST) for seat in expect_list(data[name], name)])
    s.subject = expect_whole(data["subject"], "subject", -1, 29)
    s.last = expect_whole(data["last"], "last", -1, 29)
    s.winner = expect_whole(data["winner"], "winner", -1, 1)
    s.reason = expect_one_of(REASONS, data["reason"], "reason")
    if len(s.out) != seats or len(s.tally) != seats:
        raise Malformed("out, tally: expected a number for each seat")
    return s


def read_side(book: Book, data: dict[str, Any], role: int) -> Side:
    """The side that was written so."""
    team = expect_one_of(TEAMS, data["team"], "team")
    side = new_side(book, team)
    men = book.clubs[team].stock
    for name in MEN_PILES:
        setattr(side, name, decode_pile(data[name], men, name))
    for name in CARD_PILES:
        setattr(side, name, decode_pile(data[name], book.stocks[role], name))
    for name in MEN:
        setattr(side, name, decode_cards(data[name], men, name))
    for name in SIDE_NUMBERS:
        setattr(side, name, expect_whole(data[name], name, 0, MOST))
    for man, turns in expect_dict(data["turns"], "turns").items():
        bit = 1 << men.card(man)
        for turn in range(expect_whole(turns, "turns", 1, 3)):
            side.turn_left(bit)
    for man, position in expect_dict(data["moved"], "moved").items():
        side.move_to(men.card(man), expect_one_of(POSITIONS, position, "moved"))
    side.lost = [expect_whole(number, "lost", 0, 30) for number in expect_list(data["lost"], "lost")]
    if len(side.lost) != len(POSITIONS):
        raise Malformed("lost: expected a number for each position")
    side.kickers = [_card(men, man, "kickers") for man in expect_list(data["kickers"], "kickers")]
    side.card = -1 if data["card"] is None else expect_one_of(TACTICS, data["card"], "card")
    side.first_card = -1 if data["first_card"] is None else expect_one_of(TACTICS, data["first_card"], "first_card")
    if count(side.row(GOALKEEPER)) > 1:
        raise Malformed("pitch: two goalkeepers")
    return side


def _card(stock: Stock, data: object, where: str) -> int:
    return int(stock.card(expect_text(data, where)))
