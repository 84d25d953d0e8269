"""The replay: a match as a text file that people can read. Setup plus log gives the state, always."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.errors import Malformed, Refusal
from anpfiff.core.table import FATE, Entry, Table
from anpfiff.core.urn import Urn

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.core.game import Game

FORMAT: Final = "anpfiff replay 1"

FIELDS: Final = ("game", "revision", "edition", "seats", "fate", "commitment", "secret", "given", "state")

_LINE = re.compile(r"(-?[0-9]{1,3}): (\S.*)")


def write(table: Table) -> str:
    """The replay file of a table, whole or half-way through."""
    setup = table.setup
    lines = [FORMAT, f"game {setup.game}", f"revision {setup.revision}", f"edition {setup.edition}"]
    lines += [f"option {name} {json.dumps(value)}" for name, value in setup.options.items()]
    lines.append(f"seats {setup.seats}")
    lines += [f"seat {seat} {name}" for seat, name in enumerate(table.players) if name]
    lines += _write_fate(table)
    if table.given:
        lines.append(f"given {table.given}")
    if table.first is not None:
        lines.append(f"state {json.dumps(table.first, ensure_ascii=False)}")
    if setup.own_cards:
        lines += [f"card | {line}" for line in setup.own_cards.removesuffix("\n").split("\n")]
    lines.append("")
    takes = dict(table.takes)
    for ply, entry in enumerate(table.log):
        lines += [f"take {takes[ply]}"] if ply in takes else []
        lines.append(str(entry))
    if table.is_over:
        lines += ["", f"result {json.dumps(table.result().as_data())}"]
    elif table.ended is not None:
        lines += ["", f"ended {json.dumps(table.ended)}"]
    return "\n".join(lines) + "\n"


def _write_fate(table: Table) -> list[str]:
    if table.urn is None:
        return ["fate manual" if table.seed is None else f"fate seed {table.seed}"]
    urn = table.urn
    parts = [f"part {seat} {part}" for seat, part in enumerate(urn.parts) if part]
    return ["fate urn", f"commitment {urn.commitment}", *parts, f"secret {urn.secret}"]


class Header:
    """The part of a replay above the empty line."""

    def __init__(self) -> None:
        self.fields: dict[str, str] = {}
        self.options: dict[str, Any] = {}
        self.players: dict[int, str] = {}
        self.parts: dict[int, str] = {}
        self.cards: list[str] = []

    def field(self, name: str) -> str:
        """A field that must be there."""
        if name not in self.fields:
            raise Malformed(f"the replay lacks its line {name!r}")
        return self.fields[name]

    def whole(self, name: str) -> int:
        """A field with a whole number."""
        text = self.field(name)
        if not re.fullmatch(r"[0-9]{1,19}", text):
            raise Malformed(f"{name}: expected a whole number, found {text[:40]!r}")
        return int(text)


class Body:
    """The part of a replay below the empty line: what was said, in which take, and how it ended."""

    def __init__(self) -> None:
        self.log: list[tuple[int, str]] = []
        self.takes: list[tuple[int, int]] = []
        self.result: str | None = None
        self.ended: str | None = None


def split(text: str) -> tuple[Header, Body]:
    """The header and the body of a replay's text."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != FORMAT:
        raise Malformed(f"this is no replay: its first line is not {FORMAT!r}")
    header, body = Header(), Body()
    below = False
    for number, line in enumerate(lines[1:], 2):
        if not line:
            below = True
        elif below:
            _read_body(body, line, number)
        else:
            _read_header(header, line, number)
    return header, body


def _read_body(body: Body, line: str, number: int) -> None:
    if body.result is not None or body.ended is not None:
        raise Malformed(f"line {number}: the result is the last line, found {line[:60]!r}")
    if line.startswith("result "):
        body.result = line.removeprefix("result ")
    elif line.startswith("ended "):
        body.ended = line.removeprefix("ended ")
    elif (take := re.fullmatch(r"take ([0-9]{1,9})", line)) is not None:
        last = body.takes[-1] if body.takes else (-1, 1)
        if int(take[1]) <= last[1] or len(body.log) <= last[0]:
            raise Malformed(f"line {number}: takes are counted upwards, found {line!r}")
        body.takes.append((len(body.log), int(take[1])))
    elif (match := _LINE.fullmatch(line)) is not None:
        body.log.append((int(match[1]), match[2]))
    else:
        raise Malformed(f"line {number}: expected 'seat: action', found {line[:60]!r}")


def _read_header(header: Header, line: str, number: int) -> None:
    name, _, rest = line.partition(" ")
    where = f"line {number}"
    if name == "option":
        option, _, value = rest.partition(" ")
        _only_once(option in header.options, f"{where}: 'option {option[:40]}'")
        header.options[option] = _read_json(value, where)
    elif name in ("seat", "part"):
        seat, _, value = rest.partition(" ")
        if not re.fullmatch(r"[0-9]{1,2}", seat):
            raise Malformed(f"{where}: expected '{name} NUMBER …', found {line[:60]!r}")
        known = header.players if name == "seat" else header.parts
        _only_once(int(seat) in known, f"{where}: '{name} {seat}'")
        known[int(seat)] = value
    elif name == "card":
        header.cards.append(rest[2:] if rest.startswith("| ") else rest.removeprefix("|"))
    elif name in FIELDS:
        _only_once(name in header.fields, f"{where}: {name!r}")
        header.fields[name] = rest
    else:
        raise Malformed(f"{where}: unknown line {name[:40]!r}")


def _only_once(is_there: bool, line: str) -> None:
    if is_there:
        raise Malformed(f"{line} stands twice")


def _read_json(text: str, where: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"{where}: {error}") from error


def read(text: str, find: Callable[[str], Game]) -> Table:
    """The table of a replay, all said again and checked: legal, fate as the seed has it, result as recorded."""
    header, body = split(text)
    game = find(header.field("game"))
    if header.whole("revision") != game.revision:
        raise Malformed(f"{game.key} revision {header.field('revision')} was played; this is revision {game.revision}")
    own_cards = "".join(line + "\n" for line in header.cards)
    setup = game.agree(header.field("edition"), header.options, header.whole("seats"), own_cards)
    players = _by_seat(header.players, setup.seats, "a name")
    urn = _read_urn(header, setup.seats) if header.field("fate") == "urn" else None
    table = Table(game, setup, None if urn else _seed(header.field("fate")), players, urn)
    if "state" in header.fields:
        table.lay_out(_read_json(header.fields["state"], "state"))
    table.given = header.whole("given") if "given" in header.fields else 0
    if table.given > len(body.log):
        raise Malformed(f"given: {table.given} plies, but only {len(body.log)} were said")
    table.takes = body.takes
    table.repeat([Entry(seat, game.vocabulary.read(notation), FATE) for seat, notation in body.log])
    if body.result is not None:
        _check_result(table, body.result)
    if body.ended is not None:
        table.ended = _read_ended(table, body.ended)
    return table


def _by_seat(given: dict[int, str], seats: int, what: str) -> list[str]:
    for seat in given:
        if seat >= seats:
            raise Malformed(f"seat {seat} has {what}, but there are {seats} seats")
    return [given.get(seat, "") for seat in range(seats)]


def _read_urn(header: Header, seats: int) -> Urn:
    urn = Urn(header.field("secret"), _by_seat(header.parts, seats, "a part"))
    if header.field("commitment") != urn.commitment:
        raise Malformed("the secret is not the one that was committed to before kick-off")
    return urn


def _read_ended(table: Table, text: str) -> dict[str, object]:
    if table.is_over:
        raise Malformed("the match was over by its rules; nobody could end it")
    found = _read_json(text, "ended")
    if not isinstance(found, dict) or "reason" not in found:
        raise Malformed(f"ended: expected how it ended and the reason, found {text[:60]!r}")
    return found


def _seed(text: str) -> int | None:
    if text == "manual":
        return None
    match = re.fullmatch(r"seed ([0-9]{1,19})", text)
    if match is None:
        raise Malformed(f"fate: expected 'manual', 'urn' or 'seed NUMBER', found {text[:40]!r}")
    return int(match[1])


def _check_result(table: Table, recorded: str) -> None:
    if not table.is_over:
        raise Malformed("the replay has a result, but its log ends before the match is over")
    found = json.dumps(table.result().as_data())
    if found != recorded:
        raise Malformed(f"the result should be {found}, the replay says {recorded[:200]}")


def verify(text: str, find: Callable[[str], Game]) -> str | None:
    """None if the replay proves itself; otherwise what is wrong with it."""
    try:
        read(text, find)
    except Refusal as refusal:
        return refusal.message
    return None
