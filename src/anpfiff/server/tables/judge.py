"""The judge: turns what somebody wants into an entry of the log, or refuses it with a reason. It changes nothing.

What it lets through can be applied: whether an action is legal is found out here, with the match, and nowhere later.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final, assert_never

from anpfiff.bots.names import check_league
from anpfiff.core.undo import check_words
from anpfiff.errors import Illegal, Malformed, Over
from anpfiff.protocol.fields import LONGEST_NAME
from anpfiff.protocol.real_box import Correct, Fall
from anpfiff.protocol.table import Leave, Move, Propose, Resign, Say, Seated, Sit, Talk, Undo, Vote
from anpfiff.server.log.store import EXPIRED, OPEN, OVER, RUNNING
from anpfiff.server.refusals import Forbidden, Late, Taken
from anpfiff.server.security.tokens import fits, hash_of
from anpfiff.server.tables import entries
from anpfiff.server.tables.clock import AWAY, consent_time
from anpfiff.server.tables.names import check_letters
from anpfiff.server.tables.real_box import check_stays, judge_correct, judge_fall
from anpfiff.server.tables.seats import STAND_IN
from anpfiff.server.tables.undo import free_undo, open_answer

if TYPE_CHECKING:
    from collections.abc import Collection

    from anpfiff.server.tables.room import Room

BEGUN: Final = (Say, Undo, Propose, Resign, Fall, Correct)
"""What is said only once the match has begun."""


def judge(room: Room, message: Seated, invite: str | None, now: int) -> entries.Entry:
    """The entry that a seat's message becomes; `invite` is the hash of a token made for it, should it need one."""
    if message.seat >= len(room.seats):
        raise Malformed(f"there is no seat {message.seat}")
    if message.line > room.journals.told(message.seat):
        raise Malformed(f"ply: line {message.line} has not been told yet")
    if room.status in (OVER, EXPIRED) and not isinstance(message, Talk):
        raise Over("the match is over")
    if room.status == OPEN and isinstance(message, BEGUN):
        raise Illegal("the match has not begun yet")
    if isinstance(message, (Propose, Resign, Leave)):
        check_stays(room, message)
    if isinstance(message, (Fall, Correct)):
        _check_ply(room, message)
    return _judge(room, message, invite, max(now, room.at))


def _judge(room: Room, message: Seated, invite: str | None, now: int) -> entries.Entry:
    match message:
        case Say():
            return _say(room, message, now)
        case Undo():
            return _undo(room, message, now)
        case Propose():
            return _propose(room, message, now)
        case Vote():
            return _vote(room, message, now)
        case Resign():
            return _resign(room, message, now)
        case Leave():
            return _leave(room, message, invite, now)
        case Move():
            check_own_key(room, hash_of(message.key))
            return entries.Moved(now, message.seat, hash_of(message.key))
        case Talk():
            return entries.Talked(now, message.seat, message.phrase)
        case Fall():
            return judge_fall(room, message, now)
        case Correct():
            return judge_correct(room, message, now)
        case _ as never:
            assert_never(never)


def _say(room: Room, message: Say, now: int) -> entries.Entry:
    question = room.questions.get(message.seat)
    if question is None:
        if message.line < room.journals.told(message.seat):
            raise Late(f"seat {message.seat} is not asked any more; this was decided, or said, before")
        room.match.decision(message.seat)
        raise Illegal(f"seat {message.seat} is not asked now")
    if message.line < question.line:
        raise Late(f"seat {message.seat} is asked something else since line {question.line}; this was decided before")
    if not room.seats[message.seat].is_person:
        raise Forbidden(f"a bot plays seat {message.seat} now")
    if room.opened.real is not None and not message.actions:
        room.match.clone().say(message.seat, message.action)
        return entries.Spoke(now, message.seat, message.action)
    if not message.actions:
        room.match.decision(message.seat).option(message.action)
        _check_lesson(room, message.seat, [message.action])
        return entries.Spoke(now, message.seat, message.action)
    if message.action:
        raise Malformed("say: expected one action, or several, not both")
    first, *more = room.match.steps(message.seat, message.actions)
    _check_lesson(room, message.seat, [first, *more])
    return entries.Spoke(now, message.seat, first, more=more)


def _check_lesson(room: Room, seat: int, steps: list[str]) -> None:
    """In a lesson only what it lets through is said."""
    if room.lesson is not None:
        room.lesson.check(room.match, seat, steps)


def judge_bot(room: Room, seat: int, told: int, action: str, by: str | None, now: int) -> entries.Spoke | None:
    """The entry that a bot's answer becomes; none if its seat is asked something else by now."""
    asked = room.questions.get(seat)
    if asked is None or asked.line != told or seat not in room.bots_asked():
        return None
    room.match.decision(seat).option(action)
    return entries.Spoke(max(now, room.at), seat, action, by)


def judge_script(room: Room, seat: int, told: int, now: int) -> entries.Spoke | None:
    """The entry of what the match of a lesson says for a seat; none if it is no longer asked that, or is free."""
    asked = room.questions.get(seat)
    if room.lesson is None or asked is None or asked.line != told or room.status != RUNNING:
        return None
    steps = room.lesson.scripted(room.match, seat)
    return entries.Spoke(max(now, room.at), seat, steps[0], more=steps[1:]) if steps else None


def _undo(room: Room, message: Undo, now: int) -> entries.Entry:
    _check_ply(room, message)
    way = free_undo(room, message.seat)
    if way is None:
        raise Illegal(
            "only by consent: fate was asked, something hidden was shown or another seat has answered since",
            expected=["propose"],
        )
    if way.alone and room.is_time_over(message.seat, now):
        raise Late(f"the time of seat {message.seat} is over; what lies face down stays there")
    words = checked_words(room, message)
    return entries.TookBack(now, message.seat, way.ply, way.why, way.alone, way.number, words)


def _check_ply(room: Room, message: Seated) -> None:
    """What was decided before the latest line was told may mean something else by now."""
    latest = room.journals.told(message.seat)
    if message.line < latest:
        raise Late(f"the table is at line {latest}; this was decided at line {message.line}")


def _propose(room: Room, message: Propose, now: int) -> entries.Entry:
    _check_ply(room, message)
    if room.proposal is not None:
        raise Illegal("something is proposed already", expected=["vote"])
    until, ply, bot = now + consent_time(room.opened.clock), 0, None
    if message.what == "undo":
        ply = _undo_from(room, message.seat)
    elif message.what == "draw":
        _check_draw(room)
    else:
        _check_take_over(room, message)
        until, bot = max(until, now + AWAY), message.bot or STAND_IN
    return entries.Proposed(
        now, message.seat, message.what, until, ply, message.target, bot,
        words=checked_words(room, message), patient=message.what == "take_over",
    )  # fmt: skip


def _undo_from(room: Room, seat: int) -> int:
    """Where the match would go on if all agreed that a seat takes back."""
    if free_undo(room, seat) is not None:
        raise Illegal(f"seat {seat} need not ask", expected=["undo"])
    if room.opened.competition:
        _check_consent(room, seat)
    ply = open_answer(room, room.held_with(seat))
    if ply is None:
        raise Illegal(f"seat {seat} has said nothing yet")
    return ply


def _check_consent(room: Room, seat: int) -> None:
    """In a competition its rules have to allow it, and a person at another device has to agree: no bot can."""
    if "taking_back" not in room.opened.allows:
        raise Forbidden("in this competition nothing is taken back")
    if not set(room.present()) - room.held_with(seat):
        raise Forbidden("nobody else is here who could agree")


def _check_draw(room: Room) -> None:
    if not room.game.can_draw(room.setup):
        raise Illegal("at this table a match has a winner")
    if any(not seat.is_person for seat in room.seats):
        raise Illegal("bots play on; only persons can agree to a draw")


def _check_take_over(room: Room, message: Propose) -> None:
    if message.target is None or message.target >= len(room.seats):
        raise Malformed("take_over: expected a target, the seat to be taken over")
    if not room.seats[message.target].is_person:
        raise Illegal(f"a bot plays seat {message.target} already")
    if message.target in room.held_with(message.seat):
        raise Illegal("one's own seat cannot be taken over; leave it, or give it a new key")
    if message.bot is not None:
        check_league(message.bot)


def _vote(room: Room, message: Vote, now: int) -> entries.Entry:
    if room.proposal is None:
        raise Late("nothing is proposed any more")
    if message.proposal != room.proposals:
        raise Late(f"this was about proposal {message.proposal}; now it is about number {room.proposals}")
    if message.seat not in room.waits_for():
        raise Illegal(f"seat {message.seat} need not answer", expected=[str(seat) for seat in room.waits_for()])
    return entries.Voted(now, message.seat, message.yes, words=checked_words(room, message))


def checked_words(room: Room, message: Undo | Propose | Vote) -> dict[int, str]:
    """The words of a device, if they are its own and true."""
    if any(seat not in room.held_with(message.seat) for seat in message.words):
        raise Forbidden("words: expected those of this device's seats")
    if room.lesson is not None or room.opened.real is not None:
        return {}  # fate is the lesson's, or lies on the table; nobody's word changes it
    if message.words:
        check_words(room.match.words, message.words)
    return dict(message.words)


def _resign(room: Room, message: Resign, now: int) -> entries.Entry:
    if room.seats[message.seat].has_resigned:
        raise Late(f"seat {message.seat} has given up already")
    return entries.Resigned(now, message.seat)


def _leave(room: Room, message: Leave, invite: str | None, now: int) -> entries.Entry:
    if room.seats[message.seat].has_left:
        raise Late(f"seat {message.seat} has left already")
    return entries.Left(now, message.seat, invite)


def judge_sit(
    room: Room, message: Sit, hashes: Collection[str], now: int, *, is_visiting: bool = False
) -> entries.Sat | None:
    """The entry that somebody's sitting down becomes; none if they sit there already, with this key and part."""
    if message.seat >= len(room.seats):
        raise Malformed(f"there is no seat {message.seat}")
    seat, key = room.seats[message.seat], hash_of(message.key)
    if seat.key is not None and fits(message.key, seat.key) and seat.part and seat.info().state == "ready":
        return None
    if room.status in (OVER, EXPIRED):
        raise Over("the match is over")
    if not seat.has_owner:
        raise Taken(f"a bot sits at seat {message.seat}")
    is_mine = seat.key is not None and fits(message.key, seat.key)
    is_invited = seat.invite is not None and seat.invite in hashes
    if not is_mine and seat.key is not None and not (is_invited and (seat.has_left or seat.is_away)):
        raise Taken(f"somebody else sits at seat {message.seat}")
    if not (is_mine or is_invited or (room.opened.public and room.status == OPEN)):
        raise Forbidden(f"this link is not for seat {message.seat}")
    if not is_mine:
        check_own_key(room, key)
    part = seat.part if room.status == RUNNING else message.part
    return entries.Sat(max(now, room.at), message.seat, check_name(message.name), key, part, visiting=is_visiting)


def check_own_key(room: Room, key: str) -> None:
    """Refuse the token of a link as a key: whoever sent the link knows it, and could look into the hand."""
    if key == room.opened.watch or any(key == seat.invite or key in seat.spent for seat in room.seats):
        raise Malformed("key: expected a key of your own, not the token of a link")


def check_name(name: str) -> str:
    """A name as people choose one: on one line, no control characters, not only blanks."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy or len(tidy) > LONGEST_NAME:
        raise Malformed(f"name: expected 1 to {LONGEST_NAME} characters")
    check_letters(tidy)
    return tidy
