"""The replay: a match as a text file that people can read. Setup plus log gives the state, always."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.fair_chance import CHAINED, COUNTING, WORDED, FairChance
from anpfiff.core.log import FATE, LogLine
from anpfiff.core.table import Table
from anpfiff.core.undo import Back, read_back
from anpfiff.errors import Malformed, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.core.game import Game

FORMAT: Final = "anpfiff replay 1"

FIELDS: Final = ("game", "revision", "edition", "seats", "fate", "real", "commitment", "secret", "given", "state")
REAL: Final = ("dice", "cards", "dice,cards")
"""What lay on a real table; the draws that nobody has shown there are filled in."""

UNPROVEN: Final = {
    "by-hand": "dice and draws were entered by hand: they are possible, no more",
    "at-the-table": "dice and cards were real and entered by hand, and what nobody has shown is filled in",
    "given": "how the match came to the position it begins with is not proved",
    "taken-back": "it is not proved that something was taken back: the file does not say what",
    "ended": "it is not proved that the players ended the match here: the file may be cut off",
    "unfinished": "the match is not over, or the file is cut off",
    "no-result": "the match is over, but the file has no result to compare",
}
"""What a replay that nothing is wrong with may leave open."""

_LINE = re.compile(r"(-?[0-9]{1,3}): (\S.*)")


def write(table: Table) -> str:
    """The replay file of a table, whole or half-way through."""
    setup = table.setup
    lines = [FORMAT, f"game {setup.game}", f"revision {setup.revision}", f"edition {setup.edition}"]
    lines += [f"option {name} {json.dumps(value)}" for name, value in setup.options.items()]
    lines.append(f"seats {setup.seats}")
    lines += [f"seat {seat} {name}" for seat, name in enumerate(table.players) if name]
    lines += _write_fate(table)
    if table.by_hand:
        lines.append(f"real {table.by_hand}")
    if table.given:
        lines.append(f"given {table.given}")
    if table.first is not None:
        lines.append(f"state {json.dumps(table.first, ensure_ascii=False)}")
    if setup.own_cards:
        lines += [f"card | {line}" for line in setup.own_cards.removesuffix("\n").split("\n")]
    lines.append("")
    lines += _write_log(table)
    if table.is_over:
        lines += ["", f"result {json.dumps(table.result().as_data())}"]
    elif table.ended is not None:
        lines += ["", f"ended {json.dumps(table.ended)}"]
    return "\n".join(lines) + "\n"


def _write_log(table: Table) -> list[str]:
    """All that was said. What was taken back stands in it, above the line that says so."""
    begun = table.takes[-1][0] if table.takes else 0
    if table.past:
        return [*table.past, *[str(entry) for entry in table.log[begun:]]]
    takes = dict(table.takes)
    lines: list[str] = []
    for ply, entry in enumerate(table.log):
        lines += [f"take {takes[ply]}"] if ply in takes else []
        lines += [] if entry.is_idle else [str(entry)]
    return lines


def _write_fate(table: Table) -> list[str]:
    if table.fair_chance is None:
        return ["fate manual" if table.seed is None else f"fate seed {table.seed}"]
    fair_chance = table.fair_chance
    parts = [f"part {seat} {part}" for seat, part in enumerate(fair_chance.parts) if part]
    kind = "fate urn" if fair_chance.scheme == COUNTING else f"fate urn {fair_chance.scheme}"
    return [kind, f"commitment {fair_chance.commitment}", *parts, f"secret {fair_chance.secret}"]


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
            raise Malformed(f"the replay lacks its line {name!r}", key="replay-lacks", facts={"name": name})
        return self.fields[name]

    def whole(self, name: str) -> int:
        """A field with a whole number."""
        text = self.field(name)
        if not re.fullmatch(r"[0-9]{1,19}", text):
            facts: dict[str, str | int] = {"name": name, "found": text[:40]}
            raise Malformed(f"{name}: expected a whole number, found {text[:40]!r}", key="replay-whole", facts=facts)
        return int(text)


class Body:
    """The part of a replay below the empty line: what was said, in which take, and how it ended."""

    def __init__(self) -> None:
        self.log: list[tuple[int, str]] = []
        """All that was said, what was taken back included."""
        self.backs: list[tuple[int, Back]] = []
        """After how many lines of the log something was taken back."""
        self.takes: list[tuple[int, int]] = []
        self.result: str | None = None
        self.ended: str | None = None


def split(text: str) -> tuple[Header, Body]:
    """The header and the body of a replay's text."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != FORMAT:
        message = f"this is no replay: its first line is not {FORMAT!r}"
        raise Malformed(message, key="replay-none", facts={"format": FORMAT})
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
        raise _at_line(f"line {number}: the result is the last line, found {line[:60]!r}", "after-end", number, line)
    if line.startswith("result "):
        body.result = line.removeprefix("result ")
    elif line.startswith("ended "):
        body.ended = line.removeprefix("ended ")
    elif (take := re.fullmatch(r"take ([0-9]{1,9})", line)) is not None:
        last = body.takes[-1] if body.takes else (-1, 1)
        if int(take[1]) <= last[1] or len(body.log) <= last[0]:
            raise _at_line(f"line {number}: takes are counted upwards, found {line!r}", "take", number, line)
        body.takes.append((len(body.log), int(take[1])))
    elif line.startswith("back "):
        body.backs.append((len(body.log), read_back(line)))
    elif (match := _LINE.fullmatch(line)) is not None:
        body.log.append((int(match[1]), match[2]))
    else:
        raise _at_line(f"line {number}: expected 'seat: action', found {line[:60]!r}", "said", number, line)


def _at_line(message: str, key: str, number: int, line: str) -> Malformed:
    return Malformed(message, key=f"replay-{key}", facts={"number": number, "line": line[:60]})


def _read_header(header: Header, line: str, number: int) -> None:
    name, _, rest = line.partition(" ")
    where = f"line {number}"
    if name == "option":
        option, _, value = rest.partition(" ")
        _only_once(option in header.options, number, f"option {option[:40]}")
        header.options[option] = _read_json(value, where)
    elif name in ("seat", "part"):
        seat, _, value = rest.partition(" ")
        if not re.fullmatch(r"[0-9]{1,2}", seat):
            raise _at_line(f"{where}: expected '{name} NUMBER …', found {line[:60]!r}", "seat", number, line)
        known = header.players if name == "seat" else header.parts
        _only_once(int(seat) in known, number, f"{name} {seat}")
        known[int(seat)] = value
    elif name == "card":
        header.cards.append(rest[2:] if rest.startswith("| ") else rest.removeprefix("|"))
    elif name in FIELDS:
        _only_once(name in header.fields, number, name)
        header.fields[name] = rest
    else:
        raise _at_line(f"{where}: unknown line {name[:40]!r}", "unknown", number, name)


def _only_once(is_there: bool, number: int, line: str) -> None:
    if is_there:
        raise _at_line(f"line {number}: {line!r} stands twice", "twice", number, line)


def _read_json(text: str, where: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"{where}: {error}", key="replay-json", facts={"where": where}) from error


def read(text: str, find: Callable[[str], Game]) -> Table:
    """The table of a replay, all said again and checked: legal, fate as the seed has it, result as recorded."""
    header, body = split(text)
    game = find(header.field("game"))
    if header.whole("revision") != game.revision:
        played = header.field("revision")
        message = f"{game.key} revision {played} was played; this is revision {game.revision}"
        facts: dict[str, str | int] = {"game": game.key, "played": played, "known": game.revision}
        raise Malformed(message, key="replay-revision", facts=facts)
    own_cards = "".join(line + "\n" for line in header.cards)
    setup = game.agree(header.field("edition"), header.options, header.whole("seats"), own_cards)
    players = _by_seat(header.players, setup.seats, "a name")
    fair_chance = _read_urn(header, setup.seats) if header.field("fate").startswith("urn") else None
    table = Table(game, setup, None if fair_chance else _seed(header.field("fate")), players, fair_chance)
    table.by_hand = _read_real(header)
    if "state" in header.fields:
        _lay_out(table, header.fields["state"])
    table.given = header.whole("given") if "given" in header.fields else 0
    if table.given > len(body.log):
        facts = {"given": table.given, "said": len(body.log)}
        message = f"given: {table.given} plies, but only {len(body.log)} were said"
        raise Malformed(message, key="replay-given", facts=facts)
    _say_again(table, body)
    if body.result is not None:
        _check_result(table, body.result)
    if body.ended is not None:
        table.ended = _read_ended(table, body.ended)
    return table


def _read_real(header: Header) -> str:
    found = header.fields.get("real", "")
    if found and (found not in REAL or header.field("fate") != "manual"):
        message = f"real: expected one of {', '.join(REAL)}, with fate manual; found {found[:40]!r}"
        raise Malformed(message, key="replay-real", facts={"found": found[:40]})
    return found


def _lay_out(table: Table, text: str) -> None:
    """Begin where the replay begins; what is wrong with a state is told to programs, people learn which line it is."""
    data = _read_json(text, "state")
    try:
        table.lay_out(data)
    except Refusal as refusal:
        raise Malformed(refusal.message, key="replay-state") from refusal


def _say_again(table: Table, body: Body) -> None:
    """Everything once more in the order it was said, what was taken back included."""
    is_chained = table.fair_chance is not None and table.fair_chance.scheme != COUNTING
    if body.takes and is_chained:
        message = "a take that says not what was taken back: expected 'back PLY WHY SEAT:WORD …'"
        raise Malformed(message, key="replay-silent-take")
    if body.backs and not is_chained:
        raise Malformed("'back' stands only where fate is 'urn 2' or 'urn 3'", key="replay-back")
    table.takes = list(body.takes)
    read_action = table.game.vocabulary.read
    log = [LogLine(seat, read_action(notation), FATE) for seat, notation in body.log]
    done = 0
    for at, back in body.backs:
        table.repeat(log[done:at])
        done = at
        recorded = len(table.past)
        table.take_back(back.ply, back.why, back.words)
        if table.past[recorded:][-1:] != [str(back)]:
            message = f"{str(back)[:60]!r}: nothing was taken back that would stand on record"
            raise Malformed(message, key="replay-nothing-back", facts={"line": str(back)[:60]})
    table.repeat(log[done:])


def _by_seat(given: dict[int, str], seats: int, what: str) -> list[str]:
    for seat in given:
        if seat >= seats:
            message = f"seat {seat} has {what}, but there are {seats} seats"
            raise Malformed(message, key="replay-no-seat", facts={"seat": seat, "seats": seats})
    return [given.get(seat, "") for seat in range(seats)]


def _read_urn(header: Header, seats: int) -> FairChance:
    scheme = {"urn": COUNTING, f"urn {CHAINED}": CHAINED, f"urn {WORDED}": WORDED}.get(header.field("fate"))
    if scheme is None:
        raise _no_fate(header.field("fate"))
    if "state" in header.fields:
        message = "state: a match from an urn begins at kick-off, and all its fate is the urn's, but for what is given"
        raise Malformed(message, key="replay-urn-given", facts={"name": "state"})
    fair_chance = FairChance(header.field("secret"), _by_seat(header.parts, seats, "a part"), scheme)
    if header.field("commitment") != fair_chance.commitment:
        message = "the secret is not the one that was committed to before kick-off"
        raise Malformed(message, key="replay-commitment")
    return fair_chance


def _read_ended(table: Table, text: str) -> dict[str, object]:
    if table.is_over:
        raise Malformed("the match was over by its rules; nobody could end it", key="replay-over")
    found = _read_json(text, "ended")
    if not isinstance(found, dict) or "reason" not in found:
        message = f"ended: expected how it ended and the reason, found {text[:60]!r}"
        raise Malformed(message, key="replay-ended", facts={"found": text[:60]})
    return found


def _seed(text: str) -> int | None:
    if text == "manual":
        return None
    match = re.fullmatch(r"seed ([0-9]{1,19})", text)
    if match is None:
        raise _no_fate(text)
    return int(match[1])


def _no_fate(text: str) -> Malformed:
    kinds = f"'manual', 'urn', 'urn {CHAINED}', 'urn {WORDED}'"
    message = f"fate: expected {kinds} or 'seed NUMBER', found {text[:40]!r}"
    return Malformed(message, key="replay-fate", facts={"kinds": f"{kinds}, 'seed NUMBER'", "found": text[:40]})


def _check_result(table: Table, recorded: str) -> None:
    if not table.is_over:
        message = "the replay has a result, but its log ends before the match is over"
        raise Malformed(message, key="replay-not-over")
    found = json.dumps(table.result().as_data())
    if found != recorded:
        message = f"the result should be {found}, the replay says {recorded[:200]}"
        raise Malformed(message, key="replay-result", facts={"found": found, "recorded": recorded[:200]})


def verify(text: str, find: Callable[[str], Game], *, is_strict: bool = False) -> str | None:
    """None if nothing is wrong with the replay as far as it goes; strictly, if it leaves nothing unproved either."""
    try:
        table = read(text, find)
        wrong: Refusal | None = doubt(table)
    except Refusal as refusal:
        wrong = refusal
    if wrong is not None or not is_strict:
        return None if wrong is None else wrong.message
    left = unproven(table, has_result=split(text)[1].result is not None)
    return "; ".join(UNPROVEN[what] for what in left) or None


def unproven(table: Table, *, has_result: bool) -> list[str]:
    """What no file can show, or this one does not, by the keys of `UNPROVEN`."""
    found = ["by-hand"] if table.fair_chance is None and table.seed is None else []
    found = ["at-the-table"] if table.by_hand else found
    if table.given or table.first is not None:
        found.append("given")
    if table.fair_chance is None and table.takes:
        found.append("taken-back")
    if table.ended is not None:
        found.append("ended")
    elif not table.is_over:
        found.append("unfinished")
    elif not has_result:
        found.append("no-result")
    return found


def doubt(table: Table) -> Refusal | None:
    """Why the dice of a match from an urn could have been chosen, if they could: somebody made up that it went back."""
    if table.fair_chance is None:
        return None
    if table.given:
        message = (
            f"the first {table.given} lines were given, as of another match: the urn proves what fell after them, "
            "and nothing before"
        )
        return Malformed(message, key="replay-begun", facts={"lines": table.given})
    if table.fair_chance.scheme == COUNTING and table.takes:
        message = (
            f"{len(table.takes)} times something was taken back, and the file does not say what and by whose word: "
            "whoever wrote it could have chosen the dice after that"
        )
        return Malformed(message, key="replay-chosen", facts={"times": len(table.takes)})
    for number, back in enumerate(table.backs, 1):
        silent = [seat for seat, part in enumerate(table.fair_chance.parts) if part and not back.words.get(seat)]
        if silent:
            seats = ", ".join(map(str, silent))
            message = (
                f"going back to ply {back.ply} (the {number}. of {len(table.backs)} times) lacks the word of seat "
                f"{seats}: it may be made up, to choose the dice after it"
            )
            facts: dict[str, str | int] = {"ply": back.ply, "number": number, "times": len(table.backs), "seats": seats}
            return Malformed(message, key="replay-made-up", facts=facts)
    return None
