"""How a match of Hat-Trick is written down as JSON data, and read again."""

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
    expect_whole,
)
from anpfiff.core.errors import Malformed
from anpfiff.core.pile import each, set_of
from anpfiff.games.hat_trick.book import CELLS, COLUMNS
from anpfiff.games.hat_trick.cards import ACTIONS, BOX, FIRST_NUMBER, FLANKS, KEEPER_CARDS, MEN, SHOTS, TYPES
from anpfiff.games.hat_trick.players_box import KINDS, STYLES, TEAMS
from anpfiff.games.hat_trick.rules.abilities import WINDOWS
from anpfiff.games.hat_trick.rules.moves import flank_at
from anpfiff.games.hat_trick.side import Side, new_side
from anpfiff.games.hat_trick.state import COMINGS, EMPTY, NEXT, NOWHERE, OUTCOMES, REASONS, STAGES, Match

if TYPE_CHECKING:
    from anpfiff.games.hat_trick.book import Book

NUMBERS: Final = {
    "half": 3,
    "turn": 3,
    "fails": 1 << 20,
    "power": 20,
    "draws": 12,
    "saved": 60,
    "plus": 9,
    "passed": 63,
}
"""Numbers of the match, and how large each can be."""
ROLES: Final = ["attacker", "starter", "mover", "waster"]
FLAGS: Final = ["handed", "helped", "skips", "must_give", "is_hard", "any_shot"]
MEN_OR_NONE: Final = ["fouler", "passer"]
FIELDS: Final = ["ball", "moved", "rival"]
SETS_OF_FIELDS: Final = ["may", "touched"]
ONE_OF_TWO: Final = ["corner", "presses"]
LISTED: Final = {
    "stage": STAGES,
    "to_come": NEXT,
    "outcome": OUTCOMES,
    "kind": TYPES,
    "got": COMINGS,
    "reason": REASONS,
}
SIDE_NUMBERS: Final = ["total", "goals", "kicks", "kick_goals", "subs", "again"]
SIDE_FLAGS: Final = ["is_out", "yellow", "star_keeper", "first_keeper", "has_styled"]
SIDE_MEN: Final = ["gold", "off", "first_gold", "turned", "once", "twice", "blocked", "free_men", "fixed_men"]
SIDE_MAN_OR_NONE: Final = ["captain", "rotated"]
PILES: Final = ["hand", "deck", "discard", "shown", "drawn"]
MOST: Final = 1 << 20
PLAYERS_OF_THE_BASE: Final = [player.id for player in BOX.players]


def write_match(s: Match) -> dict[str, Any]:
    """The match as JSON data; cards by their ids, men by side and number."""
    found: dict[str, Any] = {name: int(getattr(s, name)) for name in [*NUMBERS, *ROLES]}
    found.update({name: bool(getattr(s, name)) for name in FLAGS})
    found.update({name: _or_none(getattr(s, name)) for name in [*FIELDS, *ONE_OF_TWO, "line"]})
    found["window"] = None if s.window < 0 else WINDOWS[s.window]
    found.update({name: names[getattr(s, name)] for name, names in LISTED.items()})
    found.update({name: [int(cell) for cell in each(getattr(s, name))] for name in SETS_OF_FIELDS})
    for name in MEN_OR_NONE:
        found[name] = None if getattr(s, name) == EMPTY else _man(getattr(s, name))
    found["style_deck"] = encode_pile(s.style_deck, s.book.style_stock)
    found["shot"] = None if s.shot < 0 else SHOTS[s.shot]
    found["shot_card"] = None if s.shot_card < 0 else ACTIONS[s.shot_card]
    found["winner"] = int(s.winner)
    found["sides"] = [write_side(s, role) for role in (0, 1)]
    cells = [None if piece == EMPTY else write_man(s, cell) for cell, piece in enumerate(s.cells)]
    found["pitch"] = [cells[first : first + COLUMNS] for first in range(0, CELLS, COLUMNS)]
    return found


def _or_none(number: int) -> int | None:
    return None if number == NOWHERE else int(number)


def _number_or_none(man: int) -> int | None:
    return None if man < 0 else int(man + FIRST_NUMBER)


def _man(piece: int) -> dict[str, Any]:
    return {"role": int(piece // MEN), "number": int(piece % MEN + FIRST_NUMBER)}


def write_man(s: Match, cell: int) -> dict[str, Any]:
    """A man on the pitch with what one wants to see of him; side and number say who he is, the rest follows."""
    piece = s.cells[cell]
    role, man = int(piece // MEN), int(piece % MEN)
    side = s.sides[role]
    return {
        **_man(piece),
        "card": KINDS[side.kinds[man] - MEN] if side.kinds[man] >= MEN else PLAYERS_OF_THE_BASE[side.kinds[man]],
        "attack": int(side.attack(man)),
        "defence": int(side.defence(man)),
        "flank": FLANKS[flank_at(s, role, cell)],
        "is_star": bool((side.gold >> man) & 1),
    }


def write_side(s: Match, role: int) -> dict[str, Any]:
    """One side as JSON data; what it is called follows from both teams."""
    side, book = s.sides[role], s.book
    found: dict[str, Any] = {"team": TEAMS[side.team], "name": TEAMS[s.name(role)]}
    found.update({name: encode_pile(getattr(side, name), book.stocks[role]) for name in PILES})
    found.update({name: int(getattr(side, name)) for name in SIDE_NUMBERS})
    found.update({name: bool(getattr(side, name)) for name in SIDE_FLAGS})
    found.update({name: [int(man + FIRST_NUMBER) for man in each(getattr(side, name))] for name in SIDE_MEN})
    found["kinds"] = [int(kind) for kind in side.kinds]
    found["gone"] = [int(kind) for kind in side.gone]
    found["style"] = None if side.style < 0 else STYLES[side.style]
    found["styles"] = encode_pile(side.styles, book.style_stock)
    found["spent"] = encode_pile(side.spent, book.style_stock)
    found["fresh"] = book.style_stock.write(side.fresh)
    found["streak"] = [TYPES[kind] for kind in side.streak]
    found.update({name: _number_or_none(getattr(side, name)) for name in SIDE_MAN_OR_NONE})
    found["leapers"] = [int(man + FIRST_NUMBER) for man in side.leapers]
    found["leap_from"] = [int(cell) for cell in side.leap_from]
    found["card"] = None if side.card < 0 else ACTIONS[side.card]
    found["keeper"] = None if side.keeper < 0 else KEEPER_CARDS[side.keeper]
    return found


def read_match(book: Book, data: dict[str, Any]) -> Match:
    """The match that was written so."""
    rows = expect_list(data["sides"], "sides")
    if len(rows) != 2:
        raise Malformed("sides: expected two")
    s = Match(book, [read_side(book, expect_dict(row, "sides"), role) for role, row in enumerate(rows)])
    for name, most in NUMBERS.items():
        setattr(s, name, expect_whole(data[name], name, 0, most))
    for name in ROLES:
        setattr(s, name, expect_whole(data[name], name, 0, 1))
    for name in FLAGS:
        setattr(s, name, expect_flag(data[name], name))
    for name in ONE_OF_TWO:
        setattr(s, name, NOWHERE if data[name] is None else expect_whole(data[name], name, 0, 1))
    s.window = NOWHERE if data["window"] is None else expect_one_of(WINDOWS, data["window"], "window")
    for name in FIELDS:
        setattr(s, name, NOWHERE if data[name] is None else expect_whole(data[name], name, 0, CELLS - 1))
    s.line = NOWHERE if data["line"] is None else expect_whole(data["line"], "line", 0, CELLS // COLUMNS - 1)
    for name, names in LISTED.items():
        setattr(s, name, expect_one_of(names, data[name], name))
    for name in SETS_OF_FIELDS:
        setattr(s, name, set_of([expect_whole(cell, name, 0, CELLS - 1) for cell in expect_list(data[name], name)]))
    for name in MEN_OR_NONE:
        setattr(s, name, EMPTY if data[name] is None else read_man(data[name]))
    s.style_deck = decode_pile(data["style_deck"], book.style_stock, "style_deck")
    s.shot = -1 if data["shot"] is None else expect_one_of(SHOTS, data["shot"], "shot")
    s.shot_card = -1 if data["shot_card"] is None else expect_one_of(ACTIONS, data["shot_card"], "shot_card")
    s.winner = expect_whole(data["winner"], "winner", -1, 1)
    s.cells = read_pitch(data["pitch"])
    check(s)
    return s


def read_pitch(data: object) -> list[int]:
    """Who stands where; nobody stands on two fields."""
    lines = [expect_list(line, "pitch") for line in expect_list(data, "pitch")]
    cells = [EMPTY if man is None else read_man(man) for line in lines for man in line]
    if len(cells) != CELLS or any(len(line) != COLUMNS for line in lines):
        raise Malformed(f"pitch: expected {CELLS // COLUMNS} lines of {COLUMNS} fields")
    men = [piece for piece in cells if piece != EMPTY]
    if len(men) != len(set(men)):
        raise Malformed("pitch: a man stands on two fields")
    return cells


def read_man(data: object) -> int:
    """A man written as his side and number."""
    table = expect_dict(data, "pitch")
    last = FIRST_NUMBER + MEN - 1
    number = expect_whole(table.get("number"), "number", FIRST_NUMBER, last) - FIRST_NUMBER
    return MEN * expect_whole(table.get("role"), "role", 0, 1) + number


def check(s: Match) -> None:
    """What belongs together fits together."""
    for role, side in enumerate(s.sides):
        on = [man for man in range(MEN) if MEN * role + man in s.cells]
        if any((side.off >> man) & 1 for man in on):
            raise Malformed("pitch: a man who was sent off stands there")
    if s.ball != NOWHERE and s.cells[s.ball] // MEN != s.attacker:
        raise Malformed("ball: expected it with a man of the side that attacks")


def read_side(book: Book, data: dict[str, Any], role: int) -> Side:
    """The side that was written so."""
    side = new_side(book, role)
    side.team = expect_one_of(TEAMS, data["team"], "team")
    for name in PILES:
        setattr(side, name, decode_pile(data[name], book.stocks[role], name))
    for name in SIDE_NUMBERS:
        setattr(side, name, expect_whole(data[name], name, 0, MOST))
    for name in SIDE_FLAGS:
        setattr(side, name, expect_flag(data[name], name))
    last = FIRST_NUMBER + MEN - 1
    for name in SIDE_MEN:
        men = [expect_whole(number, name, FIRST_NUMBER, last) for number in expect_list(data[name], name)]
        setattr(side, name, set_of([number - FIRST_NUMBER for number in men]))
    for name in ("kinds", "gone"):
        kinds = [expect_whole(kind, name, 0, book.most_kinds - 1) for kind in expect_list(data[name], name)]
        setattr(side, name, kinds)
    side.style = -1 if data["style"] is None else expect_one_of(STYLES, data["style"], "style")
    side.styles = decode_pile(data["styles"], book.style_stock, "styles")
    side.spent = decode_pile(data["spent"], book.style_stock, "spent")
    side.fresh = decode_cards(data["fresh"], book.style_stock, "fresh")
    side.streak = [expect_one_of(TYPES, kind, "streak") for kind in expect_list(data["streak"], "streak")]
    for name in SIDE_MAN_OR_NONE:
        found = data[name]
        setattr(side, name, -1 if found is None else expect_whole(found, name, FIRST_NUMBER, last) - FIRST_NUMBER)
    leapers = [
        expect_whole(number, "leapers", FIRST_NUMBER, last) for number in expect_list(data["leapers"], "leapers")
    ]
    side.leapers = [number - FIRST_NUMBER for number in leapers]
    side.leap_from = [
        expect_whole(cell, "leap_from", 0, CELLS - 1) for cell in expect_list(data["leap_from"], "leap_from")
    ]
    if len(side.leapers) != len(side.leap_from):
        raise Malformed("leap_from: expected one field for each of the leapers")
    if len(side.kinds) != MEN:
        raise Malformed(f"kinds: expected {MEN}")
    side.card = -1 if data["card"] is None else expect_one_of(ACTIONS, data["card"], "card")
    side.keeper = -1 if data["keeper"] is None else expect_one_of(KEEPER_CARDS, data["keeper"], "keeper")
    return side
