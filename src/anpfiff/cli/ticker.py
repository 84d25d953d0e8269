"""The ticker: what a chair may hear and read of a table, as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from anpfiff.cli.colours import STYLES, mood
from anpfiff.cli.language import printable
from anpfiff.core.event import ALL
from anpfiff.core.log import FATE
from anpfiff.core.words import ME, NOBODY

if TYPE_CHECKING:
    from anpfiff.core.event import Event
    from anpfiff.core.log import LogLine
    from anpfiff.core.state import Result
    from anpfiff.core.table import Table
    from anpfiff.core.words import Words

OPEN_CHAIR: Final = -3
"""The chair that sees the truth, for replays that are over and for those who check them."""
LONGEST_NAME: Final = 20
"""Letters of a name that are shown; a board of 80 columns has to hold several."""


def may_read(to: int, chair: int) -> bool:
    """Whether something said or told is for this chair."""
    return to in (ALL, chair) or chair == OPEN_CHAIR


def news(table: Table, chair: int, since: int) -> list[Event]:
    """The events a chair has not heard yet; `since` counts all events of the table."""
    return [event for ply, event in table.events[since:] if may_read(int(event.to), chair)]


def tell(words: Words, event: Event) -> Text:
    """One line of the ticker; what one chair alone is told stands in brackets."""
    sentence = words.tell(event)
    return Text(sentence) if event.to == ALL else mood(f"({sentence})", "faint")


def call_by_name(words: Words, players: list[str]) -> Words:
    """Let words call everybody at a table by name: people by theirs, bots by their league, each only once."""
    people = [seat for seat, player in enumerate(players) if player == ME]
    plain = [label(words, player, is_alone=len(people) == 1) for player in players]
    words.seats = [
        f"{name} {seat + 1 if players[seat] == ME else plain[: seat + 1].count(name)}"
        if plain.count(name) > 1
        else name
        for seat, name in enumerate(plain)
    ]
    words.reader = people[0] if len(people) == 1 else NOBODY
    return words


def label(words: Words, player: str, *, is_alone: bool) -> str:
    """What somebody at a table is called, unless another one is called so too."""
    if player == ME:
        return words.text("seat-me" if is_alone else "seat-coach")
    if not player:
        return words.text("seat-coach")
    if not words.has(f"bot-{player}"):
        return printable(player)[:LONGEST_NAME]
    league = words.text(f"bot-{player}")
    return league[0].upper() + league[1:]


def seat_name(words: Words, seat: int) -> str:
    """How a seat is called in front of what it says."""
    return words.text("seat-fate") if seat == FATE else words.seat(seat)


def log_line(words: Words, ply: int, entry: LogLine, chair: int) -> Text:
    """One line of the log; what lies face down for this chair stays face down."""
    line = Text(f"{ply:>4}  ", STYLES["faint"])
    line.append(seat_name(words, entry.seat) + ": ", STYLES["strong"])
    if may_read(entry.to, chair):
        line.append(words.say(entry.action), "")
        line.append(f"  [{entry.action.notation}]", STYLES["faint"])
    else:
        line.append(words.text("log-face-down"), STYLES["faint"])
    return line


def log_lines(words: Words, table: Table, chair: int) -> list[Text]:
    """Everything said so far and what the referee told about it."""
    told: dict[int, list[Event]] = {}
    for ply, event in table.events:
        if may_read(int(event.to), chair):
            told.setdefault(ply, []).append(event)
    lines = [Text("      ") + tell(words, event) for event in told.get(0, [])]
    for ply, entry in enumerate(table.log):
        lines.append(log_line(words, ply, entry, chair))
        lines += [Text("      ") + tell(words, event) for event in told.get(ply + 1, [])]
    return lines


def result_lines(words: Words, table: Table) -> list[Text]:
    """How it ended: who has won and why, and the places with what each has scored."""
    result = table.result()
    reason = words.text(f"reason-{result.reason.replace('_', '-')}")
    best = [seat_name(words, seat) for seat in result.places[0]]
    key = "result-won" if len(best) == 1 else "result-draw"
    lines = [mood(words.text(key, {"best": ", ".join(best), "reason": reason}), "good")]
    for place, seats in enumerate(result.places, 1):
        for seat in seats:
            score = words.text("result-score", {"number": result.score[seat]})
            args = {"place": place, "name": seat_name(words, seat), "score": score}
            lines.append(Text(words.text("result-place", args)))
    return lines + _details(words, result)


def _details(words: Words, result: Result) -> list[Text]:
    """Numbers of the seats, or something that has a name."""
    found: list[Text] = []
    for key, detail in result.details.items():
        if not words.has(f"result-{key}"):
            continue
        if isinstance(detail, str):
            found.append(Text(words.text(f"result-{key}", {"name": str(words.name(detail))})))
        else:
            found.append(Text(words.text(f"result-{key}", {"numbers": " : ".join(map(str, detail))})))
    return found
