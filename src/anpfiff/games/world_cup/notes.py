"""How a World Cup is written down as JSON data, and read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.codec import (
    decode_pile,
    encode_pile,
    expect_flag,
    expect_list,
    expect_one_of,
    expect_text,
    expect_whole,
)
from anpfiff.core.errors import Malformed
from anpfiff.core.pile import each, set_of
from anpfiff.games.world_cup.cards import CARDS, NATIONS
from anpfiff.games.world_cup.events import STAGES
from anpfiff.games.world_cup.rows import DEFENCE, MOST_SQUARES, PENALTY, TOKENS, TURNED, tokens
from anpfiff.games.world_cup.state import CHAMPION, NO_CARD, NOBODY, PART, REASONS, new_cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.world_cup.book import Book
    from anpfiff.games.world_cup.state import Cup

USES: Final = [*CARDS, "stopping"]
"""What can be done with a card; with a defence card there are two things."""
PILES: Final = ["deck", "discard", "aside"]
SEATS: Final = ["extras", "active", "playing"]
NUMBERS: Final = {"replays": 1 << 20, "passed": 2, "to_draw": 91, "turns": 16, "part": 2, "row": 95, "group": 8}
"""Numbers of the tournament, and how large each can be."""
TEAMS: Final = ["team", "champion"]
LISTS_OF_TEAMS: Final = ["teams", "lots", "qualified"]
MOST: Final = 1 << 20
FACE_DOWN: Final = "turned "


def write_cup(s: Cup) -> dict[str, Any]:
    """The tournament as JSON data; teams, cards and tokens by their ids."""
    found: dict[str, Any] = {name: int(getattr(s, name)) for name in NUMBERS}
    found["stage"] = STAGES[s.stage]
    found["is_replay"] = bool(s.is_replay)
    found["hands"] = [encode_pile(hand, s.book.stock) for hand in s.hands]
    found.update({name: encode_pile(getattr(s, name), s.book.stock) for name in PILES})
    found.update({name: [int(seat) for seat in each(getattr(s, name))] for name in SEATS})
    found["drawer"] = int(s.drawer)
    found["winner"] = int(s.winner)
    found["reason"] = REASONS[s.reason]
    found["card"] = None if s.card == NO_CARD else USES[s.card]
    found["owners"] = [int(seat) for seat in s.owners]
    found.update({name: None if getattr(s, name) == NOBODY else NATIONS[getattr(s, name)] for name in TEAMS})
    found.update({name: [NATIONS[team] for team in getattr(s, name)] for name in LISTS_OF_TEAMS})
    found["laid"] = [NATIONS[team] for team in each(s.laid)]
    found["level"] = [[NATIONS[team] for team in each(teams)] for teams in s.level]
    found["rows"] = [[_token(token) for token in tokens(row)] for row in s.rows]
    found["dice"] = [int(number) for number in s.dice]
    found["kicks"] = [int(number) for number in s.kicks]
    found["results"] = [int(number) for number in s.results]
    found["tally"] = [int(goals) for goals in s.tally]
    found["best"] = [int(stage) for stage in s.best]
    return found


def _token(token: i64) -> str:
    return FACE_DOWN + TOKENS[token - TURNED - 1] if token > TURNED else TOKENS[token - 1]


def read_cup(book: Book, data: dict[str, Any]) -> Cup:
    """The tournament that was written so."""
    s = new_cup(book)
    hands = expect_list(data["hands"], "hands")
    if len(hands) != book.seats:
        raise Malformed("hands: expected one for each seat")
    s.hands = [decode_pile(hand, book.stock, "hands") for hand in hands]
    for name in PILES:
        setattr(s, name, decode_pile(data[name], book.stock, name))
    for name, most in NUMBERS.items():
        setattr(s, name, expect_whole(data[name], name, 0, most))
    for name in SEATS:
        setattr(s, name, set_of(_wholes(data[name], name, 0, int(book.seats) - 1)))
    s.stage = expect_one_of(STAGES, data["stage"], "stage")
    s.is_replay = expect_flag(data["is_replay"], "is_replay")
    s.drawer = expect_whole(data["drawer"], "drawer", NOBODY, int(book.seats) - 1)
    s.winner = expect_whole(data["winner"], "winner", NOBODY, int(book.seats) - 1)
    s.reason = expect_one_of(REASONS, data["reason"], "reason")
    s.card = NO_CARD if data["card"] is None else expect_one_of(USES, data["card"], "card")
    s.owners = _wholes(data["owners"], "owners", NOBODY, int(book.seats) - 1, len(NATIONS))
    for name in TEAMS:
        setattr(s, name, NOBODY if data[name] is None else expect_one_of(NATIONS, data[name], name))
    for name in LISTS_OF_TEAMS:
        setattr(s, name, _teams(data[name], name))
    s.laid = set_of(_teams(data["laid"], "laid"))
    s.level = [set_of(_teams(teams, "level")) for teams in expect_list(data["level"], "level")]
    s.dice = _wholes(data["dice"], "dice", 0, 4, len(s.dice))
    s.kicks = _wholes(data["kicks"], "kicks", 0, MOST)
    s.results = _wholes(data["results"], "results", NOBODY, MOST)
    s.tally = _wholes(data["tally"], "tally", 0, MOST, int(book.seats))
    s.best = _wholes(data["best"], "best", 0, CHAMPION, int(book.seats))
    read_rows(s, data["rows"])
    check(s)
    return s


def read_rows(s: Cup, data: object) -> None:
    """The tokens of every row; none has more than there are squares."""
    s.rows = [_row(row) for row in expect_list(data, "rows")]
    if len(s.rows) != len(s.teams) or len(s.teams) % 2:
        raise Malformed("rows: expected one for each of the teams, two to a match")
    for k, row in enumerate(s.rows):
        if len(tokens(row)) > s.book.squares[s.teams[k]]:
            raise Malformed(f"rows: {NATIONS[s.teams[k]]} has not so many squares")


def check(s: Cup) -> None:
    """What belongs together fits together."""
    if len(s.results) % PART:
        raise Malformed(f"results: expected {PART} numbers for each match")
    if any(not 0 <= s.results[k + part] < len(NATIONS) for k in range(0, len(s.results), PART) for part in (1, 2)):
        raise Malformed("results: expected two teams in each match")
    if s.kicks and len(s.kicks) != 4:
        raise Malformed("kicks: expected goals and kicks of two teams")
    if any(not teams for teams in s.level):
        raise Malformed("level: expected at least one team")
    if any((s.book.rank_of[team] < 0) for team in [*s.teams, *s.lots, *s.qualified]):
        raise Malformed("teams: expected teams of this tournament")
    if s.teams and any(s.owners[team] == NOBODY for team in s.teams):
        raise Malformed("owners: expected a seat for every team")


def _row(data: object) -> i64:
    row: i64 = 0
    place: i64 = 0
    for word in expect_list(data, "rows"):
        text = expect_text(word, "rows")
        plain = text.removeprefix(FACE_DOWN)
        token: i64 = 1 + expect_one_of(TOKENS, plain, "rows")
        if plain != text:
            if token in (DEFENCE, PENALTY):
                raise Malformed(f"rows: {plain} is never turned")
            token += TURNED
        row |= token << place
        place += 4
    if place > 4 * MOST_SQUARES:
        raise Malformed("rows: too many tokens")
    return row


def _teams(data: object, where: str) -> list[i64]:
    return [expect_one_of(NATIONS, team, where) for team in expect_list(data, where)]


def _wholes(data: object, where: str, low: int, high: int, length: int | None = None) -> list[i64]:
    found: list[i64] = [expect_whole(number, where, low, high) for number in expect_list(data, where)]
    if length is not None and len(found) != length:
        raise Malformed(f"{where}: expected {length} numbers, found {len(found)}")
    return found
