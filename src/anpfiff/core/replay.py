"""The replay: a match as a text file that people can read. Setup plus log gives the state, always."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.errors import Malformed, Refusal
from anpfiff.core.table import FATE, Entry, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.core.game import Game

FORMAT: Final = "anpfiff replay 1"

_LINE = re.compile(r"(-?[0-9]{1,3}): (\S.*)")


def write(table: Table) -> str:
    """The replay file of a table, whole or half-way through."""
    setup = table.setup
    lines = [FORMAT, f"game {setup.game}", f"revision {setup.revision}", f"edition {setup.edition}"]
    lines += [f"option {name} {json.dumps(value)}" for name, value in setup.options.items()]
    lines.append(f"seats {setup.seats}")
    lines += [f"seat {seat} {name}" for seat, name in enumerate(table.players) if name]
    lines.append("fate manual" if table.seed is None else f"fate seed {table.seed}")
    if table.given:
        lines.append(f"given {table.given}")
    if table.first is not None:
        lines.append(f"state {json.dumps(table.first, ensure_ascii=False)}")
    if setup.own_cards:
        lines += [f"card | {line}" for line in setup.own_cards.removesuffix("\n").split("\n")]
    lines.append("")
    lines += [str(entry) for entry in table.log]
    if table.is_over:
        lines += ["", f"result {json.dumps(table.result().as_data())}"]
    return "\n".join(lines) + "\n"


class Header:
    """The part of a replay above the empty line."""

    def __init__(self) -> None:
        self.fields: dict[str, str] = {}
        self.options: dict[str, Any] = {}
        self.players: dict[int, str] = {}
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


def split(text: str) -> tuple[Header, list[tuple[int, str]], str | None]:
    """The header, the log and the recorded result of a replay's text."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != FORMAT:
        raise Malformed(f"this is no replay: its first line is not {FORMAT!r}")
    header, log, result = Header(), [], None
    body = False
    for number, line in enumerate(lines[1:], 2):
        if not line:
            body = True
        elif not body:
            _read_header(header, line, number)
        elif result is not None:
            raise Malformed(f"line {number}: the result is the last line, found {line[:60]!r}")
        elif line.startswith("result "):
            result = line.removeprefix("result ")
        elif (match := _LINE.fullmatch(line)) is not None:
            log.append((int(match[1]), match[2]))
        else:
            raise Malformed(f"line {number}: expected 'seat: action', found {line[:60]!r}")
    return header, log, result


def _read_header(header: Header, line: str, number: int) -> None:
    name, _, rest = line.partition(" ")
    where = f"line {number}"
    if name == "option":
        option, _, value = rest.partition(" ")
        _only_once(option in header.options, f"{where}: 'option {option[:40]}'")
        header.options[option] = _read_json(value, where)
    elif name == "seat":
        seat, _, player = rest.partition(" ")
        if not re.fullmatch(r"[0-9]{1,2}", seat):
            raise Malformed(f"{where}: expected 'seat NUMBER NAME', found {line[:60]!r}")
        _only_once(int(seat) in header.players, f"{where}: 'seat {seat}'")
        header.players[int(seat)] = player
    elif name == "card":
        header.cards.append(rest[2:] if rest.startswith("| ") else rest.removeprefix("|"))
    elif name in ("game", "revision", "edition", "seats", "fate", "given", "state"):
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
    header, log, recorded = split(text)
    game = find(header.field("game"))
    if header.whole("revision") != game.revision:
        raise Malformed(f"{game.key} revision {header.field('revision')} was played; this is revision {game.revision}")
    own_cards = "".join(line + "\n" for line in header.cards)
    setup = game.agree(header.field("edition"), header.options, header.whole("seats"), own_cards)
    for seat in header.players:
        if seat >= setup.seats:
            raise Malformed(f"seat {seat} has a name, but there are {setup.seats} seats")
    players = [header.players.get(seat, "") for seat in range(setup.seats)]
    table = Table(game, setup, _seed(header.field("fate")), players)
    if "state" in header.fields:
        table.lay_out(_read_json(header.fields["state"], "state"))
    table.given = header.whole("given") if "given" in header.fields else 0
    if table.given > len(log):
        raise Malformed(f"given: {table.given} plies, but only {len(log)} were said")
    table.repeat([Entry(seat, game.vocabulary.read(notation), FATE) for seat, notation in log])
    if recorded is not None:
        _check_result(table, recorded)
    return table


def _seed(text: str) -> int | None:
    if text == "manual":
        return None
    match = re.fullmatch(r"seed ([0-9]{1,19})", text)
    if match is None:
        raise Malformed(f"fate: expected 'manual' or 'seed NUMBER', found {text[:40]!r}")
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
