"""A room with the real box: its table, what is asked of the dice and cards on it, and corrections."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.event import ALL
from anpfiff.core.log import FATE
from anpfiff.core.referee import is_fate_asked
from anpfiff.errors import Illegal, Malformed
from anpfiff.protocol.real_box import Amended, EnteredMoment, FateAsked, Filmed, Meant
from anpfiff.protocol.table import Leave, Propose, Resign
from anpfiff.real_box.corrections import back_to, corrected, film, last_entered, moment_at
from anpfiff.real_box.table import Real, RealTable
from anpfiff.server.refusals import Forbidden
from anpfiff.server.tables import entries

if TYPE_CHECKING:
    from anpfiff.core.fair_chance import FairChance
    from anpfiff.protocol.lobby import OpenTable
    from anpfiff.protocol.real_box import AskAmend, AskFilm, Correct, Fall, RealBox
    from anpfiff.real_box.corrections import EnteredLine
    from anpfiff.server.tables.room import Room

FACES: Final = 8
"""So many faces has a die or coin at most; what more things are drawn from is no die."""
NO_BOX: Final = "tables with the real box are not open at this server; the page without a server has them"
WITH_BOTS: Final = "real: a bot would have to see its hand; at a table with real cards there are none"


def check_box(real: RealBox) -> None:
    """Refuse a box of which nothing lies on the table."""
    if not real.dice and not real.cards:
        raise Malformed("real: expected dice, cards or both")


def check_wish(wish: OpenTable, *, is_allowed: bool = True) -> None:
    """Refuse what does not go together with the real box."""
    real = wish.real
    if real is None:
        return
    if not is_allowed:
        raise Forbidden(NO_BOX)
    check_box(real)
    if real.cards and any(seat.kind == "bot" for seat in wish.seats):
        raise Illegal(WITH_BOTS)
    if real.phones == "one" and any(seat.kind == "friend" for seat in wish.seats):
        raise Malformed("real: with one phone all seats are at this device")
    if wish.clock.kind != "none" or wish.start is not None:
        raise Malformed("real: expected no clock, and a match that begins at kick-off")


def real_table(room: Room, urn: FairChance, names: list[str]) -> RealTable:
    """The table of a room with the real box."""
    real = room.opened.real
    assert real is not None
    return RealTable(room.game, room.setup, Real(real.dice, real.cards), urn, names)


def table_of(room: Room) -> RealTable:
    """The table, which is one with the real box; refused at all others."""
    if not isinstance(room.match, RealTable):
        raise Illegal("at this table there are no real dice or cards")
    return room.match


def fate_asked(room: Room) -> FateAsked | None:
    """What the dice or cards on the table are asked now."""
    table = room.table
    if not isinstance(table, RealTable) or room.result() is not None or not is_fate_asked(table.state):
        return None
    phase, kind = table.state.agenda[-1], "dice" if table.fate_kind() == "dice" else "cards"
    options = [action.notation for action in table.fate()]
    means = [_meant(table, option) for option in options] if kind == "dice" and len(options) <= FACES else []
    return FateAsked(kind, phase.key(), phase.rule, int(phase.role), options, means)  # type: ignore[arg-type]


def _meant(table: RealTable, option: str) -> list[Meant]:
    """What a face would mean: what it makes the referee tell everybody, before anything else falls or is dealt."""
    trial = table.clone()
    before = trial.ply
    trial.say(FATE, option)
    told = [event for ply, event in trial.events if ply == before + 1 and event.to == ALL]
    return [Meant(event.kind.name, event.args()) for event in told]


def judge_fall(room: Room, message: Fall, now: int) -> entries.Entry:
    """The entry of what the dice or cards show."""
    table_of(room).clone().say(FATE, message.action)
    return entries.Fell(now, message.seat, message.action)


def judge_correct(room: Room, message: Correct, now: int) -> entries.Entry:
    """The entry of a correction."""
    table = table_of(room)
    number = [one.ply for one in film(table)].index(_moment_at(table, message.at).ply)
    stays = corrected(table, message.at, message.action).stays
    return entries.Corrected(now, message.seat, message.at, message.action, number, stays)


def check_stays(room: Room, message: Propose | Resign | Leave) -> None:
    """Refuse what would put a bot on a seat where cards are real."""
    is_for_bot = isinstance(message, Propose) and message.what == "take_over"
    is_for_bot = is_for_bot or (isinstance(message, Resign) and len(room.seats) > 2)
    if is_for_bot and room.opened.real is not None and room.opened.real.cards:
        raise Illegal(WITH_BOTS)


def entered(room: Room, entry: entries.Fell | entries.Corrected) -> RealTable:
    """The table after the dice have shown something, or after a correction; everybody is told what follows."""
    table, journals = table_of(room), room.journals
    if isinstance(entry, entries.Fell):
        ply, told = journals.begin(table)
        table.say(FATE, entry.action)
        journals.match(table, entry.at, ply, told, None)
        return table
    table = corrected(table, entry.ply, entry.action).table
    journals.went_back(table, entry.at, entry.seat, entry.ply, "alone")
    journals.match(table, entry.at, entry.ply, sum(after <= entry.ply for after, _ in table.events), None)
    return table


def undo_to(room: Room) -> int | None:
    """The last thing that was entered: anybody at the table may take it back."""
    return last_entered(table_of(room))


def filmed(room: Room, message: AskFilm) -> Filmed:
    """Everything that was entered, as far as all may see it."""
    table = table_of(room)
    return Filmed(message.n, [_moment(one) for one in _shown(table, film(table))])


def amended(room: Room, message: AskAmend) -> Amended:
    """What could have been said at an earlier moment, and what would come of it."""
    table = table_of(room)
    one = _moment_at(table, message.at)
    then = back_to(table, one.ply)
    may = then.fate() if one.seat == FATE else then.decision(one.seat).options
    done = corrected(table, one.ply, message.action) if message.action else None
    options = [action.notation for action in may]
    if done is None:
        return Amended(message.n, _moment(one), options, 0, [])
    later = [late for late in film(table) if late.ply > one.ply] + table.fallen
    stays, falls = len(_shown(table, later[: done.stays])), _shown(table, done.falls)
    return Amended(message.n, _moment(one), options, stays, [_moment(lost) for lost in falls])


def _shown(table: RealTable, moments: list[EnteredLine]) -> list[EnteredLine]:
    """What all may see of what was entered: with cards in the app only the throws, for answers may lie face down."""
    return moments if table.real.cards else [one for one in moments if one.seat == FATE]


def _moment_at(table: RealTable, ply: int) -> EnteredLine:
    """A moment that may be looked at and corrected."""
    one = moment_at(table, ply)
    if not _shown(table, [one]):
        raise Illegal("with cards in the app only throws are corrected; answers are taken back")
    return one


def _moment(one: EnteredLine) -> EnteredMoment:
    return EnteredMoment(one.ply, one.seat, one.owner, one.told, one.prompt, one.rule, one.said)
